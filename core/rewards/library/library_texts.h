// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "rewards/list/reward_changes.h"

namespace Sidestage {

/// The name of a field of a reward, as forms call it.
QString nameOf(RewardField field);

// Messages for the user about errors with rewards.

/// The message for a field that breaks a rule: "Points: at least 1."
QString problemText(const Error &error);
/// Why the service refused a reward, with its error constants as text.
QString refusalText(const Error &error);

}  // namespace Sidestage
