// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/moderation/bans.h"
#include "base/result.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// Warnings that users have to acknowledge before they can write in a chat again (api-facts C10). A user has
/// one in a channel at most: a new one takes the place of the former.
class Warnings : public Area
{
public:
    static const char *const tables;

    using Area::Area;

    /// Whether the user has a warning that was not acknowledged.
    bool isWarned(const QString &broadcasterId, const QString &userId);
    /// `moderatorId`: a moderator of the channel, which is not checked here. Error: 400 for somebody whom
    /// this moderator may not warn.
    Result<void> warn(const QString &broadcasterId, const QString &moderatorId, const QString &userId,
                      const QString &reason);
    /// Error: 404 without a warning.
    Result<void> acknowledge(const QString &broadcasterId, const QString &userId);

    void serve(Service &service) override;
};

}  // namespace Sidestage::Sandbox
