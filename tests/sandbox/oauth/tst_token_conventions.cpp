// SPDX-License-Identifier: GPL-3.0-or-later

// Conventions of the token service for all grants: bytes that clients compare, scopes, redirect URIs
// (api-facts A1, A2, A3, A7, A9).

#include "token_harness.h"

#include "sandbox/oauth/token_endpoints.h"

using namespace Sidestage;

class TestTokenConventions : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;
    using Answer = Harness::Answer;

    TokenHarness h;

    Query asked(const QString &scope, const QString &redirect = {}) const
    {
        return {h.pair("client_id", h.ready.id),
                h.pair("redirect_uri", redirect.isNull() ? h.ready.redirectUri : redirect),
                h.pair("response_type", "token"), h.pair("scope", scope), h.pair("state", "x")};
    }
    /// Sends the query as a GET request, without a browser's cookies.
    Answer ask(const QByteArray &query)
    {
        return Harness::read(
            h.service->handle({.method = "GET", .path = "/oauth2/authorize", .query = query}));
    }

private Q_SLOTS:
    void everyAnswerIsJsonWithoutACharsetAndEndsInOneNewline_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<Query>("form");
        QTest::addColumn<int>("status");
        const auto row
            = [](const char *name, const char *method, const char *path, const Query &form, int status) {
                  QTest::newRow(name) << QByteArray(method) << QByteArray(path) << form << status;
              };
        const Query good = h.withSecret({h.pair("grant_type", "client_credentials")});
        row("token", "POST", "/oauth2/token", good, 200);
        row("no token", "POST", "/oauth2/token", {}, 400);
        row("token asked for by GET", "GET", "/oauth2/token", good, 404);
        row("device", "POST", "/oauth2/device", good, 200);
        row("no device", "POST", "/oauth2/device", {}, 400);
        row("no validation", "GET", "/oauth2/validate", {}, 401);
        row("no revocation", "POST", "/oauth2/revoke", good.first(1) + Query{h.pair("token", "x")}, 400);
        row("no client to revoke for", "POST", "/oauth2/revoke", {h.pair("client_id", "x")}, 404);
        row("no userinfo", "GET", "/oauth2/userinfo", {}, 401);
        row("keys", "GET", "/oauth2/keys", {}, 200);
        row("configuration", "GET", "/oauth2/.well-known/openid-configuration", {}, 200);
        row("nothing", "GET", "/oauth2/nothing", {}, 404);
        row("another method", "DELETE", "/oauth2/token", good, 404);
    }
    void everyAnswerIsJsonWithoutACharsetAndEndsInOneNewline()
    {
        QFETCH(QByteArray, method);
        QFETCH(QByteArray, path);
        QFETCH(Query, form);
        QFETCH(int, status);
        Sandbox::Request request{.method = method, .path = path, .body = Harness::encoded(form)};
        request.headers.add("Content-Type", "application/x-www-form-urlencoded");
        const auto answer = Harness::read(h.service->handle(request));
        QCOMPARE(answer.status(), status);
        QCOMPARE(answer.response.contentType, QByteArray("application/json"));
        QVERIFY(answer.response.body.endsWith("}\n") && !answer.response.body.endsWith("\n\n"));
        QCOMPARE(answer.response.headers.value("Access-Control-Allow-Origin"), QByteArray("*"));
        if (status >= 400)
            QCOMPARE(answer.json.keys(), QStringList({u"message"_s, u"status"_s}));
        request.method = "OPTIONS";
        const auto preflight = h.service->handle(request);
        QCOMPARE(preflight.status, 204);
        QVERIFY(preflight.headers.value("Access-Control-Allow-Headers").contains("Authorization"));
    }

    void whoNamesNoScopesAsksForNone()
    {
        Query query = asked(QString());
        query.removeIf([](const auto &item) { return item.first == "scope"_L1; });
        const auto page = h.fetch("/oauth2/authorize", query);
        QCOMPARE(page.status(), 200);
        QVERIFY(page.response.body.contains("See your public profile, and nothing else"));
        QCOMPARE(h.post("/oauth2/device", {h.pair("client_id", h.ready.id)}).status(), 200);
    }

    void everyEndpointTakesQueryFormAndMultipart_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<Query>("form");
        const auto token = [&] { return h.signIn("quillscribe").token; };
        QTest::newRow("token") << QByteArray("/oauth2/token")
                               << h.withSecret({h.pair("grant_type", "client_credentials")});
        QTest::newRow("device") << QByteArray("/oauth2/device")
                                << Query{h.pair("client_id", h.ready.id), h.pair("scopes", "bits:read")};
        QTest::newRow("revoke") << QByteArray("/oauth2/revoke")
                                << Query{h.pair("client_id", h.ready.id), h.pair("token", token())};
    }
    void everyEndpointTakesQueryFormAndMultipart()
    {
        QFETCH(QByteArray, path);
        QFETCH(Query, form);
        // A token can be revoked only once, so each case gets its own.
        const auto fresh = [&]() -> Query {
            Query copy = form;
            for (auto &[name, value] : copy) {
                if (name == "token"_L1)
                    value = h.signIn("quillscribe").token;
            }
            return copy;
        };
        Query one = fresh() + Query{h.pair("unknown", "is ignored")};
        Sandbox::Request inQuery{.method = "POST", .path = path, .query = Harness::encoded(one)};
        QCOMPARE(h.service->handle(inQuery).status, 200);

        one = fresh();
        Sandbox::Request merged{.method = "POST",
                                .path = path,
                                .query = Harness::encoded(one.first(1)),
                                .body = Harness::encoded(one.sliced(1))};
        QCOMPARE(h.service->handle(merged).status, 200);

        QByteArray parts;
        for (const auto &[name, value] : fresh())
            parts += "--b0undary\r\nContent-Disposition: form-data; name=\"" + name.toUtf8() + "\"\r\n\r\n"
                + value.toUtf8() + "\r\n";
        Sandbox::Request multipart{.method = "POST", .path = path, .body = parts + "--b0undary--\r\n"};
        multipart.headers.add("Content-Type", "multipart/form-data; boundary=b0undary");
        QCOMPARE(h.service->handle(multipart).status, 200);

        // HTTP Basic is not supported anywhere.
        Sandbox::Request basic{.method = "POST", .path = path, .body = Harness::encoded(fresh().sliced(1))};
        basic.headers.add("Content-Type", "application/x-www-form-urlencoded");
        basic.headers.add("Authorization",
                          "Basic " + (h.ready.id + u':' + h.ready.secret).toUtf8().toBase64());
        h.expectRefusal(Harness::read(h.service->handle(basic)), 400, "missing client id");
    }

    void fieldsComeInTheOrderOfTheRecordings()
    {
        const auto as = h.signIn("quillscribe", {Api::Scope::BitsRead});
        QCOMPARE(h.validate(as.token).response.body,
                 u"{\"client_id\":\"%1\",\"login\":\"quillscribe\",\"scopes\":[\"bits:read\"],"
                 u"\"user_id\":\"%2\",\"expires_in\":14400}\n"_s.arg(h.ready.id, h.idOf("quillscribe"))
                     .toUtf8());
        const auto none = h.signIn("quillscribe", {});
        QVERIFY(h.validate(none.token).response.body.contains("\"scopes\":null,"));
        QCOMPARE(
            h.validate(h.app().token).response.body,
            u"{\"client_id\":\"%1\",\"scopes\":null,\"expires_in\":5184000}\n"_s.arg(h.ready.id).toUtf8());
        const auto renewed = h.token(h.withSecret(
            {h.pair("grant_type", "refresh_token"),
             h.pair("refresh_token",
                    h.world->area<Sandbox::Grants>()
                        .issueUserToken(h.ready.id, h.idOf("quillscribe"), {Api::Scope::BitsRead})
                        .value_or({})
                        .refreshToken)}));
        QVERIFY(
            QRegularExpression(
                uR"(^\{"access_token":"\w{30}","expires_in":14400,"refresh_token":"\w{50}","scope":\["bits:read"\],"token_type":"bearer"\}\n$)"_s)
                .match(QString::fromUtf8(renewed.response.body))
                .hasMatch());
    }

    void schemesAreTakenInAnyCase()
    {
        const QByteArray token = h.signIn().token.toLatin1();
        for (const char *scheme : {"OAuth ", "oauth ", "OAUTH ", "Bearer ", "bearer ", "BEARER  "})
            QCOMPARE(h.fetch("/oauth2/validate", {}, QByteArray(scheme) + token).status(), 200);
        for (const char *scheme : {"", "Basic ", "Bearer", "Token "})
            h.expectRefusal(h.fetch("/oauth2/validate", {}, QByteArray(scheme) + token), 401,
                            "invalid access token");
    }

    void everyKnownScopeIsAccepted()
    {
        // The list of api-facts A9.
        const QString all
            = u"analytics:read:extensions analytics:read:games bits:read channel:bot channel:edit:commercial "
              u"channel:manage:ads channel:manage:broadcast channel:manage:clips channel:manage:extensions "
              u"channel:manage:guest_star channel:manage:moderators channel:manage:polls "
              u"channel:manage:predictions channel:manage:raids channel:manage:redemptions "
              u"channel:manage:schedule channel:manage:videos channel:manage:vips channel:moderate "
              u"channel:read:ads channel:read:charity channel:read:editors channel:read:goals "
              u"channel:read:guest_star channel:read:hype_train channel:read:polls channel:read:predictions "
              u"channel:read:redemptions channel:read:stream_key channel:read:subscriptions "
              u"channel:read:vips "
              u"chat:edit chat:read clips:edit editor:manage:clips moderation:read "
              u"moderator:manage:announcements moderator:manage:automod moderator:manage:automod_settings "
              u"moderator:manage:banned_users moderator:manage:blocked_terms moderator:manage:chat_messages "
              u"moderator:manage:chat_settings moderator:manage:guest_star moderator:manage:shield_mode "
              u"moderator:manage:shoutouts moderator:manage:suspicious_users moderator:manage:unban_requests "
              u"moderator:manage:warnings moderator:read:automod_settings moderator:read:banned_users "
              u"moderator:read:blocked_terms moderator:read:chat_messages moderator:read:chat_settings "
              u"moderator:read:chatters moderator:read:followers moderator:read:guest_star "
              u"moderator:read:moderators moderator:read:shield_mode moderator:read:shoutouts "
              u"moderator:read:suspicious_users moderator:read:unban_requests moderator:read:vips "
              u"moderator:read:warnings openid user:bot user:edit user:edit:broadcast user:edit:follows "
              u"user:manage:blocked_users user:manage:chat_color user:manage:whispers "
              u"user:read:blocked_users "
              u"user:read:broadcast user:read:chat user:read:email user:read:emotes user:read:follows "
              u"user:read:moderated_channels user:read:subscriptions user:read:whispers user:write:chat "
              u"whispers:read whispers:edit"_s;
        const QStringList names = all.split(u' ');
        const auto back = h.sentTo(h.approve(asked(all)), '#');
        QCOMPARE(h.item(back, "scope"), all);
        QStringList granted
            = h.validate(h.item(back, "access_token")).json["scopes"_L1].toVariant().toStringList();
        granted.sort();
        QStringList expected = names;
        expected.sort();
        QCOMPARE(granted, expected);
        const auto device
            = h.post("/oauth2/device", {h.pair("client_id", h.ready.id), h.pair("scopes", all)});
        QCOMPARE(device.status(), 200);
    }

    void spacesSeparateScopesAndNothingElseDoes()
    {
        const QByteArray client = "client_id=" + h.ready.id.toLatin1()
            + "&response_type=token&redirect_uri=" + QUrl::toPercentEncoding(h.ready.redirectUri) + "&scope=";
        for (const char *list : {"bits%3Aread%20chat%3Aread", "bits:read+chat:read", "bits:read++chat:read+",
                                 "bits:read%20chat:read%20bits:read"})
            QCOMPARE(ask(client + list).status(), 200);
        h.expectRefusal(ask(client + "bits%3Aread%2Bchat%3Aread"), 400,
                        "invalid scope requested: 'bits:read+chat:read'");
        h.expectRefusal(ask(client + "bits:read,chat:read"), 400,
                        "invalid scope requested: 'bits:read,chat:read'");
        h.expectRefusal(ask(client + "Bits:Read"), 400, "invalid scope requested: 'Bits:Read'");
        const auto twice = h.sentTo(h.approve(asked(u"chat:read bits:read chat:read"_s)), '#');
        QCOMPARE(h.validate(h.item(twice, "access_token")).json["scopes"_L1].toArray(),
                 (QJsonArray{u"bits:read"_s, u"chat:read"_s}));
    }

    void anyRegisteredRedirectUriWillDoIfItIsExact()
    {
        TokenHarness own({.followers = 5});
        const QString first = u"https://tools.example/Back"_s;
        const QString second = u"http://localhost:3000/x/"_s;
        QVERIFY(own.world->saveClient(
            {own.ready.id, u"Sidestage"_s, Sandbox::hashOf(own.ready.secret.toLatin1()), {first, second}}));
        for (const QString &uri : {first, second}) {
            const auto sent = own.approve(asked(u"bits:read"_s, uri));
            QVERIFY(sent.headers.value("Location").startsWith(uri.toLatin1() + "#access_token="));
        }
        for (const char *uri :
             {"https://tools.example/back", "https://tools.example/Back/", "http://tools.example/Back",
              "https://tools.example:443/Back", "https://tools.example/Back?x=1", "http://localhost:3000/x",
              "http://localhost:3001/x/", "http://127.0.0.1:3000/x/", "https://tools.example/",
              "HTTPS://tools.example/Back", ""}) {
            const auto refused
                = own.fetch("/oauth2/authorize", asked(u"bits:read"_s, QString::fromLatin1(uri)));
            QCOMPARE(refused.status(), 302);
            QCOMPARE(
                refused.response.headers.value("Location"),
                first.toLatin1()
                    + "?error=redirect_mismatch&error_description=Parameter%20redirect_uri%20does%20not%20"
                      "match%20registered%20URI&state=x");
        }
    }

    void onlySafeRedirectUrisMayBeRegistered()
    {
        for (const char *uri : {"https://tools.example/back", "https://tools.example", "https://127.0.0.1/x",
                                "https://tools.example:8443/a?b=c", "http://localhost",
                                "http://localhost:3000/x", "http://LOCALHOST:17563"})
            QVERIFY2(Sandbox::mayRegister(QUrl(QString::fromLatin1(uri))), uri);
        for (const char *uri :
             {"http://127.0.0.1:3000/", "http://[::1]/", "http://app.localhost/", "http://localhost.example/",
              "http://tools.example/", "ftp://localhost/", "sidestage://back", "localhost:3000", "/back",
              "https:///back", "", "https://tools.example/#back", "https://me:pass@tools.example/",
              "javascript:alert(1)"})
            QVERIFY2(!Sandbox::mayRegister(QUrl(QString::fromLatin1(uri))), uri);
    }

    void aQuestionMayNotBeOfAnySize()
    {
        QCOMPARE(h.fetch("/oauth2/authorize", asked(u"bits:read"_s)).status(), 200);
        Query large = asked(u"bits:read"_s);
        large.last().second = QString(20'000, u'x');
        h.expectRefusal(ask(Harness::encoded(large)), 400, "invalid request");
        const QByteArray notUtf8 = "client_id=" + h.ready.id.toLatin1() + "&state=%FF";
        h.expectRefusal(ask(notUtf8), 400, "invalid request");
    }

    void theTokenServiceMayStandBehindAnyPath()
    {
        QCOMPARE(h.post("/id/v1/oauth2/token", h.withSecret({h.pair("grant_type", "client_credentials")}))
                     .status(),
                 200);
        QCOMPARE(h.fetch("/id/oauth2/validate").status(), 401);
    }
};

QTEST_GUILESS_MAIN(TestTokenConventions)
#include "tst_token_conventions.moc"
