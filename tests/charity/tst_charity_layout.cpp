// SPDX-License-Identifier: GPL-3.0-or-later

// The page and its card fit at every width, in both directions, and with large text.

#include "charity_page_world.h"

#include "charity/charity_card.h"
#include "charity/donations/amount_view.h"
#include "charity/goal/goal_bar.h"
#include "kit/controls/button.h"
#include "kit/messages/why_hint.h"
#include "kit/text/pill.h"

#include <QAction>
#include <QScrollArea>

using namespace Sidestage;

class TstCharityLayout : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme{};

    QRect placeOf(const CharityPageWorld &rig, const char *name)
    {
        QWidget *widget = rig.find(name);
        return {widget->mapTo(rig.page, QPoint()), widget->size()};
    }

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void cleanupTestCase() { m_theme.reset(); }
    void cleanup() { m_theme->setTextScale(100); }

    void theColumnsFollowTheWidth_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("left to right") << Qt::LeftToRight;
        QTest::newRow("right to left") << Qt::RightToLeft;
    }
    void theColumnsFollowTheWidth()
    {
        QFETCH(Qt::LayoutDirection, direction);
        CharityPageWorld rig;
        rig.open();
        rig.settle();
        rig.showPage({1072, 720}, direction);
        // Two columns: the donations are beside the campaign.
        const QRect campaign = placeOf(rig, "campaignCard"), donations = placeOf(rig, "donationsCard");
        QVERIFY(direction == Qt::LeftToRight ? donations.left() > campaign.right()
                                             : donations.right() < campaign.left());
        // The donations become a drawer, opened by its key.
        rig.page->resize(800, 720);
        QTRY_VERIFY(!rig.isShown("donationsCard"));
        rig.page->setFocus();
        QTest::keyClick(rig.find("milestonesCard"), Qt::Key_D);
        QTRY_VERIFY(rig.isShown("donationsCard"));
        QVERIFY(rig.isShown("campaignCard"));
        QTest::keyClick(rig.table(), Qt::Key_D);
        QTRY_VERIFY(!rig.isShown("donationsCard"));
        // The search opens it.
        QTest::keyClick(rig.find("milestonesCard"), Qt::Key_Slash);
        QTRY_VERIFY(rig.find("donationsSearch")->hasFocus());
        // One column: everything else is below.
        rig.page->resize(420, 720);
        QTRY_VERIFY(placeOf(rig, "donationsCard").top() > placeOf(rig, "milestonesCard").bottom());
        QTRY_VERIFY(placeOf(rig, "ledgerCard").top() > placeOf(rig, "donationsCard").bottom());
    }

    void nothingIsCutAtAnyWidth_data()
    {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("scale");
        QTest::newRow("320") << 320 << 100;
        QTest::newRow("700") << 700 << 100;
        QTest::newRow("1280, large text") << 1280 << 200;
        QTest::newRow("640, large text") << 640 << 200;
    }
    void nothingIsCutAtAnyWidth()
    {
        QFETCH(int, width);
        QFETCH(int, scale);
        m_theme->setTextScale(scale);
        CharityPageWorld rig;
        rig.open();
        rig.settle();
        rig.showPage({width, 700});
        auto *area = rig.find<QScrollArea>("charityScroll");
        QTRY_VERIFY2(area->widget()->width() <= area->viewport()->width(),
                     qPrintable(u"%1 in %2"_s.arg(area->widget()->width()).arg(area->viewport()->width())));
        for (const char *name : {"charityTotal", "charityName", "milestonesCard", "paceCard"}) {
            const QRect place = placeOf(rig, name);
            QVERIFY2(place.left() >= 0 && place.right() < rig.page->width(), name);
        }
    }

    void theBarIsMirrored()
    {
        GoalBar bar;
        const Money total(2'500, 2, u"GBP"_s);
        bar.set(total, total.of(10'000), {total.of(5'000)});
        bar.resize(400, bar.sizeHint().height());
        QCOMPARE(bar.placeOf(total), 250);
        const auto filled = [&](int x) {
            return bar.grab().toImage().pixelColor(x, px(5) + px(6)) == Theme::tokens().goodFill;
        };
        QVERIFY(filled(20) && !filled(380));
        bar.setLayoutDirection(Qt::RightToLeft);
        QVERIFY(!filled(20) && filled(380));
        QVERIFY(bar.accessibleName().contains(u"25"_s));
    }

    void theCardTellsAndLeads()
    {
        CharityWorld rig;
        rig.open();
        rig.settle();
        rig.donate(2'500, u"quillscribe"_s);
        QTRY_COMPARE(rig.donations()->total(), 181);
        std::unique_ptr<Card> card(makeCharityCard(rig.service, nullptr));
        card->resize(332, 180);
        card->show();
        QVERIFY(QTest::qWaitForWindowExposed(card.get()));
        QTRY_COMPARE(card->title(), rig.campaigns()->current()->charityName);
        QCOMPARE(card->findChild<AmountView *>()->amount(), rig.campaigns()->current()->total.text());
        QTRY_VERIFY(
            card->findChild<QLabel *>(u"charityCardLast"_s)->text().contains(QString::fromUtf8("£25.00")));
        auto *charity = static_cast<CharityCard *>(card.get());
        QSignalSpy asked(charity, &CharityCard::pageRequested);
        QTest::mouseClick(card->findChild<Button *>(u"charityCardOpen"_s), Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        rig.stopCampaign();
        QTRY_VERIFY(card->findChild<QWidget *>(u"charityCardNothing"_s)->isVisible());
        QVERIFY(!card->findChild<QWidget *>(u"charityCardBar"_s)->isVisible());
    }

    void theCardHoldsFrom260PixelsAndWithLargeText_data()
    {
        QTest::addColumn<int>("scale");
        QTest::newRow("100 %") << 100;
        QTest::newRow("200 %") << 200;
    }
    void theCardHoldsFrom260PixelsAndWithLargeText()
    {
        QFETCH(int, scale);
        m_theme->setTextScale(scale);
        CharityWorld rig;
        rig.open();
        rig.settle();
        std::unique_ptr<Card> card(makeCharityCard(rig.service, nullptr));
        card->resize(260, 400);
        card->show();
        QVERIFY(QTest::qWaitForWindowExposed(card.get()));
        QTRY_VERIFY(card->findChild<AmountView *>()->isVisible());
        QVERIFY2(card->minimumSizeHint().width() <= 260,
                 qPrintable(QString::number(card->minimumSizeHint().width())));
    }

    void theCardSaysWhyThereIsNothing()
    {
        CharityWorld rig({.scopes = {}});
        rig.open();
        std::unique_ptr<Card> card(makeCharityCard(rig.service, nullptr));
        card->show();
        QTRY_VERIFY(card->findChild<WhyHint *>()->isVisible());
        QVERIFY(!card->findChild<WhyHint *>()->sentence().isEmpty());
    }
};

QTEST_MAIN(TstCharityLayout)
#include "tst_charity_layout.moc"
