// SPDX-License-Identifier: GPL-3.0-or-later

// The redemptions that wait on the service are in the queue: at the start, after a gap, and after a lost
// event.

#include "feed_world.h"

using namespace Sidestage;
using Api::Redemption;
using Api::RedemptionDecision;

namespace {

const QByteArray path = "/channel_points/custom_rewards/redemptions";

}  // namespace

class TestQueueFeed : public QObject
{
    Q_OBJECT

    std::unique_ptr<FeedWorld> m_rig;

private Q_SLOTS:
    void init() { m_rig = std::make_unique<FeedWorld>(); }

    void readsEverythingAtTheStart()
    {
        m_rig->fill(730, m_rig->reward);
        QSignalSpy arrived(&m_rig->feed, &QueueFeed::arrived);
        m_rig->startFeed();
        QTRY_COMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QVERIFY(m_rig->queue.waiting() > 730);
        QCOMPARE(arrived.size(), 0);  // none of them is new
    }

    void findsALostAdd()
    {
        m_rig->startFeed();
        QTRY_COMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        m_rig->read();
        QSignalSpy arrived(&m_rig->feed, &QueueFeed::arrived);
        m_rig->fill(1, m_rig->reward);
        m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QCOMPARE(arrived.size(), 1);
        QCOMPARE(arrived[0][0].toStringList().size(), 1);
    }

    void findsALostUpdateAndHowItWasDecided()
    {
        m_rig->fill(300, m_rig->reward);
        m_rig->startFeed();
        m_rig->read();
        const auto waiting = m_rig->redemptions(m_rig->reward);
        const QString first = waiting.first().id, middle = waiting[150].id, last = waiting.last().id;
        m_rig->decideElsewhere(m_rig->reward, {first, last}, RedemptionDecision::Fulfilled);
        m_rig->decideElsewhere(m_rig->reward, {middle}, RedemptionDecision::Canceled);
        m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QCOMPARE(m_rig->queue.find(first)->state, QueueState::DecidedElsewhere);
        QCOMPARE(m_rig->queue.find(first)->decision, RedemptionDecision::Fulfilled);
        QCOMPARE(m_rig->queue.find(middle)->decision, RedemptionDecision::Canceled);
        QCOMPARE(m_rig->queue.find(last)->decision, RedemptionDecision::Fulfilled);
    }

    void redemptionsOfTheSameMomentAreNotTornApartByPages()
    {
        // The world's clock is stopped, so all of these have the same millisecond.
        m_rig->startFeed();
        const auto before = m_rig->waitingOnService().size();
        for (int i = 0; i < 130; ++i)
            m_rig->fill(1, m_rig->reward);
        m_rig->read();
        QCOMPARE(m_rig->waitingOnService().size(), before + 130);
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        for (const QString &id : m_rig->queue.ids())
            QCOMPARE(m_rig->queue.find(id)->state, QueueState::Waiting);
        QStringList some;
        for (const Redemption &one : m_rig->redemptions(m_rig->reward))
            some.append(one.id);
        m_rig->decideElsewhere(m_rig->reward, {some[40], some[60], some[110]}, RedemptionDecision::Canceled);
        m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
    }

    void believesAPageWhenAModeratorHasEmptiedALongQueue()
    {
        m_rig->fill(900, m_rig->reward);
        m_rig->startFeed();
        QTRY_VERIFY(m_rig->queue.waiting(m_rig->reward) >= 900);
        m_rig->read();
        QStringList ids;
        for (const Redemption &one : m_rig->redemptions(m_rig->reward))
            ids.append(one.id);
        m_rig->decideElsewhere(m_rig->reward, ids, RedemptionDecision::Fulfilled);
        const int before = m_rig->sandbox.served(path);
        m_rig->read();
        QCOMPARE(m_rig->queue.waiting(m_rig->reward), 0);
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QVERIFY(m_rig->sandbox.served(path) - before < 12 + int(m_rig->ours().size()) * 2);
    }

    void aListingThatSlipsLosesNothing()
    {
        m_rig->fill(120, m_rig->reward);
        m_rig->startFeed();
        m_rig->read();
        const int waiting = m_rig->queue.waiting();
        // An incomplete page, as a list may return that changes while it is read.
        m_rig->sandbox.fault(
            {.path = path, .times = 1, .body = QByteArray(R"({"data":[],"pagination":{}})")});
        m_rig->read();
        QCOMPARE(m_rig->queue.waiting(), waiting);
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
    }

