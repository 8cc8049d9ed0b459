// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_model.h"

#include "base/bidi.h"
#include "chat/base/hold_texts.h"

#include "chat/people/chat_channels.h"
#include "kit/lists/row_delegate.h"
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
    : QAbstractListModel(parent)
    , m_queue(queue)
    , m_channels(channels)
    , m_rows(queue->queue())
{
    connect(queue, &ShoutoutQueue::changed, this, &ShoutoutModel::update);
    connect(channels, &ChatChannels::changed, this, &ShoutoutModel::update);
}

void ShoutoutModel::update()
{
    const QList<Shoutout> rows = m_queue->queue();
    const auto hasId = [](const QList<Shoutout> &all, qint64 id) {
        return std::any_of(all.begin(), all.end(), [id](const Shoutout &one) { return one.id == id; });
    };
    for (int row = int(m_rows.size()) - 1; row >= 0; --row) {
        if (hasId(rows, m_rows.at(row).id))
            continue;
        beginRemoveRows({}, row, row);
        m_rows.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < rows.size(); ++row) {
        int from = row;
        while (from < m_rows.size() && m_rows.at(from).id != rows.at(row).id)
            ++from;
        if (from == m_rows.size()) {
            beginInsertRows({}, row, row);
            m_rows.insert(row, rows.at(row));
            endInsertRows();
        } else if (from != row) {
            beginMoveRows({}, from, from, {}, row);
            m_rows.move(from, row);
            endMoveRows();
        }
    }
    m_rows = rows;
    tick();
}

void ShoutoutModel::tick()
{
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
}

std::optional<Shoutout> ShoutoutModel::shoutout(const QModelIndex &index) const
{
    return index.isValid() && index.row() < m_rows.size() ? std::optional(m_rows.at(index.row()))
                                                          : std::nullopt;
}

QModelIndex ShoutoutModel::indexOf(qint64 id) const
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows.at(row).id == id)
            return index(row);
    }
    return {};
}

int ShoutoutModel::placeOf(qint64 id) const
{
    const auto one = shoutout(indexOf(id));
    int place = 0;
    for (const Shoutout &other : m_rows) {
        if (!one || other.id == id)
            break;
        place += other.fromId == one->fromId ? 1 : 0;
    }
    return place;
}

QString ShoutoutModel::nameOf(const QString &channelId) const
{
    const auto channel = m_channels->find(channelId);
    return channel ? channel->name : channelId;
}

ShoutoutState ShoutoutModel::stateOf(int row, const QDateTime &now) const
{
    const Shoutout &one = m_rows.at(row);
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

int ShoutoutModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ShoutoutModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Shoutout &one = m_rows.at(index.row());
    const QString from = tr("from %1").arg(isolated(nameOf(one.fromId)));
    if (role == Qt::DisplayRole)
        return one.target.name;
    if (role == FromRole)
        return one.automatic ? from : tr("%1 · manual", "from whom").arg(from);
    const ShoutoutState state = stateOf(index.row(), m_queue->now());
    switch (role) {
    case KindRole:
        return int(state.kind);
    case IconRole:
        return int(state.icon);
    case StateRole:
        return state.text;
    case ReasonRole:
    case Qt::ToolTipRole:
        return state.reason;
    case Qt::AccessibleTextRole: {
        QStringList parts{isolated(one.target.name), from, state.text};
        if (!state.reason.isEmpty())
            parts.append(state.reason);
        parts.append(one.automatic ? tr("sent automatically") : tr("sent manually"));
        return parts.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
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
        row = parent.isValid() ? parent.row() : int(m_rows.size());
    int first = 0;
    while (m_rows.at(first).fromId != one->fromId)
        ++first;
    int count = 0;
    for (const Shoutout &other : m_rows)
        count += other.fromId == one->fromId ? 1 : 0;
    int place = row - first;
    if (row > moved.row())
        --place;  // accounts for the row being removed from its old position
    return place >= 0 && place < count ? place : -1;
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

QSize ShoutoutDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const
{
    return {px(120), px(40)};
}

void ShoutoutDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const
{
    const Tokens &tokens = Theme::tokens();
    painter->save();
    paintRowBackground(painter, option, option.state & QStyle::State_MouseOver);
    const bool isMirrored = option.direction == Qt::RightToLeft;
    const QRect inside = option.rect.adjusted(px(4), px(2), -px(4), -px(2));
    const QString state = index.data(ShoutoutModel::StateRole).toString();
    const auto icon = Icon(index.data(ShoutoutModel::IconRole).toInt());
    QSize pill = Pill::pillSize(state, icon);
    pill.setWidth(std::min(pill.width(), inside.width() * 2 / 3));
    const QRect pillRect
        = QStyle::alignedRect(option.direction, Qt::AlignRight | Qt::AlignVCenter, pill, inside);
    Pill::paint(painter, pillRect, Pill::Kind(index.data(ShoutoutModel::KindRole).toInt()), state, icon,
                option.direction);
    QRect texts = inside;
    if (isMirrored)
        texts.setLeft(pillRect.right() + px(8));
    else
        texts.setRight(pillRect.left() - px(8));
    const int half = texts.height() / 2;
    const auto line = [&](TextRole role, const QColor &color, const QString &text, const QRect &rect) {
        painter->setFont(Theme::font(role));
        painter->setPen(color);
        painter->drawText(rect, int(Qt::AlignVCenter | (isMirrored ? Qt::AlignRight : Qt::AlignLeft)),
                          painter->fontMetrics().elidedText(text, Qt::ElideRight, rect.width()));
    };
    const bool isSelected = option.state & QStyle::State_Selected;
    line(TextRole::Body, tokens.text, index.data().toString(),
         QRect(texts.left(), texts.top(), texts.width(), half));
    line(TextRole::Small, isSelected ? tokens.text2 : tokens.text3,
         index.data(ShoutoutModel::FromRole).toString(),
         QRect(texts.left(), texts.top() + half, texts.width(), texts.height() - half));
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (view && view->hasFocus() && view->currentIndex() == index) {
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(tokens.focus, 2));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), pxF(4), pxF(4));
    }
    painter->restore();
}

}  // namespace Sidestage
