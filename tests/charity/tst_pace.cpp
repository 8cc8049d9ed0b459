// SPDX-License-Identifier: GPL-3.0-or-later

// The pace of a campaign is computed from its total at several times. What cannot be computed is not
// reported.

#include "charity/pace.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

const QDateTime start(QDate(2026, 11, 21), QTime(4, 0), Qt::UTC);

QDateTime after(std::chrono::minutes passed)
{
    return start.addSecs(std::chrono::seconds(passed).count());
}

CampaignRecord campaign(qint64 total, bool fromStart = true)
{
    CampaignRecord record;
    record.total = Money(total, 2, u"GBP"_s);
    record.startedAt = fromStart ? start : QDateTime();
    record.firstSeenAt = start;
    return record;
}

}  // namespace

class TstPace : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theRecentPaceIsOfThreeHoursAndTheOverallOneOfAll()
    {
        const QList<ProgressPoint> points{{start, 0}, {after(600min), 1'000'000}, {after(700min), 1'100'000}};
        const Pace pace = Pace::of(campaign(1'120'000), points, after(780min));
        // Three hours ago, at ten o'clock, the total was 10,000 pounds.
        QCOMPARE(pace.recent.value().minor(), 40'000);
        QCOMPARE(pace.recentFor, qint64(std::chrono::milliseconds(3h).count()));
        QCOMPARE(pace.overall.value().minor(), 1'120'000 / 13);
        QVERIFY(pace.isSinceStart);
    }

    void whatWasNotSeenFromTheStartSaysSinceWhen()
    {
        const Pace pace = Pace::of(campaign(160'000, false), {{start, 100'000}}, after(60min));
        QVERIFY(!pace.isSinceStart);
        QCOMPARE(pace.since, start);
        QCOMPARE(pace.overall.value().minor(), 60'000);
        QCOMPARE(pace.recent.value().minor(), 60'000);
        QCOMPARE(pace.recentFor, qint64(std::chrono::milliseconds(1h).count()));
    }

    void aFewMinutesSayNothing()
    {
        const Pace pace = Pace::of(campaign(160'000), {{start, 100'000}}, after(4min));
        QVERIFY(!pace.recent);
        QVERIFY(!pace.overall);
        QVERIFY(!pace.estimate(Money(500'000, 2, u"GBP"_s)));
        QVERIFY(!Pace::of(campaign(5), {}, after(60min)).recent);
    }

    void theGoalIsExpectedBetweenBothPaces()
    {
        const QList<ProgressPoint> points{{start, 0}, {after(420min), 700'000}};
        // 800 pounds an hour overall, 333.33 in the last three hours.
        const Pace pace = Pace::of(campaign(800'000), points, after(600min));
        const auto estimate = pace.estimate(Money(1'600'000, 2, u"GBP"_s));
        QVERIFY(estimate);
        QCOMPARE(estimate->earliest, after(1200min));
        QVERIFY(qAbs(estimate->latest.secsTo(after(600min + 24h))) < 60);
        QCOMPARE(estimate->about, estimate->latest);
    }

    void whatIsReachedOrFarAwayHasNoEstimate()
    {
        const QList<ProgressPoint> points{{start, 0}};
        const Pace pace = Pace::of(campaign(100), points, after(600min));
        QVERIFY(!pace.estimate(Money(100, 2, u"GBP"_s)));
        QVERIFY(!pace.estimate(Money(50, 2, u"GBP"_s)));
        QVERIFY(!pace.estimate(Money(500'000'000, 2, u"GBP"_s)));
        QVERIFY(!pace.estimate(Money(500, 2, u"EUR"_s)));
        const Pace still = Pace::of(campaign(0), points, after(600min));
        QVERIFY(!still.estimate(Money(500, 2, u"GBP"_s)));
    }

    void aTotalThatFellIsNoNegativePace()
    {
        const Pace pace = Pace::of(campaign(50'000), {{start, 60'000}}, after(60min));
        QCOMPARE(pace.recent.value().minor(), 0);
        QCOMPARE(pace.overall.value().minor(), 0);
    }
};

QTEST_GUILESS_MAIN(TstPace)
#include "tst_pace.moc"
