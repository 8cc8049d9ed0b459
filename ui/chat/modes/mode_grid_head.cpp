// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_grid_head.h"

#include "chat/people/channel_choice.h"
#include "mode_grid.h"
#include "mode_grid_model.h"

#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"
#include "kit/text/avatar.h"
#include "kit/theme/theme.h"

#include <QPainter>
#include <QStyle>

namespace Sidestage {

namespace {

constexpr int headHeight = 52;
constexpr int lineHeight = 17;
constexpr int sideWidth = 150;
constexpr int padding = 12;
constexpr int avatarSize = 26;
constexpr int tightAvatar = 20;

void write(QPainter *painter, const QRect &place, const QString &text, TextRole role, const QColor &ink,
           Qt::LayoutDirection direction)
{
    painter->setFont(Theme::font(role));
    painter->setPen(ink);
    painter->drawText(place, QStyle::visualAlignment(direction, Qt::AlignLeft) | Qt::AlignVCenter,
                      painter->fontMetrics().elidedText(text, Qt::ElideRight, place.width()));
}

void line(QPainter *painter, const QRect &rect)
{
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), Theme::tokens().line);
}

}  // namespace

ModeGridHead::ModeGridHead(ModeGrid *grid)
    : QHeaderView(Qt::Horizontal, grid)
    , m_grid(grid)
{
    setObjectName(QStringLiteral("channelHeads"));
    setSectionResizeMode(QHeaderView::Fixed);
    setSectionsClickable(true);
    setHighlightSections(false);
    setMinimumSectionSize(1);
}

const ModeGridModel *ModeGridHead::grid() const
{
    return m_grid->grid();
}

QSize ModeGridHead::sizeHint() const
{
    // The acting account has its own line if several accounts can act in a channel.
    bool several = false;
    for (int column = 0; column < count(); ++column)
        several = several || !grid()->actorText(grid()->channelAt(column)).isEmpty();
    return {QHeaderView::sizeHint().width(), px(headHeight + (several ? lineHeight : 0))};
}

void ModeGridHead::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Tokens &t = Theme::tokens();
    const QString id = grid()->channelAt(section);
    const auto channel = grid()->control()->service()->channels()->find(id);
    if (!channel)
        return;
    painter->save();
    const bool chosen = grid()->control()->choice()->isChosen(id);
    painter->fillRect(rect, chosen ? t.select : t.surface);
    line(painter, rect);
    painter->setRenderHint(QPainter::Antialiasing);
    const auto placed
        = [&](const QRect &place) { return QStyle::visualRect(layoutDirection(), rect, place); };
    const bool live = channel->live == ChatChannel::Live::Live;
    const QString liveWords = grid()->liveText(id);
    const QString actor = grid()->actorText(id);
    // If the texts do not fit beside the picture, they are drawn below it.
    const QFontMetrics small(Theme::font(TextRole::Small));
    const int icon = px(Measure::iconPill);
    const int mark = live || channel->trouble ? icon + px(3) : 0;
    const int widest = qMax(mark + small.horizontalAdvance(liveWords), small.horizontalAdvance(actor));
    const int beside = rect.right() - px(4) - (rect.left() + px(padding + avatarSize + 8));
    const bool isTight = widest > beside;
    const int side = px(isTight ? tightAvatar : avatarSize);
    const int top = isTight ? rect.top() + px(6) : rect.center().y() - side / 2;
    const QRect avatar = placed(QRect(rect.left() + px(padding), top, side, side));
    if (chosen) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(t.accentFill);
        painter->drawEllipse(avatar);
        Icons::paint(painter, avatar.adjusted(px(5), px(5), -px(5), -px(5)), Icon::Check, t.onFill);
    } else {
        Avatar::paint(painter, avatar, channel->name);
    }
    const int x = rect.left() + px(padding) + side + px(8);
    const int wide = rect.right() - px(4) - x;
    write(painter, placed(QRect(x, rect.top() + px(8), wide, px(headHeight) / 2 - px(8))), channel->name,
          TextRole::Strong, t.text, layoutDirection());
    const int from = isTight ? rect.left() + px(padding) : x;
    QRect lower(from, rect.top() + px(headHeight) / 2 + px(1), rect.right() - px(4) - from, px(lineHeight));
    const QRect second = lower.translated(0, px(lineHeight - 1));
    const QColor ink = channel->trouble ? (chosen ? t.text : t.warn)
        : live                          ? (chosen ? t.text : t.live)
                                        : t.text2;
    if (mark > 0) {
        Icons::paint(painter, placed(QRect(lower.left(), lower.center().y() - icon / 2 + 1, icon, icon)),
                     channel->trouble ? Icon::Warning : Icon::OnAir, ink);
        lower.setLeft(lower.left() + mark);
    }
    write(painter, placed(lower), liveWords, TextRole::Small, ink, layoutDirection());
    if (!actor.isEmpty())
        write(painter, placed(second), actor, TextRole::Small, chosen ? t.text : t.text2, layoutDirection());
    if (m_grid->headColumn() == section)
        m_grid->paintRing(painter, rect);
    painter->restore();
}

