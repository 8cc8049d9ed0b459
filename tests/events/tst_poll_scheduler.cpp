// SPDX-License-Identifier: GPL-3.0-or-later

// When polls run: never in a burst, what is on screen first, and within their share of the rate limit.

#include "client/answer.h"
#include "client/budget.h"
#include "events/poll_scheduler.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace std::chrono_literals;

/// Polls with a time that only the test advances.
class TstPollScheduler : public QObject
{
    Q_OBJECT

    void begin()
    {
        m_owner.reset();
        m_polls.reset();
        m_now = 1'000'000;
        m_due.clear();
        m_all.clear();
        m_budget = std::make_unique<Budget>();
        m_polls = std::make_unique<PollScheduler>(m_budget.get());
        m_polls->setTime([this] { return m_now; });
        m_owner = std::make_unique<QObject>();
    }
    Poll *add(const PollPlan &plan, bool answered = true)
    {
        Poll *poll = m_polls->add(plan, m_owner.get());
        m_all.append(poll);
        connect(poll, &Poll::due, this, [this, poll, answered] {
            m_due.append(poll->plan().name);
            if (answered)
                poll->finished({});
        });
        return poll;
    }
    int count(const char *name) const { return int(m_due.count(QString::fromLatin1(name))); }
    /// Advances the time in small steps.
    void advance(std::chrono::milliseconds by)
    {
        const qint64 until = m_now + by.count();
        while (m_now < until) {
            m_now = std::min(m_now + 10, until);
            m_polls->checkDue();
        }
    }
    void tell(int limit, int remaining)
    {
        Answer answer;
        answer.budgetLimit = limit;
        answer.budgetRemaining = remaining;
        m_budget->update(answer);
    }

    qint64 m_now = 0;
    QStringList m_due{};
    QList<Poll *> m_all{};
    std::unique_ptr<Budget> m_budget;
    std::unique_ptr<PollScheduler> m_polls;
    std::unique_ptr<QObject> m_owner;
private Q_SLOTS:
    void init() { begin(); }

    void aNewPollIsDueAtOnceAndThenByItsInterval()
    {
        Poll *poll = add({.name = u"a"_s, .covered = 60s, .uncovered = 10s, .offScreen = 30s});
        advance(100ms);
        QCOMPARE(count("a"), 1);
        QVERIFY(poll->asOf().isValid());
        QVERIFY(!poll->isReading());
        QCOMPARE(poll->interval(), 30);
        advance(29s);
        QCOMPARE(count("a"), 1);
        advance(2s);
        QCOMPARE(count("a"), 2);  // off screen: 30 s
        poll->setOnScreen(true);
        QCOMPARE(poll->interval(), 10);
        advance(60s);
        QVERIFY2(count("a") >= 7 && count("a") <= 8, qPrintable(QString::number(count("a"))));
        poll->setCovered(true);
        QCOMPARE(poll->interval(), 60);
        const int before = count("a");
        advance(3min);
        QVERIFY2(count("a") >= before + 3 && count("a") <= before + 4,
                 qPrintable(QString::number(count("a"))));
    }

    void itIsNotDueAgainWhileItIsBeingRead()
    {
        Poll *poll = add({.name = u"slow"_s, .offScreen = 1s}, false);
        advance(5min);
        QCOMPARE(count("slow"), 1);
        QVERIFY(poll->isReading());
        poll->trigger();  // a change while it is being read
        advance(10s);
        QCOMPARE(count("slow"), 1);
        poll->finished({});
        advance(100ms);
        QCOMPARE(count("slow"), 2);
    }

    void askingAThousandTimesDoesNotMakeItBurst()
    {
        Poll *poll = add({.name = u"a"_s, .offScreen = 60s});
        advance(100ms);
        QCOMPARE(count("a"), 1);
        for (int i = 0; i < 1000; ++i) {
            poll->trigger();
            m_polls->checkDue();
            advance(10ms);
        }
        QVERIFY2(count("a") <= 12, qPrintable(QString::number(count("a"))));  // in ten seconds
        QVERIFY(count("a") >= 10);
    }

