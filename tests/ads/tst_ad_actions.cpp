// SPDX-License-Identifier: GPL-3.0-or-later

// Snoozing and running ads: undo, what is shown at once, the cooldown, and every reason for which the service
// may refuse.

#include "ads_world.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using AdAction = AdActions::Action;
using Leftover = AdActions::Leftover;
using BlockReason = AdActions::BlockReason;
using Sandbox::InjectedFault;

class TestAdActions : public QObject
{
    Q_OBJECT

    static constexpr const char *snoozePath = "/channels/ads/schedule/snooze";
    static constexpr const char *runPath = "/channels/commercial";

    /// The reason of the last refusal.
    static BlockReason why(const QSignalSpy &refused) { return refused.last()[1].value<BlockReason>(); }
    /// As the service sends it: in whole seconds.
    static QDateTime plannedAt(AdsWorld &rig)
    {
        return QDateTime::fromSecsSinceEpoch(rig.onService().nextAdAt.toSecsSinceEpoch(), Qt::UTC);
    }
    /// Lets the cooldown of the last ad pass.
    static void makeReady(AdsWorld &rig)
    {
        rig.setPlan(3600, 60);
        rig.passAndRead(10min);
        QCOMPARE(rig.actions()->blockReason(AdAction::Run), BlockReason::None);
    }

private Q_SLOTS:
    void aSnoozeIsShownAtOnceAndCanBeTakenBack()
    {
        StartedAds rig;
        const QDateTime next = rig.clock()->nextAt();
        rig.actions()->snooze();
        QCOMPARE(rig.actions()->nextAt(), next.addSecs(300));
        QCOMPARE(rig.actions()->snoozes(), 2);
        QVERIFY(rig.actions()->heldFor() > 0);
        rig.actions()->undo();
        QCOMPARE(rig.actions()->nextAt(), next);
        QCOMPARE(rig.actions()->snoozes(), 3);
        QCOMPARE(rig.sandbox.served(snoozePath), 0);
        QCOMPARE(plannedAt(rig), next);
    }

    void aSnoozeIsSentWhenItsTimeIsOver()
    {
        StartedAds rig;
        QSignalSpy snoozed(rig.actions(), &AdActions::snoozed);
        const QDateTime next = rig.clock()->nextAt();
        rig.actions()->setUndoTime(1s);
        rig.actions()->snooze();
        QCOMPARE(snoozed.count(), 0);
        QTRY_COMPARE(snoozed.count(), 1);
        QCOMPARE(rig.clock()->nextAt(), next.addSecs(300));
        QCOMPARE(rig.actions()->nextAt(), next.addSecs(300));
        QCOMPARE(rig.actions()->snoozes(), 2);
        QVERIFY(rig.clock()->moreSnoozesAt().isValid());
        QCOMPARE(plannedAt(rig), next.addSecs(300));
        const auto kept = rig.service->log()->snoozesAfter(0, 10);
        QCOMPARE(kept.size(), 1);
        QCOMPARE(kept.first().byId, rig.id());
        QCOMPARE(kept.first().from, next);
        rig.read();  // the schedule contains the same snooze, which is not counted twice
        QCOMPARE(rig.service->log()->snoozesAfter(0, 10).size(), 1);
        QCOMPARE(rig.clock()->snoozedTimes(), 1);
    }

    void twoSnoozesInARowAreTwo()
    {
        StartedAds rig;
        QSignalSpy snoozed(rig.actions(), &AdActions::snoozed);
        const QDateTime next = rig.clock()->nextAt();
        rig.actions()->snooze();
        rig.actions()->snooze();
        QCOMPARE(rig.actions()->nextAt(), next.addSecs(600));
        QCOMPARE(rig.actions()->snoozes(), 1);
        rig.actions()->sendNow();
        QTRY_COMPARE(snoozed.count(), 2);
        QCOMPARE(plannedAt(rig), next.addSecs(600));
        QCOMPARE(rig.actions()->nextAt(), next.addSecs(600));
        QCOMPARE(rig.onService().snoozeCount, 1);
    }

    void justBeforeTheBreakASnoozeDoesNotWait()
    {
        StartedAds rig;
        QSignalSpy snoozed(rig.actions(), &AdActions::snoozed);
        rig.passAndRead(std::chrono::milliseconds(rig.worldTime().msecsTo(rig.clock()->nextAt())) - 10s);
        rig.actions()->snooze();
        QCOMPARE(rig.actions()->heldFor(), 0);
        QTRY_COMPARE(snoozed.count(), 1);
    }

