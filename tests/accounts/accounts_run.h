// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts_rig.h"

#include "async/pending.h"

namespace Sidestage {

/// A vault whose responses a test controls and whose content it can read.
class TestVault : public TokenVault
{
public:
    QCoro::Task<Result<std::optional<Token>>> read(VaultKey key) override
    {
        ++reads;
        if (isLocked) {
            untold.append(key);
            const Error silent{.kind = Error::Kind::Timeout};
            co_return silent;
        }
        if (isRefusing) {
            const Error refused{.kind = Error::Kind::Forbidden, .message = reason()};
            co_return refused;
        }
        if (isAway) {
            const Error away = Error::storage(reason());
            co_return away;
        }
        std::optional<Token> token;
        if (tokens.contains(key.name()))
            token = tokens.value(key.name());
        co_return token;
    }
    QCoro::Task<Result<void>> write(VaultKey key, Token token) override
    {
        ++writes;
        tokens.insert(key.name(), token);
        const Result<void> done;
        co_return done;
    }
    QCoro::Task<Result<void>> remove(VaultKey key) override
    {
        Result<void> done;
        if (isKeeping)
            done = Error::storage(u"It stays."_s);
        else
            tokens.remove(key.name());
        co_return done;
    }
    void setLocked(bool locked)
    {
        isLocked = locked;
        setState(locked ? TokenVault::State::Waiting : TokenVault::State::Keychain);
    }
    /// As if the user had cancelled the prompt for the keychain's password.
    void refuse()
    {
        isLocked = false;
        isRefusing = true;
        for (const VaultKey &key : std::exchange(untold, {}))
            Q_EMIT answeredLate(key);
        setState(TokenVault::State::Refused, u"No."_s);
    }
    /// As on a system without a keychain, or whose keychain is not running.
    void leave()
    {
        isAway = true;
        setState(TokenVault::State::MemoryOnly, u"Nobody there."_s);
    }
    void unlock()
    {
        isRefusing = isAway = false;
        setLocked(false);
    }

    QHash<QString, Token> tokens;
    QList<VaultKey> untold;  ///< Entries whose reads ended with a timeout.
    bool isLocked = false;
    bool isRefusing = false;
    bool isAway = false;
    bool isKeeping = false;  ///< No entry can be deleted.
    int reads = 0;
    int writes = 0;
};

/// What persists between runs of the application.
template <class Vault = TestVault>
struct MachineWith
{
    MachineWith() { folder.setAutoRemove(true); }

    QTemporaryDir folder;
    Vault vault;
    QString file() const { return folder.filePath(u"sandbox.sqlite"_s); }
};
using Machine = MachineWith<>;

inline AccountInfo infoOf(const SandboxFixture::SignedIn &user, const QString &name = u"As of then"_s)
{
    return {.userId = user.userId, .login = user.login, .displayName = name};
}

/// One run of the application. Its accounts are loaded.
struct Run
{
    template <class Vault>
    Run(MachineWith<Vault> &machine, const ServiceProfile &profile)
        : store(*ProfileStore::open(machine.file()))
        , accounts(profile, store.get(), &machine.vault, &network)
    {
        QSignalSpy loaded(&accounts, &Accounts::loaded);
        accounts.load();
        QTRY_COMPARE(loaded.size(), 1);
    }
    Account *add(const SandboxFixture::SignedIn &user) { return accounts.add(infoOf(user), tokenOf(user)); }

    QNetworkAccessManager network;
    std::unique_ptr<ProfileStore> store;
    Accounts accounts;
};

/// A machine and a user, both new in each test. A base class of tests.
struct AccountsWorld
{
    void begin()
    {
        m_sandbox.clearFaults();
        m_machine = std::make_unique<Machine>();
        m_user = m_sandbox.signIn();
    }
    /// The user signs in during an earlier run.
    template <class Vault>
    void signInBefore(MachineWith<Vault> &machine)
    {
        Run(machine, profileOf(m_sandbox)).add(m_user);
    }
    void signInBefore() { signInBefore(*m_machine); }
    /// The stored token of the user.
    Token kept() const { return m_machine->vault.tokens.value(u"sandbox/"_s + m_user.userId); }

    SandboxFixture m_sandbox;
    std::unique_ptr<Machine> m_machine;
    SandboxFixture::SignedIn m_user{};
};

/// Whether a request of this account succeeds and returns its own user.
inline bool works(Account *account)
{
    std::optional<bool> answered;
    account->client()->call(Api::GetUsers{}).then(account, [&](const Result<QList<Api::User>> &users) {
        answered = users && users->value(0).id == account->userId();
    });
    return QTest::qWaitFor([&] { return answered.has_value(); }, 10'000) && *answered;
}

/// The error with which a write is refused.
inline Error refusalOf(Account *account)
{
    std::optional<Error> refused;
    const Api::ModifyChannel write{.broadcasterId = account->userId(), .changes = {.title = u"Never sent"_s}};
    account->client()->call(write).then(
        account, [&](const Result<void> &done) { refused = done ? Error() : done.error(); });
    return QTest::qWaitFor([&] { return refused.has_value(); }, 10'000) ? *refused : Error();
}

}  // namespace Sidestage
