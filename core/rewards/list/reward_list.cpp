// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_list.h"

#include "api/events/channel_points.h"
#include "client/budget.h"
#include "profile/drafts.h"
#include "reward_changes.h"
#include "reward_writes.h"

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

constexpr qsizetype maxIds = 50;  ///< Ids of rewards per call (specification: Limits).

/// How long after our own change an event may still contain the state before it, in milliseconds.
constexpr qint64 echoTime = 3000;

const QString rewardListArea = QStringLiteral("reward list");

struct KeptRow
{
    Reward reward{};
    bool isOurs = false;

    static void describe(auto &is)
    {
        is("reward", &KeptRow::reward);
        is("is_ours", &KeptRow::isOurs);
    }
};

/// The rewards as they were last read, shown by the next run until the first response.
struct KeptList
{
    QDateTime asOf{};
    QList<KeptRow> rewards{};

    static void describe(auto &is)
    {
        is("as_of", &KeptList::asOf);
        is("rewards", &KeptList::rewards);
    }
};

/// Pause between two changes: fast consecutive ones have caused status 500 (api-facts B2).
constexpr std::chrono::milliseconds usualPause = 100ms;
/// When the bucket is low, the rest is reserved for calls that the user waits for.
constexpr std::chrono::milliseconds lowPause = 1s;

}  // namespace

RewardList::RewardList(Account *account, QObject *parent)
    : Feed(account, {.name = QStringLiteral("rewards")}, parent)
{
    m_sinceStart.start();
}

void RewardList::start()
{
    Feed::start();
    preload();
    refresh();
}

QList<Reward> RewardList::all() const
{
    QList<Reward> rewards;
    for (const RewardRow &row : m_shown)
        rewards.append(row.reward);
    return rewards;
}

QList<Reward> RewardList::ours() const
{
    QList<Reward> rewards;
    for (const RewardRow &row : m_shown) {
        if (row.isOurs)
            rewards.append(row.reward);
    }
    return rewards;
}

std::optional<RewardRow> RewardList::find(const QString &id) const
{
    const auto row = m_shown.constFind(id);
    return row == m_shown.cend() ? std::nullopt : std::optional(*row);
}

bool RewardList::isPending(const QString &id) const
{
    return m_shown.contains(id) && std::ranges::any_of(m_changes, [&](const Change &change) {
               return change.what == Change::What::Update && change.id == id;
           });
}

void RewardList::create(const RewardChanges &reward, QObject *context, Done done)
{
    add({.what = Change::What::Create,
         .changes = tidied(reward),
         .context = context,
         .done = std::move(done)});
}

void RewardList::update(const QString &id, const RewardChanges &changes, QObject *context, Done done)
{
    add({.what = Change::What::Update,
         .id = id,
         .changes = tidied(changes),
         .context = context,
         .done = std::move(done)});
}

void RewardList::remove(const QString &id, QObject *context, std::function<void(const Result<void> &)> done)
{
    if (m_rows.contains(id)) {
        m_hidden.insert(id);
        publish();
    }
    add({.what = Change::What::Remove,
         .id = id,
         .context = context,
         .done = [done = std::move(done)](const Result<Reward> &outcome) {
             if (done)
                 done(statusOf(outcome));
         }});
}

void RewardList::preload()
{
    ProfileStore *store = account()->store();
    const auto kept = store ? store->draftOf<KeptList>(account()->userId(), rewardListArea) : std::nullopt;
    if (!kept)
        return;
    for (const KeptRow &row : kept->rewards)
        m_rows.insert(row.reward.id, {row.reward.id, row.reward, row.isOurs});
    poll()->setKeptAsOf(kept->asOf);
    publish();
}

void RewardList::publish()
{
    m_shown = m_rows;
    for (const QString &id : std::as_const(m_hidden))
        m_shown.remove(id);
    for (const Change &change : m_changes) {
        const auto row = change.what == Change::What::Update ? m_shown.find(change.id) : m_shown.end();
        if (row != m_shown.end())
            applyTo(row->reward, change.changes);
    }
    Q_EMIT changed();
}

