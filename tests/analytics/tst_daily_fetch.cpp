// SPDX-License-Identifier: GPL-3.0-or-later

// Reports are fetched once a day while the program runs. Here the timer checks the clock, without a call by
// the test.

#include "analytics_page_world.h"

#include "analytics/daily_schedule.h"
#include "events/sleep_watch.h"

#include <QThread>

using namespace Sidestage;
using namespace std::chrono_literals;
using Stage = ReportBatch::Stage;

namespace {

constexpr auto pace = 5ms;

struct DailyRig : AnalyticsPageWorld
{
    DailyRig() { game(u"Hollow Tides"_s); }

    /// Starts the program on the profile of an earlier run.
    void begin(std::chrono::milliseconds looksEvery = pace)
    {
        make(looksEvery);
        [&] {
            QTRY_VERIFY(service->isLoaded(ReportKind::Games) && service->isLoaded(ReportKind::Extensions));
        }();
    }
    void make(std::chrono::milliseconds looksEvery = pace)
    {
        window.reset();
        service = std::make_unique<AnalyticsService>(account.get(), clock);
        due = std::make_unique<QSignalSpy>(service->schedule(), &DailySchedule::due);
        looked = std::make_unique<QSignalSpy>(service->schedule(), &DailySchedule::checked);
        service->schedule()->setPace(looksEvery);
        service->start();
        page = show(new AnalyticsPage(service.get()), {1072, 900});
    }
    /// Waits until the fetch that the timer started at the current time has ended.
    void awaitFetch()
    {
        [&] {
            QTRY_COMPARE(service->schedule()->last(), clock.now());
            QTRY_COMPARE(service->reports(ReportKind::Games).askedAt, clock.now());
            QCOMPARE(service->batch(ReportKind::Games)->stage(), Stage::Ended);
            QCOMPARE(service->batch(ReportKind::Extensions)->stage(), Stage::Ended);
        }();
    }
    /// Waits for some checks of the timer and verifies that nothing was fetched.
    void awaitNothing()
    {
        const qsizetype before = due->size();
        const int asked = served();
        looked->clear();
        [&] {
            QTRY_VERIFY(looked->size() >= 5);
            QCOMPARE(due->size(), before);
            QCOMPARE(served(), asked);
        }();
    }
    void awaitFailure()
    {
        const qsizetype before = due->size();
        [&] {
            QTRY_COMPARE(due->size(), before + 1);
            QTRY_COMPARE(service->batch(ReportKind::Games)->stage(), Stage::Stopped);
            QTRY_VERIFY(!service->batch(ReportKind::Extensions)->isRunning());
            QTRY_VERIFY(service->failure(ReportKind::Games));
        }();
    }
    int served() { return sandbox.served("/analytics/games"); }
    QDate newest() const { return service->reports(ReportKind::Games).subjects.first().lastDay(); }
    QString banner() const
    {
        const auto *shown = find<Banner>("analyticsBatch");
        return shown->isVisible() ? shown->sentence() : QString();
    }

    std::unique_ptr<QSignalSpy> due;
    std::unique_ptr<QSignalSpy> looked;
};

/// Sets the time zone of the process until it is destroyed.
class Zone
{
public:
    explicit Zone(const char *name)
        : m_before(qgetenv("TZ"))
    {
        set(name);
    }
    ~Zone() { set(m_before); }
    Q_DISABLE_COPY_MOVE(Zone)
    static void set(const QByteArray &name)
    {
        if (name.isEmpty())
            qunsetenv("TZ");
        else
            qputenv("TZ", name);
        // Qt reads the zone again with each local time.
        std::ignore = QDateTime::currentDateTime().offsetFromUtc();
    }

private:
    QByteArray m_before;
};

}  // namespace

