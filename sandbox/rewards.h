// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "base/result.h"

namespace Sidestage::Sandbox {

class Dice;
class World;

/// Custom rewards, what viewers redeemed, and the Channel Points they have (specification: Channel
/// Points, Redemption status). Errors carry the status and the words that the endpoint answers with.
class Rewards
{
public:
    /// The tables this keeps, as a migration of the store.
    static const char *const tables;

    explicit Rewards(World &world)
        : m_world(world)
    {
    }

    /// Makes up what the story's channels have at the beginning.
    Result<void> seed(Dice &dice);

    /// All of the channel's, ascending by id.
    Result<QList<Api::Reward>> all(const QString &broadcasterId);
    std::optional<Api::Reward> reward(const QString &broadcasterId, const QString &rewardId);
    /// The client id of the app that made the reward; empty when there is no such reward in the channel.
    QString makerOf(const QString &broadcasterId, const QString &rewardId);

    Result<Api::Reward> create(const QString &broadcasterId, const QString &clientId,
                               const Api::RewardChanges &wanted);
    Result<Api::Reward> update(const QString &broadcasterId, const QString &rewardId,
                               const Api::RewardChanges &changes);
    /// Fulfils what waits for it.
    Result<void> remove(const QString &broadcasterId, const QString &rewardId);

    /// A viewer redeems. Refused when the reward is paused, disabled, out of stock or in cooldown, the
    /// viewer has too few points, is banned, or gives no input where it is required.
    Result<Api::Redemption> redeem(const QString &broadcasterId, const QString &rewardId,
                                   const QString &userId, const QString &input);
    /// So many waiting redemptions at once, by users who exist, without looking at any limit: for
    /// scenarios, tests and benchmarks. The newest just now.
    Result<void> fill(const QString &broadcasterId, const QString &rewardId, int count);

    /// Where a page ends: the next one begins behind it.
    struct Place
    {
        qint64 redeemedAt = 0;  ///< Milliseconds since the epoch.
        qint64 row = 0;
    };
    struct Slice
    {
        QList<Api::Redemption> rows{};
        std::optional<Place> next{};  ///< None when there are no more.
    };
    Result<Slice> redemptions(const QString &broadcasterId, const QString &rewardId,
                              Api::RedemptionStatus status, Api::RedemptionSort sort,
                              std::optional<Place> after, int count);
    Result<QList<Api::Redemption>> redemptions(const QString &broadcasterId, const QString &rewardId,
                                               const QStringList &ids);
    std::optional<Api::Redemption> redemption(const QString &id);
    /// Changes those that wait and gives them back; the others are left out.
    Result<QList<Api::Redemption>> decide(const QString &broadcasterId, const QString &rewardId,
                                          const QStringList &ids, Api::RedemptionDecision decision);
    /// How many wait, over all rewards of the channel.
    int waiting(const QString &broadcasterId);

    /// Channel Points of a viewer in a channel. Who has never been there has some to begin with.
    qint64 points(const QString &broadcasterId, const QString &userId);
    Result<void> setPoints(const QString &broadcasterId, const QString &userId, qint64 points);

private:
    World &m_world;
};

}  // namespace Sidestage::Sandbox
