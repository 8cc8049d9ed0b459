// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts.h"

#include <QTimer>

#include <memory>

namespace Sidestage {

/// Why an account needs the user.
enum class Attention : quint8 {
    None,
    SignedOut,   ///< The user must sign in again.
    Withheld,    ///< The keychain refused access to the token.
    NotRenewed,  ///< The service refused to renew the token, for a reason other than the token itself.
    EndsSoon,    ///< The token ends within three days and cannot be renewed.
};
Attention attentionOf(const Accounts &accounts, const Account &account, const QDateTime &now);

/// All services of the program with their accounts, for what shows all of them at once.
class AccountDirectory : public QObject
{
    Q_OBJECT
public:
    struct Service
    {
        ServiceProfile profile{};
        Accounts *accounts = nullptr;  ///< Null: the service is not open.
        bool isShown = false;          ///< The windows show it.
    };

    explicit AccountDirectory(QObject *parent = nullptr);

    /// Sets the services. Call before any Accounts is destroyed, without it.
    void setServices(const QList<Service> &services);
    const QList<Service> &services() const { return m_services; }

    /// The accounts of an open service; null: it is not open, or not known.
    Accounts *accountsOf(const QString &service) const;
    /// Number of accounts that need the user at this time.
    int needingAttention(const QDateTime &now) const;

Q_SIGNALS:
    /// Emitted once after any number of changes: services, accounts, their state, token and keychain.
    void changed();

private:
    void watch();

    QList<Service> m_services{};
    std::unique_ptr<QObject> m_watching{};  ///< Context of the connections.
    QTimer m_soon;
};

}  // namespace Sidestage
