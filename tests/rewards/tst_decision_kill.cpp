// SPDX-License-Identifier: GPL-3.0-or-later

// A program that decides is killed again and again, at any moment. In the end everything is decided, once,
// and as it was decided.

#include "decision_rig.h"

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
        DecisionRig rig(rewards, perReward);
        QStringList ids;
        QStringList arguments{rig.sandbox.baseUrl().toString(), rig.sandbox.client().id, rig.userId(),
                              rig.token().access, rig.file()};
        for (int i = 0; i < rewards; ++i) {
            ids += rig.waitingIds(rig.reward(i));
            arguments.append(rig.reward(i));
        }
        // The service takes its time, so that a kill hits calls under way, too.
        rig.sandbox.fault({.method = "PATCH", .times = -1, .delay = std::chrono::milliseconds(40)});

        std::mt19937 dice(std::random_device{}());
        QHash<QString, RedemptionStatus> kept;
        QStringList forgotten;  // decided anew, and otherwise, although that was held
        QElapsedTimer watch;
        watch.start();
        int kills = 0;
        bool idle = false;
        while (!idle && watch.elapsed() < 80'000) {
            QProcess program;
            program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            program.start(QStringLiteral(DECIDER_PROGRAM), arguments);
            QVERIFY(program.waitForStarted());
            // At first they do not get far; the last one may work to the end.
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
};

QTEST_GUILESS_MAIN(TestDecisionKill)
#include "tst_decision_kill.moc"
