// SPDX-License-Identifier: GPL-3.0-or-later

// Shows that are stopped, retried, left out in part, or go on after a restart: the page, all services of the
// application, and a sandbox over HTTP.

#include "shows_world.h"

#include "chat/moderation/moderation_service.h"
#include "kit/theme/theme.h"
#include "sandbox/videos/videos.h"

#include <QDir>

using namespace Sidestage;
using namespace std::chrono_literals;
using State = ShowStep::State;
using Phase = ShowRun::Phase;

namespace {

const ChatModes slowChat{.slow = ModeValue{true, 77}};
constexpr auto announcementsPath = "/chat/announcements";

struct StoppedWorld : ShowsWorld
{
    /// The service answers the next change late, so that there is time to press Stop.
    void answerLate(const QByteArray &path)
    {
        sandbox.fault({.path = path, .method = "PATCH", .times = 1, .delay = 700ms, .handled = true});
    }
    /// Stops while the last step is being sent, and waits until it was answered.
    void stopTheLastStep()
    {
        QVERIFY(shows->isWorking());
        click(u"stopPlan"_s);
        QVERIFY(shows->run()->isStopped);
        QTRY_VERIFY_WITH_TIMEOUT(!shows->run() || shows->run()->count(State::Running) == 0, 20'000);
    }
    /// Waits until the announcements that follow the start know when they are due.
    void waitUntilDue()
    {
        QTRY_VERIFY_WITH_TIMEOUT(
            running(ShowPart::Announcements)
                && std::ranges::all_of(running(ShowPart::Announcements)->steps,
                                       [](const ShowStep &step) { return step.dueAt.isValid(); }),
            20'000);
    }
    State stateOf(ShowPart part, qint64 key) const
    {
        const PartPlan *plan = running(part);
        for (const ShowStep &step : plan ? plan->steps : QList<ShowStep>()) {
            if (step.key == QString::number(key))
                return step.state;
        }
        return State::Planned;
    }
    void write(const QString &text)
    {
        QVERIFY(ask(Api::SendChatMessage{.broadcasterId = id(), .senderId = id(), .message = text}));
    }
};

}  // namespace

class TestShowInterruptions : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void aStopDuringTheLastStepLeavesNothingStuck()
    {
        StoppedWorld rig;
        const Api::Channel before = rig.channel();
        const Show show = rig.added({.channelPreset = rig.preset(u"Stopped too late"_s)});
        // A begin
        rig.planWithKeys();
        rig.answerLate("/channels");
        rig.confirmWithKeys();
        QTRY_COMPARE(rig.channel().title, u"Stopped too late"_s);
        rig.stopTheLastStep();
        QTRY_COMPARE(rig.shows->run()->phase, Phase::Running);
        QVERIFY(!rig.shows->run()->isStopped);
        // An undo
        rig.answerLate("/channels");
        rig.click(u"undoPlan"_s);
        QTRY_COMPARE(rig.channel().title, before.title);
        rig.stopTheLastStep();
        QTRY_VERIFY(!rig.shows->run());
        // An end
        rig.begin();
        rig.planEnd();
        rig.answerLate("/channels");
        rig.confirmWithKeys();
        QTRY_COMPARE(rig.channel().title, before.title);
        rig.stopTheLastStep();
        QTRY_VERIFY(!rig.shows->run());
        QCOMPARE(rig.shows->pastRuns(show.id).size(), 1);
    }

    void anEndInTheBackgroundLeavesTheKeyboardWhereItIs()
    {
        StoppedWorld rig;
        rig.added({.channelPreset = rig.preset(u"In the background"_s)});
        rig.begin();
        rig.planEnd();
        rig.answerLate("/channels");
        rig.confirmWithKeys();
        rig.key(Qt::Key_Escape);
        auto *button = rig.find<QAbstractButton>(u"choosePart:channel"_s);
        QVERIFY(button->isVisible());
        button->setFocus();
        QTRY_VERIFY(!rig.shows->run());
        QVERIFY(rig.window->focusWidget() == button);
    }

