// SPDX-License-Identifier: GPL-3.0-or-later
#include "service_list.h"

#include "accounts/vault.h"
#include "base/log.h"
#include "client/service_address.h"

#include <QSettings>

namespace Sidestage {

namespace {

const QString group = QStringLiteral("services");
const QString order = QStringLiteral("order");

}  // namespace

const QString ServiceList::secretOwner = VaultKey::ofSecret(QString()).user;

ServiceList::ServiceList(QSettings *settings)
    : m_settings(settings)
{
}

QList<ServiceProfile> ServiceList::all() const
{
    QList<ServiceProfile> services;
    const QStringList ids = m_settings->value(group + QLatin1Char('/') + order).toStringList();
    for (const QString &id : ids) {
        const auto value = [&](const char *key) {
            return m_settings->value(QStringLiteral("%1/%2/%3").arg(group, id, QLatin1String(key)));
        };
        const QVariant hasSecret = value("hasSecret");
        using Kept = ServiceProfile::KeptSecret;
        ServiceProfile profile{.id = id,
                               .name = value("name").toString(),
                               .baseUrl = QUrl(value("api").toString()),
                               .authUrl = QUrl(value("auth").toString()),
                               .eventsUrl = QUrl(value("events").toString()),
                               .clientId = value("clientId").toString(),
                               .redirectUri = QUrl(value("redirectUri").toString()),
                               .signInHosts = value("signInHosts").toStringList(),
                               .keptSecret = !hasSecret.isValid() ? Kept::Perhaps
                                   : hasSecret.toBool()           ? Kept::Yes
                                                                  : Kept::No};
        // The file may have been copied or edited by hand. Like in the dialog, requests must not be sent to
        // addresses that are not allowed.
        const QString problem = problemOf(profile);
        if (!problem.isEmpty())
            qCWarning(lcAccounts) << "the service" << id << "cannot be used:" << problem;
        else if (!profile.isSandbox() && !profile.clientId.isEmpty())
            services.append(profile);
    }
    return services;
}

ServiceProfile ServiceList::add(ServiceProfile profile)
{
    profile.id = freeId(profile.name);
    using Kept = ServiceProfile::KeptSecret;
    profile.keptSecret = profile.clientSecret.isEmpty() ? Kept::No : Kept::Yes;
    save(profile);
    const QString orderKey = group + QLatin1Char('/') + order;
    m_settings->setValue(orderKey, m_settings->value(orderKey).toStringList() << profile.id);
    return profile;
}

void ServiceList::change(const ServiceProfile &profile)
{
    if (m_settings->value(group + QLatin1Char('/') + order).toStringList().contains(profile.id))
        save(profile);
}

void ServiceList::save(const ServiceProfile &profile)
{
    const auto keep = [&](const char *key, const QVariant &value) {
        m_settings->setValue(QStringLiteral("%1/%2/%3").arg(group, profile.id, QLatin1String(key)), value);
    };
    keep("name", profile.name);
    keep("api", profile.baseUrl.toString());
    keep("auth", profile.authUrl.toString());
    keep("events", profile.eventsUrl.toString());
    keep("clientId", profile.clientId);
    if (profile.keptSecret != ServiceProfile::KeptSecret::Perhaps)
        keep("hasSecret", profile.keptSecret == ServiceProfile::KeptSecret::Yes);  // not the secret
    keep("redirectUri", profile.redirectUri.toString());
    keep("signInHosts", profile.signInHosts);
}

void ServiceList::remove(const QString &id)
{
    const QString orderKey = group + QLatin1Char('/') + order;
    QStringList ids = m_settings->value(orderKey).toStringList();
    ids.removeAll(id);
    m_settings->setValue(orderKey, ids);
    m_settings->remove(group + QLatin1Char('/') + id);
}

QString ServiceList::freeId(const QString &name) const
{
    QString base;
    for (const QChar character : name.toLower()) {
        const bool plain
            = (character >= u'a' && character <= u'z') || (character >= u'0' && character <= u'9');
        if (plain)
            base += character;
        else if (!base.isEmpty() && !base.endsWith(u'-'))
            base += u'-';
    }
    while (base.endsWith(u'-'))
        base.chop(1);
    if (base.isEmpty())
        base = QStringLiteral("service");
    QStringList taken{QStringLiteral("sandbox"), order};
    taken += m_settings->value(group + QLatin1Char('/') + order).toStringList();  // also invalid ones
    QString id = base;
    // The window data of "stage" is stored as "stage-windows", so no other id may end with this.
    for (int n = 2; taken.contains(id) || id.endsWith(QLatin1String("-windows")); ++n)
        id = QStringLiteral("%1-%2").arg(base).arg(n);
    return id;
}

}  // namespace Sidestage
