// SPDX-License-Identifier: GPL-3.0-or-later

// The switcher's menu, as a user sees and uses it.

#include "accounts_rig.h"

#include "accounts/account_menu.h"
#include "kit/controls/button.h"
#include "kit/theme/theme.h"

#include <QApplication>
#include <QDialog>

using namespace Sidestage;

class TestAccountMenu : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    QNetworkAccessManager m_network;

    struct Rig
    {
        explicit Rig(TestAccountMenu *test)
            : accounts(profileOf(test->m_sandbox), store.get(), &vault, &test->m_network)
            , menu(&accounts, &window)
        {
            window.resize(400, 300);
            window.show();
        }
        QStringList open()
        {
            menu.popup(window.mapToGlobal(QPoint()));
            QStringList texts;
            for (const QAction *action : menu.actions()) {
                if (!action->isSeparator())
                    texts.append(action->text());
            }
            return texts;
        }
        void choose(const QString &name)
        {
            auto *action = menu.findChild<QAction *>(name);
            if (!action)
                qFatal("no such action: %s", qPrintable(name));
            // Qt ignores a click in a menu that has just opened until the pointer has moved.
            menu.setActiveAction(action);
            QTest::keyClick(&menu, Qt::Key_Return);
        }

        MemoryVault vault;
        std::unique_ptr<ProfileStore> store = *ProfileStore::open(u":memory:"_s);
        Accounts accounts;
        QWidget window;
        AccountMenu menu;
    };

private Q_SLOTS:
    void withoutAccountsItOffersToSignIn()
    {
        Rig rig(this);
        QSignalSpy wanted(&rig.menu, &AccountMenu::signInRequested);
        QCOMPARE(rig.open(), QStringList{u"Sign in…"_s});
        rig.choose(u"signInAnother"_s);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].value<Account *>(), nullptr);
    }

    void itListsAccountsAndSwitchesBetweenThem()
    {
        Rig rig(this);
        const auto tea = m_sandbox.signIn();
        const auto pip = m_sandbox.signIn(u"pipnocturne"_s);
        Account *first = rig.accounts.add({tea.userId, tea.login, u"Tea & Turrets"_s, {}}, tokenOf(tea));
        Account *second = rig.accounts.add({pip.userId, pip.login, u"Pip"_s, {}}, tokenOf(pip));
        QCOMPARE(rig.open(),
                 (QStringList{u"Tea && Turrets"_s, u"Pip\tShown"_s, u"Sign in another account…"_s,
                              u"Sign out Pip…"_s}));
        rig.choose(u"account_"_s + tea.userId);
        QCOMPARE(rig.accounts.current(), first);
        QCOMPARE(rig.open().value(3), u"Sign out Tea && Turrets…"_s);
        rig.choose(u"account_"_s + pip.userId);
        QCOMPARE(rig.accounts.current(), second);
    }

    void anAccountThatHasEndedAsksToSignInAgain()
    {
        Rig rig(this);
        const auto tea = m_sandbox.signIn();
        Account *account = rig.accounts.add({tea.userId, tea.login, u"Tea"_s, {}}, tokenOf(tea));
        account->session()->end();
        QTRY_COMPARE(rig.accounts.state(account), Accounts::State::SignedOut);
        QSignalSpy wanted(&rig.menu, &AccountMenu::signInRequested);
        QCOMPARE(rig.open().value(0), u"Tea\tSign in again…"_s);
        rig.choose(u"account_"_s + tea.userId);
        QCOMPARE(wanted.size(), 1);
        QCOMPARE(wanted[0][0].value<Account *>(), account);
    }

    void signingOutIsAskedFirst()
    {
        Rig rig(this);
        const auto tea = m_sandbox.signIn();
        rig.accounts.add({tea.userId, tea.login, u"Tea"_s, {}}, tokenOf(tea));
        const int revoked = m_sandbox.served("/oauth2/revoke");
        const auto ask = [&] {
            rig.open();
            rig.choose(u"signOut"_s);
            return rig.window.findChild<QDialog *>(u"signOutDialog"_s);
        };
        QPointer<QDialog> dialog = ask();
        QVERIFY(dialog);
        QTest::keyClick(dialog, Qt::Key_Return);  // the safe button is the default one
        QTRY_VERIFY(!dialog);
        QCOMPARE(rig.accounts.all().size(), 1);

        dialog = ask();
        QVERIFY(dialog);
        QTest::mouseClick(dialog->findChild<Button *>(u"confirmSignOut"_s), Qt::LeftButton);
        QTRY_VERIFY(rig.accounts.all().isEmpty());
        QTRY_VERIFY(!dialog);
        QCOMPARE(m_sandbox.served("/oauth2/revoke"), revoked + 1);
    }

    void theQuestionGoesWithItsAccount()
    {
        Rig rig(this);
        const auto tea = m_sandbox.signIn();
        Account *account = rig.accounts.add({tea.userId, tea.login, u"Tea"_s, {}}, tokenOf(tea));
        askToSignOut({{&rig.accounts, account}}, &rig.window);
        const QPointer<QDialog> dialog = rig.window.findChild<QDialog *>(u"signOutDialog"_s);
        QVERIFY(dialog);
        rig.accounts.signOut(account);
        QTRY_VERIFY(rig.accounts.all().isEmpty());
        QTRY_VERIFY(!dialog);
    }
};

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    Theme theme;
    qRegisterMetaType<Account *>("Sidestage::Account*");  // the spy knows only the name of the type
    TestAccountMenu test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_account_menu.moc"
