// SPDX-License-Identifier: GPL-3.0-or-later

// /polls: one at a time, votes, the end by itself or by hand, and what is told of each.

#include "sandbox/events/event_line.h"

#include "sandbox/polls/polls.h"

using namespace Sidestage;
using namespace std::chrono_literals;

class TestPolls : public QObject, EventSubFixture
{
    Q_OBJECT

    Sandbox::Polls &polls() { return h->world->area<Sandbox::Polls>(); }
    Answer create(const QJsonObject &more = {}) { return create(m_as, m_tea, more); }
    Answer create(const As &as, const QString &channel, const QJsonObject &more = {})
    {
        QJsonObject body{{u"broadcaster_id"_s, channel},
                         {u"title"_s, u"Which tower next?"_s},
                         {u"choices"_s,
                          QJsonArray{QJsonObject{{u"title"_s, u"The tall one"_s}},
                                     QJsonObject{{u"title"_s, u"The damp one"_s}}}},
                         {u"duration"_s, 60}};
        for (auto it = more.begin(); it != more.end(); ++it)
            body[it.key()] = it.value();
        return h->call(as, "POST", "/polls", {}, QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    Answer end(const QString &id, const QString &status)
    {
        const QJsonObject body{{u"broadcaster_id"_s, m_tea}, {u"id"_s, id}, {u"status"_s, status}};
        return h->call(m_as, "PATCH", "/polls", {}, QJsonDocument(body).toJson(QJsonDocument::Compact));
    }
    Answer list(Query query = {})
    {
        query.append({u"broadcaster_id"_s, m_tea});
        return h->get(m_as, "/polls", query);
    }
    EventLineEnd &listen(const char *type)
    {
        EventLineEnd &line = connectLine();
        if (subscribe(line, type, "1", of(m_tea)).status() != 202)
            qFatal("%s", type);
        return line;
    }
    int vote(const char *login, int choice, int pointsVotes = 0)
    {
        const auto done = polls().vote(m_tea, h->idOf(login), choice, pointsVotes);
        return done ? 0 : int(done.error().status);
    }

private Q_SLOTS:
    void init() { start(); }

    void itEndsByItselfAndCountsEveryVote()
    {
        EventLineEnd &begun = listen("channel.poll.begin");
        EventLineEnd &progressed = listen("channel.poll.progress");
        EventLineEnd &ended = listen("channel.poll.end");
        const auto created = create();
        QCOMPARE(created.status(), 200);
        const QString id = text(created.first(), "id");
        QCOMPARE(text(created.first(), "status"), u"ACTIVE"_s);
        QVERIFY(created.first()["ended_at"_L1].isNull());
        QCOMPARE(begun.events().size(), 1);
        const QJsonObject first = begun.events().first()["choices"_L1][0].toObject();
        QVERIFY(first["votes"_L1].isNull());
        QCOMPARE(text(first, "title"), u"The tall one"_s);

        QCOMPARE(vote("quillscribe", 2), 0);
        QCOMPARE(vote("paperlantern", 2), 0);
        QCOMPARE(vote("gravelpike", 2), 403);  // is banned
        QCOMPARE(vote("wrenloft", 1), 0);
        QCOMPARE(vote("wrenloft", 2), 409);
        QCOMPARE(vote("mirelark", 3), 404);
        QCOMPARE(vote("mirelark", 1, 5), 400);
        QCOMPARE(progressed.events().size(), 3);
        QCOMPARE(progressed.events().last()["choices"_L1][1]["votes"_L1].toInt(), 2);

        h->clock.advance(60s - 1ms);
        QVERIFY(h->world->settle());
        QCOMPARE(ended.events().size(), 0);
        h->clock.advance(1ms);
        QVERIFY(h->world->settle());
        QCOMPARE(ended.events().size(), 1);
        const QJsonObject end = ended.events().first();
        QCOMPARE(text(end, "status"), u"completed"_s);
        QCOMPARE(end["choices"_L1][1]["votes"_L1].toInt(), 2);
        const QJsonObject poll = list({{u"id"_s, id}}).first();
        QCOMPARE(text(poll, "status"), u"COMPLETED"_s);
        QCOMPARE(text(poll, "ended_at").left(19), text(end, "ended_at").left(19));
        QCOMPARE(poll["choices"_L1][0]["votes"_L1].toInt(), 1);
        QCOMPARE(vote("mirelark", 1), 404);
    }

    void itIsEndedByHandOnce()
    {
        EventLineEnd &ended = listen("channel.poll.end");
        const QString id = text(create().first(), "id");
        const auto done = end(id, u"TERMINATED"_s);
        QCOMPARE(done.status(), 200);
        QCOMPARE(text(done.first(), "status"), u"TERMINATED"_s);
        QVERIFY(!text(done.first(), "ended_at").isEmpty());
        QCOMPARE(text(ended.events().first(), "status"), u"terminated"_s);
        QCOMPARE(end(id, u"ARCHIVED"_s).message(), u"The poll is not active."_s);
        QCOMPARE(end(text(create().first(), "id"), u"COMPLETED"_s).status(), 400);
    }

    void onlyOneRunsAtATime()
    {
        QCOMPARE(create().status(), 200);
        QCOMPARE(create().message(), u"The broadcaster already has an active poll."_s);
        h->clock.advance(61s);
        QCOMPARE(create().status(), 200);
    }

    void votesForPointsHaveAPrice()
    {
        QCOMPARE(create({{u"channel_points_voting_enabled"_s, true}}).status(), 400);
        const auto created
            = create({{u"channel_points_voting_enabled"_s, true}, {u"channel_points_per_vote"_s, 200}});
        QCOMPARE(created.first()["channel_points_per_vote"_L1].toInt(), 200);
        QCOMPARE(vote("quillscribe", 1), 0);
        QCOMPARE(vote("quillscribe", 1, 5), 0);
        const QJsonObject choice = list().first()["choices"_L1][0].toObject();
        QCOMPARE(choice["votes"_L1].toInt(), 6);
        QCOMPARE(choice["channel_points_votes"_L1].toInt(), 5);
    }

    void whoIsNeitherPartnerNorAffiliateHasNone()
    {
        const auto refused = create(h->signIn("quillscribe"), h->idOf("quillscribe"));
        QCOMPARE(refused.status(), 403);
        QVERIFY(refused.message().endsWith(u"is not a partner or affiliate"_s));
    }

    void theListIsPagedTheNewestFirst()
    {
        QStringList ids;
        for (int i = 0; i < 5; ++i) {
            ids.prepend(text(create({{u"title"_s, QString::number(i)}}).first(), "id"));
            h->clock.advance(61s);
        }
        QStringList listed;
        QString after;
        do {
            Query query{{u"first"_s, u"2"_s}};
            if (!after.isEmpty())
                query.append({u"after"_s, after});
            const auto page = list(query);
            QCOMPARE(page.status(), 200);
            for (const auto &poll : page.json["data"_L1].toArray())
                listed.append(text(poll.toObject(), "id"));
            after = page.json["pagination"_L1]["cursor"_L1].toString();
        } while (!after.isEmpty());
        QCOMPARE(listed, ids);
        QCOMPARE(list({{u"id"_s, u"unknown"_s}}).status(), 404);
        h->clock.advance(std::chrono::hours(91 * 24));
        m_as = h->signIn();
        QVERIFY(list().json["data"_L1].toArray().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestPolls)
#include "tst_polls.moc"
