// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/parameters.h"

class QUrl;

namespace Sidestage {

/// Returns the port, or the scheme's default port. -1: unknown.
int portOf(const QUrl &url);

/// Whether `one` has the scheme, host and port of `other`, and no user info that could be mistaken for a
/// host.
bool sameOrigin(const QUrl &one, const QUrl &other);

/// Whether `url` is the registered address, with any query and fragment. The path must match exactly:
/// services compare character by character (api-facts A7).
bool leadsTo(const QUrl &registered, const QUrl &url);

/// Returns the parameters in the query of `url`. Error: Malformed when it is not UTF-8.
Result<Api::Parameters> parametersOf(const QUrl &url);

/// Whether a browser that opens the address reaches this computer, where Sidestage can listen:
/// http://localhost with a port.
bool isOnThisComputer(const QUrl &registered);

}  // namespace Sidestage