    void aRefusedSnoozeIsTakenBackAndSaysWhy_data()
    {
        QTest::addColumn<InjectedFault>("fault");
        QTest::addColumn<BlockReason>("expected");
        const auto answer = [](int status, const char *message) {
            return InjectedFault{
                .path = snoozePath, .times = -1, .status = status, .message = QLatin1String(message)};
        };
        QTest::newRow("none left") << answer(429, "No snoozes left.") << BlockReason::NoSnoozes;
        QTest::newRow("not live") << answer(400, "The broadcaster must be streaming live.")
                                  << BlockReason::Other;
        QTest::newRow("no ad") << answer(400, "There is no upcoming ad break.") << BlockReason::Other;
        QTest::newRow("scope") << answer(401, "Missing scope: channel:manage:ads")
                               << BlockReason::NoPermission;
        QTest::newRow("scope, in other words")
            << answer(401, "That is not for you.") << BlockReason::NoPermission;
        QTest::newRow("words that are no reason")
            << answer(400, "A partner of ours is live at the moment.") << BlockReason::Other;
        QTest::newRow("500") << answer(500, "") << BlockReason::Uncertain;
        QTest::newRow("something else") << answer(400, "The moon is wrong.") << BlockReason::Other;
        QTest::newRow("cut off") << InjectedFault{.path = snoozePath, .times = -1, .cutConnection = true}
                                 << BlockReason::Uncertain;
    }
    void aRefusedSnoozeIsTakenBackAndSaysWhy()
    {
        QFETCH(InjectedFault, fault);
        QFETCH(BlockReason, expected);
        StartedAds rig;
        QSignalSpy refused(rig.actions(), &AdActions::refused);
        const QDateTime next = rig.clock()->nextAt();
        rig.sandbox.fault(fault);
        rig.actions()->snooze();
        rig.actions()->sendNow();
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(why(refused), expected);
        QCOMPARE(refused.last()[2].value<Error>().message,
                 fault.message.isEmpty() ? refused.last()[2].value<Error>().message : fault.message);
        QCOMPARE(rig.actions()->nextAt(), next);
        QCOMPARE(rig.actions()->snoozes(), 3);
        QVERIFY(rig.service->log()->snoozesAfter(0, 10).isEmpty());
    }

    void aSnoozeThatWasDoneWithoutAnAnswerIsFoundOut()
    {
        StartedAds rig;
        QSignalSpy refused(rig.actions(), &AdActions::refused);
        const QDateTime next = rig.clock()->nextAt();
        rig.sandbox.fault({.path = snoozePath, .cutConnection = true, .handled = true});
        rig.actions()->snooze();
        rig.actions()->sendNow();
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(why(refused), BlockReason::Uncertain);
        rig.read();
        QCOMPARE(rig.clock()->nextAt(), next.addSecs(300));
        QCOMPARE(rig.actions()->snoozes(), 2);
    }

    void whenNoneIsLeftItIsSaidBeforeAsking()
    {
        StartedAds rig;
        QSignalSpy refused(rig.actions(), &AdActions::refused);
        for (int i = 0; i < 3; ++i) {
            rig.actions()->snooze();
            QCOMPARE(rig.actions()->snoozes(), 2 - i);
            rig.actions()->sendNow();
            QTRY_VERIFY(!rig.actions()->isSending(AdAction::Snooze));
        }
        QCOMPARE(rig.actions()->blockReason(AdAction::Snooze), BlockReason::NoSnoozes);
        QTRY_COMPARE(rig.onService().snoozeCount, 0);
        QTRY_VERIFY(!rig.actions()->isSending(AdAction::Snooze));
        const int served = rig.sandbox.served(snoozePath);
        rig.actions()->snooze();
        QCOMPARE(why(refused), BlockReason::NoSnoozes);
        QCOMPARE(rig.sandbox.served(snoozePath), served);
        rig.passAndRead(61min);  // one more snooze becomes available
        QCOMPARE(rig.actions()->blockReason(AdAction::Snooze), BlockReason::None);
    }

