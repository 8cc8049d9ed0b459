// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/parameters.h"

class QUrl;

namespace Sidestage {

/// The port, also where the address leaves it to the scheme; -1: unknown.
int portOf(const QUrl &url);

/// Whether `one` has the scheme, host and port of `other`, and no user name that pretends to be a host.
bool sameOrigin(const QUrl &one, const QUrl &other);

/// Whether `url` leads to the registered address, whatever query and fragment it carries. Exactly: services
/// compare character by character (api-facts A7).
bool leadsTo(const QUrl &registered, const QUrl &url);

/// The query of `url`. Error: Malformed when it is not UTF-8.
Result<Api::Parameters> parametersOf(const QUrl &url);

/// Whether a browser that is sent there reaches this computer, so that somebody can wait there:
/// http://localhost with a port.
bool isOnThisComputer(const QUrl &registered);

}  // namespace Sidestage
