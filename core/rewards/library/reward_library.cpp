// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_library.h"

#include "reward_library_private.h"
#include "rewards/queue/redemption_queue.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;

RewardLibrary::RewardLibrary(Account *account, RewardList *rewards, RedemptionQueue *queue,
                             DecisionService *decisions, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account, rewards, queue, decisions, this))
{
    // First of all that hear of it.
    connect(this, &RewardLibrary::changed, this, [this] { d->sorted.reset(); });
    connect(rewards, &RewardList::changed, this, [this] { d->follow(); });
    connect(&d->runner, &PlanRunner::changed, this, &RewardLibrary::planChanged);
    connect(&d->runner, &PlanRunner::finished, this, [this](int failed, bool whole) {
        if (whole)
            d->noteApplied();
        Q_EMIT planFinished(failed);
    });
    d->follow();
    d->runner.load();
}

RewardLibrary::~RewardLibrary() = default;

QList<LibraryReward> RewardLibrary::rewards() const
{
    // Views ask again and again, and telling which title comes first is slow.
    if (!d->sorted)
        d->sorted = d->sort();
    return *d->sorted;
}

std::optional<LibraryReward> RewardLibrary::reward(qint64 id) const
{
    if (const KeptReward *found = d->cache.find(id))
        return found->own;
    for (const LibraryReward &reward : d->cache.elsewhere()) {
        if (reward.id == id)
            return reward;
    }
    return {};
}

std::optional<LibraryReward> RewardLibrary::byServiceId(const QString &serviceId) const
{
    if (const KeptReward *found = d->cache.findOnService(serviceId))
        return found->own;
    for (const LibraryReward &reward : d->cache.elsewhere()) {
        if (reward.serviceId == serviceId)
            return reward;
    }
    return {};
}

RewardChanges RewardLibrary::unsent(qint64 id) const
{
    const KeptReward *found = d->cache.find(id);
    return found && found->seen ? differenceOf(*found->seen, found->own.reward) : RewardChanges{};
}

QList<Error> RewardLibrary::problems(const LibraryReward &reward) const
{
    QList<Error> problems = problemsIn(tidied(reward.reward), true);
    const KeptReward *before = d->cache.find(reward.id);
    // A clash that came from the service is no reason to refuse every other edit.
    const bool isSame = before && titleKey(before->own.title()) == titleKey(reward.title());
    if (!isSame && d->cache.isTaken(reward.title(), reward.id)) {
        Error error = Error::broken(Fault::NotOneOf, QStringLiteral("title"));
        error.message = tr("Another reward has this title.");
        problems.append(error);
    }
    return problems;
}

Result<void> RewardLibrary::save(LibraryReward &reward)
{
    if (reward.isElsewhere || reward.id < 0) {
        Error error = Error::broken(Fault::NotOneOf);
        error.message = tr("Made by another app. Only that app can change it.");
        return error;
    }
    if (const auto broken = problems(reward); !broken.isEmpty())
        return broken.first();
    const KeptReward *before = d->cache.find(reward.id);
    if (!before && d->cache.rewards().size() >= maxRewards)
        return Error::broken(Fault::TooMany, {}, maxRewards);
    // What is on the service, and since when, is not the form's to say.
    KeptReward next = before ? *before : KeptReward{};
    next.own.reward = tidied(reward.reward);
    next.own.changedAt = QDateTime::currentDateTimeUtc();
    auto kept = d->cache.put(next);
    if (kept)
        reward = next.own;
    return d->reportResult(kept);
}

