// SPDX-License-Identifier: GPL-3.0-or-later

// The Bits leaderboard: its periods begin at midnight in Pacific time.

#include "community_world.h"

#include "api/pacific.h"
#include "community/bits_board.h"
#include "sandbox/bits/cheers.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Api::Period;
using Api::Scope;

namespace {

QDateTime time(const char *text)
{
    return QDateTime::fromString(QLatin1String(text), Qt::ISODate);
}

struct BoardRig : CommunityWorld
{
    using CommunityWorld::CommunityWorld;

    BitsBoard *board() const { return service->bits(); }
    void cheer(const QString &login, int bits)
    {
        sandbox.act([this, who = idOf(login), bits](Sandbox::World &world) {
            return world.area<Sandbox::Cheers>().add(id(), who, bits, {});
        });
    }
    void waitFor() const
    {
        [&] { QTRY_VERIFY(!board()->isLoading() && board()->asOf().isValid()); }();
    }
};

}  // namespace

class TestBitsBoard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theServicesOrderAndRangeAreShown()
    {
        BoardRig rig;
        rig.cheer(u"wrenloft"_s, 50'000);
        rig.cheer(u"quillscribe"_s, 40'000);
        rig.board()->setOnScreen(rig.board(), true);
        rig.waitFor();
        QCOMPARE(rig.board()->period(), Period::Week);
        QVERIFY(rig.board()->entries().size() >= 2);
        QCOMPARE(rig.board()->entries()[0].userLogin, u"wrenloft"_s);
        QCOMPARE(rig.board()->entries()[0].rank, 1);
        QVERIFY(rig.board()->entries()[0].score >= 50'000);
        QCOMPARE(rig.board()->range(), Api::periodAround(Period::Week, rig.clock.now()));
        QCOMPARE(rig.board()->days().first.dayOfWeek(), int(Qt::Monday));
        QCOMPARE(rig.board()->days().second.dayOfWeek(), int(Qt::Sunday));
        rig.board()->setPeriod(Period::All);
        rig.waitFor();
        QVERIFY(!rig.board()->range().startedAt.isValid());
        QVERIFY(!rig.board()->days().first.isValid());
        QVERIFY(!rig.board()->canStepForward());
    }

    void oneGoesBackAndForward()
    {
        BoardRig rig;
        rig.cheer(u"wrenloft"_s, 99'000);
        rig.board()->setOnScreen(rig.board(), true);
        rig.board()->setPeriod(Period::Day);
        rig.waitFor();
        const QDate today = rig.board()->days().first;
        QVERIFY(!rig.board()->canStepForward());
        rig.board()->step(1);
        QCOMPARE(rig.board()->days().first, today);
        rig.board()->step(-1);
        QCOMPARE(rig.board()->days().first, today.addDays(-1));
        rig.waitFor();
        QCOMPARE(rig.board()->days().first, today.addDays(-1));
        for (const Api::LeaderboardEntry &entry : rig.board()->entries())
            QVERIFY(entry.score < 99'000);
        QVERIFY(rig.board()->canStepForward());
        rig.board()->step(1);
        rig.waitFor();
        QCOMPARE(rig.board()->days().first, today);
        QCOMPARE(rig.board()->entries()[0].userLogin, u"wrenloft"_s);
    }

    void stepsOverAChangeOfTheClocksMissNoPeriod_data()
    {
        QTest::addColumn<QDateTime>("now");
        QTest::addColumn<Period>("period");
        QTest::addColumn<QDateTime>("begins");  // the begin of two periods earlier
        const auto row = [](const char *name, const char *now, Period period, const char *begins) {
            QTest::newRow(name) << time(now) << period << time(begins);
        };
        // Daylight saving time began on 8 March 2026 and ends on 1 November.
        row("day, spring", "2026-03-09T20:00:00Z", Period::Day, "2026-03-07T08:00:00Z");
        row("day, autumn", "2026-11-02T20:00:00Z", Period::Day, "2026-10-31T07:00:00Z");
        row("week, spring", "2026-03-18T20:00:00Z", Period::Week, "2026-03-02T08:00:00Z");
        row("week, autumn", "2026-11-11T20:00:00Z", Period::Week, "2026-10-26T07:00:00Z");
        row("month, spring", "2026-04-15T12:00:00Z", Period::Month, "2026-02-01T08:00:00Z");
        row("month, autumn", "2026-12-15T12:00:00Z", Period::Month, "2026-10-01T07:00:00Z");
        row("year", "2026-07-01T12:00:00Z", Period::Year, "2024-01-01T08:00:00Z");
        row("just after midnight there", "2026-03-10T07:00:01Z", Period::Day, "2026-03-08T08:00:00Z");
        row("just before it", "2026-03-10T06:59:59Z", Period::Day, "2026-03-07T08:00:00Z");
    }
    void stepsOverAChangeOfTheClocksMissNoPeriod()
    {
        QFETCH(QDateTime, now);
        QFETCH(Period, period);
        QFETCH(QDateTime, begins);
        BoardRig rig;
        rig.clock = ManualClock(now);
        rig.board()->setPeriod(period == Period::All ? Period::Day : Period::All);
        rig.board()->setPeriod(period);
        rig.board()->step(-1);
        const QDateTime between = rig.board()->range().startedAt;
        rig.board()->step(-1);
        QCOMPARE(rig.board()->range().startedAt, begins);
        QCOMPARE(rig.board()->range().endedAt, between);
        rig.waitFor();
        // The service uses the same range.
        QCOMPARE(rig.board()->range().startedAt, begins);
        QCOMPARE(rig.board()->range().endedAt, between);
        rig.board()->step(1);
        rig.board()->step(1);
        QCOMPARE(rig.board()->range(), Api::periodAround(period, now));
    }

    void theAccountsOwnRankIsKnownWhereverItIs()
    {
        BoardRig rig;
        rig.board()->setOnScreen(rig.board(), true);
        rig.board()->setPeriod(Period::All);
        rig.waitFor();
        QVERIFY(!rig.board()->own());
        // More than a hundred users are ranked before the account.
        rig.sandbox.inSandbox([&](Sandbox::World &world) {
            const auto some = world.follows().followers(rig.id(), {}, 200);
            const auto more = Sandbox::addStrangers(world, 130);
            for (const QString &who : *more) {
                if (!world.area<Sandbox::Cheers>().add(rig.id(), who, 90'000, {}))
                    qFatal("cannot cheer");
            }
            if (!some || !world.area<Sandbox::Cheers>().add(rig.id(), rig.id(), 1, {}))
                qFatal("cannot cheer");
        });
        rig.board()->setPeriod(Period::Day);
        rig.waitFor();
        QCOMPARE(rig.board()->entries().size(), 100);
        QVERIFY(rig.board()->own());
        QCOMPARE(rig.board()->own()->score, 1);
        QVERIFY(rig.board()->own()->rank > 130);
    }

    void theLastChoiceWins()
    {
        BoardRig rig;
        rig.cheer(u"wrenloft"_s, 99'000);
        rig.sandbox.fault({.path = "/bits/leaderboard", .delay = 300ms});
        rig.board()->setPeriod(Period::Year);
        rig.board()->setPeriod(Period::Day);
        rig.waitFor();
        QCOMPARE(rig.board()->period(), Period::Day);
        QCOMPARE(rig.board()->range(), Api::periodAround(Period::Day, rig.clock.now()));
        QTest::qWait(400);
        QCOMPARE(rig.board()->range(), Api::periodAround(Period::Day, rig.clock.now()));
    }

    void aFailureKeepsWhatIsShown()
    {
        BoardRig rig;
        rig.cheer(u"wrenloft"_s, 99'000);
        rig.board()->setOnScreen(rig.board(), true);
        rig.waitFor();
        const auto entries = rig.board()->entries();
        rig.sandbox.fault(
            {.path = "/bits/leaderboard", .status = 403, .message = u"Not for this channel."_s});
        rig.board()->refresh();
        QTRY_COMPARE(rig.board()->failure(), u"Not for this channel."_s);
        QCOMPARE(rig.board()->entries(), entries);
        rig.board()->refresh();
        QTRY_VERIFY(rig.board()->failure().isEmpty());
    }

    void withoutThePermissionNothingIsAsked()
    {
        BoardRig rig(without({Scope::BitsRead}));
        rig.board()->setOnScreen(rig.board(), true);
        rig.board()->setPeriod(Period::Month);
        QTest::qWait(50);
        QVERIFY(!rig.board()->mayRead());
        QVERIFY(!rig.board()->isLoading());
        QCOMPARE(rig.sandbox.served("/bits/leaderboard"), 0);
        rig.grant(SandboxFixture::everyScope());
        rig.waitFor();
    }
};

QTEST_GUILESS_MAIN(TestBitsBoard)
#include "tst_bits_board.moc"
