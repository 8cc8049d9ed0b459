// SPDX-License-Identifier: GPL-3.0-or-later

// Hype trains: when one begins, its levels, its end and cooldown, the list, and what is told of each step.

#include "sandbox/events/event_line.h"

#include "sandbox/bits/cheers.h"
#include "sandbox/hype_train/hype_trains.h"
#include "sandbox/subscriptions/subscriptions.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;
using Sandbox::HypeTrains;

class TestHypeTrains : public QObject, EventSubFixture
{
    Q_OBJECT

    QDateTime m_began{};

    HypeTrains &trains() { return h->world->area<HypeTrains>(); }
    std::optional<HypeTrains::Train> running() { return trains().running(m_tea); }
    void cheer(const char *login, int bits)
    {
        QVERIFY(h->world->area<Sandbox::Cheers>().add(m_tea, h->idOf(login), bits, {}));
    }
    void push(int points, const char *login = "quillscribe")
    {
        QVERIFY(trains().push(m_tea, h->idOf(login), points));
    }
    void beginTrain()
    {
        for (const char *login : {"quillscribe", "wrenloft", "mirelark"})
            cheer(login, 100);
    }
    Answer list(Query query = {})
    {
        query.append({u"broadcaster_id"_s, m_tea});
        return h->get(m_as, "/hypetrain/events", query);
    }
    QJsonObject latest() { return list().first()["event_data"_L1].toObject(); }
    void pass(std::chrono::milliseconds time)
    {
        h->clock.advance(time);
        QVERIFY(h->world->settle());
    }
    qint64 secondsAt(const QJsonObject &object, const char *name)
    {
        return Api::parseTime(text(object, name).toStdString()).toSecsSinceEpoch()
            - m_began.toSecsSinceEpoch();
    }

private Q_SLOTS:
    void init()
    {
        start();
        m_began = h->world->clock().now();
    }

