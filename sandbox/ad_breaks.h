// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/ads.h"
#include "base/result.h"

namespace Sidestage::Sandbox {

class Dice;
class World;

/// Ads of live channels: breaks that come due and run by themselves, snoozes, commercials that are
/// asked for, the time without pre-rolls after them (specification: Ads; api-facts E1). Errors carry the
/// status and the words that the endpoint answers with.
class AdBreaks
{
public:
    /// The tables this keeps, as a migration of the store.
    static const char *const tables;

    /// How a channel has set up its ads.
    struct Plan
    {
        int interval = 0;  ///< Seconds from one break to the next; 0: none come by themselves.
        int length = 0;    ///< Seconds of each.
    };

    explicit AdBreaks(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice);

    Result<Api::AdSchedule> schedule(const QString &broadcasterId);
    /// `userId`: who asks, the broadcaster.
    Result<Api::CommercialResult> start(const QString &broadcasterId, int length);
    Result<Api::AdSnooze> snooze(const QString &broadcasterId);

    Plan plan(const QString &broadcasterId);
    /// Counts from now on for a channel that is live.
    Result<void> setPlan(const QString &broadcasterId, Plan plan);

    /// Runs what has come due, in all live channels. Called by everything above, and by the world's
    /// life, so that breaks are told when they happen and not only when somebody asks.
    Result<void> settle();

private:
    World &m_world;
};

}  // namespace Sidestage::Sandbox
