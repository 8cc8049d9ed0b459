// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The words a type of event is declared with. core/api/events/channel_points.h shows them in use.

#include "eventsub.h"
#include "schema/scope.h"

#include <span>

namespace Sidestage::Api {

/// Which members of an EventCondition a type of event needs.
enum class ConditionKey : quint8 {
    Broadcaster,
    Moderator,  ///< Who subscribes and moderates there; may be the broadcaster.
    User,       ///< Who subscribes and reads the chat.
    Reward,
    FromBroadcaster,
    ToBroadcaster,
    Client,
    Extension,
    Organization,
};

/// The line that states a type of event: its name and version, whom it is about and who may have it.
struct EventSpec
{
    const char *type = "";
    const char *version = "1";
    std::array<ConditionKey, 2> needs{ConditionKey::Broadcaster, ConditionKey::Broadcaster};
    quint8 needCount = 0;
    bool takesReward = false;  ///< May be narrowed to one reward.
    bool needsEither = false;  ///< Exactly one of `needs` is given, not all of them.
    /// The user of the condition (broadcaster, moderator or reader) must have granted one scope of each of
    /// these sets; none: events that anybody may have.
    std::array<ScopeSet, 8> scopes{};
    quint8 scopeCount = 0;
    bool appOnly = false;  ///< Never over WebSocket: takes the app's own token.

    /// `broadcaster_user_id`.
    constexpr EventSpec broadcaster() const { return need(ConditionKey::Broadcaster); }
    /// `broadcaster_user_id` and `moderator_user_id`, who is the token's user.
    constexpr EventSpec moderated() const { return broadcaster().need(ConditionKey::Moderator); }
    /// `broadcaster_user_id` and `user_id`, who is the token's user.
    constexpr EventSpec read() const { return broadcaster().need(ConditionKey::User); }
    /// Can be narrowed by `reward_id`.
    constexpr EventSpec perReward() const
    {
        EventSpec spec = *this;
        spec.takesReward = true;
        return spec;
    }
    /// Only with the app's own token, never over WebSocket.
    constexpr EventSpec app() const
    {
        EventSpec spec = *this;
        spec.appOnly = true;
        return spec;
    }
    constexpr EventSpec need(ConditionKey key) const
    {
        EventSpec spec = *this;
        spec.needs[spec.needCount++] = key;
        return spec;
    }
    constexpr EventSpec either(ConditionKey one, ConditionKey other) const
    {
        EventSpec spec = need(one).need(other);
        spec.needsEither = true;
        return spec;
    }
    /// One of these scopes; called again: and one of those.
    template <class... S>
    constexpr EventSpec any(S... scope) const
    {
        EventSpec spec = *this;
        (spec.scopes[spec.scopeCount].insert(scope), ...);
        ++spec.scopeCount;
        return spec;
    }
};

/// A version of a type that nobody can subscribe to any more.
struct WithdrawnEvent
{
    const char *type;
    const char *version;
    bool gone;  ///< True: it does not exist any more (410). False: it is deprecated (400).
};
std::span<const WithdrawnEvent> withdrawnEvents();

constexpr EventSpec eventOf(const char *type, const char *version = "1")
{
    EventSpec spec;
    spec.type = type;
    spec.version = version;
    return spec;
}

/// A type of event without its C++ type.
struct EventInfo
{
    const char *name;  ///< Of the struct.
    EventSpec spec;
    const Schema &schema;
};

/// The declaration of event E. Defined for each line of events.def.
template <class E>
const EventInfo &event();

/// Every type of event there is, in the order of events.def.
const QList<const EventInfo *> &eventCatalogue();

}  // namespace Sidestage::Api
