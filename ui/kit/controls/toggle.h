// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <optional>

namespace Sidestage {

/// A switch of 34x20 with a word beside it. Space and Enter turn it; screen readers see a check box.
/// setAccessibleName() says what is switched.
class Toggle : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Toggle(QWidget *parent = nullptr);

    /// The word beside it; empty brings back "On" and "Off".
    void setWord(const QString &word);
    /// In rows where the word stands elsewhere.
    void setWordVisible(bool visible);
    QString word() const;

    QSize sizeHint() const override;

    /// The switch without its word, for delegates. `on` without a value: not known, its knob stands in the
    /// middle.
    static void paintSwitch(QPainter *painter, const QRect &box, std::optional<bool> on, bool enabled,
                            bool hovered, Qt::LayoutDirection direction);
    static QSize switchSize();
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool hitButton(const QPoint &position) const override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_word;
    bool m_wordVisible = true;
};

}  // namespace Sidestage
