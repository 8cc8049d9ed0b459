// SPDX-License-Identifier: GPL-3.0-or-later

// The card of the next ad for the overview, and the next ad in the header.

#include "ads_page_world.h"

#include "ads/ad_block.h"
#include "ads/ad_card.h"
#include "kit/messages/why_hint.h"
#include "live/live_status.h"
#include "shell/header/header.h"
#include "shell/header/icon_text.h"
#include "support/layout_requests.h"

#include <QAction>
#include <QMenu>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

/// Texts that are cut off and widgets that stick out or overlap. Empty: none.
QStringList misfits(QWidget *in)
{
    QStringList bad;
    const auto all = in->findChildren<QWidget *>();
    for (QWidget *widget : all) {
        if (!widget->isVisible())
            continue;
        const QString who
            = u"%1 %2"_s.arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
        const QRect inside(widget->mapTo(in, QPoint()), widget->size());
        if (inside.left() < 0 || inside.right() >= in->width())
            bad.append(who + u" stands out"_s);
        const bool mayShrink = widget->objectName() == "accountButton"_L1;
        if (!mayShrink && widget->findChildren<QWidget *>().isEmpty()
            && widget->width() < widget->sizeHint().width())
            bad.append(who + u" is cut"_s);
        const auto around = widget->parentWidget()->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
        for (const QWidget *other : around) {
            if (other > widget && other->isVisible() && other->geometry().intersects(widget->geometry()))
                bad.append(who + u" lies over "_s + other->objectName());
        }
    }
    return bad;
}

}  // namespace

