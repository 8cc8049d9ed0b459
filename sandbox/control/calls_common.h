// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Common parts of the calls of all groups.

#include "api/users.h"

namespace Sidestage::Sandbox::Controls {

/// A user or a channel, by login or id.
inline constexpr Api::Rule who = Api::between(1, 60);
/// The number of actions in one call.
inline constexpr Api::Rule crowd = Api::between(1, 100'000);

/// The role of a user. Api::BroadcasterType has an empty name for Plain.
enum class Role : quint8 { Plain, Affiliate, Partner };
constexpr auto namesOf(Role)
{
    return std::array{"plain", "affiliate", "partner"};
}
static_assert(int(Role::Plain) == int(Api::BroadcasterType::Plain)
              && int(Role::Affiliate) == int(Api::BroadcasterType::Affiliate)
              && int(Role::Partner) == int(Api::BroadcasterType::Partner));

}  // namespace Sidestage::Sandbox::Controls
