// SPDX-License-Identifier: GPL-3.0-or-later

// Holds after faults and restarts: the channel's modes show what was done.

#include "scheduler_world.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using State = ModeHold::State;
using Kind = ModeHold::Kind;

class TestModeSchedulerRestart : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatSomebodyChangedInTheMiddleOfARestoreIsAskedAboutAloneAfterAKill()
    {
        SchedulerWorld rig;
        const QString &channel = rig.channel(0);
        rig.change(channel, {.slow = on(77), .unique = on()});
        {
            const auto profile = std::move(*ProfileStore::open(rig.file()));
            QList<ModeHold> holds{{.kind = Kind::Timed,
                                   .state = State::Restoring,
                                   .channelId = channel,
                                   .before = {.slow = on(5), .unique = ModeValue{}},
                                   .set = {.slow = on(60), .unique = on()},
                                   .since = rig.clock.now().addSecs(-500),
                                   .until = rig.clock.now().addSecs(-10),
                                   .place = 1}};
            QVERIFY(ChatStore(profile.get()).saveHolds(holds));
        }
        auto program = rig.open();
        QTRY_COMPARE((*program)->asking().size(), 1);
        QCOMPARE((*program)->asking().first().before.modes(), QList<ChatMode>{ChatMode::Slow});
        QTRY_COMPARE(rig.there(channel).unique, std::optional(ModeValue{}));
        QCOMPARE(rig.there(channel).slow, std::optional(on(77)));
    }

    void aRequestThatIsStillOnItsWayIsWaitedForBeforeAnythingIsDecided()
    {
        SchedulerWorld rig;
        const QString &channel = rig.channel(0);
        {
            const auto profile = std::move(*ProfileStore::open(rig.file()));
            QList<ModeHold> holds{{.kind = Kind::Timed,
                                   .state = State::Setting,
                                   .channelId = channel,
                                   .before = {.slow = on(5)},
                                   .set = {.slow = on(60)},
                                   .since = rig.clock.now(),
                                   .until = rig.clock.now().addSecs(600),
                                   .settledAt = rig.clock.now(),
                                   .place = 1}};
            QVERIFY(ChatStore(profile.get()).saveHolds(holds));
        }
        rig.settling = 3s;
        rig.watchCalls();
        auto program = rig.open();
        // The page reads the channel at once, and sees the state before the change.
        QTRY_VERIFY(rig.calls("GET /chat/settings") > 0);
        QTest::qWait(200);
        QCOMPARE((*program)->holds().first().state, State::Setting);
        rig.change(channel, {.slow = on(60)});  // it arrives
        QTRY_VERIFY((*program)->holdOf(channel, ChatMode::Slow));
        QTRY_COMPARE((*program)->holdOf(channel, ChatMode::Slow)->state, State::Holding);
        // A hold that the user ends is not forgotten meanwhile.
        (*program)->restore(program->open());
        QTRY_COMPARE(rig.there(channel).slow, std::optional(on(5)));
    }

    void whenTheServiceDoesNotAnswerItIsTriedAgain()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const QString &channel = rig.channel(0);
        const qint64 group = (*program)->setTimed({channel}, {.slow = on(60)}, 60);
        QTRY_VERIFY(program->all(group, State::Holding));
        const qint64 id = program->ids(group).value(0);
        rig.sandbox.fault({.path = "/chat/settings", .times = -1, .cutConnection = true});
        rig.advance(program, 60s);
        QTRY_COMPARE(program->hold(id).state, State::NotRestored);
        QCOMPARE(program->hold(id).error->kind, Error::Kind::Offline);
        QVERIFY((*program)->asking().isEmpty());
        rig.sandbox.clearFaults();
        for (int i = 0; i < 40 && rig.there(channel).slow != on(5); ++i) {
            rig.advance(program, 30s);
            QTest::qWait(25);
        }
        QCOMPARE(rig.there(channel).slow, std::optional(on(5)));
    }

    void aClockThatIsSetBackDelaysNoRetry()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const QString &channel = rig.channel(0);
        const qint64 group = (*program)->setTimed({channel}, {.slow = on(60)}, 60);
        QTRY_VERIFY(program->all(group, State::Holding));
        const qint64 id = program->ids(group).value(0);
        rig.sandbox.fault({.path = "/chat/settings", .times = -1, .cutConnection = true});
        rig.advance(program, 60s);
        QTRY_COMPARE(program->hold(id).state, State::NotRestored);
        rig.sandbox.clearFaults();
        rig.advance(program, -3600s);
        QTRY_COMPARE(rig.there(channel).slow, std::optional(on(5)));
    }

    void aRestoreWhoseAnswerIsLostIsNotDoneTwice()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const QString &channel = rig.channel(0);
        const qint64 group = (*program)->setTimed({channel}, {.slow = on(60)}, 60);
        QTRY_VERIFY(program->all(group, State::Holding));
        rig.sandbox.fault({.path = "/chat/settings",
                           .method = "PATCH",
                           .times = -1,
                           .cutConnection = true,
                           .handled = true});
        rig.advance(program, 60s);
        QTRY_VERIFY(!(*program)->holdOf(channel, ChatMode::Slow));
        QCOMPARE(rig.there(channel).slow, std::optional(on(5)));
    }

    void aRefusedRestoreAsksAndCanBeRetried()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const QString &channel = rig.channel(0);
        const qint64 group = (*program)->setTimed({channel}, {.slow = on(60)}, 60);
        QTRY_VERIFY(program->all(group, State::Holding));
        const qint64 id = program->ids(group).value(0);
        rig.sandbox.fault({.path = "/chat/settings",
                           .method = "PATCH",
                           .times = -1,
                           .status = 403,
                           .message = u"no moderator"_s});
        rig.advance(program, 60s);
        QTRY_COMPARE(program->hold(id).state, State::NotRestored);
        QCOMPARE(program->hold(id).error->message, u"no moderator"_s);
        QCOMPARE((*program)->asking().size(), 1);
        rig.reopen(program);
        QCOMPARE(program->hold(id).error->message, u"no moderator"_s);
        rig.sandbox.clearFaults();
        rig.advance(program, 600s);
        QTest::qWait(30);
        QCOMPARE(program->hold(id).state, State::NotRestored);
        (*program)->retry({id});
        QTRY_COMPARE(rig.there(channel).slow, std::optional(on(5)));
        QTRY_VERIFY((*program)->asking().isEmpty());
    }

    void aRestartBringsEverythingBackAndEndsWhatIsDue()
    {
        SchedulerWorld rig;
        auto program = rig.open();
        const ChatModes before = rig.there(rig.channel(0));
        const qint64 timed = (*program)->setTimed({rig.channel(0)}, {.slow = on(60)}, 60);
        QTRY_VERIFY(program->all(timed, State::Holding));
        const qint64 lock = (*program)->lockDown({rig.channel(1), rig.channel(2)}, lockdownModes());
        QTRY_VERIFY(program->all(lock, State::Holding));
        program.reset();
        rig.clock.advance(3600s);  // asleep or switched off
        program = rig.open();
        QTRY_COMPARE(rig.there(rig.channel(0)), before);
        QCOMPARE((*program)->lockdown().size(), 2);
        QCOMPARE(rig.there(rig.channel(1)).slow, std::optional(on(30)));
        (*program)->restore(program->ids(lock));
        QTRY_VERIFY(!(*program)->isLockedDown());
        QCOMPARE(rig.there(rig.channel(1)).slow, std::optional(on(5)));
    }

    void afterAKillTheChannelSaysWhatHappened_data()
    {
        QTest::addColumn<int>("state");
        QTest::addColumn<int>("slow");  // the mode of the channel
        QTest::addColumn<int>("age");
        QTest::addColumn<int>("becomes");
        QTest::addColumn<int>("then");
        QTest::newRow("planned, not sent, fresh")
            << int(State::Planned) << 5 << 10 << int(State::Holding) << 60;
        QTest::newRow("planned, not sent, old") << int(State::Planned) << 5 << 61 << int(State::Planned) << 5;
        QTest::newRow("planned, but there") << int(State::Planned) << 60 << 500 << int(State::Holding) << 60;
        QTest::newRow("setting, not taken, fresh")
            << int(State::Setting) << 5 << 10 << int(State::Holding) << 60;
        QTest::newRow("setting, not taken, old")
            << int(State::Setting) << 5 << 61 << int(State::Planned) << 5;
        QTest::newRow("setting, taken") << int(State::Setting) << 60 << 500 << int(State::Holding) << 60;
        QTest::newRow("setting, somebody came")
            << int(State::Setting) << 77 << 500 << int(State::Planned) << 77;
        QTest::newRow("restoring, not taken")
            << int(State::Restoring) << 60 << 500 << int(State::Restored) << 5;
        QTest::newRow("restoring, taken") << int(State::Restoring) << 5 << 500 << int(State::Restored) << 5;
        QTest::newRow("restoring, somebody came")
            << int(State::Restoring) << 77 << 500 << int(State::Drifted) << 77;
    }

    void afterAKillTheChannelSaysWhatHappened()
    {
        QFETCH(int, state);
        QFETCH(int, slow);
        QFETCH(int, age);
        QFETCH(int, becomes);
        QFETCH(int, then);
        SchedulerWorld rig;
        const QString &channel = rig.channel(0);
        rig.change(channel, {.slow = on(slow)});
        qint64 id = 0;
        {
            const auto profile = std::move(*ProfileStore::open(rig.file()));
            QList<ModeHold> holds{{.kind = Kind::Lockdown,
                                   .state = State(state),
                                   .channelId = channel,
                                   .before = {.slow = on(5)},
                                   .set = {.slow = on(60)},
                                   .since = rig.clock.now().addSecs(-age),
                                   .place = state == int(State::Planned) ? 0 : 1}};
            QVERIFY(ChatStore(profile.get()).saveHolds(holds));
            id = holds.first().id;
        }
        rig.watchCalls();
        auto program = rig.open();
        QTRY_COMPARE(int(program->hold(id).state), becomes);
        QTest::qWait(20);
        QCOMPARE(int(program->hold(id).state), becomes);
        QCOMPARE(rig.there(channel).slow, std::optional(on(then)));
        QCOMPARE(rig.changesAsked(), slow == then ? 0 : 1);
        if (becomes == int(State::Planned)) {
            // The user is asked: when confirmed, it is sent, and the current mode is stored as the previous
            // one.
            QCOMPARE((*program)->asking().size(), 1);
            (*program)->retry({id});
            QTRY_COMPARE(program->hold(id).state, State::Holding);
            QCOMPARE(rig.there(channel).slow, std::optional(on(60)));
            QCOMPARE(program->hold(id).before.slow, std::optional(on(slow)));
        }
    }
};

QTEST_GUILESS_MAIN(TestModeSchedulerRestart)
#include "tst_mode_scheduler_restart.moc"
