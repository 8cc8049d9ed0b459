// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_keeper.h"

#include <QSet>

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct ModeKeeper::Private
{
};

ModeKeeper::ModeKeeper(ModeBoard *board, ChatStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

ModeKeeper::~ModeKeeper() = default;

void ModeKeeper::start() { }

auto ModeKeeper::setTimed(const QStringList &channelIds, const ChatModes &modes, int seconds) -> qint64
{
    return {};
}

auto ModeKeeper::lockDown(const QStringList &channelIds, const ChatModes &modes, int seconds) -> qint64
{
    return {};
}

void ModeKeeper::planRestore(const QList<qint64> &holds) { }

void ModeKeeper::planRestore(const ModeSnapshot &snapshot, const QStringList &channelIds) { }

void ModeKeeper::restore(const QList<qint64> &holds) { }

void ModeKeeper::release(const QList<qint64> &holds) { }

void ModeKeeper::retry(const QList<qint64> &holds) { }

void ModeKeeper::setEnd(const QList<qint64> &holds, int seconds) { }

auto ModeKeeper::holds() const -> QList<ModeHold>
{
    return {};
}

auto ModeKeeper::lockdown() const -> QList<ModeHold>
{
    return {};
}

auto ModeKeeper::lockedSince() const -> QDateTime
{
    return {};
}

auto ModeKeeper::lockedUntil() const -> QDateTime
{
    return {};
}

auto ModeKeeper::holdOf(const QString &channelId, ChatMode mode) const -> std::optional<ModeHold>
{
    return {};
}

auto ModeKeeper::asking() const -> QList<ModeHold>
{
    return {};
}

void ModeKeeper::takeSnapshot(const QStringList &channelIds, const QString &name) { }

void ModeKeeper::tick() { }

}  // namespace Sidestage