class TestAdCard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itActsFrom260PxAndAtTwiceTheTextSize_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("scale");
        QTest::newRow("260 px") << 260 << 100;
        QTest::newRow("wide") << 420 << 100;
        QTest::newRow("twice the text") << 520 << 200;
    }
    void itActsFrom260PxAndAtTwiceTheTextSize()
    {
        QFETCH(int, width);
        QFETCH(int, scale);
        Theme::current()->setTextScale(scale);
        const auto back = qScopeGuard([] { Theme::current()->setTextScale(100); });
        StartedAdsPage rig;
        auto *card = rig.show(new AdCard(rig.service), {width, 300});
        QVERIFY2(card->minimumSizeHint().width() <= width,
                 qPrintable(QString::number(card->minimumSizeHint().width())));
        QTRY_VERIFY(AdsPageWorld::secondsOf(rig.value("adCount")) > 0);
        QVERIFY(rig.text("adFree").startsWith("No pre-rolls for"_L1));
        QCOMPARE(rig.text("adSnoozes"), u"3 left"_s);
        rig.click("snoozeAd");
        QVERIFY(rig.actions()->held());
        rig.click("snoozeAd");
        QVERIFY(!rig.actions()->held());
        // Neither the second click of a double click nor the key undoes it.
        auto *button = rig.shown<QAbstractButton>("snoozeAd");
        QTest::mouseDClick(card->windowHandle(), Qt::LeftButton, {},
                           button->mapTo(card, button->rect().center()));
        QVERIFY(rig.actions()->held());
        button->setFocus();
        rig.key(Qt::Key_S);
        QVERIFY(rig.actions()->held());
        QVERIFY(button->text().startsWith("Undo"_L1));
    }

    void anAdIsRunFromItsMenu()
    {
        StartedAdsPage rig;
        rig.makeReady();
        auto *card = rig.show(new AdCard(rig.service), {320, 300});
        card->chooseRun();
        auto *menu = card->findChild<QMenu *>();
        QTRY_VERIFY(menu->isVisible());
        QCOMPARE(menu->actions().size(), 6);
        menu->actions().at(1)->trigger();
        menu->close();
        QCOMPARE(rig.actions()->held()->length(), 60);
        QTRY_VERIFY(rig.shown("askRun"));
        rig.click("runNow");
        QTRY_VERIFY(rig.clock()->runningUntil().isValid());
        QTRY_COMPARE(card->title(), u"Ad running"_s);
    }

    void withoutPermissionNoAdCanBeRun()
    {
        AdsPageWorld rig({.scopes = without({Api::Scope::ChannelReadAds, Api::Scope::ChannelEditCommercial}),
                          .hasEvents = false});
        rig.service->start();
        auto *card = rig.show(new AdCard(rig.service), {320, 300});
        QTRY_VERIFY(rig.shown<WhyHint>("adWhy"));
        const auto *run = card->findChild<QAction *>(u"runAdNow"_s);
        QTRY_VERIFY(!run->isEnabled());
        QVERIFY2(run->toolTip().contains("permission"_L1), qPrintable(run->toolTip()));
        // One sentence is enough.
        QVERIFY(!rig.shown("runAd"));
        QVERIFY(!rig.shown("adLengths"));
    }

    void offlineItSaysThatAdsStartWithTheStream()
    {
        StartedAdsPage rig;
        auto *card = rig.show(new AdCard(rig.service), {300, 300});
        QSignalSpy wanted(card, &AdCard::pageRequested);
        rig.setLive(false);
        QTRY_VERIFY(rig.shown<WhyHint>("adWhy"));
        QTRY_COMPARE(rig.shown<WhyHint>("adWhy")->sentence(), u"Ads are scheduled when the stream starts."_s);
        QVERIFY(!rig.shown("snoozeAd"));
        // A press and its release must hit the same place, so wait until the layout is final.
        QTRY_COMPARE(rig.shown("adCardAt")->width(), rig.shown("adCardAt")->sizeHint().width());
        rig.click("adCardAt");
        QCOMPARE(wanted.count(), 1);
    }

    void theHeaderCountsWarnsAndSaysWhenOneRuns()
    {
        StartedAdsPage rig;
        auto *header = rig.show(new Header, {1280, 52});
        auto *block = new AdBlock(rig.service);
        header->setPart(block);
        QTRY_VERIFY(rig.shown<QLabel>("nextAd"));
        QTRY_VERIFY(AdsPageWorld::secondsOf(rig.text("nextAd")) > 60);
        QCOMPARE(rig.text("nextAdWord"), u"Next ad in"_s);
        rig.click("headerSnooze");
        QVERIFY(rig.actions()->held());
        rig.actions()->undo();
        rig.passAndRead(std::chrono::milliseconds(rig.worldTime().msecsTo(rig.onService().nextAdAt)) - 40s);
        QTRY_VERIFY(AdsPageWorld::secondsOf(rig.text("nextAd")) <= 41);
        QTRY_COMPARE(rig.shown<QLabel>("nextAd")->property("tone").toInt(), int(Tone::Warn));
        rig.passAndRead(45s);
        QTRY_COMPARE(rig.text("nextAdWord"), u"Ad running"_s);
        QTRY_VERIFY(AdsPageWorld::secondsOf(rig.text("nextAd")) <= 90);
        QVERIFY(!rig.shown("headerSnooze"));
        // In a narrow header the countdown stays, and words and button are hidden.
        rig.passAndRead(3min);
        QTRY_COMPARE(rig.text("nextAdWord"), u"Next ad in"_s);
        header->resize(320, header->height());
        QTRY_VERIFY(!rig.shown<QLabel>("nextAdWord"));
        QVERIFY(!rig.shown("headerSnooze"));
        QVERIFY(rig.shown<QLabel>("nextAd"));
        QCOMPARE(header->width(), 320);
        header->resize(1280, header->height());
        QTRY_VERIFY(rig.shown<QLabel>("nextAdWord"));
        rig.setLive(false);
        QTRY_VERIFY(!rig.shown<QLabel>("nextAd"));
        header->setPart(nullptr);
    }

    void theHeaderFitsAndDropsInTheOrderOfTheDesign_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("scale");
        QTest::addColumn<bool>("signedIn");
        for (const int scale : {100, 200}) {
            for (const int width : {1280, 960, 640, 480, 320}) {
                if (width * 100 / scale < 320)
                    continue;  // the window is never so narrow
                for (const bool signedIn : {true, false})
                    QTest::addRow("%d px, %d %%, %s", width, scale, signedIn ? "signed in" : "nobody")
                        << width << scale << signedIn;
            }
        }
    }
    void theHeaderFitsAndDropsInTheOrderOfTheDesign()
    {
        QFETCH(int, width);
        QFETCH(int, scale);
        QFETCH(bool, signedIn);
        Theme::current()->setTextScale(scale);
        const auto back = qScopeGuard([] { Theme::current()->setTextScale(100); });
        StartedAdsPage rig;
        LiveStatus live(rig.account.get());
        auto *header = rig.show(new Header, {1280, 52});
        if (signedIn) {
            header->setAccount(rig.account.get(), &live);
        }
        header->setPart(new AdBlock(rig.service));
        QTRY_VERIFY(rig.shown<QLabel>("nextAd"));
        header->resize(width, header->height());
        QTRY_COMPARE(header->width(), width);
        const auto isThere = [&](const char *name) { return rig.shown(name) != nullptr; };
        QStringList bad;
        const auto fits = [&] {
            bad = misfits(header);
            return bad.isEmpty();
        };
        QVERIFY2(QTest::qWaitFor(fits, 10'000), qPrintable(bad.join(u'\n')));
        for (const char *name : {"livePill", "nextAd", "accountButton", "connection"})
            QVERIFY2(isThere(name), name);
        // The button and the words are hidden before these two.
        QVERIFY(!isThere("goToButton") || isThere("headerSnooze"));
        QVERIFY(!isThere("nextAdWord") || isThere("headerSnooze"));
        if (width * 100 / scale >= 1280)
            QVERIFY(isThere("goToButton") && isThere("nextAdWord"));
        // Layouts settle, and the seconds do not cause new ones: neither those until the ad nor those since
        // the last response.
        const auto *connection = header->findChild<IconText *>(u"connection"_s);
        const auto seconds = [&] {
            return QStringList{rig.text("nextAd"), signedIn ? connection->words() : QString()};
        };
        LayoutRequests requests(header);
        int quiet = 0;
        const auto isQuiet = [&] {
            const QStringList before = seconds();
            const auto haveAllChanged = [&] {
                const QStringList now = seconds();
                return now[0] != before[0] && (!signedIn || now[1] != before[1]);
            };
            requests.count = 0;
            const bool ticked = QTest::qWaitFor(haveAllChanged, 10'000);
            QCoreApplication::processEvents();  // layout requests of the tick
            if (ticked && requests.count == 0)
                ++quiet;
            return quiet >= 2;
        };
        QVERIFY(QTest::qWaitFor(isQuiet, testPatience));
        header->setPart(nullptr);
        header->setAccount(nullptr, nullptr);
    }

    void theSecondsOfTheCardLayNothingOutAnew()
    {
        StartedAdsPage rig;
        rig.show(new AdCard(rig.service), {360, 300});
        QTRY_VERIFY(AdsPageWorld::secondsOf(rig.value("adCount")) > 0);
        // With a snooze used, it also counts down to the next one.
        rig.click("snoozeAd");
        rig.actions()->sendNow();
        QTRY_VERIFY(rig.text("adSnoozes").contains("next in"_L1));
        QCoreApplication::processEvents();
        LayoutRequests requests(rig.window.get());
        // Waits until the layout has settled after the response.
        int quiet = 0;
        const auto isQuiet = [&] {
            const QString before = rig.text("adSnoozes");
            requests.count = 0;
            const bool ticked = QTest::qWaitFor([&] { return rig.text("adSnoozes") != before; }, 10'000);
            QCoreApplication::processEvents();  // layout requests of the tick
            if (ticked && requests.count == 0)
                ++quiet;
            return quiet >= 2;
        };
        QVERIFY(QTest::qWaitFor(isQuiet, testPatience));
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const Theme theme;
    TestAdCard test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_ad_card.moc"
