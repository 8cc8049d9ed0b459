// SPDX-License-Identifier: GPL-3.0-or-later

// Accounts whose tokens the keychain does not return at once, or not at all. What is stored about them is
// still used, accounts do not affect each other, and the user is not prompted again and again.

#include "accounts_run.h"

#include "client/session.h"

#include <QTimer>

using namespace Sidestage;
using namespace std::chrono_literals;
using State = Accounts::State;

namespace {

/// A keychain that processes one request at a time and prompts the user for each entry. Responses take longer
/// than any timeout, or come at once. Some entries are denied.
class OneByOneVault : public TokenVault
{
public:
    OneByOneVault()
    {
        m_next.setSingleShot(true);
        QObject::connect(&m_next, &QTimer::timeout, this, [this] { answerNext(); });
    }

    QCoro::Task<Result<std::optional<Token>>> read(VaultKey key) override
    {
        const auto read = std::make_shared<Read>();
        if (m_late && m_late->key == key) {
            read->finish(answerTo(key));
            return Read::wait(read);
        }
        const auto asked
            = std::find_if(m_jobs.begin(), m_jobs.end(), [&](const Job &job) { return job.key == key; });
        if (asked != m_jobs.end()) {
            asked->readers.append(read);
        } else {
            m_jobs.append({.key = key, .readers = {read}});
            ++m_questions[key.user];
        }
        if (isSlow) {
            setState(TokenVault::State::Waiting);
            read->finish(Error{.kind = Error::Kind::Timeout});
        }
        if (!isHeld)
            m_next.start(0);
        return Read::wait(read);
    }
    QCoro::Task<Result<void>> write(VaultKey key, Token token) override
    {
        tokens.insert(key.user, token);
        const Result<void> done;
        co_return done;
    }
    QCoro::Task<Result<void>> remove(VaultKey key) override
    {
        tokens.remove(key.user);
        const Result<void> done;
        co_return done;
    }

    /// The user returns and answers one prompt after the other.
    void goOn()
    {
        isHeld = false;
        m_next.start(0);
    }
    bool isIdle() const { return m_jobs.isEmpty(); }
    /// How often the user was prompted for the entry of `user`.
    int questions(const QString &user) const { return m_questions.value(user); }

    QHash<QString, Token> tokens{};
    QStringList denied{};  ///< Users whose entry is denied.
    bool isSlow = false;
    bool isHeld = false;  ///< The prompt stays open.

private:
    using Read = Pending<Result<std::optional<Token>>>;
    struct Job
    {
        VaultKey key{};
        QList<std::shared_ptr<Read>> readers{};
    };

    Result<std::optional<Token>> answerTo(const VaultKey &key) const
    {
        if (denied.contains(key.user))
            return Error{.kind = Error::Kind::Forbidden, .message = u"No."_s};
        if (!tokens.contains(key.user))
            return std::optional<Token>();
        return std::optional(tokens.value(key.user));
    }
    void answerNext()
    {
        if (m_jobs.isEmpty())
            return;
        const Job job = m_jobs.takeFirst();
        const auto answer = answerTo(job.key);
        bool isLate = true;
        for (const auto &reader : job.readers) {
            isLate = isLate && reader->isFinished();
            reader->finish(answer);
        }
        if (isLate) {
            m_late = job;
            Q_EMIT answeredLate(job.key);
            m_late.reset();
        }
        if (answer)
            setState(TokenVault::State::Keychain);
        else
            setState(TokenVault::State::Refused, answer.error().message);
        if (!m_jobs.isEmpty())
            m_next.start(0);
    }

    QList<Job> m_jobs{};
    std::optional<Job> m_late{};
    QHash<QString, int> m_questions{};
    QTimer m_next{};
};

}  // namespace

class TestAccountsKeychain : public QObject, public AccountsWorld
{
    Q_OBJECT

    /// The profile as it is read from the settings: its secret is in the keychain.
    ServiceProfile keptProfile() const
    {
        ServiceProfile profile = profileOf(m_sandbox);
        profile.clientSecret.clear();
        profile.keptSecret = ServiceProfile::KeptSecret::Yes;
        return profile;
    }
    Token secret() const { return {.access = m_sandbox.client().secret}; }

private Q_SLOTS:
    void init() { begin(); }

