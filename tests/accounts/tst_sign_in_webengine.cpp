// SPDX-License-Identifier: GPL-3.0-or-later

// The whole sign-in in the real window and the real browser engine, by mouse and keyboard, against the
// sandbox, and what a page inside that window must not be able to do.

#include "browser.h"
#include "http_host.h"
#include "sign_in_rig.h"

#include "accounts/capabilities.h"
#include "accounts/login_plugin.h"
#include "accounts/sign_in_pane.h"
#include "kit/controls/button.h"
#include "kit/theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QUrlQuery>
#include <QWebEnginePage>
#include <QWebEngineProfile>
#include <QWebEngineView>

#ifdef Q_OS_UNIX
#include <signal.h>
#include <unistd.h>
#endif

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

/// The server at the redirect address. It must receive no request.
struct WayBack
{
    HttpHost redirect{};
};

/// All that a sign-in needs, with a redirect address on which this test listens.
struct Rig : WayBack, SignInRig
{
    explicit Rig(SandboxFixture &sandbox, TokenVault *ownVault = nullptr)
        : SignInRig(sandbox, u"not much of a secret"_s, redirect.url("/signed-in"), ownVault)
    {
    }

    QString note() const { return text("dialogNote"); }
    bool isPageShown() const { return dialog->findChild<SignInPane *>()->isPageShown(); }
    bool open()
    {
        dialog->show();
        return QTest::qWaitFor([this] { return isPageShown(); }, testPatience);
    }
    QWebEngineView *view() const { return dialog->findChild<QWebEngineView *>(u"loginPage"_s); }

    QVariant script(const QString &source) const
    {
        std::optional<QVariant> result;
        view()->page()->runJavaScript(source, [&](const QVariant &value) { result = value; });
        if (!QTest::qWaitFor([&] { return result.has_value(); }, testPatience))
            qFatal("the page does not answer: %s", qPrintable(source));
        return *result;
    }
    /// The centre of the element in the view, after scrolling to it. Null if there is no such element.
    QPoint centreOf(const QString &id) const
    {
        const QVariant place = script(
            u"(() => { const e = document.getElementById('%1'); if (!e) return ''; "
            u"e.scrollIntoView({block: 'center'}); const r = e.getBoundingClientRect(); "
            u"return Math.round(r.x + r.width / 2) + ' ' + Math.round(r.y + r.height / 2); })()"_s.arg(id));
        const QStringList numbers = place.toString().split(u' ');
        return numbers.size() == 2 ? QPoint(numbers[0].toInt(), numbers[1].toInt()) : QPoint();
    }
    bool click(const QString &id) const
    {
        const QPoint at = centreOf(id);
        if (at.isNull() || !view()->focusProxy())
            return false;
        QTest::qWait(30);  // until the compositor has scrolled
        QTest::mouseClick(view()->focusProxy(), Qt::LeftButton, {}, at);
        return true;
    }
    /// Chooses a user on the authorize page.
    bool choose(const QString &user) const
    {
        const QString isChosen = u"document.getElementById('user-%1').checked"_s.arg(user);
        return click(u"user-"_s + user)
            && QTest::qWaitFor([&] { return script(isChosen).toBool(); }, testPatience);
    }
};

}  // namespace

class TestSignInWebEngine : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    QString m_user;

