// SPDX-License-Identifier: GPL-3.0-or-later
#include "picture_grid.h"

#include "picture_rows.h"

#include "kit/padded_table.h"
#include "kit/picture.h"
#include "kit/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>

namespace Sidestage {

namespace {

/// In px at a body line of 20 px.
constexpr int cellWidth = 92;
constexpr int cellHeight = 104;
constexpr int headingHeight = 34;
constexpr int pictureSide = 56;
constexpr int emoteSide = 28;
constexpr int badgeSide = 18;
/// Badges are drawn twice as large as in a chat, as the others are.
constexpr int badgeBox = 36;

/// In two lines at most, the second elided: the end of a name tells it from its neighbours.
void drawName(QPainter *painter, const QRect &rect, const QString &name)
{
    const QFontMetrics metrics = painter->fontMetrics();
    QRect line(rect.left(), rect.top(), rect.width(), metrics.height());
    if (metrics.horizontalAdvance(name) <= rect.width()) {
        painter->drawText(line, int(Qt::AlignHCenter) | int(Qt::TextSingleLine), name);
        return;
    }
    QTextLayout layout(name, painter->font());
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(rect.width());
    layout.endLayout();
    const QString rest = name.mid(first.textLength()).trimmed();
    painter->drawText(line, int(Qt::AlignHCenter) | int(Qt::TextSingleLine),
                      name.left(first.textLength()).trimmed());
    line.translate(0, metrics.height());
    painter->drawText(line, int(Qt::AlignHCenter) | int(Qt::TextSingleLine),
                      metrics.elidedText(rest, Qt::ElideRight, rect.width()));
}

class CellDelegate : public QStyledItemDelegate
{
public:
    CellDelegate(PictureGrid *grid, Pictures *pictures)
        : QStyledItemDelegate(grid)
        , m_grid(grid)
        , m_pictures(pictures)
    {
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return m_grid->visualRect(index).size();
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = Theme::tokens();
        const PictureEntry *entry = m_grid->rows()->entry(index.row());
        painter->save();
        if (!entry) {
            const QRect line = option.rect.adjusted(px(4), px(6), -px(4), 0);
            const QString heading = index.data().toString();
            painter->setFont(Theme::font(TextRole::CardTitle));
            painter->setPen(t.text);
            painter->drawText(
                line, int(Qt::AlignVCenter) | int(QStyle::visualAlignment(option.direction, Qt::AlignLeft)),
                painter->fontMetrics().elidedText(
                    PictureRows::tr("%1 · %2", "a heading and how many stand under it")
                        .arg(heading, QLocale().toString(index.data(PictureRows::CountRole).toInt())),
                    Qt::ElideRight, line.width()));
            painter->restore();
            return;
        }
        const QRect cell = option.rect.adjusted(px(2), px(2), -px(2), -px(2));
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        painter->setRenderHint(QPainter::Antialiasing);
        if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(selected ? t.select : t.hover);
            painter->drawRoundedRect(cell, px(Measure::buttonRadius), px(Measure::buttonRadius));
        }
        const bool isBadge = entry->kind == PictureEntry::Kind::ChannelBadge
            || entry->kind == PictureEntry::Kind::GlobalBadge;
        const int side = px(isBadge ? badgeBox : pictureSide);
        QRect box(0, 0, side, side);
        box.moveCenter({cell.center().x(), cell.top() + px(4) + px(pictureSide) / 2});
        paintPicture(painter, box, *m_pictures, m_grid->rows()->url(index.row(), m_grid->wish()),
                     entry->name);
        const QRect name(cell.left() + px(4), cell.top() + px(pictureSide + 6), cell.width() - px(8),
                         cell.height() - px(pictureSide + 6));
        painter->setFont(Theme::font(TextRole::Small));
        painter->setPen(selected ? t.text : t.text2);
        drawName(painter, name, entry->name);
        if (m_grid->hasFocus() && index == m_grid->currentIndex()) {
            painter->setPen(QPen(t.focus, 2));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(QRectF(cell).adjusted(1, 1, -1, -1), px(Measure::buttonRadius),
                                     px(Measure::buttonRadius));
        }
        painter->restore();
    }

private:
    PictureGrid *m_grid;
    Pictures *m_pictures;
};

}  // namespace

