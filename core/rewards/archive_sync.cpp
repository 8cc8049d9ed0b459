// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_sync.h"

#include "accounts/account.h"
#include "api/events/channel_points.h"
#include "api/events/stream.h"
#include "api/streams.h"
#include "client/list_walk.h"
#include "events/event_service.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"

#include <QHash>

#include <algorithm>
#include <optional>
#include <utility>

namespace Sidestage {

using namespace std::chrono_literals;
using Outcome = ArchivedRedemption::Outcome;
using By = ArchivedRedemption::By;

namespace {

/// Clocks differ, and a redemption just before a reading may have been seen just after it.
constexpr qint64 overlapSeconds = 600;
constexpr int idsPerCall = 50;  // specification: Limits
constexpr std::chrono::milliseconds wholeCovered = 10min;
constexpr std::chrono::milliseconds wholeUncovered = 5min;
/// Lists that take turns get at least this many calls, however many others have to be read.
constexpr int minTurns = 4;
constexpr int maxLately = 2000;
/// Between the events of the redemptions that the service fulfils and that of the removed reward, or a
/// reading that finds it removed, is less time than this.
constexpr std::chrono::milliseconds lately = 90s;

}  // namespace

ArchiveSync::ArchiveSync(Account *account, RewardList *rewards, RedemptionQueue *queue, QueueFeed *feed,
                         DecisionService *decisions, RedemptionArchive *archive, const Clock &clock,
                         QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_rewards(rewards)
    , m_queue(queue)
    , m_feed(feed)
    , m_archive(archive)
    , m_clock(clock)
{
    connect(queue, &RedemptionQueue::added, this, &ArchiveSync::keepAll);
    connect(queue, &RedemptionQueue::changed, this, &ArchiveSync::keepDecided);
    connect(decisions, &DecisionService::settled, this, &ArchiveSync::keepDecided);
    connect(rewards, &RewardList::removed, this, [this](const QString &id) {
        m_removedRewards.insert(id);
        QStringList fulfilled;
        for (const Fulfilled &one : std::as_const(m_lately)) {
            // Earlier ones were decided by somebody else.
            if (one.rewardId == id && m_time() - one.at < lately.count())
                fulfilled.append(one.redemptionId);
        }
        m_lately.removeIf([&id](const Fulfilled &one) { return one.rewardId == id; });
        m_archive->close(fulfilled, Outcome::Fulfilled, By::Service, {});
    });
    connect(archive, &RedemptionArchive::failed, this, [this](const Error &error) {
        m_trouble = error.message;
        Q_EMIT troubleChanged();
    });
    connect(archive, &RedemptionArchive::changed, this, [this] {
        if (!m_trouble.isEmpty()) {
            m_trouble.clear();
            Q_EMIT troubleChanged();
        }
    });
}

ArchiveSync::~ArchiveSync() = default;

void ArchiveSync::start()
{
    const Api::EventCondition condition{.broadcasterUserId = m_account->userId()};
    EventService *events = m_account->events();
    events->on<Api::RedemptionAdded>(condition, this,
                                     [this](const Api::RedemptionAdded &event, const QDateTime &) {
                                         keepEvent(toRedemption(event), true);
                                     });
    events->on<Api::RedemptionUpdated>(condition, this,
                                       [this](const Api::RedemptionUpdated &event, const QDateTime &) {
                                           keepEvent(toRedemption(event), false);
                                       });
    events->on<Api::StreamOnline>(condition, this, [this](const Api::StreamOnline &event, const QDateTime &) {
        m_archive->setOnAir(event.startedAt);
    });
    events->on<Api::StreamOffline>(
        condition, this,
        [this](const Api::StreamOffline &, const QDateTime &sentAt) { m_archive->setOffAir(sentAt); });
    m_poll = m_account->polls()->add({.name = QStringLiteral("decided redemptions"),
                                      .covered = 1min,
                                      .uncovered = 1min,
                                      .offScreen = 1min,
                                      .calls = 2},
                                     this);
    connect(m_poll, &Poll::due, this, &ArchiveSync::read);
    connect(events, &EventService::gap, this, [this] {
        m_feedGap = m_feedBegun;
        wantWhole();
    });
    connect(events, &EventService::coverageChanged, this, &ArchiveSync::follow);
    follow();
    connect(m_rewards, &RewardList::changed, this, &ArchiveSync::readFirst);
    connect(m_feed, &QueueFeed::freshnessChanged, this, &ArchiveSync::followFeed);
}

void ArchiveSync::wantWhole()
{
    m_wholeWanted = true;
    m_poll->trigger();
}

/// Called when it may have become known which rewards exist and which redemptions wait.
void ArchiveSync::readFirst()
{
    if (!m_hasRead)
        m_poll->trigger();
}

void ArchiveSync::followFeed()
{
    const bool isReading = m_feed->isReading();
    if (std::exchange(m_feedReading, isReading) == isReading)
        return;
    if (m_feedReading) {
        ++m_feedBegun;
        m_feedAsOf = m_feed->asOf();
        return;
    }
    if (m_feed->asOf() != m_feedAsOf && m_feed->isComplete())
        m_feedDone = m_feedBegun;
    readFirst();
}

bool ArchiveSync::isCovered() const
{
    const Api::EventCondition condition{.broadcasterUserId = m_account->userId()};
    const EventService *events = m_account->events();
    return events->covers<Api::RedemptionAdded>(condition)
        && events->covers<Api::RedemptionUpdated>(condition);
}

ArchivedRedemption ArchiveSync::outcomeOf(const Api::Redemption &redemption, By by,
                                          const QDateTime &decidedAt) const
{
    ArchivedRedemption row{.redemption = redemption};
    switch (redemption.status) {
    case Api::RedemptionStatus::Fulfilled:
        row.outcome = Outcome::Fulfilled;
        break;
    case Api::RedemptionStatus::Canceled:
        row.outcome = Outcome::Refunded;
        break;
    case Api::RedemptionStatus::Unfulfilled:
    case Api::RedemptionStatus::Unknown:
        return row;
    }
    row.by = m_removedRewards.contains(redemption.reward.id) ? By::Service : by;
    row.decidedAt = decidedAt;
    return row;
}

void ArchiveSync::keepAll(const QStringList &ids)
{
    QList<ArchivedRedemption> rows;
    rows.reserve(ids.size());
    for (const QString &id : ids) {
        // Redemptions that preload() added come from the archive.
        const QueueEntry *entry = m_queue->isConfirmed(id) ? m_queue->find(id) : nullptr;
        if (entry && !entry->isDecided())
            rows.append({.redemption = entry->redemption});
    }
    m_archive->upsert(rows);
    keepDecided(ids);
}

void ArchiveSync::keepDecided(const QStringList &ids)
{
    QList<ArchivedRedemption> rows;
    for (const QString &id : ids) {
        const QueueEntry *entry = m_queue->find(id);
        if (!entry || !entry->isDecided())
            continue;
        ArchivedRedemption row{.redemption = entry->redemption, .decidedAt = m_clock.now()};
        if (entry->state == QueueState::Gone) {
            row.outcome = Outcome::Gone;
        } else if (entry->decision) {
            row.outcome = *entry->decision == Api::RedemptionDecision::Fulfilled ? Outcome::Fulfilled
                                                                                 : Outcome::Refunded;
            row.by = entry->state == QueueState::Done                 ? By::Here
                : m_removedRewards.contains(row.redemption.reward.id) ? By::Service
                                                                      : By::Elsewhere;
        } else {  // the outcome has to be read from the service
            m_again = m_poll && m_poll->isReading();
            if (m_poll && !m_again)
                wantWhole();
            continue;
        }
        rows.append(row);
    }
    m_archive->upsert(rows);
}

void ArchiveSync::keepEvent(const Api::Redemption &redemption, bool isNew)
{
    // Removing a reward fulfils its waiting redemptions. The event for the reward comes after those.
    if (!isNew && redemption.status == Api::RedemptionStatus::Fulfilled) {
        if (m_lately.size() >= maxLately)
            m_lately.remove(0, maxLately / 2);
        m_lately.append({redemption.reward.id, redemption.id, m_time()});
    }
    // A new redemption that is already fulfilled has skipped the queue.
    m_archive->upsert({outcomeOf(redemption, isNew ? By::Service : By::Elsewhere,
                                 isNew ? redemption.redeemedAt : m_clock.now())});
}

/// Whether it waits only in the archive: the queue, which holds all that wait, does not contain it, or knows
/// that it was decided but not how.
bool ArchiveSync::isLost(const QString &id) const
{
    const QueueEntry *entry = m_queue->find(id);
    return !entry || (entry->state == QueueState::DecidedElsewhere && !entry->decision);
}

QList<ArchiveSync::ListKey> ArchiveSync::listsToRead(const QList<Api::Reward> &rewards, bool whole)
{
    QList<ListKey> first, others;
    for (const Api::Reward &reward : rewards) {
        for (const auto status : {Api::RedemptionStatus::Fulfilled, Api::RedemptionStatus::Canceled}) {
            const bool skipsQueue = status == Api::RedemptionStatus::Fulfilled
                && reward.shouldRedemptionsSkipRequestQueue && !whole;
            (skipsQueue ? first : others).append({reward.id, status});
        }
    }
    std::erase_if(m_lists, [&](const auto &list) {
        return !first.contains(list.first) && !others.contains(list.first);
    });
    if (!whole) {
        std::ranges::sort(others);
        std::rotate(others.begin(), std::ranges::upper_bound(others, m_turn), others.end());
        others.resize(std::min(others.size(), std::max<qsizetype>(minTurns, listsPerMinute - first.size())));
        if (!others.isEmpty())
            m_turn = others.constLast();
    }
    return first + others;
}

Bound ArchiveSync::read()
{
    m_again = false;
    const bool isReady = m_rewards->isKnown() && m_feed->isKnown();
    const QList<Api::Reward> rewards = m_rewards->ours();
    if (!isReady || rewards.isEmpty()) {
        m_poll->finished({});
        co_return;
    }
    const auto wholeAfter = isCovered() ? wholeCovered : wholeUncovered;
    const bool whole = m_wholeWanted || !m_hasRead || m_sinceWhole.hasExpired(wholeAfter.count());
    const QList<ListKey> lists = listsToRead(rewards, whole);
    m_poll->setCalls(int(std::min<qsizetype>(2 * rewards.size(), listsPerMinute)));
    if (whole) {
        m_wholeWanted = false;
        const Api::GetStreams onAir{.userIds = {m_account->userId()}};
        auto looking = m_account->client()->call(onAir);
        const auto streams = co_await looking;
        if (streams && streams->data.isEmpty())
            m_archive->setOffAir(m_clock.now());
        else if (streams)
            m_archive->setOnAir(streams->data.first().startedAt);
    }
    const auto failed = [this, whole](const Error &error) {
        m_wholeWanted = m_wholeWanted || whole;
        m_poll->finished(error);
    };
    auto asking = m_archive->completeUntil();
    const auto complete = co_await asking;
    if (!complete) {
        failed(complete.error());
        co_return;
    }
    // What is decided during this run is dated now. For earlier decisions the time is unknown.
    const QDateTime overlap = complete->isValid() ? complete->addSecs(-overlapSeconds) : QDateTime();
    const QDateTime seenAt = m_hasRead ? m_clock.now() : QDateTime();
    const bool queueIsRead = m_feedDone > m_feedGap;
    QDateTime newest = *complete;
    std::optional<Error> failure;
    for (const ListKey &key : lists) {
        const List before = m_lists[key];
        // If this reading settles the candidate, it must go back to the previously settled time.
        const bool settles = before.candidate.isValid() && m_feedDone > before.readingsThen;
        const QDateTime settled = before.settled;
        const QDateTime back = !settled.isValid() ? overlap
            : whole && overlap.isValid()          ? std::min(settled, overlap)
                                                  : settled;
        Api::GetRedemptions request{.broadcasterId = m_account->userId(), .rewardId = key.first};
        request.status = key.second;
        request.sort = Api::RedemptionSort::Newest;
        ListWalk walk(m_account->client(), inLargestPages(request));
        QDateTime newestHere;
        auto walking = walk.each([&](const Api::Page<Api::Redemption> &page) {
            QList<ArchivedRedemption> rows;
            bool isPast = false;
            for (const Api::Redemption &redemption : page.data) {
                rows.append(outcomeOf(redemption, By::Elsewhere, seenAt));
                rows.last().isListed = true;
                if (!newestHere.isValid() || redemption.redeemedAt > newestHere)
                    newestHere = redemption.redeemedAt;
                isPast = isPast || (back.isValid() && redemption.redeemedAt < back);
            }
            m_archive->upsert(rows);
            return !isPast;
        });
        const Result<void> walked = co_await walking;
        if (!walked && walked.error().kind == Error::Kind::NotFound)
            continue;  // the reward was deleted meanwhile
        if (!walked && walked.error().kind == Error::Kind::Server) {
            failure = walked.error();  // other lists may be readable
            continue;
        }
        if (!walked) {
            failed(walked.error());
            co_return;
        }
        if (newestHere.isValid() && (!newest.isValid() || newestHere > newest))
            newest = newestHere;
        const auto known = m_lists.find(key);
        if (known == m_lists.end())
            continue;
        List &list = known->second;
        if (settles)
            list.settled = std::exchange(list.candidate, {});
        if (!list.candidate.isValid()) {
            list.candidate = newestHere;
            list.readingsThen = m_feedBegun;
        }
    }
    if (failure) {
        failed(*failure);
        co_return;
    }
    m_hasRead = true;
    // Which redemptions wait only in the archive is known once the whole queue is known.
    if (!whole || !m_feed->isComplete()) {
        m_wholeWanted = m_wholeWanted || whole;
        m_poll->finished({});
        Q_EMIT completed();
        if (m_again)
            wantWhole();
        co_return;
    }

    // Redemptions that were waiting when they were last seen.
    QHash<QString, QStringList> lost;
    qint64 after = 0;
    do {
        auto finding = m_archive->search({.outcome = Outcome::Waiting}, after);
        const auto found = co_await finding;
        if (!found) {
            failed(found.error());
            co_return;
        }
        for (const ArchivedRedemption &row : found->rows) {
            if (isLost(row.redemption.id))
                lost[row.redemption.reward.id].append(row.redemption.id);
        }
        after = found->next;
    } while (after);
    for (auto it = lost.cbegin(); it != lost.cend(); ++it) {
        const QString rewardId = it.key();
        const QStringList ids = it.value();
        const auto row = m_rewards->find(rewardId);
        if (row && !row->isOurs)
            continue;  // the service allows this only for rewards of this app
        for (qsizetype first = 0; first < ids.size(); first += idsPerCall) {
            Api::GetRedemptions request{.broadcasterId = m_account->userId(), .rewardId = rewardId};
            request.ids = ids.mid(first, idsPerCall);
            QSet<QString> unknown(request.ids.cbegin(), request.ids.cend());
            // Also for a reward that is not in the list: it may be newer than the list.
            auto call = m_account->client()->call(request);
            const auto page = co_await call;
            if (!page && !row && page.error().kind == Error::Kind::Forbidden)
                break;  // a new reward of another app
            if (!page && page.error().kind != Error::Kind::NotFound) {
                failed(page.error());
                co_return;
            }
            QList<ArchivedRedemption> rows;
            if (page) {
                for (const Api::Redemption &redemption : page->data) {
                    unknown.remove(redemption.id);
                    rows.append(outcomeOf(redemption, By::Elsewhere, seenAt));
                }
            }
            m_archive->upsert(rows);
            // Deleting a reward fulfils its waiting redemptions (specification: Redemption status).
            const bool isDeleted = !page && !row;
            m_archive->close(QStringList(unknown.cbegin(), unknown.cend()),
                             isDeleted ? Outcome::Fulfilled : Outcome::Gone,
                             isDeleted ? By::Service : By::Nobody, seenAt);
        }
    }
    // Redemptions that waited before the last gap and were decided since are known only after the queue was
    // read again.
    if (newest.isValid() && newest != *complete && queueIsRead)
        m_archive->setCompleteUntil(newest);
    m_wholeWanted = m_wholeWanted || !queueIsRead;
    m_sinceWhole.start();
    m_poll->finished({});
    Q_EMIT completed();
    if (m_again)
        wantWhole();
}

}  // namespace Sidestage