private Q_SLOTS:
    void initTestCase() { m_user = m_sandbox.idOf(u"pipnocturne"_s); }
    void cleanup() { m_sandbox.clearFaults(); }

    void aMissingPluginIsExplained()
    {
        LoginPlugin::setFolders({u"/nonexistent"_s});
        Rig rig(m_sandbox);
        rig.dialog->show();
        QTRY_COMPARE(rig.text("signInTitle"), u"Could not show the page"_s);
        QVERIFY(rig.text("signInText").contains(u"Qt WebEngine"_s));
        QTest::keyClick(rig.dialog.get(), Qt::Key_Escape);
        QVERIFY(rig.isClosed());
        LoginPlugin::setFolders({});
    }

    void approvingBringsTheAccountAndItsToken()
    {
        Rig rig(m_sandbox);
        QSignalSpy signedIn(rig.dialog.get(), &SignInDialog::signedIn);
        QVERIFY(rig.open());
        QVERIFY(rig.view()->page()->profile()->isOffTheRecord());
        QCOMPARE(rig.text("loginOrigin"), m_sandbox.authUrl().toString());
        QCOMPARE(rig.text("loginPath"), u"/oauth2/authorize"_s);
        QVERIFY(rig.text("loginSafety").contains(u"Not encrypted"_s));
        QTRY_VERIFY(rig.view()->isAncestorOf(QApplication::focusWidget()));  // the page has the focus

        QVERIFY(rig.click(u"user-"_s + m_user));
        QTRY_VERIFY(rig.script(u"document.getElementById('user-%1').checked"_s.arg(m_user)).toBool());
        QVERIFY(rig.click(u"approve"_s));
        QTRY_VERIFY(rig.isClosed());
        QCOMPARE(rig.dialog->result(), int(QDialog::Accepted));
        QCOMPARE(signedIn.size(), 1);
        Account *account = rig.accounts->current();
        QVERIFY(account);
        QCOMPARE(account->userId(), m_user);
        QCOMPARE(account->info().login, u"pipnocturne"_s);
        QVERIFY(account->may(Api::Scope::ChannelManageBroadcast));
        std::optional<Token> kept;
        rig.vault->read({rig.profile.id, m_user}).then([&](const Result<std::optional<Token>> &read) {
            kept = *read;
        });
        QCOMPARE(kept, std::optional(account->session()->token()));
        QCOMPARE(rig.redirect.connections, 0);
    }

    void denyingIsExplainedAndTheChoicesStay()
    {
        Rig rig(m_sandbox);
        QVERIFY(rig.open());
        auto *community = rig.dialog->findChild<QCheckBox *>(u"capability_community"_s);
        community->click();
        QVERIFY(rig.note().contains(u"%1 "_s.arg(capabilities().size() - 1)));
        // The page is loaded again, with fewer scopes.
        QTRY_VERIFY(rig.isPageShown()
                    && !rig.view()->url().query(QUrl::FullyDecoded).contains(u"user:read:follows"_s));
        QVERIFY(rig.click(u"deny"_s));
        QTRY_COMPARE(rig.text("signInTitle"), u"Access denied"_s);
        QVERIFY(rig.text("signInText").contains(u"Nothing was changed"_s));
        QVERIFY(!rig.isPageShown());
        QVERIFY(!community->isChecked());
        QVERIFY(community->isEnabled());
        QVERIFY(rig.accounts->all().isEmpty());
        QCOMPARE(rig.redirect.connections, 0);

        QTest::mouseClick(rig.dialog->findChild<Button *>(u"signInAction"_s), Qt::LeftButton);
        QTRY_VERIFY(rig.isPageShown());
        QVERIFY(rig.click(u"approve"_s));
        QTRY_VERIFY(rig.isClosed());
        QVERIFY(!rig.accounts->current()->may(Api::Scope::UserReadFollows));
        QCOMPARE(rig.redirect.connections, 0);
    }

    void theKeyboardAloneIsEnough()
    {
        Rig rig(m_sandbox);
        QVERIFY(rig.open());
        QTRY_VERIFY(rig.view()->isAncestorOf(QApplication::focusWidget()));
        // Key events and scripts reach the page on different paths. Each Tab waits until the focus has moved,
        // or a second Tab could skip the button.
        rig.script(u"window.moves = 0; document.addEventListener('focusin', () => ++moves)"_s);
        for (int i = 0; i < 40; ++i) {
            if (rig.script(u"document.activeElement.id"_s).toString() == "approve"_L1)
                break;
            const int before = rig.script(u"moves"_s).toInt();
            QTest::keyClick(rig.view()->focusProxy(), Qt::Key_Tab);
            std::ignore = QTest::qWaitFor([&] { return rig.script(u"moves"_s).toInt() != before; }, 2000);
        }
        QCOMPARE(rig.script(u"document.activeElement.id"_s).toString(), u"approve"_s);
        QTest::keyClick(rig.view()->focusProxy(), Qt::Key_Return);
        QTRY_VERIFY(rig.isClosed());
        QVERIFY(rig.accounts->current());
    }

    void escapeClosesItFromInsideThePage()
    {
        Rig rig(m_sandbox);
        QVERIFY(rig.open());
        QTRY_VERIFY(rig.view()->isAncestorOf(QApplication::focusWidget()));
        QTest::keyClick(rig.view()->focusProxy(), Qt::Key_Escape);
        QTRY_VERIFY(rig.isClosed());
        QCOMPARE(rig.dialog->result(), int(QDialog::Rejected));
        QVERIFY(rig.accounts->all().isEmpty());
    }

    void thePageCannotLeaveTheService_data()
    {
        QTest::addColumn<QString>("script");
        QTest::addColumn<bool>("told");
        QTest::newRow("link")
            << u"document.body.innerHTML = '<a id=go href=\"%1\" style=\"font-size:40px\">go</a>'"_s << true;
        QTest::newRow("new window")
            << u"document.body.innerHTML = '<a id=go target=_blank href=\"%1\" style=\"font-size:40px\">go</a>'"_s
            << false;
        QTest::newRow("script") << u"location.href = '%1'"_s << true;
        QTest::newRow("replace") << u"location.replace('%1')"_s << true;
        QTest::newRow("window.open") << u"window.open('%1')"_s << false;
        QTest::newRow("download")
            << u"document.body.innerHTML = '<a id=go download=x href=\"%1\" style=\"font-size:40px\">go</a>'"_s
            << false;
        QTest::newRow("frame")
            << u"{ const f = document.createElement('iframe'); f.src = '%1'; document.body.append(f); }"_s
            << false;
        QTest::newRow("form")
            << u"{ const f = document.createElement('form'); f.method = 'post'; f.action = '%1'; "
               u"document.body.append(f); f.submit(); }"_s
            << true;
        QTest::newRow("file") << u"location.href = 'file:///etc/hostname'"_s << false;
        QTest::newRow("mail") << u"location.href = 'mailto:a@example.com'"_s << false;
        QTest::newRow("data") << u"location.href = 'data:text/html,x'"_s << false;
    }
    void thePageCannotLeaveTheService()
    {
        QFETCH(QString, script);
        QFETCH(bool, told);
        HttpHost foreign;
        HttpHost service;  // without the policy of the sandbox's page, which would itself block most of this
        service.set("/oauth2/authorize", HttpHost::page("<h1 id=here>here</h1>"));
        Rig rig(m_sandbox);
        rig.profile.authUrl = service.url();
        rig.begin();
        QVERIFY(rig.open());
        rig.script(script.replace(u"%1"_s, foreign.url("/evil").toString()));
        if (!rig.centreOf(u"go"_s).isNull())
            rig.click(u"go"_s);
        if (told)
            QTRY_VERIFY(rig.note().startsWith(u"Blocked: "_s));
        QTest::qWait(300);
        QCOMPARE(foreign.connections, 0);
        QCOMPARE(rig.view()->url().host(), service.url().host());
        QVERIFY(rig.isPageShown());
    }

    void aServerCannotSendThePageElsewhere()
    {
        HttpHost foreign;
        HttpHost service;
        service.set("/oauth2/authorize", HttpHost::redirect(foreign.url("/evil").toEncoded()));
        Rig rig(m_sandbox);
        rig.profile.authUrl = service.url();
        rig.begin();
        rig.dialog->show();
        QTRY_COMPARE(rig.text("signInTitle"), u"Page blocked"_s);
        QVERIFY(rig.text("signInText").contains(foreign.url().host()));
        QTest::qWait(300);
        QCOMPARE(foreign.connections, 0);
    }

    void theWayBackIsCaughtWhoeverTakesIt_data()
    {
        QTest::addColumn<QString>("script");  // empty: the server redirects at once
        QTest::addColumn<bool>("taken");
        QTest::newRow("server") << QString() << true;
        QTest::newRow("script") << u"location.href = '%1'"_s << true;
        QTest::newRow("frame")
            << u"{ const f = document.createElement('iframe'); f.src = '%1'; document.body.append(f); }"_s
            << false;
        QTest::newRow("image") << u"new Image().src = '%1'; 1"_s << false;
        QTest::newRow("fetch") << u"fetch('%1', {mode: 'no-cors'}).catch(() => {}); 1"_s << false;
        QTest::newRow("beacon") << u"navigator.sendBeacon('%1', 'x')"_s << false;
        QTest::newRow("form")
            << u"{ const f = document.createElement('form'); f.method = 'post'; f.action = '%1'; "
               u"document.body.append(f); f.submit(); }"_s
            << true;
    }
    void theWayBackIsCaughtWhoeverTakesIt()
    {
        QFETCH(QString, script);
        QFETCH(bool, taken);
        HttpHost service;
        Rig rig(m_sandbox);
        const QString forged = rig.profile.redirectUri.toString() + u"?code=abc&state=forged"_s;
        service.set("/oauth2/authorize",
                    script.isEmpty() ? HttpHost::redirect(forged.toLatin1())
                                     : HttpHost::page("<h1>here</h1>"));
        rig.profile.authUrl = service.url();
        rig.begin();
        if (script.isEmpty()) {
            rig.dialog->show();
        } else {
            QVERIFY(rig.open());
            rig.script(script.replace(u"%1"_s, forged));
        }
        if (taken) {
            QTRY_COMPARE(rig.text("signInTitle"), u"Not signed in"_s);
            QVERIFY(rig.text("signInText").contains(u"does not belong to this sign-in"_s));
        }
        QTest::qWait(300);
        QCOMPARE(rig.redirect.connections, 0);
        QCOMPARE(service.asked("/oauth2/token"), 0);
    }

    void anAddressThatIsNotRegisteredIsExplained()
    {
        Rig rig(m_sandbox);
        rig.profile.redirectUri = QUrl(u"http://localhost:9/other"_s);
        rig.begin();
        rig.dialog->show();
        QTRY_COMPARE(rig.text("signInTitle"), u"Not signed in"_s);
        QVERIFY(rig.text("signInText").contains(u"http://localhost:9/other"_s));
        QCOMPARE(rig.redirect.connections, 0);
    }

    void aServiceThatIsDownIsSaidAndReloadedLater()
    {
        Rig rig(m_sandbox);
        const QUrl alive = rig.profile.authUrl;
        {
            HttpHost gone;
            rig.profile.authUrl = gone.url();
        }
        rig.begin();
        rig.dialog->show();
        QTRY_COMPARE(rig.text("signInTitle"), u"No response"_s);
        QVERIFY(!rig.text("signInText").contains(u"state="_s));
        QVERIFY(!rig.isPageShown());
        QCOMPARE(rig.dialog->findChild<Button *>(u"signInAction"_s)->text(), u"Reload"_s);
    }

    void aServiceThatReportsAProblemIsSaidInsteadOfItsPage()
    {
        Rig rig(m_sandbox);
        m_sandbox.fault({.path = "/oauth2/authorize", .times = 1, .status = 503});
        rig.begin();
        rig.dialog->show();
        QTRY_COMPARE(rig.text("signInTitle"), u"The service reports a problem"_s);
        QVERIFY(rig.text("signInText").contains(u"(503)"_s));
        QVERIFY(!rig.isPageShown());
        auto *again = rig.dialog->findChild<Button *>(u"signInAction"_s);
        QCOMPARE(again->text(), u"Try again"_s);
        again->click();
        QTRY_VERIFY(rig.isPageShown());
    }

    void aCodeThatTheServiceRefusesIsSaidInItsWords()
    {
        Rig rig(m_sandbox);
        QVERIFY(rig.open());
        m_sandbox.fault({.path = "/oauth2/token", .status = 400, .message = u"Invalid authorization code"_s});
        QVERIFY(rig.click(u"approve"_s));
        QTRY_COMPARE(rig.text("signInTitle"), u"Not signed in"_s);
        QVERIFY(rig.text("signInText").contains(u"“Invalid authorization code”"_s));
        QCOMPARE(rig.redirect.connections, 0);
    }

    void withoutAKeychainTheUserIsTold()
    {
        MemoryVault vault;
        Rig rig(m_sandbox, &vault);
        QVERIFY(rig.open());
        QVERIFY(rig.text("tokenNote").contains(u"is kept in memory only"_s));
        QVERIFY(rig.click(u"approve"_s));
        QTRY_VERIFY(rig.text("signInTitle").startsWith(u"Signed in as"_s));
        QVERIFY(rig.text("signInText").contains(u"You need to sign in again after a restart"_s));
        QVERIFY(rig.accounts->current());
        QVERIFY(!rig.isClosed());
        QTest::mouseClick(rig.dialog->findChild<Button *>(u"signInAction"_s), Qt::LeftButton);
        QVERIFY(rig.isClosed());
        QCOMPARE(rig.dialog->result(), int(QDialog::Accepted));
    }

    void aPageThatCrashesCanBeReloaded()
    {
#ifdef Q_OS_UNIX
        Rig rig(m_sandbox);
        QVERIFY(rig.open());
        QVERIFY(::kill(pid_t(rig.view()->page()->renderProcessPid()), SIGKILL) == 0);
        QTRY_COMPARE(rig.text("signInTitle"), u"The page stopped working"_s);
        QTest::mouseClick(rig.dialog->findChild<Button *>(u"signInAction"_s), Qt::LeftButton);
        QTRY_VERIFY(rig.isPageShown());
        QVERIFY(rig.click(u"approve"_s));
        QTRY_VERIFY(rig.isClosed());
        QVERIFY(rig.accounts->current());
#else
        QSKIP("Processes cannot be ended so here.");
#endif
    }

    void itCanBeClosedAtAnyMoment()
    {
        m_sandbox.fault({.path = "/oauth2/authorize", .times = -1, .delay = 150ms});
        for (int wait : {0, 5, 60, 140, 160, 400}) {
            Rig rig(m_sandbox);
            rig.dialog->show();
            QTest::qWait(wait);
            if (wait % 2)
                rig.dialog->close();
            rig.dialog.reset();
        }
        m_sandbox.clearFaults();
        // Also during the exchange: the token that arrives afterwards is revoked.
        Rig rig(m_sandbox);
        QVERIFY(rig.open());
        const int revoked = m_sandbox.served("/oauth2/revoke");
        const int exchanges = m_sandbox.served("/oauth2/token");
        m_sandbox.fault({.path = "/oauth2/token", .delay = 400ms});
        QVERIFY(rig.click(u"approve"_s));
        QTRY_COMPARE(m_sandbox.served("/oauth2/token"), exchanges + 1);
        rig.dialog.reset();
        QTRY_COMPARE(m_sandbox.served("/oauth2/revoke"), revoked + 1);
        QVERIFY(rig.accounts->all().isEmpty());
    }

    void theSecondUserIsAskedAgain()
    {
        Rig rig(m_sandbox);
        QVERIFY(rig.open());
        QVERIFY(rig.click(u"approve"_s));
        QTRY_VERIFY(rig.isClosed());
        const QString first = rig.accounts->current()->userId();
        rig.dialog = std::make_unique<SignInDialog>(QList{rig.accounts.get()});
        QVERIFY(rig.open());
        const QString second = m_sandbox.idOf(u"quillscribe"_s);
        QVERIFY(rig.choose(second));
        QVERIFY(rig.click(u"approve"_s));
        QTRY_VERIFY(rig.isClosed());
        QCOMPARE(rig.accounts->all().size(), 2);
        QCOMPARE(rig.accounts->current()->userId(), second);
        QVERIFY(first != second);
    }

    void aRealBrowserHandsTheFragmentOver()
    {
        // A complete implicit grant, with the script of our page in a real engine.
        QNetworkAccessManager network;
        ServiceProfile profile = profileOf(m_sandbox);
        registerApp(m_sandbox, profile, u"by-browser"_s, {},
                    QUrl(u"http://localhost:%1/signed-in"_s.arg(freePort())));
        SignIn signIn(profile, &network);
        QSignalSpy finished(&signIn, &SignIn::finished);
        signIn.start(someScopes, false, SignIn::Way::Browser);
        const QUrl back = Visitor().decide(signIn.url(), m_user, true);
        QVERIFY(back.hasFragment());

        QWebEngineProfile browserProfile;
        QWebEnginePage page(&browserProfile);
        const auto script = [](QWebEnginePage &in, const QString &source) {
            std::optional<QVariant> result;
            in.runJavaScript(source, [&](const QVariant &value) { result = value; });
            if (!QTest::qWaitFor([&] { return result.has_value(); }, testPatience))
                qFatal("the page does not answer");
            return *result;
        };
        page.load(back);
        QTRY_COMPARE(finished.size(), 1);
        const QString isDone
            = u"!document.getElementById('done').hidden && document.getElementById('handing').hidden"_s;
        QTRY_VERIFY(script(page, isDone).toBool());
        // Neither the address nor the history contains the token.
        QCOMPARE(page.url(), back.adjusted(QUrl::RemoveFragment));
        QCOMPARE(script(page, u"location.hash"_s).toString(), QString());
        QCOMPARE(script(page, u"history.length"_s).toInt(), 1);

        // A page that comes too late finds no listener, or the listener of another sign-in.
        QWebEnginePage late(&browserProfile);
        SignIn other(profile, &network);
        QSignalSpy strangers(&other, &SignIn::foreignAnswerRefused);
        other.start(someScopes, false, SignIn::Way::Browser);
        late.load(back);
        QTRY_COMPARE(strangers.size(), 1);
        const QString isRefused = u"!document.getElementById('stranger').hidden"_s;
        QTRY_VERIFY(script(late, isRefused).toBool());
    }
};

int main(int argc, char **argv)
{
#ifdef Q_OS_UNIX
    if (geteuid() == 0)
        qputenv("QTWEBENGINE_DISABLE_SANDBOX", "1");  // its own sandbox does not run as root
#endif
    QApplication app(argc, argv);
    Theme theme;
    TestSignInWebEngine test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_sign_in_webengine.moc"
