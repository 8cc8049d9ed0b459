// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/users.h"
#include "client/profile.h"
#include "client/token.h"

#include <QObject>

class QNetworkAccessManager;

namespace Sidestage {

class Client;
class EventService;
class PollScheduler;
class ProfileStore;
class ServiceClock;
class Session;

/// The identity of an account as the service reports it. Not secret.
struct AccountInfo
{
    QString userId{};
    QString login{};
    QString displayName{};
    Api::BroadcasterType type{};

    bool operator==(const AccountInfo &) const = default;
};

/// One signed-in user. Owns the session, the client (with its rate limit and connection), the live events and
/// the polls. Borrows the profile's store. Accounts are independent of each other.
class Account : public QObject
{
    Q_OBJECT
public:
    /// `network` and `store` must outlive the account.
    Account(const ServiceProfile &profile, AccountInfo info, Token token, QNetworkAccessManager *network,
            ProfileStore *store, QObject *parent = nullptr);
    ~Account() override;

    const AccountInfo &info() const { return m_info; }
    const QString &userId() const { return m_info.userId; }
    void setInfo(AccountInfo info);

    const ServiceProfile &profile() const;
    Session *session() const { return m_session; }
    Client *client() const { return m_client; }
    EventService *events() const { return m_events; }
    PollScheduler *polls() const { return m_polls; }
    ProfileStore *store() const { return m_store; }
    /// The clock of the service. Use it, and no other clock, for the age of anything that the service has
    /// dated.
    ServiceClock *serviceClock() const;

    /// Whether the user has granted this scope.
    bool may(Api::Scope scope) const;

Q_SIGNALS:
    void infoChanged();
    /// What the account may do may have changed: may() for a scope, or something that depends on info().
    void rightsChanged();

private:
    void noteScopes();

    AccountInfo m_info;
    ProfileStore *m_store;
    Session *m_session;
    Client *m_client;
    EventService *m_events;
    PollScheduler *m_polls;
    Api::ScopeSet m_scopes;
};

}  // namespace Sidestage
