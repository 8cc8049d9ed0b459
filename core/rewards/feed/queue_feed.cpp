// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_feed.h"

#include "accounts/account.h"
#include "api/events/channel_points.h"
#include "client/client.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"
#include "profile/profile_store.h"
#include "queue_reader.h"
#include "rewards/archive/redemption_archive.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTimer>

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// Between two parts of a first reading that is so long that it takes several.
constexpr std::chrono::milliseconds betweenParts = 5s;
/// While events come. A lost one is to be found within a minute, so there is some time left for the reading.
constexpr std::chrono::milliseconds covered = 55s;

const QString queueArea = QStringLiteral("redemption queue");
constexpr QLatin1String
    keptAsOf("asOf");  ///< Milliseconds since the epoch, UTC: when the queue was like that.

}  // namespace

struct QueueFeed::Private
{
    Private(Account *owner, RewardList *list, RedemptionQueue *into)
        : account(owner)
        , rewards(list)
        , queue(into)
        , reader(owner->client(), owner->userId(), into)
        , poll(owner->polls()->add({.name = QStringLiteral("redemptions"), .covered = covered}, &reader))
    {
        more.setSingleShot(true);
        more.setInterval(betweenParts);
        condition.broadcasterUserId = owner->userId();
    }

    QueueReader::Effort effort() const
    {
        QueueReader::Effort effort;
        effort.calls = std::max(effort.least, poll->mayCall());
        return effort;
    }
    bool isLive() const
    {
        const EventService *events = account->events();
        return events->covers<Api::RedemptionAdded>(condition)
            && events->covers<Api::RedemptionUpdated>(condition);
    }

    Account *account;
    RewardList *rewards;
    RedemptionQueue *queue;
    QueueReader reader;
    Poll *poll;
    QueueReader::Effort reading{};  ///< Of the last reading.
    Api::EventCondition condition{};
    QSet<QString> ours{};
    QTimer more{};  ///< To go on with a long first reading.
    bool isKnown = false;
};

QueueFeed::QueueFeed(Account *account, RewardList *rewards, RedemptionQueue *queue, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account, rewards, queue))
{
}

QueueFeed::~QueueFeed() = default;

