// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_feed.h"

#include "api/events/channel_points.h"
#include "base/bidi.h"
#include "profile/drafts.h"
#include "rewards/archive/redemption_archive.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"

#include <algorithm>

namespace Sidestage {

using namespace std::chrono_literals;

namespace {

/// Pause between two parts of a long first reading.
constexpr std::chrono::milliseconds betweenParts = 5s;
/// While covered by events. A lost event should be found within a minute, which includes the time of the
/// reading.
constexpr std::chrono::milliseconds covered = 55s;

const QString queueArea = QStringLiteral("redemption queue");

struct KeptQueue
{
    QDateTime asOf{};

    static void describe(auto &is) { is("asOf", &KeptQueue::asOf); }
};

}  // namespace

QueueFeed::QueueFeed(Account *account, RewardList *rewards, RedemptionQueue *queue, QObject *parent)
    : Feed(account, {.name = QStringLiteral("redemptions"), .covered = covered}, parent)
    , m_rewards(rewards)
    , m_queue(queue)
    , m_reader(account->client(), account->userId(), queue)
{
    m_more.setSingleShot(true);
    m_more.setInterval(betweenParts);
    connect(&m_more, &QTimer::timeout, this, &QueueFeed::refresh);
    connect(&m_reader, &QueueReader::arrived, this, &QueueFeed::arrived);
    connect(&m_reader, &QueueReader::finished, this, &QueueFeed::conclude);
}

bool QueueFeed::listen()
{
    const auto handle = [this](const auto &event, const QDateTime &) {
        const Api::Redemption redemption = toRedemption(event);
        // Events also come for rewards of other apps, whose redemptions cannot be decided here. A redemption
        // of a reward that was just created is found by the reading that the new reward causes.
        if (!m_ours.contains(redemption.reward.id))
            return;
        const bool wasKnown = m_queue->find(redemption.id);
        m_queue->upsert({redemption});
        if (!wasKnown && m_queue->find(redemption.id))
            Q_EMIT arrived({redemption.id});
    };
    const Api::EventCondition own{.broadcasterUserId = account()->userId()};
    on<Api::RedemptionAdded>(own, [this, handle](const Api::RedemptionAdded &event, const QDateTime &sentAt) {
        handle(event, sentAt);
        const Api::Redemption redemption = toRedemption(event);
        if (redemption.status == Api::RedemptionStatus::Fulfilled && m_ours.contains(redemption.reward.id)
            && !m_queue->find(redemption.id))
            Q_EMIT skipped(redemption);
    });
    on<Api::RedemptionUpdated>(own, handle);
    // Without this event the queue is live as well, because RewardList reports the same.
    account()->events()->on<Api::RewardRemoved>(
        own, this,
        [this](const Api::RewardRemoved &event, const QDateTime &) { m_queue->takeRewardRemoved(event.id); });
    // Connected after ArchiveSync, which must know that a reward was removed before its redemptions change.
    connect(m_rewards, &RewardList::removed, this,
            [this](const QString &id) { m_queue->takeRewardRemoved(id); });
    connect(m_rewards, &RewardList::changed, this, &QueueFeed::follow);
    connect(m_rewards, &RewardList::freshnessChanged, this, [this] {
        const QString why = m_rewards->failure();
        if (!m_rewards->isKnown() && !why.isEmpty() && failure() != why)
            refresh();
    });
    follow();
    return true;
}

Bound QueueFeed::read()
{
    if (m_reader.isReading()) {
        finished(Error{.kind = Error::Kind::Cancelled});
    } else if (!m_rewards->isKnown()) {
        // Without the rewards the queue cannot be read; if reading them failed, that is the reason.
        const QString why = m_rewards->failure();
        finished(
            Error{.kind = why.isEmpty() ? Error::Kind::Cancelled : Error::Kind::Offline, .message = why});
    } else {
        m_reading = {};
        m_reading.calls = std::max(m_reading.least, poll()->mayCall());
        m_reader.read(m_reading);
    }
    co_return;
}

void QueueFeed::conclude(const Result<void> &outcome)
{
    // Calls beyond that use only idle ones.
    poll()->setCalls(std::min(m_reader.pages(), m_reading.least));
    const bool isAll = outcome && m_reader.asOf().isValid();
    if (isAll) {
        m_isKnown = true;
        m_queue->forgetUnconfirmed();
    }
    Result<void> told = outcome;
    if (const auto row = m_rewards->find(m_reader.failedReward())) {
        Error error = outcome.error();
        error.message = tr("The redemptions of “%1” could not be read. %2", "a reward; the reason")
                            .arg(isolated(row->reward.title), error.message)
                            .trimmed();
        told = error;
    }
    poll()->finished(told, m_reader.asOf(), m_reader.readings(m_reading));
    if (isAll)
        saveAsOf();
    if (outcome && !m_reader.isComplete())
        m_more.start();
    else
        m_more.stop();
}

void QueueFeed::follow()
{
    if (!m_rewards->isKnown())
        return;
    QStringList ids;
    for (const Api::Reward &reward : m_rewards->ours())
        ids.append(reward.id);
    const QSet<QString> ours(ids.begin(), ids.end());
    const bool hasMore = !(ours - m_ours).isEmpty();
    m_ours = ours;
    m_reader.setRewards(ids);
    if (hasMore)
        refresh();
}

Bound QueueFeed::preload(RedemptionArchive *archive)
{
    ProfileStore *store = account()->store();
    const auto kept = store ? store->draftOf<KeptQueue>(account()->userId(), queueArea) : std::nullopt;
    if (!kept || !kept->asOf.isValid() || !m_rewards->asOf().isValid())
        co_return;  // without the rewards it is not known which redemptions can be decided here
    QSet<QString> ours;
    for (const Api::Reward &reward : m_rewards->ours())
        ours.insert(reward.id);
    const ArchiveQuery waiting{.outcome = ArchivedRedemption::Outcome::Waiting};
    qint64 after = 0;
    do {
        auto finding = archive->search(waiting, after);
        const auto page = co_await finding;
        if (!page || m_isKnown)
            co_return;
        QList<Api::Redemption> redemptions;
        for (const ArchivedRedemption &row : page->rows) {
            if (ours.contains(row.redemption.reward.id))
                redemptions.append(row.redemption);
        }
        m_queue->preload(redemptions);
        after = page->next;
    } while (after != 0);
    poll()->setKeptAsOf(kept->asOf);
}

void QueueFeed::saveAsOf()
{
    ProfileStore *store = account()->store();
    if (!store)
        return;
    // If this fails, the next run assumes an earlier time.
    std::ignore = store->saveDraft(account()->userId(), queueArea, KeptQueue{asOf()});
}

}  // namespace Sidestage
