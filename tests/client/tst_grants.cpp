// SPDX-License-Identifier: GPL-3.0-or-later

// The client's side of the token service, one grant after the other, against the sandbox.

#include "json_text.h"
#include "sandbox/oauth/device_codes.h"
#include "test_world.h"

#include "api/games.h"
#include "client/answer.h"

#include <QNetworkReply>
#include <QUrlQuery>

using namespace Sidestage;
using namespace Sidestage::Api;

namespace {

const ScopeSet someScopes{Scope::ChannelManageBroadcast, Scope::UserReadFollows};

/// Records the requested URLs.
class Recorder : public QNetworkAccessManager
{
public:
    QList<QUrl> urls;

protected:
    QNetworkReply *createRequest(Operation operation, const QNetworkRequest &request,
                                 QIODevice *body) override
    {
        urls.append(request.url());
        return QNetworkAccessManager::createRequest(operation, request, body);
    }
};

}  // namespace

class TestGrants : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    Recorder m_network;

    ServiceProfile confidential() const { return profileOf(m_sandbox); }
    ServiceProfile publicClient() const
    {
        ServiceProfile profile = confidential();
        profile.clientId = u"pocket-remote"_s;
        profile.clientSecret.clear();
        profile.redirectUri = QUrl(u"http://localhost:17565/"_s);
        return profile;
    }
    TokenService service(const ServiceProfile &profile) { return TokenService(profile, &m_network); }
    int asked() { return m_sandbox.served("/oauth2/token"); }
    void answerToken(const QByteArray &body, int status = 200)
    {
        m_sandbox.fault({.path = "/oauth2/token", .status = status, .body = body});
    }
    void decide(const QString &userCode, const QString &login, bool approve)
    {
        m_sandbox.inSandbox([&](Sandbox::World &world) {
            const auto asking = world.area<Sandbox::DeviceCodes>().find(userCode);
            if (!asking)
                qFatal("nobody asks with that code");
            const auto done = approve
                ? world.area<Sandbox::DeviceCodes>().approve(asking->id, world.userByLogin(login)->id)
                : world.area<Sandbox::DeviceCodes>().deny(asking->id);
            if (!done || !*done)
                qFatal("cannot decide");
        });
    }