    void anErrorIsToldAndTheNextReadingMakesGood()
    {
        m_rig->startFeed();
        m_rig->read();
        m_rig->fill(80, m_rig->reward);
        m_rig->sandbox.fault({.path = path, .times = -1, .status = 503});
        m_rig->feed.refresh();
        QTRY_VERIFY(!m_rig->feed.poll()->failure().isEmpty());
        m_rig->sandbox.clearFaults();
        m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QVERIFY(m_rig->feed.poll()->failure().isEmpty());
    }

    void aRewardOfAnotherAppOrADeletedOneDoesNotStopTheOthers()
    {
        m_rig->startFeed();
        m_rig->read();
        const QString gone = m_rig->reward;
        const int had = m_rig->queue.waiting(gone);
        QVERIFY(had > 0);
        m_rig->sandbox.act(
            [&](Sandbox::World &world) { return world.area<Sandbox::Rewards>().remove(m_rig->id(), gone); });
        m_rig->fill(3, m_rig->ours().last().id);
        m_rig->read();  // the list of rewards does not contain it yet
        QVERIFY(m_rig->feed.poll()->failure().isEmpty());
        m_rig->rewards.refresh();
        QTRY_COMPARE(m_rig->queue.waiting(gone), 0);
        m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
    }

    void aNewRewardIsReadSoon()
    {
        m_rig->startFeed();
        Api::RewardChanges wanted;
        wanted.title = u"Sing"_s;
        wanted.cost = 5;
        const QString made = m_rig->sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Rewards>()
                .create(m_rig->id(), m_rig->sandbox.client().id, wanted)
                .value_or({})
                .id;
        });
        m_rig->fill(2, made);
        m_rig->rewards.refresh();
        QTRY_COMPARE(m_rig->queue.waiting(made), 2);
    }

    void whatWasDecidedFarBackInALongQueueIsFoundInTurn()
    {
        m_rig->fill(2500, m_rig->reward);
        m_rig->startFeed();
        QTRY_VERIFY(m_rig->queue.waiting(m_rig->reward) >= 2500);
        m_rig->read();
        const auto waiting = m_rig->redemptions(m_rig->reward);
        m_rig->decideElsewhere(m_rig->reward, {waiting[10].id, waiting[1234].id, waiting[1700].id},
                               RedemptionDecision::Canceled);
        for (int i = 0; i < 10 && m_rig->waitingHere() != m_rig->waitingOnService(); ++i)
            m_rig->read();
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
    }

    void eventsFeedItLive()
    {
        m_rig = std::make_unique<FeedWorld>(true);
        m_rig->startFeed();
        QTRY_VERIFY(m_rig->feed.isLive());
        QTRY_COMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QTRY_VERIFY(!m_rig->feed.poll()->isReading());
        QSignalSpy arrived(&m_rig->feed, &QueueFeed::arrived);
        QString of;
        for (const Api::Reward &one : m_rig->ours()) {
            if (one.isEnabled && !one.isPaused && one.isInStock && !one.shouldRedemptionsSkipRequestQueue
                && !one.cooldownExpiresAt)
                of = one.id;
        }
        QVERIFY(!of.isEmpty());
        const QString id = m_rig->redeem(of);
        QTRY_VERIFY2(m_rig->queue.find(id), qPrintable(id));
        QTRY_COMPARE(arrived.size(), 1);
        QCOMPARE(arrived[0][0].toStringList(), QStringList{id});
        m_rig->decideElsewhere(of, {id}, RedemptionDecision::Canceled);
        QTRY_COMPARE(m_rig->queue.find(id)->state, QueueState::DecidedElsewhere);
        QCOMPARE(m_rig->queue.find(id)->decision, RedemptionDecision::Canceled);
        QCOMPARE(arrived.size(), 1);
    }

    void endsQuietlyWhileItReads()
    {
        m_rig->fill(500, m_rig->reward);
        m_rig->rewards.start();
        m_rig->feed.start();
        QTRY_VERIFY(m_rig->queue.size() > 0);
        m_rig.reset();
        QCoreApplication::processEvents();
    }
};

QTEST_GUILESS_MAIN(TestQueueFeed)
#include "tst_queue_feed.moc"
