// SPDX-License-Identifier: GPL-3.0-or-later

// Makes events of what happens in the world (api-facts D6).

#include "api/events.h"
#include "eventsub.h"
#include "eventsub_parts.h"
#include "rewards.h"
#include "world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// Fills in the three names of `broadcaster`.
template <class E>
bool setBroadcaster(E &event, World &world, const QString &id)
{
    const auto user = world.user(id);
    if (!user)
        return false;
    event.broadcasterUserId = user->id;
    event.broadcasterUserLogin = user->login;
    event.broadcasterUserName = user->displayName;
    return true;
}

template <class E>
bool setUser(E &event, World &world, const QString &id)
{
    const auto user = world.user(id);
    if (!user)
        return false;
    event.userId = user->id;
    event.userLogin = user->login;
    event.userName = user->displayName;
    return true;
}

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
    switch (happening.kind) {
    case Happening::Kind::StreamOnline:
    case Happening::Kind::StreamOffline:
    case Happening::Kind::ChannelUpdated:
    case Happening::Kind::Followed:
        return hearChannel(happening);
    case Happening::Kind::RewardAdded:
    case Happening::Kind::RewardUpdated:
    case Happening::Kind::RewardRemoved:
    case Happening::Kind::RedemptionAdded:
    case Happening::Kind::RedemptionUpdated:
        return hearRewards(happening);
    case Happening::Kind::RoleChanged:
        return hearRoles(happening);
    default:
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

void EventSub::hearRoles(const Happening &happening)
{
    const bool moderator = happening.detail == QLatin1String("-moderator");
    if (!moderator && happening.detail != QLatin1String("banned"))
        return;
    QStringList lost;
    for (const auto &[number, subscription] : m_subscriptions) {
        const EventCondition &condition = subscription->told.condition;
        if (subscription->isEnabled() && condition.broadcasterUserId == happening.broadcasterId
            && (moderator ? condition.moderatorUserId : condition.userId) == happening.userId)
            lost.append(subscription->told.id);
    }
    for (const QString &id : std::as_const(lost))
        std::ignore = revoke(
            id, moderator ? QStringLiteral("moderator_removed") : QStringLiteral("chat_user_banned"));
}

}  // namespace Sidestage::Sandbox
