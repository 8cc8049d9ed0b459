// SPDX-License-Identifier: GPL-3.0-or-later

// The page of all accounts: what it says about each, and what it asks for.

#include "accounts_run.h"

#include "accounts/account_directory.h"
#include "accounts/capabilities.h"
#include "accounts/page/account_row.h"
#include "accounts/page/accounts_page.h"
#include "kit/controls/action_button.h"
#include "kit/theme/theme.h"

#include <QLabel>

using namespace Sidestage;

class TestAccountsPage : public QObject, public AccountsWorld
{
    Q_OBJECT

    struct Rig
    {
        explicit Rig(Run &run, bool withSecond = false)
            : page(&directory)
        {
            QList<AccountDirectory::Service> services{
                {.profile = run.accounts.profile(), .accounts = &run.accounts, .isShown = true}};
            if (withSecond)
                services.append({.profile = {.id = u"second"_s, .name = u"Second stage"_s}});
            directory.setServices(services);
            page.resize(1032, 900);
            page.show();
            if (!QTest::qWaitFor([this] { return !page.chosenService().isEmpty(); }))
                qFatal("the page shows no service");
        }
        AccountRow *row(const QString &service, const QString &user) const
        {
            return page.findChild<AccountRow *>(u"accountRow_"_s + service + u'_' + user);
        }
        /// What a screen reader says of a part.
        QString said(const char *name) const
        {
            auto *part = page.findChild<QWidget *>(QLatin1String(name));
            return part ? part->accessibleName() : QString();
        }
        template <class T = QAbstractButton>
        T *button(const char *name) const
        {
            return page.findChild<T *>(QLatin1String(name));
        }

        Theme theme;
        AccountDirectory directory;
        AccountsPage page;
    };

private Q_SLOTS:
    void init() { begin(); }

    void itSaysHowATokenIsAndRefreshesItNow()
    {
        Run run(*m_machine, profileOf(m_sandbox));
        Token token = tokenOf(m_user);
        token.expiresAt = QDateTime::currentDateTimeUtc().addSecs(2 * 3600 + 300);
        Account *account = run.accounts.add(infoOf(m_user), token, SignInWay::Device);
        m_machine->vault.unlock();
        Rig rig(run);
        QTRY_COMPARE(rig.page.chosen(), account);
        QTRY_VERIFY(rig.row(u"sandbox"_s, m_user.userId)->accessibleName().contains(u"device code"_s));
        QTRY_VERIFY2(rig.said("tokenHealth").contains(u"2 h 4 min left"_s)
                         || rig.said("tokenHealth").contains(u"2 h 5 min left"_s),
                     qPrintable(rig.said("tokenHealth")));
        QVERIFY(rig.said("renewalHealth").contains(u"Not needed yet"_s));
        QVERIFY(rig.said("validationHealth").contains(u"every hour"_s));
        QVERIFY(rig.said("keychainHealth").contains(u"Stored in the system keychain"_s));
        QVERIFY(rig.page.findChild<QLabel *>(u"accountWho"_s)->text().contains(u"ID "_s + m_user.userId));

        QTest::mouseClick(rig.button("renewToken"), Qt::LeftButton);
        QTRY_VERIFY(account->session()->lastRenewal());
        QVERIFY(account->session()->lastRenewal()->isRefreshTokenNew);
        QTRY_VERIFY2(rig.said("renewalHealth").contains(u"new refresh token kept"_s),
                     qPrintable(rig.said("renewalHealth")));
        QCOMPARE(rig.directory.needingAttention(QDateTime::currentDateTimeUtc()), 0);
    }

    void whatASignInWasIsKnownAfterARestart()
    {
        Run(*m_machine, profileOf(m_sandbox))
            .accounts.add(infoOf(m_user), tokenOf(m_user), SignInWay::Device);
        Run run(*m_machine, profileOf(m_sandbox));
        const SignInRecord record = run.accounts.signInOf(run.accounts.current());
        QCOMPARE(record.way, SignInWay::Device);
        QVERIFY(record.at && record.issuedAt);
    }

