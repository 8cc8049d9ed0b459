// SPDX-License-Identifier: GPL-3.0-or-later

// The Ads page by mouse and keyboard: its countdowns, snoozing and running with the time to undo, what it
// shows without a schedule, settings that are stored, the log and its export.

#include "ads_page_world.h"

#include "ads/ad_cards.h"
#include "ads/ad_overlay.h"
#include "ads/ad_timeline.h"
#include "ads/ad_toasts.h"
#include "kit/controls/segmented.h"
#include "kit/controls/toggle.h"
#include "kit/messages/why_hint.h"
#include "kit/overlays/toast_lane.h"

#include <QFile>
#include <QFileDialog>
#include <QMenu>
#include <QProgressBar>
#include <QScrollBar>

using namespace Sidestage;
using namespace std::chrono_literals;
using AdAction = AdActions::Action;
using Kind = AdTimeline::Span::Kind;

class TestAdsPage : public QObject
{
    Q_OBJECT

    static int count(const AdTimeline *timeline, Kind kind)
    {
        const auto &spans = timeline->spans();
        return int(std::count_if(spans.begin(), spans.end(),
                                 [kind](const auto &span) { return span.kind == kind; }));
    }

private Q_SLOTS:
    void itCountsDownToWhatTheServiceHasPlanned()
    {
        StartedAdsPage rig;
        rig.showPage();
        const auto left = [&] { return int(rig.worldTime().secsTo(rig.onService().nextAdAt)); };
        QTRY_VERIFY(std::abs(AdsPageWorld::secondsOf(rig.value("nextAdCount")) - left()) <= 3);
        const int before = AdsPageWorld::secondsOf(rig.value("nextAdCount"));
        QTRY_VERIFY(AdsPageWorld::secondsOf(rig.value("nextAdCount")) < before);  // without a reading
        QVERIFY(rig.text("nextAdAt").contains(u"as scheduled"_s));
        QCOMPARE(rig.value("snoozesLeft"), u"3"_s);
        QVERIFY(rig.text("nextAdFree").startsWith("No pre-rolls for"_L1));
        // Its bar is full at the longest time that was ever seen, and counts down.
        const auto *bar = rig.shown<QProgressBar>("nextAdFreeBar");
        QVERIFY(bar);
        QCOMPARE(bar->maximum(), rig.service->memory()->facts().longestFree);
        const int free = bar->value();
        QVERIFY(free > 90 && free <= bar->maximum());
        // The world's clock jumps: the countdown follows with the next response.
        rig.passAndRead(90s);
        QTRY_VERIFY(std::abs(AdsPageWorld::secondsOf(rig.value("nextAdCount")) - left()) <= 3);
        QTRY_VERIFY(std::abs(bar->value() - (free - 90)) <= 5);
        QVERIFY(bar->maximum() > bar->value());
    }

    void aSnoozeByKeyIsShownAtOnceAndUndoneByTheSameButton()
    {
        StartedAdsPage rig;
        auto *page = rig.showPage();
        const int before = AdsPageWorld::secondsOf(rig.value("nextAdCount"));
        page->setFocus();
        QTest::keyClick(page, Qt::Key_S);
        QTRY_VERIFY(AdsPageWorld::secondsOf(rig.value("nextAdCount")) > before + 250);
        QTRY_COMPARE(rig.value("snoozesLeft"), u"2"_s);
        QVERIFY(rig.text("nextAdAt").contains("once the snooze is sent"_L1));
        auto *button = rig.shown<ActionButton>("snoozeAd");
        QVERIFY(button->text().startsWith("Undo snooze"_L1));
        QTest::mouseClick(button, Qt::LeftButton);
        QTRY_VERIFY(AdsPageWorld::secondsOf(rig.value("nextAdCount")) <= before);
        QCOMPARE(button->text(), u"Snooze 5 min"_s);
        QCOMPARE(rig.sandbox.served("/channels/ads/schedule/snooze"), 0);
        QTest::mouseClick(button, Qt::LeftButton);
        rig.actions()->sendNow();
        QTRY_COMPARE(rig.onService().snoozeCount, 2);
    }

