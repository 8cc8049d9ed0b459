// SPDX-License-Identifier: GPL-3.0-or-later

// Which days can be requested, and which are missing in the result.

#include "analytics/daily_schedule.h"
#include "analytics/report_health.h"

#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace std::chrono_literals;
using Trouble = RangeAdvice::Trouble;

namespace {

const QDate today(2026, 11, 20);

StoredSubject withDays(QList<DayRange> runs)
{
    return {.id = u"7"_s, .name = u"Hollow Tides"_s, .runs = std::move(runs)};
}

}  // namespace

class TestDayRange : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theServiceHasItsLimits()
    {
        const auto games = ReportLimits::of(ReportKind::Games, today);
        QCOMPARE(games.earliest, QDate(2025, 11, 20));
        QCOMPARE(games.surelyReady, QDate(2026, 11, 18));
        QCOMPARE(games.maybeReady, QDate(2026, 11, 19));
        QCOMPARE(ReportLimits::of(ReportKind::Extensions, today).earliest, QDate(2018, 1, 31));
    }

    void aRangeIsCutToWhatCanBeAskedFor()
    {
        const auto advice = [](ReportKind kind, QDate from, QDate to) {
            return RangeAdvice::of(kind, {from, to}, today);
        };
        const auto year = advice(ReportKind::Games, QDate(2023, 1, 1), QDate(2026, 12, 31));
        QCOMPARE(year.trouble, Trouble::None);
        QVERIFY(year.isStartMoved);
        QCOMPARE(year.asked, (DayRange{QDate(2025, 11, 20), QDate(2026, 11, 19)}));
        QCOMPARE(year.notReady, QList<QDate>({QDate(2026, 11, 19), QDate(2026, 11, 20)}));

        const auto ended = advice(ReportKind::Games, QDate(2026, 1, 1), QDate(2026, 11, 18));
        QVERIFY(!ended.isStartMoved && ended.notReady.isEmpty());
        QCOMPARE(ended.asked.to, QDate(2026, 11, 18));

        QCOMPARE(advice(ReportKind::Games, QDate(2024, 1, 1), QDate(2025, 11, 19)).trouble,
                 Trouble::TooEarly);
        QCOMPARE(advice(ReportKind::Extensions, QDate(2024, 1, 1), QDate(2025, 11, 19)).trouble,
                 Trouble::None);
        QCOMPARE(advice(ReportKind::Extensions, QDate(2017, 1, 1), QDate(2018, 1, 30)).trouble,
                 Trouble::TooEarly);
        QCOMPARE(advice(ReportKind::Games, today, today.addDays(3)).trouble, Trouble::NotYet);
        QCOMPARE(advice(ReportKind::Games, today.addDays(-3), today.addDays(-4)).trouble, Trouble::Backwards);
    }

    void rangesToCompareWithAreAsLong()
    {
        const DayRange range = lastDays(90, today);
        QCOMPARE(range, (DayRange{QDate(2026, 8, 22), QDate(2026, 11, 19)}));
        QCOMPARE(previousRange(range), (DayRange{QDate(2026, 5, 24), QDate(2026, 8, 21)}));
        QCOMPARE(yearBefore(range), (DayRange{QDate(2025, 8, 22), QDate(2025, 11, 19)}));
        const DayRange leap{QDate(2024, 2, 1), QDate(2024, 2, 29)};
        QCOMPARE(yearBefore(leap).days(), leap.days());
    }

    void daysThatAreMissingAreAGapWhenTheyAreEnough()
    {
        const auto subject = withDays({{QDate(2026, 9, 1), QDate(2026, 9, 24)},
                                       {QDate(2026, 9, 30), QDate(2026, 10, 10)},
                                       {QDate(2026, 10, 12), QDate(2026, 11, 18)}});
        const DayRange all{QDate(2026, 8, 22), QDate(2026, 11, 19)};
        const auto game = healthOf(ReportKind::Games, subject, all, QDate(2026, 11, 18), 3);
        QCOMPARE(game.gaps, QList<DayRange>({{QDate(2026, 9, 25), QDate(2026, 9, 29)}}));
        QCOMPARE(game.gapDays(), 5);
        QCOMPARE(game.expected, 79);
        QCOMPARE(game.kept, 73);
        QVERIFY(!game.silentSince.isValid());
        // An extension has a row for each day.
        QCOMPARE(healthOf(ReportKind::Extensions, subject, all, QDate(2026, 11, 18), 3).gaps.size(), 2);
        // Half of the gap is in the range, which still counts as one gap.
        const auto half = healthOf(ReportKind::Games, subject, {QDate(2026, 9, 28), QDate(2026, 10, 5)},
                                   QDate(2026, 11, 18), 3);
        QCOMPARE(half.gaps, QList<DayRange>({{QDate(2026, 9, 28), QDate(2026, 9, 29)}}));
    }

    void whatHasStoppedIsNoGap()
    {
        const auto subject = withDays({{QDate(2026, 3, 3), QDate(2026, 10, 11)}});
        const DayRange all{QDate(2026, 1, 1), QDate(2026, 11, 19)};
        const auto stopped = healthOf(ReportKind::Games, subject, all, QDate(2026, 11, 18), 3);
        QCOMPARE(stopped.silentSince, QDate(2026, 10, 11));
        QCOMPARE(stopped.silentDays, 38);
        QCOMPARE(stopped.kept, 223);
        QCOMPARE(stopped.expected, 223);
        // Two days without new data are normal.
        QVERIFY(!healthOf(ReportKind::Games, subject, all, QDate(2026, 10, 13), 3).silentSince.isValid());
        QVERIFY(healthOf(ReportKind::Games, subject, all, QDate(2026, 10, 14), 3).silentSince.isValid());
        QVERIFY(!healthOf(ReportKind::Games, subject, all, QDate(2026, 10, 14), 4).silentSince.isValid());
        QCOMPARE(healthOf(ReportKind::Games, withDays({}), all, QDate(2026, 10, 14), 4), SubjectHealth());
    }

    void alertsNameTheirCause()
    {
        auto subject
            = withDays({{QDate(2026, 9, 1), QDate(2026, 9, 24)}, {QDate(2026, 9, 30), QDate(2026, 10, 10)}});
        subject.shrunk = {QDate(2026, 9, 3), QDate(2026, 9, 9)};
        const auto alerts = alertsOf(ReportKind::Games, subject, QDate(2026, 11, 18), 3);
        QCOMPARE(alerts.size(), 3);
        QCOMPARE(alerts[0].what, AnalyticsAlert::What::Gap);
        QCOMPARE(alerts[0].count, 5);
        QCOMPARE(alerts[1].what, AnalyticsAlert::What::Shrunk);
        QCOMPARE(alerts[1].count, 2);
        QCOMPARE(alerts[2].what, AnalyticsAlert::What::Silent);
        QCOMPARE(alerts[2].count, 39);
        // A day later the alerts are the same except for their duration.
        const auto later = alertsOf(ReportKind::Games, subject, QDate(2026, 11, 19), 3);
        for (int i = 0; i < 3; ++i)
            QCOMPARE(later[i].key(), alerts[i].key());
    }

    void theScheduleIsDueOncePerDay()
    {
        ManualClock clock(QDateTime(QDate(2026, 11, 20), QTime(23, 0), Qt::UTC));
        DailySchedule schedule(clock);
        QSignalSpy due(&schedule, &DailySchedule::due);
        schedule.check();
        QCOMPARE(due.size(), 0);  // not started
        schedule.start({});
        schedule.check();
        schedule.check();
        QCOMPARE(due.size(), 1);
        schedule.finished(true);
        QCOMPARE(schedule.last(), clock.now());
        clock.advance(59min);
        schedule.check();
        QCOMPARE(due.size(), 1);
        clock.advance(1min);  // midnight
        schedule.check();
        QCOMPARE(due.size(), 2);
        schedule.finished(true);
        clock.advance(23h + 59min);
        schedule.check();
        QCOMPARE(due.size(), 2);
        // Three nights of sleep cause one fetch, not three.
        clock.advance(72h);
        schedule.check();
        QCOMPARE(due.size(), 3);
        schedule.finished(true);
        schedule.check();
        QCOMPARE(due.size(), 3);
    }

    void whatFailedIsDueAgainAfterAnHour()
    {
        ManualClock clock(QDateTime(QDate(2026, 11, 20), QTime(8, 0), Qt::UTC));
        DailySchedule schedule(clock);
        QSignalSpy due(&schedule, &DailySchedule::due);
        schedule.start(clock.now().addDays(-1));
        schedule.check();
        schedule.finished(false);
        clock.advance(59min);
        schedule.check();
        QCOMPARE(due.size(), 1);
        clock.advance(1min);
        schedule.check();
        QCOMPARE(due.size(), 2);
        schedule.finished(false);
        // The user corrects the clock by years.
        clock.advance(-24h * 365 * 2);
        schedule.check();
        QCOMPARE(due.size(), 3);
    }

    void aScheduleThatIsOffIsNeverDue()
    {
        ManualClock clock;
        DailySchedule schedule(clock);
        QSignalSpy due(&schedule, &DailySchedule::due);
        schedule.setEnabled(false);
        schedule.start({});
        schedule.check();
        QCOMPARE(due.size(), 0);
        schedule.setEnabled(true);
        schedule.check();
        QCOMPARE(due.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestDayRange)
#include "tst_day_range.moc"
