// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_list_private.h"

#include "api/events/channel_points.h"
#include "client/client.h"
#include "client/session.h"
#include "events/event_service.h"
#include "profile/profile_store.h"
#include "schema/describe.h"

namespace Sidestage {

using namespace Api;

namespace {

constexpr qsizetype maxIds = 50;  ///< Of rewards in one call (specification: Limits).

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

/// The rewards as they were last read, to be shown by the next run until the service tells.
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

}  // namespace

RewardList::RewardList(Account *account, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account))
{
    d->q = this;
    d->poll = account->polls()->add({.name = QStringLiteral("rewards"), .calls = 1}, this);
    connect(d->poll, &Poll::due, this, &RewardList::read);
    connect(d->poll, &Poll::changed, this, &RewardList::freshnessChanged);
}

RewardList::~RewardList() = default;

void RewardList::start()
{
    preload();
    listen();
    connect(d->account->session(), &Session::tokenChanged, this, [this] {
        // Perhaps with the permission that was missing.
        if (d->availability != Availability::Known)
            d->poll->trigger();
    });
    d->poll->trigger();
}

void RewardList::preload()
{
    ProfileStore *store = d->account->store();
    const QByteArray text = store ? store->draft(d->account->userId(), rewardListArea) : QByteArray();
    if (text.isEmpty())
        return;
    KeptList kept;
    Error error;
    const ReadingScope tolerant(Reading::Tolerant);
    const auto document = JsonDocument::parse(text);
    if (!document || !fromJson(schemaOf<KeptList>(), document->root(), &kept, error))
        return;
    for (const KeptRow &row : std::as_const(kept.rewards))
        d->rows.insert(row.reward.id, {row.reward.id, row.reward, row.isOurs});
    d->poll->setKeptAsOf(kept.asOf);
    d->publish();
}

void RewardList::save()
{
    ProfileStore *store = d->account->store();
    if (!store)
        return;
    KeptList kept{.asOf = d->poll->asOf()};
    for (const RewardRow &row : std::as_const(d->rows))
        kept.rewards.append({row.reward, row.isOurs});
    QByteArray text;
    JsonWriter writer(text);
    toJson(schemaOf<KeptList>(), &kept, writer);
    // Without it the next run shows what is older, and says of when that is.
    std::ignore = store->setDraft(d->account->userId(), rewardListArea, text);
}

void RewardList::listen()
{
    EventService *events = d->account->events();
    const EventCondition condition = Private::conditionOf(d->account);
    events->on<RewardAdded>(condition, this, [this](const RewardAdded &event, const QDateTime &) {
        // It does not tell which app has made the reward.
        if (!d->rows.contains(event.id))
            d->poll->trigger();
    });
    events->on<RewardUpdated>(condition, this, [this](const RewardUpdated &event, const QDateTime &sentAt) {
        const auto row = d->rows.constFind(event.id);
        if (row == d->rows.constEnd())
            return d->poll->trigger();
        const Reward answer = toReward(event);
        if (answer == row->reward)
            return;
        if (find(event.id).value_or(RewardRow()).reward == answer)
            return;  // our own change, whose answer is still on its way
        if (d->isEcho(event.id))
            return d->poll->trigger();  // it may tell of the time before our own change
        QDateTime &last = d->toldAt[event.id];
        if (last.isValid() && sentAt < last)
            return;
        last = sentAt;
        d->learn({event.id, answer, row->isOurs});
        d->publish();
    });
    events->on<RewardRemoved>(condition, this,
                              [this](const RewardRemoved &event, const QDateTime &) { d->forget(event.id); });
    const auto cover = [this] { d->poll->setCovered(isLive()); };
    connect(events, &EventService::coverageChanged, this, cover);
    connect(events, &EventService::gap, this, [this] { d->poll->trigger(); });
    cover();
}

ResourceModel<RewardRow> *RewardList::model() const
{
    return &d->model;
}

QList<Reward> RewardList::all() const
{
    QList<Reward> rewards;
    for (int row = 0; row < d->model.rowCount(); ++row)
        rewards.append(d->model.row(row).reward);
    return rewards;
}

