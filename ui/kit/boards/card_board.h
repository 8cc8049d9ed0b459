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

/// Cards in as many columns as there is room for, which the user arranges: by dragging, or with the keys of
/// the marked card (arrows move it, W makes it wider or narrower, H hides it, P gives it a window). The tab
/// key goes through them as they stand.
class CardBoard : public QWidget
{
    Q_OBJECT

public:
    explicit CardBoard(QWidget *parent = nullptr);
    ~CardBoard() override;

    /// Takes ownership. `span`: the columns that it wants, 1 or 2; `spanOfFour`: of four, 0 is as many.
    void addCard(const QString &id, const QString &title, Card *card, int span, int spanOfFour = 0);
    /// Null when there is none, and while it is elsewhere.
    Card *card(const QString &id) const;
    QString titleOf(const QString &id) const { return m_cards.value(id).title; }
    const BoardPlan &plan() const { return m_plan; }
    /// Those that are shown here, as they stand.
    QStringList shown() const;
    /// As they would be arranged in this many pixels.
    int columnsAt(int width) const;

    /// Lets go of a card, which belongs to nobody then; null when it is not here. Its place stays its own.
    Card *removeCard(const QString &id);
    /// Takes it back, to where it was.
    void putBack(const QString &id, Card *card);
    bool isOut(const QString &id) const { return m_cards.value(id).isOut; }

    /// While arranging, cards lie under handles and do nothing else.
    void setArranging(bool arranging);
    bool isArranging() const { return m_arranging; }
    void moveBy(const QString &id, int places);
    void moveTo(const QString &id, const QString &target);
    void setHidden(const QString &id, bool hidden);
    void setWide(const QString &id, bool wide);
    void reset();

    QString saveState() const { return m_plan.saveState(); }
    void restoreState(const QString &kept);

    /// The card below this place of the board; empty: none is.
    QString cardAt(const QPoint &place) const;
    /// Marks the one that another is being dragged to; empty: none.
    void setTarget(const QString &id);

Q_SIGNALS:
    /// The user has arranged something.
    void arranged();
    /// A card has come or gone.
    void shownChanged();
    void windowRequested(const QString &id);
    void doneRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    struct Seat
    {
        QString title{};
        QPointer<Card> card{};
        QPointer<ArrangeHandle> handle{};
        QList<QPointer<QWidget>> asleep{};  ///< What of the card cannot be used below the handle.
        bool isOut = false;
    };

    void apply();
    void placeHandle(Seat &seat, const QString &id);
    static void dropHandle(Seat &seat);
    void announceCard(const QString &id);

    BoardPlan m_plan{};
    QHash<QString, Seat> m_cards{};
    BoardLayout *m_layout;
    bool m_arranging = false;
};

}  // namespace Sidestage
