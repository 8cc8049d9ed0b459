// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/profile.h"

#include <QList>

class QSettings;

namespace Sidestage {

/// The services that the user has added, in the settings file. Client secrets are stored only in the
/// keychain, under secretOwner.
class ServiceList
{
public:
    /// The "user" of a service's client secret in the vault. No user id has this form.
    static const QString secretOwner;

    /// `settings` must outlive this object.
    explicit ServiceList(QSettings *settings);

    /// Returns the services in the order in which they were added. Invalid ones are left out.
    QList<ServiceProfile> all() const;
    /// Assigns an id and stores the profile without its secret.
    ServiceProfile add(ServiceProfile profile);
    /// Stores the changes of an existing profile without its secret.
    void change(const ServiceProfile &profile);
    void remove(const QString &id);

private:
    void save(const ServiceProfile &profile);
    QString freeId(const QString &name) const;

    QSettings *m_settings;
};

}  // namespace Sidestage
