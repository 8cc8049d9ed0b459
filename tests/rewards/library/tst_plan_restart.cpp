// SPDX-License-Identifier: GPL-3.0-or-later

// A plan continues after faults, restarts and kills, and ends when it is cancelled.

#include "plan_world.h"

#include <QProcess>
#include <QRandomGenerator>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;
using What = PlanStep::What;
using Queue = PlanStep::Queue;
using State = PlanStep::State;

namespace {

/// Carries the plan out in another process, with the arguments of PlanWorld::arguments(). Returns when the
/// plan has ended.
int carryOutIn(const QStringList &arguments)
{
    QNetworkAccessManager network;
    const ServiceProfile profile{.id = u"sandbox"_s,
                                 .name = u"Sandbox"_s,
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
    DecisionService decisions(&account, &queue, Clock::system());
    RewardLibrary library(&account, &list, &queue, &decisions);
    if (!library.isRunning())
        return 0;
    QObject::connect(
        &library, &RewardLibrary::planFinished, qApp,
        [](int failed) { QCoreApplication::exit(failed == 0 ? 0 : 3); }, Qt::QueuedConnection);
    // Requests of a killed program arrive at once, because this service delays nothing.
    decisions.setSettling(100ms);
    list.start();
    decisions.start();
    return QCoreApplication::exec();
}

}  // namespace

class TestPlanRestart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passingFaultsDoNotStopIt()
    {
        PlanWorld rig;
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
        PlanWorld rig;
        rig.fillSlots();
        const RewardSet set = rig.makeSet(4);
        const auto before = rig.onService();
        const LibraryReward leaves = *rig.called(u"Posture check"_s);
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
        QTRY_VERIFY(over() >= steps);
        rig.stop();
        rig.start();
        QVERIFY(rig.library().isRunning());
        QCOMPARE(rig.library().running()->steps.size(), plan.steps.size());
        QCOMPARE(rig.library().running()->set.name, set.name);
        rig.awaitEnd();
        QVERIFY2(reasonsOf(*rig.library().running()).isEmpty(),
                 qPrintable(reasonsOf(*rig.library().running())));
        rig.verifyIsOn(set, before);
        QCOMPARE(rig.creations(), made + 4);
        QCOMPARE(rig.statusesOf(waiting),
                 QList<RedemptionStatus>(waiting.size(), RedemptionStatus::Canceled));
        rig.stop();
        rig.start();
        QVERIFY(!rig.library().isRunning());
    }

