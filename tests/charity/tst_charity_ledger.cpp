// SPDX-License-Identifier: GPL-3.0-or-later

// The service forgets a campaign when it ends. The ledger keeps it, with the difference to the total that the
// service reported.

#include "charity_world.h"

#include "charity/donation_loader.h"

using namespace Sidestage;

class TstCharityLedger : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCampaignThatEndsStaysInTheLedger_data()
    {
        QTest::addColumn<bool>("withEvents");
        QTest::newRow("told by an event") << true;
        QTest::newRow("found by reading") << false;
    }
    void aCampaignThatEndsStaysInTheLedger()
    {
        QFETCH(bool, withEvents);
        CharityWorld rig({.hasEvents = withEvents});
        rig.open();
        rig.settle();
        const CampaignRecord before = *rig.campaigns()->current();
        rig.stopCampaign();
        if (!withEvents)
            rig.feed()->refresh();
        QTRY_VERIFY(!rig.campaigns()->current());
        QCOMPARE(rig.campaigns()->campaigns().size(), 1);
        const CampaignRecord kept = rig.campaigns()->campaigns().first();
        QCOMPARE(kept.id, before.id);
        QCOMPARE(kept.total, before.total);
        QCOMPARE(kept.isEndExact, withEvents);
        QVERIFY(kept.endedAt.isValid());
        QCOMPARE(rig.donations()->total(), 180);
        // Also after a restart.
        rig.reopen();
        QTRY_COMPARE(rig.donations()->total(), 180);
        QTRY_VERIFY(rig.feed()->isKnown());
        QVERIFY(!rig.campaigns()->current());
        QCOMPARE(rig.campaigns()->campaigns().first().donations(), 180);
        QCOMPARE(rig.campaigns()->campaigns().first().difference().value().minor(), 0);
    }

    void anotherCampaignBeginsWithItsOwnDonations()
    {
        CharityWorld rig;
        rig.open();
        rig.settle();
        const CampaignRecord first = *rig.campaigns()->current();
        rig.stopCampaign();
        const QString id = rig.startCampaign(u"Hedgerow Rescue"_s, {100'000, 2, u"EUR"_s});
        QTRY_VERIFY(rig.campaigns()->current() && rig.campaigns()->current()->id == id);
        QVERIFY(rig.campaigns()->current()->startedAt.isValid());
        QTRY_VERIFY(rig.campaigns()->areDonationsLoaded());
        QCOMPARE(rig.donations()->total(), 0);
        rig.donate(400);
        rig.donate(600);
        rig.settle();
        QCOMPARE(rig.donations()->sums().all(), QList<Money>{Money(1'000, 2, u"EUR"_s)});
        const auto campaigns = rig.campaigns()->campaigns();
        QCOMPARE(campaigns.size(), 2);
        QCOMPARE(campaigns[0].id, id);
        QCOMPARE(campaigns[1].id, first.id);
        QCOMPARE(campaigns[1].donations(), 180);
        QCOMPARE(campaigns[1].total, first.total);
        // The donations of the old campaign can be loaded.
        DonationModel old;
        DonationLoader loader(rig.service->store(), &old);
        loader.load(first.id);
        QTRY_COMPARE(old.total(), 180);
        QTRY_COMPARE(old.sums().all(), QList<Money>{first.total});
    }

    void whileNobodyLooksOneEndsAndAnotherBegins()
    {
        CharityWorld rig;
        rig.open();
        rig.settle();
        rig.stop();
        rig.stopCampaign();
        const QString id = rig.startCampaign(u"Hedgerow Rescue"_s, {0, 0, u"JPY"_s});
        rig.donate(1'200);
        rig.reopen();
        QTRY_VERIFY(rig.campaigns()->current() && rig.campaigns()->current()->id == id);
        rig.settle();
        QCOMPARE(rig.donations()->total(), 1);
        QVERIFY(!rig.campaigns()->current()->target);
        QVERIFY(!rig.campaigns()->campaigns().last().isRunning());
        QVERIFY(!rig.campaigns()->campaigns().last().isEndExact);
    }

    void whatIsMissingIsTheDifference()
    {
        CharityWorld rig;
        // The service returns an empty list, though the total is not zero.
        rig.sandbox.fault({.path = "/charity/donations",
                           .times = -1,
                           .body = QByteArray("{\"data\":[],\"pagination\":{}}")});
        rig.open();
        QTRY_VERIFY(rig.feed()->isComplete());
        const auto campaign = rig.campaigns()->current();
        QCOMPARE(campaign->difference().value(), campaign->total);
        QCOMPARE(campaign->donations(), 0);
        rig.sandbox.clearFaults();
        rig.readAnew();
        QTRY_COMPARE(rig.campaigns()->current()->difference().value().minor(), 0);
    }

    void progressIsKeptOverARestart()
    {
        CharityWorld rig;
        rig.open();
        rig.settle();
        rig.donate(5'000);
        QTRY_COMPARE(rig.campaigns()->progress().size(), 2);
        const auto points = rig.campaigns()->progress();
        QCOMPARE(points.last().total - points.first().total, 5'000);
        rig.reopen();
        QTRY_COMPARE(rig.campaigns()->progress(), points);
    }

    void accountsHaveLedgersOfTheirOwn()
    {
        CharityWorld rig;
        rig.open();
        rig.settle();
        CharityStore other(rig.store->background(), u"another"_s);
        std::optional<qsizetype> found;
        other.campaigns(this,
                        [&](const Result<QList<CampaignRecord>> &read) { found = read.value_or({}).size(); });
        QTRY_VERIFY(found);
        QCOMPARE(*found, 0);
    }
};

QTEST_GUILESS_MAIN(TstCharityLedger)
#include "tst_charity_ledger.moc"
