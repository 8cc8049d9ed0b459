// SPDX-License-Identifier: GPL-3.0-or-later
#include "long_list.h"

#include "kit/text/tip.h"
#include "kit/theme/theme.h"
#include "padded_table.h"
#include "row_delegate.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

namespace Sidestage {

namespace {

constexpr int padding = 10;
constexpr int twoLines = 44;  // height of a row with the detail below

/// A text with its width, elided only if needed, because rows are painted while the user scrolls.
struct Fitted
{
    Fitted(const QFontMetrics &metrics, const QString &whole, int room)
        : text(whole)
        , width(metrics.horizontalAdvance(whole))
    {
        if (width <= room)
            return;
        text = metrics.elidedText(whole, Qt::ElideRight, room);
        width = metrics.horizontalAdvance(text);
    }

    QString text;
    int width;
};

}  // namespace

LongList::LongList(QWidget *parent)
    : EqualRows(parent)
{
}

void LongList::setEndPadded(bool padded)
{
    m_isEndPadded = padded;
    updateGeometries();
}

void LongList::setDetailBelow(bool below)
{
    m_isDetailBelow = below;
    doItemsLayout();
}

int LongList::rowHeight() const
{
    return m_isDetailBelow ? px(twoLines) : EqualRows::rowHeight();
}

int LongList::endRoom() const
{
    return m_isEndPadded ? px(endPadding) : 0;  // the last rows can be scrolled above a toast
}

/// Returns the current row while the list has the focus; -1: none.
int LongList::currentRowWithKeyboard() const
{
    return hasFocus() && currentIndex().isValid() ? currentIndex().row() : -1;
}

void LongList::rowsCame(int first, int last)
{
    const int top = verticalOffset();
    const int came = last - first + 1;
    {
        const auto adjustment = adjusting();
        updateGeometries();
        // At the top of a list without a focused row, new rows become visible.
        const int current = currentRowWithKeyboard();
        const bool movesCurrent
            = current > last && (current - came) * rowHeight() < top + viewport()->height();
        if (first * rowHeight() < top || movesCurrent)
            verticalScrollBar()->setValue(top + came * rowHeight());
    }
    if (hoveredRow() >= first)
        setHovered(-1);
    viewport()->update();
}

void LongList::rowsWent(int first, int last)
{
    const int top = verticalOffset();
    const int seen = top / rowHeight();
    const int gone = last - first + 1;
    const int current = currentRowWithKeyboard();
    const bool movesCurrent
        = current >= first && current * rowHeight() < top + viewport()->height() - gone * rowHeight();
    const int above = movesCurrent ? gone : qMax(0, qMin(last + 1, seen) - first);
    {
        const auto adjustment = adjusting();
        updateGeometries();
        if (above > 0)
            verticalScrollBar()->setValue(top - above * rowHeight());
    }
    if (hoveredRow() >= first)
        setHovered(-1);
    viewport()->update();
}

void LongList::currentDataChanged()
{
    // Announces data of the current row that has just been loaded.
    Q_EMIT currentRowChanged(currentIndex().row());
}

void LongList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    EqualRows::currentChanged(current, previous);
    Q_EMIT currentRowChanged(current.row());
}

void LongList::paintRow(QPainter *painter, const QStyleOptionViewItem &row, const QModelIndex &index) const
{
    const Tokens &t = Theme::tokens();
    const bool isCurrent = index == currentIndex();
    QStyleOptionViewItem option = row;
    option.state.setFlag(QStyle::State_Selected, isCurrent);
    paintRowBackground(painter, option, hoveredRow() == index.row());

    painter->save();
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);  // names keep their own text direction
    const auto placed
        = [&](const QRect &rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    QRect inner = option.rect.adjusted(px(padding), 0, -px(padding), -1);
    const QString trailing = index.data(TrailingRole).toString();
    painter->setFont(Theme::font(TextRole::Small));
    if (!trailing.isEmpty()) {
        const Fitted fitted(painter->fontMetrics(), trailing, inner.width() / 2);
        const int wide = fitted.width + 1;
        const QRect box(inner.right() - wide + 1, inner.top(), wide, inner.height());
        painter->setPen(isCurrent ? t.text2 : t.text3);
        painter->drawText(placed(box),
                          QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter,
                          fitted.text);
        inner.setRight(box.left() - px(padding));
    }
    if (const Icon symbol = Icon(index.data(RowRole::Symbol).toInt()); symbol != Icon::None) {
        const int wide = px(Measure::iconPill);
        const QVariant tone = index.data(RowRole::SymbolTone);
        Icons::paint(painter, placed(QRect(inner.left(), inner.center().y() - wide / 2, wide, wide)), symbol,
                     tone.isValid() ? toneColor(t, Tone(tone.toInt())) : t.text2);
        inner.setLeft(inner.left() + wide + px(6));
    }
    QRect below = inner;
    if (m_isDetailBelow) {
        inner.adjust(0, px(3), 0, -inner.height() / 2);
        below.adjust(0, below.height() / 2, 0, -px(3));
    }
    painter->setFont(Theme::font(TextRole::Body));
    painter->setPen(t.text);
    const Fitted name(painter->fontMetrics(), index.data().toString(), inner.width());
    painter->drawText(placed(inner),
                      QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter, name.text);
    const QString detail = index.data(RowRole::Detail).toString();
    inner.setLeft(inner.left() + name.width + px(8));
    if (m_isDetailBelow)
        inner = below;
    if (!detail.isEmpty() && inner.width() > px(24)) {
        painter->setFont(Theme::font(TextRole::Small));
        painter->setPen(isCurrent ? t.text2 : t.text3);
        painter->drawText(placed(inner),
                          QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter,
                          Fitted(painter->fontMetrics(), detail, inner.width()).text);
    }
    if (isCurrent && hasFocus()) {
        const QRect r = option.rect.adjusted(0, 0, 0, -1);
        painter->fillRect(QRect(r.left(), r.top(), r.width(), 2), t.focus);
        painter->fillRect(QRect(r.left(), r.bottom() - 1, r.width(), 2), t.focus);
        painter->fillRect(QRect(r.left(), r.top(), 2, r.height()), t.focus);
        painter->fillRect(QRect(r.right() - 1, r.top(), 2, r.height()), t.focus);
    }
    painter->restore();
}

void LongList::keyPressEvent(QKeyEvent *event)
{
    const auto action = movementOf(event->key());
    if (!action || (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier))) {
        event->ignore();
        return;
    }
    if (const QModelIndex to = moveCursor(*action, Qt::NoModifier); to.isValid())
        setCurrentIndex(to);
}

void LongList::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && event->button() == Qt::LeftButton)
        setCurrentIndex(index);
}

void LongList::focusInEvent(QFocusEvent *event)
{
    QAbstractItemView::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKey && !currentIndex().isValid() && rowCount() > 0)
        setCurrentRow(visibleRows().first);
    viewport()->update();
}

bool LongList::viewportEvent(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return EqualRows::viewportEvent(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    const QString text = indexAt(help->pos()).data(Qt::ToolTipRole).toString();
    showTip(help->globalPos(), text, viewport());
    return true;
}

}  // namespace Sidestage
