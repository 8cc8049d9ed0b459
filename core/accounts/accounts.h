// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "account.h"
#include "account_list.h"
#include "async/bound.h"
#include "sign_in_record.h"
#include "vault.h"

#include <QList>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

namespace Sidestage {

class Transaction;

/// The accounts of one service profile. Stores the users in the profile's store and the tokens in the vault.
/// Validates the tokens at start and once an hour, as the service requires (api-facts A3), renews them, and
/// signs out.
///
/// The vault also stores the client secret of a service that has one. It is read together with the tokens.
/// Tokens are not used before it is available, because the service would reject requests without it.
///
/// An account whose token is missing stays in the list as SignedOut, with its drafts and presets, until the
/// user signs it out or in again. Signing in again keeps the Account object.
class Accounts : public AccountList
{
    Q_OBJECT
public:
    enum class State : quint8 {
        SignedIn,
        SignedOut,           ///< No token, or the service no longer accepts it. The user must sign in again.
        WaitingForKeychain,  ///< The keychain has not returned the token yet: the session isAwaited().
        Withheld,  ///< The keychain refused access to the token: the session isWithheld(). See askAgain().
        SigningOut,
    };
    Q_ENUM(State)

    /// `store`, `vault` and `network` must outlive this.
    Accounts(ServiceProfile profile, ProfileStore *store, TokenVault *vault, QNetworkAccessManager *network,
             QObject *parent = nullptr);
    ~Accounts() override;

    const ServiceProfile &profile() const { return m_profile; }
    TokenVault *vault() const { return m_vault; }
    QNetworkAccessManager *network() const { return m_network; }
    ProfileStore *store() const override { return m_store; }

    /// Restores the accounts of the last run, makes the one that was used last current(), and starts to
    /// validate them. Does not require a network. Emits added() for each, then loaded(). Call once.
    Bound load();
    bool isLoaded() const { return m_loaded; }

    QList<Account *> all() const override;
    Account *find(const QString &userId) const override;
    State state(const Account *account) const;
    /// When the service last confirmed the token, in UTC. Invalid: not in this run.
    QDateTime validatedAt(const Account *account) const;
    /// Why the last validate() got no response; empty: it got one.
    QString validationFailure(const Account *account) const;
    /// When the token is validated again, in UTC. Invalid: it has not been validated in this run.
    QDateTime nextValidationOf(const Account *account) const;
    SignInRecord signInOf(const Account *account) const;

    /// The account whose channel the windows show; null without any.
    Account *current() const { return m_current; }
    void setCurrent(Account *account);

    /// Adds an account that has just signed in, or sets a new token for an existing one. Stores both and
    /// makes the account current.
    Account *add(const AccountInfo &info, const Token &token, std::optional<SignInWay> way = {});

    /// Asks the service whether the token is valid, and renews one that is not. Emits stateChanged() when the
    /// outcome is known.
    Bound validate(Account *account);

    /// Requests the token of an account that is Withheld, and the client secret, from the keychain again.
    void askAgain(Account *account);

    /// Deletes the stored sign-in, so that the next start does not find it, then revokes the token and
    /// removes the account. Drafts, presets and history are kept for the next sign-in. Emits removed() and
    /// signedOut(), even if the service does not respond or the token is not available.
    Bound signOut(Account *account);

    /// How long a confirmed token counts as valid: one hour. Tests use a short interval.
    void setValidationInterval(std::chrono::milliseconds interval);

Q_SIGNALS:
    void currentChanged(Sidestage::Account *account);
    void stateChanged(Sidestage::Account *account);
    /// Emitted after every account of the last run has been added.
    void loaded();
    /// `error` has Kind::Cancelled when the service accepted the revocation, or there was no token to revoke.
    /// It has Kind::Unauthorized and status 0 when no request was sent, because the keychain has not returned
    /// the token. Otherwise it is the reason why the revocation failed. `isDeleted` is false if the keychain
    /// did not delete the token.
    void signedOut(const QString &displayName, const Sidestage::Error &error, bool isDeleted);
    /// A write to the store failed. What is shown remains valid for this run. The vault reports its own
    /// errors.
    void failed(const Sidestage::Error &error);

private:
    struct Entry;

    VaultKey keyOf(const QString &userId) const { return {m_profile.id, userId}; }
    Entry *entryOf(const Account *account) const;
    Entry *create(const AccountInfo &info, const Token &token, State state);
    void setState(Entry *entry, State state);
    void tokenChanged(Account *account, const Token &token);
    Bound sessionEnded(Account *account);
    Bound fetchToken(Account *account);
    Bound fetchSecret();
    Result<void> takeSecret(const Result<std::optional<Token>> &kept);
    void notHandedOut(Entry *entry, const Error &error);
    void answeredLate(const VaultKey &key);
    void vaultChanged();
    void validateDue();
    Bound refreshInfo(Account *account);
    void adopt(Entry *entry, const Token &token);
    void forget(Account *account);
    void writeRow(const Account *account);
    void writeRecord(const Entry &entry);
    void write(const std::function<void(Transaction &)> &work);

    ServiceProfile m_profile;
    ProfileStore *m_store;
    TokenVault *m_vault;
    QNetworkAccessManager *m_network;
    std::vector<std::unique_ptr<Entry>> m_entries;
    Account *m_current = nullptr;
    QTimer m_tick;
    std::chrono::milliseconds m_interval{std::chrono::hours(1)};
    bool m_loaded = false;
    bool m_isSecretDenied = false;  ///< Access was denied. Only the user can request it again.
};

}  // namespace Sidestage
