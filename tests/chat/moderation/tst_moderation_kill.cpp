// SPDX-License-Identifier: GPL-3.0-or-later

// A program that bans 200 viewers as one job is killed repeatedly in the middle. In the end each row has its
// outcome, and nobody was banned twice.

#include "test_world.h"

#include "sandbox/chat/blocked_terms.h"
#include "sandbox/moderation/moderation.h"
#include "sandbox/world/domain_event.h"

#include <QElapsedTimer>
#include <QProcess>

#include <random>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

constexpr int many = 200;

struct KillRig : TestWorld
{
    KillRig()
        : TestWorld({.hasEvents = false, .isOnDisk = true})
    {
        stop();  // the other program uses the profile
        sandbox.inSandbox([this](Sandbox::World &world) {
            for (int i = 1; i <= many; ++i) {
                Api::User viewer{.id = QString::number(7'000'000 + i),
                                 .login = u"crowd_%1"_s.arg(i),
                                 .createdAt = QDateTime::currentDateTimeUtc()};
                viewer.displayName = viewer.login;
                if (!world.addUser(viewer))
                    qFatal("not added");
                viewers.append(viewer.id);
            }
            world.listen([bans = m_bans, unbans = m_unbans](const Sandbox::DomainEvent &event) {
                if (event.kind == Sandbox::DomainEvent::Kind::UserBanned)
                    ++(*bans)[event.subjectId];
                else if (event.kind == Sandbox::DomainEvent::Kind::UserUnbanned)
                    ++(*unbans)[event.subjectId];
            });
        });
    }
    /// Runs the program until it is idle, or until `isEnough` returns true, then kills it.
    void run(const QString &how, const std::function<bool()> &isEnough)
    {
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QStringLiteral(MODERATOR_PROGRAM),
                      QStringList{sandbox.baseUrl().toString(), sandbox.client().id, signedIn.userId,
                                  signedIn.login, signedIn.accessToken, file(), how}
                          + viewers);
        if (!program.waitForStarted())
            qFatal("cannot start the program");
        QElapsedTimer watch;
        watch.start();
        while (!isIdle && !isEnough() && watch.elapsed() < 120'000) {
            program.waitForReadyRead(5);
            while (program.canReadLine()) {
                const QByteArray line = program.readLine().trimmed();
                isKept = isKept || line == "kept";
                isIdle = isIdle || (isKept && line.startsWith("idle"));
                if (isIdle)
                    failed = line.mid(5).toInt();
            }
        }
        program.kill();  // SIGKILL
        program.waitForFinished();
    }
    /// How often each viewer was banned or timed out.
    QHash<QString, int> bans()
    {
        return sandbox.inSandbox([this](Sandbox::World &) { return *m_bans; });
    }
    QHash<QString, int> unbans()
    {
        return sandbox.inSandbox([this](Sandbox::World &) { return *m_unbans; });
    }
    qsizetype terms()
    {
        return sandbox.inSandbox([id = signedIn.userId](Sandbox::World &world) {
            const auto page = world.area<Sandbox::BlockedTerms>().list(id, 100, {}).value_or({});
            return std::ranges::count_if(page.data,
                                         [](const auto &term) { return term.text.startsWith(u"spoiler "); });
        });
    }

private:
    /// Used in the sandbox's thread.
    std::shared_ptr<QHash<QString, int>> m_bans = std::make_shared<QHash<QString, int>>();
    std::shared_ptr<QHash<QString, int>> m_unbans = std::make_shared<QHash<QString, int>>();

public:
    QStringList viewers{};
    bool isKept = false;
    bool isIdle = false;
    int failed = -1;
};

}  // namespace

class TestModerationKill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void killedInTheMiddleEachRowEndsWithAnOutcomeAndNoneIsSentTwice()
    {
        KillRig rig;
        // The service responds slowly, so that kills also hit pending calls, and does not always succeed.
        rig.sandbox.fault({.path = "/moderation/bans", .method = "POST", .times = -1, .delay = 15ms});
        rig.sandbox.fault(
            {.path = "/moderation/bans", .method = "POST", .times = 3, .skip = 60, .status = 429});
        rig.sandbox.fault({.path = "/moderation/bans",
                           .method = "POST",
                           .times = 2,
                           .skip = 90,
                           .status = 500,
                           .handled = true});
        rig.run(u"ban"_s, [&] { return rig.isKept && !rig.bans().isEmpty(); });
        QVERIFY(rig.isKept);
        const qsizetype before = rig.bans().size();
        QVERIFY2(before < many, "nothing is left to be sent after the first kill");
        std::mt19937 dice(std::random_device{}());
        int kills = 1, hits = 0;
        for (; kills < 12 && !rig.isIdle; ++kills) {
            const qsizetype from = rig.bans().size();
            const qsizetype enough = from + 1 + qsizetype(dice() % 15);
            rig.run(u"finish"_s, [&] { return rig.bans().size() >= enough; });
            hits += !rig.isIdle;
        }
        if (!rig.isIdle)
            rig.run(u"finish"_s, [] { return false; });
        QVERIFY2(rig.isIdle, "it does not come to an end");
        qInfo() << "killed" << kills << "times," << before << "banned before the first kill";
        QVERIFY(hits > 3);
        QCOMPARE(rig.failed, 0);
        const auto bans = rig.bans();
        QCOMPARE(bans.size(), many);
        for (const QString &id : std::as_const(rig.viewers))
            QVERIFY2(bans.value(id) == 1,
                     qPrintable(u"%1 was banned %2 times"_s.arg(id).arg(bans.value(id))));
        QCOMPARE(rig.terms(), many / 5 - 1);
    }

    void killedInTheMiddleOfAnUndoItReversesWhatWasDone()
    {
        KillRig rig;
        rig.sandbox.fault({.path = "/moderation/bans", .times = -1, .delay = 10ms});
        rig.run(u"undo"_s, [&] { return rig.unbans().size() > 5; });
        QVERIFY(!rig.isIdle);
        rig.run(u"finish"_s, [] { return false; });
        QVERIFY2(rig.isIdle, "it does not come to an end");
        QCOMPARE(rig.failed, 0);
        const auto bans = rig.bans();
        QVERIFY(bans.size() >= 30 && bans.size() < many);
        QCOMPARE(rig.unbans(), bans);
    }
};

QTEST_GUILESS_MAIN(TestModerationKill)
#include "tst_moderation_kill.moc"
