// SPDX-License-Identifier: GPL-3.0-or-later

// The page as a user sees it: real widgets, real events, and the sandbox.

#include "charity_page_world.h"

#include "charity/donations/amount_view.h"
#include "charity/goal/goal_bar.h"
#include "charity/goal/milestone_tile.h"
#include "charity/goal/milestones_card.h"
#include "kit/controls/segmented.h"
#include "kit/messages/banner.h"
#include "kit/messages/empty_state.h"

#include <QLineEdit>
#include <QTableWidget>

using namespace Sidestage;

class TstCharityPage : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme{};

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }
    void cleanupTestCase() { m_theme.reset(); }

    void theCampaignIsShownAndMovesWithADonation()
    {
        CharityPageWorld rig;
        rig.open();
        rig.settle();
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
        CharityPageWorld rig;
        rig.open();
        rig.settle();
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
        CharityPageWorld rig;
        rig.open();
        rig.settle();
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
        CharityPageWorld rig;
        rig.open();
        rig.settle();
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
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(u"milestoneDelete"_s), Qt::LeftButton);
        QTRY_COMPARE(card->tiles().size(), 0);
        QCOMPARE(notified.count(), 1);
    }

    void withoutACampaignTheLedgerComesFirst()
    {
        CharityPageWorld rig;
        rig.open();
        rig.settle();
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
        CharityPageWorld rig;
        rig.open();
        rig.settle();
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
};

QTEST_MAIN(TstCharityPage)
#include "tst_charity_page.moc"
