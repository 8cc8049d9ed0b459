// SPDX-License-Identifier: GPL-3.0-or-later

// What runs without a page: the daily fetch, and alerts about reports with problems.

#include "analytics_world.h"

#include "analytics/daily_schedule.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using What = AnalyticsAlert::What;

namespace {

struct DeskRig : AnalyticsWorld
{
    explicit DeskRig(Api::ScopeSet scopes = SandboxFixture::everyScope())
        : AnalyticsWorld(u"quillscribe"_s, scopes)
    {
    }
    void open()
    {
        service = std::make_unique<AnalyticsService>(account.get(), clock);
        QObject::connect(service.get(), &AnalyticsService::alerted, service.get(),
                         [this](const QList<AnalyticsAlert> &news) { alerts += news; });
        service->start();
        [&] {
            QTRY_VERIFY(service->isLoaded(ReportKind::Games) && service->isLoaded(ReportKind::Extensions));
        }();
    }
    /// One check of the clock, until all that it starts is done.
    void look()
    {
        QSignalSpy due(service->schedule(), &DailySchedule::due);
        service->schedule()->check();
        if (!due.isEmpty())
            settle();
    }
    void settle()
    {
        [&] {
            QTRY_VERIFY(!service->batch(ReportKind::Games)->isRunning()
                        && !service->batch(ReportKind::Extensions)->isRunning());
            store->background()->flush();
            QTest::qWait(0);
            QTRY_COMPARE(service->reports(ReportKind::Games).askedAt,
                         service->batch(ReportKind::Games)->listedAt());
        }();
    }
    /// When the reports of games were last requested.
    QDateTime asked() const { return service->reports(ReportKind::Games).askedAt; }

    std::unique_ptr<AnalyticsService> service;
    QList<AnalyticsAlert> alerts{};
};

}  // namespace

