// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_writes.h"

#include "client/client.h"
#include "reward_changes.h"

#include <QCoro/QCoroTimer>

namespace Sidestage {

using namespace Api;

namespace {

constexpr int attempts = 3;
constexpr std::chrono::milliseconds firstPause{300};

const Error nobodyWaits{.kind = Error::Kind::Cancelled};

}  // namespace

QCoro::Task<bool> delay(std::chrono::milliseconds time)
{
    auto sleep = QCoro::sleepFor(time);
    co_await sleep;
    co_return true;
}

QCoro::Task<Result<Reward>> createWithRetry(QPointer<Client> client, CreateReward request,
                                            QSet<QString> known)
{
    Result<Reward> outcome = nobodyWaits;
    bool mayBeThere = false;  // an earlier attempt may have succeeded
    for (int attempt = 1; client && attempt <= attempts; ++attempt) {
        if (attempt > 1) {
            auto rest = delay(firstPause * (attempt - 1));
            co_await rest;
            if (!client)
                break;
        }
        auto sending = client->call(request);
        outcome = co_await sending;
        if (outcome || !client)
            break;
        mayBeThere = mayBeThere || outcome.error().isUncertain();
        if (!mayBeThere)
            break;
        GetRewards look;
        look.broadcasterId = request.broadcasterId;
        look.onlyManageableRewards = true;
        auto looking = client->call(look);
        const Result<QList<Reward>> there = co_await looking;
        if (!there)
            break;
        for (const Reward &reward : *there) {
            if (!known.contains(reward.id) && reward.title == request.reward.title)
                outcome = reward;
        }
        if (outcome || !outcome.error().isUncertain())
            break;
    }
    co_return outcome;
}

QCoro::Task<Result<Reward>> updateWithRetry(QPointer<Client> client, UpdateReward request)
{
    Result<Reward> outcome = nobodyWaits;
    for (int attempt = 1; client && attempt <= attempts; ++attempt) {
        if (attempt > 1) {
            auto rest = delay(firstPause * (attempt - 1));
            co_await rest;
            if (!client)
                break;
        }
        auto sending = client->call(request);
        outcome = co_await sending;
        if (outcome || !client || !outcome.error().isUncertain())
            break;
        GetRewards look;
        look.broadcasterId = request.broadcasterId;
        look.ids.append(request.id);
        auto looking = client->call(look);
        const Result<QList<Reward>> there = co_await looking;
        if (!there && there.error().kind == Error::Kind::NotFound)
            outcome = there.error();
        if (!there || there->isEmpty())
            break;
        if (isEmpty(differenceOf(there->first(), request.changes))) {
            outcome = there->first();
            break;
        }
    }
    co_return outcome;
}

QCoro::Task<Result<void>> removeWithRetry(QPointer<Client> client, DeleteReward request)
{
    Result<void> outcome = nobodyWaits;
    for (int attempt = 1; client && attempt <= attempts; ++attempt) {
        if (attempt > 1) {
            auto rest = delay(firstPause * (attempt - 1));
            co_await rest;
            if (!client)
                break;
        }
        // Deleting twice is harmless: the second response is 404.
        auto sending = client->call(request);
        outcome = co_await sending;
        if (!outcome && outcome.error().kind == Error::Kind::NotFound)
            outcome = Result<void>();
        if (outcome || !outcome.error().isUncertain())
            break;
    }
    co_return outcome;
}

}  // namespace Sidestage
