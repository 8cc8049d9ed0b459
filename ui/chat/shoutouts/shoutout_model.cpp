// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_model.h"

#include "base/bidi.h"
#include "chat/base/hold_texts.h"

#include "chat/people/chat_channels.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"

#include <QAbstractItemView>
#include <QMimeData>
#include <QPainter>

namespace Sidestage {

namespace {

const QString mimeType = QStringLiteral("application/x-sidestage-shoutout");
/// Seconds from which a wait is shown in minutes.
constexpr qint64 longWait = 10 * 60;

}  // namespace

ShoutoutModel::ShoutoutModel(ShoutoutQueue *queue, ChatChannels *channels, QObject *parent)
    : LiveList(&ShoutoutRow::key,
               {{.title = {},
                 .text = [](const ShoutoutRow &row) { return row.shoutout.target.name; },
                 .toolTip
                 = [this](const ShoutoutRow &row) { return stateOf(row.shoutout, m_queue->now()).reason; }}},
               parent)
    , m_queue(queue)
    , m_channels(channels)
{
    setSpoken([this](const ShoutoutRow &row) { return spoken(row.shoutout); });
    connect(queue, &ShoutoutQueue::changed, this, &ShoutoutModel::update);
    connect(channels, &ChatChannels::changed, this, &ShoutoutModel::update);
    update();
}

void ShoutoutModel::update()
{
    QList<ShoutoutRow> rows;
    for (const Shoutout &one : m_queue->queue())
        rows.append({QString::number(one.id), one});
    sync(rows);
    tick();
}

std::optional<Shoutout> ShoutoutModel::shoutout(const QModelIndex &index) const
{
    return index.isValid() && index.row() < rowCount() ? std::optional(at(index.row())) : std::nullopt;
}

int ShoutoutModel::placeOf(qint64 id) const
{
    const auto one = shoutout(indexOf(id));
    int place = 0;
    for (int row = 0; one && at(row).id != id; ++row)
        place += at(row).fromId == one->fromId ? 1 : 0;
    return place;
}

int ShoutoutModel::countOf(const QString &fromId) const
{
    int count = 0;
    for (int row = 0; row < rowCount(); ++row)
        count += at(row).fromId == fromId ? 1 : 0;
    return count;
}

ShoutoutState ShoutoutModel::stateOf(const Shoutout &one, const QDateTime &now) const
{
    const QString why = one.error ? wordsOf(*one.error) : QString();
    if (one.state == Shoutout::State::Sending)
        return {Pill::Kind::Info, Icon::Send, tr("Being sent")};
    if (one.state == Shoutout::State::Failed)
        return one.isUncertain ? ShoutoutState{Pill::Kind::Warn, Icon::Warning, tr("Unknown"), why}
                               : ShoutoutState{Pill::Kind::Error, Icon::Error, tr("Failed"), why};
    if (one.blockReason) {
        const auto channel = m_channels->find(one.fromId);
        if (one.blockReason->kind == Error::Kind::Offline)
            return {Pill::Kind::Warn, Icon::Wifi, tr("Offline"), wordsOf(*one.blockReason)};
        const bool isNotLive = channel && channel->live == ChatChannel::Live::Offline
            && one.blockReason->kind == Error::Kind::Invalid;
        return {Pill::Kind::Neutral, Icon::Lock, isNotLive ? tr("Not live") : tr("Not allowed"),
                wordsOf(*one.blockReason)};
    }
    if (one.isPaused())
        return {Pill::Kind::Warn, Icon::Warning, tr("Paused"), why};
    const qint64 left = one.earliest.isValid() ? (now.msecsTo(one.earliest) + 999) / 1000 : 0;
    if (left <= 0)
        return one.automatic ? ShoutoutState{Pill::Kind::Info, Icon::Send, tr("Sends now"), why}
                             : ShoutoutState{Pill::Kind::Good, Icon::Check, tr("Ready"), why};
    const QDateTime targetFree = m_queue->targetFreeAt(one.fromId, one.target.id);
    const QDateTime channelFree = m_queue->channelFreeAt(one.fromId);
    if (targetFree.isValid() && targetFree > now && (!channelFree.isValid() || targetFree > channelFree))
        return {Pill::Kind::Neutral, Icon::Lock,
                left > longWait ? tr("Again in %1").arg(durationText((left + 59) / 60 * 60))
                                : tr("Again in %1").arg(clockText(left)),
                tr("This channel got a shoutout from here less than an hour ago.")};
    if (one.automatic && channelFree.isValid() && channelFree > now && one.earliest > channelFree.addSecs(1))
        return {Pill::Kind::Neutral, Icon::Inbox, tr("Queued"),
                tr("In %1. Shoutouts must be at least two minutes apart.").arg(clockText(left))};
    if (one.automatic && (!channelFree.isValid() || channelFree <= now))
        return {Pill::Kind::Neutral, Icon::Inbox, tr("Queued"),
                tr("In %1. Shoutouts must be at least two minutes apart.").arg(clockText(left))};
    return one.automatic
        ? ShoutoutState{Pill::Kind::Info, Icon::Clock, tr("Sends in %1").arg(clockText(left)), why}
        : ShoutoutState{Pill::Kind::Neutral, Icon::Clock, tr("Ready in %1").arg(clockText(left)), why};
}

QString ShoutoutModel::fromText(const Shoutout &one) const
{
    const auto channel = m_channels->find(one.fromId);
    return tr("from %1").arg(isolated(channel ? channel->name : one.fromId));
}

QString ShoutoutModel::fromText(int row) const
{
    const QString from = fromText(at(row));
    return at(row).automatic ? from : tr("%1 · manual", "from whom").arg(from);
}

QString ShoutoutModel::spoken(const Shoutout &one) const
{
    const ShoutoutState state = stateOf(one, m_queue->now());
    QStringList parts{isolated(one.target.name), fromText(one), state.text};
    if (!state.reason.isEmpty())
        parts.append(state.reason);
    parts.append(one.automatic ? tr("sent automatically") : tr("sent manually"));
    return parts.join(QStringLiteral(", "));
}

Qt::ItemFlags ShoutoutModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList ShoutoutModel::mimeTypes() const
{
    return {mimeType};
}

QMimeData *ShoutoutModel::mimeData(const QModelIndexList &indexes) const
{
    const auto one = shoutout(indexes.value(0));
    if (!one)
        return nullptr;
    auto *data = new QMimeData;
    data->setData(mimeType, QByteArray::number(one->id));
    return data;
}

/// The position among the shoutouts of its channel after a drop; -1 if it cannot be dropped there.
int ShoutoutModel::landing(const QMimeData *data, int row, const QModelIndex &parent, qint64 &id) const
{
    id = data->data(mimeType).toLongLong();
    const QModelIndex moved = indexOf(id);
    const auto one = shoutout(moved);
    if (!one)
        return -1;
    if (row < 0)
        row = parent.isValid() ? parent.row() : rowCount();
    int first = 0;
    while (at(first).fromId != one->fromId)
        ++first;
    int place = row - first;
    if (row > moved.row())
        --place;  // accounts for the row being removed from its old position
    return place >= 0 && place < countOf(one->fromId) ? place : -1;
}

bool ShoutoutModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int,
                                    const QModelIndex &parent) const
{
    qint64 id = 0;
    return action == Qt::MoveAction && data->hasFormat(mimeType) && landing(data, row, parent, id) >= 0;
}

