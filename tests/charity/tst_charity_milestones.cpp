// SPDX-License-Identifier: GPL-3.0-or-later

// A milestone is announced once, when the total reaches it, and never again.

#include "charity_world.h"

using namespace Sidestage;

class TstCharityMilestones : public QObject
{
    Q_OBJECT

    void add(CharityWorld &rig, qint64 above, const QString &title)
    {
        const Money total = rig.campaigns()->current()->total;
        const qsizetype before = rig.campaigns()->milestones().size();
        rig.campaigns()->setMilestone(rig.campaigns()->shownId(),
                                      {.amount = total.of(total.minor() + above), .title = title});
        QTRY_COMPARE(rig.campaigns()->milestones().size(), before + 1);
    }

private Q_SLOTS:
    void whatIsReachedIsToldOnceAndKept()
    {
        OpenCharity rig;
        add(rig, 1'000, u"Costume hour"_s);
        add(rig, 50'000, u"Ten-hour finale"_s);
        QSignalSpy reached(rig.campaigns(), &CharityCache::milestoneReached);
        QSignalSpy notified(rig.service->alerts(), &CharityAlerts::notificationRequested);
        QSignalSpy said(rig.service->alerts(), &CharityAlerts::messageRequested);
        rig.donate(999);
        rig.donate(1);
        QTRY_COMPARE(reached.count(), 1);
        QCOMPARE(rig.campaigns()->milestones().first().title, u"Costume hour"_s);
        QVERIFY(rig.campaigns()->milestones().first().isReached);
        QVERIFY(rig.campaigns()->milestones().first().reachedAt.isValid());
        QVERIFY(!rig.campaigns()->milestones().last().isReached);
        QCOMPARE(notified.count(), 1);
        QCOMPARE(said.count(), 1);
        QCOMPARE(said.first().at(1).toString(), u"Costume hour"_s);
        rig.donate(500);
        rig.reopen();
        QSignalSpy again(rig.campaigns(), &CharityCache::milestoneReached);
        rig.settle();
        QTRY_COMPARE(rig.campaigns()->milestones().size(), 2);
        QVERIFY(rig.campaigns()->milestones().first().isReached);
        QCOMPARE(again.count(), 0);
    }

    void whatWasReachedWhileNobodyLookedIsToldAfterwards()
    {
        OpenCharity rig;
        add(rig, 1'000, u"Costume hour"_s);
        rig.stop();
        rig.donate(2'000);
        rig.start();
        rig.service = rig.make<CharityService>(rig.account.get(), rig.clock, QString());
        QSignalSpy reached(rig.campaigns(), &CharityCache::milestoneReached);
        rig.service->start();
        QTRY_COMPARE(reached.count(), 1);
    }

    void oneThatIsThereAlreadyIsReachedInSilence()
    {
        OpenCharity rig;
        QSignalSpy reached(rig.campaigns(), &CharityCache::milestoneReached);
        add(rig, -1, u"Long ago"_s);
        QVERIFY(rig.campaigns()->milestones().first().isReached);
        QVERIFY(!rig.campaigns()->milestones().first().reachedAt.isValid());
        QCOMPARE(reached.count(), 0);
    }

    void theyAreChangedRemovedAndSortedByAmount()
    {
        OpenCharity rig;
        add(rig, 9'000, u"Late"_s);
        add(rig, 2'000, u"Early"_s);
        QCOMPARE(rig.campaigns()->milestones().first().title, u"Early"_s);
        Milestone changed = rig.campaigns()->milestones().first();
        changed.title = u" Earlier "_s;
        changed.amount = changed.amount.of(changed.amount.minor() + 20'000);
        rig.campaigns()->setMilestone(rig.campaigns()->shownId(), changed);
        QTRY_COMPARE(rig.campaigns()->milestones().last().title, u"Earlier"_s);
        QCOMPARE(rig.campaigns()->milestones().size(), 2);
        rig.campaigns()->removeMilestone(changed.id);
        QCOMPARE(rig.campaigns()->milestones().size(), 1);
        rig.reopen();
        QTRY_COMPARE(rig.campaigns()->milestones().size(), 1);
        QCOMPARE(rig.campaigns()->milestones().first().title, u"Late"_s);
    }

    void manyDonationsAtOnceAreOneNotification()
    {
        CharityWorld rig;
        CharityAlerts alerts(rig.store.get(), rig.id());
        alerts.setPace(std::chrono::milliseconds(1), std::chrono::milliseconds(20));
        QSignalSpy notified(&alerts, &CharityAlerts::notificationRequested);
        QSignalSpy heard(&alerts, &CharityAlerts::soundRequested);
        const Donation donation{
            .id = u"1"_s, .userName = u"copperloaf"_s, .amount = Money(2'500, 2, u"GBP"_s)};
        alerts.handleDonation(donation);
        QCOMPARE(notified.count(), 0);  // off by default
        QVERIFY(alerts.setAlert(CharityAlerts::What::Donation,
                                {.sound = u"bell"_s, .notifies = true, .says = false}));
        for (int i = 0; i < 12; ++i)
            alerts.handleDonation(donation);
        QTRY_COMPARE(notified.count(), 2);
        QCOMPARE(notified.first().at(1).toString(), QString::fromUtf8("copperloaf: £25.00"));
        QVERIFY(notified.last().at(0).toString().contains(u"11"_s));
        QVERIFY(heard.count() >= 1);
        // The settings are stored.
        const CharityAlerts later(rig.store.get(), rig.id());
        QCOMPARE(later.alertOf(CharityAlerts::What::Donation).sound, u"bell"_s);
        QVERIFY(later.alertOf(CharityAlerts::What::Milestone).notifies);
    }
};

QTEST_GUILESS_MAIN(TstCharityMilestones)
#include "tst_charity_milestones.moc"
