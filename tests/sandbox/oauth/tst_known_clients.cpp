// SPDX-License-Identifier: GPL-3.0-or-later

// The paths for tools that were written for another mock (api-facts A11): /mock, /auth, /units.

#include "token_harness.h"

using namespace Sidestage;

class TestKnownClients : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;
    using Answer = Harness::Answer;

    TokenHarness h;

    Query userToken(const Query &more = {}) const
    {
        const Query first{h.pair("grant_type", "user_token"), h.pair("scope", "bits:read channel:read:ads")};
        return h.withSecret(first + more);
    }
    Answer units(const char *kind) { return h.fetch(QByteArray("/units/") + kind); }
    Answer atPath(const QByteArray &path, const Harness::As &as)
    {
        Sandbox::Request request{.method = "GET", .path = path};
        request.headers.add("Authorization", "Bearer " + as.token.toLatin1());
        request.headers.add("Client-ID", as.clientId.toLatin1());
        return Harness::read(h.service->handle(request));
    }

private Q_SLOTS:
    void theApiIsBelowMock()
    {
        const auto as = h.signIn();
        const auto here = atPath("/mock/users", as);
        QCOMPARE(here.status(), 200);
        QCOMPARE(here.json, atPath("/helix/users", as).json);
        QVERIFY(!here.response.headers.value("Ratelimit-Remaining").isNull());
        QCOMPARE(h.service->served("/users"), 2);
        QCOMPARE(atPath("/mock/nothing", as).status(), 404);
        QCOMPARE(atPath("/mocks/users", as).status(), 404);
        QCOMPARE(atPath("/x/mock/users", as).status(), 404);
        QCOMPARE(atPath("/mock", as).status(), 404);
        // Any path may precede the names of the specification, including these.
        QCOMPARE(atPath("/mock/helix/users", as).status(), 200);
    }

    void theTokenServiceIsBelowAuth()
    {
        const auto issued = h.post("/auth/token", h.withSecret({h.pair("grant_type", "client_credentials")}));
        QCOMPARE(issued.status(), 200);
        const QString token = issued.json["access_token"_L1].toString();
        QCOMPARE(h.fetch("/auth/validate", {}, "OAuth " + token.toLatin1()).status(), 200);
        QCOMPARE(atPath("/mock/streams", {token, h.ready.id}).status(), 200);
        h.expectRefusal(h.fetch("/auth/nothing"), 404, "not found");
        QCOMPARE(h.fetch("/x/auth/validate").status(), 404);
        QCOMPARE(h.fetch("/auth/oauth2/validate").status(), 401);
        QCOMPARE(h.service->served("/oauth2/token"), 1);

        // Its page posts to the same path.
        const auto page
            = h.fetch("/auth/authorize",
                      {h.pair("client_id", h.ready.id), h.pair("redirect_uri", h.ready.redirectUri),
                       h.pair("response_type", "code"), h.pair("state", "x")});
        QCOMPARE(page.status(), 200);
        QVERIFY(page.response.headers.value("Access-Control-Allow-Origin").isNull());
        const auto decided = h.post("/auth/authorize",
                                    {h.pair("nonce", h.nonceOf(page.response.body)),
                                     h.pair("decision", "approve"), h.pair("user", h.idOf("quillscribe"))});
        QCOMPARE(decided.status(), 303);
    }

    void aUserTokenIsGivenAtOnce()
    {
        const QString id = h.idOf("quillscribe");
        Sandbox::Request request{.method = "POST",
                                 .path = "/auth/authorize",
                                 .query = Harness::encoded(userToken({h.pair("user_id", id)}))};
        const auto inQuery = Harness::read(h.service->handle(request));
        const auto inForm = h.post("/auth/authorize", userToken({h.pair("user_id", id)}));
        for (const Answer &answer : {inQuery, inForm}) {
            QCOMPARE(answer.status(), 200);
            QCOMPARE(answer.json["expires_in"_L1].toInt(), 24 * 3600);
            QCOMPARE(answer.json["token_type"_L1].toString(), u"bearer"_s);
            QCOMPARE(answer.json["scope"_L1].toArray(), (QJsonArray{u"bits:read"_s, u"channel:read:ads"_s}));
            QVERIFY(answer.json.contains("refresh_token"_L1));
            const auto validation = h.validate(answer.json["access_token"_L1].toString());
            QCOMPARE(validation.json["user_id"_L1].toString(), id);
        }
    }

    void whatDoesNotFitGetsNoToken()
    {
        const auto user = h.pair("user_id", h.idOf("quillscribe"));
        const auto ask = [&](Query query, qsizetype change = -1, const QString &value = {}) {
            if (change >= 0)
                query[change].second = value;
            return h.post("/auth/authorize", query);
        };
        const Query good = userToken({user});
        const int before = h.count("SELECT count(*) FROM tokens");
        h.expectRefusal(ask(good, 0, u"nobody"_s), 400, "Client ID/Secret invalid");
        h.expectRefusal(ask(good, 1, u"wrong"_s), 400, "Client ID/Secret invalid");
        h.expectRefusal(ask(good, 1), 400, "Client ID/Secret invalid");
        h.expectRefusal(ask(good, 2, u"password"_s), 400, "Invalid grant");
        h.expectRefusal(ask(good, 3, u"no:such"_s), 400, "Invalid scopes requested");
        h.expectRefusal(ask(good, 4, u"7"_s), 400, "User ID invalid");
        h.expectRefusal(ask(good.first(4)), 400, "User ID invalid");
        // The paths of the specification do not support this.
        QCOMPARE(h.post("/oauth2/authorize", good).status(), 400);
        QCOMPARE(h.count("SELECT count(*) FROM tokens"), before);
        QCOMPARE(ask(good).status(), 200);
    }

    void theClientsAreToldWithTheirSecrets()
    {
        const auto clients = units("clients");
        QCOMPARE(clients.status(), 200);
        QCOMPARE(clients.response.contentType, QByteArray("application/json"));
        QCOMPARE(clients.json["total"_L1].toInt(), int(clients.data().size()));
        QMap<QString, QJsonObject> byId;
        for (const auto &client : clients.data())
            byId.insert(client["ID"_L1].toString(), client.toObject());
        QCOMPARE(byId[h.ready.id],
                 (QJsonObject{{u"ID"_s, h.ready.id},
                              {u"Secret"_s, h.ready.secret},
                              {u"Name"_s, u"Sidestage"_s},
                              {u"IsExtension"_s, true}}));
        QVERIFY(!byId[h.publicClient()]["IsExtension"_L1].toBool(true));
        QCOMPARE(byId[u"tilda-tools"_s]["Secret"_L1].toString(), h.ready.secret + u"-tools"_s);
        QCOMPARE(byId[h.publicClient()]["Secret"_L1].toString(), u""_s);
        // The returned secret is valid.
        for (const QJsonObject &client : {byId[h.ready.id], byId[u"tilda-tools"_s]})
            QCOMPARE(h.token({h.pair("client_id", client["ID"_L1].toString()),
                              h.pair("client_secret", client["Secret"_L1].toString()),
                              h.pair("grant_type", "client_credentials")})
                         .status(),
                     200);
    }

    void theSeededWorldIsTold()
    {
        const auto users = units("users");
        QVERIFY(users.column("login").contains(u"quillscribe"_s));
        QCOMPARE(users.json["total"_L1].toInt(), int(h.world->cast().size()));
        QCOMPARE(users.data().size(), h.world->cast().size());
        const auto streams = units("streams");
        QVERIFY(streams.column("user_login").contains(u"pipnocturne"_s));
        QCOMPARE(streams.json["total"_L1].toInt(), int(streams.data().size()));
        const auto categories = units("categories");
        QCOMPARE(categories.data().size(), h.world->categories().size());
        QVERIFY(!categories.column("box_art_url").first().isEmpty());
        for (const char *kind : {"subscriptions", "tags", "teams", "videos"}) {
            const auto none = units(kind);
            QCOMPARE(none.status(), 200);
            QVERIFY(none.json["data"_L1].isArray() && none.data().isEmpty());
            QCOMPARE(none.json["total"_L1].toInt(), 0);
        }
        for (const char *kind : {"", "nothing", "users/1"})
            h.expectRefusal(units(kind), 404, "not found");
        QCOMPARE(h.post("/units/users", {}).status(), 404);
        // Secrets are for programs of this machine, not for every web page in its browsers.
        QVERIFY(units("clients").response.headers.value("Access-Control-Allow-Origin").isNull());
    }
};

QTEST_GUILESS_MAIN(TestKnownClients)
#include "tst_known_clients.moc"
