// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board_plan.h"

#include <QHash>
#include <QPointer>
#include <QWidget>

namespace Sidestage {

class ArrangeHandle;
class BoardLayout;
class Card;

/// Cards in as many columns as fit, which the user arranges: by dragging, or with the keys of the focused
/// card (arrows move it, W makes it wider or narrower, H hides it, P moves it to its own window). The tab
/// order follows the visual order.
class CardBoard : public QWidget
{
    Q_OBJECT

public:
    explicit CardBoard(QWidget *parent = nullptr);
    ~CardBoard() override;

    /// Takes ownership. `span` is the preferred width in columns, 1 or 2. `spanOfFour` applies when there are
    /// four columns; 0: the same as `span`. `isForLarge`: at first only shown in a large window.
    void addCard(const QString &id, const QString &title, Card *card, int span, int spanOfFour = 0,
                 bool isForLarge = false);
    /// Returns null if there is no such card, or while it is in another window.
    Card *card(const QString &id) const;
    QString titleOf(const QString &id) const { return m_cards.value(id).title; }
    const BoardPlan &plan() const { return m_plan; }
    /// Returns the visible cards of this board in visual order.
    QStringList shown() const;
    /// Returns the number of columns at this width in px.
    int columnsAt(int width) const;

    /// Releases a card to the caller, who takes ownership; null if it is not here. Its position is kept.
    Card *removeCard(const QString &id);
    /// Takes the card back to its position, and shows it.
    void putBack(const QString &id, Card *card);
    bool isOut(const QString &id) const { return m_cards.value(id).isOut; }

    /// While arranging, handles cover the cards, which cannot be used.
    void setArranging(bool arranging);
    bool isArranging() const { return m_arranging; }
    void moveBy(const QString &id, int places);
    void moveTo(const QString &id, const QString &target);
    void setHidden(const QString &id, bool hidden);
    void setWide(const QString &id, bool wide);
    void reset();

    QString saveState() const { return m_plan.saveState(); }
    void restoreState(const QString &kept);

    /// Returns the card at this position of the board; empty: none.
    QString cardAt(const QPoint &place) const;
    /// Marks the drop target of the dragged card; empty: none.
    void setTarget(const QString &id);

Q_SIGNALS:
    /// Emitted when the user has changed the arrangement.
    void arranged();
    /// Emitted when a card was shown, hidden, released or put back.
    void shownChanged();
    void windowRequested(const QString &id);
    void doneRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Seat
    {
        QString title{};
        QPointer<Card> card{};
        QPointer<ArrangeHandle> handle{};
        QList<QPointer<QWidget>> asleep{};  ///< Widgets of the card that are disabled under the handle.
        bool isOut = false;
    };

    void apply();
    void fit();
    void placeHandle(Seat &seat, const QString &id);
    static void dropHandle(Seat &seat);
    void announceCard(const QString &id);

    BoardPlan m_plan{};
    QHash<QString, Seat> m_cards{};
    BoardLayout *m_layout;
    bool m_arranging = false;
};

}  // namespace Sidestage
