// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_board.h"

#include <QSet>

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct ModeBoard::Private
{
};

ModeBoard::ModeBoard(ChatChannels *channels, ChatStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

ModeBoard::~ModeBoard() = default;

auto ModeBoard::channels() const -> ChatChannels *
{
    return nullptr;
}

auto ModeBoard::modes(const QString &channelId) const -> ChannelModes *
{
    return nullptr;
}

auto ModeBoard::apply(const QHash<QString, ChatModes> &wanted, ModeJob::Reason reason, const QString &name)
    -> qint64
{
    return {};
}

auto ModeBoard::apply(const QStringList &channelIds, const ChatModes &wanted, ModeJob::Reason reason,
                      const QString &name) -> qint64
{
    return {};
}

void ModeBoard::retry(qint64 job, const QString &channelId) { }

auto ModeBoard::jobs() const -> QList<ModeJob>
{
    return {};
}

auto ModeBoard::job(qint64 id) const -> std::optional<ModeJob>
{
    return {};
}

void ModeBoard::setOnScreen(const QStringList &channelIds) { }

auto ModeBoard::asOf() const -> QDateTime
{
    return {};
}

auto ModeBoard::failure() const -> QString
{
    return {};
}

auto ModeBoard::interval() const -> int
{
    return {};
}

auto ModeBoard::isLive() const -> bool
{
    return {};
}

void ModeBoard::refresh() { }

bool ModeJob::isOver() const
{
    return count(State::Waiting) + count(State::Sending) == 0;
}

int ModeJob::count(State state) const
{
    return int(
        std::count_if(rows.begin(), rows.end(), [state](const Row &row) { return row.state == state; }));
}

}  // namespace Sidestage