    void pollsAreDueOneAfterTheOther()
    {
        for (int i = 0; i < 20; ++i)
            add({.name = QString::number(i), .offScreen = 60s});
        qsizetype most = 0;
        for (int i = 0; i < 100; ++i) {
            const qsizetype before = m_due.size();
            m_now += 5;
            m_polls->checkDue();
            most = std::max(most, m_due.size() - before);
        }
        QCOMPARE(most, 1);
        QCOMPARE(m_due.size(), 20);
        m_due.clear();
        advance(5s);
        m_polls->triggerAll();
        m_polls->checkDue();
        QCOMPARE(m_due.size(), 1);
        advance(1s);
        QCOMPARE(m_due.size(), 20);
    }

    void whatIsAskedForComesFirstAndThenWhatIsLookedAt()
    {
        for (const char *name : {"a", "b", "c", "d"})
            add({.name = QString::fromLatin1(name), .offScreen = 600s});
        advance(1s);
        m_due.clear();
        m_all[2]->setOnScreen(true);  // "c"
        advance(2s);
        m_due.clear();
        m_polls->triggerAll();
        m_all[3]->trigger();  // "d"
        advance(1s);
        QCOMPARE(m_due, QStringList({u"d"_s, u"c"_s, u"a"_s, u"b"_s}));
    }

    void becomingCoveredItIsReadOnceTheSubscriptionStandsAndUncoveredSoon()
    {
        Poll *poll = add({.name = u"a"_s, .covered = 60s, .uncovered = 60s, .offScreen = 600s});
        advance(20s);
        QCOMPARE(count("a"), 1);
        poll->setCovered(true);
        advance(100ms);
        QCOMPARE(count("a"), 2);
        advance(20s);
        poll->setCovered(false);
        advance(100ms);
        QCOMPARE(count("a"), 2);
        advance(3s);
        QCOMPARE(count("a"), 3);
        advance(100s);
        QCOMPARE(count("a"), 3);
    }

    void becomingCoveredInTheMiddleOfAReadingItIsReadOnceMore()
    {
        Poll *poll = add({.name = u"a"_s}, false);
        advance(100ms);
        poll->setCovered(true);  // the pending response may be older than the subscription
        poll->finished({});
        advance(2s);
        QCOMPARE(count("a"), 2);
    }

    void comingOnScreenItIsReadOnlyWhenItIsOld()
    {
        Poll *poll = add({.name = u"a"_s, .uncovered = 10s, .offScreen = 60s});
        advance(5s);
        poll->setOnScreen(true);
        advance(1s);
        QCOMPARE(count("a"), 1);
        poll->setOnScreen(false);
        advance(25s);
        QCOMPARE(count("a"), 1);
        poll->setOnScreen(true);
        advance(100ms);
        QCOMPARE(count("a"), 2);
    }

    void itIsOnScreenAsLongAsAnybodyLooks()
    {
        Poll *poll = add({.name = u"a"_s, .uncovered = 10s, .offScreen = 60s});
        QObject card;
        QObject other;
        advance(1s);
        QCOMPARE(poll->interval(), 60);
        poll->setOnScreen(&card, true);
        QCOMPARE(poll->interval(), 10);
        poll->setOnScreen(true);
        poll->setOnScreen(&other, true);
        poll->setOnScreen(&other, true);
        // One user of the poll that leaves does not affect the others.
        poll->setOnScreen(false);
        poll->setOnScreen(&other, false);
        QCOMPARE(poll->interval(), 10);
        poll->setOnScreen(&card, false);
        QCOMPARE(poll->interval(), 60);
    }

    void aGapTriggersEverything()
    {
        add({.name = u"a"_s, .offScreen = 600s});
        add({.name = u"b"_s, .offScreen = 600s});
        advance(2s);
        m_due.clear();
        m_polls->triggerAll();
        advance(1s);
        QCOMPARE(m_due.size(), 2);
    }

