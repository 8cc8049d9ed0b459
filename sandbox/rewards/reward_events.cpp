// SPDX-License-Identifier: GPL-3.0-or-later

// Events of rewards and redemptions (api-facts D6).

#include "api/events.h"
#include "rewards.h"
#include "sandbox/chat/chat_events.h"
#include "sandbox/world/utc.h"
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

std::optional<Rewards::Automatic> automaticReward(const QString &name)
{
    constexpr auto names = namesOf(Rewards::Automatic());
    const auto *const found = std::find_if(names.begin(), names.end(),
                                           [&](const char *one) { return name == QLatin1String(one); });
    return found == names.end() ? std::nullopt : std::optional(Rewards::Automatic(found - names.begin()));
}

/// In both versions.
void publishAutomatic(World &world, const DomainEvent &domainEvent, bool unlocksEmote, EventSub &eventSub)
{
    const QString &id = domainEvent.broadcasterId;
    const auto begin = [&](auto &event) {
        event.id = domainEvent.subjectId;
        event.reward.type = domainEvent.detail;
        event.redeemedAt = utcTime(domainEvent.at);
        return setBroadcaster(event, world, id) && setUser(event, world, domainEvent.userId);
    };
    const auto message = [&] { return chatText(world, id, unlocksEmote ? QString() : domainEvent.text, 0); };
    const auto emote = [&]() -> std::optional<EventEmote> {
        const auto fragments = chatText(world, id, domainEvent.text, 0).fragments;
        if (!unlocksEmote || fragments.isEmpty() || !fragments.first().emote)
            return {};
        return EventEmote{fragments.first().emote->id, fragments.first().text};
    };
    eventSub.publish<AutomaticRewardRedeemedV1>(id, [&]() -> std::optional<AutomaticRewardRedeemedV1> {
        AutomaticRewardRedeemedV1 event;
        if (!begin(event))
            return {};
        event.reward.cost = domainEvent.amount;
        event.reward.unlockedEmote = emote();
        event.message = withEmotePlaces(message());
        if (!unlocksEmote)
            event.userInput = domainEvent.text;
        return event;
    });
    eventSub.publish<AutomaticRewardRedeemed>(id, [&]() -> std::optional<AutomaticRewardRedeemed> {
        AutomaticRewardRedeemed event;
        if (!begin(event))
            return {};
        event.reward.channelPoints = domainEvent.amount;
        event.reward.emote = emote();
        if (!unlocksEmote)
            event.message = message();
        return event;
    });
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
        if (const auto automatic = automaticReward(domainEvent.detail)) {
            publishAutomatic(world, domainEvent, Rewards::unlocksEmote(*automatic), eventSub);
            return;
        }
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