private Q_SLOTS:
    void cleanup()
    {
        m_sandbox.clearFaults();
        m_network.urls.clear();
    }

    void theAppsOwnTokenReachesWhatBelongsToNobody()
    {
        const auto token = wait(service(confidential()).appToken());
        QVERIFY(token);
        QVERIFY(!token->access.isEmpty());
        QVERIFY(token->refresh.isEmpty());
        QVERIFY(token->scopes.isEmpty());
        QVERIFY(token->expiresAt > QDateTime::currentDateTimeUtc().addDays(30));
        const auto validation = wait(service(confidential()).validate(token->access));
        QVERIFY(validation);
        QVERIFY(!validation->userId && !validation->login);
        QCOMPARE(validation->clientId, confidential().clientId);

        const auto store = *ProfileStore::open(u":memory:"_s);
        Account app(confidential(), {}, *token, &m_network, store.get());
        std::optional<bool> found;
        app.client()->call(GetGames{.names = {u"Ember Circuit"_s}}).then(&app, [&](auto games) {
            found = games && games->size() == 1;
        });
        QTRY_VERIFY(found);
        QVERIFY(*found);
    }

    void withoutASecretNoAppTokenIsAskedFor()
    {
        const int before = asked();
        const auto refused = wait(service(publicClient()).appToken());
        QVERIFY(!refused);
        QCOMPARE(refused.error().fault, Fault::Missing);
        QCOMPARE(refused.error().field, u"client_secret"_s);
        QCOMPARE(asked(), before);
    }

    void aWrongSecretIsRefusedInTheServicesWords()
    {
        ServiceProfile profile = confidential();
        profile.clientSecret = u"guessed"_s;
        const auto refused = wait(service(profile).appToken());
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, Error::Kind::Forbidden);
        QCOMPARE(refused.error().message, u"invalid client secret"_s);
    }

    void aPublicClientRenewsWithoutASecret()
    {
        const auto user = m_sandbox.inSandbox([](Sandbox::World &world) -> Result<Sandbox::IssuedToken> {
            return world.area<Sandbox::Grants>().issueUserToken(
                u"pocket-remote"_s, world.userByLogin(u"teaandturrets"_s)->id, someScopes);
        });
        QVERIFY(user);
        Session session(service(publicClient()),
                        {.access = user->accessToken, .refresh = user->refreshToken});
        QVERIFY(wait(session.renew(user->accessToken)));
        QVERIFY(session.token().access != user->accessToken);
        QVERIFY(session.token().refresh != user->refreshToken);  // each refresh token works once
        QCOMPARE(session.token().scopeSet(), someScopes);

        // A refresh token that was already used ends the session that still has it.
        Session late(service(publicClient()), {.access = user->accessToken, .refresh = user->refreshToken});
        QSignalSpy ended(&late, &Session::ended);
        QVERIFY(!wait(late.renew(user->accessToken)));
        QCOMPARE(ended.size(), 1);
        QCOMPARE(late.ending(), Session::Ending::Refused);
    }

    void aTokenThatCannotBeRenewedEndsItsSessionAndSaysWhy()
    {
        const int before = asked();
        Session session(service(confidential()), {.access = u"ran out"_s});
        QCOMPARE(session.ending(), Session::Ending::None);
        QSignalSpy ended(&session, &Session::ended);
        const auto renewed = wait(session.renew(u"ran out"_s));
        QVERIFY(!renewed);
        QCOMPARE(renewed.error().kind, Error::Kind::Unauthorized);
        QCOMPARE(ended.size(), 1);
        QCOMPARE(session.ending(), Session::Ending::NotRenewable);
        QCOMPARE(asked(), before);
        session.setToken({.access = u"new"_s});
        QCOMPARE(session.ending(), Session::Ending::None);
        QCOMPARE(Session(service(confidential()), {}).ending(), Session::Ending::NoToken);
    }

    void onlyWordsAboutTheTokenEndOneThatCannotBeRenewed_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<bool>("isTheEnd");
        QTest::newRow("a gateway's page") << QByteArray("<html>Sign in to this network.</html>") << false;
        QTest::newRow("nothing") << QByteArray() << false;
        QTest::newRow("a gateway's JSON") << json("{'error':'Unauthorized'}") << false;
        QTest::newRow("its words") << json("{'status':401,'message':'Please sign in to the proxy'}") << false;
        QTest::newRow("a header that was lost")
            << json("{'status':401,'message':'OAuth token is missing'}") << false;
        QTest::newRow("another matter")
            << json("{'status':401,'message':'Client ID and OAuth token do not match'}") << false;
        QTest::newRow("the service") << json(
            "{'error':'Unauthorized','status':401,'message':'Invalid OAuth token'}")
                                     << true;
        QTest::newRow("its token service") << json("{'status':401,'message':'invalid access token'}") << true;
        QTest::newRow("as the standard has it") << json("{'error':'invalid_token'}") << true;
    }
    void onlyWordsAboutTheTokenEndOneThatCannotBeRenewed()
    {
        QFETCH(QByteArray, body);
        QFETCH(bool, isTheEnd);
        const Error answer = Answer{.status = 401, .body = body}.error();
        const Session implicit(service(confidential()), {.access = u"a"_s});
        QCOMPARE(implicit.isRejected(answer), isTheEnd);
        // A session that can renew its token just tries that.
        const Session coded(service(confidential()), {.access = u"a"_s, .refresh = u"b"_s});
        QCOMPARE(coded.isRejected(answer), !answer.message.contains("match"_L1));
    }

    void aDeviceGetsItsTokenOnceTheUserHasApproved_data()
    {
        QTest::addColumn<bool>("isPublic");
        QTest::newRow("confidential") << false;
        QTest::newRow("public") << true;
    }
    void aDeviceGetsItsTokenOnceTheUserHasApproved()
    {
        QFETCH(bool, isPublic);
        const TokenService tokens = service(isPublic ? publicClient() : confidential());
        const auto device = wait(tokens.startDevice(someScopes));
        QVERIFY(device);
        QVERIFY(!device->deviceCode.isEmpty() && !device->userCode.isEmpty());
        QVERIFY(device->expiresIn > 0 && device->interval > 0);
        QCOMPARE(device->verificationUri.path(), u"/activate"_s);

        const auto pending = wait(tokens.pollDevice(device->deviceCode, someScopes));
        QVERIFY(pending && !*pending);
        decide(device->userCode, u"pipnocturne"_s, true);
        const auto granted = wait(tokens.pollDevice(device->deviceCode, someScopes));
        QVERIFY(granted && *granted);
        QCOMPARE((*granted)->scopeSet(), someScopes);
        QVERIFY(!(*granted)->refresh.isEmpty());
        QCOMPARE(wait(tokens.validate((*granted)->access))->login, u"pipnocturne"_s);
        QVERIFY(wait(tokens.refresh((*granted)->refresh)));

        const auto used = wait(tokens.pollDevice(device->deviceCode, someScopes));
        QVERIFY(!used);
        QCOMPARE(used.error().kind, Error::Kind::Invalid);
        QCOMPARE(used.error().message, u"invalid device code"_s);
    }

    void aDeviceMayAskForNothing()
    {
        const TokenService tokens = service(confidential());
        const auto device = wait(tokens.startDevice({}));
        QVERIFY(device);
        decide(device->userCode, u"pipnocturne"_s, true);
        const auto granted = wait(tokens.pollDevice(device->deviceCode, {}));
        QVERIFY(granted && *granted);
        QVERIFY((*granted)->scopes.isEmpty());
    }

    void pendingIsRecognisedHoweverItIsWritten_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("as specified") << json("{'status':400,'message':'authorization_pending'}");
        QTest::newRow("capitals") << json("{'status':400,'message':'AUTHORIZATION_PENDING'}");
        QTest::newRow("in a sentence")
            << json("{'status':400,'message':'Authorization_Pending: the user has not decided'}");
        QTest::newRow("as other services do") << json("{'error':'authorization_pending'}");
        QTest::newRow("both") << json(
            "{'error':'Bad Request','status':400,'message':'authorization_pending'}");
    }
    void pendingIsRecognisedHoweverItIsWritten()
    {
        QFETCH(QByteArray, body);
        answerToken(body, 400);
        const auto answer = wait(service(confidential()).pollDevice(u"code"_s, {}));
        QVERIFY(answer && !*answer);
    }

    void whatIsNotPendingIsAnError_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("kind");
        QTest::newRow("too often") << 400 << u"slow_down"_s << int(Error::Kind::RateLimited);
        QTest::newRow("429") << 429 << u"too many"_s << int(Error::Kind::RateLimited);
        QTest::newRow("denied") << 400 << u"access_denied"_s << int(Error::Kind::Invalid);
        QTest::newRow("unknown") << 400 << u"invalid device code"_s << int(Error::Kind::Invalid);
        QTest::newRow("down") << 503 << QString() << int(Error::Kind::Server);
    }
    void whatIsNotPendingIsAnError()
    {
        QFETCH(int, status);
        QFETCH(QString, words);
        QFETCH(int, kind);
        m_sandbox.fault({.path = "/oauth2/token", .status = status, .message = words});
        const auto answer = wait(service(confidential()).pollDevice(u"code"_s, {}));
        QVERIFY(!answer);
        QCOMPARE(int(answer.error().kind), kind);
        QCOMPARE(answer.error().message, words);
    }

    void aDeviceThatCannotBeStartedIsToldWhy()
    {
        ServiceProfile profile = confidential();
        profile.clientId = u"nobody"_s;
        const auto refused = wait(service(profile).startDevice(someScopes));
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, Error::Kind::Invalid);
        QCOMPARE(refused.error().message, u"invalid client"_s);
    }

    void aDeviceAnswerWithoutItsCodesIsNone_data()
    {
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QString>("field");
        QTest::newRow("no device code")
            << json("{'user_code':'A','verification_uri':'http://a.example/'}") << u"device_code"_s;
        QTest::newRow("no user code")
            << json("{'device_code':'A','verification_uri':'http://a.example/'}") << u"user_code"_s;
        QTest::newRow("no address") << json("{'device_code':'A','user_code':'B'}") << u"verification_uri"_s;
        QTest::newRow("no JSON") << QByteArray("<html>") << QString();
    }
    void aDeviceAnswerWithoutItsCodesIsNone()
    {
        QFETCH(QByteArray, body);
        QFETCH(QString, field);
        m_sandbox.fault({.path = "/oauth2/device", .status = 200, .body = body});
        const auto device = wait(service(confidential()).startDevice(someScopes));
        QVERIFY(!device);
        QCOMPARE(device.error().kind, Error::Kind::Protocol);
        QCOMPARE(device.error().field, field);
    }

    void scopesAreReadHoweverTheyAreWritten_data()
    {
        QTest::addColumn<QByteArray>("scope");
        QTest::addColumn<QStringList>("scopes");
        const QStringList two{u"bits:read"_s, u"user:edit"_s};
        QTest::newRow("a list") << json("'scope':['bits:read','user:edit'],") << two;
        QTest::newRow("a text") << json("'scope':'bits:read user:edit',") << two;
        QTest::newRow("twice") << json("'scope':['bits:read','user:edit','bits:read'],") << two;
        QTest::newRow("null") << json("'scope':null,") << QStringList();
        QTest::newRow("absent") << QByteArray() << QStringList();
        QTest::newRow("an empty list") << json("'scope':[],") << QStringList();
        QTest::newRow("a list of nothing") << json("'scope':[''],") << QStringList();
        QTest::newRow("an empty text") << json("'scope':'',") << QStringList();
    }
    void scopesAreReadHoweverTheyAreWritten()
    {
        QFETCH(QByteArray, scope);
        QFETCH(QStringList, scopes);
        answerToken("{" + scope + json("'access_token':'a','expires_in':100,'token_type':'bearer'}"));
        const auto token = wait(service(confidential()).exchange(u"code"_s));
        QVERIFY(token);
        QCOMPARE(token->scopes, scopes);
    }

    void consentIsAskedForACodeOrForAToken()
    {
        const TokenService tokens = service(confidential());
        const QString state = u"a state"_s;
        const QUrlQuery code(tokens.authorizeUrl(someScopes, state, false));
        const QUrlQuery token(tokens.authorizeUrl(someScopes, state, true, TokenService::Consent::Token));
        QCOMPARE(code.queryItemValue(u"response_type"_s), u"code"_s);
        QVERIFY(!code.hasQueryItem(u"force_verify"_s));
        QCOMPARE(token.queryItemValue(u"response_type"_s), u"token"_s);
        QCOMPARE(token.queryItemValue(u"force_verify"_s), u"true"_s);
        QVERIFY(!token.hasQueryItem(u"client_secret"_s));
    }

    void nothingSecretTravelsInAnAddress()
    {
        const TokenService tokens = service(confidential());
        std::ignore = wait(tokens.exchange(u"secret-code"_s));
        std::ignore = wait(tokens.refresh(u"secret-refresh"_s));
        std::ignore = wait(tokens.appToken());
        std::ignore = wait(tokens.startDevice(someScopes));
        std::ignore = wait(tokens.pollDevice(u"secret-device"_s, someScopes));
        std::ignore = wait(tokens.validate(u"secret-access"_s));
        std::ignore = wait(tokens.revoke(u"secret-access"_s));
        QCOMPARE(m_network.urls.size(), 7);
        for (const QUrl &url : std::as_const(m_network.urls)) {
            QVERIFY2(!url.hasQuery(), qPrintable(url.toString()));
            QVERIFY(url.path().startsWith(u"/oauth2/"_s));
        }
    }

    void withoutANetworkEverythingIsCancelled()
    {
        auto network = std::make_unique<QNetworkAccessManager>();
        const TokenService tokens(confidential(), network.get());
        network.reset();
        QCOMPARE(wait(tokens.appToken()).error().kind, Error::Kind::Cancelled);
        QCOMPARE(wait(tokens.startDevice({})).error().kind, Error::Kind::Cancelled);
        QCOMPARE(wait(tokens.pollDevice(u"x"_s, {})).error().kind, Error::Kind::Cancelled);
    }
};

QTEST_GUILESS_MAIN(TestGrants)
#include "tst_grants.moc"
