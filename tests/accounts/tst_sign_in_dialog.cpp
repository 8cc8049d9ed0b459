// SPDX-License-Identifier: GPL-3.0-or-later

// The sign-in window by mouse and keyboard, for the ways that need no page inside it, against the sandbox.

#include "browser.h"
#include "json_text.h"
#include "sandbox/oauth/device_codes.h"
#include "sign_in_rig.h"

#include "accounts/code_label.h"
#include "accounts/login_plugin.h"
#include "accounts/sign_in_pane.h"
#include "kit/controls/button.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"
#include "shell/header/account_view.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDesktopServices>
#include <QRadioButton>
#include <QScrollArea>
#include <QTranslator>
#include <QUrlQuery>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

/// Records the addresses that the system would have opened.
class Outside : public QObject
{
    Q_OBJECT
public:
    Outside()
    {
        QDesktopServices::setUrlHandler(u"http"_s, this, "open");
        QDesktopServices::setUrlHandler(u"https"_s, this, "open");
    }
    ~Outside() override
    {
        QDesktopServices::unsetUrlHandler(u"http"_s);
        QDesktopServices::unsetUrlHandler(u"https"_s);
    }
    QList<QUrl> opened;

public Q_SLOTS:
    void open(const QUrl &url) { opened.append(url); }
};

QStringList said;

void handle(QWidget *, const QString &message, Announce)
{
    said.append(message);
}

struct Rig : SignInRig
{
    explicit Rig(SandboxFixture &sandbox, bool isPublic = true, TokenVault *ownVault = nullptr)
        : SignInRig(sandbox, isPublic ? QString() : u"not much of a secret"_s,
                    QUrl(u"http://localhost:%1/signed-in"_s.arg(freePort())), ownVault)
    {
    }

    bool isSeen(const char *name) const { return find(name)->isVisible(); }
    void click(const char *name) const { QTest::mouseClick(find(name), Qt::LeftButton); }
    QString code() const { return text("deviceCode"); }
    void show() const
    {
        dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
    }
    /// Chooses a way as a user does who clicks beside the label in its row.
    void choose(const char *way) const
    {
        QWidget *row = find(way)->parentWidget();
        QTest::mouseClick(row, Qt::LeftButton, {}, QPoint(row->width() - 5, row->height() - 5));
    }
    bool waitForCode() const
    {
        return QTest::qWaitFor([this] { return isSeen("deviceCode") && !code().isEmpty(); }, 10'000);
    }
};

}  // namespace

class TestSignInDialog : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    Visitor m_visitor;
    QString m_user;

    std::optional<Sandbox::DeviceCodes::Asking> asking(const QString &code)
    {
        return m_sandbox.inSandbox(
            [&](Sandbox::World &world) { return world.area<Sandbox::DeviceCodes>().find(code); });
    }
    /// The next code is valid for this many seconds and is polled once a second.
    void nextCode(const QByteArray &seconds)
    {
        m_sandbox.fault(
            {.path = "/oauth2/device",
             .status = 200,
             .body = json("{'device_code':'abc','interval':1,'expires_in':") + seconds
                 + json(",'user_code':'KXPR7TMQ','verification_uri':'https://app.example/activate'}")});
    }