PictureGrid::PictureGrid(PictureRows *rows, Pictures *pictures, QWidget *parent)
    : QListView(parent)
    , m_rows(rows)
    , m_pictures(pictures)
{
    setFrameShape(QFrame::NoFrame);
    setMovement(Static);
    setSelectionMode(SingleSelection);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Always there: its coming and going would change how many stand in a row.
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setMouseTracking(true);
    setEditTriggers(NoEditTriggers);
    setItemDelegate(new CellDelegate(this, pictures));
    setModel(rows);
    m_looking.setSingleShot(true);
    m_looking.setInterval(0);
    connect(&m_looking, &QTimer::timeout, this, &PictureGrid::look);
    connect(rows, &QAbstractItemModel::modelReset, &m_looking, qOverload<>(&QTimer::start));
    connect(pictures, &Pictures::changed, this, [this](const QUrl &url) {
        const auto [from, to] = m_inSight.equal_range(url);
        for (auto row = from; row != to; ++row)
            viewport()->update(visualRect(m_rows->index(*row)));
    });
    connect(this, &QAbstractItemView::doubleClicked, this, &PictureGrid::copyRequested);
    Theme::watch(this, [this] {
        verticalScrollBar()->setSingleStep(px(cellHeight) / 3);
        m_isStale = true;
        scheduleDelayedItemsLayout();
        m_looking.start();
    });
}

// Where things stand

const PicturePlaces &PictureGrid::places() const
{
    if (m_isStale) {
        m_isStale = false;
        m_places = PicturePlaces(m_rows->groups(),
                                 {.width = viewport()->width(),
                                  .cell = {px(cellWidth), px(cellHeight)},
                                  .heading = px(headingHeight)});
    }
    return m_places;
}

void PictureGrid::reset()
{
    m_isStale = true;
    QListView::reset();
}

void PictureGrid::doItemsLayout()
{
    QAbstractItemView::doItemsLayout();
}

int PictureGrid::horizontalOffset() const
{
    return 0;
}

int PictureGrid::verticalOffset() const
{
    return verticalScrollBar()->value();
}

QRect PictureGrid::visualRect(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= m_rows->rowCount())
        return {};
    const QRect rect = places().rect(index.row()).translated(0, -verticalOffset());
    return QStyle::visualRect(layoutDirection(), viewport()->rect(), rect);
}

QModelIndex PictureGrid::indexAt(const QPoint &at) const
{
    const QPoint logical = QStyle::visualPos(layoutDirection(), viewport()->rect(), at);
    const int row = places().rowAt(logical + QPoint(0, verticalOffset()));
    return row < 0 ? QModelIndex() : m_rows->index(row);
}

void PictureGrid::scrollTo(const QModelIndex &index, ScrollHint hint)
{
    if (!index.isValid() || index.row() >= m_rows->rowCount())
        return;
    QRect rect = places().rect(index.row());
    // With its heading, if it stands right below it.
    if (const int above = places().rowAt({0, rect.top() - 1}); above >= 0 && !m_rows->entry(above))
        rect.setTop(places().rect(above).top());
    const int height = viewport()->height();
    const int top = verticalOffset();
    int wanted = top;
    if (hint == PositionAtTop || (hint == EnsureVisible && rect.top() < top))
        wanted = rect.top();
    else if (hint == PositionAtBottom || (hint == EnsureVisible && rect.bottom() >= top + height))
        wanted = rect.bottom() + 1 - height;
    else if (hint == PositionAtCenter)
        wanted = rect.center().y() - height / 2;
    verticalScrollBar()->setValue(wanted);
}

/// Its last row can be scrolled away from below the messages.
void PictureGrid::updateGeometries()
{
    QAbstractItemView::updateGeometries();
    horizontalScrollBar()->setRange(0, 0);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setRange(0, std::max(0, places().height() + px(endPadding) - viewport()->height()));
}

// What is shown

void PictureGrid::paintEvent(QPaintEvent *event)
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    const QStyle::State plain = option.state;
    QPainter painter(viewport());
    const QRect area = event->rect().translated(0, verticalOffset());
    const auto [first, last] = places().between(area.top(), area.bottom());
    for (int row = first; row <= last; ++row) {
        const QModelIndex index = m_rows->index(row);
        option.rect = visualRect(index);
        if (!option.rect.intersects(event->rect()))
            continue;
        option.state = plain;
        option.state.setFlag(QStyle::State_Selected, selectionModel()->isSelected(index));
        option.state.setFlag(QStyle::State_MouseOver, m_hovered == index);
        itemDelegateForIndex(index)->paint(&painter, option, index);
    }
}

bool PictureGrid::viewportEvent(QEvent *event)
{
    switch (event->type()) {
    case QEvent::HoverEnter:
    case QEvent::HoverMove:
        m_hovered = indexAt(static_cast<QHoverEvent *>(event)->position().toPoint());
        break;
    case QEvent::HoverLeave:
        m_hovered = QModelIndex();
        break;
    default:
        break;
    }
    return QListView::viewportEvent(event);
}

