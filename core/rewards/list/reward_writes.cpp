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

/// Sends until the outcome is known. `look` reads it, given the error of an attempt; none: it was not
/// executed.
template <class Value, class Request, class Look>
QCoro::Task<Result<Value>> sendSurely(QPointer<Client> client, Request request, Look look)
{
    Result<Value> outcome = Error{.kind = Error::Kind::Cancelled};
    bool mayBeDone = false;  // by an earlier attempt, too
    for (int attempt = 0; client && attempt < attempts; ++attempt) {
        if (attempt > 0) {
            auto rest = delay(firstPause * attempt);
            co_await rest;
            if (!client)
                break;
        }
        auto sending = client->call(request);
        outcome = co_await sending;
        mayBeDone = mayBeDone || (!outcome && outcome.error().isUncertain());
        if (outcome || !client || !mayBeDone)
            break;
        auto looking = look(outcome.error());
        const auto found = co_await looking;
        if (found)
            co_return *found;
        if (!outcome.error().isUncertain())
            break;
    }
    co_return outcome;
}

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
    const bool isPaused = request.reward.isPaused.value_or(false);
    const bool isEnabled = request.reward.isEnabled.value_or(true);
    request.reward.isPaused.reset();
    if (isPaused)
        request.reward.isEnabled = false;
    const auto look = [client, request, known](Error error) -> QCoro::Task<std::optional<Result<Reward>>> {
        GetRewards all;
        all.broadcasterId = request.broadcasterId;
        all.onlyManageableRewards = true;
        auto looking = client->call(all);
        const Result<QList<Reward>> there = co_await looking;
        if (!there)
            co_return error;
        for (const Reward &reward : *there) {
            if (!known.contains(reward.id) && reward.title == request.reward.title)
                co_return reward;
        }
        co_return std::nullopt;
    };
    auto creating = sendSurely<Reward>(client, request, look);
    const Result<Reward> created = co_await creating;
    if (!created || !isPaused)
        co_return created;
    UpdateReward pausing;
    pausing.broadcasterId = request.broadcasterId;
    pausing.id = created->id;
    pausing.changes.isPaused = true;
    pausing.changes.isEnabled = isEnabled;
    auto updating = updateWithRetry(client, pausing);
    const Result<Reward> paused = co_await updating;
    co_return paused ? paused : created;
}

QCoro::Task<Result<Reward>> updateWithRetry(QPointer<Client> client, UpdateReward request)
{
    const auto look = [client, request](Error error) -> QCoro::Task<std::optional<Result<Reward>>> {
        GetRewards one;
        one.broadcasterId = request.broadcasterId;
        one.ids.append(request.id);
        auto looking = client->call(one);
        const Result<QList<Reward>> there = co_await looking;
        if (!there)
            co_return there.error().kind == Error::Kind::NotFound ? there.error() : error;
        if (there->isEmpty())
            co_return error;
        if (isEmpty(differenceOf(there->first(), request.changes)))
            co_return there->first();
        co_return std::nullopt;
    };
    auto sending = sendSurely<Reward>(client, request, look);
    const Result<Reward> outcome = co_await sending;
    co_return outcome;
}

QCoro::Task<Result<Reward>> removeWithRetry(QPointer<Client> client, DeleteReward request)
{
    // Deleting twice is harmless: the second response is 404.
    const auto look
        = [](const Error &) -> QCoro::Task<std::optional<Result<void>>> { co_return std::nullopt; };
    auto deleting = sendSurely<void>(client, request, look);
    const Result<void> deleted = co_await deleting;
    if (!deleted && deleted.error().kind != Error::Kind::NotFound)
        co_return deleted.error();
    co_return Reward{.id = request.id};
}

}  // namespace Sidestage
