// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_queue.h"

#include "storage/tables.h"

#include <QSet>

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

namespace Tables {
const char *const shoutouts = "";
}

struct ShoutoutQueue::Private
{
};

ShoutoutQueue::ShoutoutQueue(ChatChannels *channels, ProfileStore *store, const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

ShoutoutQueue::~ShoutoutQueue() = default;

void ShoutoutQueue::start() { }

auto ShoutoutQueue::queue() const -> QList<Shoutout>
{
    return {};
}

auto ShoutoutQueue::add(const QString &fromId, const ShoutoutTarget &target, bool automatic) -> Result<qint64>
{
    return {};
}

void ShoutoutQueue::remove(qint64 id) { }

void ShoutoutQueue::move(qint64 id, int place) { }

void ShoutoutQueue::setAutomatic(qint64 id, bool automatic) { }

void ShoutoutQueue::sendNow(qint64 id) { }

auto ShoutoutQueue::channelFreeAt(const QString &fromId) const -> QDateTime
{
    return {};
}

auto ShoutoutQueue::targetFreeAt(const QString &fromId, const QString &targetId) const -> QDateTime
{
    return {};
}

auto ShoutoutQueue::history(int most) const -> QList<SentShoutout>
{
    return {};
}

void ShoutoutQueue::tick() { }

}  // namespace Sidestage
