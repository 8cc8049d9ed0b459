// SPDX-License-Identifier: GPL-3.0-or-later
#include "redemption_queue.h"

#pragma GCC diagnostic ignored "-Wunused-parameter"

namespace Sidestage {

struct RedemptionQueue::Private
{
};

RedemptionQueue::RedemptionQueue(QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
}

RedemptionQueue::~RedemptionQueue() = default;

auto RedemptionQueue::find(const QString &id) const -> const QueueEntry *
{
    return nullptr;
}

auto RedemptionQueue::ids() const -> QStringList
{
    return {};
}

auto RedemptionQueue::size() const -> qsizetype
{
    return {};
}

auto RedemptionQueue::waiting() const -> int
{
    return {};
}

auto RedemptionQueue::waitingPoints() const -> qint64
{
    return {};
}

auto RedemptionQueue::waiting(const QString &rewardId) const -> int
{
    return {};
}

auto RedemptionQueue::waitingPoints(const QString &rewardId) const -> qint64
{
    return {};
}

void RedemptionQueue::take(const QList<Api::Redemption> &redemptions) { }

void RedemptionQueue::takeAll(const QString &rewardId, const QList<Api::Redemption> &waiting,
                              const QDateTime &askedAt)
{
}

void RedemptionQueue::takeRewardRemoved(const QString &rewardId) { }

void RedemptionQueue::update(const QList<Update> &updates) { }

void RedemptionQueue::removeDecided() { }

}  // namespace Sidestage
