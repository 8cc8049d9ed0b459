// SPDX-License-Identifier: GPL-3.0-or-later

// Polls never use more than their share of the rate limit.

#include "poll_rig.h"

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace std::chrono_literals;

class TstPollBudget : public PollRig
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }

    void togetherTheyStayWithinTheirShare()
    {
        tell(800, 800);
        m_polls->setShare(0.1);  // 80 calls a minute
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

    void unlessToldOtherwiseAQuarterOfTheBucketIsForPolls_data()
    {
        QTest::addColumn<int>("limit");
        QTest::addColumn<int>("perMinute");
        QTest::newRow("not told") << 0 << 200;
        QTest::newRow("the usual one") << 800 << 200;
        QTest::newRow("a large one") << 1200 << 300;
    }
    void unlessToldOtherwiseAQuarterOfTheBucketIsForPolls()
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

QTEST_GUILESS_MAIN(TstPollBudget)
#include "tst_poll_budget.moc"
