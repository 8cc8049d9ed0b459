// SPDX-License-Identifier: GPL-3.0-or-later

// The card of the next ad for the overview, and the next ad in the header.

#include "ads_page_rig.h"

#include "ads/ad_block.h"
#include "ads/ad_card.h"
#include "kit/why_hint.h"
#include "shell/header.h"

#include <QMenu>

using namespace Sidestage;
using namespace std::chrono_literals;

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
        AdsPageRig rig;
        rig.start();
        auto *card = rig.show(static_cast<AdCard *>(makeAdCard(rig.desk.get(), nullptr)), {width, 300});
        QVERIFY2(card->minimumSizeHint().width() <= width,
                 qPrintable(QString::number(card->minimumSizeHint().width())));
        QTRY_VERIFY(AdsPageRig::secondsOf(rig.value("adCount")) > 0);
        QVERIFY(rig.text("adFree").startsWith(QLatin1String("Pre-roll free")));
        QCOMPARE(rig.text("adSnoozes"), QStringLiteral("3 left"));
        rig.click("snoozeAd");
        QVERIFY(rig.deeds()->held());
        rig.click("snoozeAd");
        QVERIFY(!rig.deeds()->held());
    }

    void anAdIsRunFromItsMenu()
    {
        AdsPageRig rig;
        rig.start();
        rig.makeReady();
        auto *card = rig.show(new AdCard(rig.desk.get()), {320, 300});
        card->chooseRun();
        auto *menu = card->findChild<QMenu *>();
        QTRY_VERIFY(menu->isVisible());
        QCOMPARE(menu->actions().size(), 6);
        menu->actions().at(1)->trigger();
        menu->close();
        QCOMPARE(rig.deeds()->held()->length, 60);
        QTRY_VERIFY(rig.find("askRun"));
        rig.click("runNow");
        QTRY_VERIFY(rig.clock()->runningUntil().isValid());
        QTRY_COMPARE(card->title(), QStringLiteral("Ad running"));
    }

    void offlineItSaysThatAdsStartWithTheStream()
    {
        AdsPageRig rig;
        rig.start();
        auto *card = rig.show(new AdCard(rig.desk.get()), {300, 300});
        QSignalSpy wanted(card, &AdCard::pageRequested);
        rig.setLive(false);
        QTRY_VERIFY(rig.find<WhyHint>("adWhy"));
        QTRY_COMPARE(rig.find<WhyHint>("adWhy")->sentence(), QStringLiteral("Ads start with the stream."));
        QVERIFY(!rig.find("snoozeAd"));
        rig.click("adCardAt");
        QCOMPARE(wanted.count(), 1);
    }

    void theHeaderCountsWarnsAndSaysWhenOneRuns()
    {
        AdsPageRig rig;
        rig.start();
        auto *header = rig.show(new Header, {1280, 52});
        auto *block = new AdBlock(rig.desk.get());
        header->setPart(block);
        QTRY_VERIFY(rig.find<QLabel>("nextAd"));
        QTRY_VERIFY(AdsPageRig::secondsOf(rig.text("nextAd")) > 60);
        QCOMPARE(rig.text("nextAdWord"), QStringLiteral("Next ad in"));
        rig.click("headerSnooze");
        QVERIFY(rig.deeds()->held());
        rig.deeds()->undo();
        rig.passAndRead(std::chrono::milliseconds(rig.worldTime().msecsTo(rig.onService().nextAdAt)) - 40s);
        QTRY_VERIFY(AdsPageRig::secondsOf(rig.text("nextAd")) <= 41);
        QTRY_COMPARE(rig.find<QLabel>("nextAd")->property("tone").toInt(), int(Tone::Warn));
        rig.passAndRead(45s);
        QTRY_COMPARE(rig.text("nextAdWord"), QStringLiteral("Ad running"));
        QTRY_VERIFY(AdsPageRig::secondsOf(rig.text("nextAd")) <= 90);
        QVERIFY(!rig.find("headerSnooze"));
        // Where it is narrow the countdown stays, words and button go.
        block->setShown(HeaderPart::Shown::Clock);
        QVERIFY(rig.find<QLabel>("nextAd"));
        QVERIFY(!rig.find<QLabel>("nextAdWord"));
        rig.setLive(false);
        QTRY_VERIFY(!rig.find<QLabel>("nextAd"));
        header->setPart(nullptr);
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