    void whatIsReadInPartsIsAsOldAsItsOldestPart()
    {
        Poll *poll = add({.name = u"a"_s, .covered = 60s}, false);
        advance(100ms);
        poll->finished({}, QDateTime(), 5);
        QVERIFY(!poll->asOf().isValid());
        QCOMPARE(poll->interval(), 300);
        QCOMPARE(m_polls->foundWithin(), 0);  // no events
        poll->setCovered(true);
        QCOMPARE(m_polls->foundWithin(), 300);
        advance(5s);
        const QDateTime old = QDateTime::currentDateTimeUtc().addSecs(-200);
        poll->finished({}, old, 3);
        QCOMPARE(poll->asOf(), old);
        QCOMPARE(m_polls->foundWithin(), 180);
        add({.name = u"b"_s, .covered = 60s})->setCovered(true);
        QCOMPARE(m_polls->foundWithin(), 180);
        advance(2min);
        poll->finished(Error{.kind = Error::Kind::Server}, QDateTime(), 3);
        QCOMPARE(poll->asOf(), old);  // still valid
    }

    void failuresAreTriedAgainSoonerAtFirstAndThenLessAndLess()
    {
        Poll *poll = add({.name = u"a"_s, .offScreen = 30s}, false);
        const Error error{.kind = Error::Kind::Server, .message = u"broken"_s};
        QList<qint64> at;
        qsizetype seen = 0;
        for (int i = 0; i < 6000; ++i) {
            advance(100ms);
            if (m_due.size() > seen) {
                seen = m_due.size();
                at.append(m_now);
                poll->finished(error);
                QCOMPARE(poll->failure(), u"broken"_s);
                QVERIFY(!poll->asOf().isValid());
            }
        }
        QVERIFY(at.size() > 8);
        const QList<qint64> pauses{5'000, 10'000, 20'000, 40'000, 60'000, 60'000};
        for (qsizetype i = 0; i < pauses.size(); ++i)
            QVERIFY2(std::abs(at[i + 1] - at[i] - pauses[i]) <= 300, qPrintable(QString::number(i)));
        advance(1min);
        poll->finished({});
        QVERIFY(poll->failure().isEmpty());
        QVERIFY(poll->asOf().isValid());
    }

    void nothingIsDueWhileNobodyIsSignedInAndEverythingAfterThat()
    {
        m_polls->setPaused(true);
        add({.name = u"a"_s, .offScreen = 600s});
        advance(1h);
        QCOMPARE(count("a"), 0);
        m_polls->setPaused(false);
        advance(100ms);
        QCOMPARE(count("a"), 1);
        m_polls->setPaused(true);
        m_all.first()->trigger();
        advance(10s);
        QCOMPARE(count("a"), 1);
        m_polls->setPaused(false);
        advance(100ms);
        QCOMPARE(count("a"), 2);
    }

    void aCancelledReadingIsNoFailure()
    {
        Poll *poll = add({.name = u"a"_s, .offScreen = 30s}, false);
        advance(100ms);
        poll->finished(Error{.kind = Error::Kind::Cancelled});
        QVERIFY(poll->failure().isEmpty());
        advance(29s);
        QCOMPARE(count("a"), 1);
        advance(2s);
        QCOMPARE(count("a"), 2);
    }

    void anOwnerMayGoWhileItIsRead()
    {
        add({.name = u"a"_s}, false);
        advance(100ms);
        m_owner.reset();
        advance(5min);
        QCOMPARE(count("a"), 1);
        m_owner = std::make_unique<QObject>();
        Poll *poll = add({.name = u"b"_s});
        m_polls.reset();  // the scheduler may be destroyed first
        poll->trigger();
        poll->setCovered(true);
        poll->finished({});
    }

