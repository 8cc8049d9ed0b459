// SPDX-License-Identifier: GPL-3.0-or-later

// However many messages of the service are late, repeated, reordered or lost: in the end the queue equals the
// service.

#include "redemptions.h"
#include "sandbox_fixture.h"

#include "rewards/queue/redemption_queue.h"
#include "sandbox/rewards/rewards.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>

using namespace Sidestage;
using Api::Redemption;
using Api::RedemptionDecision;
using Api::RedemptionStatus;

class TestRedemptionQueueChaos : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    /// Viewers redeem and moderators decide on the service, and decisions are made here. The messages about
    /// it are lost, duplicated, delayed and reordered, with listings in between, some of them late. In the
    /// end each reward is listed once, and the queue equals the service.
    void endsEqualToTheService_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 8; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void endsEqualToTheService()
    {
        QFETCH(int, seed);
        QRandomGenerator dice{quint32(seed)};
        SandboxFixture sandbox;
        const auto user = sandbox.signIn();
        const QString channel = user.userId, app = sandbox.client().id;
        const auto ours = [&] {
            return sandbox.inSandbox([&](Sandbox::World &world) {
                return world.area<Sandbox::Rewards>().madeBy(channel, app).value_or({});
            });
        };
        const auto listing = [&](const QString &reward) {
            return sandbox.inSandbox([&](Sandbox::World &world) {
                QList<Redemption> all;
                std::optional<QString> after;
                do {
                    auto page = world.area<Sandbox::Rewards>().redemptions(
                        channel, reward, RedemptionStatus::Unfulfilled, Api::RedemptionSort::Oldest, 50,
                        after);
                    if (!page)
                        return all;
                    all += page->data;
                    after = page->next();
                } while (after);
                return all;
            });
        };
        const auto rewards = ours();
        QVERIFY(rewards.size() >= 2);

        RedemptionQueue queue;
        struct Late
        {
            QString reward{};
            QList<Redemption> waiting{};
            QDateTime askedAt{};
        };
        QList<Redemption> events;  // pending events
        QList<Late> listings;      // pending listings
        const auto tell = [&](const Redemption &redemption) {
            for (int times = dice.bounded(4) == 0 ? 0 : dice.bounded(6) == 0 ? 2 : 1; times > 0; --times)
                events.append(redemption);
        };
        QStringList all;
        for (int step = 0; step < 400; ++step) {
            const QString reward = rewards[dice.bounded(int(rewards.size()))].id;
            switch (dice.bounded(8)) {
            case 0:
            case 1: {  // a viewer redeems
                const int before = int(listing(reward).size());
                sandbox.inSandbox([&](Sandbox::World &world) {
                    return bool(world.area<Sandbox::Rewards>().fill(channel, reward, 1));
                });
                const auto waiting = listing(reward);
                QCOMPARE(int(waiting.size()), before + 1);
                for (const Redemption &one : waiting) {
                    if (!all.contains(one.id)) {
                        all.append(one.id);
                        tell(one);
                    }
                }
                break;
            }
            case 2: {  // a moderator decides
                const auto waiting = listing(reward);
                if (waiting.isEmpty())
                    break;
                const QString id = waiting[dice.bounded(int(waiting.size()))].id;
                const auto changed = sandbox.inSandbox([&](Sandbox::World &world) {
                    return world.area<Sandbox::Rewards>()
                        .decide(channel, reward, {id}, RedemptionDecision(dice.bounded(2)))
                        .value_or({});
                });
                for (const Redemption &one : changed)
                    tell(one);
                break;
            }
            case 3: {  // a decision here, which is held, undone or sent
                const QStringList ids = queue.ids();
                if (ids.isEmpty())
                    break;
                const QueueEntry known = *queue.find(ids[dice.bounded(int(ids.size()))]);
                const QString &id = known.redemption.id;
                const auto decision = RedemptionDecision(dice.bounded(2));
                if (known.state == QueueState::Held && dice.bounded(2)) {
                    queue.update({{.id = id, .state = QueueState::Waiting}});
                } else if (known.state == QueueState::Waiting) {
                    queue.update({{.id = id, .state = QueueState::Held, .decision = decision}});
                } else if (known.state == QueueState::Held) {
                    queue.update({{.id = id, .state = QueueState::Sending, .decision = known.decision}});
                    const auto changed = sandbox.inSandbox([&](Sandbox::World &world) {
                        return world.area<Sandbox::Rewards>()
                            .decide(channel, known.redemption.reward.id, {id}, *known.decision)
                            .value_or({});
                    });
                    for (const Redemption &one : changed)
                        tell(one);
                    if (dice.bounded(2) && !events.isEmpty())
                        queue.upsert({events.takeAt(dice.bounded(int(events.size())))});
                    if (changed.isEmpty()) {  // as DecisionService finds out by a request
                        const auto now = sandbox.inSandbox([&](Sandbox::World &world) {
                            return *world.area<Sandbox::Rewards>().redemption(id);
                        });
                        queue.update({{.id = id,
                                       .state = QueueState::DecidedElsewhere,
                                       .decision = now.status == RedemptionStatus::Fulfilled
                                           ? RedemptionDecision::Fulfilled
                                           : RedemptionDecision::Canceled}});
                    } else {
                        queue.update({{.id = id, .state = QueueState::Done, .decision = known.decision}});
                    }
                }
                break;
            }
            case 4:
            case 5:  // a random event arrives
                if (!events.isEmpty())
                    queue.upsert({events.takeAt(dice.bounded(int(events.size())))});
                break;
            case 6: {  // a listing is requested, whose response arrives at once or later
                const QDateTime askedAt = QDateTime::currentDateTimeUtc();
                const Late answer{reward, listing(reward), askedAt};
                if (dice.bounded(2))
                    queue.takeAll(answer.reward, answer.waiting, answer.askedAt);
                else
                    listings.append(answer);
                break;
            }
            case 7:
                if (!listings.isEmpty()) {
                    const Late answer = listings.takeAt(dice.bounded(int(listings.size())));
                    queue.takeAll(answer.reward, answer.waiting, answer.askedAt);
                }
                if (dice.bounded(4) == 0)
                    queue.removeDecided();
                if (dice.bounded(4) == 0)
                    QCoreApplication::processEvents();
                break;
            }
        }
        // Held decisions are undone, most pending messages arrive, and then everything is read once.
        for (const QString &id : queue.ids()) {
            if (queue.find(id)->state == QueueState::Held)
                queue.update({{.id = id, .state = QueueState::Waiting}});
        }
        while (!events.isEmpty()) {
            const auto event = events.takeAt(dice.bounded(int(events.size())));
            if (dice.bounded(3))
                queue.upsert({event});
        }
        QTest::qWait(2);  // so that the read begins later than the data that are known
        QStringList expected, waiting;
        for (const Api::Reward &reward : rewards) {
            const auto now = listing(reward.id);
            queue.takeAll(reward.id, now, QDateTime::currentDateTimeUtc());
            for (const Redemption &one : now)
                expected.append(one.id);
        }
        for (const QString &id : queue.ids()) {
            const QueueEntry &one = *queue.find(id);
            if (one.state == QueueState::Waiting)
                waiting.append(id);
            else
                QVERIFY2(one.isDecided(), qPrintable(id));
            // The reported decision of others is the real one.
            const auto truth = sandbox.inSandbox(
                [&](Sandbox::World &world) { return world.area<Sandbox::Rewards>().redemption(id)->status; });
            if (one.decision) {
                QCOMPARE(truth == RedemptionStatus::Fulfilled ? RedemptionDecision::Fulfilled
                                                              : RedemptionDecision::Canceled,
                         *one.decision);
            }
        }
        std::sort(expected.begin(), expected.end());
        std::sort(waiting.begin(), waiting.end());
        QCOMPARE(waiting, expected);
        QCOMPARE(queue.waiting(), int(expected.size()));
        // Nothing that arrives even later changes that.
        for (const QString &id : std::as_const(all)) {
            auto old = sandbox.inSandbox(
                [&](Sandbox::World &world) { return *world.area<Sandbox::Rewards>().redemption(id); });
            old.status = RedemptionStatus::Unfulfilled;
            if (queue.find(id))
                queue.upsert({old});
        }
        for (const Late &answer : std::as_const(listings))
            queue.takeAll(answer.reward, answer.waiting, answer.askedAt);
        QCOMPARE(queue.waiting(), int(expected.size()));
    }
};

QTEST_GUILESS_MAIN(TestRedemptionQueueChaos)
#include "tst_redemption_queue_chaos.moc"
