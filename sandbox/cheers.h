// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bits.h"
#include "base/result.h"

namespace Sidestage::Sandbox {

class Dice;
class World;

/// Bits that were cheered, and who leads (specification: Bits).
class Cheers
{
public:
    /// The tables this keeps, as a migration of the store.
    static const char *const tables;

    explicit Cheers(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice);

    /// `bits`: 1 to 100,000. `message` is said in chat.
    Result<void> add(const QString &broadcasterId, const QString &userId, int bits, const QString &message);
    Result<Api::Leaderboard> leaderboard(const QString &broadcasterId, const Api::GetBitsLeaderboard &asked);

private:
    World &m_world;
};

/// The period in Pacific time that `at` lies in: days from midnight, weeks from Monday.
Api::DateRange periodAround(Api::Period period, const QDateTime &at);

}  // namespace Sidestage::Sandbox
