// SPDX-License-Identifier: GPL-3.0-or-later

// Which redemptions play a sound and show an alert, how the settings are stored, and the sound data.

#include "rewards_world.h"
#include "sound_recorder.h"

#include "alerts/alert_player.h"
#include "alerts/tones.h"
#include "kit/theme/theme.h"
#include "rewards/feed/queue_feed.h"
#include "rewards/list/reward_list.h"
#include "rewards/queue/redemption_queue.h"
#include "rewards/reward_alerts.h"
#include "rewards/rewards_service.h"
#include "rewards/sounds_dialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QSlider>

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;

namespace {

const QString song = u"song"_s;
const QString water = u"water"_s;

struct AlertRig
{
    AlertRig()
        : store(std::move(*ProfileStore::open(u":memory:"_s)))
        , alerts(std::make_unique<RewardAlerts>(store.get(), u"1"_s, &queue))
    {
    }
    QStringList redeem(const QString &reward, int count = 1)
    {
        QStringList ids;
        QList<Redemption> come;
        for (int i = 0; i < count; ++i) {
            const int number = ++made;
            ids.append(u"r%1"_s.arg(number));
            come.append({.id = ids.last(),
                         .userId = QString::number(number),
                         .userName = u"viewer%1"_s.arg(number),
                         .userInput = reward == song ? u"a shanty"_s : QString(),
                         .status = RedemptionStatus::Unfulfilled,
                         .redeemedAt = QDateTime::currentDateTimeUtc(),
                         .reward = {.id = reward, .title = reward, .cost = 5}});
        }
        queue.upsert(come);
        return ids;
    }
    void come(const QString &reward, int count = 1) { alerts->handleArrivals(redeem(reward, count)); }

    std::unique_ptr<ProfileStore> store;
    RedemptionQueue queue{};
    std::unique_ptr<RewardAlerts> alerts;
    int made = 0;
};

}  // namespace

