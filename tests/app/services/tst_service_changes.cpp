// SPDX-License-Identifier: GPL-3.0-or-later

// Services are changed and removed: their secret is replaced or erased without being shown, and nothing of a
// removed service stays in the profile or in the keychain.

#include "http_host.h"
#include "sandbox_fixture.h"
#include "tour/driver.h"

#include "account_services.h"
#include "accounts/accounts.h"
#include "accounts/page/service_dialog.h"
#include "app/services/service_list.h"
#include "client/session.h"
#include "kit/controls/segmented.h"
#include "kit/overlays/toast_lane.h"
#include "shell/header/sidebar.h"
#include "shell/main_window.h"
#include "shell/settings/preferences.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDesktopServices>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRadioButton>
#include <QTest>

using namespace Sidestage;

namespace {

const QString id = u"second-stage"_s;

/// A vault of the test, whose content it can read.
class OpenVault : public TokenVault
{
public:
    OpenVault() { setState(State::Keychain); }
    QCoro::Task<Result<std::optional<Token>>> read(VaultKey key) override
    {
        std::optional<Token> token;
        if (tokens.contains(key.name()))
            token = tokens.value(key.name());
        co_return token;
    }
    QCoro::Task<Result<void>> write(VaultKey key, Token token) override
    {
        tokens.insert(key.name(), token);
        const Result<void> done;
        co_return done;
    }
    QCoro::Task<Result<void>> remove(VaultKey key) override
    {
        tokens.remove(key.name());
        const Result<void> done;
        co_return done;
    }

    QHash<QString, Token> tokens{};
};

}  // namespace

class TstServiceChanges : public QObject
{
    Q_OBJECT

    std::unique_ptr<SandboxFixture> m_other{};
    std::unique_ptr<OpenVault> m_keychain{};
    std::unique_ptr<Driver> m_driver{};
    QUrl m_opened{};

