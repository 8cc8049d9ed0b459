// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "client/token.h"

#include <QCoro/QCoroTask>
#include <QHash>
#include <QObject>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace Sidestage {

/// The owner of a token: the id of the service profile, and the user's id on that service.
struct VaultKey
{
    QString profile{};
    QString user{};

    /// The key of the client secret of a service, stored as the token's `access`. No user id has this form.
    static VaultKey ofSecret(const QString &profile) { return {profile, QStringLiteral("client secret")}; }

    /// "sandbox/141981764": the name of the entry in the keychain.
    QString name() const { return profile + u'/' + user; }
    bool operator==(const VaultKey &) const = default;
};

/// Stores tokens between two runs: in the system's keychain or in memory, never in a file of our own.
///
/// Tasks always complete, at the latest when the vault is destroyed, then with Cancelled.
class TokenVault : public QObject
{
    Q_OBJECT
public:
    enum class State {
        Unknown,     ///< Nothing was read or written yet.
        Waiting,     ///< The keychain has not responded: it may be waiting for its password.
        Keychain,    ///< The keychain responds.
        Refused,     ///< The user did not unlock it. As MemoryOnly, until a later access succeeds.
        MemoryOnly,  ///< Tokens are lost at the end of this run; see reason(). The user must be informed.
    };
    Q_ENUM(State)

    using QObject::QObject;

    /// Reads the token of `key`; nullopt when there is none. Errors: Forbidden when the user, or their
    /// settings, do not allow it; Storage; Timeout when the keychain does not respond in time, perhaps
    /// because it waits for its password. answeredLate() follows then.
    virtual QCoro::Task<Result<std::optional<Token>>> read(VaultKey key) = 0;
    /// Stores `token`. Reads return it immediately. Of several writes of one key the newest wins, in whatever
    /// order the keychain completes them. Error Storage or Timeout: it is in memory only.
    virtual QCoro::Task<Result<void>> write(VaultKey key, Token token) = 0;
    /// Deletes the token of `key`. Not an error if there is none. Reads see the deletion immediately.
    virtual QCoro::Task<Result<void>> remove(VaultKey key) = 0;

    /// Whether a write or a deletion is in progress.
    virtual bool isWriting() const { return false; }
    /// Runs the event loop until all requested writes are done, for at most this long.
    virtual void waitForWrites(std::chrono::milliseconds atMost);

    State state() const { return m_state; }
    /// With Refused and MemoryOnly: the reason, in the keychain's own words where available.
    QString reason() const { return m_reason; }

Q_SIGNALS:
    void stateChanged();
    /// Emitted when the keychain responds after its readers got a Timeout. A read() of `key` in the slot
    /// returns that response immediately, without another request to the keychain. Emitted before the state
    /// changes.
    void answeredLate(const Sidestage::VaultKey &key);

protected:
    void setState(State state, const QString &reason = {});

private:
    State m_state = State::Unknown;
    QString m_reason{};
};

/// Stores tokens until the end of this run. Its state is always MemoryOnly.
class MemoryVault : public TokenVault
{
    Q_OBJECT
public:
    explicit MemoryVault(QObject *parent = nullptr);

    QCoro::Task<Result<std::optional<Token>>> read(VaultKey key) override;
    QCoro::Task<Result<void>> write(VaultKey key, Token token) override;
    QCoro::Task<Result<void>> remove(VaultKey key) override;

private:
    QHash<QString, Token> m_tokens{};
};

/// The system's keychain, through QtKeychain: Secret Service, KWallet, macOS, Windows. Tokens that it does
/// not store stay in memory. Later writes try again, so that a keychain that starts late is used. After a
/// refusal by the user no more tokens are written until an access succeeds.
class KeychainVault : public TokenVault
{
    Q_OBJECT
public:
    /// `service` names the group of entries in the keychain.
    explicit KeychainVault(const QString &service = QStringLiteral("Sidestage"), QObject *parent = nullptr);
    ~KeychainVault() override;

    QCoro::Task<Result<std::optional<Token>>> read(VaultKey key) override;
    QCoro::Task<Result<void>> write(VaultKey key, Token token) override;
    QCoro::Task<Result<void>> remove(VaultKey key) override;

    /// How long a task waits for the keychain, 2 s by default. A later response of the keychain still counts.
    void setTimeout(std::chrono::milliseconds timeout) { m_timeout = timeout; }

    bool isWriting() const override;
    /// Also called by the destructor, unless it has been called: a renewed token must not be lost when the
    /// window is closed, even if the keychain shows a prompt at that time.
    void waitForWrites(std::chrono::milliseconds atMost) override;

private:
    struct Entry;
    struct Read;
    using Found = Result<std::optional<Token>>;

    Entry &entryOf(const VaultKey &key);
    QCoro::Task<Result<void>> put(const VaultKey &key, std::optional<Token> token);
    void start(Entry &entry);
    void written(const QString &name, int version, int error, const QString &words);
    void readEntry(Entry &entry);
    void handleFound(Entry &entry, const Found &found, int error, const QString &words);
    void settle(int error, const QString &words);
    void timedOut();

    const QString m_service;
    std::chrono::milliseconds m_timeout{2000};
    std::map<QString, std::unique_ptr<Entry>> m_entries;
    bool m_refusedByUser = false;
    bool m_hasWaited = false;
};

}  // namespace Sidestage
