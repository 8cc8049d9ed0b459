// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/teams.h"
#include "base/result.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// Teams of broadcasters (api-facts C15). They come with the seed; nothing changes them.
class Teams : public Area
{
public:
    static const char *const tables;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    /// Sorted by name. Error: 404 for an unknown channel.
    Result<QList<Api::ChannelTeam>> ofChannel(const QString &broadcasterId);
    /// With its members. Exactly one of the two is given. Error: 404.
    Result<Api::Team> team(const QString &name, const QString &id);

    void serve(Service &service) override;
};

}  // namespace Sidestage::Sandbox