Result<int> RewardLibrary::change(const QList<qint64> &ids, const RewardChanges &changes)
{
    QList<KeptReward> next;
    QSet<qint64> seen;
    for (const qint64 id : ids) {
        const KeptReward *reward = d->cache.find(id);
        if (!reward || seen.contains(id))
            continue;
        seen.insert(id);
        next.append(*reward);
    }
    if (next.size() > 1 && changes.title)
        return Error::broken(Fault::NotOneOf, QStringLiteral("title"));
    for (KeptReward &reward : next) {
        applyTo(reward.own.reward, changes);
        reward.own.changedAt = QDateTime::currentDateTimeUtc();
        if (const auto broken = problems(reward.own); !broken.isEmpty())
            return broken.first();
    }
    const auto kept = d->cache.inTransaction([&]() -> Result<void> {
        for (KeptReward &reward : next) {
            if (auto done = d->cache.put(reward); !done)
                return done;
        }
        return {};
    });
    if (!kept)
        return kept.error();
    Q_EMIT changed();
    for (const KeptReward &reward : std::as_const(next)) {
        const auto row = d->rewards->find(reward.own.serviceId);
        if (!row || !row->isOurs)
            continue;
        // Only these fields; whatever else was edited and not sent is the user's to send.
        RewardChanges wanted = row ? changesOf(row->reward) : RewardChanges{};
        applyTo(wanted, changes);
        const RewardChanges sent = differenceOf(row->reward, wanted);
        if (isEmpty(sent))
            continue;
        const qint64 id = reward.own.id;
        d->rewards->update(row->id, sent, this, [this, id](const Result<Reward> &outcome) {
            if (!outcome)
                Q_EMIT refused(id, outcome.error());
        });
    }
    return int(next.size());
}

Result<qint64> RewardLibrary::duplicate(qint64 id)
{
    const auto original = reward(id);
    if (!original)
        return Error{.kind = Error::Kind::NotFound};
    LibraryReward copy{.reward = original->reward};
    copy.reward.title = d->cache.freeTitle(original->title());
    copy.reward.isEnabled = false;
    if (auto kept = save(copy); !kept)
        return kept.error();
    return copy.id;
}

Result<void> RewardLibrary::remove(qint64 id)
{
    const KeptReward *reward = d->cache.find(id);
    if (!reward)
        return Error{.kind = Error::Kind::NotFound};
    if (!reward->own.serviceId.isEmpty()) {
        Error error{.kind = Error::Kind::Conflict};
        error.message = tr("It is still on the service. Remove it there first.");
        return error;
    }
    Private::Removed removed{.reward = *reward};
    for (const RewardSet &set : d->cache.sets()) {
        if (const qsizetype place = set.rewards.indexOf(id); place >= 0)
            removed.places.append({set.id, place});
    }
    auto done = d->cache.remove(id);
    if (done)
        d->removed = removed;
    return d->reportResult(done);
}

Result<void> RewardLibrary::undoRemove()
{
    if (!d->removed)
        return Error{.kind = Error::Kind::NotFound};
    Private::Removed removed = *d->removed;
    if (d->cache.isTaken(removed.reward.own.title(), removed.reward.own.id))
        removed.reward.own.reward.title = d->cache.freeTitle(removed.reward.own.title());
    auto done = d->cache.inTransaction([&]() -> Result<void> {
        if (auto kept = d->cache.put(removed.reward); !kept)
            return kept;
        for (const auto &[id, place] : std::as_const(removed.places)) {
            const RewardSet *known = d->cache.findSet(id);
            if (!known)
                continue;
            RewardSet set = *known;
            set.rewards.insert(std::min(place, set.rewards.size()), removed.reward.own.id);
            if (auto kept = d->cache.putSet(set); !kept)
                return kept;
        }
        return {};
    });
    if (done)
        d->removed.reset();
    return d->reportResult(done);
}

QList<RewardSet> RewardLibrary::sets() const
{
    QList<RewardSet> sets = d->cache.sets();
    std::stable_sort(sets.begin(), sets.end(), [](const RewardSet &a, const RewardSet &b) {
        if (a.isFavourite != b.isFavourite)
            return a.isFavourite;
        return QString::localeAwareCompare(a.name, b.name) < 0;
    });
    return sets;
}