    Application *app() const { return m_driver->app(); }
    QString secretName() const { return id + u'/' + ServiceList::secretOwner; }
    QString shown() const { return m_driver->window()->sidebar()->profileButton()->text(); }
    bool isOpen() const
    {
        return app()->service()->profile().id == id && app()->accounts() && app()->accounts()->isLoaded();
    }
    Account *signIn()
    {
        const auto user = m_other->signIn();
        return app()->accounts()->add(
            {.userId = user.userId, .login = user.login, .displayName = u"TeaAndTurrets"_s},
            {.access = user.accessToken, .refresh = user.refreshToken, .scopes = user.scopes.names()});
    }
    /// An entry of the menu of services.
    QAction *entry(const char *name)
    {
        m_driver->click(m_driver->window()->sidebar()->profileButton());
        auto *menu = m_driver->find<QMenu>(u"profileMenu"_s);
        return menu ? menu->findChild<QAction *>(QLatin1String(name)) : nullptr;
    }
    bool choose(const char *name)
    {
        QAction *action = entry(name);
        if (!action)
            return false;
        auto *menu = m_driver->find<QMenu>(u"profileMenu"_s);
        menu->setActiveAction(action);
        QTest::keyClick(menu, Qt::Key_Return);
        return true;
    }
    bool enter(const char *name, const QString &text)
    {
        auto *field = m_driver->find<QLineEdit>(QLatin1String(name));
        if (!field)
            return false;
        field->setFocus();
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClicks(field, text);
        return field->text() == text;
    }
    bool isSaid(const QString &words) const
    {
        const auto toasts = m_driver->window()->toasts()->toasts();
        return std::any_of(toasts.begin(), toasts.end(),
                           [&](const Toast *toast) { return toast->content().what.contains(words); });
    }
    bool isSaidInDialog(const QString &words)
    {
        const auto labels = m_driver->find(u"serviceDialog"_s)->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->text().contains(words); });
    }
    QStringList filesOfService() const
    {
        return QDir(m_driver->folder()).entryList({u"profile-"_s + id + u'*'}, QDir::Files);
    }
    QString settingsText() const
    {
        QFile file(m_driver->folder() + u"/settings.ini"_s);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

private Q_SLOTS:
    void init()
    {
        m_other = std::make_unique<SandboxFixture>();
        m_keychain = std::make_unique<OpenVault>();
        m_driver = std::make_unique<Driver>();
        m_driver->setVault([this] { return std::make_unique<LentVault>(m_keychain.get()); });
        QSettings settings(m_driver->folder() + u"/settings.ini"_s, QSettings::IniFormat);
        ServiceList(&settings).add({.name = u"Second stage"_s,
                                    .baseUrl = m_other->baseUrl(),
                                    .authUrl = m_other->authUrl(),
                                    .eventsUrl = m_other->eventsUrl(),
                                    .clientId = m_other->client().id,
                                    .clientSecret = m_other->client().secret,
                                    .redirectUri = QUrl(m_other->client().redirectUri)});
        settings.sync();
        m_keychain->tokens.insert(secretName(), Token{.access = m_other->client().secret});
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
        app()->bringForward(id);
        QTRY_VERIFY(isOpen());
        QDesktopServices::setUrlHandler(u"http"_s, this, "open");
    }
    void cleanup()
    {
        QDesktopServices::unsetUrlHandler(u"http"_s);
        m_driver.reset();
        m_keychain.reset();
        m_other.reset();
    }

    void aNameAndASecretAreChangedAndTheAccountsComeBack()
    {
        QCOMPARE(app()->accounts()->profile().clientSecret, m_other->client().secret);
        const QString user = signIn()->userId();
        QVERIFY(choose("editService"));
        auto *secret = m_driver->find<QLineEdit>(u"serviceSecret"_s);
        QVERIFY(secret);
        QVERIFY2(secret->text().isEmpty(), "the old one is not shown");
        QCOMPARE(m_driver->find<QLineEdit>(u"serviceClientId"_s)->text(), m_other->client().id);
        QVERIFY(enter("serviceName", u"Main stage"_s));
        QVERIFY(enter("serviceSecret", u"rotated"_s));
        QVERIFY(m_driver->click(u"saveService"_s));
        QTRY_COMPARE(shown(), u"Main stage"_s);
        QTRY_VERIFY(isOpen() && app()->accounts()->current());
        QCOMPARE(app()->accounts()->current()->userId(), user);
        QCOMPARE(app()->accounts()->profile().clientSecret, u"rotated"_s);
        QCOMPARE(m_keychain->tokens.value(secretName()).access, u"rotated"_s);
        QCOMPARE(m_driver->window()->account(), app()->accounts()->current());

        // An empty field keeps the secret, the checkbox erases it.
        QVERIFY(choose("editService"));
        QVERIFY(enter("serviceName", u"Small stage"_s));
        QVERIFY(m_driver->click(u"saveService"_s));
        QTRY_COMPARE(shown(), u"Small stage"_s);
        QCOMPARE(m_keychain->tokens.value(secretName()).access, u"rotated"_s);
        QTRY_VERIFY(isOpen());
        QVERIFY(choose("editService"));
        QTest::mouseClick(m_driver->find<QCheckBox>(u"eraseSecret"_s), Qt::LeftButton, Qt::NoModifier,
                          QPoint(8, 8));
        QVERIFY(m_driver->click(u"saveService"_s));
        QTRY_VERIFY(!m_keychain->tokens.contains(secretName()));
        QTRY_VERIFY(isOpen());
        QVERIFY(app()->accounts()->profile().clientSecret.isEmpty());
        QVERIFY(!settingsText().contains("rotated"_L1));
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QCOMPARE(shown(), u"Small stage"_s);
    }

    void addressesAreChangedAndCheckedAsBefore()
    {
        SandboxFixture third;
        QVERIFY(choose("editService"));
        const auto step = [this] {
            const auto widgets = m_driver->find(u"serviceDialog"_s)->findChildren<QWidget *>();
            const auto found = std::find_if(widgets.begin(), widgets.end(), [](const QWidget *widget) {
                return widget->accessibleName().startsWith("Step 1:"_L1);
            });
            return found == widgets.end() ? QString() : (*found)->accessibleName();
        };
        QVERIFY(step().endsWith("Done"_L1));
        QVERIFY(enter("serviceBase", u"not an address"_s));
        const auto isSaid = [this] {
            const auto labels = m_driver->find(u"checkList"_s)->findChildren<QLabel *>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
                return label->text()
                    == u"API address: This is not an address. It must begin with https://."_s;
            });
        };
        QTRY_VERIFY(isSaid());
        QVERIFY(!step().endsWith("Done"_L1));
        QVERIFY(enter("serviceBase", u"http://api.example"_s));
        QVERIFY(m_driver->click(u"saveService"_s));
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"serviceBase"_s);
        QVERIFY(enter("serviceBase", third.baseUrl().toString()));
        QVERIFY(enter("serviceAuth", third.authUrl().toString()));
        QVERIFY(enter("serviceEvents", third.eventsUrl().toString()));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(isOpen() && app()->accounts()->profile().baseUrl == third.baseUrl());
        QCOMPARE(app()->accounts()->profile().authUrl, third.authUrl());
        QCOMPARE(app()->service()->profile().id, id);
    }

    void theSavedSecretIsSentOnlyToTheAddressThatItIsFor()
    {
        const auto refusal = [](const QByteArray &status, const QByteArray &message) {
            return HttpHost::whole(R"({"status":)" + status.first(3) + R"(,"message":")" + message + R"("})",
                                   "application/json", "Connection: close\r\n", status);
        };
        HttpHost other({{"/oauth2/validate", refusal("401 Unauthorized", "missing authorization token")},
                        {"/oauth2/token", refusal("400 Bad Request", "missing client secret")},
                        {"/oauth2/authorize", refusal("400 Bad Request", "redirect mismatch")}});
        QCOMPARE(app()->accounts()->profile().clientSecret, m_other->client().secret);
        QVERIFY(choose("editService"));
        QVERIFY(enter("serviceAuth", other.url().toString()));
        QTRY_VERIFY(other.asked("/oauth2/authorize") > 0);  // the last step of the check
        QVERIFY(other.lastBody("/oauth2/token").contains("client_id="));
        // It is not kept for the new address either, which is said before.
        QVERIFY(isSaidInDialog(u"it will be deleted"_s));
        QVERIFY(m_driver->click(u"saveService"_s));
        QTRY_VERIFY(isOpen() && app()->accounts()->profile().authUrl == other.url());
        QTRY_VERIFY(!m_keychain->tokens.contains(secretName()));
        QVERIFY(app()->accounts()->profile().clientSecret.isEmpty());
        QVERIFY(!app()->accounts()->profile().awaitsSecret());
        const QByteArray secret = m_other->client().secret.toUtf8();
        for (const QList<QByteArray> &sent : {other.paths, other.bodies, other.heads}) {
            for (const QByteArray &part : sent)
                QVERIFY(!part.toLower().contains(secret.toLower()));
        }
    }

    void aServiceThatIsRemovedLeavesNothing()
    {
        const Account *account = signIn();
        const QString user = account->userId();
        QTRY_VERIFY(m_keychain->tokens.contains(id + u'/' + user));
        QVERIFY(!filesOfService().isEmpty());
        const int revoked = m_other->served("/oauth2/revoke");
        QVERIFY(choose("removeService"));
        QVERIFY(m_driver->find(u"removeServiceDialog"_s));
        QVERIFY(m_driver->click(u"keepService"_s));
        QVERIFY(isOpen());
        QVERIFY(choose("removeService"));
        QVERIFY(m_driver->click(u"confirmRemoveService"_s));
        QTRY_COMPARE(app()->service()->profile().id, u"sandbox"_s);
        QTRY_COMPARE(m_other->served("/oauth2/revoke"), revoked + 1);
        QTRY_VERIFY(isSaid(u"Second stage was removed."_s));
        QVERIFY(m_keychain->tokens.isEmpty());
        QCOMPARE(filesOfService(), QStringList());
        QTRY_VERIFY2(!settingsText().contains("Second stage"_L1), qPrintable(settingsText()));
        QVERIFY(!entry("removeService"));  // the sandbox cannot be removed
    }

    void aServiceThatDoesNotAnswerIsRemovedAllTheSame()
    {
        signIn();
        m_other->fault({.path = "/oauth2/revoke", .times = -1, .status = 503});
        QVERIFY(choose("editService"));
        QVERIFY(m_driver->click(u"removeService"_s));
        QVERIFY(m_driver->click(u"confirmRemoveService"_s));
        QTRY_VERIFY(isSaid(u"Some tokens could not be revoked"_s));
        QVERIFY(m_keychain->tokens.isEmpty());
        QCOMPARE(filesOfService(), QStringList());
        QVERIFY2(m_driver->restart(), qPrintable(m_driver->problem()));
        QCOMPARE(app()->service()->profile().id, u"sandbox"_s);
    }

    void addingSaysWhatToRegisterAndReturnAdds()
    {
        QVERIFY2(m_driver->command(u"add service"_s), qPrintable(m_driver->problem()));
        QVERIFY(m_driver->find(u"serviceDialog"_s));
        QTRY_COMPARE(QApplication::focusWidget()->objectName(), u"serviceClientId"_s);
        auto *help = m_driver->find<QLabel>(u"serviceHelp"_s);
        QVERIFY(help->text().contains(u"client type “Public”"_s));
        QVERIFY(m_driver->click(u"copyRedirect"_s));
        QCOMPARE(QApplication::clipboard()->text(), ServiceDialog::publicPlatform().redirectUri.toString());
        // An incomplete service is not added.
        auto *clientId = m_driver->find<QLineEdit>(u"serviceClientId"_s);
        clientId->setFocus();
        QTest::keyClick(clientId, Qt::Key_Return);
        QVERIFY(m_driver->find(u"serviceDialog"_s));
        // Another service is checked 500 ms after the last key. What is wrong there prevents the sign-in.
        QVERIFY(m_driver->click(
            m_driver->find<Segmented>(u"serviceKind"_s)->findChildren<QAbstractButton *>().value(1)));
        QVERIFY(enter("serviceName", u"Third stage"_s));
        QVERIFY(enter("serviceBase", m_other->baseUrl().toString()));
        QVERIFY(enter("serviceAuth", m_other->authUrl().toString()));
        QVERIFY(enter("serviceRedirect", m_other->client().redirectUri));
        QVERIFY(enter("serviceClientId", u"nobody"_s));
        auto *add = m_driver->find<QPushButton>(u"addAndSignIn"_s);
        QTRY_VERIFY(!add->isEnabled());
        QVERIFY(enter("serviceClientId", m_other->client().id));
        QVERIFY(add->isEnabled());
        QVERIFY(enter("serviceSecret", m_other->client().secret));
        QTRY_VERIFY(isSaidInDialog(u"secret accepted"_s));
        QTest::mouseClick(m_driver->find<QRadioButton>(u"serviceWayDevice"_s), Qt::LeftButton, {},
                          QPoint(8, 8));
        clientId->setFocus();
        QTest::keyClick(clientId, Qt::Key_Return);
        QTRY_COMPARE(shown(), u"Third stage"_s);
        // It goes on with the sign-in, in the way that was chosen.
        QVERIFY(m_driver->find(u"signInDialog"_s));
        QTRY_VERIFY(m_driver->find<QRadioButton>(u"wayDevice"_s)->isChecked());
    }

    void theSandboxsPageIsOneClickAway()
    {
        const auto actions = m_driver->window()->actions();
        const auto found = std::find_if(actions.begin(), actions.end(), [](const QAction *action) {
            return action->objectName() == "openSandboxPage"_L1;
        });
        QVERIFY(found != actions.end());
        QAction *help = *found;
        app()->bringForward(u"sandbox"_s);
        QTRY_VERIFY(help->isVisible());
        const int port = app()->sandbox()->profile().authUrl.port();
        QVERIFY2(help->text().contains(QString::number(port)), qPrintable(help->text()));
        help->trigger();
        QTRY_COMPARE(m_opened.path(), u"/sandbox/"_s);
        QCOMPARE(m_opened.port(), port);
        m_opened.clear();
        QVERIFY(choose("openSandboxPage"));
        QTRY_COMPARE(m_opened.port(), port);
    }

public Q_SLOTS:
    void open(const QUrl &url) { m_opened = url; }
};

SIDESTAGE_TEST_MAIN(TstServiceChanges)
#include "tst_service_changes.moc"
