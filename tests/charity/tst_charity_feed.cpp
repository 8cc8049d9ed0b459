// SPDX-License-Identifier: GPL-3.0-or-later

// The campaign here equals that of the service, by events where they are available and by polling otherwise.

#include "charity_world.h"

using namespace Sidestage;

class TstCharityFeed : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theCampaignThatRunsIsHere()
    {
        OpenCharity rig;
        const auto answer = rig.sandbox.inSandbox(
            [&](Sandbox::World &world) { return *world.area<Sandbox::Campaigns>().running(rig.id()); });
        const auto here = rig.campaigns()->current();
        QVERIFY(here);
        QCOMPARE(here->id, answer.id);
        QCOMPARE(here->charityName, answer.charityName);
        QCOMPARE(here->description, answer.charityDescription);
        QCOMPARE(here->website, answer.charityWebsite);
        QCOMPARE(here->total.toApi(), answer.currentAmount);
        QCOMPARE(here->target->toApi(), *answer.targetAmount);
        // The sum of the donations equals the total.
        QTRY_COMPARE(rig.campaigns()->current()->difference().value().minor(), 0);
        QCOMPARE(rig.donations()->sums().of(answer.currentAmount.currency).minor(),
                 answer.currentAmount.value);
    }

    void aDonationIsHereAtOnceAndRaisesTheTotal()
    {
        OpenCharity rig;
        const qint64 before = rig.campaigns()->current()->total.minor();
        QSignalSpy donated(rig.campaigns(), &CharityCache::donated);
        const QString id = rig.donate(2'500);
        QTRY_VERIFY(rig.donations()->contains(id));
        const auto donation = rig.donations()->donation(id);
        QCOMPARE(donation->amount, Money(2'500, 2, u"GBP"_s));
        QCOMPARE(donation->seenAt, rig.clock.now());
        QCOMPARE(donation->userLogin, u"quillscribe"_s);
        QTRY_COMPARE(rig.campaigns()->current()->total.minor(), before + 2'500);
        QCOMPARE(rig.campaigns()->current()->difference().value().minor(), 0);
        QCOMPARE(donated.count(), 1);
        // Donations from before have no time.
        QVERIFY(!rig.donations()->donation(rig.onService().last().id)->seenAt.isValid());
        QCOMPARE(rig.donations()->latest()->id, id);
    }

    void withoutEventsItIsRead()
    {
        CharityWorld rig({.hasEvents = false});
        rig.open();
        rig.settle();
        QVERIFY(!rig.feed()->isLive());
        const QString id = rig.donate(700);
        rig.readAnew();
        QVERIFY(rig.donations()->contains(id));
        QCOMPARE(rig.donations()->donation(id)->seenAt, rig.clock.now());
    }

    void anotherGoalAndNoGoalAreTaken()
    {
        OpenCharity rig;
        const auto setTarget = [&](qint64 target) {
            rig.sandbox.act([&](Sandbox::World &world) {
                return world.area<Sandbox::Campaigns>().setTarget(rig.id(), target);
            });
        };
        setTarget(1'000'000);
        QTRY_COMPARE(rig.campaigns()->current()->target.value().minor(), 1'000'000);
        setTarget(0);
        QTRY_VERIFY(!rig.campaigns()->current()->target);
    }

    void currenciesWithOtherDecimalsAreExact_data()
    {
        QTest::addColumn<QString>("currency");
        QTest::addColumn<int>("decimals");
        QTest::newRow("none") << u"JPY"_s << 0;
        QTest::newRow("two") << u"EUR"_s << 2;
        QTest::newRow("three") << u"KWD"_s << 3;
    }
    void currenciesWithOtherDecimalsAreExact()
    {
        QFETCH(QString, currency);
        QFETCH(int, decimals);
        CharityWorld rig;
        rig.stopCampaign();
        rig.startCampaign(u"Tern Point Lifeboats"_s, {12'345'678, decimals, currency});
        rig.fill(250);
        rig.open();
        rig.settle();
        QTRY_COMPARE(rig.campaigns()->current()->difference().value(), Money(0, decimals, currency));
        QCOMPARE(rig.donations()->sums().all(), QList<Money>{rig.campaigns()->current()->total});
        QCOMPARE(rig.campaigns()->current()->target.value(), Money(12'345'678, decimals, currency));
    }

    void withoutThePermissionNothingIsAskedAndItIsSaid()
    {
        Api::ScopeSet scopes;
        CharityWorld rig({.scopes = scopes});
        rig.open();
        QTRY_VERIFY(rig.feed()->refusal());
        QCOMPARE(rig.feed()->refusal()->kind, Error::Kind::Unauthorized);
        QVERIFY(!rig.feed()->mayRead());
        QCOMPARE(rig.sandbox.served("/charity/campaigns"), 0);
    }

    void whoMayHaveNoCampaignsIsTold()
    {
        CharityWorld rig({.login = u"quillscribe"_s});
        rig.open();
        QTRY_VERIFY(rig.feed()->refusal());
        QCOMPARE(rig.feed()->refusal()->kind, Error::Kind::Forbidden);
        QCOMPARE(rig.sandbox.served("/charity/campaigns"), 0);
    }

    void aFailureKeepsWhatIsKnownAndSaysWhy()
    {
        CharityWorld rig({.hasEvents = false});
        rig.open();
        rig.settle();
        const int total = rig.donations()->total();
        rig.sandbox.fault({.path = "/charity/campaigns", .times = -1, .status = 500});
        rig.feed()->refresh();
        QTRY_VERIFY(!rig.feed()->failure().isEmpty());
        QVERIFY(rig.campaigns()->current());
        QCOMPARE(rig.donations()->total(), total);
        rig.sandbox.clearFaults();
        rig.feed()->refresh();
        QTRY_VERIFY(rig.feed()->failure().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TstCharityFeed)
#include "tst_charity_feed.moc"
