// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_list.h"

#include "api/events/channel_points.h"
#include "client/account.h"
#include "client/budget.h"
#include "client/client.h"
#include "client/session.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"
#include "reward_changes.h"
#include "reward_writes.h"

#include <QElapsedTimer>
#include <QMap>
#include <QPointer>
#include <QSet>

#include <deque>
#include <optional>

namespace Sidestage {

using namespace Api;
using namespace std::chrono_literals;

namespace {

/// Between two changes: fast ones in a row have been answered with 500 (api-facts B2).
constexpr std::chrono::milliseconds usualPause = 100ms;
/// With little left of the budget, the rest of it is for what the user waits for.
constexpr std::chrono::milliseconds lowPause = 1s;
/// For so long after a change of our own an event may still tell of the time before it.
constexpr qint64 echoTime = 3000;

}  // namespace

struct RewardList::Private
{
    struct Change
    {
        enum class What : quint8 { Create, Update, Remove } what{};
        QString id{};
        RewardChanges changes{};
        ResourceModel<RewardRow>::Ticket ticket{};
        QPointer<QObject> context{};
        Done done{};
        std::function<void(const Result<void> &)> removed{};
    };

    explicit Private(Account *owner)
        : account(owner)
    {
        sinceStart.start();
    }

    RewardList *q = nullptr;
    Account *account;
    ResourceModel<RewardRow> model{&RewardRow::id, columns()};
    Poll *poll = nullptr;
    Availability availability = Availability::Unknown;

    QMap<QString, RewardRow> rows{};   // as the service last said, by id
    QSet<QString> hidden{};            // about to be deleted
    quint64 step = 0;                  // counts what we learn apart from readings
    QHash<QString, quint64> learnt{};  // at which step, of which reward: a reading that began before is older
    QHash<QString, QDateTime> toldAt{};  // when the last event of a reward was sent
    QHash<QString, qint64> changedAt{};  // by us, by the steady clock

    std::deque<Change> changes{};
    bool working = false;
    bool again = false;  // read once more when the reading under way has ended
    QElapsedTimer sinceStart{};
    qint64 lastWrite = -1;

    static QList<Column<RewardRow>> columns()
    {
        return {{RewardList::tr("Reward"), [](const RewardRow &row) { return row.reward.title; }},
                {RewardList::tr("Points"),
                 [](const RewardRow &row) { return row.reward.cost; },
                 {},
                 Qt::AlignRight | Qt::AlignVCenter}};
    }

    void publish()
    {
        QList<RewardRow> shown;
        shown.reserve(rows.size());
        for (const RewardRow &row : std::as_const(rows)) {
            if (!hidden.contains(row.id))
                shown.append(row);
        }
        model.sync(shown);
        Q_EMIT q->changed();
    }

    /// What an event or the answer to a change says of one reward.
    void learn(const RewardRow &row)
    {
        learnt.insert(row.id, ++step);
        rows.insert(row.id, row);
    }
    void forget(const QString &id)
    {
        learnt.insert(id, ++step);
        hidden.remove(id);
        if (rows.remove(id)) {
            publish();
            Q_EMIT q->removed(id);
        }
    }

    void readAgain()
    {
        if (!poll)
            return;
        if (poll->isReading())
            again = true;
        else
            poll->trigger();
    }
    void finish(Availability how, const Result<void> &outcome)
    {
        const bool other = availability != how;
        availability = how;
        poll->finished(outcome);
        if (other)
            Q_EMIT q->changed();
        if (std::exchange(again, false))
            poll->trigger();
    }
    void fail(const Error &error)
    {
        Availability how = availability == Availability::Known ? Availability::Known : Availability::Failed;
        Error told = error;
        if (error.kind == Error::Kind::Forbidden) {
            how = Availability::NotEligible;
            told.message = RewardList::tr("Only affiliates and partners have Channel Points.");
        }
        finish(how, told);
    }

