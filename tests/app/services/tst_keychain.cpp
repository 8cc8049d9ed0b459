// SPDX-License-Identifier: GPL-3.0-or-later

// What the dashboard shows while it waits for the system's keychain, when the keychain refuses, and when it
// is open again. Runs with its own keyring, see with_keyring.sh.

#include "keyring.h"
#include "tour/driver.h"

#include "accounts/account.h"
#include "accounts/accounts.h"
#include "kit/controls/button.h"
#include "sandbox/sandbox.h"
#include "shell/header/account_view.h"
#include "shell/main_window.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QTest>

using namespace Sidestage;
using namespace std::chrono_literals;

namespace {

const QStringList pages{u"onair"_s,   u"queue"_s,     u"chat"_s,      u"moderation"_s, u"interact"_s,
                        u"ads"_s,     u"shows"_s,     u"channel"_s,   u"rewards"_s,    u"schedule"_s,
                        u"charity"_s, u"community"_s, u"analytics"_s, u"moments"_s};

/// Texts for an expired sign-in, a missing permission and a system without a keychain. All would be wrong
/// here.
const QStringList untruths{
    u"permission"_s,      u"has not granted"_s,      u"account cannot"_s,   u"were signed out"_s,
    u"sign-in expired"_s, u"Signed out"_s,           u"signed out"_s,       u"Nobody is signed in"_s,
    u"Not signed in"_s,   u"No signed-in account"_s, u"Sign in again"_s,    u"Sign-in: No longer valid"_s,
    u"No keychain"_s,     u"signed in only until"_s, u"Keychain unlocked"_s};

std::unique_ptr<TokenVault> keychain()
{
    auto vault = std::make_unique<KeychainVault>(u"Sidestage, for a test"_s);
    vault->setTimeout(300ms);
    return vault;
}

/// Everything in the window that can be read or is announced.
QStringList said(const MainWindow *window)
{
    QStringList all;
    const auto widgets = window->findChildren<QWidget *>();
    for (const QWidget *widget : widgets) {
        if (!widget->isVisible())
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            all += label->text();
        if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            all += button->text();
        all += {widget->accessibleName(), widget->accessibleDescription(), widget->toolTip()};
    }
    all.removeAll(QString());
    return all;
}

/// The visible texts that contain these words. Empty: none.
QString sayingOf(const MainWindow *window, const QString &words)
{
    return said(window).filter(words).join(u'\n');
}

bool isSaid(const MainWindow *window, const QString &words)
{
    return !sayingOf(window, words).isEmpty();
}

/// The first wrong text on any page. Empty: none.
QString untruth(MainWindow *window)
{
    for (const QString &page : pages) {
        window->goTo(page);
        QTest::qWait(50);  // includes what a page shows one turn of the event loop later
        const QStringList all = said(window);
        for (const QString &one : all) {
            for (const QString &untrue : untruths) {
                if (one.contains(untrue))
                    return page + u": "_s + one;
            }
        }
    }
    return {};
}

}  // namespace

class TstKeychain : public QObject
{
    Q_OBJECT

    static Accounts::State stateIn(const Driver &driver)
    {
        return driver.app()->accounts()->state(driver.app()->accounts()->current());
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!Keyring::isThere())
            QSKIP("Run it through with_keyring.sh.");
    }

    void whileItIsWaitedForNothingElseIsSaid()
    {
        Keyring keyring;
        Driver driver;
        driver.setVault(keychain);
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.signIn(), qPrintable(driver.problem()));
        driver.quit();

        keyring.fallSilent();
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QTRY_COMPARE(stateIn(driver), Accounts::State::WaitingForKeychain);
        const MainWindow *window = driver.window();
        const Account *account = driver.app()->accounts()->current();
        QVERIFY(account->may(Api::Scope::ChannelManageBroadcast));
        QCOMPARE(untruth(driver.window()), QString());
        QVERIFY(isSaid(window, u"Waiting for the keychain, where your sign-in is stored"_s));
        driver.window()->goTo(u"onair"_s);
        QVERIFY(isSaid(window, u"Sign-in: Waiting for the keychain"_s));
        QVERIFY(isSaid(window, u"Live events: Waiting for the keychain"_s));
        QTRY_COMPARE(driver.find<QWidget>(u"keychain"_s)->accessibleName(), u"Waiting for the keychain"_s);

        const QString title = u"So far known to nobody but the service"_s;
        QVERIFY(driver.inSandbox([&](Sandbox::Sandbox &sandbox) {
            auto state = sandbox.world().channel(account->userId());
            if (!state)
                return false;
            state->channel.title = title;
            return sandbox.world().saveChannel(*state).has_value();
        }));
        QVERIFY(!isSaid(window, title));

        keyring.answer();
        QTRY_COMPARE(stateIn(driver), Accounts::State::SignedIn);
        // Requests that waited are sent now: the channel card shows its title without any action of the user.
        QTRY_VERIFY(isSaid(window, title));
        QTRY_VERIFY(isSaid(window, u"Live events connected"_s));
        QTRY_COMPARE(sayingOf(window, u"aiting for the keychain"_s), QString());
    }

    void whenItRefusesItIsSaidAndCanBeAskedAgain()
    {
        Keyring keyring;
        Driver driver;
        driver.setVault(keychain);
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.signIn(), qPrintable(driver.problem()));
        driver.quit();

        QVERIFY(keyring.lock());
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QTRY_COMPARE(stateIn(driver), Accounts::State::Withheld);
        const MainWindow *window = driver.window();
        driver.window()->goTo(u"onair"_s);
        QVERIFY(isSaid(window, u"Could not read your sign-in from the keychain."_s));
        QVERIFY(isSaid(window, u"The keychain reported: “The keychain was not unlocked.”"_s));
        QVERIFY(isSaid(window, u"Sign-in: Keychain access failed"_s));
        QVERIFY(isSaid(window, u"Keychain locked: sign-in lasts until you quit"_s));
        QCOMPARE(sayingOf(window, u"aiting for the keychain"_s), QString());
        QCOMPARE(sayingOf(window, u"were signed out"_s), QString());
        QCOMPARE(sayingOf(window, u"permission"_s), QString());

        QVERIFY(keyring.unlock());
        const auto buttons = window->findChildren<Button *>(u"noticeAction"_s);
        const auto again = std::find_if(buttons.begin(), buttons.end(), [](const Button *button) {
            return button->isVisible() && button->text() == u"Retry"_s;
        });
        QVERIFY(again != buttons.end());
        QVERIFY(driver.click(*again));
        QTRY_COMPARE(stateIn(driver), Accounts::State::SignedIn);
        QTRY_VERIFY(isSaid(window, u"Live events connected"_s));
        QTRY_COMPARE(sayingOf(window, u"Could not read your sign-in"_s), QString());
    }
};

SIDESTAGE_TEST_MAIN(TstKeychain)

#include "tst_keychain.moc"