    void aLockedKeychainIsWaitedFor()
    {
        signInBefore();
        m_machine->vault.setLocked(true);
        Run run(*m_machine, profileOf(m_sandbox));
        Account *account = run.accounts.current();
        QCOMPARE(run.accounts.state(account), State::WaitingForKeychain);
        // The granted scopes are known, and the sign-in is not over.
        QVERIFY(account->may(Api::Scope::ChannelManageBroadcast));
        QVERIFY(!account->session()->isEnded());
        QVERIFY(isAwaited(*account->session()));

        // A read waits for the token. A write is refused, and nothing is sent.
        std::optional<bool> answered;
        account->client()->call(Api::GetUsers{}).then(account, [&](const Result<QList<Api::User>> &users) {
            answered = users && users->value(0).id == account->userId();
        });
        const Error refused = refusalOf(account);
        QCOMPARE(refused.kind, Error::Kind::Unauthorized);
        QCOMPARE(refused.status, 0);
        QVERIFY2(refused.message.contains(u"keychain"_s), qPrintable(refused.message));
        QVERIFY(!answered);

        const int writes = m_machine->vault.writes;
        m_machine->vault.setLocked(false);
        QTRY_COMPARE(run.accounts.state(account), State::SignedIn);
        QCOMPARE(m_machine->vault.writes, writes);  // a token that was read is not written back
        QTRY_COMPARE(answered, std::optional(true));
        QVERIFY(works(account));
    }

    void aClientSecretThatComesLateCostsNoSignIn_data()
    {
        QTest::addColumn<bool>("isNoted");
        QTest::newRow("it is noted that there is one") << true;
        QTest::newRow("an earlier version did not note it") << false;
    }
    void aClientSecretThatComesLateCostsNoSignIn()
    {
        QFETCH(bool, isNoted);
        signInBefore();
        ServiceProfile profile = keptProfile();
        if (!isNoted)
            profile.keptSecret = ServiceProfile::KeptSecret::Perhaps;
        m_machine->vault.tokens.insert(VaultKey::ofSecret(profile.id).name(), secret());
        m_machine->vault.setLocked(true);
        m_sandbox.expireTokens();  // the keychain stays locked until the tokens have expired
        const int exchanges = m_sandbox.served("/oauth2/token");
        Run run(*m_machine, profile);
        Account *account = run.accounts.current();
        QCOMPARE(run.accounts.state(account), State::WaitingForKeychain);
        QTest::qWait(50);
        QCOMPARE(m_sandbox.served("/oauth2/token"), exchanges);
        m_machine->vault.setLocked(false);
        QTRY_COMPARE(run.accounts.state(account), State::SignedIn);
        QVERIFY(works(account));
        QCOMPARE(m_sandbox.served("/oauth2/token"), exchanges + 1);
        QCOMPARE(run.accounts.profile().clientSecret, m_sandbox.client().secret);
        QCOMPARE(run.accounts.state(account), State::SignedIn);
    }

    void aSecretAndItsTokensMayComeOneByOne()
    {
        MachineWith<OneByOneVault> machine;
        signInBefore(machine);
        const ServiceProfile profile = keptProfile();
        machine.vault.tokens.insert(VaultKey::ofSecret(profile.id).user, secret());
        machine.vault.isSlow = machine.vault.isHeld = true;
        m_sandbox.expireTokens();
        Run run(machine, profile);
        Account *account = run.accounts.current();
        QCOMPARE(run.accounts.state(account), State::WaitingForKeychain);
        machine.vault.goOn();
        QTRY_COMPARE(run.accounts.state(account), State::SignedIn);
        QVERIFY(works(account));
        QVERIFY(account->session()->token().access != m_user.accessToken);
    }

