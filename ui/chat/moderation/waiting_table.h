// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/moderation/waiting_feed.h"
#include "kit/lists/padded_table.h"
#include "kit/lists/row_delegate.h"
#include "models/live_list.h"
#include "page/page.h"

#include <QElapsedTimer>

namespace Sidestage {

class ModerationService;
class PermissionHint;

/// Of all feeds that may be read.
Freshness freshnessOfWaiting(const ModerationService *service);
/// Says in the hint what is not shown without which permission, and hides it if nothing is missing.
void showMissing(const ModerationService *service, PermissionHint *hint);

/// Paints the rows of what waits: two lines, the flagged part of the message marked, and two buttons.
class WaitingDelegate : public RowDelegate
{
    Q_OBJECT
public:
    enum Column { ViewerColumn, MessageColumn, WhyColumn, AgeColumn, DecideColumn };
    static constexpr int rowHeight = 48;  ///< In px at a body line of 20 px.

    /// All must outlive the delegate.
    WaitingDelegate(const ModerationService *service, const LiveList<Waiting> *rows, QAbstractItemView *view);

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override;

Q_SIGNALS:
    /// The button of a row was clicked.
    void decided(int row, bool allow);

private:
    bool offers(const Waiting &row, bool allow) const;
    void paintHead(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintMessage(QPainter *painter, const QRect &rect, const Waiting &row, bool isQuiet,
                      Qt::LayoutDirection direction) const;
    QRect buttonRect(const QStyleOptionViewItem &option, bool allow) const;

    const ModerationService *m_service;
    const LiveList<Waiting> *m_rows;
    QAbstractItemView *m_table;
};

/// What waits for moderators, in groups with their heads and counts. When the current row has gone, the next
/// one becomes current, so that one key after the other decides. While the pointer is over the rows, those
/// that are gone keep their places for some seconds, because they would move the others below it.
class WaitingTable : public PaddedTable
{
    Q_OBJECT
public:
    /// `service` must outlive the table.
    explicit WaitingTable(ModerationService *service);

    LiveList<Waiting> *rows() const { return m_rows; }
    /// The row that is current; none: no row, or the head of a group.
    std::optional<Waiting> current() const;
    /// Shows what waits now.
    void sync();
    /// Allows or denies it, with a reply to a request, and goes to the next row. Does nothing if it is
    /// decided, or if isTooSoon(). A suspicious viewer only leaves the list: there is nothing to deny.
    void decide(const Waiting &row, bool allow, const QString &reply = {});
    /// Whether the current row has only just become current in the place of a row that is gone: what the user
    /// does is meant for that one.
    bool isTooSoon() const { return current() && isTooSoon(current()->key); }
    /// Whether somebody looks at it: then it is read more often.
    void setOnScreen(bool onScreen);

Q_SIGNALS:
    /// The button of a row was clicked, and the row did not move just before: the click would be meant for
    /// another one.
    void decided(const Sidestage::Waiting &row, bool allow);
    /// Rows that have kept their places may leave: call sync().
    void outdated();

protected:
    void resizeEvent(QResizeEvent *event) override;
    void rowsAboutToBeRemoved(const QModelIndex &parent, int start, int end) override;

private:
    bool isTooSoon(const QString &key) const;
    void shifted(int from);
    bool wasShifted(int row) const;
    void goToNext(const QString &key);
    QList<Waiting> goneSince(const QList<Waiting> &rows) const;
    bool isKeeping();

    ModerationService *m_service;
    LiveList<Waiting> *m_rows;
    WaitingDelegate *m_delegate;
    QElapsedTimer m_sinceKept{};  ///< Valid while rows that are gone keep their places.
    QString m_movedTo{};          ///< The row that became current because the one before it had gone.
    QElapsedTimer m_sinceMoved{};
    int m_shiftedFrom = 0;  ///< From this row on, rows have another place than before.
    QElapsedTimer m_sinceShifted{};
    bool m_isOnScreen = false;
};

}  // namespace Sidestage
