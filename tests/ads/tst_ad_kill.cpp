// SPDX-License-Identifier: GPL-3.0-or-later

// A program is killed while a decision about ads waits to be sent. The next run reports it.

#include "ads_world.h"

#include <QProcess>

using namespace Sidestage;
using namespace std::chrono_literals;
using Leftover = AdActions::Leftover;

class TestAdKill : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatWaitedWhenItWasKilledIsNotLost_data()
    {
        QTest::addColumn<QString>("what");
        QTest::newRow("a snooze") << u"snooze"_s;
        QTest::newRow("an ad to be run") << u"run"_s;
    }
    void whatWaitedWhenItWasKilledIsNotLost()
    {
        QFETCH(QString, what);
        const bool runs = what == "run"_L1;
        AdsWorld rig;
        rig.setPlan(3600, 60);
        rig.pass(10min);
        QTemporaryDir folder;
        const QString file = folder.filePath(u"profile.sqlite"_s);
        QProcess program;
        program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        program.start(QStringLiteral(SNOOZER_PROGRAM),
                      {rig.profile().baseUrl.toString(), rig.profile().clientId, rig.id(),
                       rig.signedIn.accessToken, file, what});
        QVERIFY(program.waitForStarted());
        QTRY_VERIFY(program.canReadLine());
        QCOMPARE(program.readLine().trimmed(), QByteArray("held"));
        program.kill();  // SIGKILL
        QVERIFY(program.waitForFinished());

        rig.stop();
        rig.store = std::move(*ProfileStore::open(file));
        rig.restart();
        QSignalSpy left(rig.actions(), &AdActions::leftOver);
        rig.startAds();
        QTRY_COMPARE(left.count(), 1);
        QCOMPARE(left.first()[0].value<AdDecision>().isRun, runs);
        QCOMPARE(left.first()[1].value<Leftover>(), Leftover::Possible);
        QCOMPARE(rig.sandbox.served("/channels/ads/schedule/snooze"), 0);
        QCOMPARE(rig.sandbox.served("/channels/commercial"), 0);
    }
};

QTEST_GUILESS_MAIN(TestAdKill)
#include "tst_ad_kill.moc"