Result<void> RewardLibrary::saveSet(RewardSet &set)
{
    set.name = set.name.simplified();
    const QString field = QStringLiteral("name");
    if (set.name.isEmpty())
        return Error::broken(Fault::Missing, field);
    if (set.name.size() > RewardFile::longestSetName)
        return Error::broken(Fault::TooLong, field, RewardFile::longestSetName);
    if (d->cache.isNameTaken(set.name, set.id)) {
        Error error = Error::broken(Fault::NotOneOf, field);
        error.message = tr("Another set has this name.");
        return error;
    }
    return d->reportResult(d->cache.putSet(set));
}

Result<void> RewardLibrary::removeSet(qint64 id)
{
    return d->reportResult(d->cache.removeSet(id));
}

SwapPlan RewardLibrary::planFor(const RewardSet &set, const QSet<qint64> &takeOff,
                                const QHash<qint64, PlanStep::Queue> &queues) const
{
    SwapRequest request{.set = set,
                        .library = rewards(),
                        .takeOff = takeOff,
                        .queues = queues,
                        .slotCount = RewardList::maxRewards};
    const auto rows = d->rewards->confirmed();
    for (const RewardRow &row : rows) {
        request.onService.append(row.reward);
        if (!row.isOurs)
            continue;
        request.ours.insert(row.id);
        request.waiting.insert(row.id, {d->queue->waiting(row.id), d->queue->waitingPoints(row.id)});
    }
    SwapPlan plan = planSwap(request);
    plan.fits = plan.fits && d->rewards->isKnown();
    return plan;
}

void RewardLibrary::apply(const SwapPlan &plan)
{
    const QList<qint64> before = d->on();
    if (auto begun = d->runner.start(plan); !begun)
        return Q_EMIT failed(begun.error());
    const bool changes = std::any_of(plan.steps.begin(), plan.steps.end(),
                                     [](const PlanStep &step) { return step.isChange(); });
    if (!changes)
        return;  // the way back still leads from here
    if (const auto kept = d->swapBack.save(before); !kept)
        Q_EMIT failed(kept.error());
    Q_EMIT swapBackChanged();
}

std::optional<RewardSet> RewardLibrary::swapBack() const
{
    const auto before = d->swapBack.rewards();
    if (!before)
        return {};
    RewardSet set{.id = swapBackId, .name = tr("Previous rewards")};
    for (const qint64 id : *before) {
        if (d->cache.find(id))
            set.rewards.append(id);
    }
    return set;
}

Result<void> RewardLibrary::removeFromService(const QList<qint64> &ids, PlanStep::Queue queue, bool andForget)
{
    SwapPlan plan;
    for (const qint64 id : ids) {
        const KeptReward *found = d->cache.find(id);
        if (!found)
            continue;
        const LibraryReward reward = found->own;
        if (reward.serviceId.isEmpty()) {
            if (andForget) {
                if (auto done = remove(id); !done)
                    return done;
            }
            continue;
        }
        plan.steps.append({.what = PlanStep::What::TakeOff,
                           .reward = id,
                           .title = reward.title(),
                           .serviceId = reward.serviceId,
                           .waiting = d->queue->waiting(reward.serviceId),
                           .waitingPoints = d->queue->waitingPoints(reward.serviceId),
                           .queue = queue,
                           .isForgotten = andForget});
    }
    if (plan.steps.isEmpty())
        return {};
    if (d->runner.isRunning())
        return d->runner.add(plan.steps);
    plan.slotsBefore = int(d->rewards->confirmed().size());
    plan.slotsAfter = plan.slotsBefore - plan.count(PlanStep::What::TakeOff);
    for (const PlanStep &step : std::as_const(plan.steps)) {
        const auto row = d->rewards->find(step.serviceId);
        plan.requests += requestsOf(step, row && row->reward.isEnabled);
    }
    return d->runner.start(plan);
}

void RewardLibrary::cancelPlan()
{
    d->runner.cancel();
}

std::optional<SwapPlan> RewardLibrary::running() const
{
    return d->runner.plan();
}

bool RewardLibrary::isRunning() const
{
    return d->runner.isRunning();
}

}  // namespace Sidestage
