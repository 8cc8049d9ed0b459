// SPDX-License-Identifier: GPL-3.0-or-later
#include "row_delegate.h"

#include "kit/layout/saved_state.h"
#include "kit/layout/spacing.h"
#include "kit/text/avatar.h"
#include "kit/text/tip.h"
#include "kit/theme/theme.h"
#include "row_ring.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPixmap>
#include <QStyle>
#include <QTableView>
#include <QTreeView>

namespace Sidestage {

namespace {

constexpr int cellPadding = 8;

/// Returns the first and the last visible column of a view, in visual order.
std::pair<int, int> endColumns(const QAbstractItemView *view)
{
    const QHeaderView *header = nullptr;
    if (const auto *table = qobject_cast<const QTableView *>(view))
        header = table->horizontalHeader();
    else if (const auto *tree = qobject_cast<const QTreeView *>(view))
        header = tree->header();
    if (!header)
        return {0, 0};
    int first = -1;
    int last = -1;
    for (int visual = 0; visual < header->count(); ++visual) {
        const int logical = header->logicalIndex(visual);
        if (header->isSectionHidden(logical))
            continue;
        if (first < 0)
            first = logical;
        last = logical;
    }
    return {first, last};
}

QString cellText(const QModelIndex &index)
{
    return QStyledItemDelegate().displayText(index.data(Qt::DisplayRole), QLocale());
}

}  // namespace

RowDelegate::RowDelegate(QAbstractItemView *view, int rowHeight)
    : QStyledItemDelegate(view)
    , m_view(view)
    , m_viewport(view->viewport())
    , m_rowHeight(rowHeight)
{
    view->setMouseTracking(true);
    m_viewport->installEventFilter(this);
}

bool RowDelegate::isHovered(const QModelIndex &index) const
{
    return m_hovered.isValid() && m_hovered.row() == index.row() && m_hovered.parent() == index.parent();
}

bool RowDelegate::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_viewport)
        return QStyledItemDelegate::eventFilter(watched, event);
    if (event->type() == QEvent::MouseMove)
        m_pointer = static_cast<QMouseEvent *>(event)->pos();
    else if (event->type() == QEvent::Leave)
        m_pointer.reset();
    else if (event->type() != QEvent::Paint)  // rows may have moved below the pointer
        return false;
    const QModelIndex now = m_pointer ? m_view->indexAt(*m_pointer) : QModelIndex();
    if (now.row() != m_hovered.row() || now.parent() != m_hovered.parent()
        || now.isValid() != m_hovered.isValid()) {
        m_hovered = now;
        m_viewport->update();
    }
    return false;
}

/// In px at a line height of 20 px.
static int swatchSide(const QModelIndex &index)
{
    return index.data(RowRole::Thumbnail).value<QPixmap>().isNull() ? 12 : 22;
}

QSize RowDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {contentWidth(index), px(m_rowHeight)};
}

int RowDelegate::contentWidth(const QModelIndex &index) const
{
    int width = 2 * px(cellPadding);
    const QString text = cellText(index);
    const Icon symbol = Icon(index.data(RowRole::Symbol).toInt());
    if (index.data(Qt::CheckStateRole).isValid())
        width += px(16 + cellPadding);
    if (index.data(RowRole::PillKind).isValid())
        return width + Pill::pillSize(text, symbol).width();
    if (index.data(RowRole::AvatarName).isValid())
        width += px(22 + cellPadding);
    if (index.data(RowRole::Swatch).isValid())
        width += px(swatchSide(index) + cellPadding);
    if (symbol != Icon::None)
        width += px(Measure::iconButton + cellPadding);
    width += QFontMetrics(Theme::font(TextRole::CardTitle)).horizontalAdvance(text);
    const QString detail = index.data(RowRole::Detail).toString();
    if (!detail.isEmpty())
        width += px(cellPadding) + QFontMetrics(Theme::font(TextRole::Small)).horizontalAdvance(detail);
    return width;
}

