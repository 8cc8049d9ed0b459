// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "wrap_label.h"

#include <QLayout>
#include <QWidget>

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

private:
    WrapLabel *m_label;
};

/// A layout with one item that invalidates its parent only when the needed size has changed.
class SteadyLayout : public QLayout
{
    Q_OBJECT

public:
    explicit SteadyLayout(QWidget *parent);
    ~SteadyLayout() override;

    void addItem(QLayoutItem *item) override;
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    int count() const override { return m_item ? 1 : 0; }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    bool hasHeightForWidth() const override;
    int heightForWidth(int width) const override;
    Qt::Orientations expandingDirections() const override;
    void setGeometry(const QRect &rect) override;
    void invalidate() override;

private:
    struct Room
    {
        QSize wanted{};
        QSize least{};
        int high = 0;
        bool isEmpty = true;

        bool operator==(const Room &) const = default;
    };
    Room needed() const;

    QLayoutItem *m_item = nullptr;
    Room m_room{};
};

}  // namespace Sidestage