class TestDailyFetch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatTakesFromOneDayIntoTheNextIsOfTheFirst()
    {
        ManualClock clock(QDateTime(QDate(2026, 3, 1), QTime(23, 59, 50), Qt::UTC));
        DailySchedule schedule(clock);
        schedule.setPace(pace);
        QSignalSpy due(&schedule, &DailySchedule::due);
        QSignalSpy looked(&schedule, &DailySchedule::checked);
        schedule.start({});
        QTRY_COMPARE(due.size(), 1);
        clock.advance(20s);
        schedule.finished(true);
        QCOMPARE(schedule.last().date(), QDate(2026, 3, 1));
        // So the new day has its own fetch at once, and then no other.
        QTRY_COMPARE(due.size(), 2);
        schedule.finished(true);
        QCOMPARE(schedule.last(), clock.now());
        looked.clear();
        QTRY_VERIFY(looked.size() >= 5);
        QCOMPARE(due.size(), 2);
    }

    void aProgramThatRunsOverMidnightFetchesOnceOnEachDay()
    {
        DailyRig rig;
        rig.begin();
        rig.awaitFetch();  // at noon
        const QDate first = rig.newest();
        rig.awaitNothing();
        rig.advance(11h + 59min);
        rig.awaitNothing();
        rig.advance(2min);
        rig.awaitFetch();
        QCOMPARE(rig.newest(), first.addDays(1));
        for (int hour = 0; hour < 23; hour += 8) {
            rig.advance(7h);
            rig.awaitNothing();
        }
        rig.advance(4h);
        rig.awaitFetch();
        QCOMPARE(rig.newest(), first.addDays(2));
        rig.awaitNothing();
        QCOMPARE(rig.due->size(), 3);
    }

    void afterSleepItIsFetchedAtOnceAndOnce()
    {
        DailyRig rig;
        rig.begin();
        rig.awaitFetch();
        // From here on only waking up triggers a check: the timer itself has slept with the machine.
        rig.begin(24h);
        auto *sleep = rig.service->schedule()->findChild<SleepWatch *>();
        QVERIFY(sleep);
        sleep->check();
        rig.advance(9h);  // it is 21:00 on the same day
        sleep->check();
        QCOMPARE(rig.looked->size(), 1);
        QCOMPARE(rig.due->size(), 0);
        rig.advance(9h);
        sleep->check();
        rig.awaitFetch();
        sleep->check();
        QCOMPARE(rig.due->size(), 1);
        // Three nights cause one fetch, not three.
        rig.advance(72h);
        sleep->check();
        rig.awaitFetch();
        sleep->check();
        QCOMPARE(rig.due->size(), 2);
    }

    void aClockThatIsPutBackMakesNoOtherDay()
    {
        DailyRig rig;
        rig.begin();
        rig.awaitFetch();
        rig.advance(13h);
        rig.awaitFetch();
        rig.clock.advance(-2h);  // it is the day before again
        rig.awaitNothing();
        rig.clock.advance(2h);
        rig.awaitNothing();
        QCOMPARE(rig.due->size(), 2);
        rig.advance(24h);
        rig.awaitFetch();
        // A clock that was months ahead does not stop the fetches for months.
        rig.advance(24h * 90);
        rig.awaitFetch();
        rig.advance(-24h * 90);
        const int asked = rig.served();
        QTRY_COMPARE(rig.service->schedule()->last(), rig.clock.now());
        QVERIFY(rig.served() > asked);
        rig.awaitNothing();
        QCOMPARE(rig.due->size(), 5);
    }

    void anotherZoneMakesNoOtherDay()
    {
        const Zone zone("UTC");
        DailyRig rig;
        rig.begin();
        rig.awaitFetch();  // at noon: in these zones it is the day before or the day after
        for (const char *name : {"Etc/GMT+12", "Pacific/Kiritimati"}) {
            Zone::set(name);
            rig.advance(1min);
            rig.awaitNothing();
        }
        rig.advance(12h);
        rig.awaitFetch();
        QCOMPARE(rig.due->size(), 2);
    }

    void anErrorIsSaidAndTriedAgainAfterAnHour()
    {
        DailyRig rig;
        rig.begin();
        rig.awaitFetch();
        rig.sandbox.fault({.path = "/analytics/games", .times = -1, .status = 500});
        rig.advance(13h);
        rig.awaitFailure();
        QTRY_VERIFY2(rig.banner().contains(u"500"_s), qPrintable(rig.banner()));
        QVERIFY2(rig.banner().startsWith(u"No report downloaded. "_s), qPrintable(rig.banner()));
        QVERIFY(rig.page->freshness().failure.contains(u"500"_s));
        rig.advance(59min);
        rig.awaitNothing();
        rig.advance(1min);
        rig.awaitFailure();
        rig.awaitNothing();
        rig.sandbox.clearFaults();
        rig.advance(1h);
        rig.awaitFetch();
        QVERIFY(rig.banner().isEmpty());
        QTRY_VERIFY(rig.page->freshness().failure.isEmpty());
        rig.awaitNothing();
    }

    void afterAnOutageItIsFetchedAsSoonAsTheServiceAnswers()
    {
        DailyRig rig;
        rig.begin();
        rig.awaitFetch();
        // The token would have expired by then. It is renewed before, so that a renewal does not trigger the
        // retry.
        rig.advance(11h + 50min);
        QVERIFY(rig.ask(Api::GetUsers{}));
        rig.sandbox.fault({.times = -1, .cutConnection = true});
        rig.advance(20min);
        rig.awaitFailure();
        QTRY_VERIFY(!rig.banner().isEmpty());
        rig.awaitNothing();
        rig.sandbox.clearFaults();
        rig.awaitNothing();  // the program has not noticed yet
        QVERIFY(rig.ask(Api::GetUsers{}));
        rig.awaitFetch();
        QVERIFY(rig.banner().isEmpty());
        QCOMPARE(rig.due->size(), 3);
    }

    void aReportThatAloneHasFailedIsAskedForAloneAgain()
    {
        DailyRig rig;
        const QString other = rig.game(u"Tin Orchard"_s);
        rig.begin();
        rig.awaitFetch();
        const QDate before = rig.newest();
        rig.sandbox.fault({.path = "/reports", .times = 1, .truncateTo = 20});
        rig.advance(13h);
        QTRY_COMPARE(rig.due->size(), 2);
        QTRY_COMPARE(rig.service->batch(ReportKind::Games)->stage(), Stage::Ended);
        const auto last
            = [&](const BatchItem &item) { return rig.service->find(ReportKind::Games, item.id)->lastDay(); };
        QCOMPARE(rig.service->batch(ReportKind::Games)->count(BatchItem::State::Failed), 1);
        QTRY_VERIFY(rig.banner().contains(u"1 failed"_s));
        QTRY_VERIFY(!rig.service->batch(ReportKind::Extensions)->isRunning());
        QVERIFY(rig.service->schedule()->last() != rig.clock.now());
        rig.awaitNothing();
        const int asked = rig.served();
        rig.advance(1h);
        QTRY_COMPARE(rig.service->schedule()->last(), rig.clock.now());
        QCOMPARE(rig.served(), asked + 1);  // only that report, without listing again
        for (const BatchItem &item : rig.service->batch(ReportKind::Games)->items())
            QTRY_COMPARE(last(item), before.addDays(1));
        QCOMPARE(rig.service->batch(ReportKind::Games)->items().size(), 2);
        QVERIFY(rig.service->batch(ReportKind::Games)->find(other));
    }

    void whatIsLeftOfYesterdayIsNotTakenForToday()
    {
        DailyRig rig;
        rig.game(u"Tin Orchard"_s);
        rig.begin();
        rig.awaitFetch();
        const QDate before = rig.newest();
        rig.sandbox.fault({.path = "/reports", .times = 1, .truncateTo = 20});
        rig.advance(35h + 40min);  // shortly before midnight of the next day
        QTRY_COMPARE(rig.due->size(), 2);
        QTRY_COMPARE(rig.service->batch(ReportKind::Games)->stage(), Stage::Ended);
        QTRY_VERIFY(!rig.service->batch(ReportKind::Extensions)->isRunning());
        QCOMPARE(rig.service->batch(ReportKind::Games)->count(BatchItem::State::Failed), 1);
        rig.awaitNothing();
        rig.advance(1h);
        rig.awaitFetch();
        QCOMPARE(rig.service->reports(ReportKind::Games).subjects.size(), 2);
        for (const StoredSubject &subject : rig.service->reports(ReportKind::Games).subjects)
            QCOMPARE(subject.lastDay(), before.addDays(2));
        QCOMPARE(rig.due->size(), 3);
    }

    void whoAsksForOldDaysMeanwhileDoesNotMakeItForgotten()
    {
        DailyRig rig;
        rig.begin();
        rig.awaitFetch();
        const QDate before = rig.newest();
        rig.sandbox.fault({.path = "/analytics/games", .delay = 300ms});
        rig.service->fetch(ReportKind::Games, {rig.today().addDays(-90), rig.today().addDays(-60)});
        rig.advance(13h);
        QTRY_COMPARE(rig.due->size(), 2);
        rig.awaitFetch();
        QCOMPARE(rig.newest(), before.addDays(1));
    }

    void aFetchThatFailsBeforeADailyOneSaysSo()
    {
        QStringList saved;
        DailyRig rig;
        rig.begin();
        rig.awaitFetch();
        const QDate before = rig.newest();
        rig.sandbox.fault({.path = "/analytics/games", .times = 1, .delay = 1s});
        rig.sandbox.fault({.path = "/reports", .times = 1, .truncateTo = 20});
        connect(rig.page->view(), &AnalyticsView::savedChanged, this,
                [&] { saved.append(rig.page->view()->saved()); });
        rig.model()->setRange({rig.today().addDays(-200), rig.today().addDays(-190)});
        rig.page->refresh();
        QVERIFY(rig.service->batch(ReportKind::Games)->isRunning());
        rig.advance(13h);
        QTRY_COMPARE(rig.due->size(), 2);
        rig.awaitFetch();
        QCOMPARE(saved.size(), 2);
        QVERIFY2(saved.first().contains(u"1 failed"_s), qPrintable(saved.first()));
        QCOMPARE(rig.newest(), before.addDays(1));
        QVERIFY2(rig.banner().isEmpty(), qPrintable(rig.banner()));
        const auto *answer = rig.find<Banner>("analyticsBanner");
        QVERIFY(answer->isVisible());
        QVERIFY2(answer->sentence().contains(u"1 failed. "_s), qPrintable(answer->sentence()));
        // It stays until a fetch has succeeded.
        rig.page->refresh();
        QVERIFY(rig.service->batch(ReportKind::Games)->isRunning());
        QVERIFY(!answer->isVisible());
    }

    void anotherRunOnTheSameDayDoesNotFetchAgain()
    {
        DailyRig rig;
        rig.begin();
        rig.awaitFetch();
        rig.advance(13h);
        rig.awaitFetch();
        const QDateTime last = rig.clock.now();
        rig.advance(5h);
        rig.begin();
        rig.awaitNothing();
        QCOMPARE(rig.service->reports(ReportKind::Games).askedAt, last);
        QCOMPARE(rig.due->size(), 0);
        rig.advance(24h);
        rig.awaitFetch();
        // The next run knows that a fetch has failed.
        rig.sandbox.fault({.path = "/analytics/games", .times = -1, .status = 500});
        rig.advance(24h);
        rig.awaitFailure();
        rig.sandbox.clearFaults();
        rig.begin();
        rig.awaitFetch();
    }

    void aStoreThatIsSlowAtTheStartPutsNothingOff()
    {
        DailyRig rig;
        std::atomic<bool> holds = true;
        const auto hold = [&](Database &) {
            while (holds)
                QThread::msleep(1);
            return Result<void>();
        };
        rig.store->background()->run(hold, &rig.network, [](const Result<void> &) {});
        rig.make();
        QTRY_VERIFY(rig.looked->size() >= 5);
        QVERIFY(!rig.service->isLoaded(ReportKind::Games));
        QCOMPARE(rig.served(), 0);
        holds = false;
        rig.awaitFetch();  // without waiting another hour
        rig.awaitNothing();
    }

    void switchedOffItNeverFetches()
    {
        DailyRig rig;
        rig.begin();
        rig.awaitFetch();
        QVERIFY(rig.service->setSettings(false, 3));
        for (int day = 0; day < 3; ++day) {
            rig.advance(24h);
            rig.awaitNothing();
        }
        rig.begin();
        rig.advance(24h);
        rig.awaitNothing();
        QCOMPARE(rig.due->size(), 0);
        // Switched on again, it does not wait for the next day.
        QVERIFY(rig.service->setSettings(true, 3));
        rig.awaitFetch();
    }
};

QTEST_MAIN(TestDailyFetch)
#include "tst_daily_fetch.moc"
