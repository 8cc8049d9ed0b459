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

/// Whose token: the id of the service profile, and the user's id there.
struct VaultKey
{
    QString profile{};
    QString user{};

    /// Of the client secret of a service, which is its token's access. No user id looks like this.
    static VaultKey ofSecret(const QString &profile) { return {profile, QStringLiteral("client secret")}; }

    /// "sandbox/141981764": the name of the entry in the keychain.
    QString name() const { return profile + u'/' + user; }
    bool operator==(const VaultKey &) const = default;
};

/// Where tokens are kept between two runs. Never a file of our own: the system's keychain, or memory.
///
/// Tasks always end, at the latest when the vault is destroyed; then as Cancelled.
class TokenVault : public QObject
{
    Q_OBJECT
public:
    enum class State : quint8 {
        Unknown,   ///< Nothing was read or written yet.
        Waiting,   ///< It was asked and has not answered: perhaps it waits for its password.
        Keychain,  ///< The keychain answers.
        Refused,  ///< It stays locked: its password was not given. As with MemoryOnly until it is asked anew.
        MemoryOnly,  ///< Tokens are lost at the end of this run; reason() says why. The user must be told.
    };
    Q_ENUM(State)

    using QObject::QObject;

    /// The token of `key`; nullopt when there is none. Errors: Forbidden when the user, or what they have
    /// set, does not allow it; Storage; Timeout when the keychain does not answer now: perhaps it waits for
    /// its password. Watch answeredLate() then.
    virtual QCoro::Task<Result<std::optional<Token>>> read(VaultKey key) = 0;
    /// Keeps `token`. Reads see it at once. Of several writes of one key the newest wins, whatever the
    /// order in which the keychain answers. Error Storage or Timeout: it is in memory only.
    virtual QCoro::Task<Result<void>> write(VaultKey key, Token token) = 0;
    /// Forgets the token of `key`; that there is none is no error. Reads see that at once.
    virtual QCoro::Task<Result<void>> remove(VaultKey key) = 0;

    /// Something that was to be kept, or forgotten, is on its way.
    virtual bool isWriting() const { return false; }
    /// Runs the event loop until everything is written that was asked for, at most so long.
    virtual void waitForWrites(std::chrono::milliseconds atMost);

    State state() const { return m_state; }
    /// With Refused and MemoryOnly: why, in the keychain's own words where it gave any.
    QString reason() const { return m_reason; }

Q_SIGNALS:
    void stateChanged();
    /// The keychain has answered what its readers were told a Timeout for. Who reads `key` now, in the slot,
    /// gets that answer at once, and nobody is asked again. Comes before the change of the state.
    void answeredLate(const Sidestage::VaultKey &key);

protected:
    void setState(State state, const QString &reason = {});

private:
    State m_state = State::Unknown;
    QString m_reason{};
};

/// Keeps tokens until the end of this run, and says so.
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

/// The system's keychain, through QtKeychain: Secret Service, KWallet, macOS, Windows. What it refuses
/// stays in memory, and later writes try again, so that a keychain that starts late is used.
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

    /// How long a task waits for the keychain, 2 s at first. The keychain may take longer: what it
    /// answers afterwards still counts.
    void setTimeout(std::chrono::milliseconds timeout) { m_timeout = timeout; }

    bool isWriting() const override;
    /// The destructor does it too, unless it was done: a renewed token must not be lost because the window
    /// was closed, also when the keychain shows a prompt at that time.
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
