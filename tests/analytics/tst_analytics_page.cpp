// SPDX-License-Identifier: GPL-3.0-or-later

// The page as a user sees it: real widgets, real events, the real client and the sandbox.

#include "analytics_page_world.h"

#include "analytics/charts/chart_style.h"

#include "kit/controls/segmented.h"
#include "kit/controls/toggle.h"
#include "kit/layout/stat.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/why_hint.h"
#include "kit/theme/theme.h"

#include <QAbstractScrollArea>
#include <QCalendarWidget>
#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

#include <cmath>

using namespace Sidestage;
using namespace std::chrono_literals;

class TestAnalyticsPage : public QObject
{
    Q_OBJECT

    static QByteArray contentOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void whatIsAskedForIsKeptChartedAndListed()
    {
        AnalyticsPageWorld rig;
        const QString folly = rig.game(u"Cartographer's Folly"_s, 40);
        const QString tides = rig.game(u"Hollow Tides"_s);
        rig.open();
        // Without any data the page shows that, and fetches when the user clicks.
        auto *empty = rig.find<EmptyState>("chartEmpty");
        QVERIFY(empty->isVisible());
        QTest::mouseClick(empty->actionButton(), Qt::LeftButton);
        QTRY_COMPARE(rig.service->batch(ReportKind::Games)->stage(), ReportBatch::Stage::Ended);
        QTRY_COMPARE(rig.rows()->rowCount(), 2);
        QTRY_VERIFY(!empty->isVisible() && rig.chart()->isVisible());
        QCOMPARE(rig.chart()->plot().lines.size(), 2);
        QTRY_COMPARE(rig.row(tides).state.text, u"Complete"_s);
        QCOMPARE(rig.row(tides).kept, 89);
        QCOMPARE(rig.row(tides).expected, 89);
        QCOMPARE(rig.row(folly).state.text, u"Gap, 7 day(s)"_s);
        QCOMPARE(rig.row(folly).kept, 82);
        QVERIFY(rig.page->freshness().asOf.isValid());
        QVERIFY(rig.page->saved().contains(u"2 reports updated"_s));
        const auto *first = rig.find<QWidget>("stat0")->findChild<Stat *>();
        QVERIFY(first->value() != u"–"_s && !first->value().isEmpty());
        QCOMPARE(rig.find<QWidget>("stat3")->findChild<Stat *>()->value(), u"364"_s);
        QVERIFY(rig.find<QLabel>("notReady")->text().contains(u"not ready"_s));
        // A click on the row shows its chart, with the gap.
        QVERIFY(rig.model()->gaps().isEmpty());
        rig.clickCell(folly, ReportRows::NameColumn);
        rig.settle();
        QTRY_COMPARE(rig.model()->gaps().size(), 1);
        QCOMPARE(rig.model()->gaps().first().days(), 7);
        QTRY_VERIFY(rig.find<QWidget>("gapLegend")->isVisible());
        QCOMPARE(rig.card()->heading(), u"Cartographer's Folly, by day"_s);
    }

    void aFigureKeepsItsColourWhenItIsCompared()
    {
        AnalyticsPageWorld rig;
        rig.game(u"Hollow Tides"_s);
        rig.open();
        QTest::mouseClick(rig.find<EmptyState>("chartEmpty")->actionButton(), Qt::LeftButton);
        QTRY_COMPARE(rig.service->batch(ReportKind::Games)->stage(), ReportBatch::Stage::Ended);
        QTRY_COMPARE(rig.chart()->plot().lines.size(), 2);
        QHash<QString, int> before;
        for (const ChartPlot::Line &line : rig.chart()->plot().lines)
            before.insert(line.column, line.style);
        rig.model()->setComparison({.with = ChartComparison::With::PreviousRange});
        rig.settle();
        QTRY_COMPARE(rig.chart()->plot().lines.size(), 4);
        for (const ChartPlot::Line &line : rig.chart()->plot().lines) {
            const int own = before.value(line.column, -1);
            QCOMPARE(line.style, line.isComparison ? own + ChartStyle::compared : own);
            QCOMPARE(ChartStyle::color(line.style), ChartStyle::color(own));
            QCOMPARE(ChartStyle::marker(line.style), ChartStyle::marker(own));
            if (line.isComparison) {
                QVERIFY(ChartStyle::pen(line.style).widthF() < ChartStyle::pen(own).widthF());
                QCOMPARE(ChartStyle::pen(line.style).style(), Qt::CustomDashLine);
            }
        }
        // Unique viewers of several days are not added up, and the page explains it.
        QStringList names;
        for (int i = 0; i < 3; ++i) {
            const auto *stat = rig.find<QWidget>(qPrintable(u"stat%1"_s.arg(i)));
            for (const QLabel *label : stat->findChildren<QLabel *>())
                names.append(label->text());
        }
        QVERIFY2(names.contains(u"Unique viewers, average per day"_s), qPrintable(names.join(u'|')));
    }

