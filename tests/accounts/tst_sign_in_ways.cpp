// SPDX-License-Identifier: GPL-3.0-or-later

// Signing in with the browser and on another device, without a window, over real HTTP: success and every kind
// of failure of each way.

#include "browser.h"
#include "json_text.h"
#include "sandbox/oauth/device_codes.h"
#include "sign_in_trial.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using Kind = SignInFailure::Kind;
using Stage = SignIn::Stage;
using Way = SignIn::Way;

class TestSignInWays : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    Visitor m_visitor;
    QString m_user;
    int m_apps = 0;

    ServiceProfile browserProfile(bool isPublic = false)
    {
        ServiceProfile profile = profileOf(m_sandbox);
        registerApp(m_sandbox, profile, u"browser%1"_s.arg(++m_apps),
                    isPublic ? QString() : u"not much of a secret"_s,
                    QUrl(u"http://localhost:%1/signed-in"_s.arg(freePort())));
        return profile;
    }
    QString accessOf(const ServiceProfile &profile)
    {
        return m_sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Grants>()
                .issueUserToken(profile.clientId, m_user, someScopes)
                .value_or({})
                .accessToken;
        });
    }
    bool isValid(const QString &access)
    {
        return m_sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Grants>().find(access.toUtf8()).has_value();
        });
    }
    void answerPoll(const QString &words, int times = 1, int status = 400)
    {
        m_sandbox.fault({.path = "/oauth2/token", .times = times, .status = status, .message = words});
    }

