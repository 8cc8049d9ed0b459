// SPDX-License-Identifier: GPL-3.0-or-later

// The page marks reports with problems and shows the progress of a batch.

#include "analytics_page_world.h"

#include "kit/lists/job_row.h"

using namespace Sidestage;
using namespace std::chrono_literals;

class TestAnalyticsMarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aDayOfWhichLessIsToldIsMarkedAndSaid()
    {
        AnalyticsPageWorld rig;
        const QString tides = rig.game(u"Hollow Tides"_s);
        rig.open();
        rig.fetch();
        QTRY_COMPARE(rig.row(tides).state.text, u"Complete"_s);
        const QDate day = rig.today().addDays(-9);
        rig.advance(1h);
        rig.sandbox.fault({.path = "/reports",
                           .times = -1,
                           .body = "Date,Game ID,Hours Watched\r\n" + day.toString(Qt::ISODate).toLatin1()
                               + ',' + tides.toLatin1() + ",0.1\r\n"});
        rig.fetch();
        QTRY_COMPARE(rig.row(tides).state.text, u"Less data, 1 day(s)"_s);
        QVERIFY(rig.row(tides).state.icon != Icon::None);  // not by its colour alone
        const QModelIndex cell = rig.rows()->index(rig.rows()->rowOf(tides), ReportRows::StateColumn);
        QVERIFY(cell.data(Qt::ToolTipRole).toString().contains(u"less data"_s));
        QVERIFY(cell.data(Qt::AccessibleTextRole).toString().contains(u"Less data"_s));
        auto *banner = rig.find<Banner>("analyticsAlerts");
        QTRY_VERIFY(banner->isVisible());
        QVERIFY2(banner->sentence().contains(u"Hollow Tides: less data than before"_s),
                 qPrintable(banner->sentence()));
    }

    void aGapThatIsNewIsSaid()
    {
        AnalyticsPageWorld rig;
        const QString tides = rig.addGame(
            {.salt = 4, .scale = 300, .firstDay = 0, .gapDay = rig.dayNumber(0)}, u"Hollow Tides"_s);
        rig.open();
        rig.fetch();
        rig.advance(24h * 20);
        rig.fetch();
        auto *banner = rig.find<Banner>("analyticsAlerts");
        QTRY_VERIFY(banner->isVisible());
        QVERIFY2(banner->sentence().contains(u"no data for 7 day(s)"_s), qPrintable(banner->sentence()));
        QTRY_COMPARE(rig.row(tides).state.text, u"Gap, 7 day(s)"_s);
    }

    void howFarABatchIsIsSeen()
    {
        AnalyticsPageWorld rig(u"pipnocturne"_s);
        rig.open();
        QStringList details;
        QSet<QString> parts;
        QSet<QString> done;
        bool wasDownloading = false;
        connect(rig.service->batch(ReportKind::Games), &ReportBatch::itemChanged, this,
                [&](const QString &id) {
                    if (const auto *job = rig.page->findChild<JobRow *>(u"batchJob"_s)) {
                        details.append(job->detail());
                        parts.insert(job->what());
                    }
                    const BatchItem *item = rig.service->batch(ReportKind::Games)->find(id);
                    if (item && item->state == BatchItem::State::Downloading)
                        wasDownloading = wasDownloading || rig.row(id).state.icon == Icon::Download;
                    if (item && item->state == BatchItem::State::Done
                        && rig.service->batch(ReportKind::Games)->isRunning())
                        done.insert(rig.row(id).state.text);
                });
        rig.page->refresh();
        QTRY_COMPARE(rig.service->batch(ReportKind::Games)->stage(), ReportBatch::Stage::Ended);
        QVERIFY(wasDownloading);
        QVERIFY2(parts.contains(u"Downloading reports"_s), qPrintable(parts.values().join(u'|')));
        // It must not read "no report": its rows have not been read from the store yet.
        QCOMPARE(done, QSet<QString>{u"Downloaded"_s});
        const auto said = [&](const QString &beginning) {
            return std::any_of(details.cbegin(), details.cend(),
                               [&](const QString &detail) { return detail.startsWith(beginning); });
        };
        QVERIFY2(said(u"13 of 26"_s), qPrintable(details.join(u'|')));
        QTRY_VERIFY(!rig.page->findChild<JobRow *>(u"batchJob"_s));
    }
};

QTEST_MAIN(TestAnalyticsMarks)
#include "tst_analytics_marks.moc"
