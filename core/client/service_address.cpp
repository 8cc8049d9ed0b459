// SPDX-License-Identifier: GPL-3.0-or-later
#include "service_address.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QList>

namespace Sidestage {

namespace {

struct AddressTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::ServiceAddress)
};

bool isSafe(const QUrl &url, QLatin1String safe, QLatin1String here)
{
    return url.scheme() == safe || (url.scheme() == here && isThisComputer(url.host()));
}

}  // namespace

bool isThisComputer(const QString &host)
{
    return host.compare(QLatin1String("localhost"), Qt::CaseInsensitive) == 0
        || QHostAddress(host).isLoopback();
}

QString problemOfAddress(const QUrl &url)
{
    if (!url.isValid() || url.host().isEmpty() || url.isRelative())
        return AddressTexts::tr("This is not an address. It must begin with https://.");
    if (!url.userInfo().isEmpty() || url.hasQuery() || url.hasFragment())
        return AddressTexts::tr("Enter only the address, without user, query or fragment.");
    if (!isSafe(url, QLatin1String("https"), QLatin1String("http")))
        return AddressTexts::tr(
            "Only https is secure for signing in; http is allowed only for services on this computer.");
    return {};
}

QString problemOfEvents(const QUrl &url)
{
    if (!url.isValid() || url.host().isEmpty() || url.isRelative())
        return AddressTexts::tr("This is not an address. It must begin with wss://.");
    if (!url.userInfo().isEmpty() || url.hasFragment())
        return AddressTexts::tr("Enter only the address, without user or fragment.");
    if (!isSafe(url, QLatin1String("wss"), QLatin1String("ws")))
        return AddressTexts::tr(
            "Live events require wss://; ws:// is allowed only for services on this computer.");
    return {};
}

QString problemOf(const ServiceProfile &profile)
{
    QList<QUrl> addresses{profile.baseUrl, profile.authUrl};
    if (!profile.redirectUri.isEmpty())
        addresses += profile.redirectUri;
    for (const QUrl &url : std::as_const(addresses)) {
        if (const QString problem = problemOfAddress(url); !problem.isEmpty())
            return problem;
    }
    return profile.eventsUrl.isEmpty() ? QString() : problemOfEvents(profile.eventsUrl);
}

}  // namespace Sidestage
