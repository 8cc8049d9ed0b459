// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_grid_delegate.h"

#include "chat/people/channel_choice.h"
#include "mode_grid.h"
#include "mode_grid_model.h"

#include "kit/controls/toggle.h"
#include "kit/theme/theme.h"

#include <QPainter>
#include <QStyle>

namespace Sidestage {

namespace {

constexpr int padding = 12;

}  // namespace

ModeGridDelegate::ModeGridDelegate(ModeGrid *grid)
    : QStyledItemDelegate(grid)
    , m_grid(grid)
{
}

QRect ModeGridDelegate::switchRect(const QRect &cell, Qt::LayoutDirection direction)
{
    const QSize size = Toggle::switchSize();
    const QRect box(cell.left() + px(padding), cell.center().y() - size.height() / 2, size.width(),
                    size.height());
    return QStyle::visualRect(direction, cell, box);
}

QRect ModeGridDelegate::buttonRect(const QRect &cell, const QString &words, Qt::LayoutDirection direction)
{
    const QFontMetrics metrics(Theme::font(TextRole::Strong));
    const int wide = qMin(metrics.horizontalAdvance(words) + px(Measure::iconButton) + px(8 + 2 * 10),
                          cell.width() - px(padding));
    const int high = px(Measure::buttonCompact);
    const QRect box(cell.left() + px(padding), cell.center().y() - high / 2, wide, high);
    return QStyle::visualRect(direction, cell, box);
}

QSize ModeGridDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {px(ModeGrid::minColumn), px(ModeGrid::rowHeight)};
}

void ModeGridDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const Tokens &t = Theme::tokens();
    const QRect cell = option.rect;
    const QString id = m_grid->grid()->channelAt(index.column());
    const bool chosen = m_grid->grid()->control()->choice()->isChosen(id);
    painter->save();
    const bool isSwitch = ModeGridModel::switchAt(index.row()).has_value();
    painter->fillRect(cell,
                      index == m_grid->hovered() && isSwitch        ? t.hover
                          : chosen                                  ? t.accentTint
                          : index.row() == ModeGridModel::ResultRow ? t.window
                                                                    : t.surface);
    painter->fillRect(QRect(cell.left(), cell.bottom(), cell.width(), 1), t.line);
    painter->setRenderHint(QPainter::Antialiasing);
    if (isSwitch) {
        paintSwitchCell(painter, option, index);
    } else if (index.row() == ModeGridModel::ResultRow) {
        const auto outcome = m_grid->grid()->outcome(id);
        if (!outcome.words.isEmpty()) {
            const QSize size = Pill::pillSize(outcome.words, outcome.symbol);
            const QRect pill(cell.left() + px(padding), cell.center().y() - size.height() / 2,
                             qMin(size.width(), cell.width() - px(padding) - px(4)), size.height());
            Pill::paint(painter, QStyle::visualRect(option.direction, cell, pill), outcome.kind,
                        outcome.words, outcome.symbol, option.direction);
        }
    } else {
        paintAction(painter, option, index);
    }
    if (m_grid->hasFocus() && m_grid->headColumn() < 0 && index == m_grid->currentIndex())
        m_grid->paintRing(painter, cell.adjusted(0, 0, 0, -1));
    painter->restore();
}

void ModeGridDelegate::paintSwitchCell(QPainter *painter, const QStyleOptionViewItem &option,
                                       const QModelIndex &index) const
{
    const Tokens &t = Theme::tokens();
    const QRect cell = option.rect;
    const auto what = *ModeGridModel::switchAt(index.row());
    const auto shown = m_grid->grid()->control()->cell(m_grid->grid()->channelAt(index.column()), what);
    const std::optional<bool> on = shown.value ? std::optional(shown.value->on) : std::nullopt;
    const bool enabled = !shown.isBlocked() && (shown.isKnown || shown.value);
    Toggle::paintSwitch(painter, switchRect(cell, option.direction), on, enabled, index == m_grid->hovered(),
                        option.direction);

    // Icons beside the value; the tooltip has the texts.
    QList<std::pair<Icon, QColor>> marks;
    if (!shown.problem.isEmpty())
        marks.append({Icon::Error, t.live});
    if (shown.isCollected)
        marks.append({Icon::Dot, t.accent});
    if (shown.isPending)
        marks.append({Icon::Send, t.text2});
    if (shown.hold)
        marks.append({shown.hold->kind == ModeHold::Kind::Lockdown ? Icon::Lock : Icon::Clock, t.accent});

    const int icon = px(Measure::iconPill);
    const int x = cell.left() + px(padding) + Toggle::switchSize().width() + px(8);
    const int room = cell.right() - px(4) - x - int(marks.size()) * (icon + px(6));
    painter->setFont(Theme::font(shown.isCollected ? TextRole::Strong : TextRole::Body));
    painter->setPen(shown.isBlocked() ? t.text2 : shown.isOn() ? t.text : t.text2);
    const QString words = painter->fontMetrics().elidedText(index.data(Qt::DisplayRole).toString(),
                                                            Qt::ElideRight, qMax(0, room));
    const int wide = painter->fontMetrics().horizontalAdvance(words);
    painter->drawText(
        QStyle::visualRect(option.direction, cell, QRect(x, cell.top(), wide + 1, cell.height())),
        Qt::AlignCenter, words);
    int at = x + wide + px(6);
    for (const auto &[mark, ink] : std::as_const(marks)) {
        const QRect box(at, cell.center().y() - icon / 2, icon, icon);
        Icons::paint(painter, QStyle::visualRect(option.direction, cell, box), mark, ink);
        at += icon + px(6);
    }
}

void ModeGridDelegate::paintAction(QPainter *painter, const QStyleOptionViewItem &option,
                                   const QModelIndex &index) const
{
    const Tokens &t = Theme::tokens();
    const QString words = index.data(Qt::DisplayRole).toString();
    const bool retry = m_grid->grid()->outcome(m_grid->grid()->channelAt(index.column())).canRetry();
    const QRect box = buttonRect(option.rect, words, option.direction);
    painter->setPen(QPen(t.isHighContrast ? t.text : t.line, 1));
    painter->setBrush(index == m_grid->hovered() ? t.hover : t.raised);
    painter->drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::buttonRadius),
                             pxF(Measure::buttonRadius));
    const int icon = px(Measure::iconButton);
    const QRect inner = box.adjusted(px(10), 0, -px(10), 0);
    const QRect drawing(inner.left(), box.center().y() - icon / 2 + 1, icon, icon);
    Icons::paint(painter, QStyle::visualRect(option.direction, box, drawing),
                 retry ? Icon::Refresh : Icon::Edit, t.text);
    painter->setFont(Theme::font(TextRole::Strong));
    painter->setPen(t.text);
    const QRect text(drawing.right() + px(8), inner.top(), inner.right() - drawing.right() - px(8) + 1,
                     inner.height());
    painter->drawText(QStyle::visualRect(option.direction, box, text), Qt::AlignCenter,
                      painter->fontMetrics().elidedText(words, Qt::ElideRight, text.width() + 1));
}

}  // namespace Sidestage
