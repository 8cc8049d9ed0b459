// SPDX-License-Identifier: GPL-3.0-or-later

// Device authorization: codes, polling, and the page on which the user approves the device (specification:
// Device authorization; api-facts A5, A6).

#include "token_harness.h"

#include <QTemporaryDir>

using namespace Sidestage;

class TestDeviceGrant : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;
    using Answer = Harness::Answer;

    TokenHarness h;

    struct Codes
    {
        QString device{};
        QString user{};
    };
    static Codes ask(TokenHarness &at, const QString &client, const char *scopes = "bits:read")
    {
        const auto answer
            = at.post("/oauth2/device", {at.pair("client_id", client), at.pair("scopes", scopes)});
        return {answer.json["device_code"_L1].toString(), answer.json["user_code"_L1].toString()};
    }
    Codes ask(const char *scopes = "bits:read") { return ask(h, h.publicClient(), scopes); }
    static Answer poll(TokenHarness &at, const QString &client, const QString &device)
    {
        return at.token({at.pair("client_id", client), at.pair("grant_type", at.deviceGrant()),
                         at.pair("device_code", device), at.pair("scopes", "bits:read")});
    }
    Answer poll(const QString &device) { return poll(h, h.publicClient(), device); }

    static Answer enter(TokenHarness &at, const QString &code)
    {
        return at.post("/activate", {at.pair("code", code)});
    }
    static Answer decide(TokenHarness &at, const QString &nonce, const char *decision,
                         const char *login = "quillscribe")
    {
        return at.post(
            "/activate",
            {at.pair("nonce", nonce), at.pair("decision", decision), at.pair("user", at.idOf(login))});
    }
    static Answer letIn(TokenHarness &at, const QString &code, const char *decision = "approve")
    {
        return decide(at, at.nonceOf(enter(at, code).response.body), decision);
    }
    static bool says(const Answer &page, const char *words)
    {
        return QString::fromUtf8(page.response.body).contains(QString::fromUtf8(words));
    }

