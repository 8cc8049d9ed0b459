// SPDX-License-Identifier: GPL-3.0-or-later
#include "call_delegate.h"

#include "kit/theme/theme.h"

#include <QAbstractItemView>
#include <QPainter>

namespace Sidestage {

namespace {

constexpr int twoLines = 52;

}  // namespace

CallDelegate::CallDelegate(QAbstractItemView *view, const LiveList<LoggedCall> *calls, PageTitles pages)
    : RowDelegate(view)
    , m_view(view)
    , m_calls(calls)
    , m_pages(std::move(pages))
{
}

int CallDelegate::rowHeight() const
{
    return m_isTwoLines ? twoLines : Measure::tableRow;
}

void CallDelegate::paint(QPainter *painter, const QStyleOptionViewItem &original,
                         const QModelIndex &index) const
{
    QStyleOptionViewItem option(original);
    if (index.column() == CallTexts::EndpointColumn)
        option.textElideMode = Qt::ElideLeft;  // the end of a path tells more
    if (!m_isTwoLines)
        return RowDelegate::paint(painter, option, index);
    option.index = index;
    paintRowBackground(painter, option, isHovered(index));
    painter->save();
    QStyleOptionViewItem upper(option);
    upper.rect.adjust(0, px(4), 0, -option.rect.height() / 2);
    paintContent(painter, upper, index);
    // The second line spans the whole row. Each cell paints the part that lies within its own rectangle.
    painter->save();
    painter->setClipRect(option.rect, Qt::IntersectClip);
    const QRect line(0, option.rect.top() + option.rect.height() / 2, m_view->viewport()->width(),
                     option.rect.height() / 2 - px(4));
    const LoggedCall &call = m_calls->row(index.row());
    QStringList parts{call.isEvent() ? tr("Event") : call.record->method};
    if (const QString by = CallTexts::askedBy(call, m_pages); !by.isEmpty())
        parts.append(by);
    paintSecondLine(painter, option, line, parts.join(QStringLiteral(" · ")), CallTexts::time(*call.record));
    painter->restore();
    paintRing(painter, option, index);
    painter->restore();
}

}  // namespace Sidestage
