// SPDX-License-Identifier: GPL-3.0-or-later
#include "service_address.h"

#include <QCoreApplication>
#include <QHostAddress>

#include <array>
#include <utility>

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
            "Only https is secure for signing in. Begin the address with https://; http:// is allowed only "
            "for services on this computer.");
    return {};
}

QString problemOfRedirect(const QUrl &url)
{
    if (!url.isValid() || url.host().isEmpty() || url.isRelative())
        return AddressTexts::tr(
            "This is not an address. Enter the one that is registered for your app, such as "
            "http://localhost:17563.");
    return problemOfAddress(url);
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
    const std::array problems{
        std::pair(AddressTexts::tr("API address"), problemOfAddress(profile.baseUrl)),
        std::pair(AddressTexts::tr("Token service"), problemOfAddress(profile.authUrl)),
        std::pair(AddressTexts::tr("Redirect URI"),
                  profile.redirectUri.isEmpty() ? QString() : problemOfRedirect(profile.redirectUri)),
        std::pair(AddressTexts::tr("Live events"),
                  profile.eventsUrl.isEmpty() ? QString() : problemOfEvents(profile.eventsUrl)),
    };
    for (const auto &[field, problem] : problems) {
        if (!problem.isEmpty())
            return AddressTexts::tr("%1: %2", "a field; what is wrong with it, as a sentence")
                .arg(field, problem);
    }
    return {};
}

}  // namespace Sidestage
