// SPDX-License-Identifier: GPL-3.0-or-later

// What the sign-in window shows when the keychain does not store the token.

#include "browser.h"
#include "sign_in_rig.h"

#include "accounts/login_plugin.h"
#include "accounts/sign_in_pane.h"

using namespace Sidestage;

namespace {

/// A vault whose state a test sets.
class MoodyVault : public MemoryVault
{
public:
    using MemoryVault::setState;
};

}  // namespace

class TestSignInKeychain : public QObject
{
    Q_OBJECT

    SandboxFixture m_sandbox;
    Visitor m_visitor;
    QString m_user;

    /// Signs in by a device code, until the window shows that it is done.
    void signIn(SignInRig &rig)
    {
        rig.dialog->show();
        QVERIFY(QTest::qWaitForWindowExposed(rig.dialog.get()));
        QTRY_VERIFY(!rig.text("deviceCode").isEmpty());
        const QUrl address = m_sandbox.authUrl().resolved(QUrl(QStringLiteral("/activate")));
        m_visitor.activate(address, rig.text("deviceCode"), m_user, true);
        QTRY_COMPARE(rig.text("signInTitle"), QStringLiteral("Signed in as PipNocturne"));
    }

private Q_SLOTS:
    void initTestCase()
    {
        LoginPlugin::setFolders({QStringLiteral("/nonexistent")});
        m_user = m_sandbox.idOf(QStringLiteral("pipnocturne"));
    }

    void whatItSaidIsQuotedWithOneFullStop_data()
    {
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("words");
        QTest::newRow("a sentence")
            << QStringLiteral("The keychain is not responding.")
            << QStringLiteral("the keychain: “The keychain is not responding.” The token is kept");
        QTest::newRow("half of one") << QStringLiteral(
            "Could not connect") << QStringLiteral("the keychain: “Could not connect.” The token is kept");
    }
    void whatItSaidIsQuotedWithOneFullStop()
    {
        QFETCH(QString, reason);
        QFETCH(QString, words);
        MoodyVault vault;
        vault.setState(TokenVault::State::MemoryOnly, reason);
        SignInRig rig(m_sandbox, {}, QUrl(QStringLiteral("http://localhost:7/back")), &vault);
        signIn(rig);
        QVERIFY2(rig.text("signInText").contains(words), qPrintable(rig.text("signInText")));
    }

    void whoWaitsForItCanStayOrGo()
    {
        MoodyVault vault;
        vault.setState(TokenVault::State::Waiting);
        SignInRig rig(m_sandbox, {}, QUrl(QStringLiteral("http://localhost:7/back")), &vault);
        signIn(rig);
        QVERIFY(rig.text("tokenNote").contains(QStringLiteral("Waiting for the keychain")));
        QVERIFY(rig.text("signInText").contains(QStringLiteral("Waiting for the keychain")));
        QVERIFY(!rig.isClosed());
        vault.setState(TokenVault::State::Keychain);  // its password was entered
        QTRY_VERIFY(rig.isClosed());
        QCOMPARE(rig.dialog->result(), int(QDialog::Accepted));
    }

    void thatItStaysLockedIsSaid()
    {
        MoodyVault vault;
        vault.setState(TokenVault::State::Refused, QStringLiteral("The keychain was not unlocked."));
        SignInRig rig(m_sandbox, {}, QUrl(QStringLiteral("http://localhost:7/back")), &vault);
        QVERIFY(rig.text("tokenNote").contains(QStringLiteral("The keychain is locked")));
        signIn(rig);
        QVERIFY(rig.text("signInText")
                    .contains(QStringLiteral("in the keychain: “The keychain was not unlocked.” The token")));
    }
};

QTEST_MAIN(TestSignInKeychain)
#include "tst_sign_in_keychain.moc"