    /// A change of this reward is on its way, or was a moment ago.
    bool isEcho(const QString &id) const
    {
        for (const Change &change : changes) {
            if (change.id == id)
                return true;
        }
        const auto at = changedAt.find(id);
        return at != changedAt.end() && sinceStart.elapsed() - *at < echoTime;
    }

    std::chrono::milliseconds pauseBefore() const
    {
        if (lastWrite < 0)
            return 0ms;
        const Budget *budget = account->client()->budget();
        const bool low = budget->limit() > 0 && budget->remaining() < budget->limit() / 10;
        const auto pause = low ? lowPause : usualPause;
        return pause - std::chrono::milliseconds(sinceStart.elapsed() - lastWrite);
    }

    void add(Change change)
    {
        changes.push_back(std::move(change));
        if (!working)
            q->work();
    }

    static EventCondition conditionOf(const Account *account)
    {
        EventCondition condition;
        condition.broadcasterUserId = account->userId();
        return condition;
    }
};

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
    listen();
    connect(d->account->session(), &Session::tokenChanged, this, [this] {
        // Perhaps with the permission that was missing.
        if (d->availability != Availability::Known)
            d->readAgain();
    });
    d->readAgain();
}

void RewardList::listen()
{
    EventService *events = d->account->events();
    const EventCondition condition = Private::conditionOf(d->account);
    events->on<RewardAdded>(condition, this, [this](const RewardAdded &event, const QDateTime &) {
        // It does not tell which app has made the reward.
        if (!d->rows.contains(event.id))
            d->readAgain();
    });
    events->on<RewardUpdated>(condition, this, [this](const RewardUpdated &event, const QDateTime &sentAt) {
        const auto row = d->rows.constFind(event.id);
        if (row == d->rows.constEnd())
            return d->readAgain();
        const Reward told = toReward(event);
        if (told == row->reward)
            return;
        if (d->isEcho(event.id))
            return d->readAgain();  // it may tell of the time before our own change
        QDateTime &last = d->toldAt[event.id];
        if (last.isValid() && sentAt < last)
            return;
        last = sentAt;
        d->learn({event.id, told, row->isOurs});
        d->publish();
    });
    events->on<RewardRemoved>(condition, this,
                              [this](const RewardRemoved &event, const QDateTime &) { d->forget(event.id); });
    const auto cover = [this] { d->poll->setCovered(isLive()); };
    connect(events, &EventService::coverageChanged, this, cover);
    connect(events, &EventService::gap, this, [this] { d->readAgain(); });
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
    d->readAgain();
}

int RewardList::pending() const
{
    return int(d->changes.size());
}

Bound RewardList::read()
{
    if (!mayChange() && !d->account->may(Scope::ChannelReadRedemptions)) {
        Error error{.kind = Error::Kind::Unauthorized};
        error.message = tr("Reading the rewards has not been allowed.");
        d->finish(Availability::NoPermission, error);
        co_return;
    }
    const quint64 began = d->step;
    GetRewards request;
    request.broadcasterId = d->account->userId();
    auto asking = d->account->client()->call(request);
    const auto all = co_await asking;
    if (!all)
        co_return d->fail(all.error());

    // Who has made a reward never changes, so that is asked only when there are new ones.
    const bool anyNew = std::any_of(all->begin(), all->end(),
                                    [this](const Reward &reward) { return !d->rows.contains(reward.id); });
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
        const bool isOurs = before != d->rows.constEnd() ? before->isOurs : ours.contains(reward.id);
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
            auto rest = restFor(pause);
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
            auto creating = createForSure(client, request, known);
            outcome = co_await creating;
            if (outcome && paused) {
                UpdateReward pausing;
                pausing.broadcasterId = request.broadcasterId;
                pausing.id = outcome->id;
                pausing.changes.isPaused = true;
                pausing.changes.isEnabled = enabled;
                auto updating = updateForSure(client, pausing);
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
            auto updating = updateForSure(client, request);
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
            auto removing = removeForSure(client, request);
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
            d->readAgain();  // what the service has now is not certain
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