    void threeViewersWithinFiveMinutesBeginOne()
    {
        cheer("quillscribe", 100);
        cheer("quillscribe", 5'000);
        cheer("wrenloft", 99);  // too little
        cheer("mirelark", 200);
        QVERIFY(!running());
        cheer("wrenloft", 100);
        QVERIFY(running());
        QCOMPARE(running()->total, 100 + 5'000 + 200 + 100);
        QCOMPARE(running()->level, 3);  // 1,600 and 2,200 are behind it
        QCOMPARE(running()->progress, 5'400 - 1'600 - 2'200);
        // While it runs, every Bit counts.
        cheer("tilda_orrery", 1);
        QCOMPARE(running()->total, 5'401);
    }

    void whatIsTooLongAgoDoesNotCount()
    {
        cheer("quillscribe", 100);
        h->clock.advance(1min);
        cheer("wrenloft", 100);
        h->clock.advance(4min);
        cheer("mirelark", 100);
        QVERIFY(!running());
        cheer("tilda_orrery", 100);
        QVERIFY(running());
        QCOMPARE(running()->total, 300);
    }

    void subscriptionsCountByTheirTier()
    {
        auto &subscriptions = h->world->area<Sandbox::Subscriptions>();
        for (const char *login : {"quillscribe", "wrenloft", "mirelark"}) {
            QVERIFY(subscriptions.end(m_tea, h->idOf(login)));
        }
        QVERIFY(subscriptions.subscribe(m_tea, h->idOf("quillscribe"), 1000));
        QVERIFY(subscriptions.subscribe(m_tea, h->idOf("wrenloft"), 2000));
        QVERIFY(subscriptions.gift(m_tea, h->idOf("tilda_orrery"), {h->idOf("mirelark")}, 1000));
        QVERIFY(running());
        QCOMPARE(running()->total, 500 + 1'000 + 500);
        QVERIFY(subscriptions.renew(m_tea, h->idOf("quillscribe"), {}));
        QCOMPARE(running()->total, 2'500);
        const auto top = trains().topContributions(*running());
        QCOMPARE(top.size(), 1);
        QCOMPARE(top[0].total, 1'000);
        // An anonymous gift moves it too, but names nobody.
        QVERIFY(subscriptions.gift(m_tea, {}, {h->idOf("thistlegrand")}, 3000));
        QCOMPARE(running()->total, 5'000);
        QCOMPARE(running()->last.user, QString());
        QCOMPARE(trains().topContributions(*running()), top);
    }

    void aLevelGivesItFiveMoreMinutes()
    {
        beginTrain();
        QCOMPARE(running()->level, 1);
        h->clock.advance(4min);
        push(1'299);
        QCOMPARE(running()->level, 1);
        QCOMPARE(running()->expiresAt, m_began.toMSecsSinceEpoch() + 5 * 60'000);
        push(1);
        QCOMPARE(running()->level, 2);
        QCOMPARE(running()->progress, 0);
        QCOMPARE(running()->expiresAt, m_began.toMSecsSinceEpoch() + 9 * 60'000);
        // One contribution may reach several.
        push(2'200 + 2'800 + 5);
        QCOMPARE(running()->level, 4);
        QCOMPARE(running()->progress, 5);
    }

    void itEndsByItselfAndTheNextOneWaitsAnHour()
    {
        beginTrain();
        pass(5min - 1ms);
        QVERIFY(running());
        pass(1ms);
        QVERIFY(!running());
        QCOMPARE(secondsAt(latest(), "cooldown_end_time"), 300 + 3600);
        beginTrain();
        QVERIFY(!running());
        h->clock.advance(1h - 1ms);
        beginTrain();
        QVERIFY(!running());
        h->clock.advance(1ms);
        beginTrain();
        QVERIFY(running());
    }

    void aPushBeginsOneWhateverTheRules()
    {
        push(50);
        QCOMPARE(running()->total, 50);
        pass(5min);
        QVERIFY(!running());
        push(60);
        QCOMPARE(running()->total, 60);
    }

    void aClockThatIsSetBackEndsIt()
    {
        beginTrain();
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(-24h); }));
        QVERIFY(h->world->settle());
        QVERIFY(!running());
        // Neither does its cooldown last for a day.
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(-24h); }));
        beginTrain();
        QVERIFY(running());
    }

    void theListShowsTheLastProgressOfEachTrain()
    {
        const QString seeded = text(list().first(), "id");
        beginTrain();
        cheer("wrenloft", 700);
        h->clock.advance(3s);
        push(40);
        const auto answer = list();
        QCOMPARE(answer.data().size(), 1);
        const QJsonObject event = answer.first();
        QCOMPARE(
            event.keys(),
            QStringList({u"event_data"_s, u"event_timestamp"_s, u"event_type"_s, u"id"_s, u"version"_s}));
        QCOMPARE(text(event, "event_type"), u"hypetrain.progression"_s);
        QCOMPARE(text(event, "version"), u"1.0"_s);
        QCOMPARE(secondsAt(event, "event_timestamp"), 3);
        QJsonObject data = event["event_data"_L1].toObject();
        QVERIFY(text(event, "id") != text(data, "id"));
        for (const auto &[time, seconds] : {std::pair("started_at", 0), std::pair("expires_at", 300),
                                            std::pair("cooldown_end_time", 300 + 3600)})
            QCOMPARE(secondsAt(data, time), seconds);
        const auto share = [&](const char *type, const char *login, int total) {
            return QJsonObject{
                {u"type"_s, QLatin1String(type)}, {u"user"_s, h->idOf(login)}, {u"total"_s, total}};
        };
        QCOMPARE(data,
                 (QJsonObject{{u"broadcaster_id"_s, m_tea},
                              {u"cooldown_end_time"_s, data["cooldown_end_time"_L1]},
                              {u"expires_at"_s, data["expires_at"_L1]},
                              {u"goal"_s, 1'600},
                              {u"id"_s, running()->id},
                              {u"last_contribution"_s, share("OTHER", "quillscribe", 40)},
                              {u"level"_s, 1},
                              {u"started_at"_s, data["started_at"_L1]},
                              {u"top_contributions"_s,
                               QJsonArray{share("BITS", "wrenloft", 800), share("OTHER", "quillscribe", 40)}},
                              {u"total"_s, 1'040}}));
        // In a higher level, too, the goal is a total.
        push(1'000);
        QCOMPARE(latest()["goal"_L1].toInt(), 1'600 + 2'200);
        QCOMPARE(latest()["total"_L1].toInt(), 2'040);

        pass(10min);
        push(1);
        const auto ask = [&](const QString &after) { return list(paged({}, 2, after)); };
        int pages = 0;
        const QStringList ids = walk(ask, "id", &pages);
        QCOMPARE(ids.size(), 3);
        QCOMPARE(pages, 2);
        QCOMPARE(ids.last(), seeded);
        QCOMPARE(list().column("id"), ids.mid(0, 1));
    }

    void eachStepIsToldFieldByField()
    {
        EventLineEnd &line = connectLine();
        for (const char *type : {"begin", "progress", "end"}) {
            const QByteArray name = QByteArray("channel.hype_train.") + type;
            QCOMPARE(subscribe(line, name.constData(), "2", of(m_tea)).status(), 202);
        }
        const auto seeded = trains().allTimeHigh({.broadcasterId = m_tea});
        QVERIFY(seeded.first > 0 && seeded.second > 0);
        beginTrain();
        const auto contribution = [&](const char *type, const char *login, const char *name, int total) {
            return QJsonObject{{u"user_id"_s, h->idOf(login)},
                               {u"user_login"_s, QLatin1String(login)},
                               {u"user_name"_s, QLatin1String(name)},
                               {u"type"_s, QLatin1String(type)},
                               {u"total"_s, total}};
        };
        const QJsonObject begun = line.events("channel.hype_train.begin").value(0);
        // Of equal ones the lower user id comes first.
        QJsonObject expected{
            {u"id"_s, running()->id},
            {u"broadcaster_user_id"_s, m_tea},
            {u"broadcaster_user_login"_s, u"teaandturrets"_s},
            {u"broadcaster_user_name"_s, u"TeaAndTurrets"_s},
            {u"total"_s, 300},
            {u"progress"_s, 300},
            {u"goal"_s, 1'600},
            {u"top_contributions"_s, QJsonArray{contribution("bits", "quillscribe", "QuillScribe", 100)}},
            {u"level"_s, 1},
            {u"all_time_high_level"_s, seeded.first},
            {u"all_time_high_total"_s, seeded.second},
            {u"shared_train_participants"_s, QJsonValue()},
            {u"started_at"_s, begun["started_at"_L1]},
            {u"expires_at"_s, begun["expires_at"_L1]},
            {u"type"_s, u"regular"_s},
            {u"is_shared_train"_s, false}};
        QCOMPARE(begun, expected);
        QCOMPARE(secondsAt(begun, "started_at"), 0);
        QCOMPARE(secondsAt(begun, "expires_at"), 300);

        h->clock.advance(60s);
        push(2'000, "wrenloft");
        const QJsonObject progressed = line.events("channel.hype_train.progress").value(0);
        for (const char *gone : {"all_time_high_level", "all_time_high_total"})
            expected.remove(QLatin1String(gone));
        expected["total"_L1] = 2'300;
        expected["progress"_L1] = 700;
        expected["goal"_L1] = 2'200;
        expected["level"_L1] = 2;
        expected["top_contributions"_L1] = QJsonArray{contribution("bits", "quillscribe", "QuillScribe", 100),
                                                      contribution("other", "wrenloft", "wrenloft", 2'000)};
        expected["expires_at"_L1] = progressed["expires_at"_L1];
        QCOMPARE(progressed, expected);
        QCOMPARE(secondsAt(progressed, "expires_at"), 360);

        pass(10min);
        const QJsonObject ended = line.events("channel.hype_train.end").value(0);
        for (const char *gone : {"progress", "goal", "expires_at"})
            expected.remove(QLatin1String(gone));
        expected["ended_at"_L1] = ended["ended_at"_L1];
        expected["cooldown_ends_at"_L1] = ended["cooldown_ends_at"_L1];
        QCOMPARE(ended, expected);
        QCOMPARE(secondsAt(ended, "ended_at"), 360);
        QCOMPARE(secondsAt(ended, "cooldown_ends_at"), 360 + 3600);
        QCOMPARE(line.events().size(), 3);
    }

    void itSurvivesARestart()
    {
        QTemporaryDir folder;
        const Sandbox::WorldSettings settings{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 5};
        h = std::make_unique<Harness>(settings);
        m_tea = h->idOf("teaandturrets");
        cheer("quillscribe", 100);
        cheer("wrenloft", 100);
        const QDateTime now = h->clock.now();
        h.reset();
        h = std::make_unique<Harness>(settings);
        QVERIFY(
            h->world->changeClock([&](Sandbox::WorldClock &clock) { clock.set(now.toMSecsSinceEpoch()); }));
        cheer("mirelark", 100);
        QVERIFY(running());
        QCOMPARE(running()->total, 300);
    }

    void theTopIsFoundByAnIndex()
    {
        h->verifyIndexed("SELECT points, user_id FROM hype_train_contributions WHERE train = 1 AND source = 2"
                         " ORDER BY points DESC, user_id LIMIT 1");
    }
};

QTEST_GUILESS_MAIN(TestHypeTrains)
#include "tst_hype_trains.moc"
