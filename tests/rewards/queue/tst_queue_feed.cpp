// SPDX-License-Identifier: GPL-3.0-or-later

// The redemptions that wait on the service are in the queue: at the start, after a gap, and after a lost
// event. Reading a long queue stays within the rate limit, and its age is reported correctly.

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

    void aRewardWhoseListFailsDoesNotStopTheOthersAndIsNamed()
    {
        QHash<QString, QString> titles;
        for (const Api::Reward &one : m_rig->ours())
            titles.insert(one.id, one.title);
        QStringList ids = titles.keys();
        ids.sort();  // the order of the first reading
        const QString broken = ids.takeFirst();
        m_rig->fill(3, broken);
        m_rig->fill(600, ids.last());  // read by the sweep
        const auto isReadOf
            = [this](const QString &id) { return m_rig->queue.waiting(id) == m_rig->redemptions(id).size(); };
        const auto areOthersRead = [&] { return std::ranges::all_of(ids, isReadOf); };
        m_rig->sandbox.fault(
            {.path = path, .query = "reward_id=" + broken.toUtf8(), .times = -1, .status = 500});
        m_rig->rewards.start();
        m_rig->feed.start();
        QTRY_VERIFY(!m_rig->feed.failure().isEmpty());
        QVERIFY(areOthersRead());
        QVERIFY2(m_rig->feed.failure().contains(titles[broken]), qPrintable(m_rig->feed.failure()));
        QVERIFY(!m_rig->feed.asOf().isValid());
        // Also changes that no event reports are found in the others.
        m_rig->decideElsewhere(ids.last(), {m_rig->redemptions(ids.last()).at(300).id},
                               RedemptionDecision::Canceled);
        m_rig->read();
        QVERIFY(areOthersRead());
        QCOMPARE(m_rig->queue.waiting(broken), 0);
        m_rig->sandbox.clearFaults();
        m_rig->read();
        QVERIFY(m_rig->feed.failure().isEmpty());
        QVERIFY(m_rig->feed.asOf().isValid());
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
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

    void aLongQueueDoesNotEatTheBudget()
    {
        m_rig->fill(12'000, m_rig->reward);
        m_rig->sandbox.setRateLimit(400);
        m_rig->rewards.start();
        m_rig->feed.start();
        // The first read stops when half of the rate limit is left. A read that began before the rewards were
        // known has nothing to read.
        QTRY_VERIFY(m_rig->readings > 0 && m_rig->queue.waiting() > 5000);
        QVERIFY(!m_rig->feed.poll()->asOf().isValid());  // it was read only in part
        const Budget *budget = m_rig->account->client()->budget();
        QVERIFY(m_rig->queue.waiting() < 12'000);
        QVERIFY2(budget->remaining() >= 400 * 45 / 100, qPrintable(QString::number(budget->remaining())));
        // The rest is read in parts as the rate limit refills.
        m_rig->sandbox.setRateLimit(100'000);
        QTRY_COMPARE(m_rig->queue.waiting(), int(m_rig->waitingOnService().size()));
        m_rig->read();
        // Later reads use only what is allowed and still find new redemptions at once.
        for (int i = 0; i < 70; ++i)
            m_rig->fill(1,
                        m_rig->reward);  // at the current time, unlike fill(70), which uses the last minutes
        QTRY_VERIFY(!m_rig->feed.poll()->isReading());
        m_rig->setFullBucket(400);
        const int before = m_rig->sandbox.served(path);
        m_rig->read();
        const int calls = m_rig->sandbox.served(path) - before;
        QVERIFY2(calls <= 100 + int(m_rig->ours().size()), qPrintable(QString::number(calls)));
        QCOMPARE(m_rig->queue.waiting(), int(m_rig->waitingOnService().size()));
    }

    // With events, and with a time that only the test advances.

    void ofTwentyThousandALostUpdateIsFoundWithinAMinute()
    {
        m_rig = std::make_unique<FeedWorld>(true);
        const auto ours = m_rig->ours();
        for (int i = 0; i < 4; ++i)
            m_rig->fill(i == 0 ? 8'000 : 4'000, ours[i % ours.size()].id);
        m_rig->startInStandingTime(800);
        m_rig->feed.poll()->setOnScreen(true);
        QVERIFY(m_rig->queue.waiting() >= 20'000);
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        for (int i = 0; i < 4; ++i)
            m_rig->decideUnheard(ours[i % ours.size()].id, 5);
        const int before = m_rig->sandbox.served(path);
        const int readings = m_rig->readings;
        const QDateTime asOf = QDateTime::currentDateTimeUtc();
        QVERIFY(m_rig->waitingHere() != m_rig->waitingOnService());
        m_rig->advance(std::chrono::minutes(1));
        QTRY_VERIFY(!m_rig->feed.poll()->isReading() && m_rig->readings > readings);
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QCOMPARE(m_rig->readings, readings + 1);
        QVERIFY(m_rig->feed.poll()->asOf() >= asOf);
        QVERIFY2(m_rig->account->polls()->foundWithin() <= 60,
                 qPrintable(QString::number(m_rig->account->polls()->foundWithin())));
        // One page for every fifty, and some requests for missing ones.
        const int calls = m_rig->sandbox.served(path) - before;
        QVERIFY2(calls <= 440 + 20, qPrintable(QString::number(calls)));
        QVERIFY(m_rig->account->client()->budget()->remaining() >= 160);
    }

    void withEventsALongQueueTakesNoMoreThanItsShareAndIsAsOldAsItSays()
    {
        m_rig = std::make_unique<FeedWorld>(true);
        m_rig->fill(9'000, m_rig->reward);
        m_rig->startInStandingTime(400);  // off screen: 92 calls a read
        const qsizetype waiting = m_rig->waitingOnService().size();
        QCOMPARE(m_rig->waitingHere().size(), waiting);
        m_rig->advance(std::chrono::minutes(1));
        QTRY_VERIFY(!m_rig->feed.poll()->isReading());
        const int cycle = m_rig->feed.poll()->interval() / 55;
        QVERIFY2(cycle >= 2 && cycle <= 4, qPrintable(QString::number(cycle)));
        QTest::qWait(2);
        const QDateTime begin = QDateTime::currentDateTimeUtc();
        m_rig->decideUnheard(m_rig->reward, 5);
        for (int i = 1; i <= cycle; ++i) {
            m_rig->setFullBucket(400);
            const int before = m_rig->sandbox.served(path);
            const int readings = m_rig->readings;
            m_rig->advance(std::chrono::seconds(55));
            QTRY_VERIFY(!m_rig->feed.poll()->isReading() && m_rig->readings > readings);
            const int calls = m_rig->sandbox.served(path) - before;
            QVERIFY2(calls <= 92 + 5 + 5, qPrintable(QString::number(calls)));
            QVERIFY2(calls >= 60, qPrintable(QString::number(calls)));
            // Before the last part, some data are older than the beginning.
            if (i < cycle)
                QVERIFY2(m_rig->feed.poll()->asOf() < begin, qPrintable(QString::number(i)));
        }
        QVERIFY(m_rig->feed.poll()->asOf() >= begin);
        QCOMPARE(m_rig->waitingHere(), m_rig->waitingOnService());
        QCOMPARE(m_rig->waitingHere().size(), waiting - 5);
    }

    void whoNeedsTheBucketMeanwhileGoesFirst()
    {
        m_rig = std::make_unique<FeedWorld>(true);
        m_rig->fill(15'000, m_rig->reward);
        m_rig->startInStandingTime(800);
        m_rig->feed.poll()->setOnScreen(true);
        const int before = m_rig->sandbox.served(path);
        const int readings = m_rig->readings;
        // After forty pages other requests have used up the rate limit.
        m_rig->sandbox.fault({.path = path, .times = 1, .skip = 40, .status = 429, .emptyBucket = true});
        m_rig->advance(std::chrono::seconds(56));
        QTRY_VERIFY(!m_rig->feed.poll()->isReading() && m_rig->readings > readings);
        const int calls = m_rig->sandbox.served(path) - before;
        QVERIFY2(calls >= 40 && calls <= 45, qPrintable(QString::number(calls)));
        QVERIFY(m_rig->feed.poll()->failure().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestQueueFeed)
#include "tst_queue_feed.moc"
