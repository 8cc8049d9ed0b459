// SPDX-License-Identifier: GPL-3.0-or-later

// A program that locks channels down and restores them is killed at random moments, with half of it done. In
// the end every channel is exactly as it was before the first lockdown.

#include "scheduler_world.h"

#include <QElapsedTimer>
#include <QProcess>

#include <random>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

struct KillRig : SchedulerWorld
{
    KillRig()
    {
        const QList<ChatModes> own{
            {.followers = ModeValue{}, .slow = on(5), .delay = on(2)},
            {.followers = on(10), .slow = ModeValue{}, .unique = on()},
            {.followers = on(0), .slow = on(30), .subscribers = on(), .delay = ModeValue{}},
            {.followers = on(1440), .slow = on(120), .emoteOnly = on()}};
        for (int i = 0; i < 4; ++i) {
            change(channel(i), own[i]);
            before.append(there(channel(i)));
        }
    }
    /// Runs the program until `isEnough` returns true or for `most` milliseconds, then kills it. Returns
    /// whether it was enough.
    bool run(const QString &how, int most, const std::function<bool()> &isEnough)
    {
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QStringLiteral(LOCKER_PROGRAM),
                      QStringList{sandbox.baseUrl().toString(), sandbox.client().id, user().userId,
                                  user().login, user().accessToken, file(), how}
                          + channels());
        if (!program.waitForStarted())
            qFatal("cannot start the program");
        QElapsedTimer watch;
        watch.start();
        const auto listen = [&] {
            while (program.canReadLine()) {
                const QByteArray line = program.readLine().trimmed();
                locked += line == "locked";
                isIdle = isIdle || line == "idle";
                if (line == "drifted")
                    qFatal("it takes its own doing for somebody else's");
            }
        };
        bool isThere = false;
        while (!isThere && watch.elapsed() < most) {
            program.waitForReadyRead(5);
            listen();
            isThere = isEnough();
        }
        program.kill();  // SIGKILL
        program.waitForFinished();
        listen();
        return isThere;
    }
    bool finish()
    {
        isIdle = false;
        return run(u"finish"_s, 120'000, [this] { return isIdle; });
    }
    QList<ModeHold> holds() const
    {
        const auto profile = std::move(*ProfileStore::open(file()));
        return ChatStore(profile.get()).holds();
    }
    bool isLocked(int at)
    {
        return differing(only(lockdownModes(), {ChatMode::Followers, ChatMode::Slow}), there(channel(at)))
            .isEmpty();
    }

    QList<ChatModes> before{};
    int locked = 0;
    bool isIdle = false;
};

}  // namespace

class TestModeSchedulerKill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedAtAnyMomentEverythingComesBackAsItWas()
    {
        KillRig rig;
        // The service responds slowly, so that kills also hit pending requests.
        rig.sandbox.fault({.method = "PATCH", .times = -1, .delay = 40ms});
        std::mt19937 dice(std::random_device{}());
        QHash<ModeHold::State, int> found;  // states of the holds when the program was dead
        // A slow machine gets more time in each round.
        const auto isHit
            = [&] { return found[ModeHold::State::Setting] > 0 && found[ModeHold::State::Restoring] > 0; };
        for (int kills = 0; kills < 40 || (kills < 120 && !isHit()); ++kills) {
            rig.run(u"run"_s, 100 + int(dice() % (900 + 40 * unsigned(kills))), [] { return false; });
            for (const ModeHold &hold : rig.holds())
                ++found[hold.state];
        }
        QVERIFY2(rig.finish(), "it does not come to an end");
        qInfo() << "locked" << rig.locked << "times; killed while setting" << found[ModeHold::State::Setting]
                << "and while restoring" << found[ModeHold::State::Restoring];
        for (int i = 0; i < 4; ++i)
            QCOMPARE(rig.there(rig.channel(i)), rig.before[i]);
        QVERIFY(found[ModeHold::State::Setting] + found[ModeHold::State::Restoring] > 0);
    }

    void killedWithHalfOfTheChannelsDoneTheOthersFollow_data()
    {
        QTest::addColumn<bool>("restoring");
        QTest::newRow("two are locked, two are not") << false;
        QTest::newRow("two are restored, two are not") << true;
    }
    void killedWithHalfOfTheChannelsDoneTheOthersFollow()
    {
        QFETCH(bool, restoring);
        KillRig rig;
        // For two channels the change fails: that of the lockdown, or the one that restores.
        for (int i = 2; i < 4; ++i) {
            rig.sandbox.fault({.method = "PATCH",
                               .query = "broadcaster_id=" + rig.channel(i).toLatin1(),
                               .times = -1,
                               .skip = restoring ? 1 : 0,
                               .cutConnection = true});
        }
        const auto isHalf = [&] {
            bool is = true;
            for (int i = 0; i < 4; ++i) {
                const bool isDone = restoring ? rig.there(rig.channel(i)) == rig.before[i] : rig.isLocked(i);
                is = is && isDone == (i < 2);
            }
            if (!is)
                return false;
            const auto holds = rig.holds();
            const auto wanted = restoring ? ModeHold::State::Restored : ModeHold::State::Holding;
            return std::count_if(holds.begin(), holds.end(),
                                 [&](const ModeHold &hold) { return hold.state == wanted; })
                == 2;
        };
        QVERIFY2(rig.run(u"run"_s, 60'000, isHalf), "it never was half done");
        rig.sandbox.clearFaults();
        QVERIFY2(rig.finish(), "it does not come to an end");
        for (int i = 0; i < 4; ++i)
            QCOMPARE(rig.there(rig.channel(i)), rig.before[i]);
        for (const ModeHold &hold : rig.holds())
            QVERIFY(!hold.isOpen());
    }
};

QTEST_GUILESS_MAIN(TestModeSchedulerKill)
#include "tst_mode_scheduler_kill.moc"
