// SPDX-License-Identifier: GPL-3.0-or-later

// Scenarios: files are parsed strictly with useful errors, steps run when their time in the world has come,
// and a restart continues at the same step.

#include "sandbox/harness.h"

#include "sandbox/scenarios/player.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using namespace std::chrono_literals;

class TestScenarios : public QObject
{
    Q_OBJECT

    QStringList m_calls{};

    Player::Call recorder()
    {
        return [this](const QString &name, const QByteArray &json) -> Result<QByteArray> {
            m_calls.append(name + u' ' + QString::fromUtf8(json));
            if (name == "fail"_L1)
                return Error{.kind = Error::Kind::NotFound, .message = u"There is no such viewer."_s};
            return QByteArray();
        };
    }
    QStringList taken() { return std::exchange(m_calls, {}); }

    static Scenario small()
    {
        return {.name = u"small"_s,
                .steps = {{.at = 0, .call = u"first"_s, .with = Api::RawJson{"{\"a\":1}"}},
                          {.at = 10, .every = 10, .until = 30, .call = u"again"_s},
                          {.at = 25, .call = u"fail"_s}}};
    }

private Q_SLOTS:
    void init() { m_calls.clear(); }

    void aFileIsReadAndWrittenWithoutLoss()
    {
        const QByteArray text
            = R"({"name":"x","description":"A test.","steps":[{"at":0,"call":"go-live","with":{"channel":"tea","viewers":3,"deep":[1.5,null,{"é":"ü"}]}},{"at":5,"every":2,"until":9,"call":"say"}]})";
        const auto scenario = readScenario(text);
        QVERIFY2(scenario, qPrintable(scenario ? QString() : scenario.error().message));
        QCOMPARE(scenario->steps.size(), 2);
        QCOMPARE(scenario->steps[1].until, 9);
        QCOMPARE(writeScenario(*scenario), text);
    }