    void aClientSecretThatIsRefusedWithholdsTheSignInUntilItIsAskedForAgain()
    {
        MachineWith<OneByOneVault> machine;
        signInBefore(machine);
        const ServiceProfile profile = keptProfile();
        const QString owner = VaultKey::ofSecret(profile.id).user;
        machine.vault.tokens.insert(owner, secret());
        machine.vault.denied = {owner};
        m_sandbox.expireTokens();
        const int exchanges = m_sandbox.served("/oauth2/token");
        Run run(machine, profile);
        Account *account = run.accounts.current();
        QTRY_VERIFY(machine.vault.isIdle());
        QCOMPARE(run.accounts.state(account), State::Withheld);
        QCOMPARE(machine.vault.questions(owner), 1);  // the user is prompted once

        // A new sign-in in the meantime counts, although it cannot be renewed yet.
        const auto anew = m_sandbox.signIn();
        run.add(anew);
        QVERIFY(works(account));
        m_sandbox.expireTokens();
        QVERIFY(!works(account));
        QVERIFY(account->session()->refusal());
        QCOMPARE(run.accounts.state(account), State::SignedIn);
        QCOMPARE(m_sandbox.served("/oauth2/token"), exchanges);
        QVERIFY(refusalOf(account).message.contains(u"client secret"_s));

        machine.vault.denied.clear();
        run.accounts.askAgain(account);
        QTRY_VERIFY(!account->session()->refusal());
        QVERIFY(works(account));
        QCOMPARE(m_sandbox.served("/oauth2/token"), exchanges + 1);
    }

    void aServiceOfAnEarlierVersionMayHaveNoSecret()
    {
        ServiceProfile profile = profileOf(m_sandbox);
        registerApp(m_sandbox, profile, u"public-before"_s, {}, QUrl(u"http://localhost:17571/"_s));
        const auto granted = m_sandbox.inSandbox([&](Sandbox::World &world) {
            return *world.area<Sandbox::Grants>().issueUserToken(
                profile.clientId, world.userByLogin(u"teaandturrets"_s)->id, someScopes);
        });
        {
            Run run(*m_machine, profile);
            run.accounts.add({.userId = granted.grant.userId},
                             {.access = granted.accessToken, .refresh = granted.refreshToken});
        }
        profile.keptSecret = ServiceProfile::KeptSecret::Perhaps;
        m_sandbox.expireTokens();
        Run run(*m_machine, profile);
        QVERIFY(works(run.accounts.current()));
        QVERIFY(!run.accounts.profile().awaitsSecret());
    }

    void aKeychainThatRefusesEndsNoSignIn()
    {
        signInBefore();
        m_machine->vault.setLocked(true);
        Run run(*m_machine, profileOf(m_sandbox));
        Account *account = run.accounts.current();
        std::optional<Error> unread;
        account->client()->call(Api::GetUsers{}).then(account, [&](const Result<QList<Api::User>> &users) {
            unread = users ? Error() : users.error();
        });
        m_machine->vault.refuse();
        QTRY_COMPARE(run.accounts.state(account), State::Withheld);
        QVERIFY(isWithheld(*account->session()));
        QVERIFY(account->may(Api::Scope::ChannelManageBroadcast));
        QTRY_VERIFY(unread);
        QVERIFY2(unread->message.contains(u"keychain"_s), qPrintable(unread->message));
        QVERIFY(refusalOf(account).message.contains(u"keychain"_s));
        QVERIFY(!m_machine->vault.tokens.isEmpty());  // the token is still in the keychain

        // A second request is refused again. Once the keychain is unlocked, the next request returns the
        // token.
        run.accounts.askAgain(account);
        QTRY_COMPARE(run.accounts.state(account), State::Withheld);
        m_machine->vault.isRefusing = false;
        run.accounts.askAgain(account);
        QTRY_COMPARE(run.accounts.state(account), State::SignedIn);
        QVERIFY(works(account));
    }

    void aKeychainThatStartsLaterIsAskedByItself()
    {
        signInBefore();
        m_machine->vault.leave();
        Run run(*m_machine, profileOf(m_sandbox));
        Account *account = run.accounts.current();
        QCOMPARE(run.accounts.state(account), State::Withheld);
        m_machine->vault.unlock();
        QTRY_COMPARE(run.accounts.state(account), State::SignedIn);
        QVERIFY(works(account));
    }

    /// A retry would open the password prompt that the user has just cancelled.
    void whoRefusedIsAskedAgainByTheUserAlone()
    {
        signInBefore();
        m_machine->vault.refuse();
        Run run(*m_machine, profileOf(m_sandbox));
        Account *account = run.accounts.current();
        QCOMPARE(run.accounts.state(account), State::Withheld);
        const int reads = m_machine->vault.reads;
        m_machine->vault.unlock();
        QCOMPARE(run.accounts.state(account), State::Withheld);
        QCOMPARE(m_machine->vault.reads, reads);
        run.accounts.askAgain(account);
        QTRY_COMPARE(run.accounts.state(account), State::SignedIn);
        QVERIFY(works(account));
    }