bool RewardList::listen()
{
    const EventCondition own{.broadcasterUserId = account()->userId()};
    on<RewardAdded>(own, [this](const RewardAdded &event, const QDateTime &) {
        // The event does not contain which app made the reward.
        if (!m_rows.contains(event.id))
            refresh();
    });
    on<RewardUpdated>(own, [this](const RewardUpdated &event, const QDateTime &sentAt) {
        const auto row = m_rows.constFind(event.id);
        if (row == m_rows.constEnd())
            return refresh();
        const Reward answer = toReward(event);
        if (answer == row->reward)
            return;
        if (find(event.id).value_or(RewardRow()).reward == answer)
            return;  // our own change, whose response is still to come
        if (isEcho(event.id))
            return refresh();  // it may contain the state before our own change
        QDateTime &last = m_toldAt[event.id];
        if (last.isValid() && sentAt < last)
            return;
        last = sentAt;
        learn({event.id, answer, row->isOurs});
        publish();
    });
    on<RewardRemoved>(own, [this](const RewardRemoved &event, const QDateTime &) { forget(event.id); });
    return true;
}

bool RewardList::isEcho(const QString &id) const
{
    for (const Change &change : m_changes) {
        if (change.id == id)
            return true;
    }
    const auto at = m_changedAt.find(id);
    return at != m_changedAt.end() && m_sinceStart.elapsed() - *at < echoTime;
}

void RewardList::learn(const RewardRow &row)
{
    m_learnt.insert(row.id, ++m_step);
    m_rows.insert(row.id, row);
}

void RewardList::forget(const QString &id)
{
    m_learnt.insert(id, ++m_step);
    m_hidden.remove(id);
    if (m_rows.remove(id)) {
        publish();
        Q_EMIT removed(id);
    }
}

Bound RewardList::read()
{
    if (!mayChange() && !account()->may(Scope::ChannelReadRedemptions)) {
        Error error{.kind = Error::Kind::Unauthorized};
        error.message = tr("Sidestage needs permission to see the rewards.");
        finish(Availability::NoPermission, error);
        co_return;
    }
    const quint64 began = m_step;
    GetRewards request;
    request.broadcasterId = account()->userId();
    auto asking = account()->client()->call(request);
    auto all = co_await asking;
    if (!all)
        co_return fail(all.error());

    // A single reading may be incomplete. Treating a reward as deleted also removes its redemptions and ends
    // plans, so missing ones are requested by id first.
    const QStringList missing = missingIn(*all);
    for (qsizetype at = 0; at < missing.size(); at += maxIds) {
        GetRewards byId;
        byId.broadcasterId = request.broadcasterId;
        byId.ids = missing.mid(at, maxIds);
        auto askingById = account()->client()->call(byId);
        const auto found = co_await askingById;
        if (found)
            all->append(*found);
        else if (found.error().kind != Error::Kind::NotFound)  // NotFound means that none of them exists
            co_return fail(found.error());
    }

    // The app that made a reward never changes, so that is read only if there are new rewards. Preloaded data
    // is not trusted for this.
    const bool anyNew = !isKnown() || std::any_of(all->begin(), all->end(), [this](const Reward &reward) {
        return !m_rows.contains(reward.id);
    });
    QSet<QString> ours;
    if (anyNew) {
        request.onlyManageableRewards = true;
        auto askingAgain = account()->client()->call(request);
        const auto manageable = co_await askingAgain;
        if (!manageable)
            co_return fail(manageable.error());
        for (const Reward &reward : *manageable)
            ours.insert(reward.id);
    }

    QMap<QString, RewardRow> rows;
    const auto isNewer = [&](const QString &id) { return m_learnt.value(id) > began; };
    for (const Reward &reward : *all) {
        const auto before = m_rows.constFind(reward.id);
        const bool isOurs
            = isKnown() && before != m_rows.constEnd() ? before->isOurs : ours.contains(reward.id);
        if (!isNewer(reward.id))
            rows.insert(reward.id, {reward.id, reward, isOurs});
    }
    QStringList gone;
    for (const RewardRow &row : std::as_const(m_rows)) {
        if (isNewer(row.id))
            rows.insert(row.id, row);
        else if (!rows.contains(row.id))
            gone.append(row.id);
    }
    m_learnt.removeIf([began](const auto &entry) { return entry.value() <= began; });
    for (const QString &id : std::as_const(gone))
        m_toldAt.remove(id);
    const bool other = rows != m_rows;
    m_rows = std::move(rows);
    const bool first = std::exchange(m_availability, Availability::Known) != Availability::Known;
    if (other || first)
        publish();
    for (const QString &id : std::as_const(gone))
        Q_EMIT removed(id);
    finish(Availability::Known, {});
    save();
}

