#include "kit/theme/theme.h"
#include "shows_world.h"
using namespace Sidestage;
using namespace std::chrono_literals;
class TestShot : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void shot()
    {
        Theme theme;
        theme.setMode(Theme::Mode::Dark);
        ShowsWorld rig;
        rig.made(titled(u"Hydrate!"_s), {}, 3);
        rig.made(titled(u"Pick a song"_s, 1500), {}, 2);
        Api::RewardChanges lights = titled(u"Lights out for 60 s"_s);
        lights.isEnabled = false;
        rig.made(lights);
        rig.made(titled(u"Count the towers"_s), u"another-app"_s);
        rig.reopen();
        rig.waitForRewards();
        QTRY_VERIFY(rig.inLibrary(u"Lights out for 60 s"_s) > 0);
        const qint64 hello
            = rig.announcementTemplate(u"We are live. The tower by the sea, and nobody brings a lamp."_s);
        const QString set = rig.rewardSet(
            {rig.inLibrary(u"Lights out for 60 s"_s), rig.addToLibrary(u"Ring the tower bell"_s)});
        const Show show = rig.added(
            {.name = u"Horror night"_s,
             .channelPreset = rig.preset(u"The tower by the sea"_s, {u"Horror"_s, u"LightsOut"_s}),
             .rewardSet = set,
             .chatPreset = rig.chatPreset({.slow = ModeValue{true, 77}}),
             .announcements = {{hello, 10, false}},
             .ads = ShowAds{.ahead = 75}});
        rig.added({.name = u"Everyday co-op"_s});
        rig.added({.name = u"Charity marathon"_s});
        auto shot = [&](const char *name) {
            QTest::qWait(300);
            rig.window->grab().save(QString::fromLatin1("/tmp/shot-%1.png").arg(QLatin1String(name)));
        };
        for (int i = 0; i < 3; ++i) {
            Show s = *rig.shows->find(show.id);
            rig.shows->planBegin(s);
            QTRY_VERIFY(!rig.shows->plan()->isReading);
            QVERIFY(rig.shows->begin());
            QTRY_VERIFY_WITH_TIMEOUT(rig.shows->run()->phase == ShowRun::Phase::Running, 30000);
            rig.clock.advance(90min + 10min * i);
            if (i == 2)
                break;
            rig.planEnd();
            rig.confirmWithKeys();
            QTRY_VERIFY_WITH_TIMEOUT(!rig.shows->run(), 30000);
        }
        rig.planEnd();
        shot("end-dark");
        rig.confirmWithKeys();
        QTRY_VERIFY_WITH_TIMEOUT(!rig.shows->run(), 30000);
        auto *list = rig.find<QAbstractItemView>(u"showList"_s);
        list->setCurrentIndex(list->model()->index(0, 0));
        shot("list-dark");
        rig.planWithKeys();
        theme.setMode(Theme::Mode::Light);
        shot("begin-light");
        rig.confirmWithKeys();
        QTRY_VERIFY_WITH_TIMEOUT(rig.shows->run()->phase == ShowRun::Phase::Running, 30000);
        shot("running-light");
        rig.window->resize(420, 640);
        shot("running-narrow");
        rig.key(Qt::Key_Escape);
        shot("list-narrow");
        rig.planEnd();
        shot("end-narrow");
    }
};
QTEST_MAIN(TestShot)
#include "tst_shot.moc"
