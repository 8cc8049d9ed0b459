// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/accounts.h"
#include "client/profile.h"
#include "profile/profile_store.h"

#include <QObject>

#include <memory>

namespace Sidestage {

/// One service profile in this run: its store and its accounts.
class ServiceHost : public QObject
{
    Q_OBJECT
public:
    explicit ServiceHost(const ServiceProfile &profile, QObject *parent = nullptr);
    ~ServiceHost() override;

    const ServiceProfile &profile() const { return m_profile; }
    /// Null until open().
    Accounts *accounts() const { return m_accounts.get(); }
    bool isOpen() const { return m_accounts != nullptr; }

    /// Opens the store, and brings the accounts back. `profile` is what is known of the service by now;
    /// `file` is where things are kept. When it cannot be used, memory is, and trouble() says why.
    /// `vault` and `network` must outlive this. Not while it is open.
    void open(const ServiceProfile &profile, const QString &file, TokenVault *vault,
              QNetworkAccessManager *network);
    /// Closes it again: nothing may use its accounts any more. What it knows of the service stays, and open()
    /// may follow.
    void close();
    /// What is known of the service is something else now. Only while it is closed.
    void setProfile(const ServiceProfile &profile);
    /// Why nothing is kept; empty: it is.
    QString trouble() const { return m_trouble; }

private:
    ServiceProfile m_profile;
    QString m_trouble{};
    std::unique_ptr<ProfileStore> m_store;
    std::unique_ptr<Accounts> m_accounts;
};

}  // namespace Sidestage
