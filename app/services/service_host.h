// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/accounts.h"
#include "client/profile.h"
#include "profile/profile_store.h"

#include <QObject>

#include <memory>
#include <optional>

namespace Sidestage {

/// One service profile at run time: its store and its accounts.
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
    /// Its accounts; none until open().
    QList<Account *> all() const { return m_accounts ? m_accounts->all() : QList<Account *>(); }

    /// Opens the store and loads the accounts. `profile` is the current profile, `file` the file of the
    /// store. If the file cannot be used, the store is in memory and trouble() returns the error. `vault`
    /// and `network` must outlive this object. Must not be open already.
    void open(const ServiceProfile &profile, const QString &file, TokenVault *vault,
              QNetworkAccessManager *network);
    /// Closes it. Its accounts must not be used any more. The profile is kept, and open() can be called
    /// again.
    void close();
    /// Changes the profile. Only while it is closed.
    void setProfile(const ServiceProfile &profile);
    /// Why nothing is stored on disk; null: the file works.
    const std::optional<Error> &trouble() const { return m_trouble; }

private:
    ServiceProfile m_profile;
    std::optional<Error> m_trouble{};
    std::unique_ptr<ProfileStore> m_store;
    std::unique_ptr<Accounts> m_accounts;
};

}  // namespace Sidestage