    void anAdIsAskedForWaitsAndRuns()
    {
        StartedAds rig;
        makeReady(rig);
        QSignalSpy ran(rig.actions(), &AdActions::ran);
        QSignalSpy began(rig.clock(), &AdClock::began);
        rig.actions()->run(60);
        QCOMPARE(rig.actions()->held()->length(), 60);
        rig.actions()->undo();
        QCOMPARE(rig.sandbox.served(runPath), 0);
        rig.actions()->setUndoTime(1s);
        rig.actions()->run(120);
        QTRY_COMPARE(ran.count(), 1);
        QCOMPARE(ran.last()[1].toInt(), 120);
        QVERIFY(rig.clock()->runningUntil().isValid());
        QCOMPARE(rig.actions()->blockReason(AdAction::Run), BlockReason::Running);
        QTRY_VERIFY(began.count() >= 1);
        rig.read();
        const auto logged = rig.breaks();
        QCOMPARE(logged.first().kind, AdBreak::Kind::Run);
        QCOMPARE(logged.first().byId, rig.id());
        QCOMPARE(logged.first().promised, 120);
        QCOMPARE(logged.first().shown, 120);
        QVERIFY(logged.size() < 2 || logged[1].startedAt < logged[0].startedAt.addSecs(-60));
    }

    void theCooldownIsTheServicesAndOutlivesARestart()
    {
        StartedAds rig;
        makeReady(rig);
        QSignalSpy ran(rig.actions(), &AdActions::ran);
        rig.actions()->run(30);
        rig.actions()->sendNow();
        QTRY_COMPARE(ran.count(), 1);
        rig.passAndRead(40s);
        QCOMPARE(rig.actions()->blockReason(AdAction::Run), BlockReason::Cooldown);
        const QDateTime ready = rig.actions()->readyAt();
        QVERIFY(std::abs(rig.worldTime().secsTo(ready) - 440) <= 5);
        QCOMPARE(rig.actions()->cooldownLength(), 480);
        rig.restart();
        rig.startAds();
        QCOMPARE(rig.actions()->blockReason(AdAction::Run), BlockReason::Cooldown);
        QVERIFY(std::abs(rig.actions()->readyAt().secsTo(ready)) <= 2);
        rig.passAndRead(8min);
        QCOMPARE(rig.actions()->blockReason(AdAction::Run), BlockReason::None);
    }

    void aClockThatIsPutBackLeavesNoCooldownOfAnotherTime()
    {
        StartedAds rig;
        makeReady(rig);
        QSignalSpy ran(rig.actions(), &AdActions::ran);
        rig.actions()->run(30);
        rig.actions()->sendNow();
        QTRY_COMPARE(ran.count(), 1);
        rig.passAndRead(-48h);
        const QDateTime ready = rig.actions()->readyAt();
        QVERIFY(!ready.isValid() || rig.clock()->now().secsTo(ready) <= 480);
    }

    void aRefusedAdSaysWhy_data()
    {
        QTest::addColumn<InjectedFault>("fault");
        QTest::addColumn<BlockReason>("expected");
        QTest::addColumn<bool>("waits");
        const auto answer = [](int status, const char *message) {
            return InjectedFault{
                .path = runPath, .times = -1, .status = status, .message = QLatin1String(message)};
        };
        QTest::newRow("cooldown as 429") << answer(429, "Wait.") << BlockReason::Cooldown << true;
        QTest::newRow("cooldown as 400")
            << answer(400, "The cooldown period has not expired.") << BlockReason::Other << false;
        QTest::newRow("not live") << answer(400, "The broadcaster is not live.") << BlockReason::Other
                                  << false;
        QTest::newRow("not a partner")
            << answer(400, "Must be a partner or an affiliate.") << BlockReason::Other << false;
        QTest::newRow("scope") << answer(401, "Missing scope: channel:edit:commercial")
                               << BlockReason::NoPermission << false;
        QTest::newRow("503") << answer(503, "") << BlockReason::Uncertain << false;
        QTest::newRow("cut off") << InjectedFault{.path = runPath, .times = -1, .cutConnection = true}
                                 << BlockReason::Uncertain << false;
        QTest::newRow("something else") << answer(400, "Invalid length.") << BlockReason::Other << false;
    }
    void aRefusedAdSaysWhy()
    {
        QFETCH(InjectedFault, fault);
        QFETCH(BlockReason, expected);
        QFETCH(bool, waits);
        StartedAds rig;
        makeReady(rig);
        QSignalSpy refused(rig.actions(), &AdActions::refused);
        rig.sandbox.fault(fault);
        rig.actions()->run(60);
        rig.actions()->sendNow();
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(why(refused), expected);
        QCOMPARE(rig.actions()->blockReason(AdAction::Run) == BlockReason::Cooldown, waits);
        QVERIFY(!rig.clock()->runningUntil().isValid());
    }

