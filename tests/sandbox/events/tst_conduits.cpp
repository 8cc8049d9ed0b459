// SPDX-License-Identifier: GPL-3.0-or-later

// Conduits and their shards, over WebSocket and webhook (api-facts C3, D5).

#include "webhook_receiver.h"

using namespace Sidestage;
using namespace Sidestage::Api;
using namespace std::chrono_literals;
using Manner = WebhookReceiver::Manner;

class TestConduits : public QObject, WebhookFixture
{
    Q_OBJECT

    static constexpr const char *conduits = "/eventsub/conduits";
    static constexpr const char *shardsPath = "/eventsub/conduits/shards";

    static QByteArray bytes(const QJsonObject &object)
    {
        return QJsonDocument(object).toJson(QJsonDocument::Compact);
    }
    As other()
    {
        const QString client = u"tilda-tools"_s;
        return {h->world->area<Sandbox::Grants>().issueAppToken(client).value_or({}).accessToken, client};
    }
    Answer create(const As &as, int count)
    {
        return h->call(as, "POST", conduits, {}, bytes({{u"shard_count"_s, count}}));
    }
    QString made(int count) { return text(create(m_app, count).first(), "id"); }
    Answer resize(const As &as, const QString &id, int count)
    {
        return h->call(as, "PATCH", conduits, {}, bytes({{u"id"_s, id}, {u"shard_count"_s, count}}));
    }
    Answer remove(const As &as, const QString &id)
    {
        return h->call(as, "DELETE", conduits, {{u"id"_s, id}});
    }
    static QJsonObject shard(int number, const QJsonObject &transport)
    {
        return {{u"id"_s, QString::number(number)}, {u"transport"_s, transport}};
    }
    static QJsonObject over(const QString &session)
    {
        return {{u"method"_s, u"websocket"_s}, {u"session_id"_s, session}};
    }
    Answer assign(const QString &conduit, const QJsonArray &shards)
    {
        return h->call(m_app, "PATCH", shardsPath, {},
                       bytes({{u"conduit_id"_s, conduit}, {u"shards"_s, shards}}));
    }
    Answer shards(const QString &conduit, Query query = {})
    {
        query.append({u"conduit_id"_s, conduit});
        return h->get(m_app, shardsPath, query);
    }
    QString statusOf(const QString &conduit, int number)
    {
        for (const auto &one : shards(conduit).data()) {
            if (one["id"_L1] == QString::number(number))
                return one["status"_L1].toString();
        }
        return u"(none)"_s;
    }
    Answer subscribeTo(const QString &conduit, const QString &channel, const char *type = "channel.update",
                       const char *version = "2")
    {
        return post(
            m_app,
            wanted(type, version, of(channel), {{u"method"_s, u"conduit"_s}, {u"conduit_id"_s, conduit}}));
    }
    void changeTitleOf(const QString &channel)
    {
        auto state = *h->world->channel(channel);
        state.channel.title = QString::number(++m_titles);
        QVERIFY(h->world->saveChannel(state));
    }
    /// Channels whose events go to each of the shards of a conduit with so many.
    QStringList channelsOf(int count)
    {
        QStringList channels(count);
        auto rows = h->world->database().query("SELECT id FROM users");
        while (rows.next())
            channels[rows.integer(0) % count] = rows.text(0);
        return channels;
    }
    /// A conduit whose shards are these sessions.
    QString conduitOver(const QList<EventLineEnd *> &lines)
    {
        const QString id = made(int(lines.size()));
        QJsonArray all;
        for (int i = 0; i < lines.size(); ++i)
            all.append(shard(i, over(lines[i]->id())));
        const auto answer = assign(id, all);
        if (answer.status() != 202 || answer.data().size() != lines.size())
            qFatal("%s", answer.response.body.constData());
        return id;
    }
    QList<EventLineEnd *> lines(int count)
    {
        QList<EventLineEnd *> all;
        for (int i = 0; i < count; ++i)
            all.append(&connectLine());
        return all;
    }

private Q_SLOTS:
    void init() { startWithNetwork(); }
    void cleanup() { stopWithNetwork(); }

