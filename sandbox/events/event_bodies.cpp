// SPDX-License-Identifier: GPL-3.0-or-later

// Makes events of what happens in the world (api-facts D6).

#include "api/events.h"
#include "event_names.h"
#include "eventsub.h"
#include "eventsub_parts.h"
#include "sandbox/ads/ad_breaks.h"
#include "sandbox/bits/purchases.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/world/utc.h"

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

QList<EventSub::Subscription *> EventSub::matching(const EventInfo &info, const QString &place,
                                                   const QString &rewardId) const
{
    QList<Subscription *> found = m_topics.value({&info, place});
    if (info.spec.takesReward) {
        found.removeIf([&](const Subscription *subscription) {
            const auto &only = subscription->told.condition.rewardId;
            return only && *only != rewardId;
        });
    }
    return found;
}

void EventSub::publish(const QList<Subscription *> &subscriptions, const EventInfo &info, const void *event)
{
    QByteArray json;
    json.reserve(1024);
    {
        const WritingScope fine(TimeFormat::Nanoseconds);
        JsonWriter writer(json);
        toJson(info.schema, event, writer);
    }
    for (Subscription *subscription : subscriptions) {
        // What was sent before may have ended a session.
        if (subscription->session)
            deliver(*subscription, json);
    }
}

void EventSub::hear(const Happening &happening)
{
    using Kind = Happening::Kind;
    switch (happening.kind) {
    case Kind::StreamOnline:
    case Kind::StreamOffline:
    case Kind::ChannelUpdated:
    case Kind::Followed:
        return hearChannel(happening);
    case Kind::AdBreakBegan:
    case Kind::ShoutoutSent:
    case Kind::Raided:
    case Kind::Cheered:
    case Kind::ProductBought:
        return hearShow(happening);
    case Kind::RewardAdded:
    case Kind::RewardUpdated:
    case Kind::RewardRemoved:
    case Kind::RedemptionAdded:
    case Kind::RedemptionUpdated:
        return hearRewards(happening);
    case Kind::CampaignStarted:
    case Kind::CampaignProgressed:
    case Kind::CampaignStopped:
    case Kind::Donated:
        return hearCharity(happening);
    case Kind::ChatMessage:
    case Kind::Announcement:
        return hearChat(happening);
    case Kind::ChatSettingsChanged:
    case Kind::RoleChanged:
    case Kind::ShieldModeChanged:
        return hearModeration(happening);
    case Kind::SharedChatBegan:
    case Kind::SharedChatUpdated:
    case Kind::SharedChatEnded:
        return hearSharedChat(happening);
    case Kind::Unfollowed:
    case Kind::ViewerJoined:
    case Kind::ViewerLeft:
    case Kind::AdSnoozed:
        return;
    }
}

void EventSub::hearChannel(const Happening &happening)
{
    const QString &id = happening.broadcasterId;
    if (happening.kind == Happening::Kind::StreamOnline) {
        tell<StreamOnline>(id, [&]() -> std::optional<StreamOnline> {
            StreamOnline event{.type = QStringLiteral("live")};
            const auto stream = m_world.liveStream(id);
            if (!stream || !setBroadcaster(event, m_world, id))
                return {};
            event.id = QString::number(stream->id);
            event.startedAt = stream->startedAt;
            return event;
        });
    } else if (happening.kind == Happening::Kind::StreamOffline) {
        tell<StreamOffline>(id, [&]() -> std::optional<StreamOffline> {
            StreamOffline event;
            return setBroadcaster(event, m_world, id) ? std::optional(event) : std::nullopt;
        });
    } else if (happening.kind == Happening::Kind::ChannelUpdated) {
        tell<ChannelUpdated>(id, [&]() -> std::optional<ChannelUpdated> {
            const auto state = m_world.channel(id);
            ChannelUpdated event;
            if (!state || !setBroadcaster(event, m_world, id))
                return {};
            event.title = state->channel.title;
            event.language = state->channel.broadcasterLanguage;
            event.categoryId = state->channel.gameId;
            event.categoryName = state->channel.gameName;
            event.contentClassificationLabels = state->channel.contentClassificationLabels;
            return event;
        });
    } else if (happening.kind == Happening::Kind::Followed) {
        tell<ChannelFollowed>(id, [&]() -> std::optional<ChannelFollowed> {
            ChannelFollowed event;
            if (!setBroadcaster(event, m_world, id) || !setUser(event, m_world, happening.userId))
                return {};
            event.followedAt = m_world.follows().since(id, happening.userId);
            return event;
        });
    }
}

