// SPDX-License-Identifier: GPL-3.0-or-later

// The control calls for the sandbox itself: time, faults, limits and switches, the record of events,
// scenarios, live events, and the reset.

#include "control_fixture.h"
#include "sandbox/events/event_line.h"

#include "sandbox/ads/ad_breaks.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/life/life.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using namespace std::chrono_literals;

class TestControlSwitches : public QObject, ControlFixture
{
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }
    void cleanup() { stop(); }

    void theClockIsSet()
    {
        const auto time = [&] { return world().clock().msecs() / 1000; };
        const qint64 now = time();
        QCOMPARE(call("clock", R"({"jump":3600})")["milliseconds"_L1].toInteger() / 1000, now + 3600);
        call("clock", R"({"jump":-7200})");
        QCOMPARE(time(), now - 3600);
        QCOMPARE(call("clock", R"({"to":"2026-03-01T20:41:03Z","speed":0})")["time"_L1].toString(),
                 u"2026-03-01T20:41:03Z"_s);
        h->clock.advance(10s);
        QCOMPARE(call("clock")["time"_L1].toString(), u"2026-03-01T20:41:03Z"_s);
        call("clock", R"({"speed":2.5})");
        h->clock.advance(10s);
        const auto answer = call("clock");
        QCOMPARE(answer["time"_L1].toString(), u"2026-03-01T20:41:28Z"_s);
        QCOMPARE(answer["speed"_L1].toDouble(), 2.5);
        call("clock", R"({"now":true,"speed":1})");
        QCOMPARE(time(), h->clock.msecs() / 1000);
        QCOMPARE(refused("clock", R"({"to":""})").field, u"to"_s);
    }

    void faultsAreAddedListedAndCleared()
    {
        const auto tea = h->signIn();
        const Harness::Query own{{u"broadcaster_id"_s, id("teaandturrets")}};
        const auto added = call(
            "add-fault",
            R"({"endpoint":"ModifyChannel","status":503,"message":"later","times":2,"skip":1,"handled":true})");
        QCOMPARE(added["method"_L1].toString(), u"PATCH"_s);
        QCOMPARE(added["path"_L1].toString(), u"/channels"_s);
        // A fault of an endpoint applies to its method only: a read succeeds.
        QCOMPARE(h->get(tea, "/channels", own).status(), 200);
        QCOMPARE(h->patch(tea, "/channels", own, R"({"title":"a"})").status(), 204);
        const auto spoilt = h->patch(tea, "/channels", own, R"({"title":"b"})");
        QCOMPARE(spoilt.status(), 503);
        QCOMPARE(spoilt.message(), u"later"_s);
        QCOMPARE(world().channel(id("teaandturrets"))->channel.title, u"b"_s);

        call("add-fault", R"({"path":"/helix/users","cut":true,"times":-1})");
        call("add-fault", R"({"path":"/oauth2/token","delay_ms":250,"body":"?","truncate_to":0})");
        call("add-fault", R"({"path":"/images","status":500})");
        const auto faults = call("faults")["data"_L1].toArray();
        QCOMPARE(faults.size(), 4);
        QCOMPARE(faults[0]["times"_L1].toInt(), 1);
        QCOMPARE(faults[0]["skip"_L1].toInt(), 0);
        QCOMPARE(faults[1]["path"_L1].toString(), u"/users"_s);
        QCOMPARE(faults[2]["body"_L1].toString(), u"?"_s);
        QVERIFY(faults[1]["body"_L1].isNull());
        for (int i = 0; i < 3; ++i)
            QVERIFY(h->get(tea, "/users").response.cutConnection);
        const auto token = h->service->handle({.method = "POST", .path = "/oauth2/token"});
        QCOMPARE(token.delay, 250ms);
        QCOMPARE(token.body, QByteArray("?"));
        QCOMPARE(token.truncateTo, 0);
        QCOMPARE(h->service->handle({.method = "GET", .path = "/images/avatars/1.png"}).status, 500);

        QCOMPARE(call("clear-faults", R"({"endpoint":"GetChannels"})")["cleared"_L1].toInt(), 0);
        QCOMPARE(call("clear-faults", R"({"path":"/users"})")["cleared"_L1].toInt(), 1);
        const QByteArray number = QByteArray::number(added["id"_L1].toInteger());
        QCOMPARE(call("clear-faults", "{\"id\":" + number + "}")["cleared"_L1].toInt(), 1);
        call("add-fault", R"({"empty_bucket":true})");
        QCOMPARE(h->get(tea, "/users").status(), 429);
        QCOMPARE(call("clear-faults")["cleared"_L1].toInt(), 0);

        QCOMPARE(refused("add-fault", R"({"path":"/users"})").status, 400);
        QCOMPARE(refused("add-fault", R"({"path":"/users","times":0,"cut":true})").field, u"times"_s);
        QCOMPARE(refused("add-fault", R"({"path":"/users","endpoint":"GetUsers","cut":true})").status, 400);
        // A fault never applies to the control surface.
        control->serve();
        QCOMPARE(refused("add-fault", R"({"path":"/sandbox","cut":true})").status, 404);
    }

    void theRateLimitHasItsSwitches()
    {
        const auto app = h->app();
        const auto left = [&](const Harness::Answer &answer) {
            return answer.response.headers.value("Ratelimit-Remaining");
        };
        call("rate-limit", R"({"limit":2})");
        h->get(app, "/streams");
        QCOMPARE(left(h->get(app, "/streams")), QByteArray("0"));
        QCOMPARE(h->get(app, "/streams").status(), 429);
        call("rate-limit", R"({"refuse":false})");
        h->get(app, "/streams");
        h->get(app, "/streams");
        const auto reply = h->get(app, "/streams");
        QCOMPARE(reply.status(), 200);
        QCOMPARE(left(reply), QByteArray("0"));
        call("rate-limit", R"({"headers":false,"refuse":true})");
        QVERIFY(left(h->get(app, "/streams")).isNull());
        h->get(app, "/streams");
        QCOMPARE(h->get(app, "/streams").status(), 429);
        const auto state = call("rate-limit", R"({"enabled":false,"headers":true})");
        QCOMPARE(
            state,
            (QJsonObject{{u"enabled"_s, false}, {u"limit"_s, 2}, {u"headers"_s, true}, {u"refuse"_s, true}}));
        for (int i = 0; i < 5; ++i) {
            const auto free = h->get(app, "/streams");
            QCOMPARE(free.status(), 200);
            QCOMPARE(left(free), QByteArray("2"));
        }
        QCOMPARE(call("state")["rate_limit"_L1].toObject(), state);
    }

    void everyCompatibilitySwitchCanBeSet()
    {
        const auto switches = compatibilitySwitches();
        QCOMPARE(std::size_t(control->find("compatibility")->request->fields.size()), switches.size());
        for (const CompatibilitySwitch &one : switches) {
            const QByteArray name(one.name);
            QVERIFY(!(world().compatibility().*one.value));
            QVERIFY(call("compatibility", "{\"" + name + "\":true}")[QLatin1String(one.name)].toBool());
            QVERIFY(world().compatibility().*one.value);
            QVERIFY(call("state")["compatibility"_L1][QLatin1String(one.name)].toBool());
        }
        for (const CompatibilitySwitch &one : switches)
            QVERIFY(world().compatibility().*one.value);
    }

    void withdrawnEndpointsAreGoneWhenAskedFor()
    {
        const QList<const char *> paths{
            "/tags/streams",         "/streams/tags",        "/users/follows",           "/hypetrain/events",
            "/soundtrack/playlists", "/soundtrack/playlist", "/soundtrack/current_track"};
        // The specification still names the tags of streams and hype trains: they are served until then.
        for (const char *path : paths) {
            const QByteArrayView name(path);
            const bool served = name.contains("tags") || name.contains("hypetrain");
            QCOMPARE(h->get(h->signIn("pipnocturne"), path, {{u"broadcaster_id"_s, h->idOf("pipnocturne")}})
                         .status(),
                     served ? 200 : 404);
        }
        call("compatibility", R"({"withdrawn-gone":true})");
        for (const char *path : paths) {
            QCOMPARE(h->get({}, path).json,
                     (QJsonObject{{u"error"_s, u"Gone"_s},
                                  {u"status"_s, 410},
                                  {u"message"_s, u"The API is deprecated."_s}}));
        }
        QCOMPARE(h->get({}, "/tags").status(), 404);
        QCOMPARE(h->call({}, "POST", "/users/follows").status(), 404);
    }

    void domainEventsAreToldInOrderAndFromWhereOneWas()
    {
        const qint64 start = world().lastDomainEvent();
        for (int i = 0; i < 10; ++i)
            call(i % 2 ? "unfollow" : "follow", R"({"channel":"mirelark","viewer":"gravelpike"})");
        call("go-offline", R"({"channel":"pipnocturne"})");
        const auto ask = [&](const QByteArray &more) { return call("domain-events", "{" + more + "}"); };
        const auto numbers = [](const QJsonObject &answer) {
            QList<qint64> found;
            for (const auto &one : answer["data"_L1].toArray())
                found.append(one["number"_L1].toInteger());
            return found;
        };
        const QByteArray from = QByteArray::number(start);
        const auto first = ask("\"after\":" + from + ",\"limit\":4");
        QCOMPARE(numbers(first), (QList<qint64>{start + 1, start + 2, start + 3, start + 4}));
        QCOMPARE(first["last"_L1].toInteger(), start + 11);
        QVERIFY(!first["lost"_L1].toBool());
        QCOMPARE(numbers(ask("\"after\":" + QByteArray::number(start + 9))),
                 (QList<qint64>{start + 10, start + 11}));
        QVERIFY(numbers(ask("\"after\":" + QByteArray::number(start + 11))).isEmpty());
        QVERIFY(numbers(ask("\"after\":999999999")).isEmpty());
        QCOMPARE(numbers(ask("\"limit\":2")), (QList<qint64>{start + 10, start + 11}));
        QCOMPARE(numbers(ask("\"kind\":\"stream.offline\",\"after\":" + from)), (QList<qint64>{start + 11}));
        QCOMPARE(numbers(ask("\"channel\":\"mirelark\",\"kind\":\"follow\",\"after\":" + from)).size(), 5);
        const auto one = ask("\"after\":" + from)["data"_L1][0].toObject();
        QCOMPARE(one["kind"_L1].toString(), u"follow"_s);
        QCOMPARE(one["channel"_L1].toString(), u"mirelark"_s);
        QCOMPARE(one["user_id"_L1].toString(), id("gravelpike"));
        // More events than are stored: a late reader is informed of the loss.
        for (std::size_t i = 0; i < World::maxDomainEvents; ++i)
            world().publish(DomainEvent::Kind::ViewerLeft, id("mirelark"));
        QVERIFY(ask("\"after\":" + from)["lost"_L1].toBool());
        QCOMPARE(world().domainEvents().size(), World::maxDomainEvents);
    }

    void resettingPutsEverythingBack()
    {
        const QString secret = call("issue-token", R"({"user":"quillscribe"})")["access_token"_L1].toString();
        call("go-live", R"({"channel":"quillscribe"})");
        call("add-fault", R"({"status":500})");
        call("rate-limit", R"({"enabled":false,"limit":7})");
        call("compatibility", R"({"withdrawn-gone":true})");
        call("clock", R"({"to":"2020-01-01T00:00:00Z","speed":0})");
        call("record", R"({"on":true})");
        h->get(h->app(), "/streams");
        call("play", R"({"name":"raid"})");
        bool woken = false;
        control->setAfterReset([&]() -> Result<void> {
            woken = true;
            return {};
        });
        QCOMPARE(call("reset", R"({"seed":9})")["seed"_L1].toInt(), 9);
        const auto state = call("state");
        QVERIFY(woken);
        QCOMPARE(state["seed"_L1].toInt(), 9);
        QVERIFY(state["faults"_L1].toArray().isEmpty());
        QCOMPARE(state["rate_limit"_L1]["limit"_L1].toInt(), 1'000'000);
        QVERIFY(state["rate_limit"_L1]["enabled"_L1].toBool());
        QVERIFY(!state["compatibility"_L1]["withdrawn-gone"_L1].toBool());
        QCOMPARE(state["clock"_L1]["speed"_L1].toInt(), 1);
        QCOMPARE(world().clock().msecs(), h->clock.msecs());
        QCOMPARE(state["requests"_L1]["recorded"_L1].toInt(), 0);
        QVERIFY(state["scenario"_L1]["name"_L1].toString().isEmpty());
        QVERIFY(!channel("quillscribe")["live"_L1].toBool());
        QCOMPARE(h->get({secret, h->ready.id}, "/users").status(), 401);
        // A reset creates the same world as opening one with this seed.
        Harness other({.seed = 9, .followers = 60});
        QCOMPARE(id("pipnocturne"), other.idOf("pipnocturne"));
        QCOMPARE(call("reset")["seed"_L1].toInt(), 9);
    }

    void theWorldBeginsWhenItWasTold()
    {
        const QDateTime begin = Api::parseTime("2026-03-01T20:00:00Z");
        Harness there({.followers = 0, .startAt = begin, .speed = 0});
        Control other(*there.service);
        QCOMPARE(there.world->clock().now(), begin);
        // The data of the world are older.
        QVERIFY(there.world->liveStreams().first().startedAt < begin);
        QVERIFY(other.call(u"clock"_s, R"({"jump":100})"));
        QVERIFY(other.call(u"reset"_s));
        QCOMPARE(there.world->clock().now(), begin);
        QCOMPARE(there.world->clock().speed(), 0);
    }

    void aFastTimeDoesNotGoBackAfterARestart()
    {
        QTemporaryDir dir;
        WorldSettings settings{.dbFile = dir.filePath(u"world.db"_s), .followers = 0, .speed = 60};
        qint64 reached = 0;
        {
            Harness there(settings);
            there.clock.advance(1h);
            reached = there.world->clock().msecs();
            QVERIFY(there.world->keepClock());
        }
        settings.speed = {};
        Harness again(settings);
        QVERIFY(again.world->clock().msecs() >= reached);
        QCOMPARE(again.world->clock().speed(), 60);
    }

    void ratesAreSetAndTold()
    {
        call("rates", R"({"channel":"teaandturrets","joins":0.5,"chats":12})");
        const Rates rates = world().area<Life>().rates(id("teaandturrets"));
        QCOMPARE(rates, (Rates{.joins = 0.5, .chats = 12}));
        QCOMPARE(channel()["rates"_L1]["joins"_L1].toDouble(), 0.5);
        call("rates", R"({"channel":"teaandturrets"})");
        QCOMPARE(world().area<Life>().rates(id("teaandturrets")), Rates{});
    }

    void builtInScenariosPlayWithoutARefusal_data()
    {
        QTest::addColumn<QString>("name");
        for (const Scenario &scenario : builtInScenarios())
            QTest::newRow(qPrintable(scenario.name)) << scenario.name;
    }
    void builtInScenariosPlayWithoutARefusal()
    {
        QFETCH(QString, name);
        call("play", "{\"name\":\"" + name.toUtf8() + "\"}");
        for (int minutes = 0; minutes < 13 * 60 && control->player().playing(); minutes += 5) {
            h->clock.advance(5min);
            control->player().step();
        }
        QVERIFY(!control->player().playing());
        QCOMPARE(control->player().problems(), QStringList());
    }

    void aScenarioOfOnesOwnIsPlayed()
    {
        call("play",
             R"({"scenario":{"name":"mine","description":"","steps":[{"at":0,"call":"follow","with":)"
             R"({"channel":"mirelark","viewer":"gravelpike"}},{"at":60,"call":"nothing"}]}})");
        QVERIFY(world().follows().since(id("mirelark"), id("gravelpike")).isValid());
        auto state = call("state")["scenario"_L1].toObject();
        QCOMPARE(state["name"_L1].toString(), u"mine"_s);
        QCOMPARE(state["done"_L1].toInt(), 1);
        h->clock.advance(2min);
        control->player().step();
        QCOMPARE(control->player().problems().size(), 1);
        QCOMPARE(refused("play", R"({"scenario":{"name":"mine"}})").status, 400);
        QCOMPARE(refused("play", "{}").status, 400);
        QCOMPARE(refused("play", R"({"name":"raid","scenario":{}})").status, 400);
    }

    void liveEventsAreSeenSpoiledAndEnded()
    {
        EventLineEnd line;
        EventSub &eventSub = h->world->area<EventSub>();
        eventSub.connected(line, {});
        QCOMPARE(call("event-sessions")["data"_L1][0]["user"_L1].toString(), QString());
        const QString tea = h->idOf("teaandturrets");
        const Caller caller{h->ready.id, tea, Harness::everyScope()};
        const auto subscribe = [&](const char *type, const char *version) {
            return eventSub
                .create(caller,
                        {.type = QLatin1String(type),
                         .version = QLatin1String(version),
                         .condition = {.broadcasterUserId = tea},
                         .transport = {.method = u"websocket"_s, .sessionId = line.id()}})
                .has_value();
        };
        QVERIFY(subscribe("channel.update", "2"));
        QVERIFY(subscribe("stream.offline", "1"));
        const QJsonObject session = call("event-sessions")["data"_L1][0].toObject();
        QCOMPARE(session["id"_L1].toString(), line.id());
        QCOMPARE(session["user"_L1].toString(), u"teaandturrets"_s);
        QCOMPARE(session["subscriptions"_L1].toInt(), 2);

        call("add-event-fault", R"({"kind":"drop","type":"channel.update"})");
        QCOMPARE(call("event-faults")["data"_L1][0]["kind"_L1].toString(), u"drop"_s);
        call("update-channel", R"({"channel":"teaandturrets","title":"one"})");
        call("update-channel", R"({"channel":"teaandturrets","title":"two"})");
        QCOMPARE(line.events().size(), 1);
        const QJsonObject listed
            = call("event-subscriptions", R"({"type":"channel.update"})")["data"_L1][0].toObject();
        QCOMPARE(listed["status"_L1].toString(), u"enabled"_s);
        QCOMPARE(listed["notifications"_L1].toInt(), 2);  // from the view of the service

        QCOMPARE(call("revoke-subscription",
                      R"({"type":"channel.update","status":"version_removed"})")["cleared"_L1]
                     .toInt(),
                 1);
        QCOMPARE(line.of("revocation").size(), 1);
        QCOMPARE(call("reconnect-session")["sessions"_L1].toInt(), 1);
        QCOMPARE(line.of("session_reconnect").size(), 1);
        QCOMPARE(call("event-sessions")["data"_L1][0]["is_reconnecting"_L1].toBool(), true);
        QCOMPARE(refused("close-session", R"({"code":3999})").field, u"code"_s);
        QCOMPARE(refused("close-session", R"({"session":"nobody"})").status, 404);
        QCOMPARE(refused("reconnect-session", R"({"session":"nobody"})").status, 404);
        QCOMPARE(refused("revoke-subscription", R"({"id":"x","status":"user_removed"})").status, 404);
        QCOMPARE(refused("add-event-fault", R"({"kind":"drop","type":"channel.nothing"})").status, 404);
        QCOMPARE(refused("add-event-fault", R"({"kind":"lose"})").status, 400);
        QCOMPARE(refused("add-event-fault", R"({"kind":"drop","times":0})").status, 400);
        QCOMPARE(call("close-session", R"({"code":4006})")["sessions"_L1].toInt(), 1);
        QCOMPARE(line.code, 4006);
        call("add-event-fault", R"({"kind":"drop","times":-1})");
        call("reset", R"({"seed":3})");
        QCOMPARE(call("event-faults")["data"_L1].toArray().size(), 0);
    }
};

QTEST_GUILESS_MAIN(TestControlSwitches)
#include "tst_control_switches.moc"
