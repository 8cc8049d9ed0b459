// SPDX-License-Identifier: GPL-3.0-or-later
#include "redirect_uri.h"

#include <QUrl>

namespace Sidestage {

namespace {

/// Browsers write an empty path as "/".
QString pathOf(const QUrl &url)
{
    const QString path = url.path(QUrl::FullyEncoded);
    return path.isEmpty() ? QStringLiteral("/") : path;
}

}  // namespace

int portOf(const QUrl &url)
{
    if (url.scheme() == QLatin1String("https"))
        return url.port(443);
    return url.port(url.scheme() == QLatin1String("http") ? 80 : -1);
}

bool sameOrigin(const QUrl &one, const QUrl &other)
{
    return one.isValid() && one.userInfo().isEmpty() && one.scheme() == other.scheme()
        && one.host() == other.host() && portOf(one) == portOf(other);
}

bool leadsTo(const QUrl &registered, const QUrl &url)
{
    return sameOrigin(url, registered) && pathOf(url) == pathOf(registered);
}

Result<Api::Parameters> parametersOf(const QUrl &url)
{
    return Api::Parameters::parse(url.query(QUrl::FullyEncoded).toLatin1());
}

bool isOnThisComputer(const QUrl &registered)
{
    // A name that resolves to the loopback address only, and that services accept without encryption.
    return registered.scheme() == QLatin1String("http") && registered.host() == QLatin1String("localhost")
        && registered.port() > 0 && registered.userInfo().isEmpty() && !registered.hasQuery()
        && !registered.hasFragment();
}

}  // namespace Sidestage
