// SPDX-License-Identifier: GPL-3.0-or-later

// The steps of a sign-in without a window, over real HTTP: which redirects are accepted, what is exchanged
// and what never is, and that every failure has an error message.

#include "accounts_rig.h"

#include "accounts/capabilities.h"
#include "schema/endpoint.h"

#include <QTcpServer>
#include <QUrlQuery>

using namespace Sidestage;
using namespace std::chrono_literals;
using Kind = SignInFailure::Kind;
using Stage = SignIn::Stage;

namespace {

struct Attempt
{
    explicit Attempt(const ServiceProfile &profile)
        : signIn(profile, &network)
    {
        QObject::connect(&signIn, &SignIn::finished, &signIn,
                         [this](const AccountInfo &who, const Token &granted) {
                             ++finished;
                             info = who;
                             token = granted;
                         });
        QObject::connect(&signIn, &SignIn::failed, &signIn,
                         [this](const SignInFailure &why) { failures.append(why); });
    }
    explicit Attempt(const SandboxFixture &sandbox)
        : Attempt(profileOf(sandbox))
    {
    }
    QUrl start(bool forceVerify = false)
    {
        signIn.start(someScopes, forceVerify);
        return signIn.url();
    }
    QString state() const { return QUrlQuery(signIn.url()).queryItemValue(QStringLiteral("state")); }
    /// The registered address with this query.
    QUrl back(const QString &query) const
    {
        QUrl url = signIn.profile().redirectUri;
        url.setQuery(query);
        return url;
    }
    bool isOver() const { return finished || !failures.isEmpty(); }

    QNetworkAccessManager network;
    SignIn signIn;
    int finished = 0;
    AccountInfo info;
    Token token;
    QList<SignInFailure> failures;
};

}  // namespace

class TestSignIn : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    Visitor m_visitor;

    int exchanges() { return m_sandbox.served("/oauth2/token"); }

