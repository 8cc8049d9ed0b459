// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/http.h"

namespace Sidestage::Sandbox {

class World;

// Endpoints for tools that were written for another mock of such a platform (api-facts A11).

/// "/units/users" and others: the seeded objects, as {"data":[…],"total":n}. Includes the secrets of the
/// seeded apps. `rest` is the part of the path after "/units".
Response seededUnits(World &world, const Request &request, QByteArrayView rest);

/// Whether this is POST /auth/authorize with a grant_type, which the form of the authorize page never has.
bool wantsUserTokenAtOnce(const Request &request);
/// Returns a token of any user for any app, without consent.
Response userTokenAtOnce(World &world, const Request &request);

}  // namespace Sidestage::Sandbox
