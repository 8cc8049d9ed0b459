// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client_rig.h"

#include "client/budget.h"
#include "events/event_service.h"
#include "events/poll_scheduler.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/rewards/rewards.h"

#include <QSignalSpy>

namespace Sidestage {

/// An account whose queue is filled by reads, and optionally by events.
struct FeedRig : ClientRig
{
    /// Without events, unless `isLive`, only reads can find changes.
    explicit FeedRig(bool withEvents = false)
        : isLive(withEvents)
        , owner(ownAccount())
        , rewards(owner.get())
        , feed(owner.get(), &rewards, &queue)
    {
        owner->client()->setBackoff(std::chrono::milliseconds(5), std::chrono::milliseconds(10));
        reward = ours().value(0).id;
        QObject::connect(feed.poll(), &Poll::changed, &counter, [this, wasReading = false]() mutable {
            readings += wasReading && !feed.poll()->isReading() ? 1 : 0;
            wasReading = feed.poll()->isReading();
        });
    }

    std::unique_ptr<Account> ownAccount()
    {
        ServiceProfile with = profile();
        with.eventsUrl = isLive ? sandbox.eventsUrl() : QUrl();
        return std::make_unique<Account>(with, account->info(),
                                         Token{.access = signedIn.accessToken,
                                               .refresh = signedIn.refreshToken,
                                               .scopes = signedIn.scopes.names()},
                                         &network, store.get());
    }
    QList<Api::Reward> ours()
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Rewards>().madeBy(id(), sandbox.client().id).value_or({});
        });
    }
    void start()
    {
        rewards.start();
        feed.start();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(feed.poll()->asOf().isValid(), 20'000); }();
    }
    /// Runs one complete read.
    void read()
    {
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!feed.poll()->isReading(), 20'000); }();
        QTest::qWait(2);  // so that the read begins later than the data that are known
        const int before = readings;
        feed.refresh();
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!feed.poll()->isReading() && readings > before, 20'000); }();
    }
    /// Advances the time of the polls. Afterwards only reads that have begun continue.
    void advance(std::chrono::milliseconds by)
    {
        for (const qint64 until = polled + by.count(); polled < until;) {
            polled += 100;
            owner->polls()->checkDue();
            QCoreApplication::processEvents();
        }
    }
    /// Reads everything at the start with a stopped time and a high rate limit. Then sets the rate limit to
    /// `limit`, all of it available.
    void startInStandingTime(int limit)
    {
        sandbox.setRateLimit(100'000);
        owner->polls()->setTime([this] { return polled; });
        rewards.start();
        feed.start();
        for (int i = 0; i < 600 && !(feed.isLive() == isLive && feed.poll()->asOf().isValid()); ++i) {
            advance(std::chrono::milliseconds(200));
            QTest::qWait(50);
        }
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!feed.poll()->isReading(), 60'000); }();
        setFullBucket(limit);
    }
    void setFullBucket(int limit)
    {
        sandbox.setRateLimit(limit);
        std::optional<bool> isAnswered;
        owner->client()->call(Api::GetUsers{}).then(&counter, [&](const auto &answer) {
            isAnswered = answer.has_value();
        });
        [&] { QTRY_VERIFY(isAnswered); }();
    }
    /// Decides `count` of the waiting redemptions without events, spread from the first to the last.
    void decideUnheard(const QString &of, int count)
    {
        QStringList ids;
        const auto waiting = listing(of);
        for (int i = 0; i < count; ++i)
            ids.append(waiting[i * (waiting.size() - 1) / std::max(1, count - 1)].id);
        sandbox.inSandbox([&](Sandbox::World &world) {
            world.area<Sandbox::EventSub>().addFault(
                {.kind = Sandbox::EventFault::Kind::Drop, .times = count});
        });
        decide(of, ids, Api::RedemptionDecision::Canceled);
    }
    void fill(int count, const QString &of = {})
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            if (!world.area<Sandbox::Rewards>().fill(id(), of.isEmpty() ? reward : of, count))
                qFatal("cannot fill");
        });
    }
    QList<Api::Redemption> listing(const QString &of)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Rewards>()
                .redemptions(id(), of, Api::RedemptionStatus::Unfulfilled, Api::RedemptionSort::Oldest, {},
                             200'000)
                .value_or({})
                .rows;
        });
    }
    void decide(const QString &of, const QStringList &ids, Api::RedemptionDecision decision)
    {
        sandbox.inSandbox([&](Sandbox::World &world) {
            for (qsizetype at = 0; at < ids.size(); at += 50) {
                if (!world.area<Sandbox::Rewards>().decide(id(), of, ids.mid(at, 50), decision))
                    qFatal("cannot decide");
            }
        });
    }
    QString redeem(const QString &of)
    {
        return sandbox.inSandbox([&](Sandbox::World &world) {
            const auto viewer = *world.userByLogin(QStringLiteral("quillscribe"));
            if (!world.area<Sandbox::Rewards>().setPoints(id(), viewer.id, 1'000'000))
                qFatal("no points");
            const auto made = world.area<Sandbox::Rewards>().redeem(id(), of, viewer.id,
                                                                    QStringLiteral("the sea shanty"));
            return made ? made->id : made.error().message;
        });
    }
    QStringList waitingOnService()
    {
        QStringList ids;
        for (const Api::Reward &one : ours()) {
            for (const Api::Redemption &redemption : listing(one.id))
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

    const bool isLive;
    std::unique_ptr<Account> owner;
    RewardList rewards;
    RedemptionQueue queue;
    QueueFeed feed;
    QString reward;
    int readings = 0;           ///< Completed reads.
    qint64 polled = 1'000'000;  ///< The time of the polls in milliseconds, see startInStandingTime().
    QObject counter;
};

}  // namespace Sidestage