private Q_SLOTS:
    void cleanup() { m_sandbox.clearFaults(); }

    void anApprovalBecomesAnAccountAndItsToken()
    {
        Attempt attempt(m_sandbox);
        const QString id = m_sandbox.idOf(QStringLiteral("teaandturrets"));
        attempt.signIn.handleRedirect(m_visitor.decide(attempt.start(), id, true));
        QTRY_VERIFY(attempt.isOver());
        QVERIFY2(attempt.failures.isEmpty(),
                 attempt.failures.isEmpty() ? "" : qPrintable(attempt.failures[0].message));
        QCOMPARE(attempt.info.userId, id);
        QCOMPARE(attempt.info.login, QStringLiteral("teaandturrets"));
        QVERIFY(!attempt.info.displayName.isEmpty());
        QCOMPARE(attempt.info.type, Api::BroadcasterType::Affiliate);
        QCOMPARE(attempt.token.scopeSet(), someScopes);
        QVERIFY(!attempt.token.refresh.isEmpty());
        QVERIFY(attempt.token.expiresAt > QDateTime::currentDateTimeUtc());
        QCOMPARE(attempt.signIn.stage(), Stage::Finished);
    }

    void aDenialSaysThatNothingWasChanged()
    {
        Attempt attempt(m_sandbox);
        const int before = exchanges();
        attempt.signIn.handleRedirect(
            m_visitor.decide(attempt.start(), m_sandbox.idOf(QStringLiteral("quillscribe")), false));
        QCOMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::Denied);
        QVERIFY(attempt.failures[0].message.contains(QStringLiteral("Nothing was changed")));
        QCOMPARE(exchanges(), before);
    }

    void theStateIsNewAndLongEachTime()
    {
        Attempt attempt(m_sandbox);
        QSet<QString> seen;
        for (int i = 0; i < 50; ++i) {
            attempt.start();
            QVERIFY(QByteArray::fromBase64(attempt.state().toLatin1(), QByteArray::Base64UrlEncoding).size()
                    >= 16);
            seen.insert(attempt.state());
        }
        QCOMPARE(seen.size(), 50);
    }

    void aRedirectWithoutOurStateExchangesNothing_data()
    {
        QTest::addColumn<QString>("query");  // %1: our state
        QTest::newRow("no state") << QStringLiteral("code=abc");
        QTest::newRow("empty state") << QStringLiteral("code=abc&state=");
        QTest::newRow("another state")
            << QStringLiteral("code=abc&state=0123456789012345678901234567890123456789012");
        QTest::newRow("a beginning of it") << QStringLiteral("code=abc&state=%2");
        QTest::newRow("more than it") << QStringLiteral("code=abc&state=%1x");
        QTest::newRow("twice") << QStringLiteral("code=abc&state=%1&state=%1");
        QTest::newRow("another and ours") << QStringLiteral("code=abc&state=x&state=%1");
        QTest::newRow("under another name") << QStringLiteral("code=abc&State=%1");
        QTest::newRow("in the fragment") << QStringLiteral("code=abc#state=%1");
        QTest::newRow("a denial without it") << QStringLiteral("error=access_denied");
        QTest::newRow("not UTF-8") << QStringLiteral("code=abc&state=%FF%FE");
        QTest::newRow("nothing at all") << QString();
    }
    void aRedirectWithoutOurStateExchangesNothing()
    {
        QFETCH(QString, query);
        Attempt attempt(m_sandbox);
        attempt.start();
        const int before = exchanges();
        query.replace(QStringLiteral("%1"), attempt.state());
        query.replace(QStringLiteral("%2"), attempt.state().left(20));
        const QUrl url = QUrl::fromEncoded(
            (attempt.signIn.profile().redirectUri.toString() + u'?' + query).toUtf8(), QUrl::TolerantMode);
        attempt.signIn.handleRedirect(url);
        QCOMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::WrongState);
        QVERIFY(attempt.failures[0].message.contains(QStringLiteral("not used")));
        QCOMPARE(exchanges(), before);
        // The attempt is over: the correct redirect comes too late.
        attempt.signIn.handleRedirect(attempt.back(QStringLiteral("code=abc&state=") + attempt.state()));
        QCOMPARE(attempt.failures.size(), 1);
    }

    void aRedirectWithoutACodeIsExplained_data()
    {
        QTest::addColumn<QString>("query");
        QTest::newRow("no code") << QStringLiteral("state=%1");
        QTest::newRow("empty code") << QStringLiteral("state=%1&code=");
        QTest::newRow("two codes") << QStringLiteral("state=%1&code=a&code=b");
        QTest::newRow("a token instead") << QStringLiteral("state=%1#access_token=abc");
    }
    void aRedirectWithoutACodeIsExplained()
    {
        QFETCH(QString, query);
        Attempt attempt(m_sandbox);
        attempt.start();
        const int before = exchanges();
        attempt.signIn.handleRedirect(
            QUrl(attempt.signIn.profile().redirectUri.toString() + u'?' + query.arg(attempt.state())));
        QCOMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::Malformed);
        QCOMPARE(exchanges(), before);
    }

    void onlyTheRegisteredAddressIsTheWayBack_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("ours");
        QTest::newRow("bare") << QStringLiteral("http://localhost:17563/done") << true;
        QTest::newRow("query") << QStringLiteral("http://localhost:17563/done?code=1&state=2") << true;
        QTest::newRow("fragment") << QStringLiteral("http://localhost:17563/done#x") << true;
        QTest::newRow("capital host") << QStringLiteral("http://LOCALHOST:17563/done") << true;
        QTest::newRow("capital scheme") << QStringLiteral("HTTP://localhost:17563/done") << true;
        QTest::newRow("slash") << QStringLiteral("http://localhost:17563/done/") << false;
        QTest::newRow("longer") << QStringLiteral("http://localhost:17563/done2") << false;
        QTest::newRow("shorter") << QStringLiteral("http://localhost:17563/") << false;
        QTest::newRow("below") << QStringLiteral("http://localhost:17563/done/x") << false;
        QTest::newRow("capital path") << QStringLiteral("http://localhost:17563/Done") << false;
        QTest::newRow("dots") << QStringLiteral("http://localhost:17563/x/../done") << false;
        QTest::newRow("encoded") << QStringLiteral("http://localhost:17563/don%2565") << false;
        QTest::newRow("https") << QStringLiteral("https://localhost:17563/done") << false;
        QTest::newRow("port") << QStringLiteral("http://localhost:17564/done") << false;
        QTest::newRow("no port") << QStringLiteral("http://localhost/done") << false;
        QTest::newRow("number") << QStringLiteral("http://127.0.0.1:17563/done") << false;
        QTest::newRow("subdomain") << QStringLiteral("http://a.localhost:17563/done") << false;
        QTest::newRow("suffix") << QStringLiteral("http://localhost.example:17563/done") << false;
        QTest::newRow("dot") << QStringLiteral("http://localhost.:17563/done") << false;
        QTest::newRow("user") << QStringLiteral("http://me@localhost:17563/done") << false;
        QTest::newRow("as user") << QStringLiteral("http://localhost:17563@example.com/done") << false;
        QTest::newRow("scheme") << QStringLiteral("ftp://localhost:17563/done") << false;
        QTest::newRow("script") << QStringLiteral("javascript:http://localhost:17563/done") << false;
        QTest::newRow("empty") << QString() << false;
    }
    void onlyTheRegisteredAddressIsTheWayBack()
    {
        QFETCH(QString, url);
        QFETCH(bool, ours);
        ServiceProfile profile = profileOf(m_sandbox);
        profile.redirectUri = QUrl(QStringLiteral("http://localhost:17563/done"));
        Attempt attempt(profile);
        attempt.start();
        QCOMPARE(attempt.signIn.isRedirect(QUrl(url)), ours);
        if (!ours) {
            attempt.signIn.handleRedirect(QUrl(url));
            QVERIFY(!attempt.isOver());
        }
    }

    void anEmptyPathIsASlash()
    {
        ServiceProfile profile = profileOf(m_sandbox);
        profile.redirectUri = QUrl(QStringLiteral("http://localhost:17563"));
        Attempt attempt(profile);
        QVERIFY(attempt.signIn.isRedirect(QUrl(QStringLiteral("http://localhost:17563/?code=1"))));
        profile.redirectUri = QUrl(QStringLiteral("https://app.example"));
        Attempt other(profile);
        QVERIFY(other.signIn.isRedirect(QUrl(QStringLiteral("https://app.example:443/?code=1"))));
    }

    void onlyTheServiceMayBeVisited_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("may");
        QTest::newRow("page") << QStringLiteral("https://id.example/oauth2/authorize?x=1") << true;
        QTest::newRow("any path") << QStringLiteral("https://id.example/help") << true;
        QTest::newRow("the port it has") << QStringLiteral("https://id.example:443/help") << true;
        QTest::newRow("listed host") << QStringLiteral("https://login.example/") << true;
        QTest::newRow("listed host, plain") << QStringLiteral("http://login.example/") << false;
        QTest::newRow("listed host, port") << QStringLiteral("https://login.example:8443/") << false;
        QTest::newRow("below a listed host") << QStringLiteral("https://x.login.example/") << false;
        QTest::newRow("plain") << QStringLiteral("http://id.example/") << false;
        QTest::newRow("port") << QStringLiteral("https://id.example:444/") << false;
        QTest::newRow("foreign") << QStringLiteral("https://example.com/") << false;
        QTest::newRow("as user") << QStringLiteral("https://id.example@example.com/") << false;
        QTest::newRow("with user") << QStringLiteral("https://me@id.example/") << false;
        QTest::newRow("suffix") << QStringLiteral("https://id.example.com/") << false;
        QTest::newRow("file") << QStringLiteral("file:///etc/passwd") << false;
        QTest::newRow("script") << QStringLiteral("javascript:alert(1)") << false;
        QTest::newRow("data") << QStringLiteral("data:text/html,x") << false;
        QTest::newRow("blob") << QStringLiteral("blob:https://id.example/1") << false;
        QTest::newRow("source") << QStringLiteral("view-source:https://id.example/") << false;
        QTest::newRow("the way back") << QStringLiteral("https://id.example/back?code=1") << false;
    }
    void onlyTheServiceMayBeVisited()
    {
        QFETCH(QString, url);
        QFETCH(bool, may);
        ServiceProfile profile = profileOf(m_sandbox);
        profile.authUrl = QUrl(QStringLiteral("https://id.example"));
        profile.redirectUri = QUrl(QStringLiteral("https://id.example/back"));
        profile.signInHosts = {QStringLiteral("login.example")};
        Attempt attempt(profile);
        QCOMPARE(attempt.signIn.mayVisit(QUrl(url)), may);
    }

    void aCodeThatWasUsedIsRefusedInTheServicesWords()
    {
        Attempt first(m_sandbox);
        const QString id = m_sandbox.idOf(QStringLiteral("pipnocturne"));
        const QUrl back = m_visitor.decide(first.start(), id, true);
        first.signIn.handleRedirect(back);
        QTRY_COMPARE(first.finished, 1);

        Attempt second(m_sandbox);
        second.start();
        const QString code = QUrlQuery(back).queryItemValue(QStringLiteral("code"));
        second.signIn.handleRedirect(
            second.back(QStringLiteral("code=%1&state=%2").arg(code, second.state())));
        QTRY_COMPARE(second.failures.size(), 1);
        QCOMPARE(second.failures[0].kind, Kind::Refused);
        QVERIFY(second.failures[0].message.contains(QStringLiteral("Invalid authorization code")));
        QVERIFY(!second.failures[0].message.contains(code));
    }

    void anAddressThatIsNotRegisteredIsExplained()
    {
        ServiceProfile profile = profileOf(m_sandbox);
        const QUrl registered = profile.redirectUri;
        profile.redirectUri = QUrl(QStringLiteral("http://localhost:1/elsewhere"));
        Attempt attempt(profile);
        attempt.start();
        // The service reports the error to the address that is registered, which is not ours.
        QUrl answer = registered;
        answer.setQuery(
            QStringLiteral("error=redirect_mismatch&error_description=Parameter+redirect_uri+does+not+match"
                           "+registered+URI&state=")
            + attempt.state());
        QVERIFY(!attempt.signIn.mayVisit(answer));
        QVERIFY(attempt.signIn.handleForeign(answer));
        QCOMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::Refused);
        QVERIFY(attempt.failures[0].message.contains(QStringLiteral("http://localhost:1/elsewhere")));
        QCOMPARE(attempt.failures[0].words,
                 QStringLiteral("Parameter redirect_uri does not match registered URI"));
    }

    void aForeignAddressWithoutOurStateIsNothingForUs()
    {
        Attempt attempt(m_sandbox);
        attempt.start();
        QVERIFY(
            !attempt.signIn.handleForeign(QUrl(QStringLiteral("https://example.com/?error=access_denied"))));
        QVERIFY(!attempt.signIn.handleForeign(
            QUrl(QStringLiteral("https://example.com/?state=") + attempt.state())));
        QVERIFY(!attempt.isOver());
    }

    void aServiceThatIsDownIsCalledSo_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<int>("status");
        QTest::newRow("exchange, 503") << QByteArray("/oauth2/token") << 503;
        QTest::newRow("exchange, cut") << QByteArray("/oauth2/token") << 0;
        QTest::newRow("validate, 500") << QByteArray("/oauth2/validate") << 500;
        QTest::newRow("users, 500") << QByteArray("/users") << 500;
    }
    void aServiceThatIsDownIsCalledSo()
    {
        QFETCH(QByteArray, path);
        QFETCH(int, status);
        Attempt attempt(m_sandbox);
        const QUrl back
            = m_visitor.decide(attempt.start(), m_sandbox.idOf(QStringLiteral("quillscribe")), true);
        const int revoked = m_sandbox.served("/oauth2/revoke");
        m_sandbox.fault({.path = path,
                         .times = -1,
                         .status = status,
                         .message = QStringLiteral("Out of tea"),
                         .cutConnection = status == 0});
        attempt.signIn.handleRedirect(back);
        QTRY_COMPARE(attempt.failures.size(), 1);
        if (status == 0) {
            QCOMPARE(attempt.failures[0].kind, Kind::Offline);
        } else {
            // The service did respond, and the user can act on its message.
            QCOMPARE(attempt.failures[0].kind, Kind::Refused);
            QVERIFY2(attempt.failures[0].message.contains(QStringLiteral("(%1)").arg(status)),
                     qPrintable(attempt.failures[0].message));
            QVERIFY2(attempt.failures[0].message.contains(QLatin1String("Out of tea")),
                     qPrintable(attempt.failures[0].message));
        }
        if (path != "/oauth2/token")
            QTRY_COMPARE(m_sandbox.served("/oauth2/revoke"),
                         revoked + 1);  // the token is not used and is therefore revoked
    }

    void aServiceThatTalksNonsenseIsCalledSo()
    {
        Attempt attempt(m_sandbox);
        const QUrl back
            = m_visitor.decide(attempt.start(), m_sandbox.idOf(QStringLiteral("quillscribe")), true);
        m_sandbox.fault({.path = "/oauth2/token", .body = QByteArray("<html>hello")});
        attempt.signIn.handleRedirect(back);
        QTRY_COMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::Malformed);
    }

    void aTokenOfAnotherAppIsNotUsed()
    {
        Attempt attempt(m_sandbox);
        const QUrl back
            = m_visitor.decide(attempt.start(), m_sandbox.idOf(QStringLiteral("quillscribe")), true);
        m_sandbox.fault(
            {.path = "/oauth2/validate",
             .body = QByteArray(
                 R"({"client_id":"somebodyelse","user_id":"1","login":"x","scopes":[],"expires_in":9})")});
        attempt.signIn.handleRedirect(back);
        QTRY_COMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::WrongApp);
    }

    void aTokenOfAnotherUserIsNotUsed()
    {
        Attempt attempt(m_sandbox);
        const QUrl back
            = m_visitor.decide(attempt.start(), m_sandbox.idOf(QStringLiteral("quillscribe")), true);
        const QString client = m_sandbox.client().id;
        m_sandbox.fault(
            {.path = "/oauth2/validate",
             .body
             = QStringLiteral(R"({"client_id":"%1","user_id":"1","login":"x","scopes":[],"expires_in":9})")
                   .arg(client)
                   .toUtf8()});
        attempt.signIn.handleRedirect(back);
        QTRY_COMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::Malformed);
    }

    void cancellingEndsItAndATokenThatComesLaterIsRevoked_data()
    {
        QTest::addColumn<QByteArray>("slow");
        QTest::addColumn<bool>("destroy");
        QTest::newRow("exchange") << QByteArray("/oauth2/token") << false;
        QTest::newRow("exchange, destroyed") << QByteArray("/oauth2/token") << true;
        QTest::newRow("validate") << QByteArray("/oauth2/validate") << false;
        QTest::newRow("validate, destroyed") << QByteArray("/oauth2/validate") << true;
        QTest::newRow("users") << QByteArray("/users") << false;
        QTest::newRow("users, destroyed") << QByteArray("/users") << true;
    }
    void cancellingEndsItAndATokenThatComesLaterIsRevoked()
    {
        QFETCH(QByteArray, slow);
        QFETCH(bool, destroy);
        QNetworkAccessManager network;
        auto signIn = std::make_unique<SignIn>(profileOf(m_sandbox), &network);
        QSignalSpy finished(signIn.get(), &SignIn::finished);
        QSignalSpy failed(signIn.get(), &SignIn::failed);
        signIn->start(someScopes);
        const QUrl back
            = m_visitor.decide(signIn->url(), m_sandbox.idOf(QStringLiteral("quillscribe")), true);
        const int revoked = m_sandbox.served("/oauth2/revoke");
        const int asked = m_sandbox.served(slow);
        m_sandbox.fault({.path = slow, .delay = 300ms});
        signIn->handleRedirect(back);
        QTRY_COMPARE(m_sandbox.served(slow), asked + 1);
        if (destroy) {
            signIn.reset();
        } else {
            signIn->cancel();
            QCOMPARE(signIn->stage(), Stage::Cancelled);
        }
        QTRY_COMPARE(m_sandbox.served("/oauth2/revoke"), revoked + 1);
        QCOMPARE(finished.size(), 0);
        QCOMPARE(failed.size(), 0);
    }

    void startingAgainForgetsTheAttemptBefore()
    {
        Attempt attempt(m_sandbox);
        const QUrl stale
            = m_visitor.decide(attempt.start(), m_sandbox.idOf(QStringLiteral("quillscribe")), true);
        const QUrl fresh
            = m_visitor.decide(attempt.start(), m_sandbox.idOf(QStringLiteral("quillscribe")), true);
        QVERIFY(attempt.signIn.isRedirect(stale));
        attempt.signIn.handleRedirect(fresh);
        QTRY_COMPARE(attempt.finished, 1);
        attempt.start();
        attempt.signIn.handleRedirect(stale);
        QCOMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::WrongState);
    }

    void whatIsAskedForIsWhatSidestageUses()
    {
        Api::ScopeSet all;
        QSet<QString> ids;
        for (const Capability &capability : capabilities()) {
            QVERIFY(!capability.title.isEmpty());
            QVERIFY(!capability.scopes.isEmpty());
            QVERIFY(!all.containsAny(capability.scopes));
            all = all | capability.scopes;
            ids.insert(capability.id);
        }
        QCOMPARE(ids.size(), capabilities().size());
        const QSet<QByteArray> usedByPages{
#define USED(E, page, folder) #E,
#include "app/describe/coverage.def"
#undef USED
        };
        int checked = 0;
        for (const Api::EndpointInfo *info : Api::catalogue()) {
            if (!usedByPages.contains(info->name))
                continue;
            ++checked;
            if (!info->spec.scopes.isEmpty())
                QVERIFY2(all.containsAny(info->spec.scopes), info->name);
            // Sidestage shows all that a response can contain, except e-mail addresses.
            if (QByteArray(info->name) != "GetUsers")
                QVERIFY2(all.containsAll(info->spec.unlocks), info->name);
        }
        QVERIFY(checked > 20);
        QVERIFY(!all.contains(Api::Scope::UserReadEmail));
        QNetworkAccessManager network;
        SignIn signIn(profileOf(m_sandbox), &network);
        signIn.start(all, true);
        const QUrlQuery query(signIn.url());
        QCOMPARE(query.queryItemValue(QStringLiteral("force_verify")), QStringLiteral("true"));
        QCOMPARE(query.queryItemValue(QStringLiteral("response_type")), QStringLiteral("code"));
        QCOMPARE(Api::ScopeSet::fromNames(query.queryItemValue(QStringLiteral("scope"), QUrl::FullyDecoded)
                                              .replace(u'+', u' ')
                                              .split(u' ')),
                 all);
    }
};

QTEST_GUILESS_MAIN(TestSignIn)
#include "tst_sign_in.moc"