    void anEndOfAStoppedShowIsCarriedOut()
    {
        StoppedWorld rig;
        const Api::Channel before = rig.channel();
        const Show show = rig.added({.channelPreset = rig.preset(u"Stopped"_s)});
        rig.begin();
        rig.shows->stop();
        rig.planEnd();
        rig.endWithKeys();
        QCOMPARE(rig.channel().title, before.title);
        QCOMPARE(rig.shows->pastRuns(show.id).size(), 1);
    }

    void anAnnouncementThatWasLeftOutIsNotMade()
    {
        StoppedWorld rig;
        const QString left = u"Nobody reads this"_s, made = u"Nobody brings a lamp"_s;
        const qint64 leftId = rig.announcementTemplate(left, u"Left"_s);
        const qint64 madeId = rig.announcementTemplate(made, u"Made"_s);
        rig.added({.announcements = {{leftId, 60, false}, {madeId, 90, false}}});
        rig.waitUntilLive();
        rig.begin();
        rig.waitUntilDue();
        rig.click(u"leaveStep:announcements:%1"_s.arg(leftId));
        QCOMPARE(rig.stateOf(ShowPart::Announcements, leftId), State::LeftOut);
        // Leaving one out changes nothing about when the other is due.
        rig.clock.advance(91s);
        QTRY_COMPARE_WITH_TIMEOUT(rig.announced(made), 1, 20'000);
        QTRY_COMPARE(rig.stateOf(ShowPart::Announcements, madeId), State::Done);
        QCOMPARE(rig.announced(left), 0);
        QCOMPARE(rig.stateOf(ShowPart::Announcements, leftId), State::LeftOut);
    }

    void aRetryBesideAWaitingAnnouncementAnnouncesEachOnce()
    {
        StoppedWorld rig;
        const QString refused = u"Refused at first"_s, later = u"Nobody brings a lamp"_s,
                      last = u"Good night"_s;
        const qint64 refusedId = rig.announcementTemplate(refused, u"Refused"_s);
        const qint64 laterId = rig.announcementTemplate(later, u"Later"_s);
        const qint64 lastId = rig.announcementTemplate(last, u"Last"_s);
        rig.added({.announcements = {{refusedId, 10, false}, {laterId, 60, false}, {lastId, 120, false}}});
        rig.waitUntilLive();
        rig.begin();
        rig.waitUntilDue();
        rig.sandbox.fault(
            {.path = announcementsPath, .method = "POST", .status = 400, .message = u"Not now"_s});
        rig.clock.advance(11s);
        QTRY_COMPARE_WITH_TIMEOUT(rig.stateOf(ShowPart::Announcements, refusedId), State::Failed, 20'000);
        rig.clock.advance(1s);  // what is sent from now on is the retry
        rig.click(u"retryStep:announcements:%1"_s.arg(refusedId));
        QTRY_COMPARE_WITH_TIMEOUT(rig.stateOf(ShowPart::Announcements, refusedId), State::Done, 20'000);
        QCOMPARE(rig.stateOf(ShowPart::Announcements, laterId), State::Waiting);
        // No older state of the part comes back with those that follow.
        bool hasFailedAgain = false;
        connect(rig.shows, &ShowService::runChanged, rig.page,
                [&] { hasFailedAgain = hasFailedAgain || rig.shows->run()->count(State::Failed) > 0; });
        for (const auto &[id, text] : {std::pair(laterId, later), std::pair(lastId, last)}) {
            rig.clock.advance(60s);
            QTRY_COMPARE_WITH_TIMEOUT(rig.stateOf(ShowPart::Announcements, id), State::Done, 20'000);
            QCOMPARE(rig.announced(text), 1);
        }
        QVERIFY(!hasFailedAgain);
        QCOMPARE(rig.shows->run()->count(State::Done), 3);
        QCOMPARE(rig.announced(refused), 1);
    }

    void aRetryWhileTheNextStepOfItsPartRunsIsNotForgotten()
    {
        StoppedWorld rig;
        const Api::Reward songs = rig.made(titled(u"Songs"_s, 500), {}, 1);
        const Api::Reward hats = rig.made(titled(u"Hats"_s, 50), {}, 1);
        rig.reopenWithRewards();
        rig.added({.ads = ShowAds()});
        rig.begin();
        QTRY_COMPARE(rig.services->rewards(rig.me)->queue()->waiting(), 2);
        rig.planEnd();
        QTRY_COMPARE(rig.planned(ShowPart::Waiting)->steps.size(), 2);
        for (const Api::Reward &reward : {songs, hats})
            rig.shows->choose(reward.id, WaitingChoice::Fulfil);
        rig.sandbox.fault({.path = redemptionsPath, .method = "PATCH", .times = 1, .status = 403});
        rig.sandbox.fault(
            {.path = redemptionsPath, .method = "PATCH", .times = 1, .delay = 2s, .handled = true});
        rig.confirmWithKeys();
        const auto state = [&](const Api::Reward &reward) {
            const PartPlan *part = rig.running(ShowPart::Waiting);
            return part ? std::ranges::find(part->steps, reward.id, &ShowStep::key)->state : State::Planned;
        };
        QTRY_COMPARE(state(songs), State::Failed);
        QCOMPARE(state(hats), State::Running);
        rig.click(u"retryStep:waiting:"_s + songs.id);
        QCOMPARE(state(songs), State::Planned);
        QTRY_VERIFY(!rig.shows->run());
        QCOMPARE(rig.redemptions(songs.id, Api::RedemptionStatus::Fulfilled).size(), 1);
        QCOMPARE(rig.redemptions(hats.id, Api::RedemptionStatus::Fulfilled).size(), 1);
    }

    void announcementsThatAStopHoldsBackCanBeResumedOrLeftOut()
    {
        StoppedWorld rig;
        const QString resumed = u"Resumed"_s, left = u"Nobody reads this"_s;
        const qint64 resumedId = rig.announcementTemplate(resumed, u"Resumed"_s);
        const qint64 leftId = rig.announcementTemplate(left, u"Left"_s);
        rig.added({.announcements = {{resumedId, 60, false}, {leftId, 600, false}}});
        rig.waitUntilLive();
        rig.begin();
        rig.waitUntilDue();
        QVERIFY(!rig.isShown(u"finishSteps"_s));
        rig.shows->stop();
        QTRY_VERIFY(rig.isShown(u"finishSteps"_s));
        rig.clock.advance(61s);
        rig.click(u"finishSteps"_s);
        QTRY_COMPARE_WITH_TIMEOUT(rig.announced(resumed), 1, 20'000);
        QTRY_COMPARE(rig.stateOf(ShowPart::Announcements, resumedId), State::Done);
        QVERIFY(!rig.isShown(u"finishSteps"_s));
        rig.shows->stop();
        QTRY_VERIFY(rig.isShown(u"leaveSteps"_s));
        rig.click(u"leaveSteps"_s);
        QTRY_VERIFY(!rig.isShown(u"leaveSteps"_s));
        QCOMPARE(rig.stateOf(ShowPart::Announcements, leftId), State::LeftOut);
        QVERIFY(!rig.shows->run()->isStopped);
    }

    void aStopThatComesTooLateForAStepStillHoldsBackAnnouncements()
    {
        StoppedWorld rig;
        const QString text = u"Nobody brings a lamp"_s;
        rig.added({.chatPreset = rig.chatPreset(slowChat),
                   .announcements = {{rig.announcementTemplate(text), 60, false}}});
        rig.waitUntilLive();
        rig.planWithKeys();
        rig.sandbox.fault({.path = "/chat/settings", .method = "PATCH", .status = 400});
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.shows->run() && rig.shows->run()->phase == Phase::Running);
        QCOMPARE(rig.running(ShowPart::Chat)->count(State::Failed), 1);
        rig.waitUntilDue();
        rig.answerLate("/chat/settings");
        rig.shows->retry(ShowPart::Chat, rig.running(ShowPart::Chat)->steps.first().key);
        QTRY_COMPARE(rig.chatModes().slow, slowChat.slow);
        rig.stopTheLastStep();
        QTRY_VERIFY(rig.isShown(u"finishSteps"_s));
        QVERIFY(rig.shows->run()->isStopped);
        rig.clock.advance(61s);
        rig.click(u"finishSteps"_s);
        QTRY_COMPARE_WITH_TIMEOUT(rig.announced(text), 1, 20'000);
    }

    void anUndoGoesOnWhenItsPageIsLeftMeanwhile()
    {
        StoppedWorld rig;
        rig.added({.chatPreset = rig.chatPreset(slowChat)});
        rig.begin();
        QTRY_VERIFY(rig.shows->run() && rig.shows->run()->phase == Phase::Running && !rig.shows->isWorking());
        rig.shows->undo();
        rig.shows->dropPlan();
        QTRY_VERIFY(!rig.shows->run());
        QVERIFY(!rig.shows->isWorking());
    }

    void aViewerWhoWritesBeforeAndAfterARestartIsCountedOnce()
    {
        StoppedWorld rig;
        const Show show = rig.added({.ads = ShowAds()});
        const auto waitForChat = [&] {
            QTRY_VERIFY_WITH_TIMEOUT(rig.services->moderation(rig.me)->chat()->isLive(rig.id()), 20'000);
        };
        rig.begin();
        waitForChat();
        QSignalSpy lines(rig.services->moderation(rig.me)->chat(), &LiveChat::added);
        rig.write(u"Hello"_s);
        QTRY_COMPARE(lines.size(), 1);
        rig.planEnd();  // takes the figures of now
        QCOMPARE(rig.shows->run()->summary.chatters, 1);
        rig.reopen();
        waitForChat();
        rig.write(u"Hello again"_s);
        QTRY_VERIFY(rig.services->moderation(rig.me)->chat()->countOf(rig.id(), rig.id()) > 0);
        rig.planEnd();
        rig.endWithKeys();
        const ShowSummary summary = rig.shows->pastRuns(show.id).first().summary;
        QCOMPARE(summary.messages.value_or(-1), 2);
        QCOMPARE(summary.chatters, 1);
    }

    void aRestartDuringTheEndLeavesTheFiguresOfTheChatComplete()
    {
        StoppedWorld rig;
        const Show show = rig.added({.channelPreset = rig.preset(u"Not for long"_s)});
        rig.begin();
        QTRY_VERIFY_WITH_TIMEOUT(rig.services->moderation(rig.me)->chat()->isLive(rig.id()), 20'000);
        QSignalSpy lines(rig.services->moderation(rig.me)->chat(), &LiveChat::added);
        rig.write(u"Hello"_s);
        QTRY_COMPARE(lines.size(), 1);
        rig.planEnd();
        rig.sandbox.fault({.path = "/channels", .method = "PATCH", .times = 1, .status = 500});
        rig.confirmWithKeys();
        QTRY_VERIFY(rig.isShown(u"finishSteps"_s));
        rig.reopen();
        QTRY_VERIFY(rig.isShown(u"finishSteps"_s));
        rig.click(u"finishSteps"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!rig.shows->run(), 30'000);
        const ShowSummary summary = rig.shows->pastRuns(show.id).first().summary;
        QCOMPARE(summary.messages.value_or(-1), 1);
        QVERIFY(!summary.isChatPartial);
    }

    void anEndThatWasInterruptedLongAgoWaitsForTheUser()
    {
        StoppedWorld rig;
        const Api::Channel before = rig.channel();
        const Show show = rig.added({.channelPreset = rig.preset(u"Yesterday"_s)});
        rig.begin();
        rig.planEnd();
        QVERIFY(rig.shows->end());
        rig.clock.advance(1h);
        rig.watchCalls();
        rig.reopen();
        QTRY_VERIFY(rig.isShown(u"finishSteps"_s));
        QVERIFY(!rig.shows->isWorking());
        QCOMPARE(rig.calls("PATCH /channels"), 0);
        rig.click(u"finishSteps"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!rig.shows->run(), 30'000);
        QCOMPARE(rig.channel().title, before.title);
        QCOMPARE(rig.shows->pastRuns(show.id).size(), 1);
    }

    void aChangeElsewhereThatWasTakenBackIsRestoredByTheEnd()
    {
        StoppedWorld rig;
        const Api::Channel before = rig.channel();
        rig.added({.channelPreset = rig.preset(u"For one evening"_s)});
        rig.begin();
        const auto write = [&rig](const QString &title) {
            QVERIFY(rig.ask(Api::ModifyChannel{.broadcasterId = rig.id(), .changes = {.title = title}}));
        };
        write(u"By hand"_s);
        rig.planEnd();
        QVERIFY(!rig.planned(ShowPart::Channel)->steps.first().isChosen);
        write(u"For one evening"_s);
        rig.shows->replan();
        QTRY_VERIFY(!rig.shows->plan()->isReading);
        QVERIFY(rig.planned(ShowPart::Channel)->steps.first().isChosen);
        rig.endWithKeys();
        QCOMPARE(rig.channel().title, before.title);
    }

    void markersAreExportedAlsoIfTheClockOfTheComputerIsAhead()
    {
        StoppedWorld rig;
        rig.added({.ads = ShowAds()});
        rig.waitUntilLive();
        rig.clock.advance(10min);
        rig.begin();
        rig.sandbox.act([&](Sandbox::World &world) {
            return world.area<Sandbox::Videos>().mark(rig.id(), rig.id(), u"The tower"_s);
        });
        rig.shows->setFolder(rig.dir.path());
        rig.planEnd();
        QTRY_COMPARE(rig.planned(ShowPart::Markers)->chosen(), 1);
    }

    void anExportThatIsDoneLaterHasNoMarkersFromAfterTheShow()
    {
        StoppedWorld rig;
        rig.added({.ads = ShowAds()});
        rig.waitUntilLive();
        rig.begin();
        const auto mark = [&](const QString &note) {
            rig.sandbox.act([&](Sandbox::World &world) {
                return world.area<Sandbox::Videos>().mark(rig.id(), rig.id(), note);
            });
        };
        mark(u"The tower"_s);
        rig.shows->setFolder(rig.dir.path());
        rig.planEnd();
        QTRY_COMPARE(rig.planned(ShowPart::Markers)->chosen(), 1);
        QDir folder(rig.dir.path());
        const QString file = u"Horror _b_night__b_ %1.txt"_s.arg(
            rig.shows->run()->beganAt.toLocalTime().toString(u"yyyy-MM-dd HHmm"));
        QVERIFY(folder.mkdir(file));  // so it cannot be written
        rig.confirmWithKeys();
        QTRY_VERIFY_WITH_TIMEOUT(rig.isShown(u"finishSteps"_s), 30'000);
        QVERIFY(folder.rmdir(file));
        rig.clock.advance(1h);
        rig.jump(1h);
        mark(u"The morning after"_s);
        rig.click(u"finishSteps"_s);
        QTRY_VERIFY_WITH_TIMEOUT(!rig.shows->run(), 30'000);
        QFile chapters(folder.filePath(file));
        QVERIFY(chapters.open(QIODevice::ReadOnly));
        const QByteArray written = chapters.readAll();
        QVERIFY2(written.contains("The tower"), written);
        QVERIFY2(!written.contains("The morning after"), written);
    }
};

QTEST_MAIN(TestShowInterruptions)
#include "tst_show_interruptions.moc"
