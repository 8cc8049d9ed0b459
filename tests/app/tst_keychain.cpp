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

const QStringList pages{QStringLiteral("onair"),   QStringLiteral("queue"),     QStringLiteral("chat"),
                        QStringLiteral("ads"),     QStringLiteral("channel"),   QStringLiteral("rewards"),
                        QStringLiteral("charity"), QStringLiteral("community"), QStringLiteral("analytics")};

/// Texts for an expired sign-in, a missing permission and a system without a keychain. All would be wrong
/// here.
const QStringList untruths{QStringLiteral("permission"),       QStringLiteral("has not granted"),
                           QStringLiteral("account cannot"),   QStringLiteral("were signed out"),
                           QStringLiteral("sign-in expired"),  QStringLiteral("Signed out"),
                           QStringLiteral("signed out"),       QStringLiteral("Nobody is signed in"),
                           QStringLiteral("Not signed in"),    QStringLiteral("No signed-in account"),
                           QStringLiteral("Sign in again"),    QStringLiteral("Sign-in: No longer valid"),
                           QStringLiteral("No keychain"),      QStringLiteral("signed in only until"),
                           QStringLiteral("Keychain unlocked")};

std::unique_ptr<TokenVault> keychain()
{
    auto vault = std::make_unique<KeychainVault>(QStringLiteral("Sidestage, for a test"));
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
                    return page + QStringLiteral(": ") + one;
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
        QTRY_COMPARE_WITH_TIMEOUT(stateIn(driver), Accounts::State::WaitingForKeychain, 60'000);
        const MainWindow *window = driver.window();
        const Account *account = driver.app()->accounts()->current();
        QVERIFY(account->may(Api::Scope::ChannelManageBroadcast));
        QCOMPARE(untruth(driver.window()), QString());
        QVERIFY(isSaid(window, QStringLiteral("Waiting for the keychain, where your sign-in is stored")));
        driver.window()->goTo(QStringLiteral("onair"));
        QVERIFY(isSaid(window, QStringLiteral("Sign-in: Waiting for the keychain")));
        QVERIFY(isSaid(window, QStringLiteral("Live events: Waiting for the keychain")));
        QTRY_COMPARE(driver.find<QWidget>(QStringLiteral("keychain"))->accessibleName(),
                     QStringLiteral("Waiting for the keychain"));

        const QString title = QStringLiteral("So far known to nobody but the service");
        QVERIFY(driver.inSandbox([&](Sandbox::Sandbox &sandbox) {
            auto state = sandbox.world().channel(account->userId());
            if (!state)
                return false;
            state->channel.title = title;
            return sandbox.world().saveChannel(*state).has_value();
        }));
        QVERIFY(!isSaid(window, title));

        keyring.answer();
        QTRY_COMPARE_WITH_TIMEOUT(stateIn(driver), Accounts::State::SignedIn, 60'000);
        // Requests that waited are sent now: the channel card shows its title without any action of the user.
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(window, title), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(window, QStringLiteral("Live events connected")), 60'000);
        QTRY_COMPARE(sayingOf(window, QStringLiteral("aiting for the keychain")), QString());
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
        QTRY_COMPARE_WITH_TIMEOUT(stateIn(driver), Accounts::State::Withheld, 60'000);
        const MainWindow *window = driver.window();
        driver.window()->goTo(QStringLiteral("onair"));
        QVERIFY(isSaid(window, QStringLiteral("Could not read your sign-in from the keychain.")));
        QVERIFY(isSaid(window, QStringLiteral("The keychain reported: “The keychain was not unlocked.”")));
        QVERIFY(isSaid(window, QStringLiteral("Sign-in: Keychain access failed")));
        QVERIFY(isSaid(window, QStringLiteral("Keychain locked: sign-in lasts until you quit")));
        QCOMPARE(sayingOf(window, QStringLiteral("aiting for the keychain")), QString());
        QCOMPARE(sayingOf(window, QStringLiteral("were signed out")), QString());
        QCOMPARE(sayingOf(window, QStringLiteral("permission")), QString());

        QVERIFY(keyring.unlock());
        const auto buttons = window->findChildren<Button *>(QStringLiteral("noticeAction"));
        const auto again = std::find_if(buttons.begin(), buttons.end(), [](const Button *button) {
            return button->isVisible() && button->text() == QStringLiteral("Retry");
        });
        QVERIFY(again != buttons.end());
        QVERIFY(driver.click(*again));
        QTRY_COMPARE_WITH_TIMEOUT(stateIn(driver), Accounts::State::SignedIn, 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(window, QStringLiteral("Live events connected")), 60'000);
        QTRY_COMPARE(sayingOf(window, QStringLiteral("Could not read your sign-in")), QString());
    }
};

SIDESTAGE_TEST_MAIN(TstKeychain)

#include "tst_keychain.moc"