QStringList RewardList::missingIn(const QList<Reward> &listed) const
{
    QSet<QString> there;
    for (const Reward &reward : listed)
        there.insert(reward.id);
    QStringList ids;
    for (const RewardRow &row : std::as_const(m_rows)) {
        if (!there.contains(row.id))
            ids.append(row.id);
    }
    return ids;
}

void RewardList::finish(Availability how, const Result<void> &outcome)
{
    const bool other = m_availability != how;
    m_availability = how;
    finished(outcome);
    if (other)
        Q_EMIT changed();
}

void RewardList::fail(const Error &error)
{
    Availability how = m_availability == Availability::Known ? Availability::Known : Availability::Failed;
    Error answer = error;
    if (error.kind == Error::Kind::Forbidden) {
        how = Availability::NotEligible;
        answer.message = tr("Only Affiliates and Partners have Channel Points.");
    }
    finish(how, answer);
}

void RewardList::save()
{
    ProfileStore *store = account()->store();
    if (!store)
        return;
    KeptList kept{.asOf = poll()->asOf()};
    for (const RewardRow &row : std::as_const(m_rows))
        kept.rewards.append({row.reward, row.isOurs});
    // If this fails, the next run shows older data, with the time of that data.
    std::ignore = store->saveDraft(account()->userId(), rewardListArea, kept);
}

void RewardList::add(Change change)
{
    m_changes.push_back(std::move(change));
    if (isPending(m_changes.back().id))
        publish();
    if (!m_working)
        work();
}

QCoro::Task<Result<Reward>> RewardList::send(const Change &change) const
{
    Client *const client = account()->client();
    const QString channel = account()->userId();
    switch (change.what) {
    case Change::What::Create: {
        const QStringList known = m_rows.keys();
        return createWithRetry(client, {.broadcasterId = channel, .reward = change.changes},
                               QSet<QString>(known.begin(), known.end()));
    }
    case Change::What::Update:
        return updateWithRetry(client,
                               {.broadcasterId = channel, .id = change.id, .changes = change.changes});
    case Change::What::Remove:
        return removeWithRetry(client, {.broadcasterId = channel, .id = change.id});
    }
    Q_UNREACHABLE();
}

Bound RewardList::work()
{
    m_working = true;
    while (!m_changes.empty()) {
        if (const auto pause = pauseBefore(); pause > 0ms) {
            auto rest = delay(pause);
            co_await rest;
        }
        const Change change = m_changes.front();
        auto sending = send(change);
        const Result<Reward> outcome = co_await sending;
        m_lastWrite = m_sinceStart.elapsed();
        m_changes.pop_front();
        if (change.what == Change::What::Remove) {
            m_hidden.remove(change.id);
            if (outcome)
                forget(change.id);
        } else {
            m_changedAt.insert(outcome ? outcome->id : change.id, m_lastWrite);
            if (outcome)
                learn({outcome->id, *outcome, true});
        }
        publish();
        if (!outcome)
            refresh();  // the state on the service is uncertain
        const QPointer<RewardList> self = this;
        if (change.context && change.done)
            change.done(outcome);
        if (!self)
            co_return;
    }
    m_working = false;
}

std::chrono::milliseconds RewardList::pauseBefore() const
{
    if (m_lastWrite < 0)
        return 0ms;
    const Budget *budget = account()->client()->budget();
    const bool low = budget->limit() > 0 && budget->remaining() < budget->limit() / 10;
    const auto pause = low ? lowPause : usualPause;
    return pause - std::chrono::milliseconds(m_sinceStart.elapsed() - m_lastWrite);
}

}  // namespace Sidestage
