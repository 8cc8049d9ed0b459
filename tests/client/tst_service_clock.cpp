// SPDX-License-Identifier: GPL-3.0-or-later

// The service's clock: learned from the Date headers of its responses, and independent of changes to the
// system clock.

#include "test_world.h"

#include "api/users.h"
#include "client/service_clock.h"

#include <QRandomGenerator>

using namespace Sidestage;
using namespace std::chrono_literals;

class TestServiceClock : public QObject
{
    Q_OBJECT

    qint64 m_steady = 50'000;
    qint64 m_ahead = 0;  ///< The offset that the clock has to find.

    std::function<qint64()> steady()
    {
        return [this] { return m_steady; };
    }
    qint64 truth() const { return m_steady + m_ahead; }
    /// A request and its response, which take this many milliseconds each.
    void ask(ServiceClock &clock, int there, int back)
    {
        const qint64 sentAt = m_steady;
        m_steady += there;
        const QDateTime date = QDateTime::fromSecsSinceEpoch(truth() / 1000, Qt::UTC);
        m_steady += back;
        clock.learn(date, sentAt);
    }

private Q_SLOTS:
    void init()
    {
        m_steady = 50'000;
        m_ahead = QDateTime::fromString(u"2026-03-29T00:59:30.400Z"_s, Qt::ISODateWithMs).toMSecsSinceEpoch();
    }

    void itIsTheMachinesUntilTheServiceHasToldItsTime()
    {
        ServiceClock clock(nullptr, steady());
        QVERIFY(!clock.isKnown());
        QVERIFY(std::abs(clock.msecs() - QDateTime::currentMSecsSinceEpoch()) < 60'000);
        clock.learn(QDateTime(), 0);
        QVERIFY(!clock.isKnown());
    }

    void answersMakeItAsExactAsTheyCan()
    {
        QRandomGenerator random(7);
        ServiceClock clock(nullptr, steady());
        ask(clock, 40, 40);
        QVERIFY(clock.uncertainty() <= 600);
        QVERIFY(std::abs(clock.msecs() - truth()) <= clock.uncertainty() + 1);
        for (int i = 0; i < 200; ++i) {
            m_steady += random.bounded(1000, 9000);
            ask(clock, random.bounded(5, 200), random.bounded(5, 200));
            // The true time is always within the reported uncertainty.
            QVERIFY2(std::abs(clock.msecs() - truth()) <= 2 * clock.uncertainty() + 1,
                     qPrintable(QString::number(i)));
        }
        QVERIFY2(clock.uncertainty() < 250, qPrintable(QString::number(clock.uncertainty())));
        QVERIFY(std::abs(clock.msecs() - truth()) <= 250);
    }

    void itDoesNotWaverBetweenAnswers()
    {
        ServiceClock clock(nullptr, steady());
        QSignalSpy changed(&clock, &ServiceClock::changed);
        ask(clock, 20, 20);
        QCOMPARE(changed.count(), 1);
        qint64 last = clock.msecs();
        for (int i = 0; i < 100; ++i) {
            m_steady += 970;
            ask(clock, 10, 20);
            const qint64 passed = clock.msecs() - last;
            QVERIFY2(passed > 0 && passed < 2000, qPrintable(QString::number(passed)));
            last = clock.msecs();
        }
        QCOMPARE(changed.count(), 1);
    }

    void itGoesOnThroughSleepWithoutAnAnswer()
    {
        ServiceClock clock(nullptr, steady());
        ask(clock, 20, 20);
        const qint64 before = clock.msecs();
        m_steady += 8 * 3'600'000;
        QCOMPARE(clock.msecs() - before, 8 * 3'600'000);
        QSignalSpy changed(&clock, &ServiceClock::changed);
        ask(clock, 20, 20);
        QCOMPARE(changed.count(), 0);
    }

    void itFollowsTheServiceThatIsSetForwardsAndBack_data()
    {
        QTest::addColumn<qint64>("by");
        QTest::newRow("forwards") << qint64(3'600'000);
        QTest::newRow("back") << qint64(-3'600'000);
        QTest::newRow("by little") << qint64(5'000);
        QTest::newRow("years back") << qint64(-100'000'000'000);
    }
    void itFollowsTheServiceThatIsSetForwardsAndBack()
    {
        QFETCH(qint64, by);
        ServiceClock clock(nullptr, steady());
        ask(clock, 20, 20);
        QSignalSpy changed(&clock, &ServiceClock::changed);
        m_ahead += by;
        m_steady += 3000;
        ask(clock, 20, 20);
        QCOMPARE(changed.count(), 1);
        QVERIFY(std::abs(clock.msecs() - truth()) <= clock.uncertainty() + 1);
    }

    void anAnswerOfBeforeItWasSetDoesNotSetItBack()
    {
        ServiceClock clock(nullptr, steady());
        ask(clock, 20, 20);
        const qint64 sentAt = m_steady;  // still pending when the clock is set
        const QDateTime old = QDateTime::fromSecsSinceEpoch(truth() / 1000, Qt::UTC);
        m_ahead += 600'000;
        m_steady += 100;
        ask(clock, 10, 10);
        clock.learn(old, sentAt);
        QVERIFY(std::abs(clock.msecs() - truth()) <= 600);
    }

    void theZoneOfTheMachineDoesNotMatter()
    {
        const QByteArray zone = qgetenv("TZ");
        const auto restore = qScopeGuard([zone] { zone.isNull() ? qunsetenv("TZ") : qputenv("TZ", zone); });
        ServiceClock clock(nullptr, steady());
        ask(clock, 20, 20);
        for (const char *name :
             {"Pacific/Kiritimati", "Asia/Kathmandu", "America/St_Johns", "Europe/Berlin"}) {
            qputenv("TZ", name);
            m_steady += 1000;
            ask(clock, 20, 20);
            QVERIFY(std::abs(clock.msecs() - truth()) <= 600);
            QCOMPARE(clock.now().timeSpec(), Qt::UTC);
        }
    }

    void theClientLearnsItFromEveryAnswerAlsoFromRefusals()
    {
        TestWorld rig;
        auto *clock = rig.account->serviceClock();
        QVERIFY(rig.sandbox.inSandbox([](Sandbox::World &world) {
            return world.changeClock([](Sandbox::WorldClock &time) { time.jump(5h); }).has_value();
        }));
        QVERIFY(!clock->isKnown());
        QVERIFY(rig.ask(Api::GetUsers{.ids = {rig.id()}}));
        QVERIFY(clock->isKnown());
        const auto worldTime = [&] {
            return rig.sandbox.inSandbox([](Sandbox::World &world) { return world.clock().msecs(); });
        };
        QVERIFY(std::abs(clock->msecs() - worldTime()) < 60'000);
        QSignalSpy changed(clock, &ServiceClock::changed);
        QVERIFY(rig.sandbox.inSandbox([](Sandbox::World &world) {
            return world.changeClock([](Sandbox::WorldClock &time) { time.jump(-26h); }).has_value();
        }));
        rig.sandbox.fault({.path = "/users", .status = 403});
        QVERIFY(!rig.ask(Api::GetUsers{.ids = {rig.id()}}));
        QCOMPARE(changed.count(), 1);
        QVERIFY(std::abs(clock->msecs() - worldTime()) < 60'000);
    }
};

QTEST_GUILESS_MAIN(TestServiceClock)
#include "tst_service_clock.moc"