    void whatIsWrongIsSaidWithItsPlace_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("said");
        const auto row = [](const char *name, const char *text, const char *said) {
            QTest::newRow(name) << QByteArray(text) << QString::fromLatin1(said);
        };
        row("no JSON", "{", "Not valid JSON");
        row("a list", "[]", "the file");
        row("no name", R"({"description":"","steps":[{"at":0,"call":"x"}]})", "name");
        row("no steps", R"({"name":"x","description":"","steps":[]})", "steps");
        row("no call", R"({"name":"x","description":"","steps":[{"at":0}]})", "steps[0].call");
        row("a time before the beginning", R"({"name":"x","description":"","steps":[{"at":-1,"call":"x"}]})",
            "steps[0].at must be at least 0");
        row("a time that is no number", R"({"name":"x","description":"","steps":[{"at":"soon","call":"x"}]})",
            "steps[0].at");
        row("again at once", R"({"name":"x","description":"","steps":[{"at":0,"every":0,"call":"x"}]})",
            "steps[0].every must be at least 1");
        row("fields that are none",
            R"({"name":"x","description":"","steps":[{"at":0,"call":"x"},{"at":0,"call":"x","with":[1]}]})",
            "steps[1].with");
    }
    void whatIsWrongIsSaidWithItsPlace()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, said);
        const auto scenario = readScenario(text);
        QVERIFY(!scenario);
        QCOMPARE(int(scenario.error().kind), int(Error::Kind::Invalid));
        QVERIFY2(scenario.error().message.contains(said), qPrintable(scenario.error().message));
    }

    void aFileThatCannotBeReadIsSaidToBeSo()
    {
        QTemporaryDir folder;
        const auto missing = readScenarioFile(folder.filePath(u"none.json"_s));
        QVERIFY(!missing && missing.error().kind == Error::Kind::Storage);
        QFile large(folder.filePath(u"large.json"_s));
        QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(2 * 1024 * 1024));
        const auto tooLarge = readScenarioFile(large.fileName());
        QVERIFY(!tooLarge && tooLarge.error().kind == Error::Kind::Storage);
    }

    void stepsAreMadeWhenTheirTimeHasCome()
    {
        Harness h;
        Player player(*h.world, recorder());
        QVERIFY(player.play(small()));
        QCOMPARE(taken(), QStringList{u"first {\"a\":1}"_s});
        h.clock.advance(9s);
        player.step();
        QVERIFY(taken().isEmpty());
        h.clock.advance(1s);
        player.step();
        QCOMPARE(taken(), QStringList{u"again {}"_s});
        h.clock.advance(16s);
        player.step();
        QCOMPARE(taken(), (QStringList{u"again {}"_s, u"fail {}"_s}));
        QCOMPARE(player.problems(), QStringList{u"steps[2] fail: There is no such viewer."_s});
        QVERIFY(player.playing());
        h.clock.advance(1h);
        player.step();
        QCOMPARE(taken(), QStringList{u"again {}"_s});
        QVERIFY(!player.playing());  // it has ended
        QCOMPARE(player.stepsDone(), 5);
    }

    void aClockThatStandsHoldsIt()
    {
        Harness h;
        Player player(*h.world, recorder());
        QVERIFY(player.play(small()));
        taken();
        QVERIFY(h.world->changeClock([](WorldClock &clock) { clock.setSpeed(0); }));
        h.clock.advance(1h);
        player.step();
        QVERIFY(taken().isEmpty());
        QVERIFY(h.world->changeClock([](WorldClock &clock) { clock.jump(12s); }));
        player.step();
        QCOMPARE(taken().size(), 1);
    }

    void oneThatIsStoppedDoesNothingMore()
    {
        Harness h;
        Player player(*h.world, recorder());
        QVERIFY(player.play(small()));
        QVERIFY(player.stop());
        taken();
        h.clock.advance(1h);
        player.step();
        QVERIFY(taken().isEmpty());
        QVERIFY(!Player(*h.world, recorder()).playing());
    }

    void aRestartGoesOnWhereItWas()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"world.sqlite"_s);
        {
            Harness h({.dbFile = file, .followers = 5});
            Player player(*h.world, recorder());
            QVERIFY(player.play(small()));
            h.clock.advance(12s);
            player.step();
            QCOMPARE(taken().size(), 2);
        }
        Harness h({.dbFile = file, .followers = 5});
        Player player(*h.world, recorder());
        QVERIFY(player.playing());
        QCOMPARE(player.stepsDone(), 2);
        player.step();
        QVERIFY(taken().isEmpty());  // no step runs twice
        h.clock.advance(1h);
        player.step();
        QCOMPARE(taken().size(), 3);
    }

    void anEndlessOneIsCaughtUpWithInParts()
    {
        Harness h;
        Player player(*h.world, recorder());
        QVERIFY(player.play({.name = u"endless"_s, .steps = {{.at = 0, .every = 1, .call = u"tick"_s}}}));
        taken();
        h.clock.advance(24h);
        player.step();
        QVERIFY(taken().size() <= 2000);
        h.clock.advance(3s);
        player.step();
        QCOMPARE(taken().size(), 3);
    }

    void aJumpOverManyYearsIsLittleWork()
    {
        Harness h;
        Player player(*h.world, recorder());
        QVERIFY(player.play({.name = u"endless"_s, .steps = {{.at = 0, .every = 2, .call = u"tick"_s}}}));
        QVERIFY(h.world->changeClock([](WorldClock &clock) { clock.jump(24h * 365 * 1000); }));
        player.step();
        taken();
        h.clock.advance(10s);
        player.step();
        QCOMPARE(taken().size(), 5);
    }

    void oneThatPlaysAnotherLeavesItItsTime()
    {
        Harness h;
        Player *itself = nullptr;
        Player player(*h.world, [&](const QString &name, const QByteArray &) -> Result<QByteArray> {
            m_calls.append(name);
            const Scenario other{.name = u"other"_s, .steps = {{.at = 30, .call = u"late"_s}}};
            if (auto played = name == "play"_L1 ? itself->play(other) : Result<void>(); !played)
                return played.error();
            return QByteArray();
        });
        itself = &player;
        QVERIFY(player.play({.name = u"first"_s, .steps = {{.at = 60, .call = u"play"_s}}}));
        h.clock.advance(61s);
        player.step();
        QCOMPARE(taken(), QStringList{u"play"_s});
        h.clock.advance(30s);
        player.step();
        QCOMPARE(taken(), QStringList{u"late"_s});
    }

    void theBuiltInOnesAreThere()
    {
        QStringList names;
        for (const Scenario &scenario : builtInScenarios()) {
            names.append(scenario.name);
            QVERIFY(!scenario.description.isEmpty());
        }
        QCOMPARE(names,
                 (QStringList{u"500 redemptions waiting"_s, u"busy show"_s, u"charity marathon"_s,
                              u"empty channel"_s, u"quiet evening"_s, u"raid"_s}));
        QVERIFY(builtInScenario(u"Quiet-Evening"_s));
        QVERIFY(!builtInScenario(u"quiet"_s));
    }
};

QTEST_GUILESS_MAIN(TestScenarios)
#include "tst_scenarios.moc"