    void anAppHasFiveAndSeesItsOwn()
    {
        QStringList ids;
        for (int i = 1; i <= 5; ++i) {
            const auto answer = create(m_app, i);
            QCOMPARE(answer.status(), 200);
            QCOMPARE(answer.data().size(), 1);
            QCOMPARE(answer.first().keys(), QStringList({u"id"_s, u"shard_count"_s}));
            QCOMPARE(answer.first()["shard_count"_L1].toInt(), i);
            ids.append(text(answer.first(), "id"));
        }
        const auto sixth = create(m_app, 1);
        QCOMPARE(sixth.status(), 429);
        QCOMPARE(sixth.message(), u"maximum number of conduits exceeded"_s);
        QCOMPARE(h->get(m_app, conduits).column("id"), ids);
        const As others = other();
        QCOMPARE(create(others, 7).status(), 200);
        QCOMPARE(h->get(others, conduits).data().size(), 1);

        QCOMPARE(remove(others, ids[0]).status(), 404);
        QCOMPARE(resize(others, ids[0], 2).status(), 404);
        QCOMPARE(h->get(others, shardsPath, {{u"conduit_id"_s, ids[0]}}).status(), 404);
        QCOMPARE(remove(m_app, ids[0]).status(), 204);
        QCOMPARE(remove(m_app, ids[0]).status(), 404);
        QCOMPARE(remove(m_app, u"nothing"_s).status(), 404);
        QCOMPARE(create(m_app, 1).status(), 200);
        QCOMPARE(h->get(m_app, conduits).column("id").first(4), ids.sliced(1));
    }

