// SPDX-License-Identifier: GPL-3.0-or-later

// What is stored about chats: presets and their files, snapshots, holds, channels.

#include "json_text.h"

#include "chat/store/chat_json.h"
#include "chat/store/chat_store.h"
#include "profile/profile_store.h"

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

const QDateTime start = QDateTime::fromString(u"2025-03-01T20:00:00Z"_s, Qt::ISODate);

ChatModes calm()
{
    return {.followers = ModeValue{true, 10}, .slow = ModeValue{true, 30}};
}

QByteArray file(const QByteArray &presets)
{
    return json("{'format':'sidestage-chat-presets','version':1,'presets':[")
        + QByteArray(presets).replace('\'', '"') + "]}";
}

PresetImport imported(const QByteArray &presets)
{
    return readPresets(file(presets)).value_or({});
}

struct Kept
{
    Kept()
        : profile(std::move(*ProfileStore::open(u":memory:"_s)))
        , store(profile.get())
    {
    }
    std::unique_ptr<ProfileStore> profile;
    ChatStore store;
};

}  // namespace

class TestChatStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English)); }

    void aNewFileHasPresetsAndTheOneForLockdownsFirst()
    {
        Kept kept;
        const auto presets = kept.store.presets();
        QCOMPARE(presets.size(), 4);
        QVERIFY(presets[0].isLockdown);
        QCOMPARE(presets[0].name, u"Lockdown"_s);
        const ChatModes lock{.followers = ModeValue{true, 1440},
                             .slow = ModeValue{true, 30},
                             .subscribers = ModeValue{true},
                             .unique = ModeValue{true},
                             .delay = ModeValue{true, 4}};
        QCOMPARE(presets[0].modes, lock);
        QCOMPARE(presets[1].name, u"All modes off"_s);
        QCOMPARE(presets[1].modes.modes().size(), 6);
        QCOMPARE(presets[2].name, u"Emotes only"_s);
        QCOMPARE(presets[3].name, u"Followers 10 min + slow 30 s"_s);
        QCOMPARE(presets[3].modes, calm());
    }

    void removedPresetsStayAway()
    {
        Kept kept;
        for (const ModePreset &preset : kept.store.presets())
            QVERIFY(kept.store.removePreset(preset.id));
        QVERIFY(kept.store.presets().isEmpty());
        QVERIFY(ChatStore(kept.profile.get()).presets().isEmpty());
    }

    void savesRenamesAndRefusesPresets()
    {
        Kept kept;
        ModePreset preset{.name = u"  Quiet   night "_s, .modes = calm()};
        QVERIFY(kept.store.savePreset(preset));
        QVERIFY(preset.id > 0);
        QCOMPARE(preset.name, u"Quiet night"_s);
        preset.name = u"Loud night"_s;
        QVERIFY(kept.store.savePreset(preset));
        QCOMPARE(kept.store.presets().size(), 5);

        ModePreset twin{.name = u"LOUD night"_s};
        const auto taken = kept.store.savePreset(twin);
        QVERIFY(!taken);
        QCOMPARE(taken.error().kind, Error::Kind::Storage);
        QCOMPARE(taken.error().fault, Fault::NotOneOf);
        QCOMPARE(twin.id, 0);

        ModePreset nameless{.name = u" "_s};
        QCOMPARE(kept.store.savePreset(nameless).error().fault, Fault::Missing);
        ModePreset endless{.name = QString(101, u'n')};
        QCOMPARE(kept.store.savePreset(endless).error().fault, Fault::TooLong);
        ModePreset wrong{.name = u"w"_s, .modes = {.delay = ModeValue{true, 3}}};
        QCOMPARE(kept.store.savePreset(wrong).error().kind, Error::Kind::Invalid);
        QCOMPARE(kept.store.presets().size(), 5);
    }

    void onlyOnePresetIsForLockdowns()
    {
        Kept kept;
        ModePreset other{.name = u"Harder"_s, .modes = calm(), .isLockdown = true};
        QVERIFY(kept.store.savePreset(other));
        const auto presets = kept.store.presets();
        QCOMPARE(std::count_if(presets.begin(), presets.end(), [](const auto &p) { return p.isLockdown; }),
                 1);
        QCOMPARE(presets.first().name, u"Harder"_s);
        // A preset that cannot be saved does not take the lockdown mark from another.
        ModePreset taken{.name = u"Emotes only"_s, .isLockdown = true};
        QVERIFY(!kept.store.savePreset(taken));
        QVERIFY(kept.store.presets().first().isLockdown);
    }

    void presetsComeBackFromAFile()
    {
        Kept kept;
        const auto presets = kept.store.presets();
        const auto import = readPresets(writePresets(presets));
        QVERIFY(import);
        QCOMPARE(import->problems, QStringList());
        QCOMPARE(import->presets.size(), presets.size());
        for (qsizetype i = 0; i < presets.size(); ++i) {
            QCOMPARE(import->presets[i].name, presets[i].name);
            QCOMPARE(import->presets[i].modes, presets[i].modes);
            QCOMPARE(import->presets[i].isLockdown, presets[i].isLockdown);
            QCOMPARE(import->presets[i].id, 0);
        }
    }

    void whatBreaksARuleIsLeftOutAndNamed_data()
    {
        QTest::addColumn<QByteArray>("preset");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<int>("modes");  // how many remain
        QTest::newRow("no object") << QByteArray("5") << u"Preset 1 is not valid."_s << 0;
        QTest::newRow("no name") << QByteArray("{'modes':{'slow':true}}")
                                 << u"Preset 1: the name is missing or too long."_s << 0;
        QTest::newRow("no mode") << QByteArray("{'name':'A'}") << u"“A”: does not set any mode."_s << 0;
        QTest::newRow("slow too short")
            << QByteArray("{'name':'A','modes':{'slow':{'on':true,'duration':2},'unique':true}}")
            << u"“A”: Slow mode skipped. Allowed: 3 to 120 seconds."_s << 1;
        QTest::newRow("followers too long")
            << QByteArray("{'name':'A','modes':{'followers':{'on':true,'duration':129601},'unique':true}}")
            << u"“A”: Followers only skipped. Allowed: 0 to 129,600 minutes."_s << 1;
        QTest::newRow("delay of 3") << QByteArray(
            "{'name':'A','modes':{'delay':{'on':true,'duration':3},'unique':true}}")
                                    << u"“A”: Chat delay skipped. Allowed: 2, 4, 6 seconds."_s << 1;
        QTest::newRow("delay without") << QByteArray("{'name':'A','modes':{'delay':true,'unique':true}}")
                                       << u"“A”: Chat delay skipped. Allowed: 2, 4, 6 seconds."_s << 1;
        QTest::newRow("huge") << QByteArray(
            "{'name':'A','modes':{'slow':{'on':true,'duration':4294967326},'unique':true}}")
                              << u"“A”: Slow mode skipped. Allowed: 3 to 120 seconds."_s << 1;
        QTest::newRow("a text") << QByteArray(
            "{'name':'A','modes':{'slow':{'on':true,'duration':'30'},'unique':true}}")
                                << u"“A”: Slow mode skipped. Allowed: 3 to 120 seconds."_s << 1;
        QTest::newRow("neither") << QByteArray("{'name':'A','modes':{'slow':'yes','unique':{'on':false}}}")
                                 << u"“A”: Slow mode must be on or off."_s << 1;
        QTest::newRow("twice") << QByteArray("{'name':'a','modes':{'slow':false}},"
                                             "{'name':'A','modes':{'slow':true}}")
                               << u"“A”: duplicate name."_s << 1;
        QTest::newRow("two for lockdowns")
            << QByteArray("{'name':'a','lockdown':true,'modes':{'slow':false}},"
                          "{'name':'B','lockdown':true,'modes':{'slow':true}}")
            << u"“B”: another preset is already used for lockdowns."_s << 2;
    }
    void whatBreaksARuleIsLeftOutAndNamed()
    {
        QFETCH(QByteArray, preset);
        QFETCH(QString, problem);
        QFETCH(int, modes);
        const auto import = imported(preset + ",{'name':'Good','modes':{'slow':{'on':true,'duration':5}}}");
        QCOMPARE(import.problems, QStringList(problem));
        int left = 0;
        for (const ModePreset &each : import.presets)
            left += int(each.modes.modes().size());
        QCOMPARE(left, modes + 1);
        QCOMPARE(import.presets.last().name, u"Good"_s);
        QCOMPARE(import.presets.last().modes.slow, std::optional(ModeValue{true, 5}));
    }

    void whatIsNotKnownIsIgnored()
    {
        const auto import
            = imported("{'name':'A','colour':[1],'modes':{'slow':true,'later':{'on':true},'unique':null}}");
        QCOMPARE(import.problems, QStringList());
        QCOMPARE(import.presets.value(0).modes.modes(), QList<ChatMode>{ChatMode::Slow});
    }

    void onlyOurFilesAreRead_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no json") << QByteArray("hello");
        QTest::newRow("an array") << QByteArray("[]");
        QTest::newRow("another format") << QByteArray("{\"format\":\"sidestage-rewards\",\"version\":1}");
        QTest::newRow("no version") << QByteArray("{\"format\":\"sidestage-chat-presets\"}");
        QTest::newRow("later") << QByteArray("{\"format\":\"sidestage-chat-presets\",\"version\":2}");
        QTest::newRow("too deep") << QByteArray(100'000, '[');
        QTest::newRow("too large") << file("{'name':'A','modes':{'slow':true}}")
                + QByteArray(1024 * 1024, ' ');
    }
    void onlyOurFilesAreRead()
    {
        QFETCH(QByteArray, json);
        const auto import = readPresets(json);
        QVERIFY(!import);
        QCOMPARE(import.error().kind, Error::Kind::Protocol);
        QVERIFY(!import.error().message.isEmpty());
        QVERIFY(import.error().message.size() < 300);
    }

    void aHugeFileIsBounded()
    {
        QByteArray good, bad;
        for (int i = 0; i < 5000; ++i) {
            const QByteArray name = QByteArray::number(i);
            good += (i ? ",{'name':'" : "{'name':'") + name + "','modes':{'slow':true}}";
            bad += (i ? ",{'name':'" : "{'name':'") + name + "'}";
        }
        auto import = imported(good);
        QCOMPARE(import.presets.size(), PresetFile::maxPresets);
        QCOMPARE(import.problems.size(), 1);
        import = imported(bad);
        QCOMPARE(import.presets.size(), 0);
        QCOMPARE(import.problems.size(), PresetFile::maxProblems + 1);
        QVERIFY(import.problems.last().contains(u"4900"_s));
    }

    void cutAndBentFilesDoNoHarm()
    {
        const QByteArray whole
            = file("{'name':'Ä🏰','lockdown':true,'modes':{'slow':{'on':true,'duration':5},"
                   "'followers':true}},{'name':'B','modes':{'delay':{'on':true,'duration':4}}}");
        for (qsizetype length = 0; length < whole.size(); ++length)
            QVERIFY(!readPresets(whole.left(length)));
        QRandomGenerator dice(7);
        for (int round = 0; round < 5000; ++round) {
            QByteArray bent = whole;
            for (int i = dice.bounded(1, 6); i > 0; --i)
                bent[qsizetype(dice.bounded(int(bent.size())))] = char(dice.bounded(256));
            const auto import = readPresets(bent);
            if (!import)
                continue;
            for (const ModePreset &preset : import->presets) {
                QVERIFY(!preset.name.isEmpty() && !preset.modes.isEmpty());
                for (const ChatMode mode : preset.modes.modes())
                    QVERIFY(!problemWith(mode, *preset.modes[mode]));
            }
        }
    }

    void snapshotsComeBackWithTheirChannels()
    {
        Kept kept;
        ModeSnapshot before{.at = start, .reason = u"lockdown"_s};
        before.channels = {{u"2"_s, u"Two"_s, calm()}, {u"1"_s, u"One"_s, {.delay = ModeValue{false}}}};
        ModeSnapshot named{.at = start.addSecs(5), .name = u"Saturday"_s};
        QVERIFY(kept.store.saveSnapshot(before));
        QVERIFY(kept.store.saveSnapshot(named));
        const auto all = kept.store.snapshots();
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0].name, u"Saturday"_s);
        QVERIFY(all[0].channels.isEmpty());
        QCOMPARE(all[1].at, start);
        QCOMPARE(all[1].reason, u"lockdown"_s);
        QCOMPARE(all[1].channels, before.channels);
        QCOMPARE(kept.store.snapshot(before.id)->channels, before.channels);

        before.name = u"Kept"_s;
        QVERIFY(kept.store.saveSnapshot(before));
        QCOMPARE(kept.store.snapshots().size(), 2);
        QVERIFY(kept.store.snapshot(before.id)->isNamed());
        QVERIFY(kept.store.removeSnapshot(before.id));
        QVERIFY(!kept.store.snapshot(before.id));
    }

    void theOldestUnnamedSnapshotsLeaveAndNamedOnesStay()
    {
        Kept kept;
        ModeSnapshot named{.at = start, .name = u"Old"_s};
        QVERIFY(kept.store.saveSnapshot(named));
        for (int i = 1; i <= ChatStore::maxAutomaticSnapshots + 10; ++i) {
            ModeSnapshot one{.at = start.addSecs(i), .channels = {{u"1"_s, {}, calm()}}};
            QVERIFY(kept.store.saveSnapshot(one));
        }
        const auto all = kept.store.snapshots(1000);
        QCOMPARE(all.size(), ChatStore::maxAutomaticSnapshots + 1);
        QCOMPARE(all.last().name, u"Old"_s);
        QCOMPARE(all[all.size() - 2].at, start.addSecs(11));
        // The named snapshot is included in addition to the newest ones.
        const auto few = kept.store.snapshots(3);
        QCOMPARE(few.size(), 4);
        QCOMPARE(few.last().name, u"Old"_s);
    }

    void holdsSurviveAndKnowTheirGroup()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"profile.db"_s);
        ModeHold one{.kind = ModeHold::Kind::Lockdown,
                     .state = ModeHold::State::Failed,
                     .channelId = u"1"_s,
                     .channelName = u"One"_s,
                     .before = calm(),
                     .set = {.slow = ModeValue{true, 60}},
                     .since = start,
                     .until = start.addSecs(60),
                     .settledAt = start.addSecs(1),
                     .error = Error::fromStatus(403, u"No “moderator” there"_s),
                     .place = 7};
        ModeHold two = one;
        two.channelId = u"2"_s;
        two.until = {};
        two.error.reset();
        {
            const auto profile = std::move(*ProfileStore::open(path));
            ChatStore store(profile.get());
            QList<ModeHold> holds{one, two};
            QVERIFY(store.saveHolds(holds));
            QVERIFY(holds[0].id > 0 && holds[0].group > 0);
            QCOMPARE(holds[0].group, holds[1].group);
            QList<ModeHold> later{two};
            QVERIFY(store.saveHolds(later));
            QVERIFY(later[0].group > holds[0].group);
        }
        const auto profile = std::move(*ProfileStore::open(path));
        const auto holds = ChatStore(profile.get()).holds();
        QCOMPARE(holds.size(), 3);
        QCOMPARE(holds[0].kind, one.kind);
        QCOMPARE(holds[0].state, one.state);
        QCOMPARE(holds[0].channelName, one.channelName);
        QCOMPARE(holds[0].before, one.before);
        QCOMPARE(holds[0].set, one.set);
        QCOMPARE(holds[0].since, one.since);
        QCOMPARE(holds[0].until, one.until);
        QCOMPARE(holds[0].settledAt, one.settledAt);
        QCOMPARE(holds[0].error, one.error);
        QCOMPARE(holds[0].place, 7);
        QVERIFY(!holds[1].until.isValid());
        QVERIFY(!holds[1].error);
    }

    void closedHoldsAreToldOnlyOfTheNewestLockdown()
    {
        Kept kept;
        const auto add = [&](ModeHold::Kind kind, ModeHold::State state) {
            QList<ModeHold> holds{{.kind = kind, .state = state, .channelId = u"1"_s, .since = start}};
            if (!kept.store.saveHolds(holds))
                qFatal("cannot save");
            return holds.first().id;
        };
        add(ModeHold::Kind::Lockdown, ModeHold::State::Restored);
        add(ModeHold::Kind::Timed, ModeHold::State::Restored);
        const auto newest = add(ModeHold::Kind::Lockdown, ModeHold::State::Released);
        add(ModeHold::Kind::Timed, ModeHold::State::Released);
        const auto open = add(ModeHold::Kind::Timed, ModeHold::State::NotRestored);
        QList<qint64> ids;
        for (const ModeHold &hold : kept.store.holds())
            ids.append(hold.id);
        QCOMPARE(ids, QList<qint64>({newest, open}));
    }

    void channelsComeBack()
    {
        Kept kept;
        const ChatStore::KeptChannel channel{.id = u"9"_s,
                                             .login = u"nine"_s,
                                             .name = u"Nine"_s,
                                             .account = u"1"_s,
                                             .moderators = {u"1"_s, u"2"_s},
                                             .isShown = false};
        QVERIFY(kept.store.saveChannel(channel));
        QVERIFY(kept.store.saveChannel({.id = u"10"_s, .enteredFor = {u"3"_s}}));
        QVERIFY(kept.store.saveChannel(channel));
        const auto all = kept.store.channels();
        QCOMPARE(all.size(), 2);
        QCOMPARE(all[0].enteredFor, QStringList(u"3"_s));
        QVERIFY(all[0].isShown);
        QCOMPARE(all[1].moderators, channel.moderators);
        QCOMPARE(all[1].name, channel.name);
        QCOMPARE(all[1].account, channel.account);
        QVERIFY(all[1].enteredFor.isEmpty());
        QVERIFY(!all[1].isShown);
        QVERIFY(kept.store.removeChannel(u"10"_s));
        QCOMPARE(kept.store.channels().size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestChatStore)
#include "tst_chat_store.moc"
