// SPDX-License-Identifier: GPL-3.0-or-later

// When polls run: never in a burst, and what is on screen first. The costs are tested in tst_poll_budget.

#include "poll_rig.h"

#include <QSignalSpy>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace std::chrono_literals;

class TstPollScheduler : public PollRig
{
    Q_OBJECT

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
};

QTEST_GUILESS_MAIN(TstPollScheduler)
#include "tst_poll_scheduler.moc"
