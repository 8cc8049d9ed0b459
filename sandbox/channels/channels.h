// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channels.h"
#include "base/result.h"

namespace Sidestage::Sandbox {

class World;

/// Changes a channel as Modify Channel Information does, with its limits. Errors: 400, 403, 409, in the
/// words of the endpoint.
Result<void> changeChannel(World &world, const QString &broadcasterId, const Api::ChannelChanges &changes);

}  // namespace Sidestage::Sandbox
