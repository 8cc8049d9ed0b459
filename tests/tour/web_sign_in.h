// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tour/driver.h"

namespace Sidestage {

/// Signs in as the first user on the sandbox's page in the embedded view, by clicking the button that
/// approves. The sign-in must be open. `half` is called before the click, while the page is visible.
bool signInOnPage(Driver &driver, const std::function<bool()> &half = {});

}  // namespace Sidestage
