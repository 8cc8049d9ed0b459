// SPDX-License-Identifier: GPL-3.0-or-later

// The tokens that extensions sign themselves: which are accepted, and for how long a secret is valid.

#include "sandbox/harness.h"

#include "sandbox/control/control.h"

#include <QTemporaryDir>

using namespace Sidestage;
using namespace Sidestage::Sandbox;
using namespace std::chrono_literals;

namespace {

// Made with Python: hmac.new(key, head + b"." + claims, "sha256"), each part in base64url.
constexpr const char *key = "A key for tests, of 32 bytes ...";
constexpr const char *claims = R"({"exp":4102444800,"user_id":"27419011","role":"external"})";
constexpr const char *known = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9."
                              "eyJleHAiOjQxMDI0NDQ4MDAsInVzZXJfaWQiOiIyNzQxOTAxMSIsInJvbGUiOiJleHRlcm5hbCJ9."
                              "7UJVU8lfc6A2Ior3-mQ1irDgBETMU20m3203EOm9j-U";
// The same claims, signed with the secret of sidestage-desktop in the world of seed 1.
constexpr const char *secretOfSeed1 = "rtRw1AZRakSTgKH1ybm6AV11tAxzblfZYSUy4Txv4qU=";
constexpr const char *ofSeed1
    = "eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzI1NiJ9."
      "eyJleHAiOjQxMDI0NDQ4MDAsInVzZXJfaWQiOiIyNzQxOTAxMSIsInJvbGUiOiJleHRlcm5hbCJ9."
      "CbDawWv8ofdZggDc4ZZtr95B6o1-xCscaGq_4P95NUY";

}  // namespace

class TestExtensionTokens : public QObject
{
    Q_OBJECT

    std::unique_ptr<Harness> h;

