// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards/library/library_json.h"
#include "rewards/list/reward_changes.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

/// A file with these rewards and sets, written with single quotes.
QByteArray file(const QByteArray &rewards, const QByteArray &sets = {})
{
    QByteArray json = "{'format':'sidestage-rewards','version':1,'rewards':[";
    json += rewards + "],'sets':[" + sets + "]}";
    return json.replace('\'', '"');
}

RewardImport read(const QByteArray &json)
{
    const auto import = readRewards(json);
    if (!import)
        qWarning("%s", qPrintable(import.error().message));
    return import.value_or(RewardImport{});
}

}  // namespace

class TestLibraryJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenIsReadAgain()
    {
        Reward first{.title = u"“Name” the \\ tower\n🏰"_s,
                     .prompt = u"What?"_s,
                     .cost = 9'007'199'254'740'993,
                     .backgroundColor = u"#ABCDEF"_s,
                     .isUserInputRequired = true,
                     .maxPerStream = {true, 7},
                     .globalCooldown = {true, 604'800},
                     .shouldRedemptionsSkipRequestQueue = true};
        Reward second{.title = u"Plain"_s, .cost = 1, .backgroundColor = u"#000000"_s};
        second.isEnabled = second.isPaused = true;
        const QList<LibraryReward> rewards{{.id = 4, .reward = changesOf(first)},
                                           {.id = 9, .serviceId = u"abc"_s, .reward = changesOf(second)}};
        const QList<RewardSet> sets{
            {.id = 2, .name = u"Night"_s, .isFavourite = true, .rewards = {9, 77, 4}}};
        const QByteArray json = writeRewards(rewards, sets);
        QVERIFY(!json.contains("abc"));  // ids have no meaning in another profile
        const RewardImport import = read(json);
        QCOMPARE(import.problems, QStringList());
        QCOMPARE(import.rewards.size(), 2);
        QCOMPARE(import.rewards[0].reward, rewards[0].reward);
        QCOMPARE(import.rewards[1].reward, rewards[1].reward);
        QCOMPARE(import.rewards[1].id, 0);
        QVERIFY(import.rewards[1].serviceId.isEmpty());
        QCOMPARE(import.sets.size(), 1);
        QCOMPARE(import.sets[0].name, u"Night"_s);
        QVERIFY(import.sets[0].isFavourite);
        QCOMPARE(import.sets[0].rewards, QList<qint64>({1, 0}));
    }

    void absentFieldsAreAsTheServiceHasThem()
    {
        const RewardImport import = read(file("{'title':'A','cost':5,'later':[1,{'x':2}]}"));
        QCOMPARE(import.problems, QStringList());
        const RewardChanges reward = import.rewards.value(0).reward;
        QCOMPARE(reward.isEnabled, true);
        QCOMPARE(reward.isPaused, false);
        QCOMPARE(reward.prompt, QString());
        QCOMPARE(reward.isMaxPerStreamEnabled, false);
        QCOMPARE(reward.maxPerStream, 0);
        QVERIFY(problemsIn(reward, true).isEmpty());
    }

    void whatBreaksARuleIsLeftOutAndNamed_data()
    {
        QTest::addColumn<QByteArray>("reward");
        QTest::addColumn<QString>("problem");
        QTest::newRow("no title") << QByteArray("{'cost':5}") << u"Reward 1: Title: required."_s;
        QTest::newRow("empty title") << QByteArray("{'title':'','cost':5}")
                                     << u"Reward 1: Title: required."_s;
        QTest::newRow("no cost") << QByteArray("{'title':'A'}") << u"“A”: Points: required."_s;
        QTest::newRow("cost 0") << QByteArray("{'title':'A','cost':0}") << u"“A”: Points: at least 1."_s;
        QTest::newRow("cost is a text")
            << QByteArray("{'title':'A','cost':'five'}") << u"“A”: Points: wrong type of value."_s;
        QTest::newRow("cost is huge")
            << QByteArray("{'title':'A','cost':1e300}") << u"“A”: Points: wrong type of value."_s;
        QTest::newRow("title is a number")
            << QByteArray("{'title':5,'cost':5}") << u"Reward 1: Title: wrong type of value."_s;
        QTest::newRow("colour") << QByteArray("{'title':'A','cost':5,'background_color':'red'}")
                                << u"“A”: Colour: invalid format."_s;
        QTest::newRow("limit of 0") << QByteArray(
            "{'title':'A','cost':5,'is_max_per_stream_enabled':true,'max_per_stream':0}")
                                    << u"“A”: Limit per stream: at least 1."_s;
        QTest::newRow("cooldown") << QByteArray("{'title':'A','cost':5,'is_global_cooldown_enabled':true,"
                                                "'global_cooldown_seconds':604801}")
                                  << u"“A”: Cooldown: at most 604,800."_s;
        QTest::newRow("no object") << QByteArray("[[['x']]]") << u"Reward 1 is not a reward."_s;
        QTest::newRow("null") << QByteArray("null") << u"Reward 1 is not a reward."_s;
        QTest::newRow("two problems") << QByteArray("{'title':'A','cost':0,'background_color':'red'}")
                                      << u"“A”: Points: at least 1. Colour: invalid format."_s;
    }
    void whatBreaksARuleIsLeftOutAndNamed()
    {
        QLocale::setDefault(QLocale::c());
        QLocale::setDefault(QLocale(QLocale::English));
        QFETCH(QByteArray, reward);
        QFETCH(QString, problem);
        const RewardImport import = read(file(reward + ",{'title':'Good','cost':1}"));
        QCOMPARE(import.rewards.size(), 1);
        QCOMPARE(import.rewards.value(0).title(), u"Good"_s);
        QCOMPARE(import.problems, QStringList(problem));
    }

    void titlesThatComeTwiceAndSetsWithStrangersAreNamed()
    {
        const RewardImport import = read(file("{'title':'Ärger','cost':1},{'title':'ÄRGER','cost':2}",
                                              "{'name':'S','rewards':['ärger','nobody',5]},{'name':' '},7"));
        QCOMPARE(import.rewards.size(), 1);
        QCOMPARE(import.sets.size(), 1);
        QCOMPARE(import.sets.value(0).rewards, QList<qint64>({0}));
        QCOMPARE(import.problems.size(), 4);
    }

    void onlyOurFilesAreRead_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("no json") << QByteArray("hello");
        QTest::newRow("an array") << QByteArray("[]");
        QTest::newRow("another format") << QByteArray("{\"format\":\"x\",\"version\":1}");
        QTest::newRow("no version") << QByteArray("{\"format\":\"sidestage-rewards\"}");
        QTest::newRow("version 0") << QByteArray("{\"format\":\"sidestage-rewards\",\"version\":0}");
        QTest::newRow("a later version") << QByteArray("{\"format\":\"sidestage-rewards\",\"version\":2}");
        QTest::newRow("too deep") << QByteArray(100'000, '[');
        QTest::newRow("too deep, closed")
            << QByteArray("{\"rewards\":") + QByteArray(1000, '[') + QByteArray(1000, ']') + "}";
        QTest::newRow("no text") << QByteArray("\xff\xfe\x00\x01", 4);
        QTest::newRow("too large") << file("{'title':'A','cost':5}") + QByteArray(11 * 1024 * 1024, ' ');
    }
    void onlyOurFilesAreRead()
    {
        QFETCH(QByteArray, json);
        const auto import = readRewards(json);
        QVERIFY(!import);
        QCOMPARE(import.error().kind, Error::Kind::Protocol);
        QVERIFY(!import.error().message.isEmpty());
        QVERIFY(import.error().message.size() < 300);
    }

    void aFileOfTenMegabytesIsBounded()
    {
        QByteArray rewards;
        for (int i = 0; rewards.size() < 9 * 1024 * 1024; ++i)
            rewards += (i ? ",{'title':'R" : "{'title':'R") + QByteArray::number(i) + "','cost':0}";
        RewardImport import = read(file(rewards));
        QCOMPARE(import.rewards.size(), 0);
        QCOMPARE(import.problems.size(), RewardFile::maxProblems + 1);

        import = read(file(rewards.replace("'cost':0", "'cost':1")));
        QCOMPARE(import.rewards.size(), RewardFile::maxRewards);
        QCOMPARE(import.problems.size(), 1);
    }

    void whatIsShownOfAHostileFileIsShort()
    {
        const RewardImport import = read(
            file("{'title':'" + QByteArray(1'000'000, 'A') + "','cost':0},{'title':'a\\nb\\tc','cost':0}"));
        QCOMPARE(import.problems.size(), 2);
        QVERIFY(import.problems[0].size() < 250);
        QVERIFY(import.problems[1].startsWith(u"“a b c”"_s));
    }

    void cutAndBentFilesDoNoHarm()
    {
        const QByteArray whole
            = file("{'title':'A','cost':5,'prompt':'é🏰','is_enabled':true},{'title':'B','cost':7}",
                   "{'name':'S','favourite':true,'rewards':['A','B']}");
        for (qsizetype length = 0; length < whole.size(); ++length)
            QVERIFY(!readRewards(whole.left(length)));
        QRandomGenerator dice(7);
        for (int round = 0; round < 5000; ++round) {
            QByteArray bent = whole;
            for (int i = dice.bounded(1, 6); i > 0; --i)
                bent[qsizetype(dice.bounded(int(bent.size())))] = char(dice.bounded(256));
            const auto import = readRewards(bent);
            if (!import)
                continue;
            for (const LibraryReward &reward : import->rewards)
                QVERIFY(problemsIn(reward.reward, true).isEmpty());
            for (const RewardSet &set : import->sets) {
                for (const qint64 place : set.rewards)
                    QVERIFY(place >= 0 && place < import->rewards.size());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestLibraryJson)
#include "tst_library_json.moc"
