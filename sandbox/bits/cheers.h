// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/bits.h"
#include "api/pacific.h"
#include "base/result.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// Cheered Bits and their leaderboards (specification: Bits).
///
/// The totals of each period are stored beside the cheers and indexed by rank, so that the time to read a
/// leaderboard does not depend on the number of cheers.
class Cheers : public Area
{
public:
    static const char *const tables;
    static constexpr int maxBits = 100'000;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    /// `bits`: 1 to 100,000. `message` is also sent to chat, which may refuse it. Errors: 400, 404.
    Result<void> add(const QString &broadcasterId, const QString &userId, int bits, const QString &message);
    /// With equal scores, the user who reached the score first ranks higher. For a user without cheers in the
    /// period the list is empty. Error: 400 if a period other than "all" has no start time.
    Result<Api::Leaderboard> leaderboard(const QString &broadcasterId, const Api::GetBitsLeaderboard &asked);

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    struct Place;

    Result<void> store(const QString &broadcasterId, const QString &userId, int bits, const QDateTime &at);
    Result<void> seedChannel(Dice &dice, const QString &login, int cheerers);
    /// Returns the rank, from 1; 0 when the user has none.
    Result<qint64> rankOf(const Place &place, const QString &userId);
    Result<QList<Api::LeaderboardEntry>> entries(const Place &place, qint64 firstRank, int count);
};

}  // namespace Sidestage::Sandbox
