// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;

namespace Sidestage {

class Button;
class CardBoard;
class FlowLayout;

/// Covers a card while its board is being arranged. Drags the card, and offers all actions by mouse and
/// keyboard.
class ArrangeHandle : public QWidget
{
    Q_OBJECT

public:
    /// Covers the card with this id.
    ArrangeHandle(CardBoard *board, const QString &id, const QString &title, QWidget *card);

    /// Sets the position of the card, the number of cards, and whether it is wide.
    void setPlace(int place, int of, bool isWide);
    /// Marks this card as the drop target of another card.
    void setTarget(bool isTarget);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    void drop(bool there);

    CardBoard *m_board;
    QString m_id;
    QString m_title;
    QLabel *m_name;
    Button *m_earlier;
    Button *m_later;
    Button *m_wide;
    Button *m_window;
    Button *m_hide;
    QPoint m_pressedAt{};
    QString m_over{};
    bool m_dragging = false;
    bool m_isWide = false;
    bool m_isTarget = false;
};

}  // namespace Sidestage
