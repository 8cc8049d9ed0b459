// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

namespace Sidestage {

/// Why something did not happen, as one sentence for the user: the service's own words in quotes
/// where it gave any. Never empty.
QString reasonOf(const Error &error);

/// What a broken rule asks for: "At most 140 characters." Empty when the error is none of a rule.
QString ruleOf(const Error &error);

}  // namespace Sidestage
