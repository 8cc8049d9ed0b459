// SPDX-License-Identifier: GPL-3.0-or-later

// The program starts without a network: it shows the stored data with their age, and never a 0 for an unknown
// number.

#include "rewards_world.h"

#include "kit/controls/segmented.h"
#include "kit/layout/skeleton.h"
#include "kit/messages/empty_state.h"
#include "kit/text/pill.h"
#include "rewards/archive/redemption_archive.h"
#include "rewards/decisions/decision_service.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/library/reward_library.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/queue_model.h"
#include "rewards/queue/queue_pane.h"
#include "rewards/queue/queue_table.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/queue_card.h"
#include "rewards/queue_page.h"
#include "rewards/rewards_page.h"
#include "rewards/rewards_service.h"

#include <QAbstractButton>
#include <QLabel>
#include <QStackedWidget>

using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

/// Runs of the program with one profile, with a network and without.
struct OfflineRig : RewardsWorld
{
    ~OfflineRig() { end(); }

    void begin(bool online)
    {
        open(online);
        if (online)
            [&] { QTRY_VERIFY(service->feed()->isKnown()); }();
        else
            [&] { QTRY_VERIFY(!service->feed()->poll()->failure().isEmpty()); }();
    }
    void open(bool online)
    {
        ServiceProfile with = profile();
        if (!online) {
            with.baseUrl = QUrl(u"http://127.0.0.1:9"_s);
            with.eventsUrl = QUrl();
        }
        own = std::make_unique<Account>(with, account->info(), tokenOf(signedIn), &network, store.get());
        own->client()->setBackoff(std::chrono::milliseconds(5), std::chrono::milliseconds(10));
        service = std::make_unique<RewardsService>(own.get(), Clock::system());
        service->start();
    }
    void end()
    {
        service.reset();
        own.reset();
    }
    /// The ids in the queue.
    QStringList waiting() const
    {
        QStringList ids = service->queue()->ids();
        ids.sort();
        return ids;
    }

    std::unique_ptr<Account> own{};
    std::unique_ptr<RewardsService> service{};
};

QString tabText(const QueuePage &page)
{
    const auto *tabs = page.findChild<Segmented *>(u"queueTabs"_s);
    return tabs ? tabs->findChildren<QAbstractButton *>().value(0)->text() : QString();
}

}  // namespace

