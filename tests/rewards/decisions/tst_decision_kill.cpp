// SPDX-License-Identifier: GPL-3.0-or-later

// A program that decides is killed repeatedly at random moments. In the end everything is decided once, and
// as it was decided first.

#include "decision_world.h"
#include "network_line.h"

#include <QElapsedTimer>
#include <QProcess>

#include <random>

using namespace Sidestage;
using namespace Sidestage::Api;

class TestDecisionKill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedAtAnyMomentNothingIsSentTwiceOrForgotten()
    {
        constexpr int rewards = 3, perReward = 700;
        DecisionWorld rig(rewards, perReward);
        QStringList ids;
        QStringList arguments{rig.sandbox.baseUrl().toString(), rig.sandbox.client().id, rig.id(),
                              tokenOf(rig.signedIn).access, rig.file()};
        for (int i = 0; i < rewards; ++i) {
            ids += rig.waitingIds(rig.reward(i));
            arguments.append(rig.reward(i));
        }
        // The service responds slowly, so that kills also hit pending calls.
        rig.sandbox.fault({.method = "PATCH", .times = -1, .delay = std::chrono::milliseconds(40)});

        std::mt19937 dice(std::random_device{}());
        QHash<QString, RedemptionStatus> kept;
        QStringList forgotten;  // held, but decided again differently by a later run
        QElapsedTimer watch;
        watch.start();
        int kills = 0;
        bool idle = false;
        while (!idle && watch.elapsed() < 80'000) {
            QProcess program;
            program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            program.start(QStringLiteral(DECIDER_PROGRAM), arguments);
            QVERIFY(program.waitForStarted());
            // The first runs are killed early, the last one may finish.
            const bool last = kills >= 25;
            const auto until = watch.elapsed() + (last ? 60'000 : 80 + int(dice() % 500));
            const auto listen = [&] {
                while (program.canReadLine()) {
                    const QByteArray line = program.readLine().trimmed();
                    idle = idle || line == "idle";
                    const auto words = line.split(' ');
                    if (words.size() != 3)
                        continue;
                    const QString id = QString::fromLatin1(words[2]);
                    const auto status
                        = words[1] == "0" ? RedemptionStatus::Fulfilled : RedemptionStatus::Canceled;
                    if (kept.value(id, status) != status)
                        forgotten.append(id);
                    kept.insert(id, status);
                }
            };
            while (!idle && watch.elapsed() < until) {
                program.waitForReadyRead(5);
                listen();
            }
            program.kill();  // SIGKILL
            QVERIFY(program.waitForFinished());
            listen();
            ++kills;
        }
        QVERIFY2(idle, "it does not come to an end");
        const Received received = rig.received();
        qInfo() << "kills" << kills << "calls" << received.calls << "readings" << received.readings << "told"
                << kept.size();
        QVERIFY2(forgotten.isEmpty(), qPrintable(forgotten.join(u' ')));
        QVERIFY2(received.twice.isEmpty(), qPrintable(received.twice.join(u' ')));
        QCOMPARE(received.taken.size(), ids.size());
        QVERIFY(!kept.isEmpty());
        const auto statuses = rig.statuses(ids);
        for (auto decision = kept.cbegin(); decision != kept.cend(); ++decision)
            QCOMPARE(statuses.value(decision.key()), decision.value());
        QVERIFY(kills > 5);
    }

    /// The network is cut while decisions are made. The program is killed and restarted, still without a
    /// network. When the network is back, everything is sent once and as decided.
    void whatIsHeldWithoutANetworkSurvivesAKillAndIsSentOnce()
    {
        DecisionWorld rig(1, 60);
        NetworkLine line(rig.sandbox.baseUrl());
        const QStringList ids = rig.waitingIds(rig.reward());
        const QStringList arguments{line.through(rig.sandbox.baseUrl()).toString(),
                                    rig.sandbox.client().id,
                                    rig.id(),
                                    tokenOf(rig.signedIn).access,
                                    rig.file(),
                                    rig.reward()};
        QHash<QString, RedemptionStatus> kept;
        bool idle = false;
        const auto runUntil = [&](auto isEnough, int atMost) {
            QProcess program;
            program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            program.start(QStringLiteral(DECIDER_PROGRAM), arguments);
            QElapsedTimer watch;
            watch.start();
            while (!isEnough() && watch.elapsed() < atMost) {
                program.waitForReadyRead(5);
                while (program.canReadLine()) {
                    const QByteArray said = program.readLine().trimmed();
                    idle = idle || said == "idle";
                    const auto words = said.split(' ');
                    if (words.size() == 3)
                        kept.insert(QString::fromLatin1(words[2]),
                                    words[1] == "0" ? RedemptionStatus::Fulfilled
                                                    : RedemptionStatus::Canceled);
                }
            }
            program.kill();
            program.waitForFinished();
        };
        runUntil(
            [&] {
                if (!kept.isEmpty())
                    line.cut();
                return kept.size() == ids.size();
            },
            30'000);
        QCOMPARE(kept.size(), ids.size());
        const auto sent = rig.received().times.size();
        QVERIFY2(sent < ids.size(), "nothing was left to be held");
        runUntil([] { return false; }, 1'500);  // longer than any grace period in that program
        QCOMPARE(rig.received().times.size(), sent);
        line.mend();
        runUntil([&] { return idle; }, 60'000);
        QVERIFY(idle);
        const Received received = rig.received();
        QVERIFY2(received.twice.isEmpty(), qPrintable(received.twice.join(u' ')));
        QCOMPARE(received.taken.size(), ids.size());
        const auto statuses = rig.statuses(ids);
        for (auto decision = kept.cbegin(); decision != kept.cend(); ++decision)
            QCOMPARE(statuses.value(decision.key()), decision.value());
    }

    /// Killed while its call was pending: the service receives the call after the restart. A program that
    /// read the status at once would see it waiting and send it again.
    void whatIsStillOnItsWayIsNotSentAgain()
    {
        DecisionWorld rig(1, 40);
        NetworkLine line(rig.sandbox.baseUrl());
        const QStringList ids = rig.waitingIds(rig.reward());
        const QStringList arguments{line.through(rig.sandbox.baseUrl()).toString(),
                                    rig.sandbox.client().id,
                                    rig.id(),
                                    tokenOf(rig.signedIn).access,
                                    rig.file(),
                                    rig.reward()};
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"DECIDER_SETTLING"_s, u"5000"_s);
        const auto start = [&](QProcess &program) {
            program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            program.setProcessEnvironment(environment);
            program.start(QStringLiteral(DECIDER_PROGRAM), arguments);
            return program.waitForStarted();
        };
        line.setDelay(std::chrono::seconds(3));
        {
            QProcess program;
            QVERIFY(start(program));
            QTRY_VERIFY(line.held() > 0);
            program.kill();
            QVERIFY(program.waitForFinished());
        }
        QCOMPARE(line.arrived(), 0);
        QCOMPARE(rig.received().calls, 0);
        QProcess program;
        QVERIFY(start(program));
        QByteArray said;
        QTRY_VERIFY((said += program.readAll()).contains("idle"));
        program.kill();
        QVERIFY(program.waitForFinished());
        const Received received = rig.received();
        QVERIFY2(received.twice.isEmpty(), qPrintable(received.twice.join(u' ')));
        for (const QString &id : ids)
            QCOMPARE(received.times.value(id), 1);
        QCOMPARE(received.taken.size(), ids.size());
    }
};

QTEST_GUILESS_MAIN(TestDecisionKill)
#include "tst_decision_kill.moc"
