// SPDX-License-Identifier: GPL-3.0-or-later

// OpenID (api-facts A10): ID tokens that can be verified with the published key, claims, userinfo.

#include "sandbox/oauth/device_codes.h"
#include "token_harness.h"

#include <QTemporaryDir>

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>

#include <memory>

using namespace Sidestage;

namespace {

template <auto F>
struct By
{
    template <class T>
    void operator()(T *thing) const
    {
        F(thing);
    }
};
template <class T, auto F>
using Owned = std::unique_ptr<T, By<F>>;

QByteArray fromBase64Url(const QByteArray &text)
{
    return QByteArray::fromBase64(text, QByteArray::Base64UrlEncoding);
}

/// Whether OpenSSL verifies the RS256 signature of a JWT with a key in JWK format.
bool isSignedBy(const QJsonObject &jwk, const QByteArray &jwt)
{
    using Bits = Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free>;
    const auto number = [&](const char *name) {
        const QByteArray bytes = fromBase64Url(jwk[QLatin1String(name)].toString().toLatin1());
        return Owned<BIGNUM, BN_free>(BN_bin2bn(reinterpret_cast<const unsigned char *>(bytes.constData()),
                                                int(bytes.size()), nullptr));
    };
    const auto n = number("n");
    const auto e = number("e");
    const Bits bits(OSSL_PARAM_BLD_new());
    OSSL_PARAM_BLD_push_BN(bits.get(), OSSL_PKEY_PARAM_RSA_N, n.get());
    OSSL_PARAM_BLD_push_BN(bits.get(), OSSL_PKEY_PARAM_RSA_E, e.get());
    const Owned<OSSL_PARAM, OSSL_PARAM_free> parameters(OSSL_PARAM_BLD_to_param(bits.get()));
    const Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free> making(EVP_PKEY_CTX_new_from_name(nullptr, "RSA", nullptr));
    EVP_PKEY *raw = nullptr;
    if (EVP_PKEY_fromdata_init(making.get()) != 1
        || EVP_PKEY_fromdata(making.get(), &raw, EVP_PKEY_PUBLIC_KEY, parameters.get()) != 1)
        return false;
    const Owned<EVP_PKEY, EVP_PKEY_free> key(raw);
    const qsizetype dot = jwt.lastIndexOf('.');
    const QByteArray signature = fromBase64Url(jwt.sliced(dot + 1));
    const Owned<EVP_MD_CTX, EVP_MD_CTX_free> digest(EVP_MD_CTX_new());
    return EVP_DigestVerifyInit(digest.get(), nullptr, EVP_sha256(), nullptr, key.get()) == 1
        && EVP_DigestVerify(digest.get(), reinterpret_cast<const unsigned char *>(signature.constData()),
                            std::size_t(signature.size()),
                            reinterpret_cast<const unsigned char *>(jwt.constData()), std::size_t(dot))
        == 1;
}

}  // namespace

class TestOpenId : public QObject
{
    Q_OBJECT

    using Query = Harness::Query;
    using Answer = Harness::Answer;

    TokenHarness h;

