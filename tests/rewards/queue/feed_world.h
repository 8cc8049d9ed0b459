// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/rewards_world.h"

#include "client/budget.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"
#include "sandbox/events/eventsub.h"

namespace Sidestage {

/// An account whose queue is filled by reads, and optionally by events.
struct FeedWorld : RewardsWorld
{
    /// Without events only reads can find changes.
    explicit FeedWorld(bool withEvents = false)
        : RewardsWorld({.hasEvents = withEvents})
        , rewards(account.get())
        , feed(account.get(), &rewards, &queue)
    {
        reward = ours().value(0).id;
        QObject::connect(&feed, &QueueFeed::freshnessChanged, &counter, [this, wasReading = false]() mutable {
            readings += wasReading && !feed.isReading() ? 1 : 0;
            wasReading = feed.isReading();
        });
    }

    void startFeed()
    {
        rewards.start();
        feed.start();
        [&] { QTRY_VERIFY(feed.poll()->asOf().isValid()); }();
    }
    /// Runs one complete read.
    void read()
    {
        [&] { QTRY_VERIFY(!feed.poll()->isReading()); }();
        QTest::qWait(2);  // so that the read begins later than the data that are known
        const int before = readings;
        feed.refresh();
        [&] { QTRY_VERIFY(!feed.poll()->isReading() && readings > before); }();
    }
    /// Advances the time of the polls. Afterwards only reads that have begun continue.
    void advance(std::chrono::milliseconds by)
    {
        for (const qint64 until = polled + by.count(); polled < until;) {
            polled += 100;
            account->polls()->checkDue();
            QCoreApplication::processEvents();
        }
    }
    /// Reads everything at the start with a stopped time and a high rate limit. Then sets the rate limit to
    /// `limit`, all of it available.
    void startInStandingTime(int limit)
    {
        sandbox.setRateLimit(100'000);
        account->polls()->setTime([this] { return polled; });
        rewards.start();
        feed.start();
        for (int i = 0; i < 600 && !(feed.isLive() == setup.hasEvents && feed.poll()->asOf().isValid());
             ++i) {
            advance(std::chrono::milliseconds(200));
            QTest::qWait(50);
        }
        [&] { QTRY_VERIFY(!feed.poll()->isReading()); }();
        setFullBucket(limit);
    }
    void setFullBucket(int limit)
    {
        sandbox.setRateLimit(limit);
        std::optional<bool> isAnswered;
        account->client()->call(Api::GetUsers{}).then(&counter, [&](const auto &answer) {
            isAnswered = answer.has_value();
        });
        [&] { QTRY_VERIFY(isAnswered); }();
    }
    /// Decides `count` of the waiting redemptions without events, spread from the first to the last.
    void decideUnheard(const QString &of, int count)
    {
        QStringList ids;
        const auto waiting = redemptions(of);
        for (int i = 0; i < count; ++i)
            ids.append(waiting[i * (waiting.size() - 1) / std::max(1, count - 1)].id);
        sandbox.inSandbox([&](Sandbox::World &world) {
            world.area<Sandbox::EventSub>().faults().add(
                {.kind = Sandbox::EventFault::Kind::Drop, .times = count});
        });
        decideElsewhere(of, ids, Api::RedemptionDecision::Canceled);
    }
    QStringList waitingOnService()
    {
        QStringList ids;
        for (const Api::Reward &one : ours()) {
            for (const Api::Redemption &redemption : redemptions(one.id))
                ids.append(redemption.id);
        }
        ids.sort();
        return ids;
    }
    QStringList waitingHere() const
    {
        QStringList ids;
        for (const QString &id : queue.ids()) {
            if (queue.find(id)->state == QueueState::Waiting)
                ids.append(id);
        }
        ids.sort();
        return ids;
    }

    RewardList rewards;
    RedemptionQueue queue;
    QueueFeed feed;
    QString reward;
    int readings = 0;           ///< Completed reads.
    qint64 polled = 1'000'000;  ///< The time of the polls in milliseconds, see startInStandingTime().
    QObject counter;
};

}  // namespace Sidestage