    Harness::Answer ask(const Harness::As &as)
    {
        return h->get(as, "/extensions", with("extension_id", h->ready.id));
    }
    Harness::Answer ask(const QByteArray &token) { return ask({QString::fromLatin1(token), h->ready.id}); }
    QByteArray secret(qsizetype place = 0)
    {
        return QByteArray::fromBase64(h->world->area<ExtensionSecrets>()
                                          .all(h->ready.id)
                                          .value_or({})
                                          .value(place, Api::ExtensionSecret())
                                          .content.toLatin1());
    }
    QJsonObject good(const QJsonObject &more = {})
    {
        QJsonObject all{{u"exp"_s, h->world->clock().msecs() / 1000 + 100'000},
                        {u"user_id"_s, u"1"_s},
                        {u"role"_s, u"external"_s}};
        for (auto it = more.begin(); it != more.end(); ++it)
            all[it.key()] = it.value();
        return all;
    }
    QByteArray token(const QJsonObject &more = {}) { return Harness::jwt(good(more), secret()); }
    Harness::Answer rotate(std::optional<int> delay = {})
    {
        auto query = with("extension_id", h->ready.id);
        if (delay)
            query += with("delay", *delay);
        return h->call(h->extension(), "POST", "/extensions/jwt/secrets", query);
    }

private Q_SLOTS:
    void init() { h = std::make_unique<Harness>(); }

    void aTokenThatWasMadeElsewhereIsVerified()
    {
        QCOMPARE(verifiedJwt(known, key), QByteArray(claims));
        QCOMPARE(signedJwt(claims, key), QByteArray(known));
        QVERIFY(!verifiedJwt(known, "Another key, also of 32 bytes..."));
        QVERIFY(!verifiedJwt(known, {}));
        QCOMPARE(secret().toBase64(), QByteArray(secretOfSeed1));
        QCOMPARE(ask(QByteArray(ofSeed1)).status(), 200);
        QCOMPARE(ask(QByteArray(known)).status(), 401);
    }

    void everyChangedCharacterBreaksTheSignature()
    {
        const QByteArray whole(known);
        for (qsizetype i = 0; i < whole.size() - 1; ++i) {
            QByteArray changed = whole;
            changed[i] = changed[i] == 'B' ? 'C' : 'B';
            QVERIFY2(!verifiedJwt(changed, key), changed.constData());
        }
        for (qsizetype size = 0; size < whole.size(); ++size)
            QVERIFY(!verifiedJwt(whole.first(size), key));
        QVERIFY(!verifiedJwt(whole + "A", key));
        QVERIFY(!verifiedJwt(whole + '.', key));
        QVERIFY(!verifiedJwt('.' + whole, key));
        QVERIFY(!verifiedJwt(whole + '=', key));
        QVERIFY(!verifiedJwt(' ' + whole, key));
    }

    void whatTheExtensionHasNotSignedIsRefused_data()
    {
        QTest::addColumn<QByteArray>("head");
        QTest::addColumn<QJsonObject>("more");
        QTest::addColumn<QString>("message");
        const QByteArray head = R"({"alg":"HS256","typ":"JWT"})";
        const QString invalid = u"Invalid JWT token"_s;
        const QString expired = u"The JWT token has expired, or has no exp."_s;
        const QString role = u"The role in the JWT token must be external."_s;
        const auto row = [&](const char *name, const QByteArray &with, const QJsonObject &more,
                             const QString &message) { QTest::newRow(name) << with << more << message; };
        row("none", R"({"alg":"none"})", {}, invalid);
        row("no algorithm", "{}", {}, invalid);
        row("another algorithm", R"({"alg":"HS512","typ":"JWT"})", {}, invalid);
        row("lower case", R"({"alg":"hs256"})", {}, invalid);
        row("no JSON", "HS256", {}, invalid);
        row("expired", head, {{u"exp"_s, 1}}, expired);
        row("no exp", head, {{u"exp"_s, QJsonValue()}}, expired);
        row("exp as a text", head, {{u"exp"_s, u"4102444800"_s}}, expired);
        row("a viewer", head, {{u"role"_s, u"viewer"_s}}, role);
        row("no role", head, {{u"role"_s, QJsonValue()}}, role);
        row("nobody", head, {{u"user_id"_s, u""_s}}, u"The JWT token has no user_id."_s);
        row("user as a number", head, {{u"user_id"_s, 1}}, u"The JWT token has no user_id."_s);
    }
    void whatTheExtensionHasNotSignedIsRefused()
    {
        QFETCH(QByteArray, head);
        QFETCH(QJsonObject, more);
        QFETCH(QString, message);
        QCOMPARE(ask(token()).status(), 200);
        const auto answer = ask(Harness::jwt(good(more), secret(), head));
        QCOMPARE(answer.status(), 401);
        QCOMPARE(answer.message(), message);
    }

    void aSignatureIsNecessary()
    {
        const QByteArray whole = token();
        const QByteArray unsignedToken = whole.first(whole.lastIndexOf('.') + 1);
        const QByteArray none = "eyJhbGciOiJub25lIn0" + unsignedToken.sliced(unsignedToken.indexOf('.'));
        for (const QByteArray &wrong : {unsignedToken, none, unsignedToken.chopped(1), QByteArray("a.b.c"),
                                        QByteArray(".."), QByteArray("x"), QByteArray(9000, '.')})
            QCOMPARE(ask(wrong).message(), u"Invalid JWT token"_s);
        const QByteArray noObject = signedJwt("[1]", secret());
        QCOMPARE(ask(noObject).message(), u"Invalid JWT token"_s);
        QCOMPARE(ask(signedJwt("nonsense", secret())).message(), u"Invalid JWT token"_s);
    }

    void oneExtensionCannotActForAnother()
    {
        const auto other = h->extension("pipnocturne", {}, u"tilda-tools"_s);
        QCOMPARE(h->get(other, "/extensions", with("extension_id", u"tilda-tools"_s)).status(), 200);
        QCOMPARE(ask({other.token, h->ready.id}).message(), u"Invalid JWT token"_s);
        QCOMPARE(ask({h->extension().token, u"tilda-tools"_s}).message(), u"Invalid JWT token"_s);
        const auto refused = h->get(other, "/extensions", with("extension_id", h->ready.id));
        QCOMPARE(refused.status(), 401);
        QCOMPARE(refused.message(), u"The ID in extension_id must match the Client ID."_s);
        // An app that is no extension has no secret, and an empty one is none.
        const QByteArray empty = Harness::jwt(good(), {});
        QCOMPARE(ask({QString::fromLatin1(empty), u"pocket-remote"_s}).message(), u"Invalid JWT token"_s);
        QCOMPARE(ask(h->signIn()).message(), u"Invalid JWT token"_s);
        QCOMPARE(ask(h->app()).message(), u"Invalid JWT token"_s);
    }

    void aTokenExpiresByTheTimeOfTheWorld()
    {
        const QByteArray token = this->token({{u"exp"_s, h->world->clock().msecs() / 1000 + 60}});
        h->clock.advance(59s);
        QCOMPARE(ask(token).status(), 200);
        h->clock.advance(1s);
        QCOMPARE(ask(token).status(), 401);
        QVERIFY(h->world->changeClock([&](WorldClock &clock) { clock.set(clock.msecs() - 1000); }));
        QCOMPARE(ask(token).status(), 200);
    }

    void aNewSecretReplacesTheOldOneAfterItsDelay()
    {
        const QByteArray old = token();
        const auto before
            = h->get(h->extension(), "/extensions/jwt/secrets", with("extension_id", h->ready.id));
        QCOMPARE(before.first()["format_version"_L1].toInt(), 1);
        QCOMPARE(before.first()["secrets"_L1].toArray().size(), 1);
        QCOMPARE(before.first()["secrets"_L1][0]["content"_L1].toString(), QLatin1String(secretOfSeed1));

        const auto rotated = rotate(600);
        QCOMPARE(rotated.status(), 200);
        const QJsonArray secrets = rotated.first()["secrets"_L1].toArray();
        QCOMPARE(secrets.size(), 2);
        const qint64 now = h->world->clock().msecs();
        const auto time = [&](int place, const char *name) {
            return QDateTime::fromString(secrets[place][QLatin1String(name)].toString(), Qt::ISODate)
                .toMSecsSinceEpoch();
        };
        QCOMPARE(time(0, "expires_at"), now / 1000 * 1000 + 600'000);
        QCOMPARE(time(1, "active_at"), now / 1000 * 1000 + 600'000);
        QVERIFY(time(1, "expires_at") > now + qint64(90 * 365) * 24 * 3'600'000);
        QVERIFY(secrets[0]["content"_L1] != secrets[1]["content"_L1]);

        const QByteArray next = Harness::jwt(good(), secret(1));
        h->clock.advance(600s - 1ms);
        QCOMPARE(ask(old).status(), 200);
        QCOMPARE(ask(next).status(), 401);
        h->clock.advance(1ms);
        QCOMPARE(ask(old).status(), 401);
        QCOMPARE(ask(next).status(), 200);
        const auto after
            = h->get(h->extension(), "/extensions/jwt/secrets", with("extension_id", h->ready.id));
        QCOMPARE(after.first()["secrets"_L1].toArray().size(), 1);
        QCOMPARE(after.first()["secrets"_L1][0]["content"_L1], secrets[1]["content"_L1]);
    }

    void theDelayIsFiveMinutesAtLeast()
    {
        QCOMPARE(rotate(299).status(), 400);
        QCOMPARE(rotate().status(), 200);
        const QByteArray next = Harness::jwt(good(), secret(1));
        h->clock.advance(300s);
        QCOMPARE(ask(next).status(), 200);
    }

    void ofSeveralNewSecretsTheLastWins()
    {
        QVERIFY(rotate(1000).status() == 200 && rotate(300).status() == 200);
        // The first one would have become active after the second, which replaces it.
        QCOMPARE(h->world->area<ExtensionSecrets>().all(h->ready.id)->size(), 2);
        QCOMPARE(rotate(400).status(), 200);
        const auto all = *h->world->area<ExtensionSecrets>().all(h->ready.id);
        QCOMPARE(all.size(), 3);
        QCOMPARE(all[1].expiresAt, all[2].activeAt);
        h->clock.advance(350s);
        QCOMPARE(ask(Harness::jwt(good(), QByteArray::fromBase64(all[1].content.toLatin1()))).status(), 200);
        h->clock.advance(50s);
        QCOMPARE(ask(Harness::jwt(good(), QByteArray::fromBase64(all[1].content.toLatin1()))).status(), 401);
        QCOMPARE(ask(Harness::jwt(good(), QByteArray::fromBase64(all[2].content.toLatin1()))).status(), 200);
    }

    void aClockThatIsSetBackKeepsTheSecret()
    {
        const QByteArray token = this->token();
        QVERIFY(h->world->changeClock([](WorldClock &clock) { clock.set(clock.msecs() - 100'000'000'000); }));
        QCOMPARE(ask(token).status(), 200);
    }

    void secretsSurviveARestart()
    {
        QTemporaryDir folder;
        const WorldSettings settings{.dbFile = folder.filePath(u"world.sqlite"_s), .followers = 5};
        h = std::make_unique<Harness>(settings);
        QCOMPARE(rotate().status(), 200);
        const QByteArray old = token(), next = Harness::jwt(good(), secret(1));
        h = std::make_unique<Harness>(settings);
        QCOMPARE(ask(old).status(), 200);
        h->clock.advance(10min);
        QCOMPARE(ask(old).status(), 401);
        QCOMPARE(ask(next).status(), 200);
    }

    void anotherSeedHasOtherSecrets()
    {
        const QByteArray first = secret();
        QVERIFY(h->world->reset(2));
        QVERIFY(!secret().isEmpty() && secret() != first);
        QVERIFY(h->world->reset(1));
        QCOMPARE(secret(), first);
    }

    void aSecretIsNotRecorded()
    {
        Control control(*h->service);
        QVERIFY(control.call(u"record"_s, R"({"on":true})"));
        const QByteArray before = secret().toBase64();
        QCOMPARE(rotate().status(), 200);
        QCOMPARE(ask(h->extension()).status(), 200);
        const auto records = control.call(u"requests"_s, "{}");
        QVERIFY(records && records->contains("/extensions/jwt/secrets"));
        QVERIFY(records->contains(R"(\"secrets\":\"hidden\")"));
        for (const QByteArray &hidden : {before, secret(1).toBase64(), h->extension().token.toLatin1()})
            QVERIFY(!records->contains(hidden));
        const auto happened = control.call(u"domain-events"_s, "{}");
        QVERIFY(happened && !happened->contains(before));
    }
};

QTEST_GUILESS_MAIN(TestExtensionTokens)
#include "tst_extension_tokens.moc"