    void theKeyboardWalksOverTheDaysAndTheRanges()
    {
        AnalyticsPageWorld rig;
        rig.game(u"Hollow Tides"_s);
        rig.open();
        rig.fetch();
        rig.chart()->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(rig.canvas()->hasFocus());
        QCOMPARE(rig.chart()->currentSlot(), 89);
        static QStringList heard;
        heard.clear();
        const auto before
            = setAnnounceListener([](QWidget *, const QString &message, Announce) { heard.append(message); });
        QTest::keyClick(rig.canvas(), Qt::Key_Left);
        QTest::keyClick(rig.canvas(), Qt::Key_Left);
        setAnnounceListener(before);
        QCOMPARE(rig.chart()->currentSlot(), 87);
        const QDate day = rig.model()->range().from.addDays(87);
        const double figure = rig.chart()->plot().lines[0].values[87];
        QVERIFY2(heard.last().contains(AnalyticsTexts::longDay(day))
                     && heard.last().contains(AnalyticsTexts::figure(figure)),
                 qPrintable(heard.last()));
        QCOMPARE(rig.canvas()->accessibleDescription(), rig.chart()->spoken());
        QTest::keyClick(rig.canvas(), Qt::Key_Home);
        QCOMPARE(rig.chart()->currentSlot(), 0);
        QTest::keyClick(rig.canvas(), Qt::Key_Left);
        QCOMPARE(rig.chart()->currentSlot(), 0);

        const DayRange range = rig.model()->range();
        QTest::keyClick(rig.canvas(), Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(rig.model()->range(), previousRange(range));
        rig.settle();
        QTest::keyClick(rig.canvas(), Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(rig.canvas(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(rig.model()->range(), range);  // not later than yesterday
        QTest::keyClick(rig.canvas(), Qt::Key_Escape);
        QCOMPARE(rig.chart()->currentSlot(), -1);
    }

    void theMouseShowsTheFiguresOfADay()
    {
        AnalyticsPageWorld rig;
        rig.game(u"Hollow Tides"_s);
        rig.open();
        rig.fetch();
        auto *view = qobject_cast<QAbstractScrollArea *>(rig.canvas())->viewport();
        QVERIFY(view);
        const QPoint over(int(rig.chart()->xOf(30)), view->height() / 2);
        QTest::mouseMove(view, over);
        QTRY_VERIFY(!rig.chart()->readout().isEmpty());
        const QStringList shown = rig.chart()->readout();
        QCOMPARE(shown.size(), 3);
        QCOMPARE(shown[0], AnalyticsTexts::longDay(rig.model()->range().from.addDays(30)));
        QVERIFY(shown[1].endsWith(u'\t' + AnalyticsTexts::figure(rig.chart()->plot().lines[0].values[30])));
        QCOMPARE(rig.chart()->currentSlot(), -1);
        QTest::mouseClick(view, Qt::LeftButton, {}, over);
        QCOMPARE(rig.chart()->currentSlot(), 30);
    }

    void theTableHasTheFiguresOfTheChart()
    {
        AnalyticsPageWorld rig;
        rig.game(u"Hollow Tides"_s);
        rig.open();
        rig.fetch();
        rig.chart()->setCurrentSlot(50);
        auto *forms = rig.find<Segmented>("chartForm");
        forms->setFocus();
        forms->setCurrentData(int(ChartCard::Form::Table));
        QTableView *table = rig.card()->table();
        QTRY_VERIFY(table->isVisible() && !rig.chart()->isVisible());
        QCOMPARE(table->model()->rowCount(), 90);
        const QModelIndex cell = table->model()->index(90 - 1 - 50, 1);
        QCOMPARE(cell.data().toString(), AnalyticsTexts::figure(rig.chart()->plot().lines[0].values[50]));
        QCOMPARE(table->currentIndex().row(), 90 - 1 - 50);
        forms->setCurrentData(int(ChartCard::Form::Bars));
        QTRY_VERIFY(rig.chart()->isVisible());
        QCOMPARE(rig.chart()->plot().form, ChartPlot::Form::Bars);
        QCOMPARE(rig.chart()->plot().slotCount(), 90);
        QTest::mouseClick(rig.find<Segmented>("analyticsPresets")->findChildren<QToolButton *>().at(2),
                          Qt::LeftButton);
        rig.settle();
        QTRY_COMPARE(rig.chart()->plot().slotDays, 7);
    }

    void fourLinesAtMost()
    {
        AnalyticsPageWorld rig;
        rig.game(u"Hollow Tides"_s);
        rig.open();
        rig.fetch();
        const auto boxes = rig.find<QWidget>("seriesList")->findChildren<QCheckBox *>();
        QCOMPARE(boxes.size(), 10);
        for (QCheckBox *box : boxes) {
            if (!box->isChecked() && box->isEnabled())
                QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
        }
        rig.settle();
        QTRY_COMPARE(rig.chart()->plot().lines.size(), 4);
        for (QCheckBox *box : boxes) {
            QCOMPARE(box->isEnabled(), box->isChecked());
            if (!box->isChecked())
                QVERIFY(box->toolTip().contains(u'4'));
        }
        // When one is switched off, another can be switched on.
        QTest::mouseClick(boxes.first(), Qt::LeftButton, {}, QPoint(8, boxes.first()->height() / 2));
        rig.settle();
        QTRY_VERIFY(std::all_of(boxes.begin(), boxes.end(), [](QCheckBox *box) { return box->isEnabled(); }));
    }

    void twoRangesAndTwoGamesAreCompared()
    {
        AnalyticsPageWorld rig;
        const QString folly = rig.game(u"Cartographer's Folly"_s);
        const QString tides = rig.game(u"Hollow Tides"_s);
        rig.open();
        rig.fetch();
        rig.clickCell(folly, ReportRows::NameColumn);
        rig.settle();
        auto *compare = rig.find<QComboBox>("analyticsCompare");
        compare->setFocus();
        QTest::keyClick(compare, Qt::Key_Down);
        rig.settle();
        QTRY_COMPARE(rig.model()->comparison().with, ChartComparison::With::PreviousRange);
        QTRY_COMPARE(rig.chart()->plot().lines.size(), 4);
        QCOMPARE(rig.chart()->plot().lines[1].range, previousRange(rig.model()->range()));
        QCOMPARE(rig.chart()->plot().lines[1].axis, rig.chart()->plot().lines[0].axis);
        const int other = compare->findText(u"vs. Hollow Tides"_s);
        QVERIFY(other > 0);
        compare->setCurrentIndex(other);
        Q_EMIT compare->activated(other);
        rig.settle();
        QTRY_COMPARE(rig.model()->lines().value(1).of.subjectId, tides);
        QTRY_VERIFY(rig.chart()->plot().lines.value(1).name.contains(u"Hollow Tides"_s));
        QCOMPARE(rig.model()->maxColumns(), 2);
        // Days from the calendar.
        const int days = compare->findText(u"Other days…"_s);
        compare->setCurrentIndex(days);
        Q_EMIT compare->activated(days);
        auto *from = rig.page->findChild<QDateEdit *>(u"rangeFrom"_s);
        QVERIFY(from);
        // In our colours, not in Qt's red.
        const QCalendarWidget *calendar = from->calendarWidget();
        QCOMPARE(calendar->weekdayTextFormat(Qt::Sunday).foreground().color(), Theme::tokens().text2);
        QCOMPARE(calendar->weekdayTextFormat(Qt::Monday).foreground().color(), Theme::tokens().text);
        QVERIFY(calendar->minimumWidth() >= 7 * px(28));
        from->setDate(rig.today().addDays(-300));
        QTest::mouseClick(rig.page->findChild<QPushButton *>(u"takeRange"_s), Qt::LeftButton);
        rig.settle();
        QTRY_COMPARE(rig.model()->lines().value(1).of.range.from, rig.today().addDays(-300));
        QCOMPARE(rig.model()->lines().value(1).of.range.days(), rig.model()->range().days());
    }

    void theCalendarSaysWhatTheServiceMakesOfIt()
    {
        AnalyticsPageWorld rig;
        rig.game(u"Hollow Tides"_s);
        rig.open();
        QTest::mouseClick(rig.find<QPushButton>("analyticsRange"), Qt::LeftButton);
        auto *menu = rig.find<QMenu>("rangeMenu");
        QTRY_VERIFY(menu->isVisible());
        QTest::keyClick(menu, Qt::Key_Up);
        QTest::keyClick(menu, Qt::Key_Return);
        QTRY_VERIFY(rig.page->findChild<QDateEdit *>(u"rangeFrom"_s));
        auto *from = rig.page->findChild<QDateEdit *>(u"rangeFrom"_s);
        auto *to = rig.page->findChild<QDateEdit *>(u"rangeTo"_s);
        auto *advice = rig.page->findChild<QLabel *>(u"rangeAdvice"_s);
        auto *limits = rig.page->findChild<QLabel *>(u"rangeLimits"_s);
        auto *take = rig.page->findChild<QPushButton *>(u"takeRange"_s);
        QVERIFY(from && to && advice && limits && take);
        QVERIFY(limits->text().contains(u"5 hours"_s) && limits->text().contains(u"one year"_s));
        from->setDate(rig.today().addDays(-500));
        QVERIFY(advice->text().contains(u"come from saved data only"_s));
        from->setDate(rig.today().addDays(-20));
        to->setDate(rig.today().addDays(-21));
        QVERIFY(!take->isEnabled());
        QVERIFY(advice->text().contains(u"before the start date"_s));
        to->setDate(rig.today().addDays(-10));
        QVERIFY(take->isEnabled());
        QTest::mouseClick(take, Qt::LeftButton);
        QCOMPARE(rig.model()->range(), (DayRange{rig.today().addDays(-20), rig.today().addDays(-10)}));
        rig.fetch();  // the first fetch reads all days
        QCOMPARE(rig.service->batch(ReportKind::Games)->range().from, rig.today().addDays(-365));
        rig.fetch();
        QCOMPARE(rig.service->batch(ReportKind::Games)->range(), rig.model()->range());
    }

    void gapsAreFilledWhenTheServiceHasThemByNow()
    {
        AnalyticsPageWorld rig;
        const QString folly = rig.game(u"Cartographer's Folly"_s, 40);
        rig.open();
        rig.fetch();
        QTRY_COMPARE(rig.row(folly).state.action, ReportState::Action::FillGap);
        rig.clickCell(folly, ReportRows::ActionColumn);
        QTRY_VERIFY(rig.find<Banner>("analyticsBanner")->isVisible());
        QCOMPARE(rig.find<Banner>("analyticsBanner")->sentence(),
                 u"The service has no data for these days either."_s);
        rig.sandbox.act([&](Sandbox::World &world) {
            return world.database().run("UPDATE report_subjects SET gap_day = NULL WHERE subject_id = ?",
                                        folly);
        });
        rig.clickCell(folly, ReportRows::ActionColumn);
        QTRY_COMPARE(rig.row(folly).state.text, u"Complete"_s);
        QCOMPARE(rig.row(folly).kept, rig.row(folly).expected);
    }

    void aGapFillThatFailedSaysNothingAboutALaterRequest()
    {
        AnalyticsPageWorld rig;
        const QString folly = rig.game(u"Cartographer's Folly"_s, 40);
        rig.open();
        rig.fetch();
        QTRY_COMPARE(rig.row(folly).state.action, ReportState::Action::FillGap);
        const ReportBatch *batch = rig.service->batch(ReportKind::Games);
        auto *banner = rig.find<Banner>("analyticsBanner");
        const QString none = u"The service has no data for these days either."_s;
        const auto fillInVain = [&] {
            rig.sandbox.fault({.path = "/analytics/games", .times = -1, .status = 503});
            rig.clickCell(folly, ReportRows::ActionColumn);
            [&] { QTRY_COMPARE(batch->stage(), ReportBatch::Stage::Stopped); }();
            rig.sandbox.clearFaults();
        };
        // The same request, resumed, still has its answer.
        fillInVain();
        QVERIFY(!banner->isVisible());
        QTest::mouseClick(rig.find<QAbstractButton>("resumeBatch"), Qt::LeftButton);
        QTRY_VERIFY(banner->isVisible());
        QCOMPARE(banner->sentence(), none);
        banner->hide();
        // Other days of the game, which are stored already.
        QTRY_COMPARE(rig.row(folly).state.action, ReportState::Action::FillGap);
        fillInVain();
        rig.service->fetch(ReportKind::Games, {rig.today().addDays(-12), rig.today().addDays(-5)}, folly);
        QCOMPARE(batch->onlyId(), folly);
        QTRY_COMPARE(batch->stage(), ReportBatch::Stage::Ended);
        QVERIFY(!banner->isVisible() || banner->sentence() != none);
    }

    void aGameThatWasHardlyPlayedSaysWhy()
    {
        AnalyticsPageWorld rig;
        const QString moss = rig.addGame(
            {.salt = 9, .scale = 600, .firstDay = rig.dayNumber(300), .lastDay = rig.dayNumber(200)},
            u"Moss & Machinery"_s);
        rig.open();
        rig.fetch();  // all days
        QTRY_VERIFY(rig.rows()->rowOf(moss) >= 0);
        QTRY_COMPARE(rig.row(moss).state.text, u"Under 5 h on air"_s);
        rig.clickCell(moss, ReportRows::ActionColumn);
        QVERIFY(rig.find<Banner>("analyticsBanner")
                    ->sentence()
                    .contains(u"A game needs at least 5 hours on air."_s));
        // Seen over the days in which it was played, it has stopped.
        rig.model()->setRange({rig.today().addDays(-300), rig.today().addDays(-150)});
        QTRY_VERIFY(rig.row(moss).state.text.startsWith(u"Last data "_s));
        QTableView *view = rig.page->view()->table()->view();
        view->setFocus();
        view->setCurrentIndex(rig.rows()->index(0, 0));
        QVERIFY(rig.rows()->index(0, 0).data(Qt::AccessibleTextRole).toString().contains(u"Last data "_s));
    }

    void filesAreSavedAsTheyCame()
    {
        AnalyticsPageWorld rig;
        const QString tides = rig.game(u"Hollow Tides"_s);
        rig.open();
        rig.fetch();
        QTemporaryDir folder;
        QTRY_COMPARE(rig.row(tides).state.action, ReportState::Action::SaveCsv);
        QTableView *view = rig.page->view()->table()->view();
        view->setFocus();
        view->setCurrentIndex(rig.rows()->index(0, 0));
        QTest::keyClick(view, Qt::Key_Return);
        const QString raw = folder.filePath(u"raw.csv"_s);
        rig.saveTo(raw);
        QVERIFY(contentOf(raw).startsWith("Date,Game ID,Game Name,Hours Broadcast"));
        QCOMPARE(contentOf(raw).count('\n'), 1 + 364);

        rig.action("saveAllReports")->trigger();
        const QString all = folder.filePath(u"all.csv"_s);
        rig.saveTo(all);
        QCOMPARE(contentOf(all).count('\n'), 1 + 89);
        QVERIFY(contentOf(all).contains("Hollow Tides"));

        for (const char *name : {"chart.png", "chart.svg", "chart.csv"}) {
            // Not every platform activates the window again after a dialog was closed.
            rig.page->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(rig.page));
            rig.chart()->setFocus();
            QTRY_VERIFY(rig.action("saveChartAction")->isEnabled());
            QTest::keyClick(rig.canvas(), Qt::Key_E, Qt::ControlModifier);
            rig.saveTo(folder.filePath(QLatin1String(name)));
        }
        const QImage png(folder.filePath(u"chart.png"_s));
        QCOMPARE(png.size(), QSize(2400, 1260));
        const QByteArray svg = contentOf(folder.filePath(u"chart.svg"_s));
        QVERIFY(svg.contains("<svg") && svg.contains("Hours watched"));
        QCOMPARE(contentOf(folder.filePath(u"chart.csv"_s)).count('\n'), 1 + 90);
        // If the file cannot be written, the page shows an error.
        rig.action("saveAllReports")->trigger();
        rig.saveTo(u"/nowhere/at/all.csv"_s);
        QCOMPARE(rig.find<Banner>("analyticsBanner")->kind(), Banner::Kind::Error);
    }

    void aBatchCanBeStoppedAndGoesOn()
    {
        AnalyticsPageWorld rig(u"pipnocturne"_s);
        rig.open();
        rig.page->refresh();
        QTRY_VERIFY(rig.service->batch(ReportKind::Games)->over() >= 3);
        auto *job = rig.find<QWidget>("batchJob");
        QTest::mouseClick(job->findChild<QPushButton *>(), Qt::LeftButton);
        auto *banner = rig.find<Banner>("analyticsBatch");
        QTRY_VERIFY(banner->isVisible());
        QVERIFY(banner->sentence().contains(u"of 26 reports downloaded"_s));
        QCOMPARE(rig.service->batch(ReportKind::Games)->stage(), ReportBatch::Stage::Stopped);
        QTest::mouseClick(rig.find<QPushButton>("resumeBatch"), Qt::LeftButton);
        QTRY_COMPARE(rig.service->batch(ReportKind::Games)->stage(), ReportBatch::Stage::Ended);
        QTRY_COMPARE(rig.rows()->rowCount(), 26);
        QVERIFY(!banner->isVisible());
    }

    void anOutageIsSaidAndOldFiguresStay()
    {
        AnalyticsPageWorld rig;
        rig.game(u"Hollow Tides"_s);
        rig.open();
        rig.fetch();
        const auto values = rig.chart()->plot().lines[0].values;
        rig.sandbox.fault(
            {.path = "/analytics/games", .times = -1, .status = 503, .message = u"Back soon"_s});
        rig.page->refresh();
        auto *banner = rig.find<Banner>("analyticsBatch");
        QTRY_VERIFY(banner->isVisible());
        QVERIFY2(banner->sentence().contains(u"503"_s), qPrintable(banner->sentence()));
        QTRY_VERIFY(!rig.page->freshness().failure.isEmpty());
        QVERIFY(rig.page->freshness().asOf.isValid());
        // A missing figure is NaN, which is not equal to itself.
        const auto stayed = rig.chart()->plot().lines[0].values;
        QCOMPARE(stayed.size(), values.size());
        for (std::size_t day = 0; day < values.size(); ++day)
            QVERIFY(stayed[day] == values[day] || (std::isnan(stayed[day]) && std::isnan(values[day])));
    }

    void withoutThePermissionThePageSaysSo()
    {
        AnalyticsPageWorld rig(u"quillscribe"_s, Api::ScopeSet{Api::Scope::AnalyticsReadExtensions});
        rig.open();
        auto *why = rig.find<WhyHint>("analyticsWhy");
        QVERIFY(why->isVisible());
        QVERIFY(!rig.action("askReports")->isEnabled());
        QSignalSpy asked(rig.page, &AnalyticsPage::permissionRequested);
        Q_EMIT why->actionTriggered();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.first().first().value<Api::Scope>(), Api::Scope::AnalyticsReadGames);
        rig.page->showKind(ReportKind::Extensions);
        QVERIFY(!rig.find<WhyHint>("analyticsWhy")->isVisible());
        QVERIFY(rig.action("askReports")->isEnabled());
    }

    void whatStopsIsSaidOnThePage()
    {
        AnalyticsPageWorld rig;
        const QString game = rig.addGame(
            {.salt = 3, .scale = 300, .firstDay = 0, .lastDay = rig.dayNumber(2)}, u"Paper Regatta"_s);
        rig.open();
        rig.fetch();
        rig.advance(24h * 4);
        rig.fetch();
        auto *banner = rig.find<Banner>("analyticsAlerts");
        QTRY_VERIFY(banner->isVisible());
        QVERIFY2(banner->sentence().contains(u"Paper Regatta: no new data for 4 days"_s),
                 qPrintable(banner->sentence()));
        QTest::mouseClick(banner->findChild<QPushButton *>(), Qt::LeftButton);
        QCOMPARE(rig.model()->subject(), game);
        QTRY_VERIFY(rig.row(game).state.text.startsWith(u"Last data "_s));
    }

    void dailyFetchingIsSet()
    {
        AnalyticsPageWorld rig;
        rig.open();
        rig.action("dailyFetching")->trigger();
        auto *dialog = rig.page->findChild<QDialog *>(u"fetchDialog"_s);
        QVERIFY(dialog);
        QTest::mouseClick(dialog->findChild<QWidget *>(u"fetchDaily"_s), Qt::LeftButton);
        dialog->findChild<QSpinBox *>(u"silentDays"_s)->setValue(5);
        QTest::mouseClick(dialog->findChild<QPushButton *>(u"saveFetching"_s), Qt::LeftButton);
        QVERIFY(!rig.service->fetchesDaily());
        QCOMPARE(rig.service->silentDays(), 5);
    }

    void theChartFollowsTheThemeAndTheDirection()
    {
        Theme theme;
        theme.setMode(Theme::Mode::Light);
        AnalyticsPageWorld rig;
        rig.game(u"Hollow Tides"_s);
        rig.open();
        rig.fetch();
        const QSize size(600, 300);
        const QImage light = rig.chart()->picture(size, 1);
        theme.setMode(Theme::Mode::Dark);
        const QImage dark = rig.chart()->picture(size, 1);
        QCOMPARE(light.pixelColor(2, 2), Tokens::light().surface);
        QCOMPARE(dark.pixelColor(2, 2), Tokens::dark().surface);
        QVERIFY(rig.chart()->xOf(0) < rig.chart()->xOf(89));
        qApp->setLayoutDirection(Qt::RightToLeft);
        QTRY_VERIFY(rig.chart()->xOf(0) > rig.chart()->xOf(89));
        rig.chart()->setFocus();
        rig.chart()->setCurrentSlot(50);
        QTest::keyClick(rig.canvas(), Qt::Key_Left);
        QCOMPARE(rig.chart()->currentSlot(), 51);  // in the direction of later days
        qApp->setLayoutDirection(Qt::LeftToRight);
    }

    void itFitsIntoSmallWindowsAndLargeText()
    {
        Theme theme;
        AnalyticsPageWorld rig;
        rig.game(u"Hollow Tides"_s);
        rig.open({320, 480});
        rig.fetch();
        QVERIFY2(rig.page->minimumSizeHint().width() <= 320,
                 qPrintable(QString::number(rig.page->minimumSizeHint().width())));
        theme.setTextScale(200);
        rig.page->resize(640, 900);
        QTRY_VERIFY2(rig.page->minimumSizeHint().width() <= 640,
                     qPrintable(QString::number(rig.page->minimumSizeHint().width())));
    }
};

QTEST_MAIN(TestAnalyticsPage)
#include "tst_analytics_page.moc"
