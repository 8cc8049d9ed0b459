// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_rig.h"

#include <QProcess>
#include <QRandomGenerator>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;
using What = PlanStep::What;
using Queue = PlanStep::Queue;
using State = PlanStep::State;

namespace {

const QByteArray redemptionsPath = "/channel_points/custom_rewards/redemptions";

struct PlanRig : LibraryRig
{
    /// A set of `created` new rewards and of some that are there; everything else goes off.
    RewardSet makeSet(int created, bool withThere = true)
    {
        RewardSet set{.name = QStringLiteral("Night")};
        for (int i = 0; i < created; ++i)
            set.rewards.append(keep(QStringLiteral("Night %1").arg(i), 10 + i));
        if (withThere) {
            for (const char *title : {"Hydrate!", "Swap the teapot"})
                set.rewards.append(called(QLatin1String(title))->id);
        }
        if (!library().saveSet(set))
            qFatal("cannot keep the set");
        return set;
    }
    /// Fills every slot of the service with rewards that are off.
    void fillSlots()
    {
        for (int i = 0; onService().size() < RewardList::mostRewards; ++i) {
            const Reward made = elsewhere(sandbox.client().id, QStringLiteral("Filler %1").arg(i));
            RewardChanges off;
            off.isEnabled = false;
            changeElsewhere(made.id, off);
        }
        readAgain();
    }
    void apply(const SwapPlan &plan)
    {
        QSignalSpy failed(&library(), &RewardLibrary::failed);
        library().apply(plan);
        QVERIFY(failed.isEmpty());
    }
    /// Carries it out; gives the number of steps that did not happen.
    int carryOut(const SwapPlan &plan)
    {
        QSignalSpy finished(&library(), &RewardLibrary::planFinished);
        apply(plan);
        awaitEnd();
        return finished.isEmpty() ? -1 : finished.last().first().toInt();
    }
    void awaitEnd()
    {
        [&] { QTRY_VERIFY_WITH_TIMEOUT(!library().isRunning(), 60'000); }();
    }
    /// Exactly the set is on, and the rewards of other apps are as they were.
    void verifyIsOn(const RewardSet &set, const QList<Reward> &before)
    {
        QSet<QString> wanted;
        for (const qint64 id : set.rewards) {
            const auto own = library().reward(id);
            QVERIFY(own);
            wanted.insert(own->title());
            const auto there = onService(own->title());
            QVERIFY2(there, qPrintable(own->title()));
            QVERIFY2(isOn(*there), qPrintable(own->title()));
            QCOMPARE(own->serviceId, there->id);
            QVERIFY(isEmpty(differenceOf(*there, turnedOn(own->reward))));
        }
        const auto rewards = onService();
        QVERIFY(rewards.size() <= RewardList::mostRewards);
        for (const Reward &reward : rewards) {
            const auto own = library().byServiceId(reward.id);
            QVERIFY(own);
            if (own->isElsewhere)
                QVERIFY(before.contains(reward));
            else
                QCOMPARE(reward.isEnabled, wanted.contains(reward.title));
        }
        for (const Reward &reward : before) {
            const auto own = library().byServiceId(reward.id);
            QVERIFY(!own || !own->isElsewhere || rewards.contains(reward));
        }
    }
    /// For carryOutIn().
    QStringList arguments() const
    {
        const ServiceProfile at = profile();
        return {at.baseUrl.toString(),
                at.authUrl.toString(),
                at.clientId,
                at.clientSecret,
                folder.filePath(QStringLiteral("profile.db")),
                signedIn.userId,
                signedIn.login,
                signedIn.accessToken};
    }
    int creations()
    {
        return sandbox.inSandbox([](Sandbox::World &world) {
            return int(std::count_if(world.happenings().begin(), world.happenings().end(),
                                     [](const Sandbox::Happening &happening) {
                                         return happening.kind == Sandbox::Happening::Kind::RewardAdded;
                                     }));
        });
    }
};

QString reasonsOf(const SwapPlan &plan)
{
    QStringList lines;
    for (const PlanStep &step : plan.steps) {
        if (step.state != State::Done)
            lines.append(QStringLiteral("%1: %2 %3").arg(step.title).arg(int(step.state)).arg(step.reason));
    }
    return lines.join(u'\n');
}

/// The same, in a process of its own: `arguments` as PlanRig::arguments() gives them. Ends when the plan
/// does.
int carryOutIn(const QStringList &arguments)
{
    QNetworkAccessManager network;
    const ServiceProfile profile{.id = QStringLiteral("sandbox"),
                                 .name = QStringLiteral("Sandbox"),
                                 .baseUrl = QUrl(arguments.value(0)),
                                 .authUrl = QUrl(arguments.value(1)),
                                 .clientId = arguments.value(2),
                                 .clientSecret = arguments.value(3)};
    auto store = ProfileStore::open(arguments.value(4));
    if (!store)
        return 2;
    Account account(profile, {.userId = arguments.value(5), .login = arguments.value(6)},
                    {.access = arguments.value(7), .scopes = SandboxFixture::everyScope().names()}, &network,
                    store->get());
    RewardList list(&account);
    RedemptionQueue queue;
    DecisionDesk decisions(&account, &queue, Clock::system());
    RewardLibrary library(&account, &list, &queue, &decisions);
    if (!library.isRunning())
        return 0;
    QObject::connect(
        &library, &RewardLibrary::planFinished, qApp,
        [](int failed) { QCoreApplication::exit(failed == 0 ? 0 : 3); }, Qt::QueuedConnection);
    list.start();
    decisions.start();
    return QCoreApplication::exec();
}

}  // namespace

class TestPlanRunner : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aSetIsSwappedIn()
    {
        PlanRig rig;
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
        // Nothing is left to do.
        const SwapPlan again = rig.library().planFor(set);
        QCOMPARE(again.requests, 0);
        QCOMPARE(rig.carryOut(again), 0);
    }