    void itAlsoRunsByItself()
    {
        const auto polls = std::make_unique<PollScheduler>(m_budget.get());
        Poll *poll = polls->add({.name = u"a"_s, .offScreen = 10ms}, m_owner.get());
        int due = 0;
        connect(poll, &Poll::due, this, [&] {
            ++due;
            poll->finished({});
        });
        QTRY_VERIFY(due >= 3);
    }

    void togetherTheyStayWithinTheirShare()
    {
        tell(320, 320);  // 80 calls a minute
        for (int i = 0; i < 10; ++i)
            add({.name = QString::number(i), .offScreen = 1s, .calls = 4});
        advance(1min);  // including the calls that were saved up before
        const qsizetype first = m_due.size() * 4;
        QVERIFY2(first <= 164, qPrintable(QString::number(first)));
        m_due.clear();
        advance(5min);
        const qsizetype calls = m_due.size() * 4;
        QVERIFY2(calls <= 5 * 80 + 4, qPrintable(QString::number(calls)));
        QVERIFY2(calls >= 5 * 80 - 40, qPrintable(QString::number(calls)));
        for (int i = 0; i < 10; ++i)  // and none of them starves
            QVERIFY(count(QByteArray::number(i).constData()) >= 8);
    }

    void aQuarterOfTheBucketIsForPolls_data()
    {
        QTest::addColumn<int>("limit");
        QTest::addColumn<int>("perMinute");
        QTest::newRow("not told") << 0 << 200;
        QTest::newRow("the usual one") << 800 << 200;
        QTest::newRow("a large one") << 1200 << 300;
    }
    void aQuarterOfTheBucketIsForPolls()
    {
        QFETCH(int, limit);
        QFETCH(int, perMinute);
        if (limit > 0)
            tell(limit, limit);
        for (int i = 0; i < 10; ++i)
            add({.name = QString::number(i), .offScreen = 1s});
        advance(1min);
        m_due.clear();
        advance(2min);
        QVERIFY2(std::abs(int(m_due.size()) - 2 * perMinute) <= 10,
                 qPrintable(QString::number(m_due.size())));
    }

    void pollsAreDueTwentyMillisecondsApart()
    {
        QList<qint64> at;
        for (int i = 0; i < 12; ++i) {
            Poll *poll = add({.name = QString::number(i), .offScreen = 60s});
            connect(poll, &Poll::due, this, [&] { at.append(m_now); });
        }
        const qint64 begin = m_now;
        for (; m_now < begin + 400; ++m_now)
            m_polls->checkDue();
        QCOMPARE(at.size(), 12);
        for (qsizetype i = 1; i < at.size(); ++i)
            QCOMPARE(at[i] - at[i - 1], 20);
        // Also for triggered polls.
        at.clear();
        m_now += 5'000;
        for (Poll *poll : std::as_const(m_all))
            poll->trigger();
        for (const qint64 end = m_now + 400; m_now < end; ++m_now)
            m_polls->checkDue();
        QCOMPARE(at.size(), 12);
        for (qsizetype i = 1; i < at.size(); ++i)
            QVERIFY(at[i] - at[i - 1] >= 20);
    }

    void whoCanUseMoreMayTakeAPartOfWhatIsReallyLeft()
    {
        Poll *poll = add({.name = u"a"_s, .covered = 60s, .uncovered = 10s, .calls = 25});
        advance(1s);
        QCOMPARE(poll->mayCall(), 200);  // the rate limit is still unknown: the share of all polls
        poll->setOnScreen(true);
        QCOMPARE(poll->mayCall(), 33);  // a sixth of it, because it is read six times a minute
        poll->setCovered(true);
        QCOMPARE(poll->mayCall(), 200);
        tell(800, 800);
        QCOMPARE(poll->mayCall(), 480);
        poll->setOnScreen(false);
        QCOMPARE(poll->mayCall(), 200);
        poll->setOnScreen(true);
        tell(800, 400);
        QCOMPARE(poll->mayCall(), 240);
        m_now += 15'000;  // the limit has refilled by 200 since
        QCOMPARE(poll->mayCall(), 360);
        tell(800, 250);
        QCOMPARE(poll->mayCall(), 90);  // 160 are reserved for other requests
        tell(800, 100);
        QCOMPARE(poll->mayCall(), 25);  // the calls it has declared, when it is its turn
        tell(4000, 4000);
        QCOMPARE(poll->mayCall(), 2400);
    }