    void runningAnAdAsksInPlaceAndCanBeStopped()
    {
        StartedAdsPage rig;
        rig.makeReady();
        auto *page = rig.showPage();
        page->setFocus();
        QTest::keyClick(page, Qt::Key_4);
        QCOMPARE(rig.service->memory()->settings().length, 120);
        QCOMPARE(rig.shown<Segmented>("runLengths")->currentData().toInt(), 120);
        QTest::keyClick(page, Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY(rig.shown("askRun"));
        QVERIFY(rig.text("runQuestion").startsWith("Run 120 s now?"_L1));
        rig.click("stopRun");
        QTRY_VERIFY(!rig.shown("askRun"));
        QCOMPARE(rig.sandbox.served("/channels/commercial"), 0);
        rig.click("runAd");
        QTRY_VERIFY(rig.shown("askRun"));
        rig.click("runNow");
        QTRY_COMPARE(rig.sandbox.served("/channels/commercial"), 1);
        QTRY_VERIFY(rig.clock()->runningUntil().isValid());
        QTRY_VERIFY(AdsPageWorld::secondsOf(rig.value("nextAdCount")) <= 120);
        // When the ad is over, the button counts down the cooldown and gives the reason.
        rig.passAndRead(125s);
        auto *run = rig.shown<ActionButton>("runAd");
        QTRY_VERIFY(run->cooldownLeft() > 300);
        QVERIFY(run->isBlocked());
        rig.click("whyNoRun");
        QTRY_VERIFY(page->findChild<QWidget *>(u"adReason"_s));
        rig.passAndRead(8min);
        QTRY_VERIFY(!run->isBlocked());
    }

    void anotherLengthIsAskedAboutAnew()
    {
        StartedAdsPage rig;
        rig.makeReady();
        auto *page = rig.showPage();
        page->setFocus();
        QTest::keyClick(page, Qt::Key_4);
        QTest::keyClick(page, Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY(rig.shown("askRun"));
        QTest::keyClick(page, Qt::Key_1);
        QCOMPARE(rig.service->memory()->settings().length, 30);
        QTest::keyClick(page, Qt::Key_R, Qt::ControlModifier);
        QTRY_VERIFY(rig.text("runQuestion").startsWith("Run 30 s now?"_L1));
        QCOMPARE(rig.actions()->held()->length(), 30);
        QCOMPARE(rig.sandbox.served("/channels/commercial"), 0);
    }

    void whileAnAdRunsNothingSaysThatItIsOver()
    {
        StartedAdsPage rig;
        rig.passAndRead(30min);  // one scheduled ad, which makes some time free of pre-rolls
        rig.makeReady();
        auto *page = rig.showPage();
        auto *timeline = page->findChild<AdTimeline *>();
        auto *table = rig.shown<QTableView>("breakTable");
        QTRY_COMPARE(table->model()->rowCount(), rig.service->log()->count());
        const int high = rig.shown("nextAdCard")->height();
        const int below = table->mapTo(page, QPoint(0, 0)).y();
        rig.click("runAd");
        QTRY_VERIFY(rig.shown("askRun"));
        rig.click("runNow");
        QTRY_VERIFY(rig.clock()->runningUntil().isValid());
        QTRY_COMPARE(table->model()->index(0, 5).data().toString(), u"Running"_s);
        QCOMPARE(table->model()->index(0, 3).data().toString(), u"—"_s);
        const QString spoken = table->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
        QVERIFY2(!spoken.contains("shown"_L1), qPrintable(spoken));
        // A span without pre-rolls ends at the next break, which sets a new length.
        QTRY_VERIFY(count(timeline, Kind::Free) >= 1);
        int labels = 0;
        QDateTime end;
        for (const AdTimeline::Span &span : timeline->spans()) {
            if (span.kind != Kind::Free)
                continue;
            labels += span.label.isEmpty() ? 0 : 1;
            QVERIFY(!end.isValid() || span.from >= end);
            end = span.to;
        }
        QVERIFY(labels <= 1);
        // The layout has not moved.
        QCoreApplication::processEvents();
        QCOMPARE(rig.shown("nextAdCard")->height(), high);
        QCOMPARE(table->mapTo(page, QPoint(0, 0)).y(), below);
        rig.passAndRead(200s);
        QTRY_VERIFY(table->model()->index(0, 5).data().toString() != "Running"_L1);
        QVERIFY(table->model()->index(0, 3).data().toString() != "—"_L1);
    }

    void escapeStopsTheQuestion()
    {
        StartedAdsPage rig;
        rig.makeReady();
        rig.showPage();
        auto *run = rig.shown<ActionButton>("runAd");
        run->setFocus();
        QTest::keyClick(run, Qt::Key_Space);
        QTRY_VERIFY(rig.shown("askRun"));
        QTRY_VERIFY(QApplication::focusWidget() && QApplication::focusWidget()->objectName() == "stopRun"_L1);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!rig.shown("askRun"));
        QVERIFY(!rig.actions()->held());
    }

    void whatIsMissingIsSaidWithAWayToIt_data()
    {
        QTest::addColumn<QString>("login");
        QTest::addColumn<bool>("scope");
        QTest::addColumn<bool>("live");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("no permission")
            << u"teaandturrets"_s << false << true << u"Sidestage needs permission to see the ad schedule."_s;
        QTest::newRow("not live") << u"teaandturrets"_s << true << false
                                  << u"Ads are scheduled when the stream starts."_s;
        QTest::newRow("not a partner")
            << u"quillscribe"_s << true << true << u"Only partners and affiliates have ads."_s;
    }
    void whatIsMissingIsSaidWithAWayToIt()
    {
        QFETCH(QString, login);
        QFETCH(bool, scope);
        QFETCH(bool, live);
        QFETCH(QString, sentence);
        AdsPageWorld rig(
            {.login = login,
             .scopes = scope ? SandboxFixture::everyScope() : without({Api::Scope::ChannelReadAds}),
             .hasEvents = false});
        if (!live)
            rig.setLive(false);
        if (scope)
            rig.startAds();
        else
            rig.service->start();
        rig.showPage();
        auto *why = rig.shown<WhyHint>("nextAdWhy");
        QVERIFY(why);
        QTRY_COMPARE(why->sentence(), sentence);
        QVERIFY(!rig.shown("nextAdCount"));
        QVERIFY(why->whyButton());
        QTest::mouseClick(why->findChild<QAbstractButton *>(u"whyButton"_s), Qt::LeftButton);
        auto *action = why->findChild<QAbstractButton *>(u"popoverAction"_s);
        QVERIFY(action);
        QCOMPARE(!action->isHidden(), !scope);
        if (!scope) {
            QTest::mouseClick(action, Qt::LeftButton);
            QCOMPARE(rig.wished, QList<Api::Scope>{Api::Scope::ChannelReadAds});
        }
    }

    void theTimelineShowsThePlanAndHasTheSameNumbersAsATable()
    {
        StartedAdsPage rig;
        for (int i = 0; i < 4; ++i)
            rig.passAndRead(30min);
        rig.passAndRead(20min);  // the break after the next is 44 minutes away
        auto *page = rig.showPage();
        auto *timeline = page->findChild<AdTimeline *>();
        QTRY_COMPARE(count(timeline, Kind::Due), 1);
        QTRY_VERIFY(count(timeline, Kind::Shown) >= 1);
        QVERIFY(count(timeline, Kind::Free) >= 1);
        QTRY_COMPARE(count(timeline, Kind::Expected), 1);  // it was every half hour so far
        QVERIFY(timeline->accessibleDescription().contains("Ad due, 90 s"_L1));
        rig.click("timelineAsTable");
        auto *table = rig.shown<QTableView>("timelineTable");
        QVERIFY(table);
        QCOMPARE(table->model()->rowCount(), int(timeline->spans().size()));
        QVERIFY(timeline->from().secsTo(timeline->to()) == 80 * 60);
        // It paints in both directions and in any size.
        page->setLayoutDirection(Qt::RightToLeft);
        QVERIFY(!timeline->grab().isNull());
        timeline->resize(220, timeline->height());
        QVERIFY(!timeline->grab().isNull());
    }

    void theLogListsBreaksAndTotals()
    {
        StartedAdsPage rig;
        rig.passAndRead(30min);
        rig.passAndRead(30min);
        rig.showPage();
        auto *table = rig.shown<QTableView>("breakTable");
        QVERIFY(table);
        QTRY_COMPARE(table->model()->rowCount(), rig.service->log()->count());
        const QModelIndex first = table->model()->index(0, 5);
        QTRY_COMPARE(first.data().toString(), u"As planned"_s);
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains("90 seconds shown"_L1));
        // New rows come on top, and the current row stays the same.
        table->setCurrentIndex(table->model()->index(1, 0));
        const QString key = table->currentIndex().data(Qt::AccessibleTextRole).toString();
        rig.passAndRead(30min);
        QTRY_COMPARE(table->model()->rowCount(), rig.service->log()->count());
        QCOMPARE(table->currentIndex().row(), 2);
        // After midnight it begins with the day.
        QVERIFY(table->currentIndex().data(Qt::AccessibleTextRole).toString().endsWith(key));
        auto *views = rig.shown<Segmented>("breakViews");
        views->setFocus();
        QTRY_VERIFY(views->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Right);
        auto *shows = rig.shown<QTableView>("showTable");
        QTRY_VERIFY(shows || (shows = rig.shown<QTableView>("showTable")));
        QCOMPARE(shows->model()->rowCount(), 1);
        QCOMPARE(shows->model()->index(0, 1).data().toString(),
                 QString::number(rig.service->log()->shows(1).first().breaks));
    }

