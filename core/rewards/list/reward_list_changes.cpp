// SPDX-License-Identifier: GPL-3.0-or-later

// How a RewardList changes rewards on the service.

#include "reward_list_private.h"

#include "client/budget.h"
#include "client/client.h"
#include "reward_writes.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// Between two changes: fast ones in a row have been answered with 500 (api-facts B2).
constexpr std::chrono::milliseconds usualPause = 100ms;
/// With little left of the budget, the rest of it is for what the user waits for.
constexpr std::chrono::milliseconds lowPause = 1s;

}  // namespace

std::chrono::milliseconds RewardList::Private::pauseBefore() const
{
    if (lastWrite < 0)
        return 0ms;
    const Budget *budget = account->client()->budget();
    const bool low = budget->limit() > 0 && budget->remaining() < budget->limit() / 10;
    const auto pause = low ? lowPause : usualPause;
    return pause - std::chrono::milliseconds(sinceStart.elapsed() - lastWrite);
}

void RewardList::create(const RewardChanges &reward, QObject *context, Done done)
{
    d->add({.what = Private::Change::What::Create,
            .changes = tidied(reward),
            .context = context,
            .done = std::move(done)});
}

void RewardList::update(const QString &id, const RewardChanges &changes, QObject *context, Done done)
{
    const RewardChanges wanted = tidied(changes);
    const auto ticket = d->model.edit(id, [wanted](RewardRow &row) { applyTo(row.reward, wanted); });
    if (ticket.number)
        Q_EMIT changed();
    d->add({.what = Private::Change::What::Update,
            .id = id,
            .changes = wanted,
            .ticket = ticket,
            .context = context,
            .done = std::move(done)});
}

void RewardList::remove(const QString &id, QObject *context, std::function<void(const Result<void> &)> done)
{
    if (d->rows.contains(id)) {
        d->hidden.insert(id);
        d->publish();
    }
    d->add({.what = Private::Change::What::Remove, .id = id, .context = context, .removed = std::move(done)});
}

Bound RewardList::work()
{
    const QPointer<Client> client = d->account->client();
    d->working = true;
    while (!d->changes.empty()) {
        if (const auto pause = d->pauseBefore(); pause > 0ms) {
            auto rest = delay(pause);
            co_await rest;
        }
        const Private::Change change = d->changes.front();
        Result<Reward> outcome;
        Result<void> removal;
        if (change.what == Private::Change::What::Create) {
            CreateReward request;
            request.broadcasterId = d->account->userId();
            request.reward = change.changes;
            const bool paused = request.reward.isPaused.value_or(false);
            const bool enabled = request.reward.isEnabled.value_or(true);
            request.reward.isPaused.reset();
            if (paused)
                request.reward.isEnabled = false;
            const QStringList ids = d->rows.keys();
            const QSet<QString> known(ids.begin(), ids.end());
            auto creating = createWithRetry(client, request, known);
            outcome = co_await creating;
            if (outcome && paused) {
                UpdateReward pausing;
                pausing.broadcasterId = request.broadcasterId;
                pausing.id = outcome->id;
                pausing.changes.isPaused = true;
                pausing.changes.isEnabled = enabled;
                auto updating = updateWithRetry(client, pausing);
                const Result<Reward> after = co_await updating;
                if (after)
                    outcome = after;
            }
            if (outcome) {
                d->learn({outcome->id, *outcome, true});
                d->changedAt.insert(outcome->id, d->sinceStart.elapsed());
            }
        } else if (change.what == Private::Change::What::Update) {
            UpdateReward request;
            request.broadcasterId = d->account->userId();
            request.id = change.id;
            request.changes = change.changes;
            auto updating = updateWithRetry(client, request);
            outcome = co_await updating;
            d->changedAt.insert(change.id, d->sinceStart.elapsed());
            if (outcome) {
                const RewardRow row{change.id, *outcome, true};
                d->learn(row);
                d->model.confirm(change.ticket, row);
            } else {
                d->model.refuse(change.ticket, outcome.error());
            }
        } else {
            DeleteReward request;
            request.broadcasterId = d->account->userId();
            request.id = change.id;
            auto removing = removeWithRetry(client, request);
            removal = co_await removing;
            if (!removal)
                d->hidden.remove(change.id);
        }
        d->lastWrite = d->sinceStart.elapsed();
        d->changes.pop_front();
        const bool isRemoval = change.what == Private::Change::What::Remove;
        const bool failed = isRemoval ? !removal : !outcome;
        if (isRemoval && !failed)
            d->forget(change.id);
        d->publish();
        if (failed)
            d->poll->trigger();  // what the service has now is not certain
        const QPointer<RewardList> self = this;
        if (change.context && isRemoval && change.removed)
            change.removed(removal);
        else if (change.context && !isRemoval && change.done)
            change.done(outcome);
        if (!self)
            co_return;
    }
    d->working = false;
}

}  // namespace Sidestage
