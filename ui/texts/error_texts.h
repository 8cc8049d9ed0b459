// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

namespace Sidestage {

/// Returns the reason for a failure as one sentence for the user, with the service's own words in quotes if
/// there are any. Never empty.
QString reasonOf(const Error &error);

/// Returns what a violated rule requires, such as "At most 140 characters." Empty if the error is not about a
/// rule.
QString ruleOf(const Error &error);

}  // namespace Sidestage