private Q_SLOTS:
    void initTestCase()
    {
        LoginPlugin::setFolders({u"/nonexistent"_s});
        m_user = m_sandbox.idOf(u"pipnocturne"_s);
        setAnnounceListener(handle);
    }
    void cleanup()
    {
        m_sandbox.clearFaults();
        said.clear();
    }

    void theWayThatWorksIsOfferedFirst()
    {
        Rig withSecret(m_sandbox, false);
        withSecret.show();
        QVERIFY(withSecret.find<QRadioButton>("wayInWindow")->isChecked());
        QTRY_COMPARE(withSecret.text("signInTitle"), u"Could not show the page"_s);
        // Other ways work without the page.
        withSecret.choose("wayDevice");
        QVERIFY(withSecret.waitForCode());

        Rig withoutSecret(m_sandbox);
        withoutSecret.show();
        QVERIFY(withoutSecret.find<QRadioButton>("wayDevice")->isChecked());
        auto *inWindow = withoutSecret.find<QRadioButton>("wayInWindow");
        QVERIFY(!inWindow->isEnabled());
        QVERIFY(inWindow->accessibleDescription().contains(u"client secret"_s));
        withoutSecret.choose("wayInWindow");
        QVERIFY(withoutSecret.find<QRadioButton>("wayDevice")->isChecked());
        QVERIFY(withoutSecret.waitForCode());
    }

    void theCodeLetsTheUserInFromElsewhere()
    {
        Rig rig(m_sandbox);
        QSignalSpy signedIn(rig.dialog.get(), &SignInDialog::signedIn);
        rig.show();
        QVERIFY(rig.waitForCode());
        QVERIFY(asking(rig.code()));
        QVERIFY(rig.text("deviceAddress").contains(u"/activate"_s));
        QVERIFY(!rig.text("deviceAddress").contains(rig.code()));
        QVERIFY(rig.text("deviceLeft").contains(':'_L1));
        QVERIFY(rig.isSeen("deviceLine"));
        const QUrl address = m_sandbox.authUrl().resolved(QUrl(u"/activate"_s));
        m_visitor.activate(address, rig.code(), m_user, true);
        QTRY_VERIFY(rig.isClosed());
        QCOMPARE(rig.dialog->result(), int(QDialog::Accepted));
        QCOMPARE(signedIn.size(), 1);
        QCOMPARE(rig.accounts->current()->info().login, u"pipnocturne"_s);
        QVERIFY(rig.accounts->current()->may(Api::Scope::ChannelManageBroadcast));
    }

    void theCodeAndItsAddressCanBeCopied()
    {
        Rig rig(m_sandbox);
        Outside outside;
        rig.show();
        QVERIFY(rig.waitForCode());
        auto *copy = rig.find<Button>("copyCode");
        const int width = copy->width();
        rig.click("copyCode");
        QCOMPARE(QGuiApplication::clipboard()->text(), rig.code());
        QCOMPARE(copy->text(), u"Copied"_s);
        QCOMPARE(copy->width(), width);  // the layout does not change
        QVERIFY(said.contains(u"Copied"_s));
        rig.click("copyAddress");
        const QUrl address(QGuiApplication::clipboard()->text());
        QCOMPARE(address.path(), u"/activate"_s);
        QTRY_COMPARE_WITH_TIMEOUT(copy->text(), u"Copy code"_s, 4000);

        rig.click("openDevicePage");
        QCOMPARE(outside.opened, QList<QUrl>{address});
    }

    void theCodeIsSpokenLetterByLetter()
    {
        Rig rig(m_sandbox);
        rig.show();
        QVERIFY(rig.waitForCode());
        QStringList letters;
        for (const QChar c : rig.code())
            letters.append(c);
        const QString spoken = u"Code: "_s + letters.join(u' ');
        QCOMPARE(rig.find("deviceCode")->accessibleName(), spoken);
        QVERIFY(std::any_of(said.cbegin(), said.cend(),
                            [&](const QString &words) { return words.contains(spoken); }));
    }

    void everythingCanBeDoneByKeyboard()
    {
        Rig rig(m_sandbox, false);
        rig.show();
        rig.dialog->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(rig.dialog.get()));
        rig.find("wayInWindow")->setFocus(Qt::TabFocusReason);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QVERIFY(rig.find<QRadioButton>("wayBrowser")->isChecked());
        QTRY_VERIFY(rig.isSeen("openBrowser"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
        QVERIFY(rig.find<QRadioButton>("wayDevice")->isChecked());
        QVERIFY(rig.waitForCode());
        // Tab reaches every control that is visible, and no other.
        QStringList reached;
        for (int i = 0; i < 30; ++i) {
            QTest::keyClick(rig.dialog.get(), Qt::Key_Tab);
            const QWidget *focus = QApplication::focusWidget();
            QVERIFY(focus && focus->isVisible());
            reached.append(focus->objectName());
        }
        for (const char *name : {"copyCode", "copyAddress", "openDevicePage", "signInAgain", "signInCancel",
                                 "wayDevice", "capability_channel"})
            QVERIFY2(reached.contains(QLatin1String(name)), name);
        for (const char *name : {"openBrowser", "signInAction", "copyBrowserAddress"})
            QVERIFY2(!reached.contains(QLatin1String(name)), name);
        auto *copy = rig.find<Button>("copyCode");
        copy->setFocus(Qt::TabFocusReason);
        QTest::keyClick(copy, Qt::Key_Space);
        QCOMPARE(QGuiApplication::clipboard()->text(), rig.code());
        QTest::keyClick(rig.dialog.get(), Qt::Key_Escape);
        QVERIFY(rig.isClosed());
        QCOMPARE(rig.dialog->result(), int(QDialog::Rejected));
    }

    void aNewCodeCanBeHadAtAnyTime()
    {
        Rig rig(m_sandbox);
        rig.show();
        QVERIFY(rig.waitForCode());
        const QString first = rig.code();
        QCOMPARE(rig.find<Button>("signInAgain")->text(), u"New code"_s);
        rig.click("signInAgain");
        QTRY_VERIFY(rig.isSeen("deviceCode") && rig.code() != first);
        QVERIFY(asking(rig.code()));
    }

    void otherPermissionsAskForAnotherCode()
    {
        Rig rig(m_sandbox);
        rig.show();
        QVERIFY(rig.waitForCode());
        const QString first = rig.code();
        QVERIFY(asking(first)->scopes.contains(Api::Scope::UserReadFollows));
        rig.click("capability_community");
        QTRY_VERIFY(rig.isSeen("deviceCode") && rig.code() != first);
        QVERIFY(!asking(rig.code())->scopes.contains(Api::Scope::UserReadFollows));
        QVERIFY(asking(rig.code())->scopes.contains(Api::Scope::ChannelManageBroadcast));
    }

    void aCodeThatHasExpiredIsReplaced()
    {
        Rig rig(m_sandbox);
        nextCode("2");
        rig.show();
        QVERIFY(rig.waitForCode());
        QCOMPARE(rig.code(), u"KXPR7TMQ"_s);
        rig.click("capability_community");
        rig.click("capability_community");  // undone before the change takes effect
        rig.click("signInAgain");
        QTRY_VERIFY(rig.isSeen("deviceCode") && rig.code() != u"KXPR7TMQ"_s);

        nextCode("2");
        rig.click("signInAgain");
        QTRY_COMPARE(rig.text("signInTitle"), u"The code has expired"_s);
        QVERIFY(rig.isSeen("signInTitle"));
        QVERIFY(rig.find<QRadioButton>("wayDevice")->isChecked());
        QVERIFY(rig.find<QCheckBox>("capability_community")->isChecked());
        QCOMPARE(rig.find<Button>("signInAction")->text(), u"New code"_s);
        rig.click("signInAction");
        QVERIFY(rig.waitForCode());
        QVERIFY(asking(rig.code()));
    }

    void aDoubtIsSaidWhileItIsStillAsked()
    {
        Rig rig(m_sandbox);
        nextCode("100");
        rig.show();
        QVERIFY(rig.waitForCode());
        // The sandbox does not know this code.
        QTRY_VERIFY_WITH_TIMEOUT(rig.text("deviceLine").contains(u"This code is not valid any more"_s), 5000);
        QVERIFY(rig.isSeen("deviceCode"));
        QVERIFY(!rig.isSeen("deviceLeft"));
        QVERIFY(!rig.find("copyCode")->isEnabled());
        QVERIFY(said.last().contains(u"This code is not valid any more"_s));
    }

    void aDenialKeepsTheChoices()
    {
        Rig rig(m_sandbox);
        nextCode("100");
        m_sandbox.fault({.path = "/oauth2/token", .status = 400, .message = u"access_denied"_s});
        rig.show();
        rig.click("capability_community");
        nextCode("100");
        QTRY_COMPARE_WITH_TIMEOUT(rig.text("signInTitle"), u"Access denied"_s, 5000);
        QVERIFY(!rig.find<QCheckBox>("capability_community")->isChecked());
        QVERIFY(rig.find("capability_community")->isEnabled());
        QCOMPARE(rig.find<Button>("signInAction"), QApplication::focusWidget());
    }

    void aServiceThatIsAwayIsSaidSo()
    {
        Rig rig(m_sandbox);
        m_sandbox.fault({.path = "/oauth2/device", .status = 503});
        rig.show();
        QTRY_COMPARE(rig.text("signInTitle"), u"Not signed in"_s);
        QVERIFY(rig.text("signInText").contains("(503)"_L1));
        rig.click("signInAction");
        QVERIFY(rig.waitForCode());
    }

    void theBrowserIsOpenedAndComesBack()
    {
        Rig rig(m_sandbox);
        Outside outside;
        rig.show();
        rig.choose("wayBrowser");
        QTRY_VERIFY(rig.isSeen("openBrowser"));
        QVERIFY(rig.text("browserText").contains(rig.profile.redirectUri.authority()));
        QVERIFY(rig.text("browserHint").contains(u"cannot be renewed"_s));
        QVERIFY(rig.isSeen("browserHint"));
        QVERIFY(outside.opened.isEmpty());  // only after the user has clicked
        QCOMPARE(Browser::get(rig.profile.redirectUri).status, 0);
        rig.click("openBrowser");
        QCOMPARE(outside.opened.size(), 1);
        QCOMPARE(QUrlQuery(outside.opened[0]).queryItemValue(u"response_type"_s), u"token"_s);
        QVERIFY(rig.isSeen("browserLine"));
        QVERIFY(rig.isSeen("copyBrowserAddress"));
        rig.click("copyBrowserAddress");
        QCOMPARE(QUrl(QGuiApplication::clipboard()->text()), outside.opened[0]);
        rig.click("openBrowser");  // opens the same address again
        QCOMPARE(outside.opened.size(), 2);
        QCOMPARE(outside.opened[1], outside.opened[0]);

        Browser::arrive(m_visitor.decide(outside.opened[0], m_user, true));
        QTRY_VERIFY(rig.isClosed());
        QCOMPARE(rig.accounts->current()->info().login, u"pipnocturne"_s);
        QVERIFY(rig.accounts->current()->session()->token().refresh.isEmpty());
    }

    /// The hint that a sign-in cannot be renewed is shown only where that is the case.
    void theBrowserBringsACodeToWhoHasASecret()
    {
        Rig rig(m_sandbox, false);
        Outside outside;
        rig.show();
        rig.choose("wayBrowser");
        QTRY_VERIFY(rig.isSeen("openBrowser"));
        QVERIFY(!rig.isSeen("browserHint"));
        rig.click("openBrowser");
        QCOMPARE(QUrlQuery(outside.opened.value(0)).queryItemValue(u"response_type"_s), u"code"_s);
        Browser::arrive(m_visitor.decide(outside.opened[0], m_user, true));
        QTRY_VERIFY(rig.isClosed());
        QVERIFY(!rig.accounts->current()->session()->token().refresh.isEmpty());
    }

    void anAnswerToAnotherSignInIsSaidSo()
    {
        Rig rig(m_sandbox);
        Outside outside;
        rig.show();
        rig.choose("wayBrowser");
        QTRY_VERIFY(rig.isSeen("openBrowser"));
        rig.click("openBrowser");
        QUrl stranger = rig.profile.redirectUri;
        stranger.setFragment(u"access_token=abc&state=guessed"_s);
        QCOMPARE(Browser::arrive(stranger).status, 400);
        QVERIFY(
            rig.text("browserLine").contains(u"A response to another sign-in arrived and was not used"_s));
        QVERIFY(said.last().contains(u"A response to another sign-in arrived and was not used"_s));
        QVERIFY(!rig.isClosed());
        Browser::arrive(m_visitor.decide(outside.opened[0], m_user, true));
        QTRY_VERIFY(rig.isClosed());
    }

    void aDenialInTheBrowserKeepsTheChoices()
    {
        Rig rig(m_sandbox);
        Outside outside;
        rig.show();
        rig.choose("wayBrowser");
        QTRY_VERIFY(rig.isSeen("openBrowser"));
        rig.click("openBrowser");
        Browser::arrive(m_visitor.decide(outside.opened[0], m_user, false));
        QTRY_COMPARE(rig.text("signInTitle"), u"Access denied"_s);
        QVERIFY(rig.find<QRadioButton>("wayBrowser")->isChecked());
        rig.click("signInAction");
        QTRY_VERIFY(rig.isSeen("openBrowser"));
        QCOMPARE(rig.find<Button>("openBrowser")->text(), u"Open browser"_s);
        QVERIFY(!rig.isSeen("copyBrowserAddress"));
    }

    void aPortThatIsTakenIsSaidSo()
    {
        Rig rig(m_sandbox);
        Outside outside;
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress::LocalHost, quint16(rig.profile.redirectUri.port())));
        rig.show();
        rig.choose("wayBrowser");
        QTRY_VERIFY(rig.isSeen("openBrowser"));
        rig.click("openBrowser");
        QCOMPARE(rig.text("signInTitle"), u"Not available now"_s);
        QVERIFY(outside.opened.isEmpty());
        rig.choose("wayDevice");
        QVERIFY(rig.waitForCode());
    }

    void aBrowserThatDoesNotOpenIsSaidSo()
    {
        Rig rig(m_sandbox);
        rig.show();
        rig.choose("wayBrowser");
        QTRY_VERIFY(rig.isSeen("openBrowser"));
        rig.click("openBrowser");  // the test's platform cannot open a browser
        QVERIFY(rig.text("browserLine").contains(u"Could not open the browser"_s));
        rig.click("copyBrowserAddress");
        const QUrl address(QGuiApplication::clipboard()->text());
        Browser::arrive(m_visitor.decide(address, m_user, true));
        QTRY_VERIFY(rig.isClosed());
    }

    void closingEndsWhatIsUnderWay()
    {
        Rig rig(m_sandbox);
        Outside outside;
        rig.show();
        rig.choose("wayBrowser");
        QTRY_VERIFY(rig.isSeen("openBrowser"));
        rig.click("openBrowser");
        QCOMPARE(Browser::get(rig.profile.redirectUri).status, 200);
        rig.click("signInCancel");
        QVERIFY(rig.isClosed());
        QCOMPARE(Browser::get(rig.profile.redirectUri).status, 0);

        Rig device(m_sandbox);
        nextCode("100");
        m_sandbox.fault(
            {.path = "/oauth2/token", .times = -1, .status = 400, .message = u"authorization_pending"_s});
        device.show();
        QVERIFY(device.waitForCode());
        const int before = m_sandbox.served("/oauth2/token");
        QTRY_VERIFY(m_sandbox.served("/oauth2/token") > before);
        device.click("signInCancel");
        const int asked = m_sandbox.served("/oauth2/token");
        QTest::qWait(1300);  // longer than the interval of the polls
        QCOMPARE(m_sandbox.served("/oauth2/token"), asked);
    }

    void withoutAKeychainItIsSaidInEveryWay()
    {
        MemoryVault memory;
        Rig rig(m_sandbox, true, &memory);
        Outside outside;
        rig.show();
        QVERIFY(rig.text("tokenNote").contains(u"is kept in memory only"_s));
        rig.choose("wayBrowser");
        QTRY_VERIFY(rig.isSeen("openBrowser"));
        rig.click("openBrowser");
        Browser::arrive(m_visitor.decide(outside.opened[0], m_user, true));
        QTRY_COMPARE(rig.text("signInTitle"), u"Signed in as PipNocturne"_s);
        rig.click("signInAction");
        QVERIFY(rig.isClosed());
        QCOMPARE(rig.dialog->result(), int(QDialog::Accepted));
    }

    void theWaysFollowTheService()
    {
        Rig rig(m_sandbox);
        ServiceProfile elsewhere = rig.profile;
        elsewhere.id = u"elsewhere"_s;
        elsewhere.name = u"Elsewhere"_s;
        elsewhere.clientSecret = u"something"_s;
        elsewhere.redirectUri = QUrl(u"https://app.example/back"_s);
        Accounts second(elsewhere, rig.store.get(), rig.vault, &rig.network);
        rig.dialog = std::make_unique<SignInDialog>(QList{rig.accounts.get(), &second});
        rig.show();
        QVERIFY(rig.find<QRadioButton>("wayDevice")->isChecked());
        auto *services = rig.find<QComboBox>("signInService");
        services->setFocus();
        QTest::keyClick(services, Qt::Key_Down);
        QVERIFY(rig.find<QRadioButton>("wayInWindow")->isChecked());
        QVERIFY(!rig.find<QRadioButton>("wayBrowser")->isEnabled());
        QTest::keyClick(services, Qt::Key_Up);
        QVERIFY(rig.find<QRadioButton>("wayDevice")->isChecked());
        QVERIFY(!rig.find<QRadioButton>("wayInWindow")->isEnabled());
        // The way that the user has chosen stays selected where it is available.
        rig.choose("wayBrowser");
        rig.choose("wayDevice");
        QTest::keyClick(services, Qt::Key_Down);
        QVERIFY(rig.find<QRadioButton>("wayDevice")->isChecked());
        rig.dialog.reset();
    }

    void largeTextScrolls()
    {
        Theme::current()->setTextScale(200);
        Rig rig(m_sandbox);
        rig.show();
        QVERIFY(rig.waitForCode());
        // As it is dragged: the left half becomes narrower with the window.
        for (int step = 0; step < 3; ++step) {
            rig.dialog->resize(640, 480);
            QCoreApplication::processEvents();
        }
        QVERIFY(rig.dialog->width() <= 900);
        auto *area = rig.find<SignInPane>("signInPane")->findChild<QScrollArea *>();
        QVERIFY(area);
        const QWidget *code = rig.find("deviceCode");
        QVERIFY(code->width() >= code->minimumSizeHint().width());
        rig.dialog.reset();
        Theme::current()->setTextScale(100);
    }

    void longPermissionsAreNotCutOff()
    {
        class Longer : public QTranslator
        {
        public:
            bool isEmpty() const override { return false; }
            QString translate(const char *context, const char *source, const char *, int) const override
            {
                return qstrcmp(context, "Capability") == 0 ? QString::fromUtf8(source) + u" and much more"_s
                                                           : QString();
            }
        };
        Longer longer;
        QVERIFY(QCoreApplication::installTranslator(&longer));
        Rig rig(m_sandbox);
        rig.show();
        QCoreApplication::removeTranslator(&longer);
        const QWidget *choices = rig.find("signInChoices");
        const auto *viewport = choices->parentWidget();
        QVERIFY2(choices->minimumSizeHint().width() <= viewport->width(),
                 qPrintable(u"%1 in %2"_s.arg(choices->minimumSizeHint().width()).arg(viewport->width())));
        rig.dialog.reset();
    }

    void onlyWebPagesAreOpened_data()
    {
        QTest::addColumn<QByteArray>("address");
        QTest::addColumn<bool>("opens");
        QTest::newRow("encrypted") << QByteArray("https://app.example/activate") << true;
        QTest::newRow("this computer") << QByteArray("http://localhost:7890/activate") << true;
        QTest::newRow("not encrypted") << QByteArray("http://app.example/activate") << false;
        QTest::newRow("a program") << QByteArray("calculator://app.example/activate") << false;
        QTest::newRow("with a user") << QByteArray("https://me@app.example/activate") << false;
    }
    void onlyWebPagesAreOpened()
    {
        QFETCH(QByteArray, address);
        QFETCH(bool, opens);
        Rig rig(m_sandbox);
        Outside outside;
        m_sandbox.fault({.path = "/oauth2/device",
                         .status = 200,
                         .body = json("{'device_code':'abc','user_code':'AB<C>12','verification_uri':'")
                             + address + json("'}")});
        rig.show();
        QVERIFY(rig.waitForCode());
        QCOMPARE(rig.isSeen("openDevicePage"), opens);
        QCOMPARE(rig.text("deviceAddress").contains(u"<a "_s), opens);
        QVERIFY(rig.text("deviceAddress").contains(u"/activate"_s));
        QCOMPARE(rig.code(), u"AB<C>12"_s);
    }

    void aSignInThatCannotBeRenewedEndsInOtherWords()
    {
        Rig rig(m_sandbox);
        const auto user = m_sandbox.signIn();
        Token token = tokenOf(user);
        token.refresh.clear();
        Account *account = rig.accounts->add({.userId = user.userId}, token);
        AccountView view(account);
        QVERIFY(view.notices()->notices().isEmpty());
        account->session()->end(Session::Ending::NotRenewable);
        QCOMPARE(view.notices()->notices().size(), 1);
        QVERIFY(view.notices()->notices()[0].sentence.contains(u"cannot be renewed"_s));
        account->session()->setToken(tokenOf(user));
        QVERIFY(view.notices()->notices().isEmpty());
        account->session()->end();
        QVERIFY(view.notices()->notices()[0].sentence.startsWith(u"You were signed out"_s));
    }

    void aRenewalThatIsRefusedIsSaidInTheServicesWordsAndCanBeTriedAgain()
    {
        Rig rig(m_sandbox, false);
        const auto user = m_sandbox.signIn();
        Account *account = rig.accounts->add({.userId = user.userId}, tokenOf(user));
        AccountView view(account);
        m_sandbox.fault({.path = "/oauth2/token", .status = 403, .message = u"not today"_s});
        account->session()->renew(user.accessToken);
        QTRY_COMPARE(view.notices()->notices().size(), 1);
        const Notice notice = view.notices()->notices()[0];
        QCOMPARE(notice.sentence,
                 u"The service did not renew your sign-in. Nothing was lost. The service responded: “not "
                 u"today.”"_s);
        QCOMPARE(notice.action, u"Retry"_s);
        m_sandbox.fault({.path = "/oauth2/token",
                         .status = 200,
                         .body = json("{'access_token':'new','refresh_token':'newer'}")});
        notice.run();
        QTRY_VERIFY(view.notices()->notices().isEmpty());
        QCOMPARE(account->session()->token().access, u"new"_s);
    }

    void aRenewalThatIsRefusedForItsSecretLeadsToTheServiceProfile()
    {
        Rig rig(m_sandbox, false);
        const auto user = m_sandbox.signIn();
        Account *account = rig.accounts->add({.userId = user.userId}, tokenOf(user));
        AccountView view(account);
        QSignalSpy asked(&view, &AccountView::accountsPageRequested);
        m_sandbox.fault({.path = "/oauth2/token", .status = 403, .message = u"invalid client secret"_s});
        account->session()->renew(user.accessToken);
        QTRY_COMPARE(view.notices()->notices().size(), 1);
        const Notice notice = view.notices()->notices()[0];
        QVERIFY2(notice.sentence.contains(u"enter the new one in the service profile. The service responded: "
                                          u"“invalid client secret.”"_s),
                 qPrintable(notice.sentence));
        QCOMPARE(notice.action, u"Open Accounts"_s);
        notice.run();
        QCOMPARE(asked.size(), 1);
    }

    void aSecretThatIsNotHandedOutIsSaidAndCanBeAskedForAgain()
    {
        Rig rig(m_sandbox, false);
        ServiceProfile profile = rig.profile;
        profile.clientSecret.clear();
        profile.keptSecret = ServiceProfile::KeptSecret::Yes;
        QCOMPARE(SignIn::blockReasonFor(SignInWay::InWindow, profile),
                 u"Requires the client secret, which could not be read from the keychain."_s);
        const auto user = m_sandbox.signIn();
        Account account(profile, {.userId = user.userId}, tokenOf(user), &rig.network, rig.store.get());
        AccountView view(&account);
        int asked = 0;
        view.setKeychain({}, [&] { ++asked; });
        account.session()->renew(user.accessToken);
        QTRY_COMPARE(view.notices()->notices().size(), 1);
        const Notice notice = view.notices()->notices()[0];
        QVERIFY(notice.sentence.startsWith(
            u"Could not renew your sign-in, because the client secret of this service could "
            u"not be read from the keychain."_s));
        QCOMPARE(notice.action, u"Retry"_s);
        notice.run();
        QCOMPARE(asked, 1);
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    Theme theme;
    installAccessibleInterfaces();
    qRegisterMetaType<Account *>("Sidestage::Account*");
    TestSignInDialog test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_sign_in_dialog.moc"