class TestAnalyticsService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsAreFetchedOnceADay()
    {
        DeskRig rig;
        const QString game = rig.addGame({.salt = 3, .scale = 300, .firstDay = 0});
        rig.open();
        rig.look();
        const QDateTime first = rig.clock.now();
        QCOMPARE(rig.asked(), first);
        // The first fetch reads all days.
        QCOMPARE(rig.service->find(ReportKind::Games, game)->firstDay(), rig.today().addDays(-365));
        QCOMPARE(rig.service->find(ReportKind::Games, game)->lastDay(), rig.today().addDays(-2));
        QCOMPARE(rig.service->reports(ReportKind::Games).readyUntil, rig.today().addDays(-2));
        rig.advance(11h);  // almost midnight
        rig.look();
        QCOMPARE(rig.asked(), first);
        rig.advance(2h);
        rig.look();
        const QDateTime second = rig.clock.now();
        QCOMPARE(rig.asked(), second);
        QCOMPARE(rig.service->find(ReportKind::Games, game)->lastDay(), rig.today().addDays(-2));
        // Later fetches read only the last days.
        QCOMPARE(rig.service->batch(ReportKind::Games)->range().days(),
                 qint64(AnalyticsService::refetchedDays) + 2);

        // Another run on the same day does not fetch again.
        rig.service.reset();
        rig.open();
        rig.advance(1h);
        rig.look();
        QCOMPARE(rig.asked(), second);
        rig.advance(24h * 5);
        rig.look();
        QCOMPARE(rig.asked(), rig.clock.now());
        QCOMPARE(rig.service->find(ReportKind::Games, game)->days(), 365 + 5);
        QVERIFY(rig.alerts.isEmpty());
    }

    void historyGrowsBeyondWhatTheServiceKeeps()
    {
        DeskRig rig;
        const QString game = rig.addGame({.salt = 3, .scale = 300, .firstDay = 0});
        rig.open();
        rig.look();
        const QDate first = rig.service->find(ReportKind::Games, game)->firstDay();
        for (int month = 0; month < 4; ++month) {
            rig.advance(24h * 60);
            rig.look();
        }
        const StoredSubject *subject = rig.service->find(ReportKind::Games, game);
        QCOMPARE(subject->firstDay(), first);
        QCOMPARE(subject->runs.size(), 1);
        QCOMPARE(subject->days(), 364 + 240);
    }

    void aReportThatStopsIsNoticed()
    {
        DeskRig rig;
        const QString game = rig.addGame(
            {.salt = 3, .scale = 300, .firstDay = 0, .lastDay = rig.dayNumber(-5)}, u"Paper Regatta"_s);
        rig.open();
        rig.look();
        QVERIFY(rig.alerts.isEmpty());
        for (int day = 0; day < 9; ++day) {
            rig.advance(24h);
            rig.look();
        }
        QVERIFY(rig.alerts.isEmpty());  // two days without new data are not reported
        rig.advance(24h);
        rig.look();
        QTRY_COMPARE(rig.alerts.size(), 1);
        QCOMPARE(rig.alerts[0].what, What::Silent);
        QCOMPARE(rig.alerts[0].name, u"Paper Regatta"_s);
        QCOMPARE(rig.alerts[0].count, 3);
        // It is reported once, also after a restart.
        rig.advance(24h);
        rig.look();
        rig.service.reset();
        rig.open();
        rig.advance(24h);
        rig.look();
        QCOMPARE(rig.alerts.size(), 1);
        QVERIFY(rig.service
                    ->health(ReportKind::Games, *rig.service->find(ReportKind::Games, game),
                             lastDays(30, rig.today()))
                    .silentSince.isValid());
    }

    void whatHadStoppedBeforeItWasFirstSeenIsNotTold()
    {
        DeskRig rig;
        rig.addGame({.salt = 3, .scale = 300, .firstDay = 0, .lastDay = rig.dayNumber(-38)}, u"Tidewrack"_s);
        rig.open();
        rig.look();
        rig.advance(24h);
        rig.look();
        QVERIFY(rig.alerts.isEmpty());
    }

    void thatNothingComesIsNoticedAlsoWhenNothingCanBeAsked()
    {
        DeskRig rig;
        rig.addGame({.salt = 3, .scale = 300, .firstDay = 0});
        rig.open();
        rig.look();
        rig.sandbox.fault({.path = "/analytics/games", .times = -1, .status = 503});
        rig.advance(24h * 3);
        QSignalSpy due(rig.service->schedule(), &DailySchedule::due);
        rig.service->schedule()->check();
        QCOMPARE(due.size(), 1);
        QTRY_COMPARE(rig.alerts.size(), 1);
        QCOMPARE(rig.alerts[0].what, What::Unfetched);
        QCOMPARE(rig.alerts[0].count, 3);
        QTRY_COMPARE(rig.service->batch(ReportKind::Games)->stage(), ReportBatch::Stage::Stopped);
        QTRY_VERIFY(rig.service->failure(ReportKind::Games));
        // It is tried again an hour later, and succeeds.
        rig.sandbox.clearFaults();
        QTRY_VERIFY(!rig.service->batch(ReportKind::Extensions)->isRunning());
        rig.advance(1h);
        rig.service->schedule()->check();
        QCOMPARE(due.size(), 2);
        QTRY_COMPARE(rig.service->batch(ReportKind::Games)->stage(), ReportBatch::Stage::Ended);
        QTRY_VERIFY(!rig.service->failure(ReportKind::Games));
    }

    void whoAsksForDaysOfLongAgoIsNotToldThatNoneAreNew()
    {
        DeskRig rig;
        const QString game = rig.addGame({.salt = 3, .scale = 300, .firstDay = 0});
        rig.open();
        rig.look();
        const QDateTime asked = rig.asked();
        QVERIFY(rig.service->setSettings(false, 3));
        rig.advance(24h * 20);
        rig.look();
        rig.service->fetch(ReportKind::Games, {rig.today().addDays(-90), rig.today().addDays(-60)});
        QTRY_COMPARE(rig.service->batch(ReportKind::Games)->stage(), ReportBatch::Stage::Ended);
        rig.store->background()->flush();
        QTest::qWait(0);
        QVERIFY(rig.alerts.isEmpty());
        QCOMPARE(rig.asked(), asked);
        QVERIFY(!rig.service
                     ->health(ReportKind::Games, *rig.service->find(ReportKind::Games, game),
                              lastDays(30, rig.today()))
                     .silentSince.isValid());
    }

    void aGapIsToldWhenItIsNew()
    {
        DeskRig rig;
        // A week without data, long ago, and another one to come.
        const QString old
            = rig.addGame({.salt = 3, .scale = 300, .firstDay = 0, .gapDay = rig.dayNumber(60)});
        const QString later
            = rig.addGame({.salt = 4, .scale = 300, .firstDay = 0, .gapDay = rig.dayNumber(0)});
        rig.open();
        rig.look();
        QVERIFY(rig.alerts.isEmpty());
        rig.advance(24h * 20);
        rig.look();
        QTRY_COMPARE(rig.alerts.size(), 1);
        QCOMPARE(rig.alerts[0].what, What::Gap);
        QCOMPARE(rig.alerts[0].subjectId, later);
        QCOMPARE(rig.alerts[0].days, (DayRange{rig.today().addDays(-20), rig.today().addDays(-14)}));
        const auto health = rig.service->health(ReportKind::Games, *rig.service->find(ReportKind::Games, old),
                                                lastDays(90, rig.today()));
        QCOMPARE(health.gapDays(), 7);
        QCOMPARE(health.expected - health.kept, 7);
    }

    void withoutThePermissionNothingIsAsked()
    {
        DeskRig rig(Api::ScopeSet{Api::Scope::AnalyticsReadExtensions});
        rig.open();
        QVERIFY(!rig.service->may(ReportKind::Games));
        QVERIFY(rig.service->may(ReportKind::Extensions));
        rig.service->schedule()->check();
        QTRY_COMPARE(rig.service->batch(ReportKind::Extensions)->stage(), ReportBatch::Stage::Ended);
        rig.service->fetch(ReportKind::Games, lastDays(30, rig.today()));
        QCOMPARE(rig.service->batch(ReportKind::Games)->stage(), ReportBatch::Stage::Idle);
        QVERIFY(!rig.asked().isValid());
    }

    void settingsAreKept()
    {
        DeskRig rig;
        rig.open();
        QVERIFY(rig.service->fetchesDaily());
        QCOMPARE(rig.service->silentDays(), 3);
        QVERIFY(rig.service->setSettings(false, 7));
        rig.service.reset();
        rig.open();
        QVERIFY(!rig.service->fetchesDaily());
        QCOMPARE(rig.service->silentDays(), 7);
        rig.service->schedule()->check();
        QVERIFY(!rig.asked().isValid());
    }
};

QTEST_GUILESS_MAIN(TestAnalyticsService)
#include "tst_analytics_service.moc"
