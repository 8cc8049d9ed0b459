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
        const QUrl address = m_sandbox.authUrl().resolved(QUrl(u"/activate"_s));
        m_visitor.activate(address, rig.text("deviceCode"), m_user, true);
        QTRY_COMPARE(rig.text("signInTitle"), u"Signed in as PipNocturne"_s);
    }

private Q_SLOTS:
    void initTestCase()
    {
        LoginPlugin::setFolders({u"/nonexistent"_s});
        m_user = m_sandbox.idOf(u"pipnocturne"_s);
    }

    void whatItSaidIsQuotedWithOneFullStop_data()
    {
        QTest::addColumn<QString>("reason");
        QTest::addColumn<QString>("words");
        QTest::newRow("a sentence") << u"The keychain is not responding."_s
                                    << u"the keychain: “The keychain is not responding.” The token is kept"_s;
        QTest::newRow("half of one") << u"Could not connect"_s
                                     << u"the keychain: “Could not connect.” The token is kept"_s;
    }
    void whatItSaidIsQuotedWithOneFullStop()
    {
        QFETCH(QString, reason);
        QFETCH(QString, words);
        MoodyVault vault;
        vault.setState(TokenVault::State::MemoryOnly, reason);
        SignInRig rig(m_sandbox, {}, QUrl(u"http://localhost:7/back"_s), &vault);
        signIn(rig);
        QVERIFY2(rig.text("signInText").contains(words), qPrintable(rig.text("signInText")));
    }

    void whoWaitsForItCanStayOrGo()
    {
        MoodyVault vault;
        vault.setState(TokenVault::State::Waiting);
        SignInRig rig(m_sandbox, {}, QUrl(u"http://localhost:7/back"_s), &vault);
        signIn(rig);
        QVERIFY(rig.text("tokenNote").contains(u"Waiting for the keychain"_s));
        QVERIFY(rig.text("signInText").contains(u"Waiting for the keychain"_s));
        QVERIFY(!rig.isClosed());
        vault.setState(TokenVault::State::Keychain);  // its password was entered
        QTRY_VERIFY(rig.isClosed());
        QCOMPARE(rig.dialog->result(), int(QDialog::Accepted));
    }

    void thatItStaysLockedIsSaid()
    {
        MoodyVault vault;
        vault.setState(TokenVault::State::Refused, u"The keychain was not unlocked."_s);
        SignInRig rig(m_sandbox, {}, QUrl(u"http://localhost:7/back"_s), &vault);
        QVERIFY(rig.text("tokenNote").contains(u"The keychain is locked"_s));
        signIn(rig);
        QVERIFY(rig.text("signInText")
                    .contains(u"in the keychain: “The keychain was not unlocked.” The token"_s));
    }
};

QTEST_MAIN(TestSignInKeychain)
#include "tst_sign_in_keychain.moc"
