// SPDX-License-Identifier: GPL-3.0-or-later

// Accounts over their whole life: stored, loaded, validated, renewed, ended, signed out, several at the same
// time, and what the vault and the store contain of them.

#include "accounts_run.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using State = Accounts::State;

class TestAccounts : public QObject, public AccountsWorld
{
    Q_OBJECT

    bool isAccepted(const QString &access)
    {
        return m_sandbox.inSandbox([&](Sandbox::World &world) {
            return world.area<Sandbox::Grants>().find(access.toUtf8()).has_value();
        });
    }
    bool fileHolds(const QString &secret)
    {
        for (const QString &suffix : {QString(), u"-wal"_s}) {
            QFile file(m_machine->file() + suffix);
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(secret.toUtf8()))
                return true;
        }
        return false;
    }

private Q_SLOTS:
    void init() { begin(); }

    void anAccountIsBackAfterARestart()
    {
        {
            Run run(*m_machine, profileOf(m_sandbox));
            QVERIFY(run.accounts.all().isEmpty());
            QSignalSpy added(&run.accounts, &Accounts::added);
            Account *account = run.add(m_user);
            QCOMPARE(added.size(), 1);
            QCOMPARE(run.accounts.current(), account);
        }
        Run run(*m_machine, profileOf(m_sandbox));
        QCOMPARE(run.accounts.all().size(), 1);
        Account *account = run.accounts.current();
        QVERIFY(account);
        QCOMPARE(account->userId(), m_user.userId);
        QCOMPARE(account->info().displayName, u"As of then"_s);
        QCOMPARE(run.accounts.state(account), State::SignedIn);
        // Then the service is asked whether the token is valid and what the account's name is now.
        QTRY_VERIFY(run.accounts.validatedAt(account).isValid());
        QTRY_COMPARE(account->info().displayName, u"TeaAndTurrets"_s);
        QCOMPARE(account->info().type, Api::BroadcasterType::Affiliate);
        QVERIFY(works(account));
        QVERIFY(!fileHolds(m_user.accessToken));
        QVERIFY(!fileHolds(m_user.refreshToken));
    }

    void accountsAreThereWithoutANetwork()
    {
        signInBefore();
        m_sandbox.fault({.times = 4, .cutConnection = true});
        Run run(*m_machine, profileOf(m_sandbox));
        run.accounts.setValidationInterval(100ms);
        Account *account = run.accounts.current();
        QVERIFY(account);
        QCOMPARE(run.accounts.state(account), State::SignedIn);
        QVERIFY(!run.accounts.validatedAt(account).isValid());
        // When the network is back, the account is validated and works.
        QTRY_VERIFY(run.accounts.validatedAt(account).isValid());
        QVERIFY(works(account));
    }

    void severalLiveSideBySide()
    {
        const auto tea = m_sandbox.signIn(u"teaandturrets"_s);
        const auto pip = m_sandbox.signIn(u"pipnocturne"_s);
        {
            Run run(*m_machine, profileOf(m_sandbox));
            Account *first = run.add(tea);
            Account *second = run.add(pip);
            QCOMPARE(run.accounts.all().size(), 2);
            QCOMPARE(run.accounts.current(), second);
            QVERIFY(first->session() != second->session());
            QVERIFY(works(first));
            QVERIFY(works(second));
            // An event of one account does not affect the other.
            m_sandbox.disconnectApp(pip.userId);
            QVERIFY(!works(second));
            QTRY_COMPARE(run.accounts.state(second), State::SignedOut);
            QCOMPARE(run.accounts.state(first), State::SignedIn);
            QVERIFY(works(first));
            QTest::qWait(5);  // the time of the last use is in milliseconds
            QSignalSpy changed(&run.accounts, &Accounts::currentChanged);
            run.accounts.setCurrent(first);
            QCOMPARE(changed.size(), 1);
        }
        Run run(*m_machine, profileOf(m_sandbox));
        QCOMPARE(run.accounts.all().size(), 2);
        QCOMPARE(run.accounts.current()->userId(), tea.userId);  // the one that was used last
        QCOMPARE(run.accounts.state(run.accounts.find(pip.userId)), State::SignedOut);
    }

    void signingOutRevokesThenForgets()
    {
        const auto tea = m_sandbox.signIn(u"teaandturrets"_s);
        const auto pip = m_sandbox.signIn(u"pipnocturne"_s);
        {
            Run run(*m_machine, profileOf(m_sandbox));
            Account *first = run.add(tea);
            const QPointer<Account> second = run.accounts.add(infoOf(pip, u"Pip"_s), tokenOf(pip));
            QVERIFY(run.store->setDraft(pip.userId, u"channel"_s, "{}"));
            QSignalSpy removed(&run.accounts, &Accounts::removed);
            QSignalSpy done(&run.accounts, &Accounts::signedOut);
            run.accounts.signOut(second);
            QCOMPARE(run.accounts.state(second), State::SigningOut);
            QTRY_COMPARE(done.size(), 1);
            QCOMPARE(done[0][0].toString(), u"Pip"_s);
            QCOMPARE(done[0][1].value<Error>().kind, Error::Kind::Cancelled);  // not an error
            QVERIFY(done[0][2].toBool());
            QCOMPARE(removed.size(), 1);
            QCOMPARE(run.accounts.all(), QList{first});
            QCOMPARE(run.accounts.current(), first);
            QVERIFY(!isAccepted(pip.accessToken));
            QVERIFY(!m_machine->vault.tokens.contains(u"sandbox/"_s + pip.userId));
            QTRY_VERIFY(!second);
            QVERIFY(!run.store->draft(pip.userId, u"channel"_s).isEmpty());
            QVERIFY(works(first));
        }
        Run run(*m_machine, profileOf(m_sandbox));
        QCOMPARE(run.accounts.all().size(), 1);
    }

    /// Revoking an access token does not end its refresh token.
    void aSignOutHoldsEvenIfTheRunEndsBeforeTheServiceAnswers()
    {
        {
            Run run(*m_machine, profileOf(m_sandbox));
            Account *account = run.add(m_user);
            m_sandbox.fault({.path = "/oauth2/revoke", .delay = 3s});
            run.accounts.signOut(account);
            QCOMPARE(run.accounts.all(), QList{account});
        }
        QVERIFY(m_machine->vault.tokens.isEmpty());
        Run run(*m_machine, profileOf(m_sandbox));
        QVERIFY(run.accounts.all().isEmpty());
    }

    void aTokenThatTheKeychainDoesNotDeleteIsReported_data()
    {
        QTest::addColumn<bool>("away");
        QTest::newRow("a keychain that refuses") << false;
        QTest::newRow("no keychain, so nothing is kept") << true;
    }
    void aTokenThatTheKeychainDoesNotDeleteIsReported()
    {
        QFETCH(bool, away);
        Run run(*m_machine, profileOf(m_sandbox));
        Account *account = run.add(m_user);
        m_machine->vault.isKeeping = true;
        if (away)
            m_machine->vault.leave();
        QSignalSpy done(&run.accounts, &Accounts::signedOut);
        run.accounts.signOut(account);
        QTRY_COMPARE(done.size(), 1);
        QCOMPARE(done[0][1].value<Error>().kind, Error::Kind::Cancelled);
        QCOMPARE(done[0][2].toBool(), away);
        QVERIFY(run.accounts.all().isEmpty());
    }

    void whoSignsInAgainBeforeTheOldSignInIsRevokedStaysSignedIn()
    {
        Run run(*m_machine, profileOf(m_sandbox));
        Account *before = run.add(m_user);
        m_sandbox.fault({.path = "/oauth2/revoke", .delay = 500ms});
        QSignalSpy done(&run.accounts, &Accounts::signedOut);
        run.accounts.signOut(before);
        const auto again = m_sandbox.signIn(m_user.login);
        const QPointer<Account> account = run.accounts.add(infoOf(again, u"Again"_s), tokenOf(again));
        QTest::qWait(1'000);
        QVERIFY(account);
        QCOMPARE(run.accounts.all(), QList{account.get()});
        QCOMPARE(run.accounts.current(), account);
        QCOMPARE(run.accounts.state(account), State::SignedIn);
        QVERIFY(isAccepted(again.accessToken));
        QVERIFY(!isAccepted(m_user.accessToken));
        QVERIFY(m_machine->vault.tokens.contains(u"sandbox/"_s + again.userId));
        QVERIFY(works(account));
    }

    void signingOutWithoutANetworkForgetsAndSaysSo()
    {
        Run run(*m_machine, profileOf(m_sandbox));
        Account *account = run.add(m_user);
        QSignalSpy done(&run.accounts, &Accounts::signedOut);
        QSignalSpy current(&run.accounts, &Accounts::currentChanged);
        m_sandbox.fault({.path = "/oauth2/revoke", .cutConnection = true});
        run.accounts.signOut(account);
        run.accounts.signOut(account);  // a second call has no effect
        QTRY_COMPARE(done.size(), 1);
        QCOMPARE(done[0][1].value<Error>().kind, Error::Kind::Offline);
        QVERIFY(run.accounts.all().isEmpty());
        QVERIFY(!run.accounts.current());
        QCOMPARE(current.size(), 1);
        QVERIFY(m_machine->vault.tokens.isEmpty());
    }

    void tokensAreValidatedAgainAndAgain()
    {
        Run run(*m_machine, profileOf(m_sandbox));
        run.accounts.setValidationInterval(60ms);
        run.add(m_user);
        const int before = m_sandbox.served("/oauth2/validate");
        QTRY_VERIFY(m_sandbox.served("/oauth2/validate") >= before + 3);
    }

    void anHourIsTheFirstInterval()
    {
        signInBefore();
        const int before = m_sandbox.served("/oauth2/validate");
        Run run(*m_machine, profileOf(m_sandbox));
        QTRY_VERIFY(run.accounts.validatedAt(run.accounts.current()).isValid());
        QTest::qWait(200);
        QCOMPARE(m_sandbox.served("/oauth2/validate"), before + 1);
    }

    void anExpiredTokenIsRenewedOnceAndWrittenDown()
    {
        Run run(*m_machine, profileOf(m_sandbox));
        Account *account = run.add(m_user);
        m_sandbox.expireTokens();
        const int exchanges = m_sandbox.served("/oauth2/token");
        run.accounts.setValidationInterval(50ms);
        QTRY_VERIFY(account->session()->token().access != m_user.accessToken);
        run.accounts.setValidationInterval(1h);
        QCOMPARE(m_sandbox.served("/oauth2/token"), exchanges + 1);
        QCOMPARE(run.accounts.state(account), State::SignedIn);
        QCOMPARE(kept(), account->session()->token());
        QVERIFY(kept().refresh != m_user.refreshToken);
        QVERIFY(works(account));
    }

    void aSessionThatTheServiceEndedStaysAsSignedOut()
    {
        {
            Run run(*m_machine, profileOf(m_sandbox));
            Account *account = run.add(m_user);
            QVERIFY(run.store->setDraft(m_user.userId, u"channel"_s, "{}"));
            m_sandbox.disconnectApp(m_user.userId);
            run.accounts.setValidationInterval(50ms);
            QTRY_COMPARE(run.accounts.state(account), State::SignedOut);
            QVERIFY(account->session()->isEnded());
            QVERIFY(m_machine->vault.tokens.isEmpty());
            QCOMPARE(run.accounts.all().size(), 1);
            // Signing in again makes the same account usable again.
            const auto again = m_sandbox.signIn();
            QSignalSpy added(&run.accounts, &Accounts::added);
            QCOMPARE(run.add(again), account);
            QCOMPARE(added.size(), 0);
            QCOMPARE(run.accounts.state(account), State::SignedIn);
            QVERIFY(works(account));
            QCOMPARE(run.store->draft(m_user.userId, u"channel"_s), QByteArray("{}"));
        }
    }

    void aWrongClientSecretCostsNoSignIn()
    {
        ServiceProfile wrong = profileOf(m_sandbox);
        wrong.clientSecret = u"mistyped"_s;
        {
            Run run(*m_machine, wrong);
            Account *account = run.add(m_user);
            m_sandbox.expireTokens();
            run.accounts.setValidationInterval(50ms);
            QTRY_VERIFY(account->session()->refusal());
            QCOMPARE(account->session()->refusal()->message, u"invalid client secret"_s);
            QCOMPARE(run.accounts.state(account), State::SignedIn);
            QCOMPARE(kept(), tokenOf(m_user));
            // A write that needs the token fails with the service's message.
            const Error refused = refusalOf(account);
            QCOMPARE(refused.kind, Error::Kind::Unauthorized);
            QCOMPARE(refused.message, u"invalid client secret"_s);
        }
        Run run(*m_machine, profileOf(m_sandbox));
        QVERIFY(works(run.accounts.current()));  // the secret was corrected
        QCOMPARE(run.accounts.state(run.accounts.current()), State::SignedIn);
    }

    /// The entry may contain a token that another instance of Sidestage has renewed.
    void whatTheVaultDoesNotShowIsNotRemoved_data()
    {
        QTest::addColumn<bool>("isNewer");
        QTest::newRow("the void token") << false;
        QTest::newRow("a newer one") << true;
    }
    void whatTheVaultDoesNotShowIsNotRemoved()
    {
        QFETCH(bool, isNewer);
        Run run(*m_machine, profileOf(m_sandbox));
        Account *account = run.add(m_user);
        m_sandbox.disconnectApp(m_user.userId);
        const QString entry = u"sandbox/"_s + m_user.userId;
        if (isNewer)
            m_machine->vault.tokens.insert(entry, tokenOf(m_sandbox.signIn()));
        m_machine->vault.setLocked(true);
        QVERIFY(!works(account));
        QTRY_COMPARE(run.accounts.state(account), State::SignedOut);
        QVERIFY(m_machine->vault.tokens.contains(entry));
        m_machine->vault.setLocked(false);
        if (isNewer) {
            QTRY_COMPARE(run.accounts.state(account), State::SignedIn);
            QVERIFY(works(account));
        } else {
            QTRY_VERIFY(!m_machine->vault.tokens.contains(entry));
            QCOMPARE(run.accounts.state(account), State::SignedOut);
        }
    }

    void aTokenThatIsRefusedAfterItsRenewalIsNotThrownAway()
    {
        Run run(*m_machine, profileOf(m_sandbox));
        Account *account = run.add(m_user);
        m_sandbox.fault({.path = "/oauth2/validate", .times = 2, .status = 401});
        run.accounts.setValidationInterval(50ms);
        QTRY_VERIFY(account->session()->token().access != m_user.accessToken);
        QSignalSpy changed(&run.accounts, &Accounts::stateChanged);
        QTRY_VERIFY(!changed.isEmpty());  // validated later
        QCOMPARE(run.accounts.state(account), State::SignedIn);
        QCOMPARE(kept(), account->session()->token());
    }

    void whatWasGrantedStaysKnownWhenASignInHasEnded()
    {
        {
            Run run(*m_machine, profileOf(m_sandbox));
            Account *account = run.add(m_user);
            m_sandbox.disconnectApp(m_user.userId);
            QVERIFY(!works(account));
            QTRY_COMPARE(run.accounts.state(account), State::SignedOut);
            QVERIFY(account->session()->isEnded());
            QVERIFY(account->session()->token().isEmpty());
            QVERIFY2(account->may(Api::Scope::ChannelReadAds), "no permission is missing, but a sign-in");
        }
        Run run(*m_machine, profileOf(m_sandbox));
        Account *account = run.accounts.find(m_user.userId);
        QCOMPARE(run.accounts.state(account), State::SignedOut);
        QVERIFY(account->session()->isEnded());
        QVERIFY(account->may(Api::Scope::ChannelReadAds));
        QVERIFY(!works(account));
    }

    void aGatewaysRefusalEndsNoSignIn()
    {
        // Without a refresh token there is no retry.
        Run run(*m_machine, profileOf(m_sandbox));
        Token token = tokenOf(m_user);
        token.refresh.clear();
        Account *account = run.accounts.add(infoOf(m_user), token);
        QVERIFY(works(account));
        m_sandbox.fault({.status = 401, .body = "<html>Sign in to this network.</html>"});
        QVERIFY(!works(account));
        m_sandbox.fault({.path = "/oauth2/validate", .status = 401, .body = "<html>Sign in.</html>"});
        const int validated = m_sandbox.served("/oauth2/validate");
        run.accounts.setValidationInterval(50ms);
        QTRY_VERIFY(m_sandbox.served("/oauth2/validate") > validated);
        m_sandbox.clearFaults();
        QTRY_VERIFY(works(account));
        QCOMPARE(run.accounts.state(account), State::SignedIn);
        QCOMPARE(account->session()->token().access, token.access);
    }

    void aTokenThatCannotBeRenewedLastsUntilItRunsOut()
    {
        // A sign-in in the browser returns no refresh token.
        Run run(*m_machine, profileOf(m_sandbox));
        Token token = tokenOf(m_user);
        token.refresh.clear();
        Account *account = run.accounts.add(infoOf(m_user), token);
        QVERIFY(works(account));
        QCOMPARE(kept(), token);
        const int exchanges = m_sandbox.served("/oauth2/token");
        m_sandbox.expireTokens();
        QVERIFY(!works(account));
        QTRY_COMPARE(run.accounts.state(account), State::SignedOut);
        QCOMPARE(account->session()->ending(), Session::Ending::NotRenewable);
        QCOMPARE(m_sandbox.served("/oauth2/token"), exchanges);  // no useless request is sent
        QVERIFY(m_machine->vault.tokens.isEmpty());
        QCOMPARE(run.accounts.all().size(), 1);
        QVERIFY(works(run.accounts.add(infoOf(m_user), tokenOf(m_sandbox.signIn()))));
        QCOMPARE(account->session()->ending(), Session::Ending::None);
    }

    void aPublicClientIsRenewedWithoutASecret()
    {
        ServiceProfile profile = profileOf(m_sandbox);
        registerApp(m_sandbox, profile, u"public-one"_s, {}, QUrl(u"http://localhost:17570/"_s));
        const auto granted = m_sandbox.inSandbox([&](Sandbox::World &world) {
            return *world.area<Sandbox::Grants>().issueUserToken(
                profile.clientId, world.userByLogin(u"teaandturrets"_s)->id, someScopes);
        });
        Run run(*m_machine, profile);
        Account *account = run.accounts.add({.userId = granted.grant.userId},
                                            {.access = granted.accessToken, .refresh = granted.refreshToken});
        m_sandbox.expireTokens();
        QVERIFY(works(account));
        QVERIFY(account->session()->token().refresh != granted.refreshToken);
        m_sandbox.expireTokens();
        QVERIFY(works(account));  // once more, with the new token
        QCOMPARE(m_machine->vault.tokens.value(u"sandbox/"_s + granted.grant.userId),
                 account->session()->token());
    }

    void aMissingVaultEntryLosesNothingElse()
    {
        signInBefore();
        m_machine->vault.tokens.clear();
        Run run(*m_machine, profileOf(m_sandbox));
        QCOMPARE(run.accounts.all().size(), 1);
        QCOMPARE(run.accounts.current()->info().displayName, u"As of then"_s);
        QCOMPARE(run.accounts.state(run.accounts.current()), State::SignedOut);
    }

    void aTokenThatAnotherInstanceRenewedIsTakenOver()
    {
        Run one(*m_machine, profileOf(m_sandbox));
        Account *mine = one.add(m_user);
        Run other(*m_machine, profileOf(m_sandbox));
        Account *theirs = other.accounts.current();
        QTRY_VERIFY(other.accounts.validatedAt(theirs).isValid());
        m_sandbox.expireTokens();
        QVERIFY(works(theirs));  // the renewal makes our refresh token invalid
        QVERIFY(!works(mine));
        QTRY_COMPARE(mine->session()->token(), theirs->session()->token());
        QCOMPARE(one.accounts.state(mine), State::SignedIn);
        QVERIFY(works(mine));
    }

    void aTokenOfSomebodyElseEndsTheSession()
    {
        const auto tea = m_sandbox.signIn(u"teaandturrets"_s);
        const auto pip = m_sandbox.signIn(u"pipnocturne"_s);
        Run run(*m_machine, profileOf(m_sandbox));
        Account *account = run.accounts.add(infoOf(tea), tokenOf(pip));
        run.accounts.setValidationInterval(50ms);
        QTRY_COMPARE(run.accounts.state(account), State::SignedOut);
    }

    void destroyingThemWhileTheyWaitIsHarmless()
    {
        m_sandbox.fault({.times = -1, .delay = 50ms});
        for (int wait : {0, 20, 70, 120}) {
            auto run = std::make_unique<Run>(*m_machine, profileOf(m_sandbox));
            Account *account = run->add(m_user);
            run->accounts.setValidationInterval(5ms);
            QTest::qWait(wait);
            if (wait == 70)
                run->accounts.signOut(account);
            run.reset();
        }
        QTest::qWait(150);
    }
};

QTEST_GUILESS_MAIN(TestAccounts)
#include "tst_accounts.moc"
