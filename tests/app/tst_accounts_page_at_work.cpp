// SPDX-License-Identifier: GPL-3.0-or-later

// The page of all accounts in the running dashboard: reached while nobody is signed in, counted in the
// sidebar, and the way from a permission that is missing to the sign-in and back.

#include "tour/driver.h"

#include "accounts/capabilities.h"
#include "accounts/page/accounts_page.h"
#include "client/session.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/sandbox.h"
#include "shell/header/sidebar.h"
#include "shell/main_window.h"

#include <QApplication>
#include <QCheckBox>
#include <QListView>
#include <QTest>

using namespace Sidestage;

class TstAccountsPageAtWork : public QObject
{
    Q_OBJECT

    std::unique_ptr<Driver> m_driver{};

    Accounts *accounts() const { return m_driver->app()->accounts(); }
    AccountsPage *page() const { return qobject_cast<AccountsPage *>(m_driver->window()->page()); }
    /// What a screen reader says of the page's row in the sidebar.
    QString sidebarRow() const
    {
        const QAbstractItemModel *model = m_driver->window()->sidebar()->list()->model();
        for (int row = 0; row < model->rowCount(); ++row) {
            const QModelIndex index = model->index(row, 0);
            if (index.data().toString() == u"Accounts"_s)
                return index.data(Qt::AccessibleTextRole).toString();
        }
        return {};
    }
    bool isChosen(const QString &capability)
    {
        auto *box = m_driver->find<QCheckBox>(u"capability_"_s + capability);
        return box && box->isChecked();
    }

private Q_SLOTS:
    void init()
    {
        m_driver = std::make_unique<Driver>();
        QVERIFY2(m_driver->start(), qPrintable(m_driver->problem()));
    }
    void cleanup() { m_driver.reset(); }

    void itIsThereWhileNobodyIsSignedIn()
    {
        QVERIFY(!m_driver->window()->account());
        QVERIFY(m_driver->press(Qt::Key_0, Qt::ControlModifier));
        QTRY_VERIFY(page());
        QVERIFY(page()->isVisible());
        QVERIFY(!page()->chosen());
        // The other pages still ask to sign in, and this one is the same page afterwards.
        AccountsPage *before = page();
        m_driver->window()->goTo(u"channel"_s);
        QVERIFY(!m_driver->window()->page());
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        m_driver->window()->goTo(u"accounts"_s);
        QCOMPARE(page(), before);
        QTRY_COMPARE(page()->chosen(), accounts()->current());
    }

    void whatNeedsTheUserIsCountedInTheSidebar()
    {
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QVERIFY(!sidebarRow().contains(u"need"_s));
        const QString user = accounts()->current()->userId();
        QVERIFY(m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
            return bool(sandbox.world().area<Sandbox::Grants>().disconnect(sandbox.client().id, user));
        }));
        m_driver->window()->goTo(u"accounts"_s);
        QVERIFY(m_driver->press(Qt::Key_F5));
        QTRY_VERIFY2(sidebarRow().contains(u"1 accounts need your attention"_s)
                         || sidebarRow().contains(u"1 account needs your attention"_s),
                     qPrintable(sidebarRow()));
    }

    void aMissingPermissionLeadsToTheSignInAndBack()
    {
        const QList<Capability> all = capabilities();
        const Capability channel
            = *std::find_if(all.cbegin(), all.cend(), [](const auto &one) { return one.id == u"channel"_s; });
        QVERIFY2(m_driver->signIn(u"teaandturrets"_s, u"accounts"_s, channel.scopes),
                 qPrintable(m_driver->problem()));
        Account *account = accounts()->current();
        QTRY_VERIFY(page() && page()->chosen() == account);
        QVERIFY(m_driver->click(u"ask_charity"_s));
        QVERIFY(m_driver->find(u"signInDialog"_s));
        // What it has and what was asked for, and nothing more.
        QVERIFY(isChosen(u"charity"_s));
        QVERIFY(isChosen(u"channel"_s));
        QVERIFY(!isChosen(u"rewards"_s));
        QVERIFY(m_driver->click(u"signInCancel"_s));
        QTRY_VERIFY(!m_driver->window()->findChild<QDialog *>(u"signInDialog"_s));
        QCOMPARE(m_driver->window()->currentPage(), u"accounts"_s);
        QCOMPARE(m_driver->window()->account(), account);
    }

    void signingOutEverywhereAsksOnceAndRevokesAll()
    {
        QVERIFY2(m_driver->signIn(), qPrintable(m_driver->problem()));
        QVERIFY2(m_driver->signIn(u"pipnocturne"_s, u"accounts"_s), qPrintable(m_driver->problem()));
        QStringList tokens;
        for (const Account *account : accounts()->all())
            tokens += account->session()->token().access;
        QVERIFY2(m_driver->command(u"sign out everywhere"_s), qPrintable(m_driver->problem()));
        QVERIFY(m_driver->find(u"signOutDialog"_s));
        QVERIFY(m_driver->click(u"confirmSignOut"_s));
        QTRY_VERIFY(accounts()->all().isEmpty());
        for (const QString &token : tokens) {
            QTRY_VERIFY(m_driver->inSandbox([&](Sandbox::Sandbox &sandbox) {
                return !sandbox.world().area<Sandbox::Grants>().find(token.toUtf8()).has_value();
            }));
        }
        QTRY_VERIFY(page() && !page()->chosen());
    }
};

SIDESTAGE_TEST_MAIN(TstAccountsPageAtWork)
#include "tst_accounts_page_at_work.moc"