ModeGridSide::ModeGridSide(ModeGrid *grid)
    : QHeaderView(Qt::Vertical, grid)
    , m_grid(grid)
{
    setObjectName(QStringLiteral("modeNames"));
    setSectionResizeMode(QHeaderView::Fixed);
    setSectionsClickable(false);
    setHighlightSections(false);
    setMinimumSectionSize(1);
}

QSize ModeGridSide::sizeHint() const
{
    // As wide as the longest translated name, within limits.
    int wide = px(sideWidth - 2 * padding);
    const QFontMetrics names(Theme::font(TextRole::Body));
    for (int row = 0; row < ChatSwitch::count; ++row)
        wide = qMax(wide, names.horizontalAdvance(ChatSwitch(row).name()));
    return {qMin(wide, px(220)) + 2 * px(padding), QHeaderView::sizeHint().height()};
}

void ModeGridSide::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Tokens &t = Theme::tokens();
    painter->save();
    painter->fillRect(rect, section == ModeGridModel::ResultRow ? t.window : t.surface);
    line(painter, rect);
    QRect place = rect.adjusted(px(padding), 0, -px(4), -1);
    const auto what = ModeGridModel::switchAt(section);
    if (section == ModeGridModel::ActionRow) {
        if (m_grid->grid()->isLockedDown()) {
            const int icon = px(Measure::iconPill);
            const QRect lock(place.left(), place.center().y() - icon / 2, icon, icon);
            Icons::paint(painter, QStyle::visualRect(layoutDirection(), rect, lock), Icon::Lock, t.text2);
            place.setLeft(lock.right() + px(5));
            write(painter, QStyle::visualRect(layoutDirection(), rect, place), tr("set by lockdown"),
                  TextRole::Small, t.text2, layoutDirection());
        }
        painter->restore();
        return;
    }
    const QString name = model()->headerData(section, Qt::Vertical, Qt::DisplayRole).toString();
    const QString detail = what ? what->detail() : QString();
    const auto placed = [&](const QRect &part) { return QStyle::visualRect(layoutDirection(), rect, part); };
    if (detail.isEmpty()) {
        write(painter, placed(place), name, TextRole::Body, t.text, layoutDirection());
    } else {
        const int half = rect.height() / 2;
        write(painter, placed(QRect(place.left(), rect.top() + px(5), place.width(), half - px(5))), name,
              TextRole::Body, t.text, layoutDirection());
        write(painter, placed(QRect(place.left(), rect.top() + half, place.width(), half - px(6))), detail,
              TextRole::Small, t.text2, layoutDirection());
    }
    painter->restore();
}

}  // namespace Sidestage
