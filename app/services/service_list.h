// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "client/profile.h"

#include <QList>

class QSettings;

namespace Sidestage {

/// The services that the user has added, in the settings file. Their client secrets are not: only a
/// keychain may hold them, under secretOwner.
class ServiceList
{
public:
    /// The "user" of a service's client secret in the vault. No user id looks like this.
    static const QString secretOwner;

    /// `settings` must outlive this.
    explicit ServiceList(QSettings *settings);

    /// In the order in which they were added. What cannot be used is left out.
    QList<ServiceProfile> all() const;
    /// Gives it an id, and keeps it, without its secret.
    ServiceProfile add(ServiceProfile profile);
    /// Keeps what has become of one that is there, without its secret.
    void change(const ServiceProfile &profile);
    void remove(const QString &id);

private:
    void save(const ServiceProfile &profile);
    QString freeId(const QString &name) const;

    QSettings *m_settings;
};

}  // namespace Sidestage