QRect RowDelegate::checkRect(const QStyleOptionViewItem &option) const
{
    const int side = px(16);
    const QRect box(option.rect.left() + px(cellPadding), option.rect.center().y() - side / 2 + 1, side,
                    side);
    return QStyle::visualRect(option.direction, option.rect, box);
}

void RowDelegate::paint(QPainter *painter, const QStyleOptionViewItem &original,
                        const QModelIndex &index) const
{
    QStyleOptionViewItem option(original);
    option.index = index;
    paintRowBackground(painter, option, isHovered(index));
    painter->save();
    paintContent(painter, option, index);
    paintRing(painter, option, index);
    painter->restore();
}

void RowDelegate::paintSecondLine(QPainter *painter, const QStyleOptionViewItem &option, const QRect &line,
                                  const QString &text, const QString &trailing)
{
    const Tokens &t = Theme::tokens();
    QRect inner = line.adjusted(px(cellPadding), 0, -px(cellPadding), 0);
    const auto put = [&](const QRect &rect, Qt::Alignment side, const QColor &ink, const QString &shown) {
        painter->setPen(ink);
        painter->drawText(QStyle::visualRect(option.direction, line, rect),
                          QStyle::visualAlignment(option.direction, side) | Qt::AlignVCenter, shown);
    };
    painter->setFont(Theme::font(TextRole::Small));
    if (!trailing.isEmpty()) {
        QRect end = inner;
        end.setLeft(inner.right() - painter->fontMetrics().horizontalAdvance(trailing) - px(2) + 1);
        put(end, Qt::AlignRight, option.state & QStyle::State_Selected ? t.text2 : t.text3, trailing);
        inner.setRight(end.left() - px(cellPadding));
    }
    put(inner, Qt::AlignLeft, t.text2,
        painter->fontMetrics().elidedText(text, Qt::ElideRight, inner.width()));
}

