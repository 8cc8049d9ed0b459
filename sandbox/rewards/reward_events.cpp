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

void fillReward(const Reward &reward, EventReward &event)
{
    event.id = reward.id;
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
}

void fillRedemption(const Redemption &redemption, EventRedemption &event)
{
    event.id = redemption.id;
    event.userId = redemption.userId;
    event.userLogin = redemption.userLogin;
    event.userName = redemption.userName;
    event.userInput = redemption.userInput;
    event.status = writeText(redemption.status).toLower();
    event.reward = redemption.reward;
    event.redeemedAt = redemption.redeemedAt;
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
    const EventPeople people{.user = domainEvent.userId};
    const auto begin = [&](auto &event) {
        event.id = domainEvent.subjectId;
        event.reward.type = domainEvent.detail;
        event.redeemedAt = utcTime(domainEvent.at);
    };
    const auto message = [&] { return chatText(world, id, unlocksEmote ? QString() : domainEvent.text, 0); };
    const auto emote = [&]() -> std::optional<EventEmote> {
        const auto fragments = chatText(world, id, domainEvent.text, 0).fragments;
        if (!unlocksEmote || fragments.isEmpty() || !fragments.first().emote)
            return {};
        return EventEmote{fragments.first().emote->id, fragments.first().text};
    };
    eventSub.publish<AutomaticRewardRedeemedV1>(id, people, [&](AutomaticRewardRedeemedV1 &event) {
        begin(event);
        event.reward.cost = domainEvent.amount;
        event.reward.unlockedEmote = emote();
        event.message = withEmotePlaces(message());
        if (!unlocksEmote)
            event.userInput = domainEvent.text;
    });
    eventSub.publish<AutomaticRewardRedeemed>(id, people, [&](AutomaticRewardRedeemed &event) {
        begin(event);
        event.reward.channelPoints = domainEvent.amount;
        event.reward.emote = emote();
        if (!unlocksEmote)
            event.message = message();
    });
}

}  // namespace

void publishRewardEvent(World &world, const DomainEvent &domainEvent, EventSub &eventSub)
{
    Rewards &rewards = world.area<Rewards>();
    const QString &id = domainEvent.broadcasterId;
    const auto fill = [&](EventReward &event) {
        const auto known = domainEvent.reward ? std::optional(*domainEvent.reward)
                                              : rewards.reward(id, domainEvent.subjectId);
        if (known)
            fillReward(*known, event);
        return known.has_value();
    };
    const auto tellRedemption = [&]<class E>(E) {
        if (!eventSub.isWanted<E>(id))
            return;
        if (const auto redemption = rewards.redemption(domainEvent.subjectId))
            eventSub.publish<E>(id, {}, [&](E &event) { fillRedemption(*redemption, event); },
                                {.rewardId = redemption->reward.id});
    };
    if (domainEvent.kind == DomainEvent::Kind::RewardAdded) {
        eventSub.publish<RewardAdded>(id, {}, fill);
    } else if (domainEvent.kind == DomainEvent::Kind::RewardUpdated) {
        eventSub.publish<RewardUpdated>(id, {}, fill, {.rewardId = domainEvent.subjectId});
    } else if (domainEvent.kind == DomainEvent::Kind::RewardRemoved) {
        eventSub.publish<RewardRemoved>(id, {}, fill, {.rewardId = domainEvent.subjectId});
    } else if (domainEvent.kind == DomainEvent::Kind::RedemptionAdded) {
        if (const auto automatic = automaticReward(domainEvent.detail))
            publishAutomatic(world, domainEvent, Rewards::unlocksEmote(*automatic), eventSub);
        else
            tellRedemption(RedemptionAdded());
    } else if (domainEvent.kind == DomainEvent::Kind::RedemptionUpdated) {
        tellRedemption(RedemptionUpdated());
    }
}

}  // namespace Sidestage::Sandbox