private Q_SLOTS:
    void initTestCase() { m_user = m_sandbox.idOf(u"pipnocturne"_s); }
    void cleanup() { m_sandbox.clearFaults(); }

    // ---- in the browser

    void theBrowserBringsTheTokenBack_data()
    {
        QTest::addColumn<bool>("isPublic");
        QTest::newRow("confidential") << false;
        QTest::newRow("public") << true;
    }
    void theBrowserBringsTheTokenBack()
    {
        QFETCH(bool, isPublic);
        Trial trial(browserProfile(isPublic));
        const int exchanges = m_sandbox.served("/oauth2/token");
        trial.signIn->start(someScopes, false, Way::Browser);
        QCOMPARE(trial.signIn->stage(), Stage::AskingUser);
        const QUrl back = m_visitor.decide(trial.signIn->url(), m_user, true);
        QCOMPARE(back.hasFragment(), isPublic);  // a code is useless without the client secret
        QVERIFY(Browser::arrive(back).body.contains("You can close this page"));
        QTRY_VERIFY(trial.isOver());
        QVERIFY2(trial.failures.isEmpty(),
                 trial.failures.isEmpty() ? "" : qPrintable(trial.failures[0].message));
        QCOMPARE(trial.info.login, u"pipnocturne"_s);
        QCOMPARE(trial.token.scopeSet(), someScopes);
        QCOMPARE(trial.token.refresh.isEmpty(), isPublic);
        // The fragment has no expiry time, so it is read from the service.
        QVERIFY(trial.token.expiresAt > trial.clock.now());
        QCOMPARE(m_sandbox.served("/oauth2/token"), exchanges + (isPublic ? 0 : 1));
        QVERIFY(isValid(trial.token.access));
        // The listener is closed.
        QCOMPARE(Browser::get(back.adjusted(QUrl::RemoveFragment)).status, 0);
    }

    void aDenialInTheBrowserIsSaidSo()
    {
        Trial trial(browserProfile());
        trial.signIn->start(someScopes, false, Way::Browser);
        const QUrl back = m_visitor.decide(trial.signIn->url(), m_user, false);
        QVERIFY(!back.hasFragment());
        QVERIFY(Browser::arrive(back).body.contains("You denied access"));
        QCOMPARE(trial.failures.size(), 1);
        QCOMPARE(trial.failures[0].kind, Kind::Denied);
    }

    void anAnswerToAnotherSignInIsNotUsed()
    {
        const ServiceProfile profile = browserProfile(true);
        Trial trial(profile);
        const QString access = accessOf(profile);
        trial.signIn->start(someScopes, false, Way::Browser);
        const int validated = m_sandbox.served("/oauth2/validate");
        const auto page = Browser::arrive(
            trial.backWithFragment(u"access_token=%1&state=guessed&token_type=bearer"_s.arg(access)));
        QCOMPARE(page.status, 400);
        QVERIFY(page.body.contains("does not belong"));
        QCOMPARE(trial.strangers, 1);
        QVERIFY(!trial.isOver());
        QCOMPARE(m_sandbox.served("/oauth2/validate"), validated);
        QVERIFY(isValid(access));  // the token is not ours, so it is not revoked

        // A page of an earlier attempt that was left open.
        const QUrl stale = m_visitor.decide(trial.signIn->url(), m_user, true);
        trial.signIn->start(someScopes, false, Way::Browser);
        QCOMPARE(Browser::arrive(stale).status, 400);
        QCOMPARE(trial.strangers, 2);
        Browser::arrive(m_visitor.decide(trial.signIn->url(), m_user, true));
        QTRY_COMPARE(trial.finished, 1);
    }

    void anAnswerWithoutATokenIsExplained_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::newRow("none") << u"state=%1"_s;
        QTest::newRow("empty") << u"access_token=&state=%1"_s;
        QTest::newRow("two") << u"access_token=a&access_token=b&state=%1"_s;
        QTest::newRow("a code") << u"code=abc&state=%1"_s;
    }
    void anAnswerWithoutATokenIsExplained()
    {
        QFETCH(QString, answer);
        Trial trial(browserProfile(true));
        trial.signIn->start(someScopes, false, Way::Browser);
        Browser::arrive(trial.backWithFragment(answer.arg(trial.state())));
        QCOMPARE(trial.failures.size(), 1);
        QCOMPARE(trial.failures[0].kind, Kind::Malformed);
    }

    void anAnswerWithoutACodeIsExplained()
    {
        // A token is not accepted where a code is expected.
        Trial trial(browserProfile());
        trial.signIn->start(someScopes, false, Way::Browser);
        const int exchanges = m_sandbox.served("/oauth2/token");
        Browser::arrive(trial.backWithFragment(u"access_token=abc&state="_s + trial.state()));
        QCOMPARE(trial.failures.size(), 1);
        QCOMPARE(trial.failures[0].kind, Kind::Malformed);
        QCOMPARE(m_sandbox.served("/oauth2/token"), exchanges);
    }

    /// The sign-in may be destroyed in a slot of its own signal.
    void itMayBeDestroyedByItsOwnNews_data()
    {
        QTest::addColumn<bool>("byStage");
        QTest::newRow("of its failure") << false;
        QTest::newRow("of its stage") << true;
    }
    void itMayBeDestroyedByItsOwnNews()
    {
        QFETCH(bool, byStage);
        for (const Way way : {Way::Browser, Way::InWindow}) {
            Trial trial(browserProfile());
            trial.signIn->start(someScopes, false, way);
            const auto end = [&] { trial.signIn.reset(); };
            if (byStage)
                connect(trial.signIn.get(), &SignIn::stageChanged, this, end);
            else
                connect(trial.signIn.get(), &SignIn::failed, this, end);
            QUrl back = trial.signIn->profile().redirectUri;
            back.setQuery(u"error=server_error&state="_s + trial.state());
            if (way == Way::Browser)
                Browser::arrive(back);
            else
                trial.signIn->handleRedirect(back);
            QTRY_VERIFY(!trial.signIn);
        }
    }

    void aTokenOfAnotherAppIsNotUsed()
    {
        // A token that was issued to another app could be injected here.
        Trial trial(browserProfile(true));
        const QString foreign = m_sandbox.signIn(u"quillscribe"_s).accessToken;
        trial.signIn->start(someScopes, false, Way::Browser);
        Browser::arrive(trial.backWithFragment(u"access_token=%1&state=%2"_s.arg(foreign, trial.state())));
        QTRY_COMPARE(trial.failures.size(), 1);
        QCOMPARE(trial.failures[0].kind, Kind::WrongApp);
        QVERIFY(isValid(foreign));
    }

    void anInventedTokenIsRefused()
    {
        Trial trial(browserProfile(true));
        trial.signIn->start(someScopes, false, Way::Browser);
        Browser::arrive(trial.backWithFragment(u"access_token=invented&state="_s + trial.state()));
        QTRY_COMPARE(trial.failures.size(), 1);
        QCOMPARE(trial.failures[0].kind, Kind::Refused);
        QVERIFY(!trial.failures[0].message.contains(u"invented"_s));
    }

    void whoNeverComesBackIsNotWaitedForEver()
    {
        Trial trial(browserProfile());
        trial.signIn->setTimeout(50ms);
        trial.signIn->start(someScopes, false, Way::Browser);
        QTRY_COMPARE(trial.failures.size(), 1);
        QCOMPARE(trial.failures[0].kind, Kind::Expired);
        QCOMPARE(Browser::get(trial.signIn->profile().redirectUri).status, 0);
    }

    void aPortThatIsTakenIsSaidSo()
    {
        const ServiceProfile profile = browserProfile();
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost, quint16(profile.redirectUri.port())));
        Trial trial(profile);
        trial.signIn->start(someScopes, false, Way::Browser);
        QCOMPARE(trial.failures.size(), 1);
        QCOMPARE(trial.failures[0].kind, Kind::NotHere);
        QVERIFY(trial.failures[0].message.contains(QString::number(profile.redirectUri.port())));
        other.close();
        trial.signIn->start(someScopes, false, Way::Browser);
        QCOMPARE(trial.signIn->stage(), Stage::AskingUser);
    }

    void anAddressElsewhereIsSaidSo()
    {
        ServiceProfile profile = browserProfile();
        profile.redirectUri = QUrl(u"https://app.example/back"_s);
        Trial trial(profile);
        trial.signIn->start(someScopes, false, Way::Browser);
        QCOMPARE(trial.failures.size(), 1);
        QCOMPARE(trial.failures[0].kind, Kind::NotHere);
        QCOMPARE(trial.failures[0].message, SignIn::blockReasonFor(Way::Browser, profile));
    }

    void theEmbeddedPagesWayBackIsNotTheBrowsers()
    {
        Trial trial(browserProfile());
        trial.signIn->start(someScopes, false, Way::Browser);
        QUrl back = trial.signIn->profile().redirectUri;
        back.setQuery(u"code=abc&state="_s + trial.state());
        trial.signIn->handleRedirect(back);
        back.setQuery(u"error=x&state="_s + trial.state());
        QVERIFY(!trial.signIn->handleForeign(back));
        QVERIFY(!trial.isOver());
    }

    // ---- on another device

    void aDeviceIsLetInByItsCode_data()
    {
        QTest::addColumn<bool>("isPublic");
        QTest::newRow("confidential") << false;
        QTest::newRow("public") << true;
    }
    void aDeviceIsLetInByItsCode()
    {
        QFETCH(bool, isPublic);
        Trial trial(browserProfile(isPublic));
        const DeviceCode code = trial.code();
        QVERIFY(!code.code.isEmpty());
        QVERIFY(code.address.isValid());
        QCOMPARE(code.expiresAt, trial.clock.now().addSecs(code.lifetime.count()));
        QTRY_VERIFY(trial.asked >= 2);  // it polls, and the user has not decided
        QCOMPARE(trial.signIn->device()->askedAt(), trial.clock.now());
        QVERIFY(trial.signIn->device()->asksAt() > trial.clock.now());
        QVERIFY(!trial.signIn->device()->isDoubted());
        m_visitor.activate(code.address, code.code, m_user, true);
        QTRY_VERIFY(trial.isOver());
        QVERIFY2(trial.failures.isEmpty(),
                 trial.failures.isEmpty() ? "" : qPrintable(trial.failures[0].message));
        QCOMPARE(trial.info.login, u"pipnocturne"_s);
        QCOMPARE(trial.token.scopeSet(), someScopes);
        QVERIFY(!trial.token.refresh.isEmpty());
        QCOMPARE(trial.signIn->device(), nullptr);
    }

    void aCodeThatNobodyEntersExpires()
    {
        Trial trial(browserProfile());
        const DeviceCode code = trial.code();
        trial.clock.advance(code.lifetime - 1s);
        const int asked = trial.asked;
        QTRY_VERIFY(trial.asked > asked);
        QVERIFY(!trial.isOver());
        QVERIFY(trial.signIn->device()->asksAt() <= code.expiresAt);  // no poll is planned after the expiry
        trial.clock.advance(1s);
        QTRY_COMPARE(trial.failures.size(), 1);
        QCOMPARE(trial.failures[0].kind, Kind::Expired);
    }

    void aDenialOnTheDeviceEndsIt()
    {
        Trial trial(browserProfile());
        const DeviceCode code = trial.code();
        m_visitor.activate(code.address, code.code, m_user, false);
        QTRY_VERIFY(trial.signIn->device() && trial.signIn->device()->isDoubted());
        QTRY_COMPARE(trial.failures.size(), 1);
        QCOMPARE(trial.failures[0].kind, Kind::Refused);
        QVERIFY(trial.failures[0].message.contains(u"denied or withdrawn"_s));
    }

    void whatTheServiceSaysIsUnderstood_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("kind");
        QTest::newRow("denied") << u"access_denied"_s << 400 << int(Kind::Denied);
        QTest::newRow("denied, forbidden") << u"The user denied you access"_s << 403 << int(Kind::Denied);
        QTest::newRow("expired") << u"expired_token"_s << 400 << int(Kind::Expired);
        QTest::newRow("no such app") << u"invalid client"_s << 400 << int(Kind::Refused);
    }
    void whatTheServiceSaysIsUnderstood()
    {
        QFETCH(QString, words);
        QFETCH(int, status);
        QFETCH(int, kind);
        Trial trial(browserProfile());
        answerPoll(words, -1, status);
        trial.code();
        QTRY_COMPARE(trial.failures.size(), 1);
        QCOMPARE(int(trial.failures[0].kind), kind);
        QCOMPARE(trial.failures[0].words, words);
    }

    void aServiceThatErrsForAWhileIsOutlived()
    {
        // "invalid device code" was observed while the code was still pending (api-facts A5).
        Trial trial(browserProfile());
        answerPoll(u"invalid device code"_s, DeviceGrant::maxRefusals - 1);
        const DeviceCode code = trial.code();
        QTRY_VERIFY(trial.asked >= DeviceGrant::maxRefusals);
        QVERIFY(!trial.isOver());
        QVERIFY(!trial.signIn->device()->isDoubted());
        m_visitor.activate(code.address, code.code, m_user, true);
        QTRY_COMPARE(trial.finished, 1);
    }

    void aServiceThatInsistsIsBelieved()
    {
        Trial trial(browserProfile());
        answerPoll(u"Invalid Device Code"_s, -1);
        trial.code();
        QTRY_COMPARE(trial.failures.size(), 1);
        QCOMPARE(trial.failures[0].kind, Kind::Refused);
        QCOMPARE(trial.asked, DeviceGrant::maxRefusals - 1);
    }

    void anAnswerThatGotLostWithTheTokenIsSaidSo()
    {
        Trial trial(browserProfile());
        const DeviceCode code = trial.code();
        m_sandbox.inService([&](Sandbox::Service &service) {
            Sandbox::DeviceCodes &codes = service.world().area<Sandbox::DeviceCodes>();
            if (!codes.approve(codes.find(code.code)->id, m_user))
                qFatal("cannot approve");
            // The request takes effect, but its response is lost.
            service.faults().add({.path = "/oauth2/token", .cutConnection = true, .handled = true});
        });
        QTRY_COMPARE(trial.failures.size(), 1);
        QCOMPARE(trial.failures[0].kind, Kind::Refused);
        QVERIFY(trial.failures[0].message.contains(u"the response from the service was lost"_s));
    }

    void aServiceThatIsAwayIsAskedAgain_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QByteArray>("body");
        QTest::newRow("500") << 500 << QByteArray();
        QTest::newRow("503") << 503 << QByteArray();
        QTest::newRow("cut") << 0 << QByteArray();
        QTest::newRow("nonsense") << 200 << QByteArray("<html>");
    }
    void aServiceThatIsAwayIsAskedAgain()
    {
        QFETCH(int, status);
        QFETCH(QByteArray, body);
        Trial trial(browserProfile());
        Sandbox::InjectedFault fault{
            .path = "/oauth2/token", .times = 3, .status = status, .cutConnection = status == 0};
        if (!body.isEmpty())
            fault.body = body;
        m_sandbox.fault(fault);
        const DeviceCode code = trial.code();
        QTRY_VERIFY(trial.asked >= 4);
        QVERIFY(!trial.isOver());
        m_visitor.activate(code.address, code.code, m_user, true);
        QTRY_COMPARE(trial.finished, 1);
    }

    void whoIsToldToSlowDownDoes_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<int>("status");
        QTest::newRow("as other services say") << u"slow_down"_s << 400;
        QTest::newRow("by its number") << u"Too many requests"_s << 429;
    }
    void whoIsToldToSlowDownDoes()
    {
        QFETCH(QString, words);
        QFETCH(int, status);
        Trial trial(browserProfile());
        answerPoll(words, 2, status);
        trial.code();
        const auto pause = [&] { return trial.clock.now().secsTo(trial.signIn->device()->asksAt()); };
        const qint64 first = pause();
        QVERIFY(first > 0);
        QTRY_COMPARE(trial.asked, 1);
        QCOMPARE(pause(), first + 5);
        QTRY_COMPARE(trial.asked, 2);
        QCOMPARE(pause(), first + 10);
        QTRY_COMPARE(trial.asked, 3);
        QCOMPARE(pause(), first + 10);
    }

    void aServiceThatSaysNoTimesIsAskedAtUsualOnes()
    {
        Trial trial(browserProfile());
        m_sandbox.fault({.path = "/oauth2/device",
                         .status = 200,
                         .body = json("{'device_code':'a','user_code':'KXPR7TMQ',"
                                      "'verification_uri':'https://app.example/activate'}")});
        answerPoll(u"authorization_pending"_s, -1);
        const DeviceCode code = trial.code();
        QCOMPARE(code.code, u"KXPR7TMQ"_s);
        QCOMPARE(code.lifetime, std::chrono::seconds(30min));
        QCOMPARE(trial.clock.now().secsTo(trial.signIn->device()->asksAt()), 5);
    }

    void aCodeThatCannotBeHadIsExplained_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<int>("kind");
        QTest::newRow("refused") << 400 << int(Kind::Refused);
        QTest::newRow("down") << 503 << int(Kind::Refused);
        QTest::newRow("nonsense") << 200 << int(Kind::Malformed);
    }
    void aCodeThatCannotBeHadIsExplained()
    {
        QFETCH(int, status);
        QFETCH(int, kind);
        Trial trial(browserProfile());
        m_sandbox.fault({.path = "/oauth2/device",
                         .status = status,
                         .message = u"invalid scope requested: 'x'"_s,
                         .body = status == 200 ? std::optional(QByteArray("[]")) : std::nullopt});
        trial.code();
        QCOMPARE(trial.failures.size(), 1);
        QCOMPARE(int(trial.failures[0].kind), kind);
    }

    // ---- both ways

    void cancellingEndsItAndATokenThatComesLaterIsRevoked_data()
    {
        QTest::addColumn<int>("way");
        QTest::addColumn<QByteArray>("slow");
        QTest::addColumn<bool>("destroy");
        for (const bool destroy : {false, true}) {
            const QByteArray how = destroy ? ", destroyed" : ", cancelled";
            QTest::newRow("browser, validate" + how)
                << int(Way::Browser) << QByteArray("/oauth2/validate") << destroy;
            QTest::newRow("browser, users" + how) << int(Way::Browser) << QByteArray("/users") << destroy;
            QTest::newRow("device, token" + how)
                << int(Way::Device) << QByteArray("/oauth2/token") << destroy;
            QTest::newRow("device, validate" + how)
                << int(Way::Device) << QByteArray("/oauth2/validate") << destroy;
        }
    }
    void cancellingEndsItAndATokenThatComesLaterIsRevoked()
    {
        QFETCH(int, way);
        QFETCH(QByteArray, slow);
        QFETCH(bool, destroy);
        Trial trial(browserProfile());
        const int revoked = m_sandbox.served("/oauth2/revoke");
        int asked = 0;
        if (Way(way) == Way::Browser) {
            trial.signIn->start(someScopes, false, Way::Browser);
            const QUrl back = m_visitor.decide(trial.signIn->url(), m_user, true);
            asked = m_sandbox.served(slow);
            m_sandbox.fault({.path = slow, .delay = 300ms});
            Browser::arrive(back);
        } else {
            const DeviceCode code = trial.code();
            // There is no poll before the user has decided.
            trial.signIn->setSecond(10ms);
            m_sandbox.fault({.path = slow, .times = slow == "/oauth2/token" ? -1 : 1, .delay = 300ms});
            m_visitor.activate(code.address, code.code, m_user, true);
            asked = m_sandbox.served(slow);
        }
        QTRY_VERIFY(m_sandbox.served(slow) > asked);
        if (destroy) {
            trial.signIn.reset();
        } else {
            trial.signIn->cancel();
            QCOMPARE(trial.signIn->stage(), Stage::Cancelled);
        }
        QTRY_COMPARE(m_sandbox.served("/oauth2/revoke"), revoked + 1);
        QVERIFY(!trial.isOver());
    }

    void eachWayCanBeCancelledBeforeAnythingHasHappened()
    {
        Trial trial(browserProfile());
        for (const Way way : {Way::InWindow, Way::Browser, Way::Device}) {
            trial.signIn->start(someScopes, false, way);
            trial.signIn->cancel();
            QCOMPARE(trial.signIn->stage(), Stage::Cancelled);
        }
        // Starting another way replaces the current one.
        for (const Way way : {Way::Browser, Way::Device, Way::InWindow, Way::Browser, Way::Browser}) {
            trial.signIn->start(someScopes, false, way);
            QCOMPARE(trial.signIn->way(), way);
        }
        Browser::arrive(m_visitor.decide(trial.signIn->url(), m_user, true));
        QTRY_COMPARE(trial.finished, 1);
        QVERIFY(trial.failures.isEmpty());
    }

    void cancellingFreesThePort()
    {
        Trial trial(browserProfile());
        trial.signIn->start(someScopes, false, Way::Browser);
        trial.signIn->cancel();
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost, quint16(trial.signIn->profile().redirectUri.port())));
    }

    void theUsualWayIsOneThatWorks()
    {
        ServiceProfile profile = profileOf(m_sandbox);
        QCOMPARE(SignIn::usualWay(profile), Way::InWindow);
        for (const Way way : {Way::InWindow, Way::Browser, Way::Device})
            QVERIFY(SignIn::blockReasonFor(way, profile).isEmpty());
        profile.clientSecret.clear();
        QCOMPARE(SignIn::usualWay(profile), Way::Device);
        QVERIFY(SignIn::blockReasonFor(Way::InWindow, profile).contains(u"secret"_s));
        QVERIFY(SignIn::blockReasonFor(Way::Browser, profile).isEmpty());
        profile.redirectUri = QUrl(u"https://app.example/back"_s);
        QVERIFY(!SignIn::blockReasonFor(Way::Browser, profile).isEmpty());
        QVERIFY(SignIn::blockReasonFor(Way::Device, profile).isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestSignInWays)
#include "tst_sign_in_ways.moc"
