// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts_rig.h"

#include "async/pending.h"

#include <QTemporaryDir>

namespace Sidestage {

/// A vault that answers when it is told to, and shows what it holds.
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
        tokens.remove(key.name());
        const Result<void> done;
        co_return done;
    }
    void setLocked(bool locked)
    {
        isLocked = locked;
        setState(locked ? TokenVault::State::Waiting : TokenVault::State::Keychain);
    }
    /// Its password was not given.
    void refuse()
    {
        isLocked = false;
        isRefusing = true;
        for (const VaultKey &key : std::exchange(untold, {}))
            Q_EMIT answeredLate(key);
        setState(TokenVault::State::Refused, QStringLiteral("No."));
    }
    /// The system has none, or it does not run.
    void leave()
    {
        isAway = true;
        setState(TokenVault::State::MemoryOnly, QStringLiteral("Nobody there."));
    }
    void unlock()
    {
        isRefusing = isAway = false;
        setLocked(false);
    }

    QHash<QString, Token> tokens;
    QList<VaultKey> untold;  ///< Whose readers were told that it does not answer.
    bool isLocked = false;
    bool isRefusing = false;
    bool isAway = false;
    int reads = 0;
    int writes = 0;
};

/// What lasts longer than one run of the application.
template <class Vault = TestVault>
struct MachineWith
{
    MachineWith() { folder.setAutoRemove(true); }

    QTemporaryDir folder;
    Vault vault;
    QString file() const { return folder.filePath(QStringLiteral("sandbox.sqlite")); }
};
using Machine = MachineWith<>;

/// One run of it.
struct Run
{
    template <class Vault>
    Run(MachineWith<Vault> &machine, const ServiceProfile &profile)
        : store(*ProfileStore::open(machine.file()))
        , accounts(profile, store.get(), &machine.vault, &network)
    {
    }
    void load()
    {
        QSignalSpy loaded(&accounts, &Accounts::loaded);
        accounts.load();
        QTRY_COMPARE(loaded.size(), 1);
    }

    QNetworkAccessManager network;
    std::unique_ptr<ProfileStore> store;
    Accounts accounts;
};

inline AccountInfo infoOf(const SandboxFixture::SignedIn &user,
                          const QString &name = QStringLiteral("As of then"))
{
    return {.userId = user.userId, .login = user.login, .displayName = name};
}

/// Whether the service answers it.
inline bool works(Account *account)
{
    std::optional<bool> answered;
    account->client()->call(Api::GetUsers{}).then(account, [&](const Result<QList<Api::User>> &users) {
        answered = users && users->value(0).id == account->userId();
    });
    return QTest::qWaitFor([&] { return answered.has_value(); }, 10'000) && *answered;
}

/// Why a write is not done.
inline Error refusalOf(Account *account)
{
    std::optional<Error> refused;
    const Api::ModifyChannel write{.broadcasterId = account->userId(),
                                   .changes = {.title = QStringLiteral("Never sent")}};
    account->client()->call(write).then(
        account, [&](const Result<void> &done) { refused = done ? Error() : done.error(); });
    return QTest::qWaitFor([&] { return refused.has_value(); }, 10'000) ? *refused : Error();
}

}  // namespace Sidestage