    void theRateLimitIsNoCooldown()
    {
        StartedAds rig;
        makeReady(rig);
        QSignalSpy refused(rig.actions(), &AdActions::refused);
        QSignalSpy ran(rig.actions(), &AdActions::ran);
        // The client itself waits until the rate limit allows it: then the ad runs, and nothing was refused.
        rig.sandbox.fault({.path = runPath, .times = 1, .emptyBucket = true});
        rig.actions()->run(60);
        rig.actions()->sendNow();
        QTRY_COMPARE_WITH_TIMEOUT(ran.count() + refused.count(), 1, 90'000);
        if (!refused.isEmpty())
            QCOMPARE(why(refused), BlockReason::RateLimit);
        QVERIFY(refused.isEmpty());
    }

    void anAdIsNotRunLongAfterItWasAskedFor()
    {
        StartedAds rig;
        makeReady(rig);
        QSignalSpy refused(rig.actions(), &AdActions::refused);
        QSignalSpy ran(rig.actions(), &AdActions::ran);
        rig.sandbox.fault({.path = runPath, .times = -1, .emptyBucket = true});
        rig.actions()->run(60);
        rig.actions()->sendNow();
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(why(refused), BlockReason::RateLimit);
        rig.sandbox.clearFaults();
        QVERIFY(ran.isEmpty());
    }

    void whatCannotBeDoneIsSaidBeforeAsking()
    {
        AdsWorld unscoped(
            {.scopes = without({Api::Scope::ChannelManageAds, Api::Scope::ChannelEditCommercial}),
             .hasEvents = false});
        unscoped.startAds();
        QCOMPARE(unscoped.actions()->blockReason(AdAction::Snooze), BlockReason::NoPermission);
        QCOMPARE(unscoped.actions()->blockReason(AdAction::Run), BlockReason::NoPermission);

        AdsWorld rig;
        QCOMPARE(rig.actions()->blockReason(AdAction::Snooze), BlockReason::Unknown);
        rig.startAds();
        rig.setLive(false);
        QTRY_COMPARE(rig.actions()->blockReason(AdAction::Snooze), BlockReason::NotLive);
        QCOMPARE(rig.actions()->blockReason(AdAction::Run), BlockReason::NotLive);
        rig.account->session()->end();
        QCOMPARE(rig.actions()->blockReason(AdAction::Run), BlockReason::SignedOut);
    }

    void theEndOfTheStreamTakesBackWhatWaits()
    {
        StartedAds rig;
        QSignalSpy undone(rig.actions(), &AdActions::undone);
        QSignalSpy refused(rig.actions(), &AdActions::refused);
        rig.actions()->snooze();
        rig.setLive(false);
        QTRY_COMPARE(undone.count(), 1);
        QCOMPARE(rig.sandbox.served(snoozePath), 0);
        // The user is informed.
        QCOMPARE(refused.count(), 1);
        QCOMPARE(why(refused), BlockReason::NotLive);
        QVERIFY(rig.actions()->isSettled());
    }

    void theEndOfTheSignInTakesBackWhatWaitsAndSaysSo()
    {
        StartedAds rig;
        QSignalSpy refused(rig.actions(), &AdActions::refused);
        rig.actions()->snooze();
        rig.account->session()->end();
        QTRY_COMPARE(refused.count(), 1);
        QCOMPARE(why(refused), BlockReason::SignedOut);
        QVERIFY(!rig.actions()->held());
    }

    void whatWaitedWhenTheProgramEndedIsSaidOnceAndCanStillBeDone()
    {
        StartedAds rig;
        rig.actions()->snooze();
        rig.restart();
        QSignalSpy left(rig.actions(), &AdActions::leftOver);
        rig.startAds();
        QTRY_COMPARE(left.count(), 1);
        QCOMPARE(left.first()[1].value<Leftover>(), Leftover::Possible);
        QVERIFY(!left.first()[0].value<AdDecision>().isRun);
        QCOMPARE(rig.sandbox.served(snoozePath), 0);  // no request is sent again
        rig.read();
        QCOMPARE(left.count(), 1);
        QSignalSpy snoozed(rig.actions(), &AdActions::snoozed);
        rig.actions()->snooze();
        rig.actions()->sendNow();
        QTRY_COMPARE(snoozed.count(), 1);
        rig.restart();
        QSignalSpy again(rig.actions(), &AdActions::leftOver);
        rig.startAds();
        QCOMPARE(again.count(), 0);
    }

    void withoutADiskNothingIsSentAndThatIsSaid()
    {
        StartedAds rig;
        const QDateTime next = plannedAt(rig);
        auto database = std::move(*ProfileStore::openHistory(rig.file()));
        QVERIFY(database.execute("CREATE TRIGGER full BEFORE INSERT ON outbox_rows BEGIN"
                                 " SELECT RAISE(ABORT, 'database or disk is full'); END"));
        QSignalSpy failed(rig.actions(), &AdActions::failed);
        QSignalSpy refused(rig.actions(), &AdActions::refused);
        rig.actions()->snooze();
        rig.actions()->sendNow();
        QTRY_COMPARE(failed.count(), 1);
        QTRY_COMPARE(refused.count(), 1);
        QVERIFY(rig.actions()->isSettled());
        QCOMPARE(rig.actions()->nextAt(), next);
        QVERIFY(database.execute("DROP TRIGGER full"));
        // When it can be written again, the next one is sent, and the first one stays refused.
        rig.actions()->snooze();
        rig.actions()->sendNow();
        QTRY_COMPARE(plannedAt(rig), next.addSecs(300));
        QTRY_VERIFY(rig.actions()->isSettled());
        QCOMPARE(rig.sandbox.served(snoozePath), 1);
    }

    void whatWasTakenBackIsNotLeftOver()
    {
        StartedAds rig;
        rig.actions()->snooze();
        rig.actions()->undo();
        QVERIFY(rig.actions()->isSettled());
        rig.restart();
        QSignalSpy left(rig.actions(), &AdActions::leftOver);
        rig.startAds();
        QCOMPARE(left.count(), 0);
    }

    void whatWaitedForABreakThatHasComeIsOver()
    {
        StartedAds rig;
        rig.actions()->snooze();
        rig.pass(std::chrono::milliseconds(rig.worldTime().msecsTo(rig.clock()->nextAt())) + 3min);
        rig.restart();
        QSignalSpy left(rig.actions(), &AdActions::leftOver);
        rig.startAds();
        QTRY_COMPARE(left.count(), 1);
        QCOMPARE(left.first()[1].value<Leftover>(), Leftover::Over);
    }

    void whatTheServiceHasDoneWithoutBeingHeardIsFoundOut()
    {
        StartedAds rig;
        const QDateTime next = plannedAt(rig);
        rig.sandbox.fault({.path = snoozePath, .delay = 30s});
        rig.actions()->snooze();
        rig.actions()->sendNow();
        QTRY_COMPARE(plannedAt(rig), next.addSecs(300));
        rig.restart();  // the response finds no receiver
        QSignalSpy left(rig.actions(), &AdActions::leftOver);
        rig.startAds();
        QTRY_COMPARE(left.count(), 1);
        QCOMPARE(left.first()[1].value<Leftover>(), Leftover::Done);
        QCOMPARE(rig.sandbox.served(snoozePath), 1);
    }

    void whatIsRefusedWhileTheProgramEndsIsSaidAtTheNextStart()
    {
        StartedAds rig;
        rig.sandbox.fault({.path = snoozePath, .times = -1, .status = 500});
        rig.actions()->snooze();
        rig.actions()->finish();
        QVERIFY(!rig.actions()->isSettled());
        QTRY_VERIFY(rig.actions()->isSettled());
        rig.sandbox.clearFaults();
        rig.restart();
        QSignalSpy left(rig.actions(), &AdActions::leftOver);
        rig.startAds();
        QTRY_COMPARE(left.count(), 1);
        QCOMPARE(left.first()[1].value<Leftover>(), Leftover::Possible);
    }

    void anAdThatWaitedIsNeverRunByItselfAfterwards()
    {
        StartedAds rig;
        makeReady(rig);
        rig.actions()->run(60);
        rig.restart();
        QSignalSpy left(rig.actions(), &AdActions::leftOver);
        rig.startAds();
        QTRY_COMPARE(left.count(), 1);
        QCOMPARE(left.first()[1].value<Leftover>(), Leftover::Possible);
        QVERIFY(left.first()[0].value<AdDecision>().isRun);
        QCOMPARE(left.first()[0].value<AdDecision>().length, 60);
        QCOMPARE(rig.sandbox.served(runPath), 0);
        rig.actions()->run(60);
        rig.pass(20min);
        rig.restart();
        QSignalSpy later(rig.actions(), &AdActions::leftOver);
        rig.startAds();
        QTRY_COMPARE(later.count(), 1);
        QCOMPARE(later.first()[1].value<Leftover>(), Leftover::Over);
        QCOMPARE(rig.sandbox.served(runPath), 0);
    }
};

QTEST_GUILESS_MAIN(TestAdActions)
#include "tst_ad_actions.moc"
