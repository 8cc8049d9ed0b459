// SPDX-License-Identifier: GPL-3.0-or-later

// The token service (specification: Token service; api-facts A), without a network.

#include "sandbox/harness.h"

#include <QRegularExpression>
#include <QUrlQuery>

using namespace Sidestage;

class TestTokenEndpoints : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;

    Harness h;
    const QString m_redirect = h.ready.redirectUri;
    const QString m_scope = u"channel:manage:broadcast user:read:email"_s;

    Harness::Answer post(const char *path, const Query &form, Harness &at)
    {
        Sandbox::Request request{.method = "POST", .path = path, .body = Harness::encoded(form)};
        request.headers.add("Content-Type", "application/x-www-form-urlencoded");
        return Harness::read(at.service->handle(request));
    }
    Harness::Answer token(const Query &form) { return post("/oauth2/token", form, h); }
    Query withSecret(const Query &more) const
    {
        return Query{{u"client_id"_s, h.ready.id}, {u"client_secret"_s, h.ready.secret}} + more;
    }
    Query codeForm(const QString &code) const
    {
        return withSecret(
            {{u"grant_type"_s, u"authorization_code"_s}, {u"code"_s, code}, {u"redirect_uri"_s, m_redirect}});
    }
    Query refreshForm(const QString &refresh) const
    {
        return withSecret({{u"grant_type"_s, u"refresh_token"_s}, {u"refresh_token"_s, refresh}});
    }

    Query authorizeQuery() const
    {
        return {{u"client_id"_s, h.ready.id},
                {u"redirect_uri"_s, m_redirect},
                {u"response_type"_s, u"code"_s},
                {u"scope"_s, m_scope},
                {u"state"_s, u"s&t=a/te"_s}};
    }
    Sandbox::Response authorize(const Query &query, const QByteArray &cookie = {},
                                const QByteArray &accept = "text/html")
    {
        Sandbox::Request request{
            .method = "GET", .path = "/oauth2/authorize", .query = Harness::encoded(query)};
        request.headers.add("Accept", accept);
        if (!cookie.isEmpty())
            request.headers.add("Cookie", cookie);
        return h.service->handle(request);
    }
    static QString nonceOf(const QByteArray &html)
    {
        static const QRegularExpression nonce(u"name=\"nonce\" value=\"([^\"]+)\""_s);
        return nonce.match(QString::fromUtf8(html)).captured(1);
    }
    Sandbox::Response decide(const QString &nonce, const QString &decision, const QString &user)
    {
        return post("/oauth2/authorize", {{u"nonce"_s, nonce}, {u"decision"_s, decision}, {u"user"_s, user}},
                    h)
            .response;
    }
    static QUrlQuery redirected(const Sandbox::Response &response)
    {
        return QUrlQuery(QUrl::fromEncoded(response.headers.value("Location")).query(QUrl::FullyEncoded));
    }
    static QString item(const QUrlQuery &query, const char *name)
    {
        return query.queryItemValue(QLatin1String(name), QUrl::FullyDecoded).replace(u'+', u' ');
    }
    /// A new authorization code, from the page.
    QString newCode(const char *login = "teaandturrets")
    {
        const auto page = authorize(authorizeQuery() + Query{{u"force_verify"_s, u"true"_s}});
        return item(redirected(decide(nonceOf(page.body), u"approve"_s, h.idOf(login))), "code");
    }

    void expectRefusal(const Harness::Answer &answer, int status, const QString &message)
    {
        QCOMPARE(answer.json, (QJsonObject{{u"status"_s, status}, {u"message"_s, message}}));
        QCOMPARE(answer.status(), status);
        QCOMPARE(answer.response.contentType, QByteArray("application/json"));
        QVERIFY(answer.response.body.endsWith("}\n"));
    }