    void longLogsComeAsTheyAreScrolled()
    {
        AdsPageWorld rig;
        const QDateTime begin = QDateTime::currentDateTimeUtc().addDays(-90);
        for (int i = 0; i < 250; ++i) {
            AdBreak entry{.showAt = begin,
                          .kind = AdBreak::Kind::Scheduled,
                          .promisedAt = begin.addSecs(i * 1800),
                          .startedAt = begin.addSecs(i * 1800 + i % 9),
                          .promised = 90,
                          .shown = 90 - i % 2 * 15};
            QVERIFY(rig.service->log()->add(entry));
        }
        rig.startAds();
        rig.showPage();
        auto *table = rig.shown<QTableView>("breakTable");
        QVERIFY(table);
        QVERIFY(table->model()->rowCount() < 250);
        while (table->model()->canFetchMore({}))
            table->model()->fetchMore({});
        QCOMPARE(table->model()->rowCount(), rig.service->log()->count());
        QTRY_VERIFY(rig.text("lateness").contains("late, based on"_L1));
    }

    void theLogIsExportedToAFile()
    {
        QTemporaryDir dir;
        StartedAdsPage rig;
        rig.passAndRead(30min);
        auto *page = rig.showPage();
        const QString path = dir.filePath(u"ads.csv"_s);
        page->exportLog();
        auto *dialog = page->findChild<QFileDialog *>(u"adsSaveDialog"_s);
        QVERIFY(dialog);
        Q_EMIT dialog->fileSelected(path);
        dialog->close();
        QTRY_VERIFY(rig.shown("adsBanner"));
        QTRY_VERIFY(rig.text("bannerSentence").contains("saved to"_L1));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), rig.service->log()->count() + 1);
    }

    void whatIsChosenBeforeAnAdIsKept()
    {
        StartedAdsPage rig;
        rig.showPage();
        QVERIFY(!rig.shown<Toggle>("announceAd")->isChecked());
        rig.click("announceAd");
        QVERIFY(rig.service->memory()->settings().announces);
        rig.click("warnAd");
        QVERIFY(!rig.service->memory()->settings().warns);
        rig.click("warnAdTime");
        auto *menu = rig.window->findChild<QMenu *>(u"warnAdTimeMenu"_s);
        QVERIFY(menu);
        QTRY_VERIFY(menu->isVisible());
        QCOMPARE(menu->actions().at(3)->isChecked(), true);  // 60 s
        menu->actions().at(6)->trigger();                    // 10 s too
        menu->close();
        QCOMPARE(rig.service->memory()->settings().warnAhead, (QList<int>{60, 10}));
        QTRY_COMPARE(rig.shown<QAbstractButton>("warnAdTime")->text(), u"60, 10 s"_s);
        rig.window.reset();
        rig.restart();
        rig.showPage();
        QVERIFY(rig.shown<Toggle>("announceAd")->isChecked());
        QCOMPARE(rig.shown<QAbstractButton>("warnAdTime")->text(), u"60, 10 s"_s);
    }

    void warningsAndSnoozesAreToastsThatCountDown()
    {
        StartedAdsPage rig;
        auto *page = rig.showPage();
        ToastLane lane(page);
        AdToasts toasts(rig.service, [&lane] { return &lane; }, {});
        rig.passAndRead(std::chrono::milliseconds(rig.worldTime().msecsTo(rig.onService().nextAdAt)) - 50s);
        QTRY_VERIFY(toasts.warning());
        QVERIFY(toasts.warning()->secondsLeft() > 30);
        auto *snooze = toasts.warning()->findChild<QAbstractButton *>(u"toastAction"_s);
        QVERIFY(snooze);
        QTest::mouseClick(snooze, Qt::LeftButton);
        QTRY_VERIFY(!toasts.warning());  // it is decided: what waits now is the snooze
        QTRY_COMPARE(lane.toasts().size(), 1);
        QVERIFY(lane.undoNewest());
        QTRY_VERIFY(!rig.actions()->held());
        QCOMPARE(rig.sandbox.served("/channels/ads/schedule/snooze"), 0);
        // A refusal is shown in the service's words.
        rig.sandbox.fault(
            {.path = "/channels/ads/schedule/snooze", .status = 429, .message = u"Out of snoozes."_s});
        rig.actions()->snooze();
        rig.actions()->sendNow();
        const auto said = [&] {
            for (const Toast *toast : lane.toasts()) {
                if (toast->content().what.contains("Out of snoozes."_L1))
                    return true;
            }
            return false;
        };
        QTRY_VERIFY(said());
    }

    void theOverlayIsThereWhenItIsWantedAndDue()
    {
        StartedAdsPage rig;
        AdOverlay overlay(rig.service);
        AdSettings settings = rig.service->memory()->settings();
        settings.overlays = true;
        QVERIFY(rig.service->memory()->setSettings(settings));
        QVERIFY(!overlay.isVisible());
        rig.passAndRead(std::chrono::milliseconds(rig.worldTime().msecsTo(rig.onService().nextAdAt)) - 15s);
        QTRY_VERIFY(overlay.isVisible());
        QVERIFY(overlay.windowFlags().testFlag(Qt::WindowStaysOnTopHint));
        QTest::mouseClick(overlay.findChild<QAbstractButton *>(u"overlayClose"_s), Qt::LeftButton);
        QVERIFY(!overlay.isVisible());
        rig.read();
        QVERIFY(!overlay.isVisible());
    }

    void itHoldsFrom320PxAndAtTwiceTheTextSize_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("scale");
        QTest::newRow("narrow") << QSize(320, 640) << 100;
        QTest::newRow("wide") << QSize(1072, 760) << 100;
        QTest::newRow("large text") << QSize(1072, 760) << 200;
        QTest::newRow("large text, narrow") << QSize(640, 640) << 200;
    }
    void itHoldsFrom320PxAndAtTwiceTheTextSize()
    {
        QFETCH(QSize, size);
        QFETCH(int, scale);
        Theme::current()->setTextScale(scale);
        const auto back = qScopeGuard([] { Theme::current()->setTextScale(100); });
        StartedAdsPage rig;
        auto *page = rig.showPage(size);
        QTRY_COMPARE(page->size(), size);
        for (const char *name : {"nextAdCard", "snoozesCard", "runAdCard", "breaksCard", "beforeAdCard"}) {
            auto *card = page->findChild<QWidget *>(QLatin1String(name));
            QVERIFY2(card, name);
            QTRY_VERIFY2(card->geometry().right() <= card->parentWidget()->width(), name);
            QVERIFY2(card->width() >= card->minimumSizeHint().width(), name);
        }
        auto *content = page->findChild<QWidget *>(u"nextAdCard"_s)->parentWidget();
        QVERIFY2(content->minimumSizeHint().width() <= size.width(),
                 qPrintable(QString::number(content->minimumSizeHint().width())));
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const Theme theme;
    TestAdsPage test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_ads_page.moc"
