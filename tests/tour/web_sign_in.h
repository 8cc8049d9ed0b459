// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/driver.h"

namespace Sidestage {

/// Signs in on the sandbox's page in the embedded view, as the first user there, by pressing the button
/// that approves. The sign-in must be open. `half` is called before that, with the page to be seen.
bool signInOnPage(Driver &driver, const std::function<bool()> &half = {});

}  // namespace Sidestage
