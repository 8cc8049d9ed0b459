// SPDX-License-Identifier: GPL-3.0-or-later

// Events of rewards and redemptions (api-facts D6).

#include "api/events.h"
#include "rewards.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

template <class E>
E rewardEvent(const Reward &reward)
{
    E event;
    event.id = reward.id;
    event.broadcasterUserId = reward.broadcasterId;
    event.broadcasterUserLogin = reward.broadcasterLogin;
    event.broadcasterUserName = reward.broadcasterName;
    event.isEnabled = reward.isEnabled;
    event.isPaused = reward.isPaused;
    event.isInStock = reward.isInStock;
    event.title = reward.title;
    event.cost = reward.cost;
    event.prompt = reward.prompt;
    event.isUserInputRequired = reward.isUserInputRequired;
    event.shouldRedemptionsSkipRequestQueue = reward.shouldRedemptionsSkipRequestQueue;
    event.cooldownExpiresAt = reward.cooldownExpiresAt;
    event.redemptionsRedeemedCurrentStream = reward.redemptionsRedeemedCurrentStream;
    event.maxPerStream = {reward.maxPerStream.isEnabled, reward.maxPerStream.maxPerStream};
    event.maxPerUserPerStream
        = {reward.maxPerUserPerStream.isEnabled, reward.maxPerUserPerStream.maxPerUserPerStream};
    event.globalCooldown = {reward.globalCooldown.isEnabled, reward.globalCooldown.globalCooldownSeconds};
    event.backgroundColor = reward.backgroundColor;
    event.image = reward.image;
    event.defaultImage = reward.defaultImage;
    return event;
}

template <class E>
E redemptionEvent(const Redemption &redemption)
{
    E event;
    event.id = redemption.id;
    event.broadcasterUserId = redemption.broadcasterId;
    event.broadcasterUserLogin = redemption.broadcasterLogin;
    event.broadcasterUserName = redemption.broadcasterName;
    event.userId = redemption.userId;
    event.userLogin = redemption.userLogin;
    event.userName = redemption.userName;
    event.userInput = redemption.userInput;
    event.status = writeText(redemption.status).toLower();
    event.reward = redemption.reward;
    event.redeemedAt = redemption.redeemedAt;
    return event;
}

}  // namespace

void publishRewardEvent(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    Rewards &rewards = world.area<Rewards>();
    const QString &id = domainEvent.broadcasterId;
    const auto known = [&]() -> std::optional<Reward> {
        return domainEvent.reward ? *domainEvent.reward : rewards.reward(id, domainEvent.subjectId);
    };
    if (domainEvent.kind == DomainEvent::Kind::RewardAdded) {
        eventSub.publish<RewardAdded>(id, [&]() -> std::optional<RewardAdded> {
            const auto added = known();
            return added ? std::optional(rewardEvent<RewardAdded>(*added)) : std::nullopt;
        });
    } else if (domainEvent.kind == DomainEvent::Kind::RewardUpdated) {
        eventSub.publish<RewardUpdated>(id,
                                        [&]() -> std::optional<RewardUpdated> {
                                            const auto updated = known();
                                            return updated
                                                ? std::optional(rewardEvent<RewardUpdated>(*updated))
                                                : std::nullopt;
                                        },
                                        {.rewardId = domainEvent.subjectId});
    } else if (domainEvent.kind == DomainEvent::Kind::RewardRemoved) {
        eventSub.publish<RewardRemoved>(id,
                                        [&]() -> std::optional<RewardRemoved> {
                                            const auto removed = known();
                                            return removed
                                                ? std::optional(rewardEvent<RewardRemoved>(*removed))
                                                : std::nullopt;
                                        },
                                        {.rewardId = domainEvent.subjectId});
    } else if (domainEvent.kind == DomainEvent::Kind::RedemptionAdded) {
        if (!eventSub.isWanted<RedemptionAdded>(id))
            return;
        if (const auto redemption = rewards.redemption(domainEvent.subjectId)) {
            eventSub.publish<RedemptionAdded>(
                id, [&] { return std::optional(redemptionEvent<RedemptionAdded>(*redemption)); },
                {.rewardId = redemption->reward.id});
        }
    } else if (domainEvent.kind == DomainEvent::Kind::RedemptionUpdated) {
        if (!eventSub.isWanted<RedemptionUpdated>(id))
            return;
        if (const auto redemption = rewards.redemption(domainEvent.subjectId)) {
            eventSub.publish<RedemptionUpdated>(
                id, [&] { return std::optional(redemptionEvent<RedemptionUpdated>(*redemption)); },
                {.rewardId = redemption->reward.id});
        }
    }
}

}  // namespace Sidestage::Sandbox