    void whatNeedsTheUserIsCountedAndSaysWhatToDo()
    {
        Run run(*m_machine, profileOf(m_sandbox));
        Token token = tokenOf(m_user);
        Account *account = run.accounts.add(infoOf(m_user), token);
        Rig rig(run);
        const auto count = [&] { return rig.directory.needingAttention(QDateTime::currentDateTimeUtc()); };
        const auto row = [&] { return rig.row(u"sandbox"_s, m_user.userId)->accessibleName(); };

        // Ends soon, without renewal.
        token.refresh.clear();
        token.expiresAt = QDateTime::currentDateTimeUtc().addDays(2).addSecs(60);
        account->session()->setToken(token);
        QCOMPARE(count(), 1);
        QTRY_VERIFY2(row().contains(u"Ends in 2 days"_s) && row().contains(u"no renewal"_s),
                     qPrintable(row()));
        auto *renew = rig.button<ActionButton>("renewToken");
        QTRY_VERIFY(renew->isBlocked());
        QTest::mouseClick(renew, Qt::LeftButton);
        QVERIFY2(!account->session()->isEnded(), "a token without renewal must not be thrown away");
        token.expiresAt = token.expiresAt.addDays(50);
        account->session()->setToken(token);
        QCOMPARE(count(), 0);

        // The service refuses to renew it.
        token = tokenOf(m_user);
        account->session()->setToken(token);
        m_sandbox.fault({.path = "/oauth2/token", .times = 1, .status = 403});
        QTRY_VERIFY(!renew->isBlocked());
        QTest::mouseClick(renew, Qt::LeftButton);
        QTRY_COMPARE(count(), 1);
        QTRY_VERIFY(row().contains(u"Not refreshed"_s));
        QTRY_VERIFY2(rig.said("renewalHealth").contains(u"refused"_s), qPrintable(rig.said("renewalHealth")));
        account->session()->tryAgain();
        QTRY_COMPARE(count(), 0);

        // Revoked elsewhere.
        QSignalSpy asked(&rig.page, &AccountsPage::signInRequested);
        m_sandbox.disconnectApp(m_user.userId);
        rig.page.refresh();
        QTRY_COMPARE(count(), 1);
        QTRY_VERIFY2(rig.said("tokenHealth").contains(u"revoked elsewhere"_s),
                     qPrintable(rig.said("tokenHealth")));
        QTest::mouseClick(rig.button("signInAgain"), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][1].value<Account *>(), account);
    }

    void permissionsAreShownByCapabilityAndAskedForTogether()
    {
        const QList<Capability> all = capabilities();
        const Capability rewards
            = *std::find_if(all.cbegin(), all.cend(), [](const auto &one) { return one.id == u"rewards"_s; });
        m_user = m_sandbox.signIn(u"teaandturrets"_s, everyScopeInUse());
        Token token = tokenOf(m_user);
        token.scopes.removeIf([&](const QString &name) { return rewards.scopes.names().contains(name); });
        Run run(*m_machine, profileOf(m_sandbox));
        Account *account = run.accounts.add(infoOf(m_user), token);
        // The service's own list counts, so the account is not validated here.
        Rig rig(run);
        QTRY_VERIFY(rig.page.chosen());
        QVERIFY(rig.said("capabilityRow_rewards").contains(u"not granted"_s));
        QVERIFY(rig.said("capabilityRow_channel").contains(u"granted"_s));
        QSignalSpy asked(&rig.page, &AccountsPage::signInRequested);
        QTest::mouseClick(rig.button("ask_rewards"), Qt::LeftButton);
        QTest::mouseClick(rig.button("askForMissing"), Qt::LeftButton);
        QCOMPARE(asked.size(), 2);
        QCOMPARE(asked[0][2].value<Api::ScopeSet>(), rewards.scopes);
        QCOMPARE(asked[1][2].value<Api::ScopeSet>(), missingScopes(account->session()->token().scopeSet()));
        // Granted: nothing is left to ask for.
        account->session()->setToken(tokenOf(m_user));
        QTRY_VERIFY(!rig.button("ask_rewards")->isVisible());
        QVERIFY(!rig.button("askForMissing")->isVisible());
    }

    void aServiceWithoutAnAccountSaysSoAndOffersTheWay()
    {
        Run run(*m_machine, profileOf(m_sandbox));
        Rig rig(run, true);
        QSignalSpy opened(&rig.page, &AccountsPage::openRequested);
        QSignalSpy asked(&rig.page, &AccountsPage::signInRequested);
        QTRY_COMPARE(rig.page.chosenService(), u"sandbox"_s);
        QVERIFY(!rig.page.chosen());
        auto *empty = rig.page.findChild<QWidget *>(u"noAccount"_s);
        QVERIFY(empty->isVisible());
        QTest::mouseClick(empty->findChild<QAbstractButton *>(), Qt::LeftButton);
        QCOMPARE(asked.size(), 1);
        // The list is one group of buttons: arrows choose.
        rig.row(u"sandbox"_s, {})->setFocus();
        QTest::keyClick(rig.row(u"sandbox"_s, {}), Qt::Key_Down);
        QTRY_COMPARE(rig.page.chosenService(), u"second"_s);
        QTest::mouseClick(empty->findChild<QAbstractButton *>(), Qt::LeftButton);
        QCOMPARE(opened.last()[0].toString(), u"second"_s);
        // A new account is chosen in place of the empty row.
        rig.page.choose(u"sandbox"_s, {});
        Account *account = run.add(m_user);
        QTRY_COMPARE(rig.page.chosen(), account);
        run.accounts.signOut(account);
        QTRY_VERIFY(!rig.page.chosen());
        // Also while another service is chosen, which was there before this one was added and shown.
        rig.page.choose(u"second"_s, {});
        account = run.add(m_user);
        QTRY_COMPARE(rig.page.chosen(), account);
        QCOMPARE(rig.page.chosenService(), u"sandbox"_s);
    }
};

QTEST_MAIN(TestAccountsPage)
#include "tst_accounts_page.moc"
