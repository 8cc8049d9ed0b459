// SPDX-License-Identifier: GPL-3.0-or-later

// Modes that are restored automatically: timed modes and lockdowns, after restarts, overlapping, and with
// changes of other users.

#include "scheduler_world.h"

#include "chat/modes/hold_stack.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using State = ModeHold::State;

class TestModeScheduler : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aTimedModeEndsAsItBegan()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const ChatModes before = rig.there(rig.channel(0));
        const qint64 group = (*program)->setTimed({rig.channel(0)}, {.slow = on(60), .emoteOnly = on()}, 300);
        QVERIFY(group > 0);
        QTRY_VERIFY(program->all(group, State::Holding));
        QCOMPARE(rig.there(rig.channel(0)).slow, std::optional(on(60)));
        QCOMPARE((*program)->holdOf(rig.channel(0), ChatMode::Slow)->group, group);
        QVERIFY(!(*program)->holdOf(rig.channel(0), ChatMode::Unique));
        // A change of another mode does not affect the hold.
        rig.change(rig.channel(0), {.unique = on()});
        rig.advance(program, 299s);
        QVERIFY(program->all(group, State::Holding));
        rig.advance(program, 1s);
        QTRY_VERIFY(!(*program)->holdOf(rig.channel(0), ChatMode::Slow));
        ChatModes after = before;
        after.unique = on();
        QTRY_COMPARE(rig.there(rig.channel(0)), after);
        QVERIFY((*program)->asking().isEmpty());
    }

    void aClockThatIsSetBackProlongsNothing()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const qint64 group = (*program)->setTimed({rig.channel(0)}, {.slow = on(60)}, 600);
        QTRY_VERIFY(program->all(group, State::Holding));
        rig.advance(program, 200s);
        rig.advance(program, -100s);
        rig.advance(program, 100s);
        QVERIFY(program->all(group, State::Holding));
        // Also while the program does not run.
        program.reset();
        rig.clock.advance(-3600s);
        program = rig.open();
        (*program)->tick();
        rig.advance(program, 299s);
        QVERIFY(program->all(group, State::Holding));
        rig.advance(program, 301s);
        QTRY_COMPARE(rig.there(rig.channel(0)).slow, std::optional(on(5)));
    }

    void itIsOnDiskBeforeItIsSent()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const auto profile = std::move(*ProfileStore::open(rig.file()));
        const ChatStore reader(profile.get());  // used in the sandbox's thread from now on
        std::atomic<int> asked = 0;
        std::atomic<int> marked = 0;
        rig.sandbox.inService([&](Sandbox::Service &service) {
            service.setObserver(
                [&](const Sandbox::Request &request, const Sandbox::Response &, std::chrono::nanoseconds) {
                    if (request.method != "PATCH")
                        return;
                    ++asked;
                    for (const ModeHold &hold : reader.holds())
                        marked += hold.state != State::Planned && !hold.before.isEmpty();
                });
        });
        QVERIFY((*program)->lockDown(rig.channels(), lockdownModes()) > 0);
        const auto other = std::move(*ProfileStore::open(rig.file()));
        QCOMPARE(ChatStore(other.get()).holds().size(), 4);
        QTRY_COMPARE(ChatStore(other.get()).holds().last().state, State::Holding);
        QTRY_COMPARE(asked, 4);
        QCOMPARE(marked, 16);  // all four are marked before the first request is sent
        rig.sandbox.inService([](Sandbox::Service &service) { service.setObserver({}); });
    }

    void aModeThatSomebodyChangedIsAskedAbout()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const qint64 group
            = (*program)->setTimed({rig.channel(0), rig.channel(1)}, {.slow = on(60), .unique = on()}, 60);
        QTRY_VERIFY(program->all(group, State::Holding));
        rig.change(rig.channel(0), {.slow = on(90)});
        rig.advance(program, 61s);
        QTRY_COMPARE((*program)->asking().size(), 1);
        QCOMPARE((*program)->asking().first().state, State::Drifted);
        QCOMPARE((*program)->asking().first().channelId, rig.channel(0));
        QTRY_COMPARE(rig.there(rig.channel(1)).slow, std::optional(on(5)));
        QCOMPARE(rig.there(rig.channel(0)).slow, std::optional(on(90)));
        // Modes that no user has changed are restored.
        QCOMPARE((*program)->asking().first().before.modes(), QList<ChatMode>{ChatMode::Slow});
        QTRY_COMPARE(rig.there(rig.channel(0)).unique, std::optional(ModeValue{}));

        QSignalSpy plan(program->scheduler.get(), &ModeScheduler::planReady);
        const qint64 id = (*program)->asking().first().id;
        (*program)->planRestore(QList<qint64>{id});
        QTRY_COMPARE(plan.size(), 1);
        const auto lines = plan.first().first().value<QList<RestoreLine>>();
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines[0].drift, QList<ChatMode>{ChatMode::Slow});
        QCOMPARE(lines[0].changes, QList<ChatMode>{ChatMode::Slow});
        QCOMPARE(lines[0].then.slow, std::optional(on(5)));
        QCOMPARE(lines[0].now.slow, std::optional(on(90)));

        (*program)->restore({id});
        QTRY_COMPARE(rig.there(rig.channel(0)).slow, std::optional(on(5)));
        QCOMPARE(rig.there(rig.channel(0)).unique, std::optional(ModeValue{}));
        QTRY_VERIFY((*program)->asking().isEmpty());
    }

    /// The rate limit delays the request that restores the mode, and meanwhile another user changes it.
    void whatIsChangedWhileItsRestoreWaitsIsAskedAbout()
    {
        SchedulerWorld rig;
        rig.watchCalls();
        auto program = rig.open();
        const qint64 group = (*program)->setTimed({rig.channel(0)}, {.slow = on(60)}, 60);
        QTRY_VERIFY(program->all(group, State::Holding));
        const int before = rig.changesAsked();
        rig.sandbox.fault({.path = "/chat/settings", .method = "PATCH", .emptyBucket = true});
        rig.advance(program, 61s);
        QTRY_COMPARE(rig.changesAsked(), before + 1);
        rig.change(rig.channel(0), {.slow = on(90)});
        QTRY_COMPARE(program->group(group).first().state, State::NotRestored);
        QVERIFY((*program)->asking().isEmpty());  // the channel is read again first
        rig.advance(program, 10s);
        QTRY_COMPARE(program->group(group).first().state, State::Drifted);
        QCOMPARE(rig.there(rig.channel(0)).slow, std::optional(on(90)));
        QCOMPARE(rig.changesAsked(), before + 1);
        rig.sandbox.inService([](Sandbox::Service &service) { service.setObserver({}); });
    }

    void ofALockdownThatEndsWhatNobodyChangedIsRestoredAlsoAfterARestart()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const QString &channel = rig.channel(0);
        const ChatModes before = rig.there(channel);
        const qint64 group = (*program)->lockDown({channel, rig.channel(1)}, lockdownModes(), 60);
        QTRY_VERIFY(program->all(group, State::Holding));
        rig.change(channel, {.followers = on(3), .subscribers = ModeValue{}});
        rig.advance(program, 61s);
        QTRY_COMPARE((*program)->asking().size(), 1);
        // Subscribers only was off before the lockdown too, so only the follower mode is asked about.
        QCOMPARE((*program)->asking().first().before.modes(), QList<ChatMode>{ChatMode::Followers});
        ChatModes wanted = before;
        wanted.followers = on(3);
        QTRY_COMPARE(rig.there(channel), wanted);
        QTRY_COMPARE((*program)->lockdown().size(), 1);
        rig.reopen(program);
        QTRY_COMPARE((*program)->asking().size(), 1);
        const ModeHold left = (*program)->asking().first();
        QCOMPARE(left.state, State::Drifted);
        QCOMPARE(left.group, group);
        QCOMPARE(left.before.modes(), QList<ChatMode>{ChatMode::Followers});
        QCOMPARE(rig.there(channel), wanted);
        (*program)->restore({left.id});
        QTRY_COMPARE(rig.there(channel), before);
        QTRY_VERIFY(!(*program)->isLockedDown());
    }

    void whatIsReleasedStays()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const qint64 group = (*program)->setTimed({rig.channel(0)}, {.slow = on(60)}, 60);
        QTRY_VERIFY(program->all(group, State::Holding));
        (*program)->release(program->ids(group));
        QVERIFY(program->hold(program->ids(group).value(0)).state == State::Released);
        rig.watchCalls();
        rig.advance(program, 100s);
        QTest::qWait(50);
        QCOMPARE(rig.changesAsked(), 0);
        QCOMPARE(rig.there(rig.channel(0)).slow, std::optional(on(60)));
    }

    void aLockdownWithARefusalLocksTheOthersAndEndsExactly()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        QList<ChatModes> before;
        for (const QString &id : rig.channels())
            before.append(rig.there(id));
        rig.setModerator(rig.channel(2), false);
        const qint64 group = (*program)->lockDown(rig.channels(), lockdownModes());
        QCOMPARE((*program)->lockdown().size(), 4);
        const auto count = [&](State state) {
            const auto holds = (*program)->lockdown();
            return std::count_if(holds.begin(), holds.end(), [&](const auto &h) { return h.state == state; });
        };
        QTRY_COMPARE(count(State::Holding), 3);
        QTRY_COMPARE(count(State::Failed), 1);
        const auto asking = (*program)->asking();
        QCOMPARE(asking.size(), 1);
        QCOMPARE(asking[0].channelId, rig.channel(2));
        QCOMPARE(asking[0].error->status, 403);
        QVERIFY(!asking[0].error->message.isEmpty());
        QCOMPARE(rig.there(rig.channel(2)), before[2]);
        for (const int i : {0, 1, 3})
            QVERIFY(differing(lockdownModes(), rig.there(rig.channel(i))).isEmpty());
        QVERIFY((*program)->lockedSince().isValid());
        QVERIFY(!(*program)->lockedUntil().isValid());
        // A channel that is already locked stays as it is.
        rig.watchCalls();
        (*program)->lockDown({rig.channel(0)}, {.emoteOnly = on()});
        QCOMPARE((*program)->lockdown().size(), 4);

        // The role is back: only the failed channel is retried.
        rig.setModerator(rig.channel(2), true);
        (*program)->retry({asking[0].id});
        QTRY_COMPARE(count(State::Holding), 4);
        QCOMPARE(rig.changesAsked(), 1);
        (*program)->restore(program->ids(group));
        QTRY_VERIFY(!(*program)->isLockedDown());
        for (int i = 0; i < 4; ++i)
            QCOMPARE(rig.there(rig.channel(i)), before[i]);
        QCOMPARE((*program)->holds().size(), 4);
    }

    void endingALockdownForgetsWhereItFailed()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        rig.setModerator(rig.channel(1), false);
        const qint64 group = (*program)->lockDown(rig.channels(), lockdownModes(), 600);
        QTRY_COMPARE((*program)->asking().size(), 1);
        QTRY_COMPARE(rig.there(rig.channel(3)).slow, std::optional(on(30)));
        QTRY_COMPARE(program->hold(program->ids(group).value(3)).state, State::Holding);
        rig.watchCalls();
        rig.advance(program, 600s);
        QTRY_VERIFY(!(*program)->isLockedDown());
        QCOMPARE(rig.changesAsked(), 3);
        for (const QString &id : rig.channels())
            QCOMPARE(rig.there(id).slow, std::optional(on(5)));
    }

    void aTimedModeUnderALockdownWaitsForItsEnd()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const QString &channel = rig.channel(0);
        const ChatModes before = rig.there(channel);
        const qint64 timed = (*program)->setTimed({channel}, {.slow = on(60)}, 60);
        QTRY_VERIFY(program->all(timed, State::Holding));
        const qint64 lock = (*program)->lockDown({channel}, lockdownModes());
        QTRY_VERIFY(program->all(lock, State::Holding));
        QCOMPARE((*program)->holdOf(channel, ChatMode::Slow)->group, lock);
        rig.watchCalls();
        rig.advance(program, 120s);
        QTest::qWait(50);
        QCOMPARE(rig.changesAsked(), 0);
        QVERIFY(program->all(timed, State::Holding));
        QVERIFY((*program)->asking().isEmpty());
        (*program)->restore(program->ids(lock));
        QTRY_COMPARE(rig.there(channel), before);
        QTRY_VERIFY((*program)->asking().isEmpty() && !(*program)->holdOf(channel, ChatMode::Slow));
    }

    void aTimedModeOnALockedChannelOutlivesTheLockdown()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const QString &channel = rig.channel(0);
        const ChatModes before = rig.there(channel);
        const qint64 lock = (*program)->lockDown({channel}, lockdownModes());
        QTRY_VERIFY(program->all(lock, State::Holding));
        const qint64 timed = (*program)->setTimed({channel}, {.slow = on(90)}, 60);
        QTRY_VERIFY(program->all(timed, State::Holding));
        QCOMPARE(rig.there(channel).slow, std::optional(on(90)));
        (*program)->restore(program->ids(lock));
        ChatModes middle = before;
        middle.slow = on(90);
        QTRY_COMPARE(rig.there(channel), middle);
        QTRY_VERIFY(!(*program)->isLockedDown());
        rig.advance(program, 60s);
        QTRY_COMPARE(rig.there(channel), before);
        QTRY_VERIFY(!(*program)->holdOf(channel, ChatMode::Slow));

        // The other way round: the timed mode ends into the lockdown.
        const qint64 again = (*program)->lockDown({channel}, lockdownModes());
        QTRY_VERIFY(program->all(again, State::Holding));
        const qint64 brief = (*program)->setTimed({channel}, {.slow = on(90)}, 60);
        QTRY_VERIFY(program->all(brief, State::Holding));
        rig.advance(program, 60s);
        QTRY_COMPARE(rig.there(channel).slow, std::optional(on(30)));
        QTRY_VERIFY(!(*program)->holdOf(channel, ChatMode::Slow)
                    || (*program)->holdOf(channel, ChatMode::Slow)->group == again);
        (*program)->restore(program->ids(again));
        QTRY_COMPARE(rig.there(channel), before);
    }

    void aTimedModeTakesThePlaceOfAnotherAndKeepsWhatWasBeforeTheFirst()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const QString &channel = rig.channel(0);
        const ChatModes before = rig.there(channel);
        const qint64 first = (*program)->setTimed({channel}, {.slow = on(60), .unique = on()}, 60);
        QTRY_VERIFY(program->all(first, State::Holding));
        const qint64 second = (*program)->setTimed({channel}, {.slow = on(100)}, 300);
        QTRY_VERIFY(program->all(second, State::Holding));
        const qint64 third = (*program)->setTimed({channel}, {.slow = on(100)}, 400);
        QTRY_VERIFY(program->all(third, State::Holding));
        QTRY_VERIFY(program->group(second).isEmpty() || program->all(second, State::Released));
        rig.advance(program, 60s);
        QTRY_COMPARE(rig.there(channel).unique, before.unique);
        QCOMPARE(rig.there(channel).slow, std::optional(on(100)));
        (*program)->setEnd(program->ids(third), 500);
        rig.advance(program, 499s);
        QTest::qWait(30);
        QCOMPARE(rig.there(channel).slow, std::optional(on(100)));
        rig.advance(program, 1s);
        QTRY_COMPARE(rig.there(channel), before);
        QVERIFY((*program)->asking().isEmpty());
    }

    void aSnapshotHasTheChannelsAsTheyAre()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        rig.change(rig.channel(1), {.slow = on(44)});
        QSignalSpy taken(program->scheduler.get(), &ModeScheduler::snapshotTaken);
        (*program)->takeSnapshot({rig.channel(0), rig.channel(1)}, u"Saturday"_s);
        QTRY_COMPARE(taken.size(), 1);
        const auto snapshot = program->kept.snapshot(taken.first().first().toLongLong());
        QVERIFY(snapshot);
        QCOMPARE(snapshot->name, u"Saturday"_s);
        QCOMPARE(snapshot->channels.size(), 2);
        QCOMPARE(snapshot->channels[1].modes, rig.there(rig.channel(1)));
        rig.change(rig.channel(1), {.slow = on(45)});
        QSignalSpy plan(program->scheduler.get(), &ModeScheduler::planReady);
        (*program)->planRestore(*snapshot, {rig.channel(1)});
        QTRY_COMPARE(plan.size(), 1);
        const auto lines = plan.first().first().value<QList<RestoreLine>>();
        QCOMPARE(lines.size(), 1);
        QCOMPARE(lines[0].changes, QList<ChatMode>{ChatMode::Slow});
    }

    void whatTheServiceDoesNotTellIsNotTouched()
    {
        ModeHold hold{.channelId = u"1"_s, .set = {.slow = on(30), .delay = on(4)}};
        const ChatModes before = HoldStack::whatReturns({}, hold, {.slow = on(5)});
        QCOMPARE(before.modes(), QList<ChatMode>{ChatMode::Slow});
        hold.before = before;
        QVERIFY(!HoldStack::setOf(hold).delay);
    }
};

QTEST_GUILESS_MAIN(TestModeScheduler)
#include "tst_mode_scheduler.moc"
