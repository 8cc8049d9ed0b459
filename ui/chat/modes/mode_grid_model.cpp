// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_grid_model.h"

#include "base/bidi.h"
#include "chat/base/chat_texts.h"
#include "chat/people/channel_choice.h"

#include "accounts/account.h"
#include "accounts/account_list.h"
#include "chat/chat_service.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"
#include "kit/text/time_text.h"

#include <algorithm>

namespace Sidestage {

ModeGridModel::ModeGridModel(ModeControl *control, QObject *parent)
    : QAbstractTableModel(parent)
    , m_control(control)
{
    connect(control->service()->channels(), &ChatChannels::listChanged, this, &ModeGridModel::list);
    connect(control->service()->channels(), &ChatChannels::changed, this, &ModeGridModel::list);
    connect(control, &ModeControl::changed, this, &ModeGridModel::renew);
    connect(control->choice(), &ChannelChoice::chosenChanged, this, [this] {
        if (columnCount() > 0)
            Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    });
    m_telling.setSingleShot(true);
    connect(&m_telling, &QTimer::timeout, this, &ModeGridModel::outcomesChanged);
    list();
}

/// Adds and removes columns one by one, so that the current cell stays.
void ModeGridModel::list()
{
    const QStringList shown = m_control->service()->channels()->shown();
    if (shown == m_channels)
        return;
    for (int i = int(m_channels.size()); i-- > 0;) {
        if (shown.contains(m_channels[i]))
            continue;
        beginRemoveColumns({}, i, i);
        m_channels.removeAt(i);
        endRemoveColumns();
    }
    for (int i = 0; i < int(shown.size()); ++i) {
        if (m_channels.value(i) == shown[i])
            continue;
        const int from = int(m_channels.indexOf(shown[i]));
        if (from < 0) {
            beginInsertColumns({}, i, i);
            m_channels.insert(i, shown[i]);
            endInsertColumns();
        } else {
            beginMoveColumns({}, from, from, {}, i);
            m_channels.move(from, i);
            endMoveColumns();
        }
    }
    Q_EMIT outcomesChanged();
}

void ModeGridModel::renew(const QString &channelId)
{
    const int column = columnOf(channelId);
    if (column < 0)
        return;
    Q_EMIT dataChanged(index(0, column), index(RowCount - 1, column));
    Q_EMIT headerDataChanged(Qt::Horizontal, column, column);
    // Combines the updates of many channels during a lockdown into one.
    if (!m_telling.isActive())
        m_telling.start(0);
}

std::optional<ChatSwitch> ModeGridModel::switchAt(int row)
{
    if (row < 0 || row >= ChatSwitch::count)
        return {};
    return ChatSwitch(row);
}

bool ModeGridModel::isLockedDown() const
{
    return m_control->service()->scheduler()->isLockedDown();
}

ModeGridModel::Outcome ModeGridModel::outcome(const QString &channelId) const
{
    using Kind = Pill::Kind;
    const auto at = [](const QDateTime &when) { return fullMoment(when); };
    if (isLockedDown()) {
        for (const ModeHold &hold : m_control->service()->scheduler()->lockdown()) {
            if (hold.channelId != channelId)
                continue;
            const QString reason = hold.error ? chatReasonOf(*hold.error) : QString();
            switch (hold.state) {
            case ModeHold::State::Planned:
                return {.kind = Kind::Warn,
                        .symbol = Icon::Warning,
                        .words = tr("Not sent yet"),
                        .hold = hold.id};
            case ModeHold::State::Setting:
                return {.kind = Kind::Info, .symbol = Icon::Send, .words = tr("Locking…")};
            case ModeHold::State::Holding:
                return {.kind = Kind::Good,
                        .symbol = Icon::Check,
                        .words = tr("Locked %1").arg(at(hold.settledAt))};
            case ModeHold::State::Failed:
                return {.kind = Kind::Error,
                        .symbol = Icon::Error,
                        .words = tr("Failed"),
                        .reason = reason,
                        .hold = hold.id};
            case ModeHold::State::Drifted:
                return {.kind = Kind::Warn, .symbol = Icon::Warning, .words = tr("Changed elsewhere")};
            case ModeHold::State::Restoring:
                return {.kind = Kind::Info, .symbol = Icon::Undo, .words = tr("Restoring…")};
            case ModeHold::State::NotRestored:
                return {.kind = Kind::Error,
                        .symbol = Icon::Error,
                        .words = tr("Not restored"),
                        .reason = reason,
                        .hold = hold.id};
            case ModeHold::State::Restored:
            case ModeHold::State::Released:
                break;
            }
        }
    }
    const auto last = m_control->lastResult(channelId);
    if (!last)
        return {};
    const ModeJob::Row &row = last->second;
    switch (row.state) {
    case ModeJob::State::Waiting:
        return {.kind = Kind::Info, .symbol = Icon::Hourglass, .words = tr("Waiting")};
    case ModeJob::State::Sending:
        return {.kind = Kind::Info, .symbol = Icon::Send, .words = tr("Sending…")};
    case ModeJob::State::Done:
        return {.kind = Kind::Good, .symbol = Icon::Check, .words = tr("Done %1").arg(at(row.at))};
    case ModeJob::State::Failed:
        return {.kind = Kind::Error,
                .symbol = Icon::Error,
                .words = tr("Failed"),
                .reason = row.error ? chatReasonOf(*row.error) : QString(),
                .job = last->first};
    }
    return {};
}

bool ModeGridModel::hasOutcomes() const
{
    return std::any_of(m_channels.cbegin(), m_channels.cend(),
                       [this](const QString &id) { return !outcome(id).words.isEmpty(); });
}

QString ModeGridModel::liveText(const QString &channelId) const
{
    const auto channel = m_control->service()->channels()->find(channelId);
    if (!channel || channel->live == ChatChannel::Live::Unknown)
        return tr("Unknown");
    if (channel->live == ChatChannel::Live::Offline)
        return tr("Offline");
    return tr("Live %1").arg(clockText(channel->startedAt.secsTo(QDateTime::currentDateTimeUtc())));
}

QString ModeGridModel::actorText(const QString &channelId) const
{
    const auto channel = m_control->service()->channels()->find(channelId);
    if (!channel || m_control->service()->accounts()->all().size() < 2)
        return {};
    const Account *account = m_control->service()->accounts()->find(channel->account);
    return account ? tr("as %1").arg(isolated(account->info().displayName)) : QString();
}

QString ModeGridModel::headSpoken(int column) const
{
    const QString id = channelAt(column);
    const auto channel = m_control->service()->channels()->find(id);
    if (!channel)
        return {};
    QStringList parts{channel->name};
    switch (channel->live) {
    case ChatChannel::Live::Unknown:
        parts.append(tr("live status unknown"));
        break;
    case ChatChannel::Live::Offline:
        parts.append(tr("offline"));
        break;
    case ChatChannel::Live::Live:
        parts.append(
            tr("live for %1").arg(durationText(channel->startedAt.secsTo(QDateTime::currentDateTimeUtc()))));
        break;
    }
    if (const QString actor = actorText(id); !actor.isEmpty())
        parts.append(actor);
    if (channel->trouble)
        parts.append(chatReasonOf(*channel->trouble));
    if (m_control->choice()->isChosen(id))
        parts.append(tr("selected"));
    return parts.join(QStringLiteral(", "));
}

int ModeGridModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : RowCount;
}

int ModeGridModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_channels.size());
}

QVariant ModeGridModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.column() >= m_channels.size())
        return {};
    const QString id = m_channels[index.column()];
    if (const auto what = switchAt(index.row())) {
        switch (role) {
        case Qt::DisplayRole: {
            const auto cell = m_control->cell(id, *what);
            if (!cell.isKnown && !cell.value)
                return tr("…");
            return what->isShield() ? valueOf(ChatMode::Subscribers, cell.value)
                                    : valueOf(what->mode(), cell.value);
        }
        case Qt::CheckStateRole: {
            const auto cell = m_control->cell(id, *what);
            return QVariant::fromValue(!cell.value          ? Qt::PartiallyChecked
                                           : cell.value->on ? Qt::Checked
                                                            : Qt::Unchecked);
        }
        case Qt::AccessibleTextRole:
            return m_control->spoken(id, *what);
        case Qt::ToolTipRole:
            return m_control->explained(id, *what);
        default:
            return {};
        }
    }
    const Outcome outcome = this->outcome(id);
    const QString name = m_control->channelName(id);
    if (index.row() == ResultRow) {
        switch (role) {
        case Qt::DisplayRole:
            return outcome.words;
        case Qt::ToolTipRole:
            return outcome.reason;
        case Qt::AccessibleTextRole:
            if (outcome.words.isEmpty())
                return tr("No changes in %1 yet").arg(name);
            return outcome.reason.isEmpty() ? tr("%1: %2", "a channel, a result").arg(name, outcome.words)
                                            : tr("%1: %2. %3").arg(name, outcome.words, outcome.reason);
        default:
            return {};
        }
    }
    switch (role) {
    case Qt::DisplayRole:
        return outcome.canRetry() ? tr("Retry") : tr("Edit");
    case Qt::AccessibleTextRole:
        return outcome.canRetry() ? tr("Retry in %1").arg(name) : tr("Edit all modes of %1").arg(name);
    default:
        return {};
    }
}

QVariant ModeGridModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal) {
        switch (role) {
        case Qt::DisplayRole:
            return m_control->channelName(channelAt(section));
        case Qt::AccessibleTextRole:
            return headSpoken(section);
        case Qt::ToolTipRole: {
            const auto channel = m_control->service()->channels()->find(channelAt(section));
            if (!channel)
                return {};
            QStringList lines{headSpoken(section)};
            if (!channel->title.isEmpty())
                lines.append(channel->title);
            return lines.join(QLatin1Char('\n'));
        }
        default:
            return {};
        }
    }
    const auto what = switchAt(section);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        if (what)
            return what->name();
        return section == ResultRow ? (isLockedDown() ? tr("Lockdown result") : tr("Last change"))
                                    : QString();
    case Qt::ToolTipRole:
        return what && what->hasDuration() ? ruleTextOf(what->mode()) : QString();
    default:
        return {};
    }
}

Qt::ItemFlags ModeGridModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
    if (switchAt(index.row()))
        flags |= Qt::ItemIsUserCheckable;
    return flags;
}

}  // namespace Sidestage