class TestOfflineStart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWaitedAndTheRewardsAreThereWithTheirAge()
    {
        OfflineRig rig;
        rig.begin(true);
        const QStringList waiting = rig.waiting();
        QVERIFY(waiting.size() > 1);
        const auto rewards = rig.service->rewards()->confirmed();
        QVERIFY(std::any_of(rewards.begin(), rewards.end(), [](const auto &row) { return !row.isOurs; }));
        const QDateTime asOf = rig.service->feed()->poll()->asOf();
        const QDateTime rewardsAsOf = rig.service->rewards()->poll()->asOf();
        rig.end();

        rig.begin(false);
        QTRY_COMPARE(rig.waiting(), waiting);
        QCOMPARE(rig.service->queue()->waiting(), int(waiting.size()));
        QVERIFY(!rig.service->feed()->isKnown());
        QTRY_COMPARE(rig.service->feed()->poll()->asOf(), asOf);
        QVERIFY(!rig.service->rewards()->isKnown());
        QCOMPARE(rig.service->rewards()->confirmed(), rewards);
        QVERIFY(qAbs(rig.service->rewards()->poll()->asOf().msecsTo(rewardsAsOf)) < 1'000);
        const auto library = rig.service->library()->rewards();
        const auto count = [&](bool elsewhere) {
            return std::count_if(library.begin(), library.end(),
                                 [&](const LibraryReward &one) { return one.isElsewhere == elsewhere; });
        };
        QCOMPARE(count(true), std::count_if(rewards.begin(), rewards.end(), [](const RewardRow &row) {
                     return !row.isOurs;
                 }));

        QueuePage page(rig.service.get(), nullptr);
        QCOMPARE(tabText(page), u"Waiting %1"_s.arg(waiting.size()));
        QCOMPARE(page.freshness().asOf, asOf);
        RewardsPage rewardsPage(rig.service.get());
        auto *used = rewardsPage.findChild<QLabel *>(u"slotsUsed"_s);
        QVERIFY(used);
        QCOMPARE(used->text(), u"%1 of 50 used"_s.arg(rewards.size()));

        // A decision is held as always, and is sent when the network is back.
        const qint64 job = rig.service->decisions()->decide({waiting.first()}, RedemptionDecision::Canceled);
        QVERIFY(job > 0);
        QCOMPARE(rig.service->queue()->find(waiting.first())->state, QueueState::Held);
        QTRY_COMPARE(rig.service->decisions()->job(job)->kept, 1);
    }

    void whatCameWhileItWasClosedIsNotHeldBackAsNew()
    {
        OfflineRig rig;
        rig.begin(true);
        const QStringList waiting = rig.waiting();
        const QString reward = rig.service->queue()->find(waiting.first())->redemption.reward.id;
        rig.end();
        rig.fill(2, reward);
        rig.sandbox.fault({.path = redemptionsPath, .times = -1, .status = 503});
        rig.open(true);
        QTRY_COMPARE(rig.waiting(), waiting);
        QTRY_VERIFY(rig.service->feed()->asOf().isValid());
        QueuePage page(rig.service.get());
        page.resize(1000, 700);
        page.show();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.waiting()->table()->setFocus();
        // Longer than a list needs after its first reading before it holds new rows back.
        QTest::qWait(1'500);
        rig.sandbox.clearFaults();
        rig.service->feed()->refresh();
        QTRY_VERIFY(rig.service->feed()->isKnown());
        const QueueModel *model = page.waiting()->model();
        QTRY_COMPARE(model->shown() + model->newcomers(), int(waiting.size()) + 2);
        QCOMPARE(model->newcomers(), 0);
        QTRY_VERIFY(model->holdsNewcomers());  // from now on
    }

    void withoutAnythingKnownItSaysSoInWords()
    {
        OfflineRig rig;
        rig.begin(false);
        QCOMPARE(rig.service->queue()->waiting(), 0);
        QueuePage page(rig.service.get(), nullptr);
        page.resize(1000, 700);
        page.show();
        QCOMPARE(tabText(page), u"Waiting"_s);
        const auto *empty = page.findChild<QWidget *>(u"waitingView"_s)->findChild<EmptyState *>();
        QVERIFY(empty);
        QTRY_VERIFY(empty->isVisible());

        QueueCard card(rig.service.get(), {});
        card.resize(400, 300);
        card.show();
        QTRY_VERIFY(card.findChild<QLabel *>(u"waitingEmpty"_s));
        const auto *words = card.findChild<QLabel *>(u"waitingEmpty"_s);
        QTRY_VERIFY(words->isVisible());
        QVERIFY(words->text().contains(u"Could not load the queue."_s));
        QVERIFY(!card.findChild<Pill *>(u"waitingCount"_s)->isVisible());
        QVERIFY(!card.findChild<Skeleton *>()->isVisible());

        RewardsPage rewards(rig.service.get());
        QCOMPARE(rewards.findChild<QLabel *>(u"slotsUsed"_s)->text(), u"Unknown"_s);
    }

    /// Redemptions that others have decided meanwhile are removed silently, because the time of the decision
    /// is unknown.
    void whatDoesNotWaitAnyMoreLeavesWhenTheServiceTells()
    {
        OfflineRig rig;
        rig.begin(true);
        QStringList waiting = rig.waiting();
        QVERIFY(waiting.size() > 1);
        const QString decided = waiting.takeFirst();
        const QString reward = rig.service->queue()->find(decided)->redemption.reward.id;
        rig.end();
        rig.decideElsewhere(reward, {decided}, RedemptionDecision::Fulfilled);

        rig.begin(true);
        QTRY_COMPARE(rig.waiting(), waiting);
        QVERIFY(!rig.service->queue()->find(decided));
        for (const QString &id : std::as_const(waiting)) {
            QCOMPARE(rig.service->queue()->find(id)->state, QueueState::Waiting);
            QVERIFY(rig.service->queue()->isConfirmed(id));
        }
    }
};

QTEST_MAIN(TestOfflineStart)
#include "tst_offline_start.moc"