/// One is selected at a time.
void PictureGrid::setSelection(const QRect &rect, QItemSelectionModel::SelectionFlags command)
{
    QModelIndex chosen = currentIndex();
    if (!visualRect(chosen).intersects(rect))
        chosen = indexAt(rect.center());
    if (chosen.isValid() && m_rows->entry(chosen.row()))
        selectionModel()->select(chosen, command);
    else
        selectionModel()->select(QItemSelection(), command);
}

QRegion PictureGrid::visualRegionForSelection(const QItemSelection &selection) const
{
    QRegion region;
    const QModelIndexList indexes = selection.indexes();
    for (const QModelIndex &index : indexes)
        region += visualRect(index);
    return region & viewport()->rect();
}

PictureWish PictureGrid::wish() const
{
    const Theme *theme = Theme::current();
    // As large as it is drawn: twice as large as in a chat, in the user's text size, on this screen.
    return {.dark = Theme::tokens().isDark,
            .scale = double(px(pictureSide)) / emoteSide * devicePixelRatioF(),
            .animated = !(theme && theme->reducedMotion())};
}

void PictureGrid::setAlso(const QUrl &url)
{
    m_also = url;
    m_looking.start();
}

void PictureGrid::look()
{
    m_inSight.clear();
    QList<QUrl> urls;
    if (isVisible()) {
        const PictureWish wanted = wish();
        // Those below the sight come next.
        const int bottom = verticalOffset() + viewport()->height() + px(cellHeight);
        const auto [first, last] = places().between(verticalOffset(), bottom);
        for (int row = first; row <= last; ++row) {
            const QUrl url = m_rows->url(row, wanted);
            if (url.isEmpty())
                continue;
            m_inSight.insert(url, row);
            urls.prepend(url);
        }
    }
    if (isVisible() && !m_also.isEmpty())
        urls.append(m_also);
    m_pictures->show(urls);
}

QModelIndex PictureGrid::nextEnabled(int row, int step) const
{
    while (row >= 0 && row < m_rows->rowCount() && !m_rows->entry(row))
        row += step;
    return row >= 0 && row < m_rows->rowCount() ? m_rows->index(row) : QModelIndex();
}

QModelIndex PictureGrid::moveCursor(CursorAction action, Qt::KeyboardModifiers)
{
    const int count = m_rows->rowCount();
    const QModelIndex current = currentIndex();
    const bool mirrored = isRightToLeft();
    QModelIndex next;
    switch (action) {
    case MoveHome:
        return nextEnabled(0, 1);
    case MoveEnd:
        return nextEnabled(count - 1, -1);
    case MoveLeft:
    case MoveRight:
    case MoveNext:
    case MovePrevious: {
        const bool forward
            = action == MoveNext || (action == MoveRight && !mirrored) || (action == MoveLeft && mirrored);
        const int step = forward ? 1 : -1;
        next = current.isValid() ? nextEnabled(current.row() + step, step) : nextEnabled(0, 1);
        break;
    }
    case MoveUp:
    case MoveDown:
    case MovePageUp:
    case MovePageDown: {
        const bool isPage = action == MovePageUp || action == MovePageDown;
        const int lines = isPage ? std::max(1, viewport()->height() / px(cellHeight) - 1) : 1;
        const bool isUp = action == MoveUp || action == MovePageUp;
        const int row = current.isValid() ? places().cellFrom(current.row(), isUp ? -lines : lines) : -1;
        next = row < 0 ? nextEnabled(0, 1) : m_rows->index(row);
        break;
    }
    }
    return next.isValid() ? next : current;
}

void PictureGrid::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isPlain = !(event->modifiers() & ~Qt::KeypadModifier);
    if (event->matches(QKeySequence::Copy) || (isEnter && isPlain)) {
        Q_EMIT copyRequested();
        event->accept();
        return;
    }
    QListView::keyPressEvent(event);
}

void PictureGrid::focusInEvent(QFocusEvent *event)
{
    if (!currentIndex().isValid()) {
        if (const QModelIndex first = nextEnabled(0, 1); first.isValid())
            setCurrentIndex(first);
    }
    QListView::focusInEvent(event);
}

void PictureGrid::resizeEvent(QResizeEvent *event)
{
    m_isStale = true;
    QAbstractItemView::resizeEvent(event);
    m_looking.start();
}

void PictureGrid::scrollContentsBy(int dx, int dy)
{
    viewport()->scroll(isRightToLeft() ? -dx : dx, dy);
    m_looking.start();
}

void PictureGrid::showEvent(QShowEvent *event)
{
    QListView::showEvent(event);
    m_looking.start();
}

void PictureGrid::hideEvent(QHideEvent *event)
{
    QListView::hideEvent(event);
    m_looking.start();
}

}  // namespace Sidestage
