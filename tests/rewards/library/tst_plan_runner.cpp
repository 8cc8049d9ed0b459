// SPDX-License-Identifier: GPL-3.0-or-later

// How a set is swapped in, step by step. Interrupted plans are tested in tst_plan_restart.

#include "plan_world.h"

#include "rewards/library/library_store.h"

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;
using What = PlanStep::What;
using Queue = PlanStep::Queue;
using State = PlanStep::State;

class TestPlanRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSetIsSwappedIn()
    {
        PlanWorld rig;
        const RewardSet set = rig.makeSet(3);
        const auto before = rig.onService();
        const SwapPlan plan = rig.library().planFor(set);
        QCOMPARE(plan.count(What::Create), 3);
        QCOMPARE(plan.count(What::TurnOn), 1);
        QCOMPARE(plan.count(What::StaysOn), 1);
        QVERIFY(plan.count(What::TurnOff) > 2);
        QCOMPARE(rig.carryOut(plan), 0);
        rig.verifyIsOn(set, before);
        QCOMPARE(rig.onService().size(), plan.slotsAfter);
        QVERIFY(rig.library().sets().first().appliedAt.isValid());
        // No step remains.
        const SwapPlan again = rig.library().planFor(set);
        QCOMPARE(again.requests, 0);
        QCOMPARE(rig.carryOut(again), 0);
    }

    void whatWasOnBeforeASetIsComeBackToAlsoAfterARestart()
    {
        PlanWorld rig;
        QVERIFY(!rig.library().swapBack());
        const RewardSet set = rig.makeSet(3);
        const auto isOnBefore = [&] {
            QSet<QString> titles;
            for (const Api::Reward &reward : rig.onService()) {
                if (isOn(reward))
                    titles.insert(reward.title);
            }
            return titles;
        };
        const QSet<QString> before = isOnBefore();
        QCOMPARE(rig.carryOut(rig.library().planFor(set)), 0);
        const QSet<QString> swapped = isOnBefore();
        QVERIFY(swapped != before);
        // A plan without changes does not replace the set to swap back to.
        QCOMPARE(rig.carryOut(rig.library().planFor(set)), 0);

        rig.stop();
        rig.start();
        rig.awaitKnown();
        QVERIFY(rig.library().swapBack());
        const RewardSet back = *rig.library().swapBack();
        QCOMPARE(back.id, RewardLibrary::swapBackId);
        QVERIFY(!rig.library().sets().contains(back));
        QCOMPARE(rig.carryOut(rig.library().planFor(back)), 0);
        QCOMPARE(isOnBefore(), before);
        // And forward again.
        QCOMPARE(rig.carryOut(rig.library().planFor(*rig.library().swapBack())), 0);
        QCOMPARE(isOnBefore(), swapped);
    }

    void aPlanThatCouldNotBeSwappedBackAfterAKillDoesNotBegin()
    {
        PlanWorld rig;
        const RewardSet set = rig.makeSet(1);
        QVERIFY(rig.store->database().execute(
            "CREATE TRIGGER broken BEFORE INSERT ON drafts BEGIN SELECT RAISE(FAIL, 'broken'); END"));
        QSignalSpy failed(&rig.library(), &RewardLibrary::failed);
        rig.library().apply(rig.library().planFor(set));
        QCOMPARE(failed.size(), 1);
        QVERIFY(!rig.library().isRunning());
        QVERIFY(!rig.library().swapBack());
        QVERIFY(!LibraryStore(rig.store.get(), rig.id()).plan());
        QVERIFY(rig.store->database().execute("DROP TRIGGER broken"));
        QCOMPARE(rig.carryOut(rig.library().planFor(set)), 0);
        QVERIFY(rig.library().swapBack());
    }

    void whatWasPausedBeforeASetIsPausedAfterSwappingBack()
    {
        PlanWorld rig;
        rig.changeElsewhere(rig.made(titled(u"Stretch"_s)).id, {.isPaused = true});
        rig.readAgain();
        QCOMPARE(rig.carryOut(rig.library().planFor(rig.makeSet(1))), 0);
        QVERIFY(!rig.onService(u"Stretch"_s)->isEnabled);
        rig.stop();
        rig.start();
        rig.awaitKnown();
        QCOMPARE(rig.carryOut(rig.library().planFor(*rig.library().swapBack())), 0);
        QVERIFY(rig.onService(u"Stretch"_s)->isEnabled && rig.onService(u"Stretch"_s)->isPaused);
    }

    void slotsAreFreedBeforeTheyAreUsed()
    {
        PlanWorld rig;
        rig.fillSlots();
        const RewardSet set = rig.makeSet(8);
        const auto before = rig.onService();
        const SwapPlan plan = rig.library().planFor(set);
        QVERIFY(plan.fits);
        QCOMPARE(plan.slotsAfter, 50);
        QCOMPARE(plan.count(What::TakeOff), 8);
        QCOMPARE(rig.carryOut(plan), 0);
        rig.verifyIsOn(set, before);
        QCOMPARE(rig.onService().size(), 50);
        // A reward that was taken off the service stays in the library.
        for (const PlanStep &step : plan.steps) {
            if (step.what == What::TakeOff)
                QVERIFY(rig.library().reward(step.reward)->serviceId.isEmpty());
        }
    }

    void aPlanThatDoesNotFitSendsNothing()
    {
        PlanWorld rig;
        rig.fillSlots();
        SwapPlan plan = rig.library().planFor(rig.makeSet(60));
        QVERIFY(!plan.fits);
        const auto before = rig.onService();
        QSignalSpy failed(&rig.library(), &RewardLibrary::failed);
        rig.library().apply(plan);
        QCOMPARE(failed.count(), 1);
        QVERIFY(!rig.library().isRunning());
        QCOMPARE(rig.onService(), before);
    }

    void whatWaitsIsDecidedBeforeItsRewardGoes_data()
    {
        QTest::addColumn<Queue>("queue");
        QTest::addColumn<RedemptionStatus>("status");
        QTest::addColumn<bool>("known");
        QTest::newRow("refunded") << Queue::RefundFirst << RedemptionStatus::Canceled << true;
        QTest::newRow("refunded, unknown here") << Queue::RefundFirst << RedemptionStatus::Canceled << false;
        QTest::newRow("fulfilled") << Queue::FulfilFirst << RedemptionStatus::Fulfilled << true;
        QTest::newRow("kept on") << Queue::KeepOn << RedemptionStatus::Unfulfilled << true;
    }
    void whatWaitsIsDecidedBeforeItsRewardGoes()
    {
        QFETCH(Queue, queue);
        QFETCH(RedemptionStatus, status);
        QFETCH(bool, known);
        PlanWorld rig;
        const RewardSet set = rig.makeSet(1);
        const LibraryReward leaves = *rig.called(u"Posture check"_s);
        const QStringList waiting = rig.redeem(leaves.serviceId, 120);
        QVERIFY(waiting.size() >= 120);
        if (known) {
            // As after a read of the feed: some of them are known.
            const auto some = rig.sandbox.inSandbox([&](Sandbox::World &world) {
                return world.area<Sandbox::Rewards>()
                    .redemptions(rig.id(), leaves.serviceId, waiting.mid(0, 70))
                    .value_or({});
            });
            rig.run->queue.upsert(some);
        }
        const SwapPlan plan = rig.library().planFor(set, {leaves.id}, {{leaves.id, queue}});
        const PlanStep &first = plan.steps.first();
        QCOMPARE(first.what, What::TakeOff);
        QCOMPARE(first.waiting, known ? 70 : 0);
        QCOMPARE(first.queue, queue);
        const int failed = rig.carryOut(plan);
        QVERIFY2(failed == 0, qPrintable(reasonsOf(*rig.library().running())));
        QCOMPARE(rig.statusesOf(waiting), QList<RedemptionStatus>(waiting.size(), status));
        QCOMPARE(rig.onService(u"Posture check"_s).has_value(), queue == Queue::KeepOn);
        if (queue == Queue::KeepOn)
            QVERIFY(rig.onService(u"Posture check"_s)->isEnabled);
    }

    void whatCannotBeRefundedKeepsItsReward()
    {
        PlanWorld rig;
        const RewardSet set = rig.makeSet(2);
        const auto before = rig.onService();
        const LibraryReward leaves = *rig.called(u"Posture check"_s);
        const QStringList waiting = rig.redeem(leaves.serviceId, 3);
        rig.sandbox.fault({.path = redemptionsPath,
                           .method = "PATCH",
                           .times = -1,
                           .status = 400,
                           .message = u"Not today"_s});
        const int failed = rig.carryOut(rig.library().planFor(set, {leaves.id}));
        QCOMPARE(failed, 1);
        const auto done = *rig.library().running();
        QCOMPARE(done.steps.first().state, State::Failed);
        QVERIFY2(done.steps.first().reason.contains(u"Not today"_s), qPrintable(done.steps.first().reason));
        QVERIFY(rig.onService(u"Posture check"_s));
        QCOMPARE(rig.statusesOf(waiting),
                 QList<RedemptionStatus>(waiting.size(), RedemptionStatus::Unfulfilled));
        rig.verifyIsOn(set, before);  // the other steps were carried out
    }

    void aStepWithoutASlotIsLeftAndSaysSo()
    {
        PlanWorld rig;
        rig.fillSlots();
        const RewardSet set = rig.makeSet(2, false);
        const SwapPlan plan = rig.library().planFor(set);
        rig.sandbox.fault({.path = rewardsPath, .method = "DELETE", .status = 400});
        QCOMPARE(rig.carryOut(plan), 2);
        const auto done = *rig.library().running();
        int failed = 0, skipped = 0, created = 0;
        for (const PlanStep &step : done.steps) {
            failed += step.state == State::Failed;
            skipped += step.state == State::Skipped && step.what == What::Create && !step.reason.isEmpty();
            created += step.state == State::Done && step.what == What::Create;
        }
        QCOMPARE(failed, 1);
        QCOMPARE(skipped, 1);
        QCOMPARE(created, 1);
        QCOMPARE(rig.onService().size(), 50);
    }

    void itWaitsForTheSignInAndGoesOn()
    {
        PlanWorld rig;
        const RewardSet set = rig.makeSet(2);
        const auto before = rig.onService();
        const SwapPlan plan = rig.library().planFor(set);
        rig.sandbox.disconnectApp(rig.id());
        QSignalSpy finished(&rig.library(), &RewardLibrary::planFinished);
        rig.apply(plan);
        Session *session = rig.account->session();
        QTRY_VERIFY(session->isEnded());
        const auto has = [&](State state) {
            const auto steps = rig.library().running()->steps;
            return std::ranges::any_of(steps, [&](const PlanStep &step) { return step.state == state; });
        };
        QTRY_VERIFY(!has(State::Running));
        QVERIFY2(!has(State::Failed), qPrintable(reasonsOf(*rig.library().running())));
        QVERIFY(rig.library().isRunning());
        const auto anew = rig.sandbox.signIn();
        session->setToken(
            {.access = anew.accessToken, .refresh = anew.refreshToken, .scopes = anew.scopes.names()});
        rig.awaitEnd();
        QVERIFY2(finished.last().first().toInt() == 0, qPrintable(reasonsOf(*rig.library().running())));
        rig.verifyIsOn(set, before);
    }

    void whoHearsOfAStepMayAddOthers()
    {
        PlanWorld rig;
        const RewardSet set = rig.makeSet(1, false);
        const auto own = rig.called(u"Hydrate!"_s);
        QVERIFY(own);
        bool isAdded = false;
        QObject::connect(&rig.library(), &RewardLibrary::planChanged, &rig.library(), [&] {
            const auto plan = rig.library().running();
            const bool runs = plan && !plan->steps.isEmpty() && plan->steps.first().state == State::Running;
            if (!runs || std::exchange(isAdded, true))
                return;
            for (int i = 0; i < 20; ++i)
                QVERIFY(rig.library().removeFromService({own->id}, Queue::RefundFirst, false));
        });
        const int steps = int(rig.library().planFor(set).steps.size());
        QCOMPARE(rig.carryOut(rig.library().planFor(set)), 0);
        QVERIFY(isAdded);
        QCOMPARE(int(rig.library().running()->steps.size()), steps + 20);
        QVERIFY(!rig.onService(u"Hydrate!"_s));
        QVERIFY(rig.onService(u"Night 0"_s));
    }

    void singleRewardsAreDeletedTheSameWay()
    {
        PlanWorld rig;
        const LibraryReward first = *rig.called(u"Hydrate!"_s);
        const LibraryReward second = *rig.called(u"Posture check"_s);
        const qint64 here = rig.keep(u"Only here"_s);
        const QStringList waiting = rig.redeem(first.serviceId, 7);
        QVERIFY(rig.library().removeFromService({first.id}, Queue::RefundFirst, true));
        QVERIFY(rig.library().isRunning());
        QVERIFY(rig.library().removeFromService({second.id, here}, Queue::RefundFirst, false));
        QCOMPARE(rig.library().running()->steps.size(), 2);
        rig.awaitEnd();
        QVERIFY2(reasonsOf(*rig.library().running()).isEmpty(),
                 qPrintable(reasonsOf(*rig.library().running())));
        QVERIFY(!rig.onService(u"Hydrate!"_s));
        QVERIFY(!rig.onService(u"Posture check"_s));
        QCOMPARE(rig.statusesOf(waiting),
                 QList<RedemptionStatus>(waiting.size(), RedemptionStatus::Canceled));
        QVERIFY(!rig.library().reward(first.id));
        QVERIFY(rig.library().reward(second.id));
        QVERIFY(rig.library().reward(here));
    }

    void aDecisionThatIsHeldIsTheUsers()
    {
        PlanWorld rig;
        const LibraryReward leaves = *rig.called(u"Posture check"_s);
        const QStringList waiting = rig.redeem(leaves.serviceId, 2);
        rig.run->queue.upsert(rig.sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Rewards>()
                .redemptions(rig.id(), leaves.serviceId, waiting)
                .value_or({});
        }));
        rig.run->decisions.setGrace(RedemptionDecision::Fulfilled, 1);
        QVERIFY(rig.run->decisions.decide({waiting.first()}, RedemptionDecision::Fulfilled) != 0);
        QVERIFY(rig.library().removeFromService({leaves.id}, Queue::RefundFirst));
        rig.awaitEnd();
        QVERIFY2(reasonsOf(*rig.library().running()).isEmpty(),
                 qPrintable(reasonsOf(*rig.library().running())));
        auto expected = QList<RedemptionStatus>(waiting.size(), RedemptionStatus::Canceled);
        expected[0] = RedemptionStatus::Fulfilled;
        QCOMPARE(rig.statusesOf(waiting), expected);
    }
};

QTEST_GUILESS_MAIN(TestPlanRunner)
#include "tst_plan_runner.moc"
