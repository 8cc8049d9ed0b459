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

/// Who an account is, as the service says. Not secret.
struct AccountInfo
{
    QString userId{};
    QString login{};
    QString displayName{};
    Api::BroadcasterType type{};

    bool operator==(const AccountInfo &) const = default;
};

/// One signed-in user: owns the session, the client (with its budget and connection), its live events and its
/// polls, and borrows the store of the profile. Accounts know nothing of each other.
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
    /// What time it is at the service. Whatever the service has dated is aged by this clock, and by no other.
    ServiceClock *serviceClock() const;

    /// Whether the user has granted this.
    bool may(Api::Scope scope) const;

Q_SIGNALS:
    void infoChanged();

private:
    AccountInfo m_info;
    ProfileStore *m_store;
    Session *m_session;
    Client *m_client;
    EventService *m_events;
    PollScheduler *m_polls;
};

}  // namespace Sidestage
