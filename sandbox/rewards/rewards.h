// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "api/users.h"
#include "base/result.h"
#include "sandbox/world/area.h"
#include "storage/database.h"

#include <QCache>

#include <chrono>

namespace Sidestage::Sandbox {

/// Sends the events (api-facts D6) that tell of what happened to rewards and redemptions.
void publishRewardEvent(World &world, const DomainEvent &domainEvent, EventSub &eventSub);

/// Custom rewards, what viewers redeemed, and the Channel Points they have (specification: Channel
/// Points, Redemption status). Errors carry the status and the words that the endpoint answers with.
class Rewards : public Area
{
public:
    static const char *const tables;

    /// In one channel, enabled and disabled together (specification: Limits).
    static constexpr qsizetype maxRewards = 50;
    /// Channel Points of who has never been seen in a channel. The specification names no number.
    static constexpr qint64 firstPoints = 10'000;
    /// How long what was fulfilled or canceled can still be had: the specification's "a few days".
    static constexpr std::chrono::milliseconds finishedKept = std::chrono::hours(7 * 24);
    /// Characters that a viewer may write: as long as a chat message.
    static constexpr int longestInput = 500;

    explicit Rewards(World &world);
    ~Rewards() override;

    /// Makes up what the story's channels have at the beginning.
    Result<void> seed(Dice &dice) override;

    /// All of the channel's, ascending by id.
    Result<QList<Api::Reward>> all(const QString &broadcasterId);
    std::optional<Api::Reward> reward(const QString &broadcasterId, const QString &rewardId);
    /// The client id of the app that made the reward; empty when there is no such reward in the channel.
    QString makerOf(const QString &broadcasterId, const QString &rewardId);
    /// Those of the channel that this app made, ascending by id.
    Result<QList<Api::Reward>> madeBy(const QString &broadcasterId, const QString &clientId);

    Result<Api::Reward> create(const QString &broadcasterId, const QString &clientId,
                               const Api::RewardChanges &wanted);
    Result<Api::Reward> update(const QString &broadcasterId, const QString &rewardId,
                               const Api::RewardChanges &changes);
    /// Fulfils what waits for it. What was redeemed can still be told by its id.
    Result<void> remove(const QString &broadcasterId, const QString &rewardId);

    /// A viewer redeems. Refused when the reward is paused, disabled, out of stock or in cooldown, the
    /// viewer has too few points, is banned, or gives no input where it is required. An input that
    /// nobody asked for is dropped.
    Result<Api::Redemption> redeem(const QString &broadcasterId, const QString &rewardId,
                                   const QString &userId, const QString &input);
    /// So many waiting redemptions at once, by users who exist, without looking at any limit: for
    /// scenarios, tests and benchmarks. The newest just now, the others in the hours before. Costs
    /// nobody points, counts for no limit, and tells nothing to World::listen().
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
    /// A page of those with this status.
    Result<Slice> redemptions(const QString &broadcasterId, const QString &rewardId,
                              Api::RedemptionStatus status, Api::RedemptionSort sort,
                              std::optional<Place> after, int count);
    /// Those of the reward with these ids, each once, in the order of the ids.
    Result<QList<Api::Redemption>> redemptions(const QString &broadcasterId, const QString &rewardId,
                                               const QStringList &ids);
    /// The statement behind a page, so that a test can ask SQLite how it goes about it.
    static const QByteArray &pageQuery(Api::RedemptionSort sort);
    std::optional<Api::Redemption> redemption(const QString &id);
    /// Changes those that wait and gives them back; the others are left out.
    Result<QList<Api::Redemption>> decide(const QString &broadcasterId, const QString &rewardId,
                                          const QStringList &ids, Api::RedemptionDecision decision);
    /// How many wait, over all rewards of the channel.
    int waiting(const QString &broadcasterId);

    /// Channel Points of a viewer in a channel. Who has never been there has some to begin with.
    qint64 points(const QString &broadcasterId, const QString &userId);
    Result<void> setPoints(const QString &broadcasterId, const QString &userId, qint64 points);

    /// Drops what is kept in memory.
    void forget() override;

    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override
    {
        publishRewardEvent(m_world, domainEvent, eventSub);
    }

private:
    /// A reward as it is stored. What depends on the stream or the time of day is not in `reward`.
    struct Kept
    {
        qint64 number = 0;
        Api::Reward reward{};
        QString clientId{};           ///< The app that made it.
        qint64 streamId = 0;          ///< In which stream it was redeemed last; 0: in none…
        qint64 redeemedInStream = 0;  ///< …and how often.
        qint64 lastRedeemedAt = 0;    ///< Milliseconds since the epoch; 0: never.
    };
    /// A redemption on its way into the store.
    struct Use
    {
        QString id{};
        qint64 userId = 0;
        QString input{};
        Api::RedemptionStatus status = Api::RedemptionStatus::Unfulfilled;
        qint64 at = 0;
        std::optional<qint64> decidedAt{};
        qint64 streamId = 0;  ///< 0: the channel is offline.
    };

    qint64 currentStream(const QString &broadcasterId) const;
    std::optional<QDateTime> cooldownEnd(const Kept &kept) const;
    Api::Reward toApi(const Kept &kept, qint64 streamId) const;
    Result<const QList<Kept> *> channelRewards(const QString &broadcasterId);
    std::optional<Kept> find(const QString &broadcasterId, const QString &rewardId);
    Result<Kept> insertReward(Kept kept);
    Result<void> updateReward(const Kept &kept);

    Result<void> mayRedeem(const Kept &kept, qint64 streamId, const QString &userId, const QString &input);
    Result<qint64> offerOf(const Kept &kept);
    Result<void> insertUse(const Kept &kept, qint64 offer, const Use &use);
    Result<void> countUse(const Kept &kept, const Use &use);
    Result<void> pay(const QString &broadcasterId, const QString &userId, qint64 cost);
    Api::RedeemedReward offer(qint64 id);
    Api::Redemption read(const Rows &rows, const Api::User &broadcaster);
    Result<void> dropOld();
    void publishDecided(const QString &broadcasterId, const QStringList &ids, Api::RedemptionStatus status);

    Result<void> seedChannel(const QString &login, int waiting, int finished, Dice &dice);

    World &m_world;
    QCache<QString, QList<Kept>> m_channels;       ///< By broadcaster.
    QCache<qint64, Api::RedeemedReward> m_offers;  ///< What rewards said when they were redeemed.
};

}  // namespace Sidestage::Sandbox
