// SPDX-License-Identifier: GPL-3.0-or-later

// The whole sign-in in the real window and the real browser engine, by mouse and keyboard, against the
// sandbox, and what a page inside that window must not be able to do.

#include "browser.h"
#include "mini_http.h"
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

constexpr int timeout = 30'000;  // milliseconds; the engine loads its first page slowly

/// The server at the redirect address. It must receive no request.
struct WayBack
{
    MiniHttp redirect{};
};

/// All that a sign-in needs, with a redirect address on which this test listens.
struct Rig : WayBack, SignInRig
{
    explicit Rig(SandboxFixture &sandbox, TokenVault *ownVault = nullptr)
        : SignInRig(sandbox, QStringLiteral("not much of a secret"),
                    redirect.url(QStringLiteral("/signed-in")), ownVault)
    {
    }

    QString note() const { return text("dialogNote"); }
    bool isPageShown() const { return dialog->findChild<SignInPane *>()->isPageShown(); }
    bool open()
    {
        dialog->show();
        return QTest::qWaitFor([this] { return isPageShown(); }, timeout);
    }
    QWebEngineView *view() const { return dialog->findChild<QWebEngineView *>(QStringLiteral("loginPage")); }

    QVariant script(const QString &source) const
    {
        std::optional<QVariant> result;
        view()->page()->runJavaScript(source, [&](const QVariant &value) { result = value; });
        if (!QTest::qWaitFor([&] { return result.has_value(); }, timeout))
            qFatal("the page does not answer: %s", qPrintable(source));
        return *result;
    }
    /// The centre of the element in the view, after scrolling to it. Null if there is no such element.
    QPoint centreOf(const QString &id) const
    {
        const QVariant place
            = script(QStringLiteral(
                         "(() => { const e = document.getElementById('%1'); if (!e) return ''; "
                         "e.scrollIntoView({block: 'center'}); const r = e.getBoundingClientRect(); "
                         "return Math.round(r.x + r.width / 2) + ' ' + Math.round(r.y + r.height / 2); })()")
                         .arg(id));
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
        const QString isChosen = QStringLiteral("document.getElementById('user-%1').checked").arg(user);
        return click(QStringLiteral("user-") + user)
            && QTest::qWaitFor([&] { return script(isChosen).toBool(); }, timeout);
    }
};

}  // namespace

class TestSignInWebEngine : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    QString m_user;

