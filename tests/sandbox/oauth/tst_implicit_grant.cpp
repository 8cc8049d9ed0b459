// SPDX-License-Identifier: GPL-3.0-or-later

// The implicit grant (specification: authorize with response_type token; api-facts A7).

#include "token_harness.h"

using namespace Sidestage;

class TestImplicitGrant : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;

    TokenHarness h;

    static QString redirectOf(const QString &client, const TokenHarness &at)
    {
        return client == at.ready.id ? at.ready.redirectUri : u"http://localhost:17565/"_s;
    }
    Query asked(const QString &client, const char *scope = "bits:read user:read:email") const
    {
        return {h.pair("client_id", client), h.pair("redirect_uri", redirectOf(client, h)),
                h.pair("response_type", "token"), h.pair("scope", scope), h.pair("state", "s&t=a/te #1")};
    }

private Q_SLOTS:
    void theTokenIsInTheFragment_data()
    {
        QTest::addColumn<QString>("client");
        QTest::newRow("confidential client") << h.ready.id;
        QTest::newRow("public client") << h.publicClient();
    }
    void theTokenIsInTheFragment()
    {
        QFETCH(QString, client);
        const auto decided = h.approve(asked(client), "quillscribe");
        QCOMPARE(decided.status, 303);
        const QByteArray location = decided.headers.value("Location");
        QVERIFY2(location.startsWith(redirectOf(client, h).toLatin1() + "#access_token="), location);
        QVERIFY2(location.contains("&scope=bits%3Aread%20user%3Aread%3Aemail&"), location);
        QVERIFY2(location.contains("&state=s%26t%3Da%2Fte%20%231&"), location);

        const Query back = h.sentTo(decided, '#');
        QCOMPARE(h.names(back), QStringList({u"access_token"_s, u"scope"_s, u"state"_s, u"token_type"_s}));
        QCOMPARE(h.item(back, "token_type"), u"bearer"_s);
        QCOMPARE(h.item(back, "state"), u"s&t=a/te #1"_s);
        const QString token = h.item(back, "access_token");
        QVERIFY(QRegularExpression(u"^[a-z0-9]{30}$"_s).match(token).hasMatch());
        QCOMPARE(h.get({token, client}, "/users").first()["login"_L1].toString(), u"quillscribe"_s);
        const auto validation = h.validate(token);
        QCOMPARE(validation.json["scopes"_L1].toArray(), (QJsonArray{u"bits:read"_s, u"user:read:email"_s}));
    }

    void theTokenLivesSixtyDaysAndCannotBeRefreshed()
    {
        TokenHarness own({.followers = 5});
        const QString token = own.item(own.sentTo(own.approve(asked(own.ready.id)), '#'), "access_token");
        QCOMPARE(own.validate(token).json["expires_in"_L1].toInt(), 60 * 24 * 3600);
        QCOMPARE(own.count("SELECT count(*) FROM refresh_tokens"), 0);
        own.clock.advance(std::chrono::hours(60 * 24) - std::chrono::seconds(1));
        QCOMPARE(own.validate(token).status(), 200);
        own.clock.advance(std::chrono::seconds(1));
        own.expectRefusal(own.validate(token), 401, "invalid access token");
    }

    void withoutStateNoneIsReturned()
    {
        const auto decided = h.approve(asked(h.ready.id).first(4));
        QVERIFY(!decided.headers.value("Location").contains("state"));
        Query code = asked(h.ready.id).first(4);
        code[2].second = u"code"_s;
        QCOMPARE(h.names(h.sentTo(h.approve(code), '?')), QStringList({u"code"_s, u"scope"_s}));
        // An empty state is returned too.
        code.append(h.pair("state", ""));
        QVERIFY(h.approve(code).headers.value("Location").endsWith("&state="));
    }

    void denialIsInTheQuery()
    {
        const auto page
            = h.fetch("/oauth2/authorize", asked(h.ready.id) + Query{h.pair("force_verify", "true")});
        const auto denied = h.decide(h.nonceOf(page.response.body), "deny");
        QCOMPARE(denied.status, 303);
        QCOMPARE(denied.headers.value("Location"),
                 h.ready.redirectUri.toLatin1()
                     + "?error=access_denied&error_description=The%20user%20denied%20you%20access&state="
                       "s%26t%3Da%2Fte%20%231");
    }

    void aQueryInTheRedirectUriStays()
    {
        TokenHarness own({.followers = 5});
        const QString uri = u"https://tools.example/back?from=here"_s;
        QVERIFY(own.world->saveClient({own.publicClient(), u"Remote"_s, {}, {uri}}));
        Query query = asked(own.publicClient());
        query[1].second = uri;
        QVERIFY(own.approve(query).headers.value("Location").startsWith(uri.toLatin1() + "#access_token="));
        query[2].second = u"code"_s;
        QVERIFY(own.approve(query).headers.value("Location").startsWith(uri.toLatin1() + "&code="));
    }

    void whatWasApprovedIsGivenAtOnceUnlessForced()
    {
        const auto first = h.approve(asked(h.ready.id), "mirelark");
        const QByteArray cookie = first.headers.value("Set-Cookie").split(';').first();
        const auto again = [&](const Query &more) {
            Sandbox::Request request{.method = "GET",
                                     .path = "/oauth2/authorize",
                                     .query = Harness::encoded(asked(h.ready.id, "bits:read") + more)};
            request.headers.add("Accept", "text/html");
            request.headers.add("Cookie", cookie);
            return h.service->handle(request);
        };
        const auto atOnce = again({});
        QCOMPARE(atOnce.status, 302);
        const QString token = h.item(h.sentTo(atOnce, '#'), "access_token");
        QCOMPARE(h.validate(token).json["scopes"_L1].toArray(), QJsonArray{u"bits:read"_s});
        QCOMPARE(again({h.pair("force_verify", "false")}).status, 302);
        QCOMPARE(again({h.pair("force_verify", "true")}).status, 200);
        QVERIFY(h.world->area<Sandbox::Grants>().disconnect(h.ready.id, h.idOf("mirelark")));
        h.expectRefusal(h.validate(token), 401, "invalid access token");
        QCOMPARE(again({}).status, 200);
    }

    void otherResponseTypesAreRefused_data()
    {
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("message");
        const QString invalid = u"invalid response type"_s;
        QTest::newRow("none") << QString() << u"missing response type"_s;
        QTest::newRow("blank") << u" "_s << u"missing response type"_s;
        QTest::newRow("unknown") << u"tokens"_s << invalid;
        QTest::newRow("another case") << u"Token"_s << invalid;
        QTest::newRow("one too many") << u"token code"_s << invalid;
        QTest::newRow("one unknown") << u"token none"_s << invalid;
    }
    void otherResponseTypesAreRefused()
    {
        QFETCH(QString, type);
        QFETCH(QString, message);
        Query query = asked(h.ready.id);
        query[2].second = type;
        Sandbox::Request request{
            .method = "GET", .path = "/oauth2/authorize", .query = Harness::encoded(query)};
        TokenHarness::expectRefusal(Harness::read(h.service->handle(request)), 400, message);
        const auto page = h.fetch("/oauth2/authorize", query);
        QCOMPARE(page.status(), 400);
        QVERIFY(page.response.contentType.startsWith("text/html"));
        QVERIFY(page.response.headers.value("Location").isNull());
    }
};

QTEST_GUILESS_MAIN(TestImplicitGrant)
#include "tst_implicit_grant.moc"