void EventSub::hearRewards(const Happening &happening)
{
    const QString &id = happening.broadcasterId;
    const auto reward = [&]() -> std::optional<Reward> {
        return happening.reward ? *happening.reward : m_world.rewards().reward(id, happening.subjectId);
    };
    if (happening.kind == Happening::Kind::RewardAdded) {
        tell<RewardAdded>(id, [&]() -> std::optional<RewardAdded> {
            const auto added = reward();
            return added ? std::optional(rewardEvent<RewardAdded>(*added)) : std::nullopt;
        });
    } else if (happening.kind == Happening::Kind::RewardUpdated) {
        tell<RewardUpdated>(
            id,
            [&]() -> std::optional<RewardUpdated> {
                const auto updated = reward();
                return updated ? std::optional(rewardEvent<RewardUpdated>(*updated)) : std::nullopt;
            },
            happening.subjectId);
    } else if (happening.kind == Happening::Kind::RewardRemoved) {
        tell<RewardRemoved>(
            id,
            [&]() -> std::optional<RewardRemoved> {
                const auto removed = reward();
                return removed ? std::optional(rewardEvent<RewardRemoved>(*removed)) : std::nullopt;
            },
            happening.subjectId);
    } else if (happening.kind == Happening::Kind::RedemptionAdded) {
        if (!m_topics.contains({&event<RedemptionAdded>(), id}))
            return;
        if (const auto redemption = m_world.rewards().redemption(happening.subjectId)) {
            tell<RedemptionAdded>(
                id, [&] { return std::optional(redemptionEvent<RedemptionAdded>(*redemption)); },
                redemption->reward.id);
        }
    } else if (happening.kind == Happening::Kind::RedemptionUpdated) {
        if (!m_topics.contains({&event<RedemptionUpdated>(), id}))
            return;
        if (const auto redemption = m_world.rewards().redemption(happening.subjectId)) {
            tell<RedemptionUpdated>(
                id, [&] { return std::optional(redemptionEvent<RedemptionUpdated>(*redemption)); },
                redemption->reward.id);
        }
    }
}

void EventSub::hearShow(const Happening &happening)
{
    using Kind = Happening::Kind;
    const QString &id = happening.broadcasterId;
    const QDateTime at = utcTime(happening.at);
    if (happening.kind == Kind::AdBreakBegan) {
        tell<AdBreakBegan>(id, [&]() -> std::optional<AdBreakBegan> {
            AdBreakBegan event;
            if (!setBroadcaster(event, m_world, id))
                return {};
            event.durationSeconds = int(happening.amount);
            event.startedAt = Api::parseTime(happening.detail.toStdString());
            event.isAutomatic = happening.userId.isEmpty();
            const auto requester = m_world.user(event.isAutomatic ? id : happening.userId);
            if (!requester)
                return {};
            event.requesterUserId = requester->id;
            event.requesterUserLogin = requester->login;
            event.requesterUserName = requester->displayName;
            return event;
        });
    } else if (happening.kind == Kind::ShoutoutSent) {
        const auto stream = m_world.liveStream(id);
        const int viewers = stream ? stream->viewers : 0;
        tell<ShoutoutSent>(id, [&]() -> std::optional<ShoutoutSent> {
            ShoutoutSent event;
            if (!setBroadcaster(event, m_world, id) || !setTo(event, m_world, happening.subjectId)
                || !setModerator(event, m_world, happening.userId))
                return {};
            event.viewerCount = viewers;
            event.startedAt = at;
            event.cooldownEndsAt = at.addMSecs(ChatRooms::shoutoutPause.count());
            event.targetCooldownEndsAt = at.addMSecs(ChatRooms::sameShoutoutPause.count());
            return event;
        });
        tell<ShoutoutReceived>(happening.subjectId, [&]() -> std::optional<ShoutoutReceived> {
            ShoutoutReceived event;
            if (!setBroadcaster(event, m_world, happening.subjectId) || !setFrom(event, m_world, id))
                return {};
            event.viewerCount = viewers;
            event.startedAt = at;
            return event;
        });
    } else if (happening.kind == Kind::Raided) {
        const auto raid = [&]() -> std::optional<ChannelRaided> {
            ChannelRaided event;
            if (!setFrom(event, m_world, happening.userId) || !setTo(event, m_world, id))
                return {};
            event.viewers = int(happening.amount);
            return event;
        };
        tell<ChannelRaided>(QStringLiteral("from_broadcaster_user_id ") + happening.userId, raid);
        tell<ChannelRaided>(QStringLiteral("to_broadcaster_user_id ") + id, raid);
        hearModeration(happening);
        hearNotices(happening);
    } else if (happening.kind == Kind::Cheered) {
        tell<Cheered>(id, [&]() -> std::optional<Cheered> {
            Cheered event;
            if (!setBroadcaster(event, m_world, id) || !setUser(event, m_world, happening.userId))
                return {};
            event.message = happening.text;
            event.bits = happening.amount;
            return event;
        });
        tell<BitsUsed>(id, [&]() -> std::optional<BitsUsed> {
            BitsUsed event;
            if (!setBroadcaster(event, m_world, id) || !setUser(event, m_world, happening.userId))
                return {};
            event.bits = happening.amount;
            event.type = QStringLiteral("cheer");
            if (!happening.text.isEmpty())
                event.message = chatText(id, happening.text, happening.amount);
            return event;
        });
    } else if (happening.kind == Kind::ProductBought) {
        tell<ExtensionBitsUsed>(
            QStringLiteral("extension_client_id ") + happening.detail,
            [&]() -> std::optional<ExtensionBitsUsed> {
                const auto bought = m_world.purchases().transactions(happening.detail, {happening.subjectId});
                ExtensionBitsUsed event;
                if (!bought || bought->isEmpty() || !setBroadcaster(event, m_world, id)
                    || !setUser(event, m_world, happening.userId))
                    return {};
                event.extensionClientId = happening.detail;
                event.id = happening.subjectId;
                event.product = {.name = happening.text,
                                 .bits = happening.amount,
                                 .sku = bought->first().productData.sku,
                                 .inDevelopment = bought->first().productData.inDevelopment};
                return event;
            });
    }
}

}  // namespace Sidestage::Sandbox
