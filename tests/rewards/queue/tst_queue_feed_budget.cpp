// SPDX-License-Identifier: GPL-3.0-or-later

// Reading a long queue stays within the rate limit, and its age is reported correctly.

#include "feed_world.h"

using namespace Sidestage;

namespace {

const QByteArray path = "/channel_points/custom_rewards/redemptions";

}  // namespace

class TestQueueFeedBudget : public QObject
{
    Q_OBJECT

    std::unique_ptr<FeedWorld> m_rig;

private Q_SLOTS:
    void init() { m_rig = std::make_unique<FeedWorld>(); }

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

QTEST_GUILESS_MAIN(TestQueueFeedBudget)
#include "tst_queue_feed_budget.moc"