    void oneThatCostsMoreThanItsShareIsStillRead()
    {
        tell(800, 800);
        add({.name = u"huge"_s, .offScreen = 60s, .calls = 100'000});
        add({.name = u"small"_s, .offScreen = 10s});
        advance(5min);
        QVERIFY(count("huge") >= 4);
        QVERIFY(count("small") >= 25);
    }

    void whatGoesOnIsDueAsSoonAsAPartHasComeTogether()
    {
        tell(800, 160);  // exactly the reserve for other requests
        Poll *poll = add({.name = u"long"_s, .offScreen = 60s, .calls = 20}, false);
        int parts = 0, left = 160;
        connect(poll, &Poll::due, this, [&] {
            ++parts;
            left -= 20;
            poll->continueSoon();
            poll->finished({});
            tell(800, left);
        });
        // The limit refills by 800 a minute: enough for twenty calls every one and a half seconds, without
        // using the reserve for other requests.
        for (int second = 0; second < 30; ++second) {
            advance(1s);
            left = std::min(800, left + 13);
            tell(800, left);
            QVERIFY2(left >= 160 - 13, qPrintable(QString::number(left)));
        }
        QVERIFY2(parts >= 15 && parts <= 21, qPrintable(QString::number(parts)));
    }

    void whatGoesOnWaitsForAllOthers()
    {
        tell(800, 170);
        Poll *large = add({.name = u"long"_s, .offScreen = 60s, .calls = 1}, false);
        connect(large, &Poll::due, this, [large] {
            large->continueSoon();
            large->finished({});
        });
        large->setOnScreen(true);
        advance(3s);
        Poll *other = add({.name = u"other"_s, .offScreen = 1s, .calls = 1});
        m_due.clear();
        advance(10s);
        QVERIFY(!other->isReading());
        QVERIFY2(count("other") >= 7, qPrintable(QString::number(count("other"))));
        QVERIFY(count("long") >= 7);
    }

    void aFailureEndsGoingOn()
    {
        Poll *poll = add({.name = u"long"_s, .offScreen = 600s}, false);
        advance(100ms);
        poll->continueSoon();
        poll->finished(Error{.kind = Error::Kind::Offline});
        advance(4s);
        QCOMPARE(count("long"), 1);
        advance(2s);
        QCOMPARE(count("long"), 2);  // retried like any other
    }

    void afterAFailureItGoesOnAsWell()
    {
        Poll *poll = add({.name = u"long"_s, .offScreen = 600s}, false);
        advance(100ms);
        poll->finished(Error{.kind = Error::Kind::Offline});
        advance(6s);
        QCOMPARE(count("long"), 2);
        poll->continueSoon();
        poll->finished({});
        advance(2s);
        QCOMPARE(count("long"), 3);
    }

    void whileTheBucketIsLowOtherCallsGoFirst()
    {
        tell(800, 100);
        Poll *poll = add({.name = u"a"_s, .offScreen = 10s});
        advance(1s);
        QCOMPARE(count("a"), 0);  // 160 of 800 are reserved for other requests
        poll->trigger();
        advance(20ms);
        QCOMPARE(count("a"), 1);  // a triggered poll may use the reserve
        advance(10s);
        QVERIFY(count("a") >= 1);
        tell(800, 0);
        advance(3s);
        const int before = count("a");
        advance(8s);
        QCOMPARE(count("a"), before);
        advance(10s);
        QVERIFY(count("a") > before);  // it refills over time, 800 a minute
    }
};

QTEST_GUILESS_MAIN(TstPollScheduler)
#include "tst_poll_scheduler.moc"