    void slotsAreFreedBeforeTheyAreUsed()
    {
        PlanRig rig;
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
        // What was taken off stays in the library.
        for (const PlanStep &step : plan.steps) {
            if (step.what == What::TakeOff)
                QVERIFY(rig.library().reward(step.reward)->serviceId.isEmpty());
        }
    }

    void aPlanThatDoesNotFitSendsNothing()
    {
        PlanRig rig;
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
        PlanRig rig;
        const RewardSet set = rig.makeSet(1);
        const LibraryReward leaves = *rig.called(QStringLiteral("Posture check"));
        const QStringList waiting = rig.redeem(leaves.serviceId, 120);
        QVERIFY(waiting.size() >= 120);
        if (known) {
            // As the feed would: some of them are known by now.
            const auto some = rig.sandbox.inSandbox([&](Sandbox::World &world) {
                return world.rewards()
                    .redemptions(rig.id(), leaves.serviceId, waiting.mid(0, 70))
                    .value_or({});
            });
            rig.run->queue.take(some);
        }
        const SwapPlan plan = rig.library().planFor(set, {leaves.id}, {{leaves.id, queue}});
        const PlanStep &first = plan.steps.first();
        QCOMPARE(first.what, What::TakeOff);
        QCOMPARE(first.waiting, known ? 70 : 0);
        QCOMPARE(first.queue, queue);
        const int failed = rig.carryOut(plan);
        QVERIFY2(failed == 0, qPrintable(reasonsOf(*rig.library().running())));
        QCOMPARE(rig.statusOf(waiting), QList<RedemptionStatus>(waiting.size(), status));
        QCOMPARE(rig.onService(QStringLiteral("Posture check")).has_value(), queue == Queue::KeepOn);
        if (queue == Queue::KeepOn)
            QVERIFY(rig.onService(QStringLiteral("Posture check"))->isEnabled);
    }

    void whatCannotBeRefundedKeepsItsReward()
    {
        PlanRig rig;
        const RewardSet set = rig.makeSet(2);
        const auto before = rig.onService();
        const LibraryReward leaves = *rig.called(QStringLiteral("Posture check"));
        const QStringList waiting = rig.redeem(leaves.serviceId, 3);
        rig.sandbox.fault({.path = redemptionsPath,
                           .method = "PATCH",
                           .times = -1,
                           .status = 400,
                           .message = QStringLiteral("Not today")});
        const int failed = rig.carryOut(rig.library().planFor(set, {leaves.id}));
        QCOMPARE(failed, 1);
        const auto done = *rig.library().running();
        QCOMPARE(done.steps.first().state, State::Failed);
        QVERIFY2(done.steps.first().reason.contains(QStringLiteral("Not today")),
                 qPrintable(done.steps.first().reason));
        QVERIFY(rig.onService(QStringLiteral("Posture check")));
        QCOMPARE(rig.statusOf(waiting),
                 QList<RedemptionStatus>(waiting.size(), RedemptionStatus::Unfulfilled));
        rig.verifyIsOn(set, before);  // the other steps were taken
    }

