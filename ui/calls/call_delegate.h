// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "call_texts.h"
#include "kit/lists/row_delegate.h"

namespace Sidestage {

/// Paints the rows in one line, or in a very narrow window with a second one for time, method and page.
class CallDelegate : public RowDelegate
{
    Q_OBJECT
public:
    /// `calls`: the rows of the view.
    CallDelegate(QAbstractItemView *view, const LiveList<LoggedCall> *calls, PageTitles pages);

    void setTwoLines(bool twoLines) { m_isTwoLines = twoLines; }
    /// In px at a body line of 20 px.
    int rowHeight() const;
    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override;

private:
    QAbstractItemView *m_view;
    const LiveList<LoggedCall> *m_calls;
    PageTitles m_pages;
    bool m_isTwoLines = false;
};

}  // namespace Sidestage
