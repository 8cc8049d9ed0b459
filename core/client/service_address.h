// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile.h"

namespace Sidestage {

/// Whether `host` is "localhost" or a loopback address. No other name is looked up.
bool isThisComputer(const QString &host);

/// Returns why secrets must not be sent to `url`, as a sentence, or an empty string. Only https is allowed,
/// and http to this computer.
QString problemOfAddress(const QUrl &url);
/// The same for the address of live events: only wss is allowed, and ws to this computer.
QString problemOfEvents(const QUrl &url);
/// The same for the redirect URI, of which nothing is sent. It is registered for the app.
QString problemOfRedirect(const QUrl &url);
/// Returns the first problem with an address of the service, with the name of its field. Empty: none. The
/// addresses for live events and for the redirect are optional.
QString problemOf(const ServiceProfile &profile);

}  // namespace Sidestage