    void aStepWithoutASlotIsLeftAndSaysSo()
    {
        PlanRig rig;
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

    void passingFaultsDoNotStopIt()
    {
        PlanRig rig;
        rig.fillSlots();
        const RewardSet set = rig.makeSet(4);
        const auto before = rig.onService();
        const int made = rig.creations();
        for (const char *method : {"POST", "PATCH", "DELETE"}) {
            rig.sandbox.fault({.path = rewardsPath, .method = method, .status = 500});
            rig.sandbox.fault(
                {.path = rewardsPath, .method = method, .skip = 1, .status = 500, .handled = true});
            rig.sandbox.fault(
                {.path = rewardsPath, .method = method, .skip = 2, .cutConnection = true, .handled = true});
        }
        const int failed = rig.carryOut(rig.library().planFor(set));
        QVERIFY2(failed == 0, qPrintable(reasonsOf(*rig.library().running())));
        rig.verifyIsOn(set, before);
        QCOMPARE(rig.creations(), made + 4);
    }

    void itGoesOnAfterARestart_data()
    {
        QTest::addColumn<int>("steps");
        for (int steps : {0, 1, 2, 3, 5, 8, 12})
            QTest::addRow("after %d steps", steps) << steps;
    }
    void itGoesOnAfterARestart()
    {
        QFETCH(int, steps);
        PlanRig rig;
        rig.fillSlots();
        const RewardSet set = rig.makeSet(4);
        const auto before = rig.onService();
        const LibraryReward leaves = *rig.called(QStringLiteral("Posture check"));
        const QStringList waiting = rig.redeem(leaves.serviceId, 60);
        const int made = rig.creations();
        const SwapPlan plan = rig.library().planFor(set, {leaves.id});
        QVERIFY(plan.fits);
        rig.apply(plan);
        const auto over = [&] {
            const auto running = *rig.library().running();
            return std::count_if(running.steps.begin(), running.steps.end(),
                                 [](const PlanStep &step) { return step.isOver(); });
        };
        QTRY_VERIFY_WITH_TIMEOUT(over() >= steps, 30'000);
        rig.end();
        rig.begin();
        QVERIFY(rig.library().isRunning());
        QCOMPARE(rig.library().running()->steps.size(), plan.steps.size());
        QCOMPARE(rig.library().running()->set.name, set.name);
        rig.awaitEnd();
        QVERIFY2(reasonsOf(*rig.library().running()).isEmpty(),
                 qPrintable(reasonsOf(*rig.library().running())));
        rig.verifyIsOn(set, before);
        QCOMPARE(rig.creations(), made + 4);
        QCOMPARE(rig.statusOf(waiting), QList<RedemptionStatus>(waiting.size(), RedemptionStatus::Canceled));
        rig.end();
        rig.begin();
        QVERIFY(!rig.library().isRunning());
    }

    void itSurvivesBeingKilledAgainAndAgain()
    {
        PlanRig rig;
        rig.fillSlots();
        const RewardSet set = rig.makeSet(6);
        const auto before = rig.onService();
        const LibraryReward leaves = *rig.called(QStringLiteral("Posture check"));
        const QStringList waiting = rig.redeem(leaves.serviceId, 160);
        const int made = rig.creations();
        rig.apply(rig.library().planFor(set, {leaves.id}));
        rig.end();
        // Answers take a while, so that many of the kills come between a call and its answer.
        for (const char *method : {"POST", "PATCH", "DELETE"})
            rig.sandbox.fault({.method = method, .times = -1, .delay = 40ms, .handled = true});
        QRandomGenerator dice(11);
        int kills = 0, status = -1;
        for (; kills < 200 && status < 0; ++kills) {
            QProcess process;
            process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            process.start(QCoreApplication::applicationFilePath(),
                          QStringList{QStringLiteral("--carry-out")} + rig.arguments());
            QVERIFY(process.waitForStarted());
            if (process.waitForFinished(dice.bounded(150, 1200))) {
                QCOMPARE(process.exitStatus(), QProcess::NormalExit);
                status = process.exitCode();
                break;
            }
            process.kill();
            process.waitForFinished();
        }
        rig.sandbox.clearFaults();
        QCOMPARE(status, 0);
        QVERIFY2(kills >= 3, qPrintable(QString::number(kills)));
        rig.begin();
        rig.awaitKnown();
        QVERIFY(!rig.library().isRunning());
        rig.verifyIsOn(set, before);
        QCOMPARE(rig.creations(), made + 6);
        QCOMPARE(rig.statusOf(waiting), QList<RedemptionStatus>(waiting.size(), RedemptionStatus::Canceled));
    }

    void aRewardThatWasCreatedUnheardBeforeTheEndIsNotCreatedAgain()
    {
        PlanRig rig;
        const RewardSet set = rig.makeSet(1, false);
        const auto before = rig.onService();
        const int made = rig.creations();
        rig.sandbox.fault({.path = rewardsPath, .method = "POST", .delay = 20s, .handled = true});
        rig.apply(rig.library().planFor(set));
        QTRY_COMPARE_WITH_TIMEOUT(rig.creations(), made + 1, 30'000);
        rig.end();
        rig.begin();
        rig.awaitEnd();
        rig.verifyIsOn(set, before);
        QCOMPARE(rig.creations(), made + 1);
    }

    void whoHearsOfAStepMayAddOthers()
    {
        PlanRig rig;
        const RewardSet set = rig.makeSet(1, false);
        const auto own = rig.called(QStringLiteral("Hydrate!"));
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
        QVERIFY(!rig.onService(QStringLiteral("Hydrate!")));
        QVERIFY(rig.onService(QStringLiteral("Night 0")));
    }

    void itCanBeCancelled()
    {
        PlanRig rig;
        const RewardSet set = rig.makeSet(6);
        QSignalSpy finished(&rig.library(), &RewardLibrary::planFinished);
        const SwapPlan plan = rig.library().planFor(set);
        rig.apply(plan);
        QTRY_VERIFY(rig.library().running()->steps.first().state == State::Done);
        rig.library().cancelPlan();
        rig.awaitEnd();
        const auto done = *rig.library().running();
        QCOMPARE(done.steps.last().state, State::Skipped);
        QVERIFY(!done.steps.last().reason.isEmpty());
        QVERIFY(finished.last().first().toInt() > 5);
        QVERIFY(!rig.library().sets().first().appliedAt.isValid());
        QVERIFY(!rig.onService(QStringLiteral("Night 5")));
        // Another one can begin.
        QCOMPARE(rig.carryOut(rig.library().planFor(set)), 0);
    }

    void cancellingStopsRefundsThatWereNotSent()
    {
        PlanRig rig;
        const LibraryReward leaves = *rig.called(QStringLiteral("Posture check"));
        const QStringList waiting = rig.redeem(leaves.serviceId, 200);
        rig.sandbox.fault({.path = redemptionsPath, .method = "PATCH", .times = -1, .delay = 300ms});
        QVERIFY(rig.library().removeFromService({leaves.id}, Queue::RefundFirst));
        QTRY_VERIFY(rig.statusOf(waiting).contains(RedemptionStatus::Canceled));
        rig.library().cancelPlan();
        rig.awaitEnd();
        QCOMPARE(rig.library().running()->steps.first().state, State::Skipped);
        QVERIFY(rig.statusOf(waiting).contains(RedemptionStatus::Unfulfilled));
        QVERIFY(!rig.statusOf(waiting).contains(RedemptionStatus::Fulfilled));
        QVERIFY(rig.onService(QStringLiteral("Posture check")));
    }

    void singleRewardsAreDeletedTheSameWay()
    {
        PlanRig rig;
        const LibraryReward first = *rig.called(QStringLiteral("Hydrate!"));
        const LibraryReward second = *rig.called(QStringLiteral("Posture check"));
        const qint64 here = rig.keep(QStringLiteral("Only here"));
        const QStringList waiting = rig.redeem(first.serviceId, 7);
        QVERIFY(rig.library().removeFromService({first.id}, Queue::RefundFirst, true));
        QVERIFY(rig.library().isRunning());
        QVERIFY(rig.library().removeFromService({second.id, here}, Queue::RefundFirst, false));
        QCOMPARE(rig.library().running()->steps.size(), 2);
        rig.awaitEnd();
        QVERIFY2(reasonsOf(*rig.library().running()).isEmpty(),
                 qPrintable(reasonsOf(*rig.library().running())));
        QVERIFY(!rig.onService(QStringLiteral("Hydrate!")));
        QVERIFY(!rig.onService(QStringLiteral("Posture check")));
        QCOMPARE(rig.statusOf(waiting), QList<RedemptionStatus>(waiting.size(), RedemptionStatus::Canceled));
        QVERIFY(!rig.library().reward(first.id));
        QVERIFY(rig.library().reward(second.id));
        QVERIFY(rig.library().reward(here));
    }

    void aDecisionThatIsHeldIsTheUsers()
    {
        PlanRig rig;
        const LibraryReward leaves = *rig.called(QStringLiteral("Posture check"));
        const QStringList waiting = rig.redeem(leaves.serviceId, 2);
        rig.run->queue.take(rig.sandbox.inSandbox([&](Sandbox::World &world) {
            return world.rewards().redemptions(rig.id(), leaves.serviceId, waiting).value_or({});
        }));
        rig.run->decisions.setGrace(RedemptionDecision::Fulfilled, 1);
        QVERIFY(rig.run->decisions.decide({waiting.first()}, RedemptionDecision::Fulfilled) != 0);
        QVERIFY(rig.library().removeFromService({leaves.id}, Queue::RefundFirst));
        rig.awaitEnd();
        QVERIFY2(reasonsOf(*rig.library().running()).isEmpty(),
                 qPrintable(reasonsOf(*rig.library().running())));
        auto expected = QList<RedemptionStatus>(waiting.size(), RedemptionStatus::Canceled);
        expected[0] = RedemptionStatus::Fulfilled;
        QCOMPARE(rig.statusOf(waiting), expected);
    }
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == QLatin1String("--carry-out"))
        return carryOutIn(arguments.mid(2));
    TestPlanRunner test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_plan_runner.moc"
