// SPDX-License-Identifier: GPL-3.0-or-later

// The page as a user sees it: real widgets, real events, and the sandbox. It and its card fit at every width,
// in both directions, and with large text.

#include "charity_page_world.h"

#include "charity/charity_card.h"
#include "charity/donations/amount_view.h"
#include "charity/goal/goal_bar.h"
#include "charity/goal/milestone_tile.h"
#include "charity/goal/milestones_card.h"
#include "kit/controls/button.h"
#include "kit/controls/segmented.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"
#include "kit/messages/why_hint.h"
#include "kit/text/pill.h"

#include <QAction>
#include <QLineEdit>
#include <QScrollArea>
#include <QTableWidget>

using namespace Sidestage;

class TstCharityPage : public QObject
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

    void theCampaignIsShownAndMovesWithADonation()
    {
        OpenCharityPage rig;
        rig.showPage();
        const CampaignRecord campaign = *rig.campaigns()->current();
        QCOMPARE(rig.find<QLabel>("charityName")->text(), campaign.charityName);
        QVERIFY(!campaign.description.isEmpty());
        QCOMPARE(rig.find<QLabel>("charityDescription")->text(), campaign.description);
        QVERIFY(rig.isShown("charityDescription"));
        QVERIFY(rig.isShown("charityWebsite"));
        QCOMPARE(rig.find("charityWebsite")->toolTip(), campaign.website.toDisplayString());
        QVERIFY(campaign.logo.isValid());
        QCOMPARE(rig.find("charityLogo")->accessibleName(), u"Logo of %1"_s.arg(campaign.charityName));
        QCOMPARE(rig.find<AmountView>("charityTotal")->amount(), campaign.total.text());
        QCOMPARE(rig.find<AmountView>("charityTotal")->goal(), u"of %1"_s.arg(campaign.target->text()));
        QTRY_COMPARE(rig.table()->model()->rowCount(), 180);
        QCOMPARE(rig.cell(0, DonationModel::SeenColumn), u"earlier"_s);
        rig.donate(2'500);
        QTRY_COMPARE(rig.find<AmountView>("charityTotal")->amount(),
                     campaign.total.of(campaign.total.minor() + 2'500).text());
        QTRY_COMPARE(rig.cell(0, DonationModel::AmountColumn), QString::fromUtf8("£25.00"));
        QVERIFY(rig.cell(0, DonationModel::SeenColumn) != u"earlier"_s);
        QVERIFY(rig.find<QLabel>("donationsCount")->text().startsWith(u"181"_s));
        QVERIFY(!rig.isShown("charityDifference"));
    }

    void aSlashSearchesAndEscapeEndsIt()
    {
        OpenCharityPage rig;
        rig.donate(123'400, u"wrenloft"_s);
        rig.showPage();
        QTRY_COMPARE(rig.table()->model()->rowCount(), 181);
        QTest::keyClick(rig.table(), Qt::Key_Slash);
        auto *search = rig.find<QLineEdit>("donationsSearch");
        QTRY_VERIFY(search->hasFocus());
        QTest::keyClicks(search, u"1234"_s);
        QTRY_COMPARE(rig.table()->model()->rowCount(), 1);
        QTest::keyClicks(search, u" nobody"_s);
        QTRY_VERIFY(rig.isShown("donationsEmpty"));
        QTest::keyClick(search, Qt::Key_Escape);
        QTRY_COMPARE(rig.table()->model()->rowCount(), 181);
    }

    void theLargestAndWhoGaveAreOneKeyAway()
    {
        OpenCharityPage rig;
        rig.donate(999'900, u"wrenloft"_s);
        rig.showPage();
        QTRY_COMPARE(rig.table()->model()->rowCount(), 181);
        auto *order = rig.find<Segmented>("donationsOrder");
        order->setCurrentIndex(1);
        QTRY_COMPARE(rig.cell(0, DonationModel::AmountColumn), QString::fromUtf8("£9,999.00"));
        order->setCurrentIndex(2);
        QTRY_COMPARE(rig.table()->model()->rowCount(), rig.donations()->viewers());
        QVERIFY(rig.donations()->viewers() < 181);
    }

    void aMilestoneIsMadeRefusedChangedAndReached()
    {
        OpenCharityPage rig;
        rig.showPage();
        rig.press("milestoneAdd");
        auto *dialog = rig.page->findChild<QDialog *>(u"milestoneDialog"_s);
        QVERIFY(dialog);
        auto *amount = dialog->findChild<QLineEdit *>(u"milestoneAmount"_s);
        auto *title = dialog->findChild<QLineEdit *>(u"milestoneTitle"_s);
        QTest::keyClicks(amount, u"lots"_s);
        QTest::keyClicks(title, u"Costume hour"_s);
        QTest::keyClick(title, Qt::Key_Return);
        QVERIFY(dialog->isVisible());
        QCOMPARE(amount->text(), u"lots"_s);  // the text stays
        amount->clear();
        const Money total = rig.campaigns()->current()->total;
        QTest::keyClicks(amount, total.of(total.minor() + 500).number());
        QTest::keyClick(amount, Qt::Key_Return);
        QTRY_COMPARE(rig.campaigns()->milestones().size(), 1);
        auto *card = rig.page->findChild<MilestonesCard *>();
        QTRY_COMPARE(card->tiles().size(), 1);
        QVERIFY(!card->tiles().first()->milestone().isReached);
        rig.donate(500);
        QTRY_VERIFY(card->tiles().first()->milestone().isReached);
        QVERIFY(card->tiles().first()->accessibleName().contains(u"reached"_s));
        QTest::keyClick(card->tiles().first(), Qt::Key_Space);
        dialog = nullptr;
        QTRY_VERIFY(dialog = rig.page->findChild<QDialog *>(u"milestoneDialog"_s));
        QSignalSpy notified(rig.page, &Page::notified);
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(u"removeMilestone"_s), Qt::LeftButton);
        QTRY_COMPARE(card->tiles().size(), 0);
        QCOMPARE(notified.count(), 1);
    }

    void aMilestoneStaysInTheCampaignThatItWasMadeFor()
    {
        OpenCharityPage rig;
        rig.showPage();
        const CampaignRecord first = *rig.campaigns()->current();
        const auto stored = [&] {
            QStringList titles;
            bool isRead = false;
            rig.service->store()->milestones(first.id, rig.page, [&](const Result<QList<Milestone>> &read) {
                for (const Milestone &one : read.value_or(QList<Milestone>()))
                    titles.append(one.title);
                isRead = true;
            });
            [&] { QTRY_VERIFY(isRead); }();
            return titles;
        };
        rig.press("milestoneAdd");
        auto *dialog = rig.page->findChild<QDialog *>(u"milestoneDialog"_s);
        QVERIFY(dialog);
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"milestoneAmount"_s),
                         first.total.of(first.total.minor() + 500).number());
        auto *title = dialog->findChild<QLineEdit *>(u"milestoneTitle"_s);
        QTest::keyClicks(title, u"Costume hour"_s);
        rig.stopCampaign();
        rig.startCampaign(u"Another Charity"_s, {100'000, 2, u"GBP"_s});
        QTRY_VERIFY(rig.campaigns()->current() && rig.campaigns()->shownId() != first.id);
        QTest::keyClick(title, Qt::Key_Return);
        QTRY_COMPARE(stored(), QStringList{u"Costume hour"_s});
        QVERIFY(rig.campaigns()->milestones().isEmpty());
    }

    void withoutACampaignTheLedgerComesFirst()
    {
        OpenCharityPage rig;
        rig.stopCampaign();
        QTRY_VERIFY(!rig.campaigns()->current());
        rig.showPage();
        QVERIFY(rig.isShown("charityEmpty"));
        QCOMPARE(rig.find<EmptyState>("charityEmpty")->sentence(),
                 u"No campaign is running. Past campaigns are in the ledger below."_s);
        QVERIFY(!rig.isShown("campaignCard"));
        QVERIFY(!rig.isShown("paceCard"));
        const auto top = [&](const char *name) { return rig.find(name)->mapTo(rig.page, QPoint()).y(); };
        QTRY_VERIFY(top("ledgerCard") > top("charityEmpty"));
        QTRY_COMPARE(rig.table()->model()->rowCount(), 180);
        // Another campaign begins.
        rig.startCampaign(u"Hedgerow Rescue"_s, {0, 2, u"EUR"_s});
        QTRY_VERIFY(rig.isShown("campaignCard"));
        QCOMPARE(rig.find<AmountView>("charityTotal")->goal(), u"no goal set"_s);
        QVERIFY(!rig.isShown("goalBar"));
        // The old one is the next row of the ledger.
        QTRY_COMPARE(rig.page->ledger()->table()->model()->rowCount(), 2);
        rig.page->ledger()->table()->setFocus();
        rig.page->ledger()->table()->setCurrentIndex(rig.page->ledger()->table()->model()->index(1, 0));
        QTRY_COMPARE(rig.table()->model()->rowCount(), 180);
        rig.page->ledger()->table()->setCurrentIndex(rig.page->ledger()->table()->model()->index(0, 0));
        QTRY_COMPARE(rig.table()->model()->rowCount(), 0);
    }

    void whoMayNotSeeItIsToldAndCanAsk()
    {
        CharityPageWorld rig({.scopes = {}});
        rig.open();
        rig.showPage();
        QTRY_VERIFY(rig.isShown("charityBanner"));
        QSignalSpy asked(rig.page, &CharityPage::permissionRequested);
        rig.press("askPermission");
        QCOMPARE(asked.count(), 1);
    }

    void theChartIsATableToo()
    {
        OpenCharityPage rig;
        rig.showPage();
        rig.donate(100);
        QTRY_COMPARE(rig.campaigns()->progress().size(), 2);
        QVERIFY(!rig.find("paceChart")->accessibleName().isEmpty());
        rig.press("paceAsTable");
        QTRY_COMPARE(rig.find<QTableWidget>("paceTable")->rowCount(), 2);
        QVERIFY(rig.isShown("paceTable"));
    }

    void whatCannotBeReadIsSaidAndWhatIsKnownStays()
    {
        CharityPageWorld rig({.hasEvents = false});
        rig.open();
        rig.settle();
        rig.showPage();
        rig.sandbox.fault({.path = "/charity/campaigns", .times = -1, .status = 500});
        rig.page->refresh();
        QTRY_VERIFY(!rig.page->freshness().failure.isEmpty());
        QVERIFY(rig.isShown("campaignCard"));
        QCOMPARE(rig.table()->model()->rowCount(), 180);
    }

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
        OpenCharityPage rig;
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
        OpenCharityPage rig;
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
        OpenCharity rig;
        rig.donate(2'500, u"quillscribe"_s);
        QTRY_COMPARE(rig.donations()->total(), 181);
        const auto card = std::make_unique<CharityCard>(rig.service);
        card->resize(332, 180);
        card->show();
        QVERIFY(QTest::qWaitForWindowExposed(card.get()));
        QTRY_COMPARE(card->title(), rig.campaigns()->current()->charityName);
        QCOMPARE(card->findChild<AmountView *>()->amount(), rig.campaigns()->current()->total.text());
        QTRY_VERIFY(
            card->findChild<QLabel *>(u"charityCardLast"_s)->text().contains(QString::fromUtf8("£25.00")));
        QSignalSpy asked(card.get(), &CharityCard::pageRequested);
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
        OpenCharity rig;
        const auto card = std::make_unique<CharityCard>(rig.service);
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
        const auto card = std::make_unique<CharityCard>(rig.service);
        card->show();
        QTRY_VERIFY(card->findChild<WhyHint *>()->isVisible());
        QVERIFY(!card->findChild<WhyHint *>()->sentence().isEmpty());
    }
};

QTEST_MAIN(TstCharityPage)
#include "tst_charity_page.moc"