void QueueFeed::start()
{
    EventService *events = d->account->events();
    const auto handle = [this](const Api::EventRedemption &event) {
        const Api::Redemption redemption = toRedemption(event);
        // Of other apps' rewards the service tells as well, but nothing can be done about them here. One
        // of a reward that was made a moment ago is found by the reading that the new reward causes.
        if (!d->ours.contains(redemption.reward.id))
            return;
        const bool wasKnown = d->queue->find(redemption.id);
        d->queue->upsert({redemption});
        if (!wasKnown && d->queue->find(redemption.id))
            Q_EMIT arrived({redemption.id});
    };
    events->on<Api::RedemptionAdded>(
        d->condition, this,
        [handle](const Api::RedemptionAdded &event, const QDateTime &) { handle(event); });
    events->on<Api::RedemptionUpdated>(
        d->condition, this,
        [handle](const Api::RedemptionUpdated &event, const QDateTime &) { handle(event); });
    events->on<Api::RewardRemoved>(d->condition, this,
                                   [this](const Api::RewardRemoved &event, const QDateTime &) {
                                       d->queue->takeRewardRemoved(event.id);
                                   });
    connect(d->rewards, &RewardList::removed, this,
            [this](const QString &id) { d->queue->takeRewardRemoved(id); });

    const auto cover = [this] { d->poll->setCovered(d->isLive()); };
    connect(events, &EventService::coverageChanged, this, cover);
    connect(events, &EventService::gap, d->poll, &Poll::trigger);
    cover();

    connect(&d->more, &QTimer::timeout, d->poll, &Poll::trigger);
    connect(d->poll, &Poll::due, this, [this] {
        if (d->reader.isReading())
            return d->poll->finished(Error{.kind = Error::Kind::Cancelled});
        if (!d->rewards->isKnown()) {
            // Without the rewards nothing can be read; when they cannot, that is the reason.
            const QString &why = d->rewards->poll()->failure();
            return d->poll->finished(
                Error{.kind = why.isEmpty() ? Error::Kind::Cancelled : Error::Kind::Offline, .message = why});
        }
        d->reading = d->effort();
        d->reader.read(d->reading);
    });
    connect(&d->reader, &QueueReader::arrived, this, &QueueFeed::arrived);
    connect(&d->reader, &QueueReader::finished, this, [this](const Result<void> &outcome) {
        // More than that it takes only of what is idle.
        d->poll->setCalls(std::min(d->reader.pages(), d->reading.least));
        const bool isAll = outcome && d->reader.asOf().isValid();
        if (isAll) {
            d->isKnown = true;
            d->queue->forgetUnconfirmed();
        }
        d->poll->finished(outcome, d->reader.asOf(), d->reader.readings(d->reading));
        if (isAll)
            saveAsOf();
        if (outcome && !d->reader.isComplete())
            d->more.start();
        else
            d->more.stop();
    });

    const auto follow = [this] {
        if (!d->rewards->isKnown())
            return;
        QStringList ids;
        for (const Api::Reward &reward : d->rewards->ours())
            ids.append(reward.id);
        const QSet<QString> ours(ids.begin(), ids.end());
        const bool hasMore = !(ours - d->ours).isEmpty();
        d->ours = ours;
        d->reader.setRewards(ids);
        if (hasMore)
            d->poll->trigger();
    };
    connect(d->rewards, &RewardList::changed, this, follow);
    connect(d->rewards, &RewardList::freshnessChanged, this, [this] {
        const QString &why = d->rewards->poll()->failure();
        if (!d->rewards->isKnown() && !why.isEmpty() && d->poll->failure() != why)
            d->poll->trigger();
    });
    follow();
}

Bound QueueFeed::preload(RedemptionArchive *archive)
{
    ProfileStore *store = d->account->store();
    const auto kept = store ? QJsonDocument::fromJson(store->draft(d->account->userId(), queueArea)).object()
                            : QJsonObject();
    const auto asOf = qint64(kept[keptAsOf].toDouble());
    if (asOf <= 0 || !d->rewards->poll()->asOf().isValid())
        co_return;  // without the rewards nobody knows whose redemptions can be decided here
    QSet<QString> ours;
    for (const Api::Reward &reward : d->rewards->ours())
        ours.insert(reward.id);
    const ArchiveQuery waiting{.outcome = ArchivedRedemption::Outcome::Waiting};
    qint64 after = 0;
    do {
        auto finding = archive->search(waiting, after);
        const auto page = co_await finding;
        if (!page || d->isKnown)
            co_return;
        QList<Api::Redemption> redemptions;
        for (const ArchivedRedemption &row : page->rows) {
            if (ours.contains(row.redemption.reward.id))
                redemptions.append(row.redemption);
        }
        d->queue->preload(redemptions);
        after = page->next;
    } while (after != 0);
    d->poll->setKeptAsOf(QDateTime::fromMSecsSinceEpoch(asOf, Qt::UTC));
}

void QueueFeed::saveAsOf()
{
    ProfileStore *store = d->account->store();
    if (!store)
        return;
    const QJsonObject kept{{keptAsOf, double(d->poll->asOf().toMSecsSinceEpoch())}};
    // Without it the next run says of an earlier time that it was like that.
    std::ignore = store->setDraft(d->account->userId(), queueArea,
                                  QJsonDocument(kept).toJson(QJsonDocument::Compact));
}

bool QueueFeed::isKnown() const
{
    return d->isKnown;
}

Poll *QueueFeed::poll() const
{
    return d->poll;
}

bool QueueFeed::isLive() const
{
    return d->isLive();
}

bool QueueFeed::isComplete() const
{
    return d->reader.isComplete();
}

void QueueFeed::refresh()
{
    d->poll->trigger();
}

}  // namespace Sidestage