private Q_SLOTS:
    void aDeviceGetsCodes()
    {
        const auto answer
            = h.post("/oauth2/device",
                     {h.pair("client_id", h.publicClient()), h.pair("scopes", "bits:read channel:read:ads")});
        QCOMPARE(answer.status(), 200);
        QCOMPARE(answer.response.contentType, QByteArray("application/json"));
        QVERIFY(answer.response.body.endsWith("}\n"));
        QCOMPARE(answer.response.headers.value("Access-Control-Allow-Origin"), QByteArray("*"));
        const QString user = answer.json["user_code"_L1].toString();
        QVERIFY(QRegularExpression(u"^[A-Za-z0-9]{40}$"_s)
                    .match(answer.json["device_code"_L1].toString())
                    .hasMatch());
        QVERIFY(QRegularExpression(u"^[A-Z0-9]{8}$"_s).match(user).hasMatch());
        QCOMPARE(
            answer.json,
            (QJsonObject{{u"device_code"_s, answer.json["device_code"_L1]},
                         {u"expires_in"_s, 1800},
                         {u"interval"_s, 5},
                         {u"user_code"_s, user},
                         {u"verification_uri"_s, u"http://localhost:7890/activate?device-code="_s + user}}));
        // In the documented order.
        QVERIFY(
            QRegularExpression(
                uR"(^\{"device_code":"\w+","expires_in":1800,"interval":5,"user_code":"\w+","verification_uri":)"_s)
                .match(QString::fromUtf8(answer.response.body))
                .hasMatch());
        QVERIFY(ask().user != ask().user);
    }

    void scopesHaveTwoNamesAndMayBeAbsent()
    {
        const auto scopesOf = [&](const Query &more) {
            const auto asked = h.post("/oauth2/device", Query{h.pair("client_id", h.publicClient())} + more);
            [&] { QCOMPARE(asked.status(), 200); }();
            letIn(h, asked.json["user_code"_L1].toString());
            const auto token = poll(asked.json["device_code"_L1].toString());
            return token.json["scope"_L1].toVariant().toStringList();
        };
        QCOMPARE(scopesOf({h.pair("scopes", "chat:read bits:read chat:read")}),
                 QStringList({u"bits:read"_s, u"chat:read"_s}));
        QCOMPARE(scopesOf({h.pair("scope", "bits:read")}), QStringList{u"bits:read"_s});
        QCOMPARE(scopesOf({h.pair("scopes", "chat:read"), h.pair("scope", "bits:read")}),
                 QStringList{u"chat:read"_s});
        QCOMPARE(scopesOf({h.pair("scopes", "")}), QStringList());
        QCOMPARE(scopesOf({}), QStringList());
    }

    void wrongQuestionsForCodes()
    {
        const auto device = [&](const Query &form) { return h.post("/oauth2/device", form); };
        h.expectRefusal(device({}), 400, "missing client id");
        h.expectRefusal(device({h.pair("client_id", "nobody")}), 400, "invalid client");
        h.expectRefusal(
            device({h.pair("client_id", h.ready.id), h.pair("scopes", "bits:read what:ever other:bad")}), 400,
            "invalid scope requested: 'what:ever'");
        h.expectRefusal(device({h.pair("client_id", h.ready.id), h.pair("scopes", "bits:read+chat:read")}),
                        400, "invalid scope requested: 'bits:read+chat:read'");
        QCOMPARE(h.fetch("/oauth2/device", {h.pair("client_id", h.ready.id)}).status(), 404);
    }

    void anApprovalThatIsNotStoredTakesNoRights()
    {
        TokenHarness own;
        auto &grants = own.world->area<Sandbox::Grants>();
        const QString nonce = own.nonceOf(enter(own, ask(own, own.publicClient()).user).response.body);
        int told = 0;
        grants.setLessened([&](const auto &...) { ++told; });
        // Whatever contains this update cannot be committed.
        QVERIFY(own.world->database().execute(
            "CREATE TABLE later (id INTEGER REFERENCES users (id) DEFERRABLE INITIALLY DEFERRED);"
            "CREATE TRIGGER refused AFTER UPDATE ON device_codes BEGIN INSERT INTO later VALUES (-1); END"));
        decide(own, nonce, "approve");
        const bool isStored = grants.approved(own.publicClient(), own.idOf("quillscribe")).has_value();
        QCOMPARE(told, isStored ? 1 : 0);
    }

    void theStatesOfADeviceCode_data()
    {
        QTest::addColumn<QString>("client");
        QTest::newRow("public client") << h.publicClient();
        QTest::newRow("confidential client, without its secret") << h.ready.id;
    }
    void theStatesOfADeviceCode()
    {
        QFETCH(QString, client);
        const Codes codes = ask(h, client);
        // Pending, also when polled too fast, and without the field `error`.
        for (int i = 0; i < 3; ++i)
            h.expectRefusal(poll(h, client, codes.device), 400, "authorization_pending");
        enter(h, codes.user);
        h.expectRefusal(poll(h, client, codes.device), 400, "authorization_pending");
        QCOMPARE(letIn(h, codes.user).status(), 200);

        const auto token = poll(h, client, codes.device);
        QCOMPARE(token.status(), 200);
        QCOMPARE(token.json.keys(),
                 QStringList(
                     {u"access_token"_s, u"expires_in"_s, u"refresh_token"_s, u"scope"_s, u"token_type"_s}));
        QCOMPARE(token.json["expires_in"_L1].toInt(), 4 * 3600);
        QCOMPARE(token.json["token_type"_L1].toString(), u"bearer"_s);
        const auto validation = h.validate(token.json["access_token"_L1].toString());
        QCOMPARE(validation.json["login"_L1].toString(), u"quillscribe"_s);
        QCOMPARE(validation.json["client_id"_L1].toString(), client);

        for (int i = 0; i < 2; ++i)
            h.expectRefusal(poll(h, client, codes.device), 400, "invalid device code");
    }

    void withoutScopesTheAnswerNamesNone()
    {
        const Codes codes = ask("");
        letIn(h, codes.user);
        const auto token = poll(codes.device);
        QVERIFY(!token.json.contains("scope"_L1));
        const auto validation = h.validate(token.json["access_token"_L1].toString());
        QVERIFY(validation.response.body.contains("\"scopes\":null"));
        const auto renewed
            = h.token({h.pair("client_id", h.publicClient()), h.pair("grant_type", "refresh_token"),
                       h.pair("refresh_token", token.json["refresh_token"_L1].toString())});
        QCOMPARE(renewed.status(), 200);
        QVERIFY(!renewed.json.contains("scope"_L1));
    }

    void wrongDeviceCodesAreRefused()
    {
        const Codes codes = ask();
        h.expectRefusal(poll(u"x"_s), 400, "invalid device code");
        h.expectRefusal(poll(codes.user), 400, "invalid device code");
        h.expectRefusal(poll(h, h.ready.id, codes.device), 400, "invalid device code");
        letIn(h, codes.user);
        h.expectRefusal(poll(h, h.ready.id, codes.device), 400, "invalid device code");
        const Query form{h.pair("client_id", h.publicClient()), h.pair("grant_type", h.deviceGrant())};
        h.expectRefusal(h.token(form), 400, "missing device_code");
        h.expectRefusal(
            h.token(form + Query{h.pair("device_code", codes.device), h.pair("scopes", "no:such")}), 400,
            "invalid scope requested: 'no:such'");
        // None of these requests has used up the code, and these scopes are ignored.
        QCOMPARE(h.token(form + Query{h.pair("device_code", codes.device)}).status(), 200);
    }

    void codesEndAfterHalfAnHour()
    {
        const Codes pending = ask();
        const Codes approved = ask();
        h.clock.advance(std::chrono::minutes(30) - std::chrono::seconds(1));
        h.expectRefusal(poll(pending.device), 400, "authorization_pending");
        letIn(h, approved.user);
        const QString open = h.nonceOf(enter(h, pending.user).response.body);
        h.clock.advance(std::chrono::seconds(1));
        h.expectRefusal(poll(pending.device), 400, "invalid device code");
        h.expectRefusal(poll(approved.device), 400, "invalid device code");
        QVERIFY(says(enter(h, pending.user), "This code has expired"));
        const auto late = decide(h, open, "approve");
        QCOMPARE(late.status(), 400);
        QVERIFY(says(late, "already answered or has expired"));
    }

    void denialEndsTheCode()
    {
        const Codes codes = ask();
        const auto page = letIn(h, codes.user, "deny");
        QCOMPARE(page.status(), 200);
        QVERIFY(says(page, "Pocket Remote has no access to your account. You can close this page."));
        h.expectRefusal(poll(codes.device), 400, "invalid device code");
        QVERIFY(says(enter(h, codes.user), "has already been used"));
    }

    void refreshingNeedsTheSecretOfAClientThatHasOne()
    {
        const auto tokenOf = [&](const QString &client) {
            const Codes codes = ask(h, client);
            letIn(h, codes.user);
            return poll(h, client, codes.device).json["refresh_token"_L1].toString();
        };
        const auto refresh = [&](const QString &client, const QString &token, const Query &more = {}) {
            return h.token(Query{h.pair("client_id", client), h.pair("grant_type", "refresh_token"),
                                 h.pair("refresh_token", token)}
                           + more);
        };
        const QString confidential = tokenOf(h.ready.id);
        h.expectRefusal(refresh(h.ready.id, confidential), 400, "missing client secret");
        h.expectRefusal(refresh(h.ready.id, confidential, {h.pair("client_secret", "wrong")}), 403,
                        "invalid client secret");
        QCOMPARE(refresh(h.ready.id, confidential, {h.pair("client_secret", h.ready.secret)}).status(), 200);

        const QString open = tokenOf(h.publicClient());
        const auto renewed = refresh(h.publicClient(), open);
        QCOMPARE(renewed.status(), 200);
        h.expectRefusal(refresh(h.publicClient(), open), 400, "Invalid refresh token");
        // A client secret for a public client is ignored.
        QCOMPARE(refresh(h.publicClient(), renewed.json["refresh_token"_L1].toString(),
                         {h.pair("client_secret", "any")})
                     .status(),
                 200);
    }

    void disconnectingEndsWhatWasNotExchangedYet()
    {
        const Codes codes = ask();
        letIn(h, codes.user);
        QVERIFY(h.world->area<Sandbox::Grants>().disconnect(h.publicClient(), h.idOf("quillscribe")));
        h.expectRefusal(poll(codes.device), 400, "invalid device code");
    }

    void codesSurviveARestartAsHashes()
    {
        const QTemporaryDir folder;
        const Sandbox::WorldSettings settings{.dbFile = folder.filePath(u"world"_s), .followers = 5};
        Codes codes;
        {
            TokenHarness first(settings);
            codes = ask(first, first.publicClient());
            letIn(first, codes.user);
            QCOMPARE(first.count("SELECT count(*) FROM device_codes WHERE length(hash) = 32 AND"
                                 " length(user_hash) = 32"),
                     1);
        }
        QFile file(settings.dbFile);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.size() > 1000);
        QVERIFY(!bytes.contains(codes.device.toLatin1()) && !bytes.contains(codes.user.toLatin1()));
        TokenHarness second(settings);
        QCOMPARE(poll(second, second.publicClient(), codes.device).status(), 200);
    }

    // ---------------------------------------------------------------------- the page

    void thePageAsksForTheCodeAndIsSafe()
    {
        const auto page = h.fetch("/activate");
        QCOMPARE(page.status(), 200);
        QCOMPARE(page.response.contentType, QByteArray("text/html; charset=utf-8"));
        QVERIFY(says(page, "<label for=\"code\">") && says(page, "id=\"code\" name=\"code\" value=\"\""));
        QVERIFY(says(page, "aria-describedby=\"hint\"") && !says(page, "role=\"alert\""));
        for (const Answer &one : {page, enter(h, ask().user), enter(h, u"x"_s), letIn(h, ask().user)}) {
            QVERIFY(!says(one, "<script") && !says(one, "src=") && !says(one, "url(")
                    && !says(one, "http-equiv"));
            const QByteArray policy = one.response.headers.value("Content-Security-Policy");
            QVERIFY(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
            QVERIFY(policy.endsWith("form-action 'self'") || policy.endsWith("form-action 'none'"));
            QCOMPARE(one.response.headers.value("Cache-Control"), QByteArray("no-store"));
            QVERIFY(one.response.headers.value("Access-Control-Allow-Origin").isNull());
        }
        QCOMPARE(h.fetch("/activate/x").status(), 404);
        QCOMPARE(h.fetch("/activated").status(), 404);
    }

    void theAddressFillsInTheCode()
    {
        const auto page = h.fetch("/activate", {h.pair("device-code", "bcdf2345")});
        QVERIFY(says(page, "value=\"BCDF-2345\""));
        const auto hostile = h.fetch("/activate", {h.pair("device-code", "\"><script>alert(1)</script>")});
        QVERIFY(!says(hostile, "<script"));
        QVERIFY(!says(enter(h, u"\"><b onload=x>"_s), "<b onload"));
    }

    void theCodeMayBeTypedInAnyWay()
    {
        const Codes codes = ask();
        const QString lower = codes.user.toLower();
        for (const QString &typed : {codes.user, lower, lower.left(4) + u'-' + lower.mid(4),
                                     u' ' + codes.user.left(3) + u' ' + lower.mid(3) + u" - "_s}) {
            const auto page = enter(h, typed);
            QCOMPARE(page.status(), 200);
            QVERIFY2(!h.nonceOf(page.response.body).isEmpty(), qPrintable(typed));
        }
    }

    void thePageSaysWhoAsksForWhat()
    {
        const Codes codes = ask("channel:manage:broadcast");
        const auto page = enter(h, codes.user);
        QVERIFY(says(page, "Pocket Remote wants to use your account"));
        QVERIFY(says(page, "Change the title, category, tags and labels of your channel"));
        QVERIFY(says(page, "action=\"activate\"") && says(page, "id=\"approve\"")
                && says(page, "id=\"deny\""));
        QVERIFY(says(page, qPrintable(u"id=\"user-%1\""_s.arg(h.idOf("quillscribe")))));
        QVERIFY(says(page, qPrintable(codes.user.left(4) + u'-' + codes.user.mid(4))));
        QVERIFY(!says(page, qPrintable(codes.device)));
        const auto done = decide(h, h.nonceOf(page.response.body), "approve");
        QVERIFY(says(done, "Pocket Remote continues in a few seconds. You can close this page."));
        QVERIFY(says(done, "id=\"done\""));
    }

    void wrongExpiredAndUsedCodesAreToldApart()
    {
        const Codes codes = ask();
        const auto wrong = enter(h, u"BCDF-2345"_s);
        QCOMPARE(wrong.status(), 400);
        QVERIFY(says(wrong, "This code is not valid.") && says(wrong, "value=\"BCDF-2345\""));
        QVERIFY(says(wrong, "role=\"alert\"") && says(wrong, "aria-invalid=\"true\""));
        letIn(h, codes.user);
        QVERIFY(says(enter(h, codes.user), "has already been used"));
        poll(codes.device);
        QVERIFY(says(enter(h, codes.user), "has already been used"));
        const Codes old = ask();
        h.clock.advance(std::chrono::minutes(30));
        const auto expired = enter(h, old.user);
        QCOMPARE(expired.status(), 400);
        QVERIFY(says(expired, "This code has expired"));
    }

    void onlyThePageCanDecide()
    {
        const Codes codes = ask();
        for (const QString &nonce : {QString(), u"guess"_s, codes.user})
            QCOMPARE(decide(h, nonce, "approve").status(), 400);
        h.expectRefusal(poll(codes.device), 400, "authorization_pending");

        const QString nonce = h.nonceOf(enter(h, codes.user).response.body);
        QCOMPARE(decide(h, nonce, "perhaps").status(), 400);
        QCOMPARE(decide(h, nonce, "approve", "nobody at all").status(), 400);
        // A nonce of the other page is not accepted.
        const auto other
            = h.fetch("/oauth2/authorize",
                      {h.pair("client_id", h.ready.id), h.pair("redirect_uri", h.ready.redirectUri),
                       h.pair("response_type", "code")});
        QCOMPARE(decide(h, h.nonceOf(other.response.body), "approve").status(), 400);
        QCOMPARE(h.decide(nonce, "approve").status, 400);
        h.expectRefusal(poll(codes.device), 400, "authorization_pending");

        // A nonce is valid once, and a second page for the same code becomes invalid with the first decision.
        const QString second = h.nonceOf(enter(h, codes.user).response.body);
        QCOMPARE(decide(h, nonce, "approve").status(), 200);
        QCOMPARE(decide(h, nonce, "deny").status(), 400);
        QCOMPARE(decide(h, second, "deny").status(), 400);
        QCOMPARE(poll(codes.device).status(), 200);
    }

    void guessingIsSlow()
    {
        TokenHarness own({.followers = 5});
        const Codes codes = ask(own, own.publicClient());
        for (int i = 0; i < 20; ++i)
            QCOMPARE(enter(own, u"BBBB%1"_s.arg(i)).status(), 400);
        const auto limited = enter(own, codes.user);
        QCOMPARE(limited.status(), 429);
        QVERIFY(says(limited, "Too many wrong codes"));
        own.clock.advance(std::chrono::seconds(59));
        QCOMPARE(enter(own, codes.user).status(), 429);
        own.clock.advance(std::chrono::seconds(1));
        QCOMPARE(enter(own, codes.user).status(), 200);
    }

    void anotherWorldForgetsTheCodes()
    {
        TokenHarness own({.followers = 5});
        const Codes codes = ask(own, own.publicClient());
        const QString nonce = own.nonceOf(enter(own, codes.user).response.body);
        QVERIFY(own.world->reset(2));
        QCOMPARE(decide(own, nonce, "approve").status(), 400);
        own.expectRefusal(poll(own, own.publicClient(), codes.device), 400, "invalid device code");
    }
};

QTEST_GUILESS_MAIN(TestDeviceGrant)
#include "tst_device_grant.moc"
