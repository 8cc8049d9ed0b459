// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bits.h"
#include "api/pacific.h"
#include "base/result.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// Bits that were cheered, and who leads (specification: Bits).
///
/// The totals of each period are kept beside the cheers, in the order of the ranks: a leaderboard costs
/// what it shows, however many cheers there were.
class Cheers : public Area
{
public:
    static const char *const tables;
    static constexpr int maxBits = 100'000;

    explicit Cheers(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice) override;

    /// `bits`: 1 to 100,000. `message` is said in chat, if the chat lets it through. Errors: 400, 404.
    Result<void> add(const QString &broadcasterId, const QString &userId, int bits, const QString &message);
    /// Whoever got as far first is ahead of who got there later. A user who never cheered in the period has
    /// no rank: asked for, they give an empty list. Error: 400 without the time that a period needs.
    Result<Api::Leaderboard> leaderboard(const QString &broadcasterId, const Api::GetBitsLeaderboard &asked);

    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    struct Place;

    Result<void> store(const QString &broadcasterId, const QString &userId, int bits, const QDateTime &at);
    Result<void> seedChannel(Dice &dice, const QString &login, int cheerers);
    /// From 1; 0 when the user has none.
    Result<qint64> rankOf(const Place &place, const QString &userId);
    Result<QList<Api::LeaderboardEntry>> entries(const Place &place, qint64 firstRank, int count);

    World &m_world;
};

}  // namespace Sidestage::Sandbox