void RowDelegate::paintContent(QPainter *painter, const QStyleOptionViewItem &option,
                               const QModelIndex &index) const
{
    const Tokens &t = Theme::tokens();
    painter->setLayoutDirection(Qt::LayoutDirectionAuto);  // titles and names keep their own text direction
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state & QStyle::State_Selected;
    const auto placed
        = [&option](const QRect &rect) { return QStyle::visualRect(option.direction, option.rect, rect); };
    QRect inner = option.rect.adjusted(px(cellPadding), 0, -px(cellPadding), -1);

    if (const QVariant check = index.data(Qt::CheckStateRole); check.isValid()) {
        QStyleOptionButton box;
        box.rect = checkRect(option);
        box.direction = option.direction;
        box.state = QStyle::State_None;
        if (index.flags() & Qt::ItemIsEnabled)
            box.state |= QStyle::State_Enabled;
        const auto state = check.value<Qt::CheckState>();
        box.state |= state == Qt::Checked ? QStyle::State_On
            : state == Qt::Unchecked      ? QStyle::State_Off
                                          : QStyle::State_NoChange;
        QApplication::style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, painter, nullptr);
        inner.setLeft(inner.left() + px(16 + cellPadding));
    }
    if (const QVariant name = index.data(RowRole::AvatarName); name.isValid()) {
        const int side = px(22);
        Avatar::paint(painter, placed(QRect(inner.left(), inner.center().y() - side / 2, side, side)),
                      name.toString());
        inner.setLeft(inner.left() + side + px(cellPadding));
    }
    if (const QVariant swatch = index.data(RowRole::Swatch); swatch.isValid()) {
        const int side = px(swatchSide(index));
        const QRect square = placed(QRect(inner.left(), inner.center().y() - side / 2 + 1, side, side));
        painter->setPen(QPen(t.edge, 1));  // its own colour can be that of the ground
        painter->setBrush(swatch.value<QColor>());
        painter->drawRoundedRect(QRectF(square).adjusted(0.5, 0.5, -0.5, -0.5), pxF(3), pxF(3));
        if (const auto picture = index.data(RowRole::Thumbnail).value<QPixmap>(); !picture.isNull()) {
            painter->setRenderHint(QPainter::SmoothPixmapTransform);
            painter->drawPixmap(square, picture);
        }
        inner.setLeft(inner.left() + side + px(cellPadding));
    }

    const QString text = cellText(index);
    const Icon symbol = Icon(index.data(RowRole::Symbol).toInt());
    const auto asked = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()) & Qt::AlignHorizontal_Mask;
    const Qt::Alignment side = asked ? asked : Qt::AlignLeft;

    if (const QVariant kind = index.data(RowRole::PillKind); kind.isValid()) {
        QSize size = Pill::pillSize(text, symbol);
        size.setWidth(qMin(size.width(), inner.width()));
        const QRect box = QStyle::alignedRect(option.direction, side | Qt::AlignVCenter, size, placed(inner));
        Pill::paint(painter, box, Pill::Kind(kind.toInt()), text, symbol, option.direction);
    } else {
        const bool strong = index.data(RowRole::Strong).toBool();
        const bool group = index.data(RowRole::IsGroup).toBool();
        const QVariant tone = index.data(RowRole::TextTone);
        QColor ink = tone.isValid() ? toneColor(t, Tone(tone.toInt())) : t.text;
        if (!(index.flags() & Qt::ItemIsEnabled))
            ink = t.text3;
        // The hint colour is not readable on the selection background.
        if (selected && ink == t.text3)
            ink = t.text2;
        if (symbol != Icon::None) {
            const QVariant symbolTone = index.data(RowRole::SymbolTone);
            const int wide = px(Measure::iconButton);
            const QRect box(inner.left(), inner.center().y() - wide / 2 + 1, wide, wide);
            Icons::paint(painter, placed(box), symbol,
                         symbolTone.isValid() ? toneColor(t, Tone(symbolTone.toInt())) : ink);
            inner.setLeft(inner.left() + wide + px(cellPadding));
        }
        painter->setFont(Theme::font(group        ? TextRole::CardTitle
                                         : strong ? TextRole::Strong
                                                  : TextRole::Body));
        painter->setPen(ink);
        const QString shown
            = painter->fontMetrics().elidedText(text, option.textElideMode, inner.width() + 1);
        painter->drawText(placed(inner), QStyle::visualAlignment(option.direction, side) | Qt::AlignVCenter,
                          shown);
        const QString detail = index.data(RowRole::Detail).toString();
        if (!detail.isEmpty()) {
            inner.setLeft(inner.left() + painter->fontMetrics().horizontalAdvance(shown) + px(cellPadding));
            painter->setFont(Theme::font(TextRole::Small));
            painter->setPen(selected ? t.text2 : group ? t.text2 : t.text3);
            painter->drawText(placed(inner),
                              QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter,
                              painter->fontMetrics().elidedText(detail, Qt::ElideRight, inner.width()));
        }
    }
}

void RowDelegate::paintRing(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    paintRowRing(painter, m_view, option, index);
}

void paintRowRing(QPainter *painter, const QAbstractItemView *view, const QStyleOptionViewItem &option,
                  const QModelIndex &index)
{
    const QModelIndex current = view->currentIndex();
    if (!view->hasFocus() || !current.isValid() || current.row() != index.row()
        || current.parent() != index.parent())
        return;
    QRect r = option.rect.adjusted(0, 0, 0, -1);
    const auto [first, last] = endColumns(view);
    // In a tree, the row begins left of its branches.
    const auto *tree = qobject_cast<const QTreeView *>(view);
    if (tree && index.column() == first) {
        const int edge = tree->header()->sectionViewportPosition(first);
        if (option.direction == Qt::RightToLeft)
            r.setRight(edge + tree->header()->sectionSize(first) - 1);
        else
            r.setLeft(edge);
    }
    painter->setRenderHint(QPainter::Antialiasing, false);
    const QColor ring = Theme::tokens().focus;
    painter->fillRect(QRect(r.left(), r.top(), r.width(), 2), ring);
    painter->fillRect(QRect(r.left(), r.bottom() - 1, r.width(), 2), ring);
    const bool reverse = option.direction == Qt::RightToLeft;
    if (index.column() == (reverse ? last : first) || first == last)
        painter->fillRect(QRect(r.left(), r.top(), 2, r.height()), ring);
    if (index.column() == (reverse ? first : last) || first == last)
        painter->fillRect(QRect(r.right() - 1, r.top(), 2, r.height()), ring);
}

