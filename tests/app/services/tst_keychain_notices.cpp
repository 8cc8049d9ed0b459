// SPDX-License-Identifier: GPL-3.0-or-later

// What the dashboard shows on a system without a keychain: once, as long as that is so, and not beside a
// message that contains more. Also what it shows after a sign-out without a token.

#include "tour/driver.h"

#include "sandbox_fixture.h"

#include "accounts/account.h"
#include "accounts/accounts.h"
#include "app/services/service_list.h"
#include "kit/controls/button.h"
#include "shell/main_window.h"

#include <QLabel>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace Sidestage;
using namespace std::chrono_literals;
using State = Accounts::State;

namespace {

const QString isLost = u"No keychain is available on this system"_s;

/// What persists between runs.
struct Kept
{
    QHash<QString, Token> tokens{};
    bool isBroken = false;  ///< Every read fails.
};

/// A vault that reports that it keeps tokens in memory only.
class ForgetfulVault : public TokenVault
{
public:
    explicit ForgetfulVault(Kept *kept)
        : m_kept(kept)
    {
        setState(TokenVault::State::MemoryOnly, u"Nobody there."_s);
    }
    QCoro::Task<Result<std::optional<Token>>> read(VaultKey key) override
    {
        if (m_kept->isBroken) {
            const Error broken = Error::storage(reason());
            co_return broken;
        }
        std::optional<Token> token;
        if (m_kept->tokens.contains(key.name()))
            token = m_kept->tokens.value(key.name());
        co_return token;
    }
    QCoro::Task<Result<void>> write(VaultKey key, Token token) override
    {
        m_kept->tokens.insert(key.name(), token);
        const Result<void> done;
        co_return done;
    }
    QCoro::Task<Result<void>> remove(VaultKey key) override
    {
        m_kept->tokens.remove(key.name());
        const Result<void> done;
        co_return done;
    }

private:
    Kept *m_kept;
};

}  // namespace

class TstKeychainNotices : public QObject
{
    Q_OBJECT

    std::unique_ptr<Driver> m_driver{};
    Kept m_kept{};

    Accounts *accounts() const { return m_driver->app()->accounts(); }
    bool isSaid(const QString &words) const
    {
        const auto labels = m_driver->window()->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel *label) {
            return label->isVisible() && label->text().contains(words);
        });
    }
    /// Starts it again, with every read failing.
    void startWithheld()
    {
        m_driver->quit();
        m_kept.isBroken = true;
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
        QTRY_COMPARE(accounts()->state(accounts()->current()), State::Withheld);
        QVERIFY(isSaid(u"Could not read your sign-in from the keychain."_s));
        QVERIFY(!isSaid(isLost));
    }

private Q_SLOTS:
    void init()
    {
        m_kept = {};
        m_driver = std::make_unique<Driver>();
        m_driver->setVault([this] { return std::make_unique<ForgetfulVault>(&m_kept); });
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QTRY_VERIFY(isSaid(isLost));
    }
    void cleanup() { m_driver.reset(); }

    void whoHasUnderstoodIsNotToldAgain()
    {
        const auto buttons = m_driver->window()->findChildren<Button *>(u"noticeAction"_s);
        const auto understood = std::find_if(buttons.begin(), buttons.end(), [](const Button *button) {
            return button->isVisible() && button->text() == u"OK"_s;
        });
        QVERIFY(understood != buttons.end());
        QVERIFY(m_driver->click(*understood));
        QTRY_VERIFY(!isSaid(isLost));
        QSignalSpy changed(accounts(), &Accounts::stateChanged);
        accounts()->setValidationInterval(20ms);
        QTRY_VERIFY(changed.size() >= 2);
        QVERIFY(!isSaid(isLost));
    }

    void itIsSaidAgainOnceTheOneThatIsWithheldSignsInAnew()
    {
        startWithheld();
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QTRY_COMPARE(accounts()->state(accounts()->current()), State::SignedIn);
        QTRY_VERIFY(isSaid(isLost));
    }

    void itIsSaidAgainOnceTheOneThatIsWithheldIsSignedOut()
    {
        startWithheld();
        accounts()->signOut(accounts()->current());
        QTRY_VERIFY(accounts()->all().isEmpty());
        QTRY_VERIFY(isSaid(isLost));
        // The message must not claim that the service was informed.
        QTRY_VERIFY(
            isSaid(u"is signed out on this computer. The token could not be read from the keychain"_s));
        QVERIFY(m_kept.tokens.isEmpty());
    }

    void theAccountOfAServiceThatWasNotShownIsAskedForAgainToo()
    {
        const QString there = u"second-stage"_s;
        SandboxFixture other;
        m_driver->quit();
        {
            QSettings settings(m_driver->folder() + u"/settings.ini"_s, QSettings::IniFormat);
            ServiceList(&settings).add({.name = u"Second stage"_s,
                                        .baseUrl = other.baseUrl(),
                                        .authUrl = other.authUrl(),
                                        .eventsUrl = other.eventsUrl(),
                                        .clientId = other.client().id,
                                        .redirectUri = QUrl(other.client().redirectUri)});
        }
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
        m_driver->app()->bringForward(there);
        QTRY_VERIFY(accounts() && accounts()->isLoaded());
        const auto user = other.signIn();
        accounts()->add(
            {.userId = user.userId, .login = user.login, .displayName = u"TeaAndTurrets"_s},
            {.access = user.accessToken, .refresh = user.refreshToken, .scopes = user.scopes.names()});
        m_driver->app()->bringForward(u"sandbox"_s);
        startWithheld();
        // The page opens every service.
        m_driver->window()->goTo(u"accounts"_s);
        const auto whose = [&] { return m_driver->app()->findService(there)->accounts(); };
        QTRY_VERIFY(whose() && whose()->current() && whose()->state(whose()->current()) == State::Withheld);
        m_kept.isBroken = false;
        m_driver->app()->bringForward(there);
        m_driver->window()->goTo(u"channel"_s);
        QTRY_VERIFY(isSaid(u"Could not read your sign-in from the keychain."_s));
        const auto buttons = m_driver->window()->findChildren<Button *>(u"noticeAction"_s);
        const auto retry = std::find_if(buttons.begin(), buttons.end(), [](const Button *button) {
            return button->isVisible() && button->text() == u"Retry"_s;
        });
        QVERIFY(retry != buttons.end());
        QVERIFY(m_driver->click(*retry));
        QTRY_COMPARE(whose()->state(whose()->current()), State::SignedIn);
    }
};

SIDESTAGE_TEST_MAIN(TstKeychainNotices)
#include "tst_keychain_notices.moc"