    void theNumberOfShardsHasItsBounds()
    {
        for (const int count : {-1, 0, 20'001})
            QCOMPARE(create(m_app, count).status(), 400);
        const QString id = text(create(m_app, 20'000).first(), "id");
        for (const int count : {-1, 0, 20'001})
            QCOMPARE(resize(m_app, id, count).status(), 400);
        QCOMPARE(resize(m_app, id, 1).first()["shard_count"_L1].toInt(), 1);
        QCOMPARE(h->get(m_app, conduits).first()["shard_count"_L1].toInt(), 1);
        QCOMPARE(resize(m_app, u"nothing"_s, 1).status(), 404);
    }

    void aUserTokenHasNoConduits()
    {
        const auto refused = create(m_as, 1);
        QCOMPARE(refused.status(), 401);
        QCOMPARE(refused.message(), u"Must provide valid app token."_s);
    }

    void aShardHasOneTransport()
    {
        EventLineEnd &line = connectLine();
        WebhookReceiver receiver;
        receiver.manner = Manner::Hanging;
        const QString id = made(5);
        QCOMPARE(shards(id).data().size(), 0);
        const auto answer = assign(id, {shard(3, over(line.id())), shard(1, to(receiver.url()))});
        QCOMPARE(answer.status(), 202);
        QCOMPARE(answer.json.keys(), QStringList({u"data"_s, u"errors"_s}));
        QCOMPARE(answer.json["errors"_L1].toArray(), QJsonArray());
        QCOMPARE(answer.column("id"), QStringList({u"3"_s, u"1"_s}));
        QCOMPARE(answer.column("status"),
                 QStringList({u"enabled"_s, u"webhook_callback_verification_pending"_s}));
        QCOMPARE(answer.first()["transport"_L1].toObject().keys(),
                 QStringList({u"connected_at"_s, u"method"_s, u"session_id"_s}));
        QCOMPARE(answer.data()[1]["transport"_L1].toObject(),
                 (QJsonObject{{u"method"_s, u"webhook"_s}, {u"callback"_s, receiver.url()}}));
        // The list is in order, and only of those that have one.
        QCOMPARE(shards(id).column("id"), QStringList({u"1"_s, u"3"_s}));
        QCOMPARE(shards(id, {{u"status"_s, u"enabled"_s}}).column("id"), QStringList(u"3"_s));
        QCOMPARE(shards(id, {{u"status"_s, u"websocket_disconnected"_s}}).data().size(), 0);
        QVERIFY(!shards(id).response.body.contains(secret));
        // A new transport replaces the old one.
        QCOMPARE(assign(id, {shard(1, over(line.id()))}).column("status"), QStringList(u"enabled"_s));
        QCOMPARE(statusOf(id, 1), u"enabled"_s);
        pass(11s);
        QCOMPARE(statusOf(id, 1), u"enabled"_s);
    }

    void eachShardIsRefusedByItself()
    {
        EventLineEnd &line = connectLine();
        WebhookReceiver receiver;
        const QString id = made(2);
        const auto named = [&](const QString &name) {
            QJsonObject one = shard(0, over(line.id()));
            one["id"_L1] = name;
            return one;
        };
        const auto answer = assign(id,
                                   {named(u"2"_s), named(u"-1"_s), named(u"one"_s), named(u"01"_s), named({}),
                                    shard(0, over(u"nothing"_s)), shard(0, {{u"method"_s, u"pigeon"_s}}),
                                    shard(0, QJsonObject()), shard(0, to(u"http://example.com/"_s)),
                                    shard(0, to(receiver.url(), "short")), shard(1, over(line.id()))});
        QCOMPARE(answer.status(), 202);
        QCOMPARE(answer.column("id"), QStringList(u"1"_s));
        const QJsonArray errors = answer.json["errors"_L1].toArray();
        QStringList words;
        for (const auto &error : errors) {
            QCOMPARE(error["code"_L1].toString(), u"invalid_parameter"_s);
            words.append(error["message"_L1].toString());
        }
        const QString range = u"The shard id is outside the conduit's range"_s;
        const QString method
            = u"The parameter \"transport.method\" was malformed: value must be one of \"webhook\",\"websocket\""_s;
        QCOMPARE(words,
                 QStringList({range, range, range, range, range,
                              u"websocket transport session does not exist or has already disconnected"_s,
                              method, method, u"call back must be https protocol"_s,
                              u"secret must be between 10 and 100 characters"_s}));
        QCOMPARE(errors[0]["id"_L1].toString(), u"2"_s);
        QCOMPARE(errors[2]["id"_L1].toString(), u"one"_s);
        QCOMPARE(shards(id).column("id"), QStringList(u"1"_s));
        QCOMPARE(assign(u"nothing"_s, {shard(0, over(line.id()))}).status(), 404);
        QCOMPARE(assign(id, {}).status(), 400);
    }

    void theListOfShardsIsPaged()
    {
        EventLineEnd &line = connectLine();
        const QString id = made(20'000);
        QJsonArray all;
        QStringList ids;
        for (int i = 0; i < 250; ++i) {
            all.append(shard(i * 80, over(line.id())));
            ids.append(QString::number(i * 80));
        }
        QCOMPARE(assign(id, all).data().size(), 250);
        int pages = 0;
        const auto page = [&](const QString &after) {
            return shards(id, after.isNull() ? Query() : Query{{u"after"_s, after}});
        };
        QCOMPARE(walk(page, "id", &pages), ids);
        QCOMPARE(pages, 3);
        const QString cursor = shards(id).cursor();
        QCOMPARE(shards(id, {{u"after"_s, cursor}, {u"status"_s, u"enabled"_s}}).message(),
                 u"Invalid cursor."_s);
        QCOMPARE(shards(made(3), {{u"after"_s, cursor}}).status(), 400);
    }

    void aSessionWithAShardIsUsed()
    {
        EventLineEnd &line = connectLine();
        conduitOver({&line});
        pass(60s);
        QCOMPARE(line.code, 0);
        QCOMPARE(eventSub().sessions().first().clientId, h->ready.id);
    }

    // Events

    void anEventGoesToTheShardOfItsChannel()
    {
        const auto all = lines(3);
        const QString id = conduitOver(all);
        const QStringList channels = channelsOf(3);
        for (const QString &channel : channels) {
            const auto answer = subscribeTo(id, channel);
            QCOMPARE(answer.status(), 202);
            QCOMPARE(text(answer.first(), "status"), u"enabled"_s);
            QCOMPARE(answer.first()["transport"_L1].toObject(),
                     (QJsonObject{{u"method"_s, u"conduit"_s}, {u"conduit_id"_s, id}}));
            QCOMPARE(answer.json["max_total_cost"_L1].toInt(), 10'000);
        }
        for (int round = 1; round <= 3; ++round) {
            for (const QString &channel : channels)
                changeTitleOf(channel);
            for (int i = 0; i < 3; ++i) {
                QCOMPARE(all[i]->events().size(), round);
                QCOMPARE(text(all[i]->events().last(), "broadcaster_user_id"), channels[i]);
            }
        }
        const QJsonObject frame = all[0]->of("notification").first();
        QCOMPARE(text(frame["metadata"_L1].toObject(), "subscription_type"), u"channel.update"_s);
        const QJsonObject subscription = frame["payload"_L1]["subscription"_L1].toObject();
        QCOMPARE(text(subscription, "status"), u"enabled"_s);
        QCOMPARE(subscription["transport"_L1].toObject(),
                 (QJsonObject{{u"method"_s, u"conduit"_s}, {u"conduit_id"_s, id}}));
    }

    void theNextShardTakesThePlaceOfOneThatIsDisabled()
    {
        const auto all = lines(4);
        const QString id = conduitOver(all);
        const QString channel = channelsOf(4)[1];
        QCOMPARE(subscribeTo(id, channel).status(), 202);
        const auto arrived = [&] {
            changeTitleOf(channel);
            QList<int> counts;
            for (const EventLineEnd *line : all)
                counts.append(int(line->events().size()));
            return counts;
        };
        QCOMPARE(arrived(), QList<int>({0, 1, 0, 0}));
        eventSub().disconnected(*all[1]);
        QCOMPARE(arrived(), QList<int>({0, 1, 1, 0}));
        eventSub().disconnected(*all[2]);
        eventSub().disconnected(*all[3]);
        QCOMPARE(arrived(), QList<int>({1, 1, 1, 0}));
        eventSub().disconnected(*all[0]);
        // Nobody is left: the event is lost, and the subscription is not.
        QCOMPARE(arrived(), QList<int>({1, 1, 1, 0}));
        EventLineEnd &fresh = connectLine();
        QCOMPARE(assign(id, {shard(2, over(fresh.id()))}).data().size(), 1);
        QCOMPARE(arrived(), QList<int>({1, 1, 1, 0}));
        QCOMPARE(fresh.events().size(), 1);
    }

    void aShardWithoutTransportIsNoShardYet()
    {
        EventLineEnd &line = connectLine();
        const QString id = made(100);
        QCOMPARE(subscribeTo(id, m_tea).status(), 202);
        changeTitleOf(m_tea);
        QCOMPARE(eventSub().subscriptions().last().sent, 0);
        QCOMPARE(assign(id, {shard(0, over(line.id()))}).data().size(), 1);
        changeTitleOf(m_tea);
        QCOMPARE(line.events().size(), 1);
        QCOMPARE(eventSub().subscriptions().last().sent, 1);
    }

    void aConduitMustExistAndBelongToTheApp()
    {
        const QString id = made(1);
        const QString others = text(create(other(), 1).first(), "id");
        for (const QString &wrong : {others, u"nothing"_s, QString()}) {
            const auto answer = subscribeTo(wrong, m_tea);
            QCOMPARE(answer.status(), 400);
            QCOMPARE(answer.message(), u"conduit does not exist"_s);
        }
        QCOMPARE(subscribeTo(id, m_tea).status(), 202);
        QCOMPARE(subscribeTo(id, m_tea).status(), 409);
        QCOMPARE(subscribeTo(made(1), m_tea).status(), 202);
        QCOMPARE(post(m_as,
                      wanted("channel.update", "2", of(m_tea),
                             {{u"method"_s, u"conduit"_s}, {u"conduit_id"_s, id}}))
                     .message(),
                 u"invalid transport and auth combination"_s);
    }

    void aDeletedConduitEndsItsSubscriptions()
    {
        const QString id = made(1);
        const QString stays = made(1);
        EventLineEnd &line = connectLine();
        assign(id, {shard(0, over(line.id()))});
        const QString gone = text(subscribeTo(id, m_tea).first(), "id");
        const QString stranger = channelsOf(1).first();
        QCOMPARE(subscribeTo(id, stranger, "stream.online", "1").json["total_cost"_L1].toInt(), 1);
        const QString left = text(subscribeTo(stays, m_tea).first(), "id");
        QCOMPARE(remove(m_app, id).status(), 204);
        const auto ended = h->get(m_app, path, {{u"status"_s, u"conduit_deleted"_s}});
        QCOMPARE(ended.data().size(), 2);
        QCOMPARE(text(ended.first(), "id"), gone);
        QCOMPARE(ended.json["total_cost"_L1].toInt(-1), 0);
        QCOMPARE(h->get(m_app, path, {{u"status"_s, u"enabled"_s}}).column("id"), QStringList(left));
        changeTitleOf(m_tea);
        QCOMPARE(line.events().size(), 0);
        QCOMPARE(line.code, 0);
        h->clock.advance(61min);
        QCOMPARE(h->get(h->app(), path).column("id"), QStringList(left));
    }

    void aBotReadsWhereItIsLetIn()
    {
        using Scope = Harness::Scope;
        auto &grants = h->world->area<Sandbox::Grants>();
        const QString id = made(1), bot = h->idOf("mirelark");
        const auto status = [&] {
            return post(m_app,
                        wanted("channel.chat.message", "1", readBy(m_pip, bot),
                               {{u"method"_s, u"conduit"_s}, {u"conduit_id"_s, id}}))
                .status();
        };
        QVERIFY(grants.approve(h->ready.id, m_pip, {Scope::ChannelBot}));
        QVERIFY(grants.approve(h->ready.id, bot, {Scope::UserReadChat}));
        QCOMPARE(status(), 403);
        QVERIFY(grants.approve(h->ready.id, bot, {Scope::UserReadChat, Scope::UserBot}));
        QCOMPARE(status(), 202);
        // The broadcaster does not let it in any more.
        QVERIFY(grants.disconnect(h->ready.id, m_pip));
        QCOMPARE(h->get(m_app, path, {{u"status"_s, u"authorization_revoked"_s}}).data().size(), 1);
        QCOMPARE(status(), 403);
        // A moderator needs no permission of the broadcaster.
        QVERIFY(h->world->addModerator(m_pip, bot));
        QCOMPARE(status(), 202);
    }

    void fewerShardsDeleteTheHighest()
    {
        const auto all = lines(4);
        const QString id = conduitOver(all);
        QCOMPARE(resize(m_app, id, 2).status(), 200);
        QCOMPARE(shards(id).column("id"), QStringList({u"0"_s, u"1"_s}));
        QCOMPARE(assign(id, {shard(3, over(all[3]->id()))}).json["errors"_L1].toArray().size(), 1);
        const QStringList channels = channelsOf(4);
        for (const QString &channel : channels) {
            QCOMPARE(subscribeTo(id, channel).status(), 202);
            changeTitleOf(channel);
        }
        // Of two shards, channel 3 of 4 belongs to the second.
        QCOMPARE(all[0]->events().size(), 2);
        QCOMPARE(all[1]->events().size(), 2);
        QCOMPARE(all[2]->events().size() + all[3]->events().size(), 0);
        QCOMPARE(all[3]->code, 0);
        // The session of a deleted shard ends without any consequence.
        eventSub().disconnected(*all[3]);
        QCOMPARE(resize(m_app, id, 4).status(), 200);
        QCOMPARE(shards(id).column("id"), QStringList({u"0"_s, u"1"_s}));
    }

    // Shards that are disabled

    void aSessionThatEndsDisablesItsShard_data()
    {
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("status");
        const auto row = [](int code, const char *status) {
            QTest::addRow("%d", code) << code << QString::fromLatin1(status);
        };
        row(1000, "websocket_disconnected");
        row(4000, "websocket_internal_error");
        row(4001, "websocket_received_inbound_traffic");
        row(4002, "websocket_failed_ping_pong");
        row(4004, "websocket_failed_to_reconnect");
        row(4005, "websocket_network_timeout");
        row(4006, "websocket_network_error");
    }
    void aSessionThatEndsDisablesItsShard()
    {
        QFETCH(int, code);
        QFETCH(QString, status);
        WebhookReceiver receiver;
        EventLineEnd &line = connectLine();
        const QString id = made(3);
        const QString another = made(1);
        assign(id, {shard(2, over(line.id()))});
        const auto condition = [&](const QString &conduit) {
            QJsonObject mine = of(h->ready.id, "client_id");
            if (!conduit.isEmpty())
                mine["conduit_id"_L1] = conduit;
            return mine;
        };
        listening(receiver, "conduit.shard.disabled", "1", condition({}), u"/all"_s);
        listening(receiver, "conduit.shard.disabled", "1", condition(id), u"/this"_s);
        listening(receiver, "conduit.shard.disabled", "1", condition(another), u"/another"_s);
        QCOMPARE(
            post(m_app, wanted("conduit.shard.disabled", "1", condition(u"nothing"_s), to(receiver.url())))
                .status(),
            403);

        h->clock.advance(90s);
        QVERIFY(eventSub().closeSession(line.id(), code));
        QCOMPARE(statusOf(id, 2), status);
        const QJsonObject transport = shards(id).first()["transport"_L1].toObject();
        QVERIFY(transport.contains("disconnected_at"_L1));
        QTRY_COMPARE(receiver.notifications().size(), 2);
        QStringList called;
        for (const WebhookRequest &told : receiver.notifications()) {
            called.append(QString::fromLatin1(told.line));
            QCOMPARE(told.event(),
                     (QJsonObject{{u"conduit_id"_s, id},
                                  {u"shard_id"_s, u"2"_s},
                                  {u"status"_s, status},
                                  {u"transport"_s,
                                   QJsonObject{{u"method"_s, u"websocket"_s},
                                               {u"callback"_s, QJsonValue::Null},
                                               {u"session_id"_s, line.id()},
                                               {u"connected_at"_s, transport["connected_at"_L1]},
                                               {u"disconnected_at"_s, transport["disconnected_at"_L1]}}}}));
        }
        called.sort();
        QCOMPARE(called, QStringList({u"POST /all HTTP/1.1"_s, u"POST /this HTTP/1.1"_s}));
        settle();
        QCOMPARE(receiver.notifications().size(), 2);
        QCOMPARE(h->world->domainEvents().back().kind, Sandbox::DomainEvent::Kind::ConduitShardDisabled);
    }

    void aReconnectKeepsTheShard()
    {
        EventLineEnd &line = connectLine();
        const QString id = conduitOver({&line});
        QCOMPARE(subscribeTo(id, m_tea).status(), 202);
        EventLineEnd &fresh = reconnect(line);
        eventSub().disconnected(line);
        QCOMPARE(statusOf(id, 0), u"enabled"_s);
        changeTitleOf(m_tea);
        QCOMPARE(fresh.events().size(), 1);
    }

    void aCallbackOfAShardIsVerifiedAndCalled()
    {
        WebhookReceiver receiver;
        const QString id = made(43);
        const QString subscription = text(subscribeTo(id, m_tea).first(), "id");
        assign(id, {shard(42, to(receiver.url()))});
        QTRY_COMPARE(statusOf(id, 42), u"enabled"_s);
        QCOMPARE(receiver.requests.size(), 1);
        const WebhookRequest asked = receiver.requests.first();
        QCOMPARE(asked.type(), QByteArray("webhook_callback_verification"));
        QVERIFY(asked.isSigned(secret));
        QCOMPARE(asked.json().keys(), QStringList({u"challenge"_s, u"conduit_shard"_s}));
        QCOMPARE(asked.json()["conduit_shard"_L1].toObject(),
                 (QJsonObject{{u"conduit_id"_s, id}, {u"shard"_s, u"42"_s}}));

        changeTitleOf(m_tea);
        QTRY_COMPARE(receiver.notifications().size(), 1);
        const WebhookRequest told = receiver.notifications().first();
        QVERIFY(told.isSigned(secret));
        QCOMPARE(told.header("subscription-type"), QByteArray("channel.update"));
        QCOMPARE(text(told.subscription(), "id"), subscription);
        QCOMPARE(told.subscription()["transport"_L1].toObject(),
                 (QJsonObject{{u"method"_s, u"conduit"_s}, {u"conduit_id"_s, id}}));
        // A revocation goes the same way.
        QVERIFY(eventSub().revoke(subscription, u"user_removed"_s));
        QTRY_COMPARE(receiver.of("revocation").size(), 1);
        QCOMPARE(text(receiver.of("revocation").first().subscription(), "status"), u"user_removed"_s);
    }

    void aCallbackThatDoesNotProveItselfIsNoShard()
    {
        WebhookReceiver receiver;
        receiver.manner = Manner::Failing;
        const QString id = made(1);
        QCOMPARE(subscribeTo(id, m_tea).status(), 202);
        assign(id, {shard(0, to(receiver.url()))});
        QTRY_COMPARE(statusOf(id, 0), u"webhook_callback_verification_failed"_s);
        changeTitleOf(m_tea);
        settle();
        QCOMPARE(receiver.notifications().size(), 0);
    }

    void aCallbackThatFailsTooOftenDisablesItsShard()
    {
        WebhookReceiver receiver;
        WebhookReceiver watching;
        EventLineEnd &line = connectLine();
        const QString id = made(2);
        const QString channel = channelsOf(2)[0];
        const QString subscription = text(subscribeTo(id, channel).first(), "id");
        assign(id, {shard(0, to(receiver.url())), shard(1, over(line.id()))});
        QTRY_COMPARE(statusOf(id, 0), u"enabled"_s);
        listening(watching, "conduit.shard.disabled", "1", of(h->ready.id, "client_id"));
        receiver.manner = Manner::Failing;
        for (int i = 0; i < Sandbox::EventSub::maxLost; ++i) {
            int ended = attempts(receiver.url()) + 1;
            QCOMPARE(statusOf(id, 0), u"enabled"_s);
            changeTitleOf(channel);
            QTRY_COMPARE(attempts(receiver.url()), ended);
            for (const auto pause : Sandbox::Webhooks::repeatAfter) {
                pass(pause);
                ++ended;
                QTRY_COMPARE(attempts(receiver.url()), ended);
            }
        }
        QCOMPARE(statusOf(id, 0), u"notification_failures_exceeded"_s);
        // What failed there is not sent to another shard, but what comes after it is.
        QCOMPARE(line.events().size(), 0);
        QTRY_COMPARE(watching.notifications().size(), 1);
        const QJsonObject told = watching.notifications().first().event();
        QCOMPARE(text(told, "status"), u"notification_failures_exceeded"_s);
        QCOMPARE(told["transport"_L1].toObject(),
                 (QJsonObject{{u"method"_s, u"webhook"_s},
                              {u"callback"_s, receiver.url()},
                              {u"session_id"_s, QJsonValue::Null},
                              {u"connected_at"_s, QJsonValue::Null},
                              {u"disconnected_at"_s, QJsonValue::Null}}));
        changeTitleOf(channel);
        QCOMPARE(line.events().size(), 1);
        QCOMPARE(WebhookFixture::statusOf(subscription), u"enabled"_s);
        // It can be given a transport again.
        receiver.manner = Manner::Good;
        assign(id, {shard(0, to(receiver.url()))});
        QTRY_COMPARE(statusOf(id, 0), u"enabled"_s);
        changeTitleOf(channel);
        QTRY_COMPARE(receiver.notifications().size(), 3 * 4 + 1);
    }

    // Restart

    void conduitsSurviveARestartAndSessionsDoNot()
    {
        QTemporaryDir dir;
        const Sandbox::WorldSettings settings{.dbFile = dir.filePath(u"world.sqlite"_s), .followers = 60};
        WebhookReceiver receiver;
        const auto open = [&] {
            m_sender.reset();
            h.reset();
            h = std::make_unique<Harness>(settings);
            m_app = h->app();
            m_sender = std::make_unique<Sandbox::WebhookSockets>(eventSub());
        };
        open();
        m_lines.clear();
        EventLineEnd &line = connectLine();
        const QString first = made(2);
        const QString second = made(9);
        QCOMPARE(resize(m_app, second, 8).status(), 200);
        QCOMPARE(remove(m_app, made(1)).status(), 204);
        assign(first, {shard(0, over(line.id())), shard(1, to(receiver.url()))});
        QTRY_COMPARE(statusOf(first, 1), u"enabled"_s);
        const QString subscription = text(subscribeTo(first, m_tea).first(), "id");

        open();
        const auto all = h->get(m_app, conduits);
        QCOMPARE(all.column("id"), QStringList({first, second}));
        QCOMPARE(all.data()[1]["shard_count"_L1].toInt(), 8);
        QCOMPARE(statusOf(first, 0), u"websocket_disconnected"_s);
        QVERIFY(shards(first).first()["transport"_L1].toObject().contains("disconnected_at"_L1));
        QCOMPARE(statusOf(first, 1), u"enabled"_s);
        QCOMPARE(WebhookFixture::statusOf(subscription), u"enabled"_s);
        changeTitleOf(m_tea);
        QTRY_COMPARE(receiver.notifications().size(), 1);
        QVERIFY(receiver.notifications().last().isSigned(secret));
        QVERIFY(h->world->reset(1));
        m_app = h->app();
        QCOMPARE(h->get(m_app, conduits).data().size(), 0);
        stopWithNetwork();
    }

    void aShardThatCannotBeReadStopsNoOther()
    {
        QTemporaryDir dir;
        const Sandbox::WorldSettings settings{.dbFile = dir.filePath(u"world.sqlite"_s), .followers = 60};
        WebhookReceiver receiver;
        const auto open = [&] {
            m_sender.reset();
            h.reset();
            h = std::make_unique<Harness>(settings);
            m_app = h->app();
            m_sender = std::make_unique<Sandbox::WebhookSockets>(eventSub());
        };
        open();
        const QString id = made(2);
        assign(id, {shard(0, to(receiver.url())), shard(1, to(receiver.url()))});
        QTRY_COMPARE(statusOf(id, 0), u"enabled"_s);
        QTRY_COMPARE(statusOf(id, 1), u"enabled"_s);
        QCOMPARE(subscribeTo(id, m_tea).status(), 202);
        QVERIFY(h->world->database().run("UPDATE conduit_shards SET resource = '' WHERE number = 0"));

        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"the stored shard 0 of the conduit"_s));
        open();
        QCOMPARE(statusOf(id, 0), u"(none)"_s);
        QCOMPARE(statusOf(id, 1), u"enabled"_s);
        // The other one takes its place.
        changeTitleOf(m_tea);
        QTRY_COMPARE(receiver.notifications().size(), 1);
        stopWithNetwork();
    }
};

QTEST_GUILESS_MAIN(TestConduits)
#include "tst_conduits.moc"
