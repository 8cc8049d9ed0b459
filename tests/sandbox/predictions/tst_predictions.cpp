// SPDX-License-Identifier: GPL-3.0-or-later

// /predictions: one open at a time, its states by hand and by the clock, what becomes of the points, and what
// is told of each step.

#include "sandbox/events/event_line.h"

#include "sandbox/predictions/predictions.h"
#include "sandbox/world/channel_points.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace std::chrono_literals;

class TestPredictions : public QObject, EventSubFixture
{
    Q_OBJECT

    Sandbox::Predictions &predictions() { return h->world->area<Sandbox::Predictions>(); }
    Answer create(const QJsonObject &more = {}) { return create(m_as, m_tea, more); }
    Answer create(const As &as, const QString &channel, const QJsonObject &more = {})
    {
        QJsonObject body{{u"broadcaster_id"_s, channel},
                         {u"title"_s, u"Will the tower hold?"_s},
                         {u"outcomes"_s, outcomes(2)},
                         {u"prediction_window"_s, 120}};
        for (auto it = more.begin(); it != more.end(); ++it)
            body[it.key()] = it.value();
        return h->call(as, "POST", "/predictions", {}, QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    static QJsonArray outcomes(int count)
    {
        QJsonArray all;
        for (int i = 1; i <= count; ++i)
            all.append(QJsonObject{{u"title"_s, u"Outcome %1"_s.arg(i)}});
        return all;
    }
    Answer end(const QString &id, const char *status, const QString &winner = {})
    {
        QJsonObject body{{u"broadcaster_id"_s, m_tea}, {u"id"_s, id}, {u"status"_s, QLatin1String(status)}};
        if (!winner.isEmpty())
            body[u"winning_outcome_id"_s] = winner;
        return h->call(m_as, "PATCH", "/predictions", {}, QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    Answer list(Query query = {})
    {
        query.append({u"broadcaster_id"_s, m_tea});
        return h->get(m_as, "/predictions", query);
    }
    QJsonObject prediction(const QString &id) { return list({{u"id"_s, id}}).first(); }
    static QString outcome(const QJsonObject &prediction, int place)
    {
        return prediction["outcomes"_L1][place - 1]["id"_L1].toString();
    }
    EventLineEnd &listen(const char *type)
    {
        EventLineEnd &line = connectLine();
        if (subscribe(line, type, "1", of(m_tea)).status() != 202)
            qFatal("%s", type);
        return line;
    }
    int predict(const char *login, int place, qint64 points)
    {
        const auto done = predictions().predict(m_tea, h->idOf(login), place, points);
        return done ? 0 : int(done.error().status);
    }
    Sandbox::ChannelPoints &balances() { return h->world->area<Sandbox::ChannelPoints>(); }
    qint64 points(const char *login) { return balances().balance(m_tea, h->idOf(login)); }
    void pass(std::chrono::milliseconds time)
    {
        h->clock.advance(time);
        QVERIFY(h->world->settle());
    }
    static QDateTime at(const QJsonObject &object, const char *name)
    {
        return Api::parseTime(text(object, name).toStdString());
    }
    /// The seconds since the clock's time at the start of the test.
    qint64 secondsAt(const QJsonObject &object, const char *name)
    {
        return at(object, name).toSecsSinceEpoch() - m_began.toSecsSinceEpoch();
    }
    QDateTime m_began{};

private Q_SLOTS:
    void init()
    {
        start();
        m_began = h->world->clock().now();
        for (const char *login : {"quillscribe", "wrenloft", "mirelark", "tilda_orrery"})
            QVERIFY(balances().setBalance(m_tea, h->idOf(login), 10'000));
    }

    void aNewPredictionIsActive()
    {
        const auto created = create();
        QCOMPARE(created.status(), 200);
        const QJsonObject row = created.first();
        QCOMPARE(row.keys(),
                 QStringList({u"broadcaster_id"_s, u"broadcaster_login"_s, u"broadcaster_name"_s,
                              u"created_at"_s, u"ended_at"_s, u"id"_s, u"locked_at"_s, u"outcomes"_s,
                              u"prediction_window"_s, u"status"_s, u"title"_s, u"winning_outcome_id"_s}));
        QCOMPARE(text(row, "broadcaster_id"), m_tea);
        QCOMPARE(text(row, "broadcaster_login"), u"teaandturrets"_s);
        QCOMPARE(text(row, "broadcaster_name"), u"TeaAndTurrets"_s);
        QCOMPARE(text(row, "title"), u"Will the tower hold?"_s);
        QCOMPARE(text(row, "status"), u"ACTIVE"_s);
        QCOMPARE(row["prediction_window"_L1].toInt(), 120);
        QCOMPARE(secondsAt(row, "created_at"), 0);
        for (const char *none : {"winning_outcome_id", "ended_at", "locked_at"})
            QVERIFY2(row[QLatin1String(none)].isNull(), none);
        QCOMPARE(row["outcomes"_L1][0].toObject(),
                 (QJsonObject{{u"id"_s, outcome(row, 1)},
                              {u"title"_s, u"Outcome 1"_s},
                              {u"users"_s, 0},
                              {u"channel_points"_s, 0},
                              {u"top_predictors"_s, QJsonValue()},
                              {u"color"_s, u"BLUE"_s}}));
        QCOMPARE(row["outcomes"_L1][1]["color"_L1].toString(), u"PINK"_s);
        QCOMPARE(prediction(text(row, "id")), row);
    }

    void moreThanTwoOutcomesAreAllBlue()
    {
        const QJsonObject row = create({{u"outcomes"_s, outcomes(10)}}).first();
        const QJsonArray all = row["outcomes"_L1].toArray();
        QCOMPARE(all.size(), 10);
        for (const auto &one : all)
            QCOMPARE(one["color"_L1].toString(), u"BLUE"_s);
    }

    void onlyOneIsOpenAtATime()
    {
        const QString open = u"The broadcaster already has a prediction that is not resolved."_s;
        const QString id = text(create().first(), "id");
        QCOMPARE(create().message(), open);
        QCOMPARE(end(id, "LOCKED").status(), 200);
        QCOMPARE(create().status(), 400);
        QCOMPARE(end(id, "CANCELED").status(), 200);
        QCOMPARE(create().status(), 200);
    }

    void whoIsNeitherPartnerNorAffiliateHasNone()
    {
        const auto refused = create(h->signIn("quillscribe"), h->idOf("quillscribe"));
        QCOMPARE(refused.status(), 403);
        QVERIFY(refused.message().endsWith(u"is not a partner or affiliate"_s));
    }

    void pointsAreTakenWhenTheyArePredicted()
    {
        const QString id = text(create().first(), "id");
        QCOMPARE(predict("quillscribe", 1, 300), 0);
        QCOMPARE(predict("quillscribe", 1, 200), 0);
        QCOMPARE(predict("wrenloft", 1, 500), 0);
        QCOMPARE(predict("mirelark", 2, 70), 0);
        QCOMPARE(points("quillscribe"), 9'500);
        const QJsonArray told = prediction(id)["outcomes"_L1].toArray();
        QCOMPARE(told[0]["users"_L1].toInt(), 2);
        QCOMPARE(told[0]["channel_points"_L1].toInt(), 1'000);
        QCOMPARE(told[1]["users"_L1].toInt(), 1);
        const QJsonObject top{{u"user_id"_s, h->idOf("mirelark")},
                              {u"user_login"_s, u"mirelark"_s},
                              {u"user_name"_s, u"mirelark"_s},
                              {u"channel_points_used"_s, 70},
                              {u"channel_points_won"_s, 0}};
        QCOMPARE(told[1]["top_predictors"_L1].toArray(), QJsonArray{top});
    }

    void whatCannotBePredicted()
    {
        QCOMPARE(predict("quillscribe", 1, 10), 404);
        const QString id = text(create().first(), "id");
        QCOMPARE(predict("quillscribe", 1, 10), 0);
        const QByteArray before = h->fingerprint();
        QCOMPARE(predict("quillscribe", 2, 10), 409);
        QCOMPARE(predict("quillscribe", 0, 10), 404);
        QCOMPARE(predict("quillscribe", 3, 10), 404);
        QCOMPARE(predict("quillscribe", 1, 0), 400);
        QCOMPARE(predict("wrenloft", 1, 10'001), 400);  // more than there are
        QCOMPARE(predict("teaandturrets", 1, 10), 403);
        QCOMPARE(predict("gravelpike", 1, 10), 403);  // banned
        QCOMPARE(predict("nobody at all", 1, 10), 404);
        QVERIFY(h->fingerprint() == before);
        QVERIFY(balances().setBalance(m_tea, h->idOf("quillscribe"), 1'000'000));
        QCOMPARE(predict("quillscribe", 1, 250'000), 400);
        QCOMPARE(predict("quillscribe", 1, 249'990), 0);
        QCOMPARE(end(id, "LOCKED").status(), 200);
        QCOMPARE(predict("wrenloft", 1, 10), 400);
    }

    void theRightOnesShareAllPointsInProportionRoundedDown()
    {
        const QJsonObject row = create().first();
        const QString id = text(row, "id");
        QCOMPARE(predict("quillscribe", 1, 100), 0);
        QCOMPARE(predict("wrenloft", 1, 200), 0);
        QCOMPARE(predict("mirelark", 2, 1'000), 0);
        QCOMPARE(predict("tilda_orrery", 2, 1), 0);
        const auto resolved = end(id, "RESOLVED", outcome(row, 1));
        QCOMPARE(resolved.status(), 200);
        QCOMPARE(text(resolved.first(), "status"), u"RESOLVED"_s);
        QCOMPARE(text(resolved.first(), "winning_outcome_id"), outcome(row, 1));
        // 1,301 points for 300: 433.67 and 867.33.
        QCOMPARE(points("quillscribe"), 10'000 - 100 + 433);
        QCOMPARE(points("wrenloft"), 10'000 - 200 + 867);
        QCOMPARE(points("mirelark"), 9'000);
        QCOMPARE(points("tilda_orrery"), 9'999);
        const QJsonArray told = prediction(id)["outcomes"_L1].toArray();
        QCOMPARE(told[0]["top_predictors"_L1][0]["channel_points_won"_L1].toInt(), 867);
        QCOMPARE(told[0]["top_predictors"_L1][1]["channel_points_won"_L1].toInt(), 433);
        QCOMPARE(told[1]["top_predictors"_L1][0]["channel_points_won"_L1].toInt(-1), 0);
    }

    void withoutAWinnerNobodyGetsPoints()
    {
        const QJsonObject row = create().first();
        QCOMPARE(predict("mirelark", 2, 1'000), 0);
        QCOMPARE(end(text(row, "id"), "RESOLVED", outcome(row, 1)).status(), 200);
        QCOMPARE(points("mirelark"), 9'000);
    }

    void cancelingGivesThePointsBack()
    {
        const QString id = text(create().first(), "id");
        QCOMPARE(predict("quillscribe", 1, 300), 0);
        QCOMPARE(predict("quillscribe", 1, 30), 0);
        QCOMPARE(predict("mirelark", 2, 1'000), 0);
        const QJsonObject canceled = end(id, "CANCELED").first();
        QCOMPARE(text(canceled, "status"), u"CANCELED"_s);
        QVERIFY(canceled["winning_outcome_id"_L1].isNull());
        QVERIFY(canceled["locked_at"_L1].isNull());
        QCOMPARE(secondsAt(canceled, "ended_at"), 0);
        QCOMPARE(points("quillscribe"), 10'000);
        QCOMPARE(points("mirelark"), 10'000);
    }

    void itLocksByItselfAndIsCanceledADayLater()
    {
        EventLineEnd &locked = listen("channel.prediction.lock");
        EventLineEnd &ended = listen("channel.prediction.end");
        const QString id = text(create().first(), "id");
        QCOMPARE(predict("quillscribe", 1, 300), 0);
        pass(120s - 1ms);
        QCOMPARE(text(prediction(id), "status"), u"ACTIVE"_s);
        pass(1ms);
        QCOMPARE(text(prediction(id), "status"), u"LOCKED"_s);
        QCOMPARE(secondsAt(prediction(id), "locked_at"), 120);
        QCOMPARE(locked.events().size(), 1);
        QCOMPARE(secondsAt(locked.events()[0], "locked_at"), 120);
        pass(24h - 1ms);
        m_as = h->signIn();
        QCOMPARE(text(prediction(id), "status"), u"LOCKED"_s);
        QCOMPARE(points("quillscribe"), 9'700);
        pass(1ms);
        QCOMPARE(text(prediction(id), "status"), u"CANCELED"_s);
        QCOMPARE(secondsAt(prediction(id), "ended_at"), 120 + 24 * 3600);
        QCOMPARE(points("quillscribe"), 10'000);
        QCOMPARE(ended.events().size(), 1);
        QCOMPARE(text(ended.events()[0], "status"), u"canceled"_s);
    }

    void aJumpDoesBothAtTheirTimes()
    {
        const QString id = text(create().first(), "id");
        pass(72h);
        m_as = h->signIn();
        QCOMPARE(text(prediction(id), "status"), u"CANCELED"_s);
        QCOMPARE(secondsAt(prediction(id), "locked_at"), 120);
        QCOMPARE(secondsAt(prediction(id), "ended_at"), 120 + 24 * 3600);
    }

    void aClockThatIsSetBackDoesNotKeepItActive()
    {
        const QString id = text(create().first(), "id");
        QVERIFY(h->world->changeClock([](Sandbox::WorldClock &clock) { clock.jump(-30 * 24h); }));
        m_as = h->signIn();
        QCOMPARE(text(prediction(id), "status"), u"LOCKED"_s);
        QCOMPARE(end(id, "CANCELED").status(), 200);
    }

    void eachStateAllowsItsOwnSteps()
    {
        const QJsonObject row = create().first();
        const QString id = text(row, "id");
        QCOMPARE(end(id, "ACTIVE").status(), 400);
        QCOMPARE(end(id, "locked").status(), 400);
        QCOMPARE(end(id, "RESOLVED").message(), u"Missing required parameter \"winning_outcome_id\""_s);
        QCOMPARE(end(id, "RESOLVED", u"unknown"_s).status(), 404);
        QCOMPARE(end(u"unknown"_s, "LOCKED").status(), 404);
        QCOMPARE(end(id, "LOCKED").status(), 200);
        QCOMPARE(end(id, "LOCKED").message(), u"The prediction is already locked."_s);
        const auto resolved = end(id, "RESOLVED", outcome(row, 2));
        QCOMPARE(resolved.status(), 200);
        QVERIFY(!resolved.first()["locked_at"_L1].isNull());
        for (const char *status : {"LOCKED", "CANCELED", "RESOLVED"}) {
            const auto again = end(id, status, outcome(row, 1));
            QCOMPARE(again.status(), 400);
            QCOMPARE(again.message(), u"The prediction has already ended."_s);
        }
        QCOMPARE(text(prediction(id), "winning_outcome_id"), outcome(row, 2));
    }

    void eachStepIsToldFieldByField()
    {
        EventLineEnd &line = connectLine();
        for (const char *type : {"begin", "progress", "lock", "end"}) {
            const QByteArray name = QByteArray("channel.prediction.") + type;
            QCOMPARE(subscribe(line, name.constData(), "1", of(m_tea)).status(), 202);
        }
        const QJsonObject row = create().first();
        const QString id = text(row, "id");
        const auto only = [&](const char *type) {
            const auto events = line.events(type);
            if (events.size() != 1)
                qWarning("%lld events %s", qlonglong(events.size()), type);
            return events.value(0);
        };
        const QJsonObject begun = only("channel.prediction.begin");
        QJsonObject common{{u"id"_s, id},
                           {u"broadcaster_user_id"_s, m_tea},
                           {u"broadcaster_user_login"_s, u"teaandturrets"_s},
                           {u"broadcaster_user_name"_s, u"TeaAndTurrets"_s},
                           {u"title"_s, u"Will the tower hold?"_s}};
        const auto expect = [&](const QJsonObject &event, const QJsonArray &outcomes,
                                const QStringList &times, const QJsonObject &more = {}) {
            QJsonObject expected = common;
            expected["outcomes"_L1] = outcomes;
            for (auto it = more.begin(); it != more.end(); ++it)
                expected[it.key()] = it.value();
            for (const QString &time : times)
                expected[time] = event[time];
            QCOMPARE(event, expected);
        };
        const auto told
            = [&](int place, const QJsonValue &users, const QJsonValue &points, const QJsonValue &top) {
                  return QJsonObject{{u"id"_s, outcome(row, place)},
                                     {u"title"_s, u"Outcome %1"_s.arg(place)},
                                     {u"color"_s, place == 1 ? u"blue"_s : u"pink"_s},
                                     {u"users"_s, users},
                                     {u"channel_points"_s, points},
                                     {u"top_predictors"_s, top}};
              };
        const auto predictor = [&](const QJsonValue &won) {
            return QJsonArray{QJsonObject{{u"user_id"_s, h->idOf("quillscribe")},
                                          {u"user_login"_s, u"quillscribe"_s},
                                          {u"user_name"_s, u"QuillScribe"_s},
                                          {u"channel_points_won"_s, won},
                                          {u"channel_points_used"_s, 300}}};
        };
        const QJsonValue none;
        expect(begun, {told(1, none, none, none), told(2, none, none, none)},
               {u"started_at"_s, u"locks_at"_s});
        QCOMPARE(secondsAt(begun, "started_at"), 0);
        QCOMPARE(secondsAt(begun, "locks_at"), 120);

        QCOMPARE(predict("quillscribe", 1, 300), 0);
        const QJsonArray running{told(1, 1, 300, predictor(none)), told(2, 0, 0, QJsonArray())};
        expect(only("channel.prediction.progress"), running, {u"started_at"_s, u"locks_at"_s});
        h->clock.advance(7s);
        QCOMPARE(end(id, "LOCKED").status(), 200);
        expect(only("channel.prediction.lock"), running, {u"started_at"_s, u"locked_at"_s});
        QCOMPARE(secondsAt(only("channel.prediction.lock"), "locked_at"), 7);
        h->clock.advance(7s);
        QCOMPARE(end(id, "RESOLVED", outcome(row, 1)).status(), 200);
        const QJsonObject ended = only("channel.prediction.end");
        expect(ended, {told(1, 1, 300, predictor(300)), told(2, 0, 0, QJsonArray())},
               {u"started_at"_s, u"ended_at"_s},
               {{u"status"_s, u"resolved"_s}, {u"winning_outcome_id"_s, outcome(row, 1)}});
        QCOMPARE(secondsAt(ended, "ended_at"), 14);
    }

    void onlyTenAreTopPredictors()
    {
        const QString id = text(create().first(), "id");
        const auto people = Sandbox::addStrangers(*h->world, 12);
        QVERIFY(people.has_value());
        for (int i = 0; i < 12; ++i)
            QVERIFY(predictions().predict(m_tea, (*people)[i], 1, 100 + i));
        const QJsonArray top = prediction(id)["outcomes"_L1][0]["top_predictors"_L1].toArray();
        QCOMPARE(top.size(), 10);
        QCOMPARE(top[0]["user_id"_L1].toString(), people->last());
        QCOMPARE(top[9]["channel_points_used"_L1].toInt(), 102);
        h->verifyIndexed(
            "SELECT user_id, points FROM prediction_stakes WHERE prediction = 'x' AND outcome = 1"
            " ORDER BY points DESC, user_id LIMIT 10");
    }

    void theListIsPagedTheNewestFirst()
    {
        QStringList ids;
        for (int i = 0; i < 5; ++i) {
            ids.prepend(text(create({{u"title"_s, QString::number(i)}}).first(), "id"));
            QCOMPARE(end(ids.first(), "CANCELED").status(), 200);
        }
        const auto ask = [&](const QString &after) { return list(paged({}, 2, after)); };
        int pages = 0;
        QCOMPARE(walk(ask, "id", &pages), ids);
        QCOMPARE(pages, 3);
        QCOMPARE(list({{u"id"_s, ids[3]}, {u"id"_s, u"unknown"_s}, {u"id"_s, ids[1]}}).column("id"),
                 (QStringList{ids[3], ids[1]}));
        QVERIFY(list({{u"id"_s, u"unknown"_s}}).data().isEmpty());
    }

    void itSurvivesARestart()
    {
        QTemporaryDir folder;
        const Sandbox::WorldSettings settings{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 5};
        h = std::make_unique<Harness>(settings);
        m_tea = h->idOf("teaandturrets");
        m_as = h->signIn();
        const QString id = text(create().first(), "id");
        QCOMPARE(predict("wrenloft", 1, 300), 0);
        const qint64 left = points("wrenloft");
        h.reset();
        h = std::make_unique<Harness>(settings);
        m_as = h->signIn();
        QCOMPARE(prediction(id)["outcomes"_L1][0]["channel_points"_L1].toInt(), 300);
        QCOMPARE(end(id, "CANCELED").status(), 200);
        QCOMPARE(points("wrenloft"), left + 300);
    }
};

QTEST_GUILESS_MAIN(TestPredictions)
#include "tst_predictions.moc"
