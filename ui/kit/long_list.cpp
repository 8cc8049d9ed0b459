// SPDX-License-Identifier: GPL-3.0-or-later
#include "long_list.h"

#include "kit/padded_table.h"
#include "kit/row_delegate.h"
#include "kit/theme.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QToolTip>

namespace Sidestage {

namespace {

constexpr int padding = 10;

/// A text as it is drawn, laid out once where there is room for it: rows are painted while somebody scrolls.
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
    : QAbstractItemView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(NoSelection);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setProperty("focusRing", false);
    installLongListAccessibility();
    Theme::watch(this, [this] { doItemsLayout(); });
}

void LongList::setModel(QAbstractItemModel *model)
{
    QAbstractItemView::setModel(model);
    connect(model, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int first, int last) { rowsCame(first, last); });
    connect(model, &QAbstractItemModel::rowsRemoved, this,
            [this](const QModelIndex &, int first, int last) { rowsWent(first, last); });
}

int LongList::rows() const
{
    return model() ? model()->rowCount() : 0;
}

int LongList::rowHeight() const
{
    return px(Measure::tableRow);
}

void LongList::setEndPadded(bool padded)
{
    m_isEndPadded = padded;
    updateGeometries();
}

std::pair<int, int> LongList::visibleRows() const
{
    const int count = rows();
    if (count == 0)
        return {-1, -1};
    const int first = verticalOffset() / rowHeight();
    const int last = (verticalOffset() + viewport()->height() - 1) / rowHeight();
    return {qBound(0, first, count - 1), qBound(0, last, count - 1)};
}

void LongList::setCurrentRow(int row)
{
    if (row >= 0 && row < rows())
        setCurrentIndex(model()->index(row, 0));
}

QRect LongList::visualRect(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    return {0, index.row() * rowHeight() - verticalOffset(), viewport()->width(), rowHeight()};
}

QModelIndex LongList::indexAt(const QPoint &point) const
{
    if (point.y() < 0 || !model())
        return {};
    const int row = (point.y() + verticalOffset()) / rowHeight();
    return row < rows() ? model()->index(row, 0) : QModelIndex();
}

int LongList::verticalOffset() const
{
    return verticalScrollBar()->value();
}

void LongList::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    if (!index.isValid())
        return;
    const QRect rect = visualRect(index);
    const int view = viewport()->height();
    int to = verticalOffset();
    if (hint == PositionAtTop)
        to += rect.top();
    else if (hint == PositionAtCenter)
        to += rect.center().y() - view / 2;
    else if (rect.top() < 0)
        to += rect.top();
    else if (hint == PositionAtBottom || rect.bottom() >= view)
        to += rect.bottom() - view + 1;
    verticalScrollBar()->setValue(to);
}

void LongList::updateGeometries()
{
    // Rows at the end can be scrolled above a toast.
    const int whole = rows() * rowHeight() + (m_isEndPadded ? px(endPadding) : 0);
    const int top = verticalOffset();
    const bool wasAdjusting = std::exchange(m_adjusting, true);
    verticalScrollBar()->setRange(0, rows() == 0 ? 0 : qMax(0, whole - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(rowHeight());
    m_adjusting = wasAdjusting;
    if (!m_adjusting && verticalOffset() != top)
        viewport()->update();
    QAbstractItemView::updateGeometries();
}

void LongList::doItemsLayout()
{
    QAbstractItemView::doItemsLayout();
    updateGeometries();
    viewport()->update();
}

void LongList::rowsCame(int first, int last)
{
    const int top = verticalOffset();
    const int came = (last - first + 1) * rowHeight();
    m_adjusting = true;
    updateGeometries();
    // Who looks at the top without touching anything sees who comes there.
    const int current = hasFocus() && currentIndex().isValid() ? currentIndex().row() : -1;
    const bool movesCurrent
        = current > last && (current - (last - first + 1)) * rowHeight() < top + viewport()->height();
    if (first * rowHeight() < top || movesCurrent)
        verticalScrollBar()->setValue(top + came);
    m_adjusting = false;
    if (m_hovered >= first)
        m_hovered = -1;
    viewport()->update();
}

void LongList::rowsWent(int first, int last)
{
    const int top = verticalOffset();
    const int seen = top / rowHeight();
    const int gone = last - first + 1;
    const int current = hasFocus() && currentIndex().isValid() ? currentIndex().row() : -1;
    const bool movesCurrent
        = current >= first && current * rowHeight() < top + viewport()->height() - gone * rowHeight();
    const int above = movesCurrent ? gone : qMax(0, qMin(last + 1, seen) - first);
    m_adjusting = true;
    updateGeometries();
    if (above > 0)
        verticalScrollBar()->setValue(top - above * rowHeight());
    m_adjusting = false;
    if (m_hovered >= first)
        m_hovered = -1;
    viewport()->update();
}

void LongList::dataChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &)
{
    const auto [first, last] = visibleRows();
    if (first < 0 || bottomRight.row() < first || topLeft.row() > last)
        return;
    viewport()->update();
    const int current = currentIndex().row();
    // What was just fetched is said when it is the row with the keyboard.
    if (current >= topLeft.row() && current <= bottomRight.row())
        Q_EMIT currentRowChanged(current);
}

void LongList::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QAbstractItemView::currentChanged(current, previous);
    viewport()->update();
    if (hasFocus() && current.isValid() && QAccessible::isActive()) {
        QAccessibleEvent event(this, QAccessible::Focus);
        event.setChild(current.row());
        QAccessible::updateAccessibility(&event);
    }
    Q_EMIT currentRowChanged(current.row());
}

