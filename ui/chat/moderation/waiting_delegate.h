// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/moderation/waiting_feed.h"
#include "kit/lists/row_delegate.h"
#include "models/live_list.h"

namespace Sidestage {

class ModerationService;

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
    void paintHead(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintMessage(QPainter *painter, const QRect &rect, const Waiting &row, bool isSelected,
                      Qt::LayoutDirection direction) const;
    QRect buttonRect(const QStyleOptionViewItem &option, bool allow) const;

    const ModerationService *m_service;
    const LiveList<Waiting> *m_rows;
    QAbstractItemView *m_table;
};

}  // namespace Sidestage