class TestAlerts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingIsHeardUntilItIsWanted()
    {
        AlertRig rig;
        QSignalSpy sounds(rig.alerts.get(), &RewardAlerts::soundRequested);
        QSignalSpy notices(rig.alerts.get(), &RewardAlerts::notificationRequested);
        rig.come(song, 5);
        QCOMPARE(sounds.size() + notices.size(), 0);
    }

    void eachRewardHasItsOwnAndTheOthersShareOne()
    {
        AlertRig rig;
        QVERIFY(rig.alerts->setAlert(RewardAlerts::everyOther, {.sound = u"drop"_s, .volume = 20}));
        QVERIFY(rig.alerts->setAlert(song, {.sound = u"bell"_s, .volume = 90}));
        rig.alerts->setPace(0ms, 0ms);
        QSignalSpy sounds(rig.alerts.get(), &RewardAlerts::soundRequested);
        rig.come(song);
        QCOMPARE(sounds.takeFirst(), (QVariantList{u"bell"_s, 90}));
        QTRY_VERIFY((rig.come(water), !sounds.isEmpty()));
        QCOMPARE(sounds.takeFirst(), (QVariantList{u"drop"_s, 20}));
    }

    void aFloodIsOneSoundAndOneNotification()
    {
        AlertRig rig;
        QVERIFY(rig.alerts->setAlert(song, {.sound = u"bell"_s, .notifies = true}));
        rig.alerts->setPace(10s, 300ms);
        QSignalSpy sounds(rig.alerts.get(), &RewardAlerts::soundRequested);
        QSignalSpy notices(rig.alerts.get(), &RewardAlerts::notificationRequested);
        rig.come(song);
        QCOMPARE(notices.size(), 1);
        QCOMPARE(notices.first()[0].toString(), u"New redemption"_s);
        QCOMPARE(notices.first()[1].toString(), u"viewer1: song, “a shanty”"_s);
        for (int i = 0; i < 11; ++i)
            rig.come(song);
        QCOMPARE(notices.size(), 1);
        QTRY_COMPARE(notices.size(), 2);
        QCOMPARE(notices.last()[0].toString(), u"11 new redemptions"_s);
        QVERIFY(notices.last()[1].toString().endsWith("and 8 more"_L1));
        QCOMPARE(sounds.size(), 1);
    }

    void whatSkipsTheQueueIsHeardToo()
    {
        RewardsWorld world;
        RewardChanges wanted = titled(song, 5);
        wanted.shouldRedemptionsSkipRequestQueue = true;
        const QString skipping = world.made(wanted).id;
        auto *service = world.make<RewardsService>(world.account.get(), Clock::system());
        service->start();
        QTRY_VERIFY(service->feed()->isLive() && service->feed()->isKnown());
        QVERIFY(service->alerts()->setAlert(skipping, {.sound = u"bell"_s, .notifies = true}));
        QSignalSpy sounds(service->alerts(), &RewardAlerts::soundRequested);
        QSignalSpy notices(service->alerts(), &RewardAlerts::notificationRequested);
        const QString id = world.redeem(skipping);
        QTRY_COMPARE(notices.size(), 1);
        QVERIFY2(notices.first()[1].toString().contains(song), qPrintable(notices.first()[1].toString()));
        QCOMPARE(sounds.size(), 1);
        QCOMPARE(sounds.first()[0].toString(), u"bell"_s);
        QVERIFY(!service->queue()->find(id));
    }

    void whatWasChosenIsThereTheNextTime()
    {
        AlertRig rig;
        const Alert wanted{.sound = u"rise"_s, .volume = 33, .notifies = true};
        QVERIFY(rig.alerts->setAlert(song, wanted));
        RewardAlerts again(rig.store.get(), u"1"_s, &rig.queue);
        QCOMPARE(again.alertOf(song), wanted);
        QCOMPARE(again.alertOf(water), Alert());
        RewardAlerts somebodyElse(rig.store.get(), u"2"_s, &rig.queue);
        QCOMPARE(somebodyElse.alertOf(song), Alert());
    }

    void settingsThatCannotBeReadAreNone()
    {
        AlertRig rig;
        const auto read = [&](const QByteArray &kept) {
            [&] { QVERIFY(rig.store->setDraft(u"1"_s, u"reward-alerts"_s, kept)); }();
            return RewardAlerts(rig.store.get(), u"1"_s, &rig.queue).alertOf(song);
        };
        QCOMPARE(read(R"({"alerts":[{"reward":"song","alert":{"volume":9000}}]})").volume, 100);
        QCOMPARE(read(R"({"alerts":[{"reward":"song","alert":[]}]})"), Alert());
        QCOMPARE(read(R"({"song":7})"), Alert());
    }

    void everyToneIsAShortSoundOfItsOwn()
    {
        QSet<QByteArray> seen;
        const auto tones = Tones::all();
        QVERIFY(tones.size() >= 6);
        for (const AlertTone &tone : tones) {
            const QByteArray wav = Tones::wav(tone.id);
            QVERIFY(wav.startsWith("RIFF"));
            QCOMPARE(wav.mid(8, 8), QByteArray("WAVEfmt "));
            const auto number = [&wav](int at, int bytes) {
                quint32 value = 0;
                for (int i = bytes - 1; i >= 0; --i)
                    value = value << 8 | quint8(wav[at + i]);
                return value;
            };
            QCOMPARE(number(4, 4), quint32(wav.size() - 8));
            QCOMPARE(number(40, 4), quint32(wav.size() - 44));
            const double seconds = double(wav.size() - 44) / 2 / number(24, 4);
            QVERIFY2(seconds > 0.1 && seconds < 2.5, qPrintable(tone.id));
            int loudest = 0;
            for (int at = 44; at + 1 < wav.size(); at += 2)
                loudest = qMax(loudest, std::abs(int(qint16(number(at, 2)))));
            QVERIFY(loudest > 20'000 && loudest < 32'000);          // neither silent nor clipped
            QVERIFY(std::abs(int(qint16(number(44, 2)))) < 1'000);  // no click at its beginning
            QVERIFY(std::abs(int(qint16(number(int(wav.size()) - 2, 2)))) < 1'000);  // nor at its end
            seen.insert(wav);
        }
        QCOMPARE(seen.size(), tones.size());
        QVERIFY(Tones::wav(u"none of ours"_s).isEmpty());
    }

    void thePlayerPlaysTheToneAsLoudAsItShould()
    {
        SoundRecorder sounds;
        AlertPlayer player;
        AlertRig rig;
        connect(rig.alerts.get(), &RewardAlerts::soundRequested, &player, &AlertPlayer::play);
        connect(rig.alerts.get(), &RewardAlerts::notificationRequested, &player,
                [&player](const QString &title, const QString &text) { player.notify(title, text); });
        QVERIFY(rig.alerts->setAlert(song, {.sound = u"knock"_s, .volume = 50}));
        rig.come(song);
        QCOMPARE(sounds.heard.size(), 1);
        QCOMPARE(sounds.heard.first().first, Tones::wav(u"knock"_s));
        QCOMPARE(sounds.heard.first().second, 0.5);
        QVERIFY(!player.play(u"unknown"_s, 50));
        sounds.isDeaf = true;
        QVERIFY(!player.play(u"knock"_s, 50));
        QVERIFY(!player.soundTrouble().isEmpty());
        QCOMPARE(sounds.heard.size(), 1);
    }

    void withoutThePluginItIsSilentAndSaysWhy()
    {
        SoundPlugin::setFolders({u"/nowhere"_s});
        AlertPlayer player;
        QVERIFY(!player.play(u"knock"_s, 50));
        QVERIFY(player.soundTrouble().contains("Qt Multimedia"_L1));
    }

    void whereTheDesktopShowsNothingTheWindowDoes()
    {
        if (AlertPlayer::canNotify())
            QSKIP("this desktop shows notifications");
        AlertPlayer player;
        QSignalSpy answer(&player, &AlertPlayer::notShown);
        player.notify(u"New redemption"_s, u"x"_s);
        QCOMPARE(answer.size(), 1);
    }

    void theDialogKeepsEachChoiceAtOnce()
    {
        SoundRecorder sounds;
        TestWorld client;
        RewardList list(client.account.get());
        AlertRig rig;
        AlertPlayer player;
        SoundsDialog dialog(rig.alerts.get(), &list, &player);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(!dialog.findChild<QWidget *>(u"soundTrouble"_s));
        auto *row = dialog.findChild<QWidget *>(u"sound-*"_s);
        QVERIFY(row);
        auto *sound = row->findChild<QComboBox *>();
        auto *volume = row->findChild<QSlider *>();
        auto *play = row->findChild<QAbstractButton *>(u"play"_s);
        QVERIFY(!volume->isEnabled() && !play->isEnabled());
        sound->setFocus();
        QTest::keyClick(sound, Qt::Key_Down);
        QCOMPARE(rig.alerts->alertOf(song).sound, Tones::all().first().id);
        QVERIFY(volume->isEnabled());
        volume->setFocus();
        QTest::keyClick(volume, Qt::Key_Home);
        QCOMPARE(rig.alerts->alertOf(song).volume, 0);
        const auto before = sounds.heard.size();
        QTest::mouseClick(play, Qt::LeftButton);
        QCOMPARE(sounds.heard.size(), before + 1);
        auto *notifies = row->findChild<QAbstractButton *>(u"notifies"_s);
        notifies->setFocus();
        QTest::keyClick(notifies, Qt::Key_Space);
        QVERIFY(rig.alerts->alertOf(song).notifies);
    }
};

QTEST_MAIN(TestAlerts)
#include "tst_alerts.moc"
