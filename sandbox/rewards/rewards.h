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

/// Publishes the events (api-facts D6) of rewards and redemptions.
void publishRewardEvent(World &world, const DomainEvent &domainEvent, EventSub &eventSub);

/// Custom rewards and their redemptions (specification: Channel Points, Redemption status), and the rewards
/// that every channel has. Errors carry the status and the message with which the endpoint answers.
class Rewards : public Area
{
public:
    static const char *const tables;

    /// Per channel, enabled and disabled ones together (specification: Limits).
    static constexpr qsizetype maxRewards = 50;
    /// How long decided redemptions can be read; "a few days" in the specification.
    static constexpr std::chrono::milliseconds finishedKept = std::chrono::hours(7 * 24);
    /// Maximum number of characters of a viewer's input, the same as for a chat message.
    static constexpr int longestInput = 500;

    explicit Rewards(World &world);
    ~Rewards() override;

    /// Adds rewards and redemptions to the main channels of a new world.
    Result<void> seed(Dice &dice) override;

    /// Returns all rewards of the channel, sorted by id.
    Result<QList<Api::Reward>> all(const QString &broadcasterId);
    std::optional<Api::Reward> reward(const QString &broadcasterId, const QString &rewardId);
    /// Returns the client id of the app that created the reward; empty if the channel has no such reward.
    QString makerOf(const QString &broadcasterId, const QString &rewardId);
    /// Returns the channel's rewards that this app created, sorted by id.
    Result<QList<Api::Reward>> madeBy(const QString &broadcasterId, const QString &clientId);

    Result<Api::Reward> create(const QString &broadcasterId, const QString &clientId,
                               const Api::RewardChanges &wanted);
    Result<Api::Reward> update(const QString &broadcasterId, const QString &rewardId,
                               const Api::RewardChanges &changes);
    /// Deletes the reward and fulfils its waiting redemptions. They can still be read by their ids.
    Result<void> remove(const QString &broadcasterId, const QString &rewardId);

    /// Redeems a reward. Refused when the reward is paused, disabled, out of stock, in cooldown or at the
    /// viewer's limit, when the viewer has too few points or is banned, or when a required input is missing.
    /// An input that is not required is dropped.
    Result<Api::Redemption> redeem(const QString &broadcasterId, const QString &rewardId,
                                   const QString &userId, const QString &input);
    /// Adds `count` waiting redemptions by existing users at once, for scenarios, tests and benchmarks. The
    /// newest is just now, the others are up to six hours old. Ignores all limits, takes no points, and
    /// publishes nothing.
    Result<void> fill(const QString &broadcasterId, const QString &rewardId, int count);

    /// Returns a page of the redemptions with this status. Error: 400 for a cursor of another list.
    Result<Api::Page<Api::Redemption>> redemptions(const QString &broadcasterId, const QString &rewardId,
                                                   Api::RedemptionStatus status, Api::RedemptionSort sort,
                                                   int count, const std::optional<QString> &after = {});
    /// Returns the redemptions of the reward with these ids, in this order, without duplicates.
    Result<QList<Api::Redemption>> redemptions(const QString &broadcasterId, const QString &rewardId,
                                               const QStringList &ids);
    /// The SQL of a page, so that a test can check SQLite's query plan.
    static const QByteArray &pageQuery(Api::RedemptionSort sort);
    std::optional<Api::Redemption> redemption(const QString &id);
    /// Decides those that are waiting, and returns them; the others are ignored.
    Result<QList<Api::Redemption>> decide(const QString &broadcasterId, const QString &rewardId,
                                          const QStringList &ids, Api::RedemptionDecision decision);
    /// Returns the number of waiting redemptions of all rewards of the channel.
    int waiting(const QString &broadcasterId);

    /// A reward that the service provides in every channel (api-facts D6).
    enum class Automatic : quint8 {
        MessageBypassingSubscriberMode,
        HighlightedMessage,
        RandomEmote,
        ChosenEmote,
        ModifiedEmote
    };
    /// Whether the reward unlocks an emote; the others send a message.
    static constexpr bool unlocksEmote(Automatic reward) { return reward >= Automatic::RandomEmote; }
    /// `text`: the message, which the chat may refuse; or the name of an emote of the channel, empty: its
    /// first. A message that a filter holds is paid for too. Publishes a RedemptionAdded with the name of the
    /// reward as `detail`. Errors: 400, 403, 404.
    Result<void> useAutomatic(const QString &broadcasterId, Automatic reward, const QString &userId,
                              const QString &text);

    /// Drops the caches.
    void forget() override;

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override
    {
        publishRewardEvent(m_world, domainEvent, eventSub);
    }

private:
    /// A stored reward. `reward` does not contain what depends on the stream or on the current time.
    struct Kept
    {
        qint64 number = 0;
        Api::Reward reward{};
        QString clientId{};           ///< The app that created it.
        qint64 streamId = 0;          ///< The stream in which it was last redeemed; 0: none…
        qint64 redeemedInStream = 0;  ///< …and the number of redemptions in that stream.
        qint64 lastRedeemedAt = 0;    ///< Milliseconds since the epoch; 0: never.
    };
    /// A redemption to be stored.
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
    qint64 offerOf(Transaction &t, const Kept &kept);
    void insertUse(Transaction &t, const Kept &kept, qint64 offer, const Use &use);
    void countUse(Transaction &t, const Kept &kept, const Use &use);
    Api::RedeemedReward offer(qint64 id);
    Api::Redemption read(const Rows &rows, const Api::User &broadcaster);
    Result<void> dropOld();
    void publishDecided(const QString &broadcasterId, const QStringList &ids, Api::RedemptionStatus status);

    void seedChannel(Transaction &t, const QString &login, int waiting, int finished, Dice &dice);

    QCache<QString, QList<Kept>> m_channels;       ///< By broadcaster.
    QCache<qint64, Api::RedeemedReward> m_offers;  ///< Titles, prompts and costs at the time of a redemption.
};

/// As in events.
constexpr auto namesOf(Rewards::Automatic)
{
    return std::array{"single_message_bypass_sub_mode", "send_highlighted_message", "random_sub_emote_unlock",
                      "chosen_sub_emote_unlock", "chosen_modified_sub_emote_unlock"};
}

}  // namespace Sidestage::Sandbox