    void signingOutWithoutTheTokenSaysThatTheServiceWasNotTold_data()
    {
        QTest::addColumn<bool>("refused");
        QTest::newRow("while it is waited for") << false;
        QTest::newRow("after it was refused") << true;
    }
    void signingOutWithoutTheTokenSaysThatTheServiceWasNotTold()
    {
        QFETCH(bool, refused);
        signInBefore();
        m_machine->vault.setLocked(true);
        Run run(*m_machine, profileOf(m_sandbox));
        if (refused)
            m_machine->vault.refuse();
        Account *account = run.accounts.current();
        QCOMPARE(run.accounts.state(account), refused ? State::Withheld : State::WaitingForKeychain);
        QSignalSpy done(&run.accounts, &Accounts::signedOut);
        const int revocations = m_sandbox.served("/oauth2/revoke");
        run.accounts.signOut(account);
        QTRY_COMPARE(done.size(), 1);
        const auto outcome = done[0][1].value<Error>();
        QCOMPARE(outcome.kind, Error::Kind::Unauthorized);
        QCOMPARE(outcome.status, 0);
        QVERIFY(run.accounts.all().isEmpty());
        QVERIFY(m_machine->vault.tokens.isEmpty());
        QCOMPARE(m_sandbox.served("/oauth2/revoke"), revocations);
    }

    void whatOneIsRefusedTheOthersAreNot_data()
    {
        QTest::addColumn<bool>("slow");
        QTest::addColumn<bool>("deniedIsFirst");
        QTest::newRow("at once, the denied one first") << false << true;
        QTest::newRow("at once, the denied one last") << false << false;
        QTest::newRow("past all patience, the denied one first") << true << true;
        QTest::newRow("past all patience, the denied one last") << true << false;
    }
    /// The user is prompted once for each entry.
    void whatOneIsRefusedTheOthersAreNot()
    {
        QFETCH(bool, slow);
        QFETCH(bool, deniedIsFirst);
        MachineWith<OneByOneVault> machine;
        const auto tea = m_sandbox.signIn(u"teaandturrets"_s);
        const auto pip = m_sandbox.signIn(u"pipnocturne"_s);
        {
            Run run(machine, profileOf(m_sandbox));
            run.accounts.add(infoOf(deniedIsFirst ? pip : tea), tokenOf(deniedIsFirst ? pip : tea));
            QTest::qWait(5);  // the account used last comes first, and that time is in milliseconds
            run.accounts.add(infoOf(deniedIsFirst ? tea : pip), tokenOf(deniedIsFirst ? tea : pip));
        }
        machine.vault.denied = {tea.userId};
        machine.vault.isSlow = machine.vault.isHeld = slow;
        Run run(machine, profileOf(m_sandbox));
        Account *denied = run.accounts.find(tea.userId);
        Account *allowed = run.accounts.find(pip.userId);
        QVERIFY(denied && allowed);
        QCOMPARE(run.accounts.all().indexOf(denied), deniedIsFirst ? 0 : 1);
        if (slow) {
            QCOMPARE(run.accounts.state(denied), State::WaitingForKeychain);
            QCOMPARE(run.accounts.state(allowed), State::WaitingForKeychain);
        }
        QSignalSpy ended(allowed->session(), &Session::ended);
        machine.vault.goOn();
        QTRY_COMPARE(run.accounts.state(allowed), State::SignedIn);
        QTRY_COMPARE(run.accounts.state(denied), State::Withheld);
        QTRY_VERIFY(machine.vault.isIdle());
        QCOMPARE(run.accounts.state(allowed), State::SignedIn);
        QCOMPARE(run.accounts.state(denied), State::Withheld);
        QCOMPARE(ended.size(), 0);
        QCOMPARE(machine.vault.questions(tea.userId), 1);
        QCOMPARE(machine.vault.questions(pip.userId), 1);
        QVERIFY(works(allowed));

        // Only askAgain() prompts again, and its answer is used however late it comes.
        machine.vault.denied.clear();
        run.accounts.askAgain(denied);
        QTRY_COMPARE(run.accounts.state(denied), State::SignedIn);
        QCOMPARE(machine.vault.questions(tea.userId), 2);
        QCOMPARE(machine.vault.questions(pip.userId), 1);
        QVERIFY(works(denied));
    }
};

QTEST_GUILESS_MAIN(TestAccountsKeychain)
#include "tst_accounts_keychain.moc"
