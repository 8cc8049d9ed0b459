// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_library.h"

#include "accounts/account.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"

#include <algorithm>

namespace Sidestage {

using namespace Api;

RewardLibrary::RewardLibrary(Account *account, RewardList *rewards, RedemptionQueue *queue,
                             DecisionService *decisions, QObject *parent)
    : QObject(parent)
    , m_rewards(rewards)
    , m_queue(queue)
    , m_store(account->store(), account->userId())
    , m_cache(&m_store)
    , m_runner({.account = account,
                .rewards = rewards,
                .queue = queue,
                .decisions = decisions,
                .store = &m_store,
                .reward = [this](qint64 id) { return reward(id); },
                .forget = [this](qint64 id) { forget(id); }})
    , m_swapBack(m_store.swapBack())
{
    // Connected first, so that the cache is reset before other slots run.
    connect(this, &RewardLibrary::changed, this, [this] { m_sorted.reset(); });
    connect(rewards, &RewardList::changed, this, [this] { follow(); });
    connect(&m_runner, &PlanRunner::changed, this, &RewardLibrary::planChanged);
    connect(&m_runner, &PlanRunner::finished, this, [this](int failed, bool whole) {
        if (whole)
            noteApplied();
        Q_EMIT planFinished(failed);
    });
    follow();
    m_runner.load();
}

RewardLibrary::~RewardLibrary() = default;

QList<LibraryReward> RewardLibrary::rewards() const
{
    // Cached, because views call this often and comparing titles is slow.
    if (!m_sorted)
        m_sorted = sorted();
    return *m_sorted;
}

std::optional<LibraryReward> RewardLibrary::reward(qint64 id) const
{
    if (const KeptReward *found = m_cache.find(id))
        return found->own;
    for (const LibraryReward &reward : m_cache.elsewhere()) {
        if (reward.id == id)
            return reward;
    }
    return {};
}

RewardChanges RewardLibrary::unsent(qint64 id) const
{
    const KeptReward *found = m_cache.find(id);
    return found && found->seen ? differenceOf(*found->seen, found->own.reward) : RewardChanges{};
}

QList<Error> RewardLibrary::problems(const LibraryReward &reward) const
{
    QList<Error> problems = problemsIn(tidied(reward.reward), true);
    const KeptReward *before = m_cache.find(reward.id);
    // A duplicate title that came from the service must not prevent other edits.
    const bool isSame = before && titleKey(before->own.title()) == titleKey(reward.title());
    if (!isSame && m_cache.isTaken(reward.title(), reward.id)) {
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
    const KeptReward *before = m_cache.find(reward.id);
    if (!before && m_cache.rewards().size() >= maxRewards)
        return Error::broken(Fault::TooMany, {}, maxRewards);
    // Keeps the data about the service, which is not part of the form.
    // A removed reward that is restored keeps its id.
    KeptReward next = before ? *before : KeptReward{.own = {.id = reward.id}};
    next.own.reward = tidied(reward.reward);
    next.own.changedAt = QDateTime::currentDateTimeUtc();
    auto kept = m_cache.put(next);
    if (kept)
        reward = next.own;
    return reportResult(kept);
}

Result<void> RewardLibrary::remove(qint64 id)
{
    const KeptReward *reward = m_cache.find(id);
    if (!reward)
        return Error{.kind = Error::Kind::NotFound};
    if (!reward->own.serviceId.isEmpty()) {
        Error error{.kind = Error::Kind::Conflict};
        error.message = tr("It is still on the service. Remove it there first.");
        return error;
    }
    return reportResult(m_cache.remove(id));
}

QList<RewardSet> RewardLibrary::sets() const
{
    QList<RewardSet> sets = m_cache.sets();
    std::ranges::stable_sort(sets, [](const RewardSet &a, const RewardSet &b) {
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
    if (m_cache.isNameTaken(set.name, set.id)) {
        Error error = Error::broken(Fault::NotOneOf, field);
        error.message = tr("Another set has this name.");
        return error;
    }
    return reportResult(m_cache.putSet(set));
}

SwapPlan RewardLibrary::planFor(const RewardSet &set, const QSet<qint64> &takeOff,
                                const QHash<qint64, PlanStep::Queue> &queues) const
{
    SwapRequest request{.set = set,
                        .library = rewards(),
                        .takeOff = takeOff,
                        .queues = queues,
                        .slotCount = RewardList::maxRewards};
    const auto rows = m_rewards->confirmed();
    for (const RewardRow &row : rows) {
        request.onService.append(row.reward);
        if (!row.isOurs)
            continue;
        request.ours.insert(row.id);
        request.waiting.insert(row.id, {m_queue->waiting(row.id), m_queue->waitingPoints(row.id)});
    }
    SwapPlan plan = planSwap(request);
    plan.fits = plan.fits && m_rewards->isKnown();
    return plan;
}

void RewardLibrary::apply(const SwapPlan &plan)
{
    // Without changes the previous rewards stay valid.
    const bool changes = std::ranges::any_of(plan.steps, &PlanStep::isChange);
    const auto swapBack = changes ? std::optional(enabledNow()) : m_swapBack;
    if (auto begun = m_runner.start(plan, swapBack); !begun)
        return Q_EMIT failed(begun.error());
    m_swapBack = swapBack;
    Q_EMIT swapBackChanged();
}

std::optional<RewardSet> RewardLibrary::swapBack() const
{
    auto set = m_swapBack;
    if (!set)
        return {};
    set->id = swapBackId;
    set->name = tr("Previous rewards");
    const auto isRemoved = [this](qint64 id) { return !m_cache.find(id); };
    set->rewards.removeIf(isRemoved);
    set->paused.removeIf(isRemoved);
    return set;
}

Result<void> RewardLibrary::removeFromService(const QList<qint64> &ids, PlanStep::Queue queue, bool andForget)
{
    SwapPlan plan;
    for (const qint64 id : ids) {
        const KeptReward *found = m_cache.find(id);
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
                           .waiting = m_queue->waiting(reward.serviceId),
                           .waitingPoints = m_queue->waitingPoints(reward.serviceId),
                           .queue = queue,
                           .isForgotten = andForget});
    }
    if (plan.steps.isEmpty())
        return {};
    if (m_runner.isRunning())
        return m_runner.add(plan.steps);
    plan.slotsBefore = int(m_rewards->confirmed().size());
    plan.slotsAfter = plan.slotsBefore - plan.count(PlanStep::What::TakeOff);
    for (const PlanStep &step : std::as_const(plan.steps)) {
        const auto row = m_rewards->find(step.serviceId);
        plan.requests += requestsOf(step, row && row->reward.isEnabled);
    }
    return m_runner.start(plan);
}

QByteArray RewardLibrary::toJson(const QList<qint64> &ids, const QList<qint64> &setIds) const
{
    QList<RewardSet> sets;
    QSet<qint64> wanted(ids.begin(), ids.end());
    for (const RewardSet &set : m_cache.sets()) {
        if (!setIds.contains(set.id))
            continue;
        sets.append(set);
        for (const qint64 id : set.rewards + set.paused)
            wanted.insert(id);
    }
    QList<LibraryReward> all = rewards();
    all.removeIf([&](const LibraryReward &reward) { return !wanted.contains(reward.id); });
    return writeRewards(all, sets);
}

Result<int> RewardLibrary::importRewards(const Import &import, Clash clash)
{
    QHash<QString, qint64> byTitle;
    for (const KeptReward &reward : m_cache.rewards())
        byTitle.insert(titleKey(reward.own.title()), reward.own.id);
    const auto same = [&](const LibraryReward &read) { return byTitle.value(titleKey(read.title())); };
    // Other apps' rewards have titles, too.
    const auto isSkipped
        = [&](const LibraryReward &read) { return clash == Clash::Skip && m_cache.isTaken(read.title(), 0); };
    const auto added = std::ranges::count_if(import.rewards, [&](const LibraryReward &read) {
        return !isSkipped(read) && !(clash == Clash::Replace && same(read));
    });
    if (m_cache.rewards().size() + added > maxRewards)
        return Error::broken(Fault::TooMany, {}, maxRewards);

    int taken = 0;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto done = m_cache.inTransaction([&]() -> Result<void> {
        QList<qint64> ids;  // the ids of the imported rewards, by index; 0: of another app
        for (const LibraryReward &read : import.rewards) {
            const qint64 known = same(read);
            if (isSkipped(read)) {
                ids.append(known);
                continue;
            }
            KeptReward reward = known && clash == Clash::Replace ? *m_cache.find(known) : KeptReward{};
            reward.own.reward = tidied(read.reward);
            // A reward of another app cannot be replaced, so the imported one gets a free title.
            if (!reward.own.id)
                reward.own.reward.title = m_cache.freeTitle(read.title());
            reward.own.changedAt = now;
            if (auto kept = m_cache.put(reward); !kept)
                return kept;
            ids.append(reward.own.id);
            ++taken;
        }
        for (const RewardSet &read : import.sets) {
            RewardSet set{.name = read.name, .isFavourite = read.isFavourite};
            for (const RewardSet &known : m_cache.sets()) {
                if (clash != Clash::KeepBoth && known.name.compare(read.name, Qt::CaseInsensitive) == 0)
                    set.id = known.id;
            }
            if (set.id && clash == Clash::Skip)
                continue;
            if (set.id)
                set.appliedAt = m_cache.findSet(set.id)->appliedAt;
            else
                set.name = m_cache.freeName(read.name);
            for (const auto &[places, members] :
                 {std::pair(&read.rewards, &set.rewards), std::pair(&read.paused, &set.paused)}) {
                for (const qint64 place : *places) {
                    if (place >= 0 && place < ids.size() && ids[place] != 0)
                        members->append(ids[place]);
                }
            }
            if (auto kept = m_cache.putSet(set); !kept)
                return kept;
        }
        return {};
    });
    if (!done)
        return done.error();
    Q_EMIT changed();
    return taken;
}

QList<LibraryReward> RewardLibrary::sorted() const
{
    QList<LibraryReward> all;
    for (const KeptReward &reward : m_cache.rewards())
        all.append(reward.own);
    all.append(m_cache.elsewhere());
    std::ranges::stable_sort(all, [](const LibraryReward &a, const LibraryReward &b) {
        if (a.isElsewhere != b.isElsewhere)
            return b.isElsewhere;
        return QString::localeAwareCompare(a.title(), b.title()) < 0;
    });
    return all;
}

void RewardLibrary::follow()
{
    if (!m_rewards->isKnown()) {
        if (m_cache.preload(m_rewards->confirmed()))
            Q_EMIT changed();
        return;
    }
    const auto other = m_cache.follow(m_rewards->confirmed());
    if (!other)
        Q_EMIT failed(other.error());
    else if (*other)
        Q_EMIT changed();
}

void RewardLibrary::forget(qint64 id)
{
    follow();
    if (auto done = m_cache.remove(id); !done)
        Q_EMIT failed(done.error());
    Q_EMIT changed();
}

void RewardLibrary::noteApplied()
{
    const auto plan = m_runner.plan();
    const RewardSet *known = plan ? m_cache.findSet(plan->set.id) : nullptr;
    if (!known)
        return;
    RewardSet set = *known;
    set.appliedAt = QDateTime::currentDateTimeUtc();
    if (auto done = reportResult(m_cache.putSet(set)); !done)
        Q_EMIT failed(done.error());
}

Result<void> RewardLibrary::reportResult(const Result<void> &done)
{
    if (done)
        Q_EMIT changed();
    return done;
}

RewardSet RewardLibrary::enabledNow() const
{
    RewardSet set;
    for (const LibraryReward &reward : rewards()) {
        const auto row = m_rewards->find(reward.serviceId);
        if (row && row->isOurs && row->reward.isEnabled)
            (row->reward.isPaused ? set.paused : set.rewards).append(reward.id);
    }
    return set;
}

}  // namespace Sidestage