bool ShoutoutModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                                 const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    qint64 id = 0;
    const int place = landing(data, row, parent, id);
    m_queue->move(id, place);
    return false;  // the queue has moved the row, so the view must not remove it
}

ShoutoutDelegate::ShoutoutDelegate(QAbstractItemView *view, const ShoutoutModel *model)
    : RowDelegate(view, rowHeight)
    , m_model(model)
{
}

void ShoutoutDelegate::paint(QPainter *painter, const QStyleOptionViewItem &original,
                             const QModelIndex &index) const
{
    QStyleOptionViewItem option(original);
    option.index = index;
    paintRowBackground(painter, option, isHovered(index));
    painter->save();
    const QRect inside = option.rect.adjusted(0, px(2), 0, -px(2));
    const ShoutoutState state = m_model->stateOf(index.row());
    QSize pill = Pill::pillSize(state.text, state.icon);
    pill.setWidth(std::min(pill.width(), inside.width() * 2 / 3));
    const QRect pillRect = QStyle::alignedRect(option.direction, Qt::AlignRight | Qt::AlignVCenter, pill,
                                               inside.adjusted(px(4), 0, -px(4), 0));
    Pill::paint(painter, pillRect, state.kind, state.text, state.icon, option.direction);
    QStyleOptionViewItem upper(option);
    upper.rect = inside;
    if (option.direction == Qt::RightToLeft)
        upper.rect.setLeft(pillRect.right());
    else
        upper.rect.setRight(pillRect.left());
    QRect lower = upper.rect;
    upper.rect.setHeight(inside.height() / 2);
    lower.setTop(upper.rect.bottom() + 1);
    paintContent(painter, upper, index);
    paintSecondLine(painter, option, lower, m_model->fromText(index.row()));
    paintRing(painter, option, index);
    painter->restore();
}

}  // namespace Sidestage