private Q_SLOTS:
    void initTestCase() { m_user = m_sandbox.idOf(QStringLiteral("pipnocturne")); }
    void cleanup() { m_sandbox.clearFaults(); }

    void aMissingPluginIsExplained()
    {
        LoginPlugin::setFolders({QStringLiteral("/nonexistent")});
        Rig rig(m_sandbox);
        rig.dialog->show();
        QTRY_COMPARE(rig.text("signInTitle"), QStringLiteral("Could not show the page"));
        QVERIFY(rig.text("signInText").contains(QStringLiteral("Qt WebEngine")));
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
        QCOMPARE(rig.text("loginPath"), QStringLiteral("/oauth2/authorize"));
        QVERIFY(rig.text("loginSafety").contains(QStringLiteral("Not encrypted")));
        QTRY_VERIFY(rig.view()->isAncestorOf(QApplication::focusWidget()));  // the page has the focus

        QVERIFY(rig.click(QStringLiteral("user-") + m_user));
        QTRY_VERIFY(
            rig.script(QStringLiteral("document.getElementById('user-%1').checked").arg(m_user)).toBool());
        QVERIFY(rig.click(QStringLiteral("approve")));
        QTRY_VERIFY(rig.isClosed());
        QCOMPARE(rig.dialog->result(), int(QDialog::Accepted));
        QCOMPARE(signedIn.size(), 1);
        Account *account = rig.accounts->current();
        QVERIFY(account);
        QCOMPARE(account->userId(), m_user);
        QCOMPARE(account->info().login, QStringLiteral("pipnocturne"));
        QVERIFY(account->may(Api::Scope::ChannelManageBroadcast));
        std::optional<Token> kept;
        rig.vault->read({rig.profile.id, m_user}).then([&](const Result<std::optional<Token>> &read) {
            kept = *read;
        });
        QCOMPARE(kept, std::optional(account->session()->token()));
        QCOMPARE(rig.redirect.connections(), 0);
    }

    void denyingIsExplainedAndTheChoicesStay()
    {
        Rig rig(m_sandbox);
        QVERIFY(rig.open());
        auto *community = rig.dialog->findChild<QCheckBox *>(QStringLiteral("capability_community"));
        community->click();
        QVERIFY(rig.note().contains(QStringLiteral("%1 ").arg(capabilities().size() - 1)));
        // The page is loaded again, with fewer scopes.
        QTRY_VERIFY(
            rig.isPageShown()
            && !rig.view()->url().query(QUrl::FullyDecoded).contains(QStringLiteral("user:read:follows")));
        QVERIFY(rig.click(QStringLiteral("deny")));
        QTRY_COMPARE(rig.text("signInTitle"), QStringLiteral("Access denied"));
        QVERIFY(rig.text("signInText").contains(QStringLiteral("Nothing was changed")));
        QVERIFY(!rig.isPageShown());
        QVERIFY(!community->isChecked());
        QVERIFY(community->isEnabled());
        QVERIFY(rig.accounts->all().isEmpty());
        QCOMPARE(rig.redirect.connections(), 0);

        QTest::mouseClick(rig.dialog->findChild<Button *>(QStringLiteral("signInAction")), Qt::LeftButton);
        QTRY_VERIFY(rig.isPageShown());
        QVERIFY(rig.click(QStringLiteral("approve")));
        QTRY_VERIFY(rig.isClosed());
        QVERIFY(!rig.accounts->current()->may(Api::Scope::UserReadFollows));
        QCOMPARE(rig.redirect.connections(), 0);
    }

    void theKeyboardAloneIsEnough()
    {
        Rig rig(m_sandbox);
        QVERIFY(rig.open());
        QTRY_VERIFY(rig.view()->isAncestorOf(QApplication::focusWidget()));
        // Key events and scripts reach the page on different paths. Each Tab waits until the focus has moved,
        // or a second Tab could skip the button.
        rig.script(QStringLiteral("window.moves = 0; document.addEventListener('focusin', () => ++moves)"));
        for (int i = 0; i < 40; ++i) {
            if (rig.script(QStringLiteral("document.activeElement.id")).toString()
                == QLatin1String("approve"))
                break;
            const int before = rig.script(QStringLiteral("moves")).toInt();
            QTest::keyClick(rig.view()->focusProxy(), Qt::Key_Tab);
            std::ignore = QTest::qWaitFor(
                [&] { return rig.script(QStringLiteral("moves")).toInt() != before; }, 2000);
        }
        QCOMPARE(rig.script(QStringLiteral("document.activeElement.id")).toString(),
                 QStringLiteral("approve"));
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
        QTest::newRow("link") << QStringLiteral(
            "document.body.innerHTML = '<a id=go href=\"%1\" style=\"font-size:40px\">go</a>'")
                              << true;
        QTest::newRow("new window") << QStringLiteral(
            "document.body.innerHTML = '<a id=go target=_blank href=\"%1\" style=\"font-size:40px\">go</a>'")
                                    << false;
        QTest::newRow("script") << QStringLiteral("location.href = '%1'") << true;
        QTest::newRow("replace") << QStringLiteral("location.replace('%1')") << true;
        QTest::newRow("window.open") << QStringLiteral("window.open('%1')") << false;
        QTest::newRow("download") << QStringLiteral(
            "document.body.innerHTML = '<a id=go download=x href=\"%1\" style=\"font-size:40px\">go</a>'")
                                  << false;
        QTest::newRow("frame") << QStringLiteral(
            "{ const f = document.createElement('iframe'); f.src = '%1'; document.body.append(f); }")
                               << false;
        QTest::newRow("form") << QStringLiteral(
            "{ const f = document.createElement('form'); f.method = 'post'; f.action = '%1'; "
            "document.body.append(f); f.submit(); }")
                              << true;
        QTest::newRow("file") << QStringLiteral("location.href = 'file:///etc/hostname'") << false;
        QTest::newRow("mail") << QStringLiteral("location.href = 'mailto:a@example.com'") << false;
        QTest::newRow("data") << QStringLiteral("location.href = 'data:text/html,x'") << false;
    }
    void thePageCannotLeaveTheService()
    {
        QFETCH(QString, script);
        QFETCH(bool, told);
        MiniHttp foreign;
        MiniHttp service;  // without the policy of the sandbox's page, which would itself block most of this
        service.answer(QStringLiteral("/oauth2/authorize"), MiniHttp::page("<h1 id=here>here</h1>"));
        Rig rig(m_sandbox);
        rig.profile.authUrl = service.url({});
        rig.begin();
        QVERIFY(rig.open());
        rig.script(script.replace(QStringLiteral("%1"), foreign.url(QStringLiteral("/evil")).toString()));
        if (!rig.centreOf(QStringLiteral("go")).isNull())
            rig.click(QStringLiteral("go"));
        if (told)
            QTRY_VERIFY(rig.note().startsWith(QStringLiteral("Blocked: ")));
        QTest::qWait(300);
        QCOMPARE(foreign.connections(), 0);
        QCOMPARE(rig.view()->url().host(), service.url({}).host());
        QVERIFY(rig.isPageShown());
    }

    void aServerCannotSendThePageElsewhere()
    {
        MiniHttp foreign;
        MiniHttp service;
        service.answer(QStringLiteral("/oauth2/authorize"),
                       MiniHttp::redirect(foreign.url(QStringLiteral("/evil"))));
        Rig rig(m_sandbox);
        rig.profile.authUrl = service.url({});
        rig.begin();
        rig.dialog->show();
        QTRY_COMPARE(rig.text("signInTitle"), QStringLiteral("Page blocked"));
        QVERIFY(rig.text("signInText").contains(foreign.url({}).host()));
        QTest::qWait(300);
        QCOMPARE(foreign.connections(), 0);
    }

    void theWayBackIsCaughtWhoeverTakesIt_data()
    {
        QTest::addColumn<QString>("script");  // empty: the server redirects at once
        QTest::addColumn<bool>("taken");
        QTest::newRow("server") << QString() << true;
        QTest::newRow("script") << QStringLiteral("location.href = '%1'") << true;
        QTest::newRow("frame") << QStringLiteral(
            "{ const f = document.createElement('iframe'); f.src = '%1'; document.body.append(f); }")
                               << false;
        QTest::newRow("image") << QStringLiteral("new Image().src = '%1'; 1") << false;
        QTest::newRow("fetch") << QStringLiteral("fetch('%1', {mode: 'no-cors'}).catch(() => {}); 1")
                               << false;
        QTest::newRow("beacon") << QStringLiteral("navigator.sendBeacon('%1', 'x')") << false;
        QTest::newRow("form") << QStringLiteral(
            "{ const f = document.createElement('form'); f.method = 'post'; f.action = '%1'; "
            "document.body.append(f); f.submit(); }")
                              << true;
    }
    void theWayBackIsCaughtWhoeverTakesIt()
    {
        QFETCH(QString, script);
        QFETCH(bool, taken);
        MiniHttp service;
        Rig rig(m_sandbox);
        const QString forged = rig.profile.redirectUri.toString() + QStringLiteral("?code=abc&state=forged");
        service.answer(QStringLiteral("/oauth2/authorize"),
                       script.isEmpty() ? MiniHttp::redirect(QUrl(forged)) : MiniHttp::page("<h1>here</h1>"));
        rig.profile.authUrl = service.url({});
        rig.begin();
        if (script.isEmpty()) {
            rig.dialog->show();
        } else {
            QVERIFY(rig.open());
            rig.script(script.replace(QStringLiteral("%1"), forged));
        }
        if (taken) {
            QTRY_COMPARE(rig.text("signInTitle"), QStringLiteral("Not signed in"));
            QVERIFY(rig.text("signInText").contains(QStringLiteral("does not belong to this sign-in")));
        }
        QTest::qWait(300);
        QCOMPARE(rig.redirect.connections(), 0);
        QVERIFY(service.requests(QStringLiteral("/oauth2/token")) == 0);
    }

    void anAddressThatIsNotRegisteredIsExplained()
    {
        Rig rig(m_sandbox);
        rig.profile.redirectUri = QUrl(QStringLiteral("http://localhost:9/other"));
        rig.begin();
        rig.dialog->show();
        QTRY_COMPARE(rig.text("signInTitle"), QStringLiteral("Not signed in"));
        QVERIFY(rig.text("signInText").contains(QStringLiteral("http://localhost:9/other")));
        QCOMPARE(rig.redirect.connections(), 0);
    }

    void aServiceThatIsDownIsSaidAndReloadedLater()
    {
        Rig rig(m_sandbox);
        const QUrl alive = rig.profile.authUrl;
        {
            MiniHttp gone;
            rig.profile.authUrl = gone.url({});
        }
        rig.begin();
        rig.dialog->show();
        QTRY_COMPARE(rig.text("signInTitle"), QStringLiteral("No response"));
        QVERIFY(!rig.text("signInText").contains(QStringLiteral("state=")));
        QVERIFY(!rig.isPageShown());
        QCOMPARE(rig.dialog->findChild<Button *>(QStringLiteral("signInAction"))->text(),
                 QStringLiteral("Reload"));
    }

    void aCodeThatTheServiceRefusesIsSaidInItsWords()
    {
        Rig rig(m_sandbox);
        QVERIFY(rig.open());
        m_sandbox.fault({.path = "/oauth2/token",
                         .status = 400,
                         .message = QStringLiteral("Invalid authorization code")});
        QVERIFY(rig.click(QStringLiteral("approve")));
        QTRY_COMPARE(rig.text("signInTitle"), QStringLiteral("Not signed in"));
        QVERIFY(rig.text("signInText").contains(QStringLiteral("“Invalid authorization code”")));
        QCOMPARE(rig.redirect.connections(), 0);
    }

    void withoutAKeychainTheUserIsTold()
    {
        MemoryVault vault;
        Rig rig(m_sandbox, &vault);
        QVERIFY(rig.open());
        QVERIFY(rig.text("tokenNote").contains(QStringLiteral("is kept in memory only")));
        QVERIFY(rig.click(QStringLiteral("approve")));
        QTRY_VERIFY(rig.text("signInTitle").startsWith(QStringLiteral("Signed in as")));
        QVERIFY(rig.text("signInText").contains(QStringLiteral("You need to sign in again after a restart")));
        QVERIFY(rig.accounts->current());
        QVERIFY(!rig.isClosed());
        QTest::mouseClick(rig.dialog->findChild<Button *>(QStringLiteral("signInAction")), Qt::LeftButton);
        QVERIFY(rig.isClosed());
        QCOMPARE(rig.dialog->result(), int(QDialog::Accepted));
    }

    void aPageThatCrashesCanBeReloaded()
    {
#ifdef Q_OS_UNIX
        Rig rig(m_sandbox);
        QVERIFY(rig.open());
        QVERIFY(::kill(pid_t(rig.view()->page()->renderProcessPid()), SIGKILL) == 0);
        QTRY_COMPARE(rig.text("signInTitle"), QStringLiteral("The page stopped working"));
        QTest::mouseClick(rig.dialog->findChild<Button *>(QStringLiteral("signInAction")), Qt::LeftButton);
        QTRY_VERIFY(rig.isPageShown());
        QVERIFY(rig.click(QStringLiteral("approve")));
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
        QVERIFY(rig.click(QStringLiteral("approve")));
        QTRY_COMPARE(m_sandbox.served("/oauth2/token"), exchanges + 1);
        rig.dialog.reset();
        QTRY_COMPARE(m_sandbox.served("/oauth2/revoke"), revoked + 1);
        QVERIFY(rig.accounts->all().isEmpty());
    }

    void theSecondUserIsAskedAgain()
    {
        Rig rig(m_sandbox);
        QVERIFY(rig.open());
        QVERIFY(rig.click(QStringLiteral("approve")));
        QTRY_VERIFY(rig.isClosed());
        const QString first = rig.accounts->current()->userId();
        rig.dialog = std::make_unique<SignInDialog>(QList{rig.accounts.get()});
        QVERIFY(rig.open());
        const QString second = m_sandbox.idOf(QStringLiteral("quillscribe"));
        QVERIFY(rig.choose(second));
        QVERIFY(rig.click(QStringLiteral("approve")));
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
        registerApp(m_sandbox, profile, QStringLiteral("by-browser"), {},
                    QUrl(QStringLiteral("http://localhost:%1/signed-in").arg(freePort())));
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
            if (!QTest::qWaitFor([&] { return result.has_value(); }, timeout))
                qFatal("the page does not answer");
            return *result;
        };
        page.load(back);
        QTRY_COMPARE(finished.size(), 1);
        const QString isDone = QStringLiteral(
            "!document.getElementById('done').hidden && document.getElementById('handing').hidden");
        QTRY_VERIFY(script(page, isDone).toBool());
        // Neither the address nor the history contains the token.
        QCOMPARE(page.url(), back.adjusted(QUrl::RemoveFragment));
        QCOMPARE(script(page, QStringLiteral("location.hash")).toString(), QString());
        QCOMPARE(script(page, QStringLiteral("history.length")).toInt(), 1);

        // A page that comes too late finds no listener, or the listener of another sign-in.
        QWebEnginePage late(&browserProfile);
        SignIn other(profile, &network);
        QSignalSpy strangers(&other, &SignIn::foreignAnswerRefused);
        other.start(someScopes, false, SignIn::Way::Browser);
        late.load(back);
        QTRY_COMPARE(strangers.size(), 1);
        const QString isRefused = QStringLiteral("!document.getElementById('stranger').hidden");
        QTRY_VERIFY(script(late, isRefused).toBool());
    }
};

int main(int argc, char **argv)
{
#ifdef Q_OS_UNIX
    if (geteuid() == 0)
        qputenv("QTWEBENGINE_DISABLE_SANDBOX", "1");  // its own sandbox does not run as root
#endif
    QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
    QApplication app(argc, argv);
    Theme theme;
    TestSignInWebEngine test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_sign_in_webengine.moc"
