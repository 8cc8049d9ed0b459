// SPDX-License-Identifier: GPL-3.0-or-later

// The steps of a sign-in without a window, over real HTTP: which redirects are accepted, what is exchanged
// and what never is, and that every failure has an error message.

#include "sign_in_trial.h"

#include "accounts/capabilities.h"
#include "api/event.h"
#include "schema/endpoint.h"

#include <QDirIterator>

using namespace Sidestage;
using namespace std::chrono_literals;
using Kind = SignInFailure::Kind;
using Stage = SignIn::Stage;

class TestSignIn : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    Visitor m_visitor;

    int exchanges() { return m_sandbox.served("/oauth2/token"); }

    /// What the program does with the declarations, without the declarations.
    static QString sourcesOfCore()
    {
        QString all;
        QDirIterator files(QStringLiteral(SIDESTAGE_SOURCE_DIR "/core"), {u"*.cpp"_s, u"*.h"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (!file.fileName().contains("/core/api/"_L1) && file.open(QIODevice::ReadOnly))
                all += QString::fromUtf8(file.readAll());
        }
        return all;
    }

private Q_SLOTS:
    void cleanup() { m_sandbox.clearFaults(); }

    void anApprovalBecomesAnAccountAndItsToken()
    {
        Trial attempt(profileOf(m_sandbox));
        const QString id = m_sandbox.idOf(u"teaandturrets"_s);
        attempt.signIn->handleRedirect(m_visitor.decide(attempt.start(), id, true));
        QTRY_VERIFY(attempt.isOver());
        QVERIFY2(attempt.failures.isEmpty(),
                 attempt.failures.isEmpty() ? "" : qPrintable(attempt.failures[0].message));
        QCOMPARE(attempt.info.userId, id);
        QCOMPARE(attempt.info.login, u"teaandturrets"_s);
        QVERIFY(!attempt.info.displayName.isEmpty());
        QCOMPARE(attempt.info.type, Api::BroadcasterType::Affiliate);
        QCOMPARE(attempt.token.scopeSet(), someScopes);
        QVERIFY(!attempt.token.refresh.isEmpty());
        QVERIFY(attempt.token.expiresAt > attempt.clock.now());
        QCOMPARE(attempt.signIn->stage(), Stage::Finished);
    }

    void aDenialSaysThatNothingWasChanged()
    {
        Trial attempt(profileOf(m_sandbox));
        const int before = exchanges();
        attempt.signIn->handleRedirect(
            m_visitor.decide(attempt.start(), m_sandbox.idOf(u"quillscribe"_s), false));
        QCOMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::Denied);
        QVERIFY(attempt.failures[0].message.contains(u"Nothing was changed"_s));
        QCOMPARE(exchanges(), before);
    }

    void theStateIsNewAndLongEachTime()
    {
        Trial attempt(profileOf(m_sandbox));
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
        QTest::newRow("no state") << u"code=abc"_s;
        QTest::newRow("empty state") << u"code=abc&state="_s;
        QTest::newRow("another state") << u"code=abc&state=0123456789012345678901234567890123456789012"_s;
        QTest::newRow("a beginning of it") << u"code=abc&state=%2"_s;
        QTest::newRow("more than it") << u"code=abc&state=%1x"_s;
        QTest::newRow("twice") << u"code=abc&state=%1&state=%1"_s;
        QTest::newRow("another and ours") << u"code=abc&state=x&state=%1"_s;
        QTest::newRow("under another name") << u"code=abc&State=%1"_s;
        QTest::newRow("in the fragment") << u"code=abc#state=%1"_s;
        QTest::newRow("a denial without it") << u"error=access_denied"_s;
        QTest::newRow("not UTF-8") << u"code=abc&state=%FF%FE"_s;
        QTest::newRow("nothing at all") << QString();
    }
    void aRedirectWithoutOurStateExchangesNothing()
    {
        QFETCH(QString, query);
        Trial attempt(profileOf(m_sandbox));
        attempt.start();
        const int before = exchanges();
        query.replace(u"%1"_s, attempt.state());
        query.replace(u"%2"_s, attempt.state().left(20));
        const QUrl url = QUrl::fromEncoded(
            (attempt.signIn->profile().redirectUri.toString() + u'?' + query).toUtf8(), QUrl::TolerantMode);
        attempt.signIn->handleRedirect(url);
        QCOMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::WrongState);
        QVERIFY(attempt.failures[0].message.contains(u"not used"_s));
        QCOMPARE(exchanges(), before);
        // The attempt is over: the correct redirect comes too late.
        attempt.signIn->handleRedirect(attempt.backWithQuery(u"code=abc&state="_s + attempt.state()));
        QCOMPARE(attempt.failures.size(), 1);
    }

    void aRedirectWithoutACodeIsExplained_data()
    {
        QTest::addColumn<QString>("query");
        QTest::newRow("no code") << u"state=%1"_s;
        QTest::newRow("empty code") << u"state=%1&code="_s;
        QTest::newRow("two codes") << u"state=%1&code=a&code=b"_s;
        QTest::newRow("a token instead") << u"state=%1#access_token=abc"_s;
    }
    void aRedirectWithoutACodeIsExplained()
    {
        QFETCH(QString, query);
        Trial attempt(profileOf(m_sandbox));
        attempt.start();
        const int before = exchanges();
        attempt.signIn->handleRedirect(
            QUrl(attempt.signIn->profile().redirectUri.toString() + u'?' + query.arg(attempt.state())));
        QCOMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::Malformed);
        QCOMPARE(exchanges(), before);
    }

    void onlyTheRegisteredAddressIsTheWayBack_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("ours");
        QTest::newRow("bare") << u"http://localhost:17563/done"_s << true;
        QTest::newRow("query") << u"http://localhost:17563/done?code=1&state=2"_s << true;
        QTest::newRow("fragment") << u"http://localhost:17563/done#x"_s << true;
        QTest::newRow("capital host") << u"http://LOCALHOST:17563/done"_s << true;
        QTest::newRow("capital scheme") << u"HTTP://localhost:17563/done"_s << true;
        QTest::newRow("slash") << u"http://localhost:17563/done/"_s << false;
        QTest::newRow("longer") << u"http://localhost:17563/done2"_s << false;
        QTest::newRow("shorter") << u"http://localhost:17563/"_s << false;
        QTest::newRow("below") << u"http://localhost:17563/done/x"_s << false;
        QTest::newRow("capital path") << u"http://localhost:17563/Done"_s << false;
        QTest::newRow("dots") << u"http://localhost:17563/x/../done"_s << false;
        QTest::newRow("encoded") << u"http://localhost:17563/don%2565"_s << false;
        QTest::newRow("https") << u"https://localhost:17563/done"_s << false;
        QTest::newRow("port") << u"http://localhost:17564/done"_s << false;
        QTest::newRow("no port") << u"http://localhost/done"_s << false;
        QTest::newRow("number") << u"http://127.0.0.1:17563/done"_s << false;
        QTest::newRow("subdomain") << u"http://a.localhost:17563/done"_s << false;
        QTest::newRow("suffix") << u"http://localhost.example:17563/done"_s << false;
        QTest::newRow("dot") << u"http://localhost.:17563/done"_s << false;
        QTest::newRow("user") << u"http://me@localhost:17563/done"_s << false;
        QTest::newRow("as user") << u"http://localhost:17563@example.com/done"_s << false;
        QTest::newRow("scheme") << u"ftp://localhost:17563/done"_s << false;
        QTest::newRow("script") << u"javascript:http://localhost:17563/done"_s << false;
        QTest::newRow("empty") << QString() << false;
    }
    void onlyTheRegisteredAddressIsTheWayBack()
    {
        QFETCH(QString, url);
        QFETCH(bool, ours);
        ServiceProfile profile = profileOf(m_sandbox);
        profile.redirectUri = QUrl(u"http://localhost:17563/done"_s);
        Trial attempt(profile);
        attempt.start();
        QCOMPARE(attempt.signIn->isRedirect(QUrl(url)), ours);
        if (!ours) {
            attempt.signIn->handleRedirect(QUrl(url));
            QVERIFY(!attempt.isOver());
        }
    }

    void anEmptyPathIsASlash()
    {
        ServiceProfile profile = profileOf(m_sandbox);
        profile.redirectUri = QUrl(u"http://localhost:17563"_s);
        Trial attempt(profile);
        QVERIFY(attempt.signIn->isRedirect(QUrl(u"http://localhost:17563/?code=1"_s)));
        profile.redirectUri = QUrl(u"https://app.example"_s);
        Trial other(profile);
        QVERIFY(other.signIn->isRedirect(QUrl(u"https://app.example:443/?code=1"_s)));
    }

    void onlyTheServiceMayBeVisited_data()
    {
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("may");
        QTest::newRow("page") << u"https://id.example/oauth2/authorize?x=1"_s << true;
        QTest::newRow("any path") << u"https://id.example/help"_s << true;
        QTest::newRow("the port it has") << u"https://id.example:443/help"_s << true;
        QTest::newRow("listed host") << u"https://login.example/"_s << true;
        QTest::newRow("listed host, plain") << u"http://login.example/"_s << false;
        QTest::newRow("listed host, port") << u"https://login.example:8443/"_s << false;
        QTest::newRow("below a listed host") << u"https://x.login.example/"_s << false;
        QTest::newRow("plain") << u"http://id.example/"_s << false;
        QTest::newRow("port") << u"https://id.example:444/"_s << false;
        QTest::newRow("foreign") << u"https://example.com/"_s << false;
        QTest::newRow("as user") << u"https://id.example@example.com/"_s << false;
        QTest::newRow("with user") << u"https://me@id.example/"_s << false;
        QTest::newRow("suffix") << u"https://id.example.com/"_s << false;
        QTest::newRow("file") << u"file:///etc/passwd"_s << false;
        QTest::newRow("script") << u"javascript:alert(1)"_s << false;
        QTest::newRow("data") << u"data:text/html,x"_s << false;
        QTest::newRow("blob") << u"blob:https://id.example/1"_s << false;
        QTest::newRow("source") << u"view-source:https://id.example/"_s << false;
        QTest::newRow("the way back") << u"https://id.example/back?code=1"_s << false;
    }
    void onlyTheServiceMayBeVisited()
    {
        QFETCH(QString, url);
        QFETCH(bool, may);
        ServiceProfile profile = profileOf(m_sandbox);
        profile.authUrl = QUrl(u"https://id.example"_s);
        profile.redirectUri = QUrl(u"https://id.example/back"_s);
        profile.signInHosts = {u"login.example"_s};
        Trial attempt(profile);
        QCOMPARE(attempt.signIn->mayVisit(QUrl(url)), may);
    }

    void aCodeThatWasUsedIsRefusedInTheServicesWords()
    {
        Trial first(profileOf(m_sandbox));
        const QString id = m_sandbox.idOf(u"pipnocturne"_s);
        const QUrl back = m_visitor.decide(first.start(), id, true);
        first.signIn->handleRedirect(back);
        QTRY_COMPARE(first.finished, 1);

        Trial second(profileOf(m_sandbox));
        second.start();
        const QString code = QUrlQuery(back).queryItemValue(u"code"_s);
        second.signIn->handleRedirect(second.backWithQuery(u"code=%1&state=%2"_s.arg(code, second.state())));
        QTRY_COMPARE(second.failures.size(), 1);
        QCOMPARE(second.failures[0].kind, Kind::Refused);
        QVERIFY(second.failures[0].message.contains(u"Invalid authorization code"_s));
        QVERIFY(!second.failures[0].message.contains(code));
    }

    void aWrongSecretLeadsToTheServiceProfile()
    {
        ServiceProfile profile = profileOf(m_sandbox);
        profile.clientSecret = u"wrong"_s;
        Trial attempt(profile);
        const QUrl back = m_visitor.decide(attempt.start(), m_sandbox.idOf(u"pipnocturne"_s), true);
        attempt.signIn->handleRedirect(back);
        QTRY_COMPARE(attempt.failures.size(), 1);
        const QString said = attempt.failures[0].message;
        QVERIFY2(said.contains(u"“invalid client secret”"_s)
                     && said.endsWith(u"Check the client ID and the client secret in the service profile."_s),
                 qPrintable(said));
    }

    void anAddressThatIsNotRegisteredIsExplained()
    {
        ServiceProfile profile = profileOf(m_sandbox);
        const QUrl registered = profile.redirectUri;
        profile.redirectUri = QUrl(u"http://localhost:1/elsewhere"_s);
        Trial attempt(profile);
        attempt.start();
        // The service reports the error to the address that is registered, which is not ours.
        QUrl answer = registered;
        answer.setQuery(u"error=redirect_mismatch&error_description=Parameter+redirect_uri+does+not+match"
                        u"+registered+URI&state="_s
                        + attempt.state());
        QVERIFY(!attempt.signIn->mayVisit(answer));
        QVERIFY(attempt.signIn->handleForeign(answer));
        QCOMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::Refused);
        QVERIFY(attempt.failures[0].message.contains(u"http://localhost:1/elsewhere"_s));
        QCOMPARE(attempt.failures[0].words, u"Parameter redirect_uri does not match registered URI"_s);
    }

    void aForeignAddressWithoutOurStateIsNothingForUs()
    {
        Trial attempt(profileOf(m_sandbox));
        attempt.start();
        QVERIFY(!attempt.signIn->handleForeign(QUrl(u"https://example.com/?error=access_denied"_s)));
        QVERIFY(!attempt.signIn->handleForeign(QUrl(u"https://example.com/?state="_s + attempt.state())));
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
        Trial attempt(profileOf(m_sandbox));
        const QUrl back = m_visitor.decide(attempt.start(), m_sandbox.idOf(u"quillscribe"_s), true);
        const int revoked = m_sandbox.served("/oauth2/revoke");
        m_sandbox.fault({.path = path,
                         .times = -1,
                         .status = status,
                         .message = u"Out of tea"_s,
                         .cutConnection = status == 0});
        attempt.signIn->handleRedirect(back);
        QTRY_COMPARE(attempt.failures.size(), 1);
        if (status == 0) {
            QCOMPARE(attempt.failures[0].kind, Kind::Offline);
        } else {
            // The service did respond, and the user can act on its message.
            QCOMPARE(attempt.failures[0].kind, Kind::Refused);
            QVERIFY2(attempt.failures[0].message.contains(u"(%1)"_s.arg(status)),
                     qPrintable(attempt.failures[0].message));
            QVERIFY2(attempt.failures[0].message.contains("Out of tea"_L1),
                     qPrintable(attempt.failures[0].message));
        }
        if (path != "/oauth2/token")
            QTRY_COMPARE(m_sandbox.served("/oauth2/revoke"),
                         revoked + 1);  // the token is not used and is therefore revoked
    }

    void aServiceThatTalksNonsenseIsCalledSo()
    {
        Trial attempt(profileOf(m_sandbox));
        const QUrl back = m_visitor.decide(attempt.start(), m_sandbox.idOf(u"quillscribe"_s), true);
        m_sandbox.fault({.path = "/oauth2/token", .body = QByteArray("<html>hello")});
        attempt.signIn->handleRedirect(back);
        QTRY_COMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::Malformed);
    }

    void aTokenOfAnotherAppIsNotUsed()
    {
        Trial attempt(profileOf(m_sandbox));
        const QUrl back = m_visitor.decide(attempt.start(), m_sandbox.idOf(u"quillscribe"_s), true);
        m_sandbox.fault(
            {.path = "/oauth2/validate",
             .body = QByteArray(
                 R"({"client_id":"somebodyelse","user_id":"1","login":"x","scopes":[],"expires_in":9})")});
        attempt.signIn->handleRedirect(back);
        QTRY_COMPARE(attempt.failures.size(), 1);
        QCOMPARE(attempt.failures[0].kind, Kind::WrongApp);
    }

    void aTokenOfAnotherUserIsNotUsed()
    {
        Trial attempt(profileOf(m_sandbox));
        const QUrl back = m_visitor.decide(attempt.start(), m_sandbox.idOf(u"quillscribe"_s), true);
        const QString client = m_sandbox.client().id;
        m_sandbox.fault(
            {.path = "/oauth2/validate",
             .body
             = uR"({"client_id":"%1","user_id":"1","login":"x","scopes":[],"expires_in":9})"_s.arg(client)
                   .toUtf8()});
        attempt.signIn->handleRedirect(back);
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
        const QUrl back = m_visitor.decide(signIn->url(), m_sandbox.idOf(u"quillscribe"_s), true);
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
        Trial attempt(profileOf(m_sandbox));
        const QUrl stale = m_visitor.decide(attempt.start(), m_sandbox.idOf(u"quillscribe"_s), true);
        const QUrl fresh = m_visitor.decide(attempt.start(), m_sandbox.idOf(u"quillscribe"_s), true);
        QVERIFY(attempt.signIn->isRedirect(stale));
        attempt.signIn->handleRedirect(fresh);
        QTRY_COMPARE(attempt.finished, 1);
        attempt.start();
        attempt.signIn->handleRedirect(stale);
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
        Api::ScopeSet used;
        for (const Api::EndpointInfo *info : Api::catalogue()) {
            if (!usedByPages.contains(info->name))
                continue;
            ++checked;
            used = used | info->spec.scopes | info->spec.unlocks;
            if (!info->spec.scopes.isEmpty())
                QVERIFY2(all.containsAny(info->spec.scopes), info->name);
            // Sidestage shows all that a response can contain, except e-mail addresses.
            if (info->spec.unlocks != Api::ScopeSet{Api::Scope::UserReadEmail})
                QVERIFY2(all.containsAll(info->spec.unlocks), info->name);
        }
        QVERIFY(checked > 20);
        // The other way round: no scope is asked for that nothing needs.
        const QString sources = sourcesOfCore();
        for (const Api::EventInfo *info : Api::eventCatalogue()) {
            if (!QRegularExpression(u"\\b%1\\b"_s.arg(QLatin1String(info->name))).match(sources).hasMatch())
                continue;
            for (int i = 0; i < info->spec.scopeCount; ++i)
                used = used | info->spec.scopes[std::size_t(i)];
        }
        const QStringList usedNames = used.names();
        for (const QString &name : all.names())
            QVERIFY2(usedNames.contains(name), qPrintable(name));
        QVERIFY(!all.contains(Api::Scope::UserReadEmail));
        QNetworkAccessManager network;
        SignIn signIn(profileOf(m_sandbox), &network);
        signIn.start(all, true);
        const QUrlQuery query(signIn.url());
        QCOMPARE(query.queryItemValue(u"force_verify"_s), u"true"_s);
        QCOMPARE(query.queryItemValue(u"response_type"_s), u"code"_s);
        QCOMPARE(Api::ScopeSet::fromNames(
                     query.queryItemValue(u"scope"_s, QUrl::FullyDecoded).replace(u'+', u' ').split(u' ')),
                 all);
    }
};

QTEST_GUILESS_MAIN(TestSignIn)
#include "tst_sign_in.moc"