void LongList::scrollContentsBy(int, int dy)
{
    if (m_adjusting)
        return;  // whoever adjusts knows what is seen of it
    viewport()->scroll(0, dy);
    setHovered(-1);
}

void LongList::paintEvent(QPaintEvent *event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), Theme::tokens().surface);
    const int height = rowHeight();
    const int first = qMax(0, (event->rect().top() + verticalOffset()) / height);
    const int last = qMin(rows() - 1, (event->rect().bottom() + verticalOffset()) / height);
    for (int row = first; row <= last; ++row)
        paintRow(&painter, row);
}

void LongList::paintRow(QPainter *painter, int row) const
{
    const Tokens &t = Theme::tokens();
    const QModelIndex index = model()->index(row, 0);
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(index);
    option.index = index;
    const bool isCurrent = currentIndex().row() == row && currentIndex().isValid();
    option.state.setFlag(QStyle::State_Selected, isCurrent);
    paintRowGround(painter, option, m_hovered == row);

    painter->save();
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);  // names keep the direction they have
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
    painter->setFont(Theme::font(TextRole::Body));
    painter->setPen(t.text);
    const Fitted name(painter->fontMetrics(), index.data().toString(), inner.width());
    painter->drawText(placed(inner),
                      QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter, name.text);
    const QString detail = index.data(RowRole::Detail).toString();
    inner.setLeft(inner.left() + name.width + px(8));
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

void LongList::resizeEvent(QResizeEvent *event)
{
    QAbstractItemView::resizeEvent(event);
    updateGeometries();
}

QModelIndex LongList::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    if (rows() == 0)
        return {};
    const int page = qMax(1, viewport()->height() / rowHeight() - 1);
    int row = currentIndex().isValid() ? currentIndex().row() : -1;
    switch (action) {
    case MoveUp:
    case MovePrevious:
        --row;
        break;
    case MoveDown:
    case MoveNext:
        ++row;
        break;
    case MovePageUp:
        row -= page;
        break;
    case MovePageDown:
        row += page;
        break;
    case MoveHome:
        row = 0;
        break;
    case MoveEnd:
        row = rows() - 1;
        break;
    case MoveLeft:
    case MoveRight:
        break;
    }
    return model()->index(qBound(0, row, rows() - 1), 0);
}

void LongList::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) {
        event->ignore();
        return;
    }
    CursorAction action = MoveNext;
    switch (event->key()) {
    case Qt::Key_Up:
        if (currentIndex().row() <= 0) {
            Q_EMIT leftUpwards();
            return;
        }
        action = MoveUp;
        break;
    case Qt::Key_Down:
        action = MoveDown;
        break;
    case Qt::Key_PageUp:
        action = MovePageUp;
        break;
    case Qt::Key_PageDown:
        action = MovePageDown;
        break;
    case Qt::Key_Home:
        action = MoveHome;
        break;
    case Qt::Key_End:
        action = MoveEnd;
        break;
    default:
        event->ignore();
        return;
    }
    if (const QModelIndex to = moveCursor(action, Qt::NoModifier); to.isValid())
        setCurrentIndex(to);
}

void LongList::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    if (index.isValid() && event->button() == Qt::LeftButton)
        setCurrentIndex(index);
}

void LongList::mouseMoveEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    setHovered(index.isValid() ? index.row() : -1);
}

void LongList::setHovered(int row)
{
    if (std::exchange(m_hovered, row) != row)
        viewport()->update();
}

void LongList::focusInEvent(QFocusEvent *event)
{
    QAbstractItemView::focusInEvent(event);
    const bool byKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    if (byKey && !currentIndex().isValid() && rows() > 0)
        setCurrentRow(visibleRows().first);
    viewport()->update();
}

bool LongList::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::Leave)
        setHovered(-1);
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QModelIndex index = indexAt(help->pos());
        const QString text = index.data(Qt::ToolTipRole).toString();
        QToolTip::showText(help->globalPos(), text, viewport());
        return true;
    }
    return QAbstractItemView::viewportEvent(event);
}

}  // namespace Sidestage