private Q_SLOTS:
    void everyRowOfTheErrorTable_data()
    {
        QTest::addColumn<Query>("form");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("message");
        const std::pair id(u"client_id"_s, h.ready.id);
        const std::pair secret(u"client_secret"_s, h.ready.secret);
        const auto grant
            = [](const char *name) { return std::pair(u"grant_type"_s, QString::fromLatin1(name)); };
        const auto pair = [](const char *name, const char *value) {
            return std::pair(QString::fromLatin1(name), QString::fromLatin1(value));
        };
        const auto row = [](const char *name, const Query &form, int status, const char *message) {
            QTest::newRow(name) << form << status << QString::fromLatin1(message);
        };
        row("client id absent", {secret, grant("client_credentials")}, 400, "missing client id");
        row("client id empty", {pair("client_id", ""), secret, grant("client_credentials")}, 400,
            "missing client id");
        row("client id unknown", {pair("client_id", "nobody"), secret, grant("client_credentials")}, 400,
            "invalid client");
        row("secret absent", {id, grant("client_credentials")}, 400, "missing client secret");
        row("secret absent, refresh", {id, grant("refresh_token"), pair("refresh_token", "x")}, 400,
            "missing client secret");
        row("secret wrong", {id, pair("client_secret", "wrong"), grant("client_credentials")}, 403,
            "invalid client secret");
        row("secret of another app", {id, pair("client_secret", "tilda"), grant("client_credentials")}, 403,
            "invalid client secret");
        row("grant absent", {id, secret}, 400, "missing grant type");
        row("grant unknown", {id, secret, grant("password")}, 400, "Invalid grant");
        const auto device = grant("urn:ietf:params:oauth:grant-type:device_code");
        row("device code absent", {id, device}, 400, "missing device_code");
        row("device code unknown", {id, device, pair("device_code", "x")}, 400, "invalid device code");
        row("device code with a scope that is none",
            {id, device, pair("device_code", "x"), pair("scopes", "what:ever")}, 400,
            "invalid scope requested: 'what:ever'");
        row("code absent",
            {id, secret, grant("authorization_code"), std::pair(u"redirect_uri"_s, m_redirect)}, 400,
            "missing code");
        row("code unknown",
            {id, secret, grant("authorization_code"), pair("code", "x"),
             std::pair(u"redirect_uri"_s, m_redirect)},
            400, "Invalid authorization code");
        row("redirect uri absent", {id, secret, grant("authorization_code"), pair("code", "x")}, 400,
            "Parameter redirect_uri does not match registered URI");
        row("redirect uri differs",
            {id, secret, grant("authorization_code"), pair("code", "x"),
             pair("redirect_uri", "http://localhost:17563/")},
            400, "Parameter redirect_uri does not match registered URI");
        row("refresh token absent", {id, secret, grant("refresh_token")}, 400, "missing refresh token");
        row("refresh token unknown", {id, secret, grant("refresh_token"), pair("refresh_token", "x")}, 400,
            "Invalid refresh token");
        row("scope unknown", {id, secret, grant("client_credentials"), pair("scope", "bits:read what:ever")},
            400, "invalid scope requested: 'what:ever'");
        row("scope with a literal plus",
            {id, secret, grant("client_credentials"), pair("scope", "bits:read+chat:read")}, 400,
            "invalid scope requested: 'bits:read+chat:read'");
        row("public client, client credentials",
            {pair("client_id", "pocket-remote"), grant("client_credentials")}, 400, "missing client secret");
        row("public client with a secret, client credentials",
            {pair("client_id", "pocket-remote"), secret, grant("client_credentials")}, 403,
            "invalid client secret");
        row("public client, authorization code",
            {pair("client_id", "pocket-remote"), grant("authorization_code"), pair("code", "x")}, 400,
            "missing client secret");
        row("public client with a secret, authorization code",
            {pair("client_id", "pocket-remote"), secret, grant("authorization_code"), pair("code", "x")}, 400,
            "Invalid client credentials");
        row("public client, refresh token unknown",
            {pair("client_id", "pocket-remote"), grant("refresh_token"), pair("refresh_token", "x")}, 400,
            "Invalid refresh token");
    }
    void everyRowOfTheErrorTable()
    {
        QFETCH(Query, form);
        QFETCH(int, status);
        QFETCH(QString, message);
        const auto changes = [&] {
            Rows rows = h.world->database().query("SELECT total_changes()");
            return rows.next() ? rows.integer(0) : -1;
        };
        const qint64 before = changes();
        expectRefusal(token(form), status, message);
        QCOMPARE(changes(), before);
    }

    void parametersComeFromQueryFormOrMultipart()
    {
        const Query form = withSecret({{u"grant_type"_s, u"client_credentials"_s}});
        Sandbox::Request inQuery{.method = "POST", .path = "/oauth2/token", .query = Harness::encoded(form)};
        QCOMPARE(h.service->handle(inQuery).status, 200);

        Sandbox::Request merged{.method = "POST",
                                .path = "/oauth2/token",
                                .query = Harness::encoded(form.first(1)),
                                .body = Harness::encoded(form.sliced(1))};
        QCOMPARE(h.service->handle(merged).status, 200);

        QByteArray parts;
        for (const auto &[name, value] : form)
            parts += "--b0undary\r\nContent-Disposition: form-data; name=\"" + name.toUtf8() + "\"\r\n\r\n"
                + value.toUtf8() + "\r\n";
        Sandbox::Request multipart{
            .method = "POST", .path = "/oauth2/token", .body = parts + "--b0undary--\r\n"};
        multipart.headers.add("content-type", "multipart/form-data; boundary=\"b0undary\"");
        QCOMPARE(h.service->handle(multipart).status, 200);

        // HTTP Basic is not supported.
        Sandbox::Request basic{
            .method = "POST", .path = "/oauth2/token", .query = "grant_type=client_credentials"};
        basic.headers.add("Authorization",
                          "Basic " + (h.ready.id + u':' + h.ready.secret).toUtf8().toBase64());
        expectRefusal(Harness::read(h.service->handle(basic)), 400, u"missing client id"_s);
        Sandbox::Request get{.method = "GET", .path = "/oauth2/token", .query = Harness::encoded(form)};
        QCOMPARE(h.service->handle(get).status, 404);
    }

    void anAppTokenHasNeitherUserNorRefreshToken()
    {
        const auto answer = token(withSecret({{u"grant_type"_s, u"client_credentials"_s}}));
        QCOMPARE(answer.json.keys(), QStringList({u"access_token"_s, u"expires_in"_s, u"token_type"_s}));
        const QString access = answer.json["access_token"_L1].toString();
        QVERIFY(QRegularExpression(u"^[a-z0-9]{30}$"_s).match(access).hasMatch());
        QCOMPARE(answer.json["expires_in"_L1].toInt(), 60 * 24 * 3600);
        QCOMPARE(h.get({access, h.ready.id}, "/streams").status(), 200);
        const auto validation = validate("OAuth " + access.toLatin1());
        QVERIFY(validation.json["scopes"_L1].isNull());
        QVERIFY(!validation.json.contains("user_id"_L1) && !validation.json.contains("login"_L1));
    }

    void thePageSaysWhoAsksForWhatAndIsSafe()
    {
        const auto page = authorize(authorizeQuery());
        QCOMPARE(page.status, 200);
        QCOMPARE(page.contentType, QByteArray("text/html; charset=utf-8"));
        const QString html = QString::fromUtf8(page.body);
        QVERIFY(html.contains("Sidestage wants to use your account"_L1));
        QVERIFY(html.contains("Change the title, category, tags and labels of your channel"_L1));
        QVERIFY(html.contains("See your e-mail address"_L1));
        QVERIFY(html.contains(u"id=\"user-%1\""_s.arg(h.idOf("quillscribe"))));
        QVERIFY(html.contains("id=\"approve\""_L1) && html.contains("id=\"deny\""_L1));
        QVERIFY(!html.contains("<script"_L1) && !html.contains("http-equiv"_L1));
        QVERIFY(!html.contains("src="_L1) && !html.contains("@import"_L1) && !html.contains("url("_L1));
        QVERIFY(!html.contains(h.ready.secret));
        const QByteArray policy = page.headers.value("Content-Security-Policy");
        QVERIFY(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        QVERIFY(policy.contains("form-action 'self' http://localhost:17563"));
        QVERIFY(page.headers.value("Access-Control-Allow-Origin").isNull());
        QCOMPARE(page.headers.value("Cache-Control"), QByteArray("no-store"));
        QVERIFY(nonceOf(page.body) != nonceOf(authorize(authorizeQuery()).body));
    }

    void thePageBeginsWithWhomToSignInAs()
    {
        QString all;
        for (std::size_t i = 0; i < std::size_t(Api::Scope::Count); ++i)
            all += QLatin1String(Api::nameOf(Api::Scope(i))) + u' ';
        Query query = authorizeQuery();
        for (auto &[name, value] : query) {
            if (name == "scope"_L1)
                value = all.trimmed();
        }
        const QString html = QString::fromUtf8(authorize(query).body);
        QVERIFY(html.indexOf("Sign in as"_L1) < html.indexOf("will be able to"_L1));
        const auto roleOf = [&](const char *login) {
            const qsizetype user = html.indexOf(u"for=\"user-%1\""_s.arg(h.idOf(login)));
            const qsizetype role = html.indexOf("class=\"role\">"_L1, user) + 13;
            return html.mid(role, html.indexOf('<'_L1, role) - role);
        };
        QVERIFY(roleOf("teaandturrets").startsWith("Broadcaster (affiliate)"_L1));
        QVERIFY(roleOf("pipnocturne").startsWith(u"Broadcaster (partner) · moderates "_s));
        QVERIFY(roleOf("tilda_orrery").contains("edits TeaAndTurrets"_L1));
        QVERIFY(!roleOf("tilda_orrery").contains("Viewer"_L1));
        QVERIFY(roleOf("gravelpike").startsWith(u"Viewer · banned from TeaAndTurrets"_s));
        // The focused user is the selected one, and Return approves.
        QCOMPARE(html.count(" autofocus"_L1), 1);
        QVERIFY(html.contains(" checked autofocus"_L1));
        QVERIFY(html.indexOf("id=\"approve\""_L1) < html.indexOf("id=\"deny\""_L1));
        // Each permission is listed once, in collapsible groups.
        QCOMPARE(html.count("<li>"_L1), int(Api::Scope::Count));
        QCOMPARE(html.count("<details>"_L1), 5);
        QVERIFY(html.contains("Chat and moderation"_L1));
        // Few permissions are not grouped.
        QVERIFY(!QString::fromUtf8(authorize(authorizeQuery()).body).contains("<details>"_L1));
    }

    void namesAreEscapedOnThePage()
    {
        Harness own;
        QVERIFY(own.world->saveClient({u"evil"_s, u"<b onload=x>\"'&"_s, {}, {u"http://localhost:1/<x>"_s}}));
        Sandbox::Request request{.method = "GET",
                                 .path = "/oauth2/authorize",
                                 .query = Harness::encoded({{u"client_id"_s, u"evil"_s},
                                                            {u"redirect_uri"_s, u"http://localhost:1/<x>"_s},
                                                            {u"response_type"_s, u"code"_s},
                                                            {u"state"_s, u"\"><script>"_s}})};
        const auto page = own.service->handle(request);
        QCOMPARE(page.status, 200);
        QVERIFY(!page.body.contains("<b onload") && !page.body.contains("<script"));
        QVERIFY(page.body.contains("&lt;b onload=x&gt;&quot;"));
    }

    void theWholeCodeFlow()
    {
        const auto page = authorize(authorizeQuery());
        const auto decided = decide(nonceOf(page.body), u"approve"_s, h.idOf("teaandturrets"));
        QCOMPARE(decided.status, 303);
        QVERIFY(decided.headers.value("Location").startsWith(m_redirect.toLatin1() + '?'));
        const QUrlQuery back = redirected(decided);
        QCOMPARE(item(back, "state"), u"s&t=a/te"_s);
        QCOMPARE(item(back, "scope"), m_scope);
        const QString code = item(back, "code");
        QVERIFY(QRegularExpression(u"^[a-z0-9]{30}$"_s).match(code).hasMatch());

        const auto answer = token(codeForm(code));
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.json["scope"_L1].toArray(),
                 (QJsonArray{u"channel:manage:broadcast"_s, u"user:read:email"_s}));
        QCOMPARE(answer.json["token_type"_L1].toString(), u"bearer"_s);
        QCOMPARE(answer.json["expires_in"_L1].toInt(), 4 * 3600);
        QVERIFY(answer.json["refresh_token"_L1].toString().size() >= 50);
        const Harness::As as{answer.json["access_token"_L1].toString(), h.ready.id};
        QCOMPARE(h.get(as, "/users").first()["email"_L1].toString(), u"teaandturrets@sidestage.example"_s);

        // A code is valid once, and so is the page.
        expectRefusal(token(codeForm(code)), 400, u"Invalid authorization code"_s);
        QCOMPARE(decide(nonceOf(page.body), u"approve"_s, h.idOf("teaandturrets")).status, 400);
    }

    void aCodeEndsAfterTenMinutesAndIsBoundToItsAppAndUri()
    {
        const QString late = newCode();
        h.clock.advance(std::chrono::minutes(10));
        expectRefusal(token(codeForm(late)), 400, u"Invalid authorization code"_s);

        Query elsewhere = codeForm(newCode());
        elsewhere.last().second
            = u"http://localhost:3000"_s;  // registered, but not the one that received the code
        expectRefusal(token(elsewhere), 400, u"Parameter redirect_uri does not match registered URI"_s);
        elsewhere.last().second = m_redirect;
        QCOMPARE(token(elsewhere).status(), 200);  // the refused requests have not used it up

        Query other = codeForm(newCode());
        other[0].second = u"tilda-tools"_s;
        other[1].second = h.ready.secret + u"-tools"_s;
        other.last().second = u"http://localhost:17564/back"_s;
        expectRefusal(token(other), 400, u"Invalid authorization code"_s);
    }

    void aCodeThatIsUsedTwiceEndsWhatCameOfIt()
    {
        const auto accessOf = [](const Harness::Answer &answer) {
            return "OAuth " + answer.json["access_token"_L1].toString().toLatin1();
        };
        const auto refreshOf
            = [](const Harness::Answer &answer) { return answer.json["refresh_token"_L1].toString(); };
        const QString code = newCode();
        const auto first = token(codeForm(code));
        const auto other = token(codeForm(newCode()));
        const auto renewed = token(refreshForm(refreshOf(first)));
        QCOMPARE(renewed.status(), 200);
        expectRefusal(token(codeForm(code)), 400, u"Invalid authorization code"_s);
        QCOMPARE(validate(accessOf(first)).status(), 401);
        QCOMPARE(validate(accessOf(renewed)).status(), 401);
        expectRefusal(token(refreshForm(refreshOf(renewed))), 400, u"Invalid refresh token"_s);
        // Tokens of another code stay valid, and a request of another app revokes nothing.
        QCOMPARE(validate(accessOf(other)).status(), 200);
        const QString third = newCode();
        const auto kept = token(codeForm(third));
        Query foreign = codeForm(third);
        foreign[0].second = u"tilda-tools"_s;
        foreign[1].second = h.ready.secret + u"-tools"_s;
        foreign.last().second = u"http://localhost:17564/back"_s;
        expectRefusal(token(foreign), 400, u"Invalid authorization code"_s);
        QCOMPARE(validate(accessOf(kept)).status(), 200);
        // The same after a restart, with no token in memory.
        h.world->area<Sandbox::Grants>().forget();
        expectRefusal(token(codeForm(third)), 400, u"Invalid authorization code"_s);
        QCOMPARE(validate(accessOf(kept)).status(), 401);
        QCOMPARE(token(refreshForm(refreshOf(other))).status(), 200);
    }

    void theOldestOfTooManyAppTokensGiveWay()
    {
        Harness own({.followers = 5});
        Sandbox::Grants &grants = own.world->area<Sandbox::Grants>();
        const auto issue
            = [&] { return grants.issueAppToken(own.ready.id).value_or({}).accessToken.toLatin1(); };
        const QByteArray oldest = issue();
        QVERIFY(own.world->database().transaction([&]() -> Result<void> {
            for (int i = 0; i < 21'000; ++i) {
                issue();
                if (i % 1'000 == 0)
                    grants.find(oldest);  // in use, so it stays in memory
            }
            return {};
        }));
        QVERIFY(!grants.find(oldest));
        QVERIFY(grants.find(issue()));
    }

    void theOldestOfTooManyRefreshTokensGiveWay()
    {
        Harness own({.followers = 5});
        Sandbox::Grants &grants = own.world->area<Sandbox::Grants>();
        const QString user = own.idOf("quillscribe");
        const auto issue
            = [&] { return grants.issueUserToken(own.ready.id, user, {}).value_or({}).refreshToken; };
        const auto isGood
            = [&](const QString &token) { return grants.refresh(own.ready.id, token, true)->has_value(); };
        constexpr int most = Sandbox::Grants::maxRefreshTokens;
        const QString oldest = issue();
        QVERIFY(own.world->database().transaction([&]() -> Result<void> {
            for (int i = 0; i < most; ++i)
                issue();
            return {};
        }));
        const QString newest = issue();
        for (int i = 0; i < 1000; ++i)
            issue();  // the oldest are removed from time to time
        QVERIFY(!isGood(oldest));
        QVERIFY(isGood(newest));
        auto rows = own.world->database().query("SELECT count(*) FROM refresh_tokens");
        QVERIFY(rows.next() && rows.integer(0) <= most + 1000);
    }

    void denialGoesBackWithItsReason()
    {
        const auto page = authorize(authorizeQuery());
        const auto denied = decide(nonceOf(page.body), u"deny"_s, QString());
        const QUrlQuery back = redirected(denied);
        QCOMPARE(item(back, "error"), u"access_denied"_s);
        QCOMPARE(item(back, "error_description"), u"The user denied you access"_s);
        QCOMPARE(item(back, "state"), u"s&t=a/te"_s);
        QVERIFY(!back.hasQueryItem(u"code"_s));
    }

    void aForgedDecisionIsRefused()
    {
        QCOMPARE(decide(QString(), u"approve"_s, h.idOf("teaandturrets")).status, 400);
        QCOMPARE(decide(u"guess"_s, u"approve"_s, h.idOf("teaandturrets")).status, 400);
        const QString nonce = nonceOf(authorize(authorizeQuery()).body);
        QCOMPARE(decide(nonce, u"approve"_s, u"99"_s).status, 400);
        QCOMPARE(decide(nonce, u"approve"_s, h.idOf("quillscribe") + u"\r\nX: y"_s).status, 400);
        QCOMPARE(decide(nonce, u"perhaps"_s, h.idOf("quillscribe")).status, 400);
        QCOMPARE(decide(nonce, u"approve"_s, h.idOf("quillscribe")).status,
                 303);  // none of these requests has used it up
        const QString old = nonceOf(authorize(authorizeQuery()).body);
        h.clock.advance(std::chrono::minutes(31));
        QCOMPARE(decide(old, u"approve"_s, h.idOf("quillscribe")).status, 400);
    }

    void wrongQuestionsAreAnsweredWithoutAPage()
    {
        const auto with = [&](const char *name, const QString &value) {
            Query query = authorizeQuery();
            for (auto &[key, old] : query) {
                if (key == QLatin1String(name))
                    old = value;
            }
            return query;
        };
        const auto mismatch = authorize(with("redirect_uri", u"http://localhost:17563/signed-in/"_s));
        QCOMPARE(mismatch.status, 302);
        QVERIFY(mismatch.headers.value("Location")
                    .startsWith(m_redirect.toLatin1() + "?error=redirect_mismatch&"));
        QCOMPARE(item(redirected(mismatch), "error_description"),
                 u"Parameter redirect_uri does not match registered URI"_s);
        QCOMPARE(item(redirected(mismatch), "state"), u"s&t=a/te"_s);

        const auto json
            = [&](const Query &query) { return Harness::read(authorize(query, {}, "application/json")); };
        expectRefusal(json(with("client_id", u"nobody"_s)), 400, u"invalid client"_s);
        expectRefusal(json(with("client_id", QString())), 400, u"missing client id"_s);
        expectRefusal(json(with("scope", u"bits:read nothing:such"_s)), 400,
                      u"invalid scope requested: 'nothing:such'"_s);
        QCOMPARE(json(with("response_type", u"password"_s)).status(), 400);
        const auto page = authorize(with("client_id", u"nobody"_s));
        QCOMPARE(page.status, 400);
        QVERIFY(page.contentType.startsWith("text/html"));
        QVERIFY(page.body.contains("invalid client"));
    }

    void whatWasApprovedIsNotAskedAgainUnlessForced()
    {
        const auto approved
            = decide(nonceOf(authorize(authorizeQuery()).body), u"approve"_s, h.idOf("mirelark"));
        const QByteArray cookie = approved.headers.value("Set-Cookie").split(';').first();
        QVERIFY(approved.headers.value("Set-Cookie").contains("HttpOnly"));
        QVERIFY(!cookie.isEmpty());

        const auto again = authorize(authorizeQuery(), cookie);
        QCOMPARE(again.status, 302);
        QVERIFY(!item(redirected(again), "code").isEmpty());

        Query fewer = authorizeQuery();
        fewer[3].second = u"user:read:email"_s;
        QCOMPARE(authorize(fewer, cookie).status, 302);
        Query more = authorizeQuery();
        more[3].second += u" bits:read"_s;
        QCOMPARE(authorize(more, cookie).status, 200);
        QCOMPARE(authorize(authorizeQuery() + Query{{u"force_verify"_s, u"true"_s}}, cookie).status, 200);
        QCOMPARE(authorize(authorizeQuery(), "sandbox_user=" + h.idOf("wrenloft").toLatin1()).status, 200);
        QCOMPARE(authorize(authorizeQuery()).status, 200);
    }

    void aRefreshTokenIsGoodOnce()
    {
        const auto first = token(codeForm(newCode()));
        const QString refresh = first.json["refresh_token"_L1].toString();
        const auto second = token(refreshForm(refresh));
        QCOMPARE(second.status(), 200);
        QCOMPARE(second.json["scope"_L1].toArray(), first.json["scope"_L1].toArray());
        QVERIFY(second.json["refresh_token"_L1].toString() != refresh);
        QVERIFY(second.json["access_token"_L1] != first.json["access_token"_L1]);
        expectRefusal(token(refreshForm(refresh)), 400, u"Invalid refresh token"_s);
        // The new one is valid, and the earlier access token still is.
        QCOMPARE(token(refreshForm(second.json["refresh_token"_L1].toString())).status(), 200);
        QCOMPARE(validate("OAuth " + first.json["access_token"_L1].toString().toLatin1()).status(), 200);

        Query byAnother = refreshForm(token(codeForm(newCode())).json["refresh_token"_L1].toString());
        byAnother[0].second = u"tilda-tools"_s;
        byAnother[1].second = h.ready.secret + u"-tools"_s;
        expectRefusal(token(byAnother), 400, u"Invalid refresh token"_s);
    }

    void theObservedProfileKeepsRefreshTokens()
    {
        Harness own({.followers = 5, .compatibility = *Sandbox::compatibilityNamed(u"observed"_s)});
        const auto issued
            = own.world->area<Sandbox::Grants>().issueUserToken(own.ready.id, own.idOf("teaandturrets"), {});
        QVERIFY(issued);
        for (int i = 0; i < 3; ++i) {
            const auto answer = post("/oauth2/token", refreshForm(issued->refreshToken), own);
            QCOMPARE(answer.status(), 200);
            QCOMPARE(answer.json["refresh_token"_L1].toString(), issued->refreshToken);
        }
        QVERIFY(!Sandbox::compatibilityNamed(u"other"_s));
    }

    void aPublicClientRefreshesWithoutASecret()
    {
        const auto issued = h.world->area<Sandbox::Grants>().issueUserToken(
            u"pocket-remote"_s, h.idOf("quillscribe"), {Api::Scope::BitsRead});
        QVERIFY(issued);
        const auto answer = token({{u"client_id"_s, u"pocket-remote"_s},
                                   {u"grant_type"_s, u"refresh_token"_s},
                                   {u"refresh_token"_s, issued->refreshToken}});
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.json["scope"_L1].toArray(), QJsonArray{u"bits:read"_s});
    }

    void refreshTokensOfPublicClientsEndAfterThirtyDays()
    {
        const auto issue = [&](const QString &client) {
            return h.world->area<Sandbox::Grants>()
                .issueUserToken(client, h.idOf("quillscribe"), {})
                .value_or({})
                .refreshToken;
        };
        const auto refreshPublic = [&](const QString &refresh) {
            return token({{u"client_id"_s, u"pocket-remote"_s},
                          {u"grant_type"_s, u"refresh_token"_s},
                          {u"refresh_token"_s, refresh}});
        };
        const QString publicClient = u"pocket-remote"_s;
        const QString late = issue(publicClient);
        const QString inTime = issue(publicClient);
        const QString confidential = issue(h.ready.id);
        h.clock.advance(std::chrono::hours(24 * 30) - std::chrono::seconds(1));
        const auto renewed = refreshPublic(inTime);
        QCOMPARE(renewed.status(), 200);
        h.clock.advance(std::chrono::seconds(1));
        expectRefusal(refreshPublic(late), 400, u"Invalid refresh token"_s);
        // The new one is valid for another thirty days.
        h.clock.advance(std::chrono::hours(24 * 30) - std::chrono::seconds(2));
        QCOMPARE(refreshPublic(renewed.json["refresh_token"_L1].toString()).status(), 200);
        QCOMPARE(token(refreshForm(confidential)).status(), 200);
    }

    void aUserWhoDisconnectsTheAppEndsAllOfItsTokens()
    {
        const auto issued = token(codeForm(newCode("wrenloft")));
        const QString pending = newCode("wrenloft");
        const auto other = token(codeForm(newCode("mirelark")));
        QVERIFY(h.world->area<Sandbox::Grants>().disconnect(h.ready.id, h.idOf("wrenloft")));
        expectRefusal(token(refreshForm(issued.json["refresh_token"_L1].toString())), 400,
                      u"Invalid refresh token"_s);
        expectRefusal(token(codeForm(pending)), 400, u"Invalid authorization code"_s);
        expectRefusal(validate("OAuth " + issued.json["access_token"_L1].toString().toLatin1()), 401,
                      u"invalid access token"_s);
        QCOMPARE(token(refreshForm(other.json["refresh_token"_L1].toString())).status(), 200);
    }

    void validationTellsWhoseTokenItIs()
    {
        const auto as = h.signIn("quillscribe", {Api::Scope::BitsRead, Api::Scope::ChatRead});
        h.clock.advance(std::chrono::seconds(100));
        const auto answer = validate("OAuth " + as.token.toLatin1());
        QCOMPARE(answer.json,
                 (QJsonObject{{u"client_id"_s, h.ready.id},
                              {u"login"_s, u"quillscribe"_s},
                              {u"scopes"_s, QJsonArray{u"bits:read"_s, u"chat:read"_s}},
                              {u"user_id"_s, h.idOf("quillscribe")},
                              {u"expires_in"_s, 4 * 3600 - 100}}));
        QCOMPARE(validate("bearer " + as.token.toLatin1()).status(), 200);
        expectRefusal(validate({}), 401, u"missing authorization token"_s);
        for (const QByteArray &header : {QByteArray("OAuth nonsense"), QByteArray("OAuth "),
                                         QByteArray("OAuth"), QByteArray("Basic abc")})
            expectRefusal(validate(header), 401, u"invalid access token"_s);
        h.clock.advance(std::chrono::hours(4));
        expectRefusal(validate("OAuth " + as.token.toLatin1()), 401, u"invalid access token"_s);
    }

    void revokingEndsTheAccessTokenOnly()
    {
        const auto issued = token(codeForm(newCode()));
        const QString access = issued.json["access_token"_L1].toString();
        const auto revoke = [&](const QString &clientId, const QString &what) {
            return post("/oauth2/revoke", {{u"client_id"_s, clientId}, {u"token"_s, what}}, h);
        };
        expectRefusal(revoke(u"nobody"_s, access), 404, u"client does not exist"_s);
        expectRefusal(revoke(QString(), access), 400, u"missing client id"_s);
        expectRefusal(revoke(u"tilda-tools"_s, access), 400, u"Invalid token"_s);
        expectRefusal(revoke(h.ready.id, QString()), 400, u"missing oauth token"_s);
        const auto done = revoke(h.ready.id, access);
        QCOMPARE(done.status(), 200);
        QVERIFY(done.response.body.isEmpty());
        expectRefusal(revoke(h.ready.id, access), 400, u"Invalid token"_s);
        expectRefusal(validate("OAuth " + access.toLatin1()), 401, u"invalid access token"_s);
        QCOMPARE(h.get({access, h.ready.id}, "/users").message(), u"Invalid OAuth token"_s);
        QCOMPARE(token(refreshForm(issued.json["refresh_token"_L1].toString())).status(), 200);
    }

    void theStoreHoldsNoUsableSecret()
    {
        const auto issued
            = h.world->area<Sandbox::Grants>().issueUserToken(h.ready.id, h.idOf("quillscribe"), {});
        const auto code = h.world->area<Sandbox::Grants>().issueCode(
            {.clientId = h.ready.id, .userId = h.idOf("quillscribe")}, m_redirect);
        QVERIFY(issued && code);
        for (const char *sql : {"SELECT quote(hash) FROM tokens", "SELECT quote(hash) FROM refresh_tokens",
                                "SELECT quote(hash) FROM codes",
                                "SELECT quote(secret) FROM clients WHERE secret IS NOT NULL"}) {
            Rows rows = h.world->database().query(sql);
            int count = 0;
            for (; rows.next(); ++count)
                QCOMPARE(rows.text(0).size(), 3 + 64);  // X'…': 32 bytes and nothing else
            QVERIFY(count > 0);
        }
    }

private:
    Harness::Answer validate(const QByteArray &header)
    {
        Sandbox::Request request{.method = "GET", .path = "/oauth2/validate"};
        if (!header.isEmpty())
            request.headers.add("Authorization", header);
        return Harness::read(h.service->handle(request));
    }
};

QTEST_GUILESS_MAIN(TestTokenEndpoints)
#include "tst_token_endpoints.moc"
