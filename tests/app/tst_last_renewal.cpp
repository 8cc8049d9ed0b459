// SPDX-License-Identifier: GPL-3.0-or-later

// The dashboard is closed while a token is being renewed: the account is signed in at the next start.

#include "sandbox/oauth/grants.h"
#include "tour/driver.h"

#include "accounts/accounts.h"
#include "client/client.h"
#include "client/session.h"
#include "sandbox/sandbox.h"
#include "shell/main_window.h"

#include <QTest>

using namespace Sidestage;
using namespace std::chrono_literals;

class TstLastRenewal : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void itIsWaitedForAndKept()
    {
        Driver driver;
        QVERIFY2(driver.start(), qPrintable(driver.problem()));
        QVERIFY2(driver.signIn(), qPrintable(driver.problem()));
        Account *account = driver.app()->accounts()->current();
        const Token before = account->session()->token();
        QVERIFY(driver.inSandbox([](Sandbox::Sandbox &sandbox) {
            sandbox.service().faults().add({.path = "/oauth2/token", .delay = 700ms});
            return sandbox.world().area<Sandbox::Grants>().expireAll().has_value();
        }));
        account->client()->call(Api::GetUsers{}).then(account, [](const Result<QList<Api::User>> &) {});
        QTRY_VERIFY(account->session()->isRenewing());
        driver.window()->close();
        QVERIFY2(driver.restart(), qPrintable(driver.problem()));

        account = driver.app()->accounts()->current();
        QVERIFY(account);
        QVERIFY(account->session()->token().access != before.access);
        QTRY_VERIFY(driver.app()->accounts()->validatedAt(account).isValid());
        QCOMPARE(driver.app()->accounts()->state(account), Accounts::State::SignedIn);
        QVERIFY(!account->session()->isEnded());
    }
};

SIDESTAGE_TEST_MAIN(TstLastRenewal)
#include "tst_last_renewal.moc"