bool RowDelegate::editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                              const QModelIndex &index)
{
    const Qt::ItemFlags flags = index.flags();
    const QVariant check = index.data(Qt::CheckStateRole);
    if (!check.isValid() || !(flags & Qt::ItemIsUserCheckable) || !(flags & Qt::ItemIsEnabled))
        return false;
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        const QRect target = checkRect(option).adjusted(-px(6), -px(8), px(6), px(8));
        if (mouse->button() != Qt::LeftButton || !target.contains(mouse->pos()))
            return false;
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key != Qt::Key_Space && key != Qt::Key_Select)
            return false;
    } else {
        return false;
    }
    const bool on = check.value<Qt::CheckState>() == Qt::Checked;
    return model->setData(index, on ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
}

bool RowDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option,
                            const QModelIndex &index)
{
    // An elided text is shown in full in a tool tip.
    if (event->type() == QEvent::ToolTip && !index.data(Qt::ToolTipRole).isValid()
        && contentWidth(index) > option.rect.width()) {
        showTip(event->globalPos(), cellText(index), view);
        return true;
    }
    return QStyledItemDelegate::helpEvent(event, view, option, index);
}

static void setUpView(QAbstractItemView *view, int rowHeight)
{
    view->setItemDelegate(new RowDelegate(view, rowHeight));
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view->setTabKeyNavigation(false);
    view->setFrameShape(QFrame::NoFrame);
}

static void setUpHeader(QHeaderView *header)
{
    header->setSectionsMovable(true);
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    QObject::connect(header, &QWidget::customContextMenuRequested, header, [header](const QPoint &at) {
        auto *menu = new QMenu(header);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        if (HeaderState *place = HeaderState::of(header)) {
            place->fillMenu(menu);
            menu->popup(header->mapToGlobal(at));
            return;
        }
        const int hidden = header->hiddenSectionCount();
        for (int visual = 0; visual < header->count(); ++visual) {
            const int section = header->logicalIndex(visual);
            const QString name = header->model()->headerData(section, header->orientation()).toString();
            if (name.isEmpty())
                continue;
            QAction *action = menu->addAction(name);
            action->setCheckable(true);
            action->setChecked(!header->isSectionHidden(section));
            // At least one column stays visible.
            action->setEnabled(!action->isChecked() || header->count() - hidden > 1);
            QObject::connect(action, &QAction::toggled, header,
                             [header, section](bool on) { header->setSectionHidden(section, !on); });
        }
        menu->popup(header->mapToGlobal(at));
    });
}

void setUpTable(QTableView *table, int rowHeight)
{
    setUpView(table, rowHeight);
    setUpHeader(table->horizontalHeader());
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setCornerButtonEnabled(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    setScaled(table->verticalHeader(), &QHeaderView::setMinimumSectionSize, rowHeight);
    setScaled(table->horizontalHeader(), &QWidget::setFixedHeight, Measure::tableHead);
    Theme::watch(table,
                 [table, rowHeight] { table->verticalHeader()->setDefaultSectionSize(px(rowHeight)); });
}

void setUpTree(QTreeView *tree, int rowHeight)
{
    setUpView(tree, rowHeight);
    setUpHeader(tree->header());
    tree->setUniformRowHeights(true);
    tree->setAllColumnsShowFocus(true);
    tree->setAnimated(false);
    setScaled(tree->header(), &QWidget::setFixedHeight, Measure::tableHead);
    Theme::watch(tree, [tree] {
        tree->setIndentation(px(20));
        tree->doItemsLayout();
    });
}

void setUpList(QListView *list, int rowHeight)
{
    setUpView(list, rowHeight);
    list->setUniformItemSizes(true);
    Theme::watch(list, [list] { list->doItemsLayout(); });
}

}  // namespace Sidestage
