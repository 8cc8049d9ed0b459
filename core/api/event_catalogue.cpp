// SPDX-License-Identifier: GPL-3.0-or-later

// Instantiates describe() for the events. See also catalogue.cpp.

#include "events.h"
#include "schema/describe.h"

namespace Sidestage::Api {

#define EVENT(E)                                                                                             \
    template <>                                                                                              \
    const EventInfo &event<E>()                                                                              \
    {                                                                                                        \
        static const EventInfo info{#E, E::spec, schemaOf<E>()};                                             \
        return info;                                                                                         \
    }
#include "events.def"
#undef EVENT

template const Schema &schemaOf<EventFrame>();
template const Schema &schemaOf<EventSubSubscription>();

const QList<const EventInfo *> &eventCatalogue()
{
    static const QList<const EventInfo *> all = {
#define EVENT(E) &event<E>(),
#include "events.def"
#undef EVENT
    };
    return all;
}

std::span<const WithdrawnEvent> withdrawnEvents()
{
    static constexpr WithdrawnEvent all[] = {
        {"channel.update", "1", false},          {"channel.follow", "1", true},
        {"channel.hype_train.begin", "1", true}, {"channel.hype_train.progress", "1", true},
        {"channel.hype_train.end", "1", true},
    };
    return all;
}

namespace {

RedemptionStatus statusNamed(const QString &name)
{
    static const auto names = namesOf(RedemptionStatus{});
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (name.compare(QLatin1String(names[i]), Qt::CaseInsensitive) == 0)
            return RedemptionStatus(i);
    }
    return RedemptionStatus::Unknown;
}

/// Returns the time in whole seconds, as in the resource API.
QDateTime wholeSeconds(const QDateTime &time)
{
    return time.isValid() ? time.addMSecs(-time.time().msec()) : time;
}

}  // namespace

Reward toReward(const EventReward &event)
{
    return {.broadcasterId = event.broadcasterUserId,
            .broadcasterLogin = event.broadcasterUserLogin,
            .broadcasterName = event.broadcasterUserName,
            .id = event.id,
            .title = event.title,
            .prompt = event.prompt,
            .cost = event.cost,
            .image = event.image,
            .defaultImage = event.defaultImage,
            .backgroundColor = event.backgroundColor,
            .isEnabled = event.isEnabled,
            .isUserInputRequired = event.isUserInputRequired,
            .maxPerStream = {event.maxPerStream.isEnabled, event.maxPerStream.value},
            .maxPerUserPerStream = {event.maxPerUserPerStream.isEnabled, event.maxPerUserPerStream.value},
            .globalCooldown = {event.globalCooldown.isEnabled, event.globalCooldown.seconds},
            .isPaused = event.isPaused,
            .isInStock = event.isInStock,
            .shouldRedemptionsSkipRequestQueue = event.shouldRedemptionsSkipRequestQueue,
            .redemptionsRedeemedCurrentStream = event.redemptionsRedeemedCurrentStream,
            .cooldownExpiresAt
            = event.cooldownExpiresAt ? std::optional(wholeSeconds(*event.cooldownExpiresAt)) : std::nullopt};
}

Redemption toRedemption(const EventRedemption &event)
{
    return {.broadcasterId = event.broadcasterUserId,
            .broadcasterLogin = event.broadcasterUserLogin,
            .broadcasterName = event.broadcasterUserName,
            .id = event.id,
            .userId = event.userId,
            .userLogin = event.userLogin,
            .userName = event.userName,
            .userInput = event.userInput,
            .status = statusNamed(event.status),
            .redeemedAt = wholeSeconds(event.redeemedAt),
            .reward = event.reward};
}

}  // namespace Sidestage::Api
