// SPDX-License-Identifier: GPL-3.0-or-later

// A program that begins a show, and then ends it, is killed again and again at random moments. In the end
// each change is made once.

#include "shows_world.h"

#include "kit/theme/theme.h"

#include <QProcess>
#include <QRandomGenerator>
#include <QTimer>

using namespace Sidestage;
using namespace std::chrono_literals;
using State = ShowStep::State;
using Phase = ShowRun::Phase;

namespace {

/// Goes on with the show in another process. Returns when it runs or has ended: 0, or 3 when steps failed.
int carryOutIn(const QStringList &arguments)
{
    const ServiceProfile profile{.id = u"sandbox"_s,
                                 .name = u"Sandbox"_s,
                                 .baseUrl = QUrl(arguments.value(0)),
                                 .authUrl = QUrl(arguments.value(1)),
                                 .clientId = arguments.value(2),
                                 .clientSecret = arguments.value(3)};
    QNetworkAccessManager network;
    MemoryVault vault;
    auto store = ProfileStore::open(arguments.value(4));
    if (!store)
        return 2;
    Accounts accounts(profile, store->get(), &vault, &network);
    AccountServices services(Clock::system(), QString());
    services.watch(&accounts);
    Account *me
        = accounts.add({.userId = arguments.value(5), .login = arguments.value(6)},
                       {.access = arguments.value(7), .scopes = SandboxFixture::everyScope().names()});
    // Requests of a killed program arrive at once, because this service delays nothing.
    services.rewards(me)->decisions()->setSettling(100ms);
    ShowService *shows = services.shows(me);
    const auto look = [shows] {
        const auto &run = shows->run();
        if (!shows->isWorking() && (!run || run->phase == Phase::Running || run->count(State::Failed) > 0))
            QCoreApplication::exit(run && run->count(State::Failed) > 0 ? 3 : 0);
    };
    QObject::connect(shows, &ShowService::runChanged, qApp, look, Qt::QueuedConnection);
    QTimer::singleShot(0, qApp, look);  // after it was started, in case that nothing was left to do
    const int status = QCoreApplication::exec();
    services.leave(&accounts);
    return status;
}

}  // namespace

class TestShowKill : public QObject
{
    Q_OBJECT

    std::unique_ptr<Theme> m_theme;

    /// Ends the program, and starts it until it has done everything, killed at random moments.
    static void finishWithKills(ShowsWorld &rig)
    {
        rig.close();
        rig.stop();
        const ServiceProfile at = rig.profile();
        const QStringList arguments{u"--carry-out"_s, at.baseUrl.toString(), at.authUrl.toString(),
                                    at.clientId,      at.clientSecret,       rig.file(),
                                    rig.id(),         rig.signedIn.login,    rig.signedIn.accessToken};
        // Responses are delayed, so that many kills happen between a call and its response.
        for (const char *method : {"POST", "PATCH", "DELETE"})
            rig.sandbox.fault({.method = method, .times = -1, .delay = 150ms, .handled = true});
        QRandomGenerator dice(7);
        int kills = 0, status = -1;
        for (; kills < 100 && status < 0; ++kills) {
            QProcess process;
            process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
            process.start(QCoreApplication::applicationFilePath(), arguments);
            QVERIFY(process.waitForStarted());
            // Later each time: on a slow machine the start alone takes as long as the first delays.
            if (process.waitForFinished(dice.bounded(300, 1500) + 40 * kills)) {
                QCOMPARE(process.exitStatus(), QProcess::NormalExit);
                status = process.exitCode();
                break;
            }
            process.kill();
            process.waitForFinished();
        }
        rig.sandbox.clearFaults();
        QCOMPARE(status, 0);
        QVERIFY2(kills >= 1, qPrintable(QString::number(kills)));
        rig.start();
        rig.open();
    }

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(); }

    void killedAtAnyMomentABeginAndAnEndGoOnWhereTheyWere()
    {
        ShowsWorld rig;
        const Api::Reward hats = rig.made(titled(u"Hats"_s), {}, 60);
        const Api::Reward songs = rig.made(titled(u"Songs"_s, 50), {}, 60);
        rig.reopenWithRewards();
        QTRY_VERIFY(rig.inLibrary(u"Hats"_s) > 0);
        const ChatModes slowChat{.slow = ModeValue{true, 77}};
        const Api::Channel before = rig.channel();
        const ChatModes modes = rig.chatModes();
        const QString set = rig.rewardSet({rig.inLibrary(u"Hats"_s), rig.addToLibrary(u"Bell"_s),
                                           rig.addToLibrary(u"Tower"_s), rig.addToLibrary(u"Lamp"_s)});
        const Show show = rig.added({.channelPreset = rig.preset(u"Killed often"_s),
                                     .rewardSet = set,
                                     .chatPreset = rig.chatPreset(slowChat)});
        rig.watchCalls();
        rig.planWithKeys();
        QVERIFY(rig.shows->begin());
        finishWithKills(rig);
        QCOMPARE(rig.shows->run()->phase, Phase::Running);
        QCOMPARE(rig.channel().title, u"Killed often"_s);
        QCOMPARE(rig.chatModes().slow, slowChat.slow);
        QCOMPARE(rig.onService().size(), 5);
        QVERIFY(rig.onService(u"Bell"_s) && rig.onService(u"Tower"_s) && rig.onService(u"Lamp"_s));
        QVERIFY(!rig.onService(u"Songs"_s)->isEnabled);
        QCOMPARE(rig.calls("PATCH /channels"), 1);

        rig.waitForRewards();
        QTRY_COMPARE(rig.services->rewards(rig.me)->queue()->waiting(), 120);
        rig.planEnd();
        QTRY_VERIFY(!rig.planned(ShowPart::Raid)->steps.isEmpty());
        rig.shows->choose(hats.id, WaitingChoice::Fulfil);
        rig.shows->choose(songs.id, WaitingChoice::Refund);
        rig.shows->choose(ShowPart::Raid, rig.planned(ShowPart::Raid)->steps.first().key, true);
        QVERIFY(rig.shows->end());
        finishWithKills(rig);
        QVERIFY(!rig.shows->run());
        QCOMPARE(rig.channel().title, before.title);
        QCOMPARE(rig.chatModes().slow, modes.slow);
        QCOMPARE(rig.redemptions(hats.id, Api::RedemptionStatus::Fulfilled).size(), 60);
        QCOMPARE(rig.redemptions(songs.id, Api::RedemptionStatus::Canceled).size(), 60);
        QVERIFY(rig.onService(u"Songs"_s)->isEnabled);
        QVERIFY(!rig.onService(u"Bell"_s) && !rig.onService(u"Tower"_s) && !rig.onService(u"Lamp"_s));
        QCOMPARE(rig.calls("PATCH /channels"), 2);  // one more
        QCOMPARE(rig.raids(), 1);
        QCOMPARE(rig.shows->pastRuns(show.id).size(), 1);
    }
};

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--carry-out"_L1)
        return carryOutIn(arguments.mid(2));
    TestShowKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_show_kill.moc"
