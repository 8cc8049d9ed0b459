// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

namespace Sidestage {

// What goes wrong with rewards, for the user.

/// A rule that a field breaks: "Points: at least 1."
QString problemText(const Error &error);
/// Why the service did not take a reward, with the constants it answers put into words.
QString refusalText(const Error &error);

}  // namespace Sidestage