    static Query asked(const TokenHarness &at, const char *type, const Query &more = {},
                       const char *scope = "openid")
    {
        return Query{at.pair("client_id", at.ready.id), at.pair("redirect_uri", at.ready.redirectUri),
                     at.pair("response_type", type), at.pair("scope", scope), at.pair("state", "x")}
        + more;
    }
    static Answer tokenByCode(TokenHarness &at, const Query &query)
    {
        const QString code = at.item(at.sentTo(at.approve(query), '?'), "code");
        return at.token(at.withSecret({at.pair("grant_type", "authorization_code"), at.pair("code", code),
                                       at.pair("redirect_uri", at.ready.redirectUri)}));
    }
    static QJsonArray keysOf(TokenHarness &at) { return at.fetch("/oauth2/keys").json["keys"_L1].toArray(); }
    static QJsonObject part(const QByteArray &jwt, int index)
    {
        return QJsonDocument::fromJson(fromBase64Url(jwt.split('.').value(index))).object();
    }
    /// The claims of an ID token with a valid signature.
    static QJsonObject claimsOf(TokenHarness &at, const QString &idToken)
    {
        const QByteArray jwt = idToken.toLatin1();
        const QJsonObject head = part(jwt, 0);
        for (const auto &key : keysOf(at)) {
            if (key["kid"_L1] == head["kid"_L1] && head["alg"_L1] == "RS256"_L1
                && isSignedBy(key.toObject(), jwt))
                return part(jwt, 1);
        }
        return {};
    }
    QJsonObject always(const char *login) const
    {
        const qint64 now = h.clock.msecs() / 1000;
        return {{u"aud"_s, h.ready.id},
                {u"azp"_s, h.ready.id},
                {u"exp"_s, now + 900},
                {u"iat"_s, now},
                {u"iss"_s, u"http://localhost:7890/oauth2"_s},
                {u"sub"_s, h.world->idOf(login)}};
    }
    Answer userinfo(const QString &token)
    {
        return h.fetch("/oauth2/userinfo", {}, "Bearer " + token.toLatin1());
    }

private Q_SLOTS:
    void theCodeFlowBringsAnIdToken()
    {
        const auto token = tokenByCode(h, asked(h, "code", {h.pair("nonce", "n-0S6_WzA2Mj")}));
        QCOMPARE(token.status(), 200);
        QVERIFY(token.response.body.contains("\"token_type\":\"bearer\",\"id_token\":\""));
        QJsonObject claims = always("teaandturrets");
        claims.insert(u"nonce"_s, u"n-0S6_WzA2Mj"_s);
        QCOMPARE(claimsOf(h, token.json["id_token"_L1].toString()), claims);
        // Without a nonce the token has none, and without the scope there is no ID token.
        QCOMPARE(claimsOf(h, tokenByCode(h, asked(h, "code")).json["id_token"_L1].toString()),
                 always("teaandturrets"));
        const auto plain = tokenByCode(h, asked(h, "code", {h.pair("nonce", "n")}, "bits:read"));
        QCOMPARE(plain.status(), 200);
        QVERIFY(!plain.json.contains("id_token"_L1));
    }

    void theFragmentMayHoldBothTokensOrTheIdTokenAlone()
    {
        const auto both = h.sentTo(h.approve(asked(h, "token id_token", {h.pair("nonce", "n")})), '#');
        QCOMPARE(h.names(both),
                 QStringList({u"access_token"_s, u"id_token"_s, u"scope"_s, u"state"_s, u"token_type"_s}));
        const QString access = h.item(both, "access_token");
        const QJsonObject claims = claimsOf(h, h.item(both, "id_token"));
        QCOMPARE(claims["nonce"_L1].toString(), u"n"_s);
        QCOMPARE(fromBase64Url(claims["at_hash"_L1].toString().toLatin1()),
                 QCryptographicHash::hash(access.toLatin1(), QCryptographicHash::Sha256).first(16));
        QCOMPARE(userinfo(access).status(), 200);
        QCOMPARE(h.names(h.sentTo(h.approve(asked(h, "id_token token")), '#')), h.names(both));

        const int before = h.count("SELECT count(*) FROM tokens");
        const auto alone = h.sentTo(h.approve(asked(h, "id_token")), '#');
        QCOMPARE(h.names(alone), QStringList({u"id_token"_s, u"scope"_s, u"state"_s}));
        QCOMPARE(claimsOf(h, h.item(alone, "id_token")), always("teaandturrets"));
        QCOMPARE(h.count("SELECT count(*) FROM tokens"), before);
    }

    void aDeviceGetsAnIdTokenToo()
    {
        const auto codes = h.world->area<Sandbox::DeviceCodes>().issue(h.publicClient(), {Api::Scope::Openid},
                                                                       std::chrono::minutes(30));
        QVERIFY(codes);
        QVERIFY(h.world->area<Sandbox::DeviceCodes>().approve(
            h.world->area<Sandbox::DeviceCodes>().find(codes->userCode)->id, h.idOf("quillscribe")));
        const auto token
            = h.token({h.pair("client_id", h.publicClient()), h.pair("grant_type", h.deviceGrant()),
                       h.pair("device_code", codes->deviceCode)});
        const QJsonObject claims = claimsOf(h, token.json["id_token"_L1].toString());
        QCOMPARE(claims["aud"_L1].toString(), h.publicClient());
        QCOMPARE(claims["sub"_L1].toString(), h.idOf("quillscribe"));
    }

