// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

#include <optional>

namespace Sidestage {

/// A switch of 34x20 px with a word next to it. Space and Enter toggle it. Screen readers read it as a check
/// box. Set setAccessibleName() to what is switched.
class Toggle : public QAbstractButton
{
    Q_OBJECT

public:
    explicit Toggle(QWidget *parent = nullptr);

    /// Sets the word next to the switch; empty: "On" and "Off".
    void setWord(const QString &word);
    /// Hide the word in rows that show it elsewhere.
    void setWordVisible(bool visible);
    QString word() const;

    QSize sizeHint() const override;

    /// Paints the switch without its word, for delegates. `on` without a value: unknown, with the knob in the
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
