// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The vocabulary for declaring event types. See core/api/events/channel_points.h for examples.

#include "eventsub.h"
#include "schema/scope.h"

#include <span>

namespace Sidestage::Api {

/// The members of an EventCondition that an event type may require.
enum class ConditionKey : quint8 {
    Broadcaster,
    Moderator,  ///< The subscribing user, who moderates the channel; may be the broadcaster.
    User,       ///< The subscribing user, who reads the chat.
    Reward,
    FromBroadcaster,
    ToBroadcaster,
    Client,
    Extension,
    Organization,
    Category,
    Campaign,
    Conduit,
};

/// The declaration of an event type: name, version, condition and required scopes.
struct EventSpec
{
    const char *type = "";
    const char *version = "1";
    std::array<ConditionKey, 2> needs{ConditionKey::Broadcaster, ConditionKey::Broadcaster};
    quint8 needCount = 0;
    std::array<ConditionKey, 2> limits{ConditionKey::Reward, ConditionKey::Reward};
    quint8 limitCount = 0;     ///< Of `limits`: the members that are optional and limit what arrives.
    bool needsEither = false;  ///< Exactly one of `needs` is required, not all of them.
    /// The user of the condition (broadcaster, moderator or reader) must have granted one scope of each of
    /// these sets. Empty: the event requires no scope.
    std::array<ScopeSet, 8> scopes{};
    quint8 scopeCount = 0;
    bool appOnly = false;  ///< Not over WebSocket: requires an app token.
    bool ownOnly = false;  ///< The reader of the condition gets only those about themselves.
    bool batched = false;  ///< The payload has the members of this event instead of `event` (api-facts D4).

    /// `broadcaster_user_id`.
    constexpr EventSpec broadcaster() const { return need(ConditionKey::Broadcaster); }
    /// `broadcaster_user_id` and `moderator_user_id`, which must be the token's user.
    constexpr EventSpec moderated() const { return broadcaster().need(ConditionKey::Moderator); }
    /// `broadcaster_user_id` and `user_id`, which must be the token's user.
    constexpr EventSpec read() const { return broadcaster().need(ConditionKey::User); }
    /// The same, but only events about that user.
    constexpr EventSpec readOwn() const
    {
        EventSpec spec = read();
        spec.ownOnly = true;
        return spec;
    }
    /// May be limited by `reward_id`.
    constexpr EventSpec perReward() const { return limitedBy(ConditionKey::Reward); }
    /// May be limited by `conduit_id`.
    constexpr EventSpec perConduit() const { return limitedBy(ConditionKey::Conduit); }
    /// Requires an app token. Not over WebSocket.
    constexpr EventSpec app() const
    {
        EventSpec spec = *this;
        spec.appOnly = true;
        return spec;
    }
    /// Several of them arrive together, and the subscriber has to agree to that (api-facts D1).
    constexpr EventSpec inBatches() const
    {
        EventSpec spec = *this;
        spec.batched = true;
        return spec;
    }
    constexpr EventSpec limitedBy(ConditionKey key) const
    {
        EventSpec spec = *this;
        spec.limits[spec.limitCount++] = key;
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
    /// Requires one of these scopes. Each further call adds another set.
    template <class... S>
    constexpr EventSpec any(S... scope) const
    {
        EventSpec spec = *this;
        (spec.scopes[spec.scopeCount].insert(scope), ...);
        ++spec.scopeCount;
        return spec;
    }
};

/// A version of an event type that no longer accepts subscriptions.
struct WithdrawnEvent
{
    const char *type;
    const char *version;
    bool gone;  ///< True: removed (410). False: deprecated (400).
};
std::span<const WithdrawnEvent> withdrawnEvents();

constexpr EventSpec eventOf(const char *type, const char *version = "1")
{
    EventSpec spec;
    spec.type = type;
    spec.version = version;
    return spec;
}

/// An event type without its C++ type.
struct EventInfo
{
    const char *name;  ///< Of the struct.
    EventSpec spec;
    const Schema &schema;
};

/// The declaration of event E. Defined for each line of events.def.
template <class E>
const EventInfo &event();

/// Returns all event types, in the order of events.def.
const QList<const EventInfo *> &eventCatalogue();

}  // namespace Sidestage::Api
