// SPDX-License-Identifier: GPL-3.0-or-later

// The page restores its state after a restart (tab, days, game, figures, comparison and form of the chart),
// marks reports with problems, and shows the progress of a batch.

#include "analytics_page_world.h"

#include "kit/controls/segmented.h"
#include "kit/lists/job_row.h"
#include "shell/settings/preferences.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSettings>

using namespace Sidestage;
using namespace std::chrono_literals;
using With = ChartComparison::With;

class TestAnalyticsMemory : public QObject
{
    Q_OBJECT

    struct Rig : AnalyticsPageWorld
    {
        /// As the window opens the page.
        void start()
        {
            preferences.emplace(&*settings);
            open();
            preferences->keepPlaces(page);
        }
        /// Ends the program and starts it again.
        void restart()
        {
            window.reset();
            service.reset();
            preferences.reset();
            settings.emplace(folder.filePath(u"settings.ini"_s), QSettings::IniFormat);
            start();
            [&] { QTRY_VERIFY(!model()->lines().isEmpty()); }();
            settle();
        }
        void press(const char *segmented, int index)
        {
            QTest::mouseClick(find<Segmented>(segmented)->findChildren<QToolButton *>().at(index),
                              Qt::LeftButton);
        }

        QTemporaryDir folder{};
        std::optional<QSettings> settings{std::in_place, folder.filePath(u"settings.ini"_s),
                                          QSettings::IniFormat};
        std::optional<Preferences> preferences{};
    };

private Q_SLOTS:
    void whatWasChosenIsThereAfterARestart()
    {
        Rig rig;
        rig.game(u"Cartographer's Folly"_s);
        const QString tides = rig.game(u"Hollow Tides"_s);
        rig.start();
        rig.fetch();
        rig.clickCell(tides, ReportRows::NameColumn);
        rig.press("analyticsPresets", 0);
        rig.settle();
        const auto boxes = rig.find<QWidget>("seriesList")->findChildren<QCheckBox *>();
        const auto unticked = std::find_if(boxes.begin(), boxes.end(),
                                           [](const QCheckBox *box) { return !box->isChecked(); });
        QVERIFY(unticked != boxes.end());
        QTest::mouseClick(*unticked, Qt::LeftButton, {}, QPoint(8, (*unticked)->height() / 2));
        rig.settle();
        rig.press("chartForm", 2);
        QTRY_VERIFY(rig.card()->table()->isVisible());
        const QStringList columns = rig.model()->columns();
        QCOMPARE(columns.size(), 3);

        rig.restart();
        QCOMPARE(rig.model()->subject(), tides);
        QCOMPARE(rig.find<QComboBox>("analyticsSubject")->currentText(), u"Hollow Tides"_s);
        QCOMPARE(rig.model()->range(), lastDays(30, rig.today()));
        QCOMPARE(rig.model()->columns(), columns);
        QCOMPARE(rig.card()->form(), ChartCard::Form::Table);
        QTRY_VERIFY(rig.card()->table()->isVisible());
        QCOMPARE(rig.page->kind(), ReportKind::Games);
    }

    void theLastDaysAreOthersOnAnotherDayAndChosenOnesAreNot()
    {
        Rig rig;
        rig.game(u"Hollow Tides"_s);
        rig.start();
        rig.fetch();
        rig.press("analyticsPresets", 0);
        rig.settle();
        rig.advance(std::chrono::hours(48));
        rig.restart();
        QCOMPARE(rig.model()->range(), lastDays(30, rig.today()));
        const DayRange own{rig.today().addDays(-20), rig.today().addDays(-10)};
        rig.model()->setRange(own);
        rig.model()->setComparison(
            {.with = With::OtherRange, .range = {own.from.addDays(-50), own.to.addDays(-50)}});
        rig.settle();
        rig.advance(std::chrono::hours(48));
        rig.restart();
        QCOMPARE(rig.model()->range(), own);
        QCOMPARE(rig.model()->comparison().with, With::OtherRange);
        QCOMPARE(rig.model()->comparison().range.from, own.from.addDays(-50));
        // "All days" stays "all days".
        rig.press("analyticsPresets", 3);
        rig.settle();
        rig.advance(std::chrono::hours(24));
        rig.restart();
        QCOMPARE(rig.model()->range(), rig.model()->allDays());
        QCOMPARE(rig.model()->range().to, rig.today().addDays(-1));
    }

    void theTabIsKeptAndWhatItsViewShowed()
    {
        Rig rig;
        rig.game(u"Hollow Tides"_s);
        rig.start();
        rig.fetch();
        rig.page->showKind(ReportKind::Extensions);
        rig.model()->setRange(lastDays(365, rig.today()));
        rig.card()->setForm(ChartCard::Form::Bars);
        rig.window.reset();
        rig.service.reset();
        rig.preferences.reset();
        rig.start();
        QCOMPARE(rig.page->kind(), ReportKind::Extensions);
        QCOMPARE(rig.model()->range(), lastDays(365, rig.today()));
        QCOMPARE(rig.card()->form(), ChartCard::Form::Bars);
        rig.page->showKind(ReportKind::Games);
        QCOMPARE(rig.model()->range(), lastDays(90, rig.today()));
        QCOMPARE(rig.card()->form(), ChartCard::Form::Lines);
    }

    void whatThereIsNoLongerIsLeftOut_data()
    {
        QTest::addColumn<QString>("kept");
        QTest::newRow("a game that is not in the store")
            << u"\nlines {\"subject\":\"1\",\"columns\":[\"Nothing\"],\"with\":\"subject\",\"other\":\"2\"}\n"_s;
        QTest::newRow("no range") << u"\nlines {\"from\":\"2024-13-01\",\"to\":\"x\",\"last\":-4}\n"_s;
        QTest::newRow("a range of all times")
            << u"\nlines {\"last\":2000000000,\"from\":\"0001-01-01\",\"to\":\"9999-01-01\"}\n"_s;
        QTest::newRow("garbage") << u"a\nb\nc"_s;
        QTest::newRow("a line too few") << u"extensions\n"_s;
    }
    void whatThereIsNoLongerIsLeftOut()
    {
        QFETCH(QString, kept);
        Rig rig;
        rig.game(u"Hollow Tides"_s);
        rig.start();
        rig.fetch();
        const QStringList columns = rig.model()->columns();
        rig.settings->setValue(u"places/analytics/"_s + rig.id(), kept);
        rig.settings->sync();
        rig.restart();
        QVERIFY(rig.model()->subject().isEmpty());
        QCOMPARE(rig.model()->range(), lastDays(90, rig.today()));
        QCOMPARE(rig.model()->comparison().with, With::Nothing);
        QCOMPARE(rig.model()->columns(), columns);
        QVERIFY(!rig.model()->isEmpty());
    }

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

QTEST_MAIN(TestAnalyticsMemory)
#include "tst_analytics_memory.moc"