    void anIdTokenNeedsTheScope()
    {
        for (const char *type : {"id_token", "token id_token"}) {
            Sandbox::Request request{.method = "GET",
                                     .path = "/oauth2/authorize",
                                     .query = Harness::encoded(asked(h, type, {}, "bits:read"))};
            h.expectRefusal(Harness::read(h.service->handle(request)), 400, "missing scope: openid");
        }
    }

    void claimsAreToldOnRequest()
    {
        const auto user = *h.world->userByLogin(u"teaandturrets"_s);
        const auto everything
            = R"({"id_token":{"email":null,"email_verified":null,"picture":null,"preferred_username":{"essential":true},
                 "updated_at":null,"shoe_size":null},"userinfo":{"preferred_username":null,"picture":null}})";
        const auto token = tokenByCode(h, asked(h, "code", {h.pair("claims", everything)}));
        QJsonObject expected = always("teaandturrets");
        expected.insert(u"picture"_s, user.profileImageUrl.toString());
        expected.insert(u"preferred_username"_s, u"TeaAndTurrets"_s);
        const QJsonObject inUserinfo = expected;
        expected.insert(u"email"_s, u"teaandturrets@sidestage.example"_s);
        expected.insert(u"email_verified"_s, true);
        expected.insert(u"updated_at"_s, user.createdAt.toString(Qt::ISODate));
        QCOMPARE(claimsOf(h, token.json["id_token"_L1].toString()), expected);

        const auto answer = userinfo(token.json["access_token"_L1].toString());
        QCOMPARE(answer.json, inUserinfo);
        QCOMPARE(answer.response.contentType, QByteArray("application/json"));
        QVERIFY(answer.response.body.endsWith("}\n"));

        // A renewed token of the same authorization returns the same.
        const auto renewed
            = h.token(h.withSecret({h.pair("grant_type", "refresh_token"),
                                    h.pair("refresh_token", token.json["refresh_token"_L1].toString())}));
        QCOMPARE(userinfo(renewed.json["access_token"_L1].toString()).json, inUserinfo);
        QVERIFY(!renewed.json.contains("id_token"_L1));
    }

    void theUserIsToldOfTheEmail()
    {
        const auto claims = h.pair("claims", R"({"userinfo":{"email":null}})");
        const auto page = h.fetch("/oauth2/authorize", asked(h, "code", {claims}));
        QVERIFY(page.response.body.contains("See your e-mail address"));
        QVERIFY(!h.fetch("/oauth2/authorize", asked(h, "code")).response.body.contains("e-mail"));
        // So a user who has approved without it is asked again.
        const auto cookie = h.approve(asked(h, "code")).headers.value("Set-Cookie").split(';').first();
        const auto again = [&](const Query &more) {
            Sandbox::Request request{.method = "GET",
                                     .path = "/oauth2/authorize",
                                     .query = Harness::encoded(asked(h, "code", more))};
            request.headers.add("Cookie", cookie);
            return h.service->handle(request).status;
        };
        QCOMPARE(again({}), 302);
        QCOMPARE(again({claims}), 200);
    }

    void claimsThatAreNoneAreRefused()
    {
        for (const char *claims :
             {"{", "[]", "\"email\"", R"({"id_token":["email"]})", R"({"userinfo":1})"}) {
            Sandbox::Request request{.method = "GET",
                                     .path = "/oauth2/authorize",
                                     .query = Harness::encoded(asked(h, "code", {h.pair("claims", claims)}))};
            h.expectRefusal(Harness::read(h.service->handle(request)), 400, "invalid claims");
        }
        for (const char *claims : {"", "{}", R"({"id_token":null})", R"({"other":{"email":null}})"})
            QCOMPARE(h.approve(asked(h, "code", {h.pair("claims", claims)})).status, 303);
    }

    void userinfoIsForUserTokensWithTheScope()
    {
        h.expectRefusal(h.fetch("/oauth2/userinfo"), 401, "missing authorization token");
        const auto with = h.signIn("quillscribe", {Api::Scope::Openid});
        QCOMPARE(userinfo(with.token).json, always("quillscribe"));
        QCOMPARE(h.fetch("/oauth2/userinfo", {}, "bearer " + with.token.toLatin1()).status(), 200);
        h.expectRefusal(h.fetch("/oauth2/userinfo", {}, "OAuth " + with.token.toLatin1()), 401,
                        "invalid access token");
        h.expectRefusal(userinfo(u"x"_s), 401, "invalid access token");
        h.expectRefusal(userinfo(h.app().token), 401, "invalid access token");
        h.expectRefusal(userinfo(h.signIn("quillscribe", {}).token), 401, "missing scope: openid");
        QCOMPARE(h.post("/oauth2/userinfo", {}).status(), 404);
    }

    void theKeysArePublishedWithoutTheirPrivateHalf()
    {
        const auto answer = h.fetch("/oauth2/keys");
        QCOMPARE(answer.status(), 200);
        const QJsonArray keys = answer.json["keys"_L1].toArray();
        QCOMPARE(keys.size(), 1);
        const QJsonObject key = keys.first().toObject();
        QCOMPARE(key.keys(), QStringList({u"alg"_s, u"e"_s, u"kid"_s, u"kty"_s, u"n"_s, u"use"_s}));
        QCOMPARE(key["e"_L1].toString(), u"AQAB"_s);
        QCOMPARE(key["kty"_L1].toString(), u"RSA"_s);
        QCOMPARE(fromBase64Url(key["n"_L1].toString().toLatin1()).size(), 256);
        // A token of another key does not verify with this one.
        TokenHarness own({.followers = 5});
        const auto foreign = own.item(own.sentTo(own.approve(asked(own, "id_token")), '#'), "id_token");
        QVERIFY(!claimsOf(own, foreign).isEmpty());
        QVERIFY(!isSignedBy(key, foreign.toLatin1()));
    }

    void theKeyStaysThroughRestartAndReset()
    {
        const QTemporaryDir folder;
        const Sandbox::WorldSettings settings{.dbFile = folder.filePath(u"world"_s), .followers = 5};
        QJsonArray first;
        {
            TokenHarness own(settings);
            QCOMPARE(own.count("SELECT count(*) FROM signing_keys"), 0);
            first = keysOf(own);
            QCOMPARE(keysOf(own), first);
        }
        TokenHarness own(settings);
        QCOMPARE(keysOf(own), first);
        QVERIFY(own.world->reset(3));
        QCOMPARE(keysOf(own), first);
        QCOMPARE(own.count("SELECT count(*) FROM signing_keys"), 1);
    }

    void theConfigurationSaysWhereAllOfThatIs()
    {
        const QJsonObject found = h.fetch("/oauth2/.well-known/openid-configuration").json;
        QCOMPARE(found["issuer"_L1].toString(), u"http://localhost:7890/oauth2"_s);
        for (const auto &[name, path] :
             {std::pair("authorization_endpoint", "/authorize"), std::pair("token_endpoint", "/token"),
              std::pair("userinfo_endpoint", "/userinfo"), std::pair("jwks_uri", "/keys"),
              std::pair("device_authorization_endpoint", "/device"),
              std::pair("revocation_endpoint", "/revoke")}) {
            const QUrl url(found[QLatin1String(name)].toString());
            QCOMPARE(url.toString(), u"http://localhost:7890/oauth2"_s + QLatin1String(path));
            Sandbox::Request request{.method = "GET", .path = url.path().toLatin1()};
            const int get = h.service->handle(request).status;
            request.method = "POST";
            QVERIFY2(get != 404 || h.service->handle(request).status != 404, name);
        }
        for (const auto &type : found["response_types_supported"_L1].toArray()) {
            QCOMPARE(h.approve(asked(h, qPrintable(type.toString()))).status, 303);
        }
    }
};

QTEST_GUILESS_MAIN(TestOpenId)
#include "tst_openid.moc"
