// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "account.h"
#include "account_list.h"
#include "async/bound.h"
#include "vault.h"

#include <QList>
#include <QTimer>

#include <memory>
#include <vector>

namespace Sidestage {

/// The accounts of one service profile: kept in the profile's store (who) and in the vault (tokens),
/// validated at start and once an hour as the service demands (api-facts A3), renewed, signed out.
///
/// The vault also keeps the client secret of a service that has one. It is fetched with the tokens, and a
/// token is not used before: what the service would refuse for want of the secret is not sent.
///
/// An account whose token is gone stays in the list as SignedOut, with its drafts and presets, until
/// the user signs it out or in again. Signing in again keeps the Account object.
class Accounts : public AccountList
{
    Q_OBJECT
public:
    enum class State : quint8 {
        SignedIn,
        SignedOut,           ///< No token, or the service does not accept it any more: sign in again.
        WaitingForKeychain,  ///< The keychain has not handed the token out yet: the session isAwaited().
        Withheld,  ///< The keychain refused to hand it out: the session isWithheld(). See askAgain().
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

    /// Brings the accounts of the last run back, the one used last as current(), and starts validating
    /// them. Needs no network. Emits added() for each, then loaded(). Call once.
    Bound load();
    bool isLoaded() const { return m_loaded; }

    QList<Account *> all() const override;
    Account *find(const QString &userId) const override;
    State state(const Account *account) const;
    /// When the service last confirmed the token, UTC; invalid: not in this run.
    QDateTime validatedAt(const Account *account) const;

    /// The account whose channel the windows show; null without any.
    Account *current() const { return m_current; }
    void setCurrent(Account *account);

    /// Takes an account that has just signed in, or a new token for one that is there, writes both down
    /// and makes it the current one.
    Account *add(const AccountInfo &info, const Token &token);

    /// Asks the keychain once more for the token of an account that is Withheld, and for the client secret.
    void askAgain(Account *account);

    /// Revokes the token, then forgets it and the account; drafts, presets and history stay for the next
    /// sign-in. Ends with removed() and signedOut(); without an answer of the service, or without the token,
    /// it is forgotten all the same.
    Bound signOut(Account *account);

    /// How long a confirmed token is trusted: an hour. Tests make it short.
    void setValidationInterval(std::chrono::milliseconds interval);

Q_SIGNALS:
    void currentChanged(Sidestage::Account *account);
    void stateChanged(Sidestage::Account *account);
    /// Every account of the last run is there.
    void loaded();
    /// `error` has Kind::Cancelled when the service took the revocation, or there was no token any more;
    /// Kind::Unauthorized and status 0 when the service was not told, because the keychain has not handed
    /// the token out; otherwise why the service did not take it.
    void signedOut(const QString &displayName, const Sidestage::Error &error);
    /// The store could not keep something; what is shown still counts in this run. What becomes of
    /// tokens, the vault says itself.
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
    Bound validate(Account *account);
    Bound refreshInfo(Account *account);
    void adopt(Entry *entry, const Token &token);
    void forget(Account *account);
    void writeRow(const Account *account);
    void report(const Result<int> &written);

    ServiceProfile m_profile;
    ProfileStore *m_store;
    TokenVault *m_vault;
    QNetworkAccessManager *m_network;
    std::vector<std::unique_ptr<Entry>> m_entries;
    Account *m_current = nullptr;
    QTimer m_tick;
    std::chrono::milliseconds m_interval{std::chrono::hours(1)};
    bool m_loaded = false;
    bool m_isSecretDenied = false;  ///< Nobody wanted it handed out: only the user asks again.
};

}  // namespace Sidestage