QList<Reward> RewardList::ours() const
{
    QList<Reward> rewards;
    for (int row = 0; row < d->model.rowCount(); ++row) {
        if (d->model.row(row).isOurs)
            rewards.append(d->model.row(row).reward);
    }
    return rewards;
}

QList<RewardRow> RewardList::confirmed() const
{
    return d->rows.values();
}

std::optional<RewardRow> RewardList::find(const QString &id) const
{
    const int row = d->model.indexOf(id);
    return row < 0 ? std::nullopt : std::optional(d->model.row(row));
}

bool RewardList::isKnown() const
{
    return d->availability == Availability::Known;
}

RewardList::Availability RewardList::availability() const
{
    return d->availability;
}

bool RewardList::mayChange() const
{
    return d->account->may(Scope::ChannelManageRedemptions);
}

Poll *RewardList::poll() const
{
    return d->poll;
}

bool RewardList::isLive() const
{
    const EventService *events = d->account->events();
    const EventCondition condition = Private::conditionOf(d->account);
    return events->covers<RewardAdded>(condition) && events->covers<RewardUpdated>(condition)
        && events->covers<RewardRemoved>(condition);
}

void RewardList::refresh()
{
    d->poll->trigger();
}

int RewardList::pending() const
{
    return int(d->changes.size());
}

Bound RewardList::read()
{
    if (!mayChange() && !d->account->may(Scope::ChannelReadRedemptions)) {
        Error error{.kind = Error::Kind::Unauthorized};
        error.message = tr("Sidestage needs permission to see the rewards.");
        d->finish(Availability::NoPermission, error);
        co_return;
    }
    const quint64 began = d->step;
    GetRewards request;
    request.broadcasterId = d->account->userId();
    auto asking = d->account->client()->call(request);
    auto all = co_await asking;
    if (!all)
        co_return d->fail(all.error());

    // One reading may leave something out. What counts as deleted takes its redemptions with it and ends
    // plans, so the service is asked for it by its id first.
    const QStringList missing = d->missingIn(*all);
    for (qsizetype at = 0; at < missing.size(); at += maxIds) {
        GetRewards byId;
        byId.broadcasterId = request.broadcasterId;
        byId.ids = missing.mid(at, maxIds);
        auto askingById = d->account->client()->call(byId);
        const auto found = co_await askingById;
        if (found)
            all->append(*found);
        else if (found.error().kind != Error::Kind::NotFound)  // that is said of all of them together
            co_return d->fail(found.error());
    }

    // Who has made a reward never changes, so that is asked only when there are new ones; what an earlier run
    // has kept is believed about nothing.
    const bool anyNew = !isKnown() || std::any_of(all->begin(), all->end(), [this](const Reward &reward) {
        return !d->rows.contains(reward.id);
    });
    QSet<QString> ours;
    if (anyNew) {
        request.onlyManageableRewards = true;
        auto askingAgain = d->account->client()->call(request);
        const auto manageable = co_await askingAgain;
        if (!manageable)
            co_return d->fail(manageable.error());
        for (const Reward &reward : *manageable)
            ours.insert(reward.id);
    }

    QMap<QString, RewardRow> rows;
    const auto isNewer = [&](const QString &id) { return d->learnt.value(id) > began; };
    for (const Reward &reward : *all) {
        const auto before = d->rows.constFind(reward.id);
        const bool isOurs
            = isKnown() && before != d->rows.constEnd() ? before->isOurs : ours.contains(reward.id);
        if (!isNewer(reward.id))
            rows.insert(reward.id, {reward.id, reward, isOurs});
    }
    QStringList gone;
    for (const RewardRow &row : std::as_const(d->rows)) {
        if (isNewer(row.id))
            rows.insert(row.id, row);
        else if (!rows.contains(row.id))
            gone.append(row.id);
    }
    d->learnt.removeIf([began](const auto &entry) { return entry.value() <= began; });
    for (const QString &id : std::as_const(gone))
        d->toldAt.remove(id);
    const bool other = rows != d->rows;
    d->rows = std::move(rows);
    const bool first = std::exchange(d->availability, Availability::Known) != Availability::Known;
    if (other || first)
        d->publish();
    for (const QString &id : std::as_const(gone))
        Q_EMIT removed(id);
    d->finish(Availability::Known, {});
    save();
}

}  // namespace Sidestage
