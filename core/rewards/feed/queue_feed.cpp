// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_feed.h"

#include "accounts/account.h"
#include "api/events/channel_points.h"
#include "client/client.h"
#include "events/event_service.h"
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
    : QObject(parent)
    , m_account(account)
    , m_rewards(rewards)
    , m_queue(queue)
    , m_reader(account->client(), account->userId(), queue)
    , m_poll(account->polls()->add({.name = QStringLiteral("redemptions"), .covered = covered}, &m_reader))
{
    m_more.setSingleShot(true);
    m_more.setInterval(betweenParts);
    m_condition.broadcasterUserId = account->userId();
}

QueueFeed::~QueueFeed() = default;

void QueueFeed::start()
{
    EventService *events = m_account->events();
    const auto handle = [this](const Api::EventRedemption &event) {
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
    events->on<Api::RedemptionAdded>(
        m_condition, this, [handle](const Api::RedemptionAdded &event, const QDateTime &) { handle(event); });
    events->on<Api::RedemptionUpdated>(
        m_condition, this,
        [handle](const Api::RedemptionUpdated &event, const QDateTime &) { handle(event); });
    events->on<Api::RewardRemoved>(
        m_condition, this,
        [this](const Api::RewardRemoved &event, const QDateTime &) { m_queue->takeRewardRemoved(event.id); });
    connect(m_rewards, &RewardList::removed, this,
            [this](const QString &id) { m_queue->takeRewardRemoved(id); });

    const auto cover = [this] { m_poll->setCovered(isLive()); };
    connect(events, &EventService::coverageChanged, this, cover);
    connect(events, &EventService::gap, m_poll, &Poll::trigger);
    cover();

    connect(&m_more, &QTimer::timeout, m_poll, &Poll::trigger);
    connect(m_poll, &Poll::due, this, [this] {
        if (m_reader.isReading())
            return m_poll->finished(Error{.kind = Error::Kind::Cancelled});
        if (!m_rewards->isKnown()) {
            // Without the rewards the queue cannot be read; if reading them failed, that is the reason.
            const QString &why = m_rewards->poll()->failure();
            return m_poll->finished(
                Error{.kind = why.isEmpty() ? Error::Kind::Cancelled : Error::Kind::Offline, .message = why});
        }
        m_reading = effort();
        m_reader.read(m_reading);
    });
    connect(&m_reader, &QueueReader::arrived, this, &QueueFeed::arrived);
    connect(&m_reader, &QueueReader::finished, this, [this](const Result<void> &outcome) {
        // Calls beyond that use only idle ones.
        m_poll->setCalls(std::min(m_reader.pages(), m_reading.least));
        const bool isAll = outcome && m_reader.asOf().isValid();
        if (isAll) {
            m_isKnown = true;
            m_queue->forgetUnconfirmed();
        }
        m_poll->finished(outcome, m_reader.asOf(), m_reader.readings(m_reading));
        if (isAll)
            saveAsOf();
        if (outcome && !m_reader.isComplete())
            m_more.start();
        else
            m_more.stop();
    });

    const auto follow = [this] {
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
            m_poll->trigger();
    };
    connect(m_rewards, &RewardList::changed, this, follow);
    connect(m_rewards, &RewardList::freshnessChanged, this, [this] {
        const QString &why = m_rewards->poll()->failure();
        if (!m_rewards->isKnown() && !why.isEmpty() && m_poll->failure() != why)
            m_poll->trigger();
    });
    follow();
}

Bound QueueFeed::preload(RedemptionArchive *archive)
{
    ProfileStore *store = m_account->store();
    const auto kept = store ? store->draftOf<KeptQueue>(m_account->userId(), queueArea) : std::nullopt;
    if (!kept || !kept->asOf.isValid() || !m_rewards->poll()->asOf().isValid())
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
    m_poll->setKeptAsOf(kept->asOf);
}

bool QueueFeed::isLive() const
{
    const EventService *events = m_account->events();
    return events->covers<Api::RedemptionAdded>(m_condition)
        && events->covers<Api::RedemptionUpdated>(m_condition);
}

Effort QueueFeed::effort() const
{
    Effort effort;
    effort.calls = std::max(effort.least, m_poll->mayCall());
    return effort;
}

void QueueFeed::saveAsOf()
{
    ProfileStore *store = m_account->store();
    if (!store)
        return;
    // If this fails, the next run assumes an earlier time.
    std::ignore = store->saveDraft(m_account->userId(), queueArea, KeptQueue{m_poll->asOf()});
}

}  // namespace Sidestage
