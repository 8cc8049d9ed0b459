// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/http.h"

namespace Sidestage::Sandbox {

class World;

// What tools expect that were written for another mock of such a platform (api-facts A11).

/// "/units/users" and others: what the world was made with, as {"data":[…],"total":n}. Secrets of the apps
/// that every sandbox knows are among it. `rest` is what stands behind "/units".
Response seededUnits(World &world, const Request &request, QByteArrayView rest);

/// POST /auth/authorize with a grant_type, which the form of the authorize page never has.
bool wantsUserTokenAtOnce(const Request &request);
/// Its answer: a token of any user for any app, without asking the user.
Response userTokenAtOnce(World &world, const Request &request);

}  // namespace Sidestage::Sandbox
