// SPDX-License-Identifier: GPL-3.0-or-later

// A program that locks channels down and restores them is killed again and again, at any moment. In the end
// every channel is exactly as it was before the first lockdown.

#include "keeper_rig.h"

#include <QElapsedTimer>
#include <QProcess>

#include <random>

using namespace Sidestage;
using namespace std::chrono_literals;

class TestModeKeeperKill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedAtAnyMomentEverythingComesBackAsItWas()
    {
        KeeperRig rig;
        const QList<ChatModes> own{
            {.followers = ModeValue{}, .slow = on(5), .delay = on(2)},
            {.followers = on(10), .slow = ModeValue{}, .unique = on()},
            {.followers = on(0), .slow = on(30), .subscribers = on(), .delay = ModeValue{}},
            {.followers = on(1440), .slow = on(120), .emoteOnly = on()}};
        QList<ChatModes> before;
        for (int i = 0; i < 4; ++i) {
            rig.change(rig.channel(i), own[i]);
            before.append(rig.there(rig.channel(i)));
        }
        QStringList arguments{rig.sandbox.baseUrl().toString(),
                              rig.sandbox.client().id,
                              rig.user().userId,
                              rig.user().login,
                              rig.user().accessToken,
                              rig.file()};
        // The service takes its time, so that a kill hits calls under way, too.
        rig.sandbox.fault({.method = "PATCH", .times = -1, .delay = 40ms});

        std::mt19937 dice(std::random_device{}());
        QHash<ModeHold::State, int> found;  // of holds, when the program was dead
        int locked = 0;
        const auto run = [&](const QString &how, int most, const QByteArray &until) {
            QProcess program;
            program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            program.start(QStringLiteral(LOCKER_PROGRAM), arguments + QStringList{how} + rig.channels());
            if (!program.waitForStarted())
                qFatal("cannot start the program");
            QElapsedTimer watch;
            watch.start();
            bool isThere = false;
            const auto listen = [&] {
                while (program.canReadLine()) {
                    const QByteArray line = program.readLine().trimmed();
                    isThere = isThere || line == until;
                    locked += line == "locked";
                    if (line == "drifted")
                        qFatal("it takes its own doing for somebody else's");
                }
            };
            while (!isThere && watch.elapsed() < most) {
                program.waitForReadyRead(5);
                listen();
            }
            program.kill();  // SIGKILL
            program.waitForFinished();
            listen();
            return isThere;
        };
        for (int kills = 0; kills < 40; ++kills) {
            run(QStringLiteral("run"), 100 + int(dice() % 900), {});
            const auto profile = std::move(*ProfileStore::open(rig.file()));
            for (const ModeHold &hold : ChatStore(profile.get()).holds())
                ++found[hold.state];
        }
        QVERIFY2(run(QStringLiteral("finish"), 60'000, "idle"), "it does not come to an end");
        qInfo() << "locked" << locked << "times; killed while setting" << found[ModeHold::State::Setting]
                << "and while restoring" << found[ModeHold::State::Restoring];
        for (int i = 0; i < 4; ++i)
            QCOMPARE(rig.there(rig.channel(i)), before[i]);
        QVERIFY(found[ModeHold::State::Setting] + found[ModeHold::State::Restoring] > 0);
    }
};

QTEST_GUILESS_MAIN(TestModeKeeperKill)
#include "tst_mode_keeper_kill.moc"
