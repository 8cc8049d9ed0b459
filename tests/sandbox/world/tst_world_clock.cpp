// SPDX-License-Identifier: GPL-3.0-or-later

// The time of the world: it runs, stops, runs faster and jumps, and survives a restart.

#include "sandbox/harness.h"
#include "sandbox/sandbox.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;

class TestWorldClock : public QObject
{
    Q_OBJECT

    ManualClock m_base{QDateTime::fromString(u"2026-03-01T20:00:00Z"_s, Qt::ISODate)};

    qint64 passed(const Sandbox::WorldClock &clock, std::chrono::milliseconds outside)
    {
        const qint64 before = clock.msecs();
        m_base.advance(outside);
        return clock.msecs() - before;
    }

private Q_SLOTS:
    void atFirstItIsTheOtherClock()
    {
        const Sandbox::WorldClock clock(m_base);
        QCOMPARE(clock.now(), m_base.now());
        QCOMPARE(clock.now().timeSpec(), Qt::UTC);
        QCOMPARE(passed(clock, 1500ms), 1500);
        QCOMPARE(clock.speed(), 1.0);
    }

    void itStandsRunsFasterAndGoesOnWithoutAStep()
    {
        Sandbox::WorldClock clock(m_base);
        clock.setSpeed(0);
        QCOMPARE(passed(clock, 1h), 0);
        clock.setSpeed(60);
        QCOMPARE(passed(clock, 1s), 60'000);
        clock.setSpeed(0.5);
        QCOMPARE(passed(clock, 10s), 5'000);
        const qint64 before = clock.msecs();
        clock.setSpeed(1);
        QCOMPARE(clock.msecs(), before);
        QCOMPARE(passed(clock, 1s), 1'000);
    }

    void itJumpsEitherWay()
    {
        Sandbox::WorldClock clock(m_base);
        clock.jump(12h);
        QCOMPARE(m_base.now().secsTo(clock.now()), 12 * 3600);
        clock.jump(-24h);
        QCOMPARE(m_base.now().secsTo(clock.now()), -12 * 3600);
        const auto then = QDateTime::fromString(u"2031-12-31T23:59:59Z"_s, Qt::ISODate);
        clock.set(then.toMSecsSinceEpoch());
        QCOMPARE(clock.now(), then);
        QCOMPARE(passed(clock, 2s), 2'000);
    }

    void whatCannotBeWrittenIsNotReached()
    {
        Sandbox::WorldClock clock(m_base);
        clock.set(std::numeric_limits<qint64>::max());
        QCOMPARE(clock.now().date().year(), 9999);
        clock.set(-1);
        QCOMPARE(clock.msecs(), 0);
        clock.setSpeed(-5);
        QCOMPARE(clock.speed(), 0.0);
        clock.setSpeed(1e12);
        QCOMPARE(clock.speed(), 100'000.0);
    }

    void whatIsSavedGoesOn_data()
    {
        QTest::addColumn<double>("speed");
        QTest::addColumn<qint64>("passed");
        QTest::newRow("stands") << 0.0 << qint64(0);
        QTest::newRow("runs") << 1.0 << qint64(3'600'000);
        QTest::newRow("fast: at speed 1 while nobody runs it") << 60.0 << qint64(3'600'000);
    }
    void whatIsSavedGoesOn()
    {
        QFETCH(double, speed);
        QFETCH(qint64, passed);
        Sandbox::WorldClock clock(m_base);
        clock.jump(-5h);
        clock.setSpeed(speed);
        const QString saved = clock.save();
        const qint64 then = clock.msecs();
        m_base.advance(1h);
        Sandbox::WorldClock later(m_base);
        later.restore(saved);
        QCOMPARE(later.msecs() - then, passed);
        QCOMPARE(later.speed(), speed);
    }

    void nonsenseIsNotRestored()
    {
        Sandbox::WorldClock clock(m_base);
        for (const char *text : {"", "x", "1 2", "1 2 3 4"}) {
            clock.restore(QLatin1String(text));
            QCOMPARE(clock.now(), m_base.now());
        }
    }

    void theWorldKeepsItsTimeInItsFile()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"world.sqlite"_s);
        QDateTime then;
        {
            Harness h({.dbFile = file, .followers = 5});
            QVERIFY(h.world->changeClock([](Sandbox::WorldClock &clock) {
                clock.setSpeed(0);
                clock.jump(-48h);
            }));
            then = h.world->clock().now();
        }
        Harness again({.dbFile = file, .followers = 5});
        QCOMPARE(again.world->clock().now(), then);
        again.clock.advance(1h);
        QCOMPARE(again.world->clock().now(), then);
    }

    void aSlowTimeDoesNotGoAheadAfterARestart()
    {
        QTemporaryDir folder;
        Sandbox::Options options{
            .port = 0,
            .world
            = {.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 5, .clock = &m_base, .speed = 0.5}};
        qint64 reached = 0;
        {
            Sandbox::Sandbox sandbox(options);
            QVERIFY(sandbox.start());
            m_base.advance(2h);
            reached = sandbox.world().clock().msecs();
        }
        options.world.speed = {};
        Sandbox::Sandbox again(options);
        QVERIFY(again.start());
        QCOMPARE(again.world().clock().msecs(), reached);
        QCOMPARE(again.world().clock().speed(), 0.5);
    }

    void aTimeThatCannotBeStoredIsNotSet()
    {
        Harness h;
        const qint64 before = h.world->clock().msecs();
        QVERIFY(h.world->database().execute("PRAGMA query_only = ON"));
        QVERIFY(!h.world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(1h); }));
        QCOMPARE(h.world->clock().msecs(), before);
        h.clock.advance(1h);
        QVERIFY(!h.world->reset(7));
        QCOMPARE(h.world->settings().seed, quint64(1));
    }

    void tokensGoByTheWorldsTimeAndTheBudgetByTheMachines()
    {
        Harness h;
        h.service->rateLimiter().setLimit(2);
        const auto as = h.signIn();
        QVERIFY(h.world->changeClock([](Sandbox::WorldClock &clock) { clock.setSpeed(0); }));
        h.clock.advance(24h);
        QCOMPARE(h.get(as, "/streams").status(), 200);  // fewer than four hours have passed
        QCOMPARE(h.get(as, "/streams").status(), 200);
        QCOMPARE(h.get(as, "/streams").status(), 429);
        h.clock.advance(1min);
        QCOMPARE(h.get(as, "/streams").status(), 200);
        QVERIFY(h.world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(5h); }));
        QCOMPARE(h.get(as, "/streams").message(), u"Invalid OAuth token"_s);
    }
};

QTEST_GUILESS_MAIN(TestWorldClock)
#include "tst_world_clock.moc"