    void itSurvivesBeingKilledAgainAndAgain()
    {
        PlanWorld rig;
        rig.fillSlots();
        const RewardSet set = rig.makeSet(6);
        const auto before = rig.onService();
        const LibraryReward leaves = *rig.called(u"Posture check"_s);
        const QStringList waiting = rig.redeem(leaves.serviceId, 160);
        const int made = rig.creations();
        rig.apply(rig.library().planFor(set, {leaves.id}));
        rig.stop();
        // Responses are delayed, so that many kills happen between a call and its response.
        for (const char *method : {"POST", "PATCH", "DELETE"})
            rig.sandbox.fault({.method = method, .times = -1, .delay = 40ms, .handled = true});
        QRandomGenerator dice(11);
        int kills = 0, status = -1;
        for (; kills < 200 && status < 0; ++kills) {
            QProcess process;
            process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            process.start(QCoreApplication::applicationFilePath(),
                          QStringList{u"--carry-out"_s} + rig.arguments());
            QVERIFY(process.waitForStarted());
            // Later each time: on a slow machine the start alone takes as long as the first delays.
            if (process.waitForFinished(dice.bounded(150, 1200) + 10 * kills)) {
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
        rig.start();
        rig.awaitKnown();
        QVERIFY(!rig.library().isRunning());
        rig.verifyIsOn(set, before);
        QCOMPARE(rig.creations(), made + 6);
        QCOMPARE(rig.statusesOf(waiting),
                 QList<RedemptionStatus>(waiting.size(), RedemptionStatus::Canceled));
    }

    /// The refunds were made, and the program is killed before it receives the response.
    void howRefundsEndedIsKnownBeforeTheRewardIsDeleted()
    {
        PlanWorld rig;
        const LibraryReward leaves = *rig.called(u"Posture check"_s);
        const QStringList waiting = rig.redeem(leaves.serviceId, 12);
        QVERIFY(rig.library().removeFromService({leaves.id}, Queue::RefundFirst, true));
        rig.stop();
        rig.sandbox.fault(
            {.path = redemptionsPath, .method = "PATCH", .times = -1, .delay = 30s, .handled = true});
        QProcess process;
        process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        process.start(QCoreApplication::applicationFilePath(),
                      QStringList{u"--carry-out"_s} + rig.arguments());
        QVERIFY(process.waitForStarted());
        const QList<RedemptionStatus> refunded(waiting.size(), RedemptionStatus::Canceled);
        QTRY_COMPARE(rig.statusesOf(waiting), refunded);
        process.kill();
        QVERIFY(process.waitForFinished());
        rig.sandbox.clearFaults();

        rig.start();
        rig.awaitEnd();
        QVERIFY2(reasonsOf(*rig.library().running()).isEmpty(),
                 qPrintable(reasonsOf(*rig.library().running())));
        QVERIFY(!rig.onService(u"Posture check"_s));
        const auto jobs = rig.run->decisions.jobs();
        QCOMPARE(jobs.size(), 1);
        QCOMPARE(jobs.first().done, int(waiting.size()));
        QCOMPARE(jobs.first().gone, 0);
    }

    void aRewardThatWasCreatedUnheardBeforeTheEndIsNotCreatedAgain()
    {
        PlanWorld rig;
        const RewardSet set = rig.makeSet(1, false);
        const auto before = rig.onService();
        const int made = rig.creations();
        rig.sandbox.fault({.path = rewardsPath, .method = "POST", .delay = 20s, .handled = true});
        rig.apply(rig.library().planFor(set));
        QTRY_COMPARE(rig.creations(), made + 1);
        rig.stop();
        rig.start();
        rig.awaitEnd();
        rig.verifyIsOn(set, before);
        QCOMPARE(rig.creations(), made + 1);
    }

    void itCanBeCancelled()
    {
        PlanWorld rig;
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
        QVERIFY(!rig.onService(u"Night 5"_s));
        // Another plan can begin.
        QCOMPARE(rig.carryOut(rig.library().planFor(set)), 0);
    }

    void whatWasCancelledDoesNotGoOnAfterARestart()
    {
        PlanWorld rig;
        const RewardSet set = rig.makeSet(3, false);
        const int made = rig.creations();
        rig.sandbox.fault({.path = rewardsPath, .method = "POST", .delay = 20s, .handled = true});
        rig.apply(rig.library().planFor(set));
        QTRY_COMPARE(rig.creations(), made + 1);
        rig.library().cancelPlan();
        QVERIFY(rig.library().isRunning());  // its step has no response yet
        rig.stop();
        rig.start();
        QVERIFY(!rig.library().isRunning());
        rig.awaitKnown();
        QVERIFY(!rig.library().sets().first().appliedAt.isValid());
        QVERIFY(!rig.onService(u"Night 1"_s));
        // Another plan can begin.
        QCOMPARE(rig.carryOut(rig.library().planFor(set)), 0);
    }

    void cancellingStopsRefundsThatWereNotSent()
    {
        PlanWorld rig;
        const LibraryReward leaves = *rig.called(u"Posture check"_s);
        const QStringList waiting = rig.redeem(leaves.serviceId, 200);
        rig.sandbox.fault({.path = redemptionsPath, .method = "PATCH", .times = -1, .delay = 300ms});
        QVERIFY(rig.library().removeFromService({leaves.id}, Queue::RefundFirst));
        QTRY_VERIFY(rig.statusesOf(waiting).contains(RedemptionStatus::Canceled));
        rig.library().cancelPlan();
        rig.awaitEnd();
        QCOMPARE(rig.library().running()->steps.first().state, State::Skipped);
        QVERIFY(rig.statusesOf(waiting).contains(RedemptionStatus::Unfulfilled));
        QVERIFY(!rig.statusesOf(waiting).contains(RedemptionStatus::Fulfilled));
        QVERIFY(rig.onService(u"Posture check"_s));
    }
};

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--carry-out"_L1)
        return carryOutIn(arguments.mid(2));
    TestPlanRestart test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_plan_restart.moc"
