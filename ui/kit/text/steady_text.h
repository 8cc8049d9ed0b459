// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wrap_label.h"

class QFontMetrics;

namespace Sidestage {

/// Returns the width of the text if each digit had the widest digit's width, so that it stays constant while
/// counting.
int steadyWidth(const QString &text, const QFontMetrics &metrics);

/// Shows a sentence with a number that changes each second, such as "3 left, next in 21:10". Digits count as
/// wide as the widest one. As long as the sentence needs the same space, no relayout happens. A QLabel would
/// relayout everything up to the window with each text.
class SteadyText : public QWidget
{
    Q_OBJECT

public:
    explicit SteadyText(TextRole role = TextRole::Body, Tone tone = Tone::Text, QWidget *parent = nullptr);

    /// Sets the object name, also of the inner label.
    void setName(const QString &name);
    void setText(const QString &text);
    QString text() const { return m_label->text(); }
    WrapLabel *label() const { return m_label; }

    QSize sizeHint() const override { return m_label->sizeHint(); }
    QSize minimumSizeHint() const override { return m_label->minimumSizeHint(); }
    bool hasHeightForWidth() const override { return m_label->hasHeightForWidth(); }
    int heightForWidth(int width) const override { return m_label->heightForWidth(width); }

protected:
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Room
    {
        QSize wanted{};
        QSize least{};
        int high = 0;

        bool operator==(const Room &) const = default;
    };
    Room needed() const;
    /// Asks for another size if the text needs one.
    void fit();

    WrapLabel *m_label;
    Room m_room{};
};

}  // namespace Sidestage
