// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Subscriptions to events, and the messages in which events arrive (api-facts D1 to D3). The events are
// declared in core/api/events.

#include "schema/endpoint.h"
#include "schema/values.h"

#include <QDateTime>

namespace Sidestage::Api {

/// The subject of a subscription. Each event type requires some of these members. The others are absent.
struct EventCondition
{
    std::optional<QString> broadcasterUserId{};
    std::optional<QString> moderatorUserId{};
    std::optional<QString> userId{};
    std::optional<QString> rewardId{};
    std::optional<QString> fromBroadcasterUserId{};
    std::optional<QString> toBroadcasterUserId{};
    std::optional<QString> clientId{};
    std::optional<QString> extensionClientId{};
    std::optional<QString> organizationId{};
    std::optional<QString> categoryId{};
    std::optional<QString> campaignId{};
    std::optional<QString> conduitId{};

    static void describe(auto &is)
    {
        is("broadcaster_user_id", &EventCondition::broadcasterUserId);
        is("moderator_user_id", &EventCondition::moderatorUserId);
        is("user_id", &EventCondition::userId);
        is("reward_id", &EventCondition::rewardId);
        is("from_broadcaster_user_id", &EventCondition::fromBroadcasterUserId);
        is("to_broadcaster_user_id", &EventCondition::toBroadcasterUserId);
        is("client_id", &EventCondition::clientId);
        is("extension_client_id", &EventCondition::extensionClientId);
        is("organization_id", &EventCondition::organizationId);
        is("category_id", &EventCondition::categoryId);
        is("campaign_id", &EventCondition::campaignId);
        is("conduit_id", &EventCondition::conduitId);
    }
};

/// How events are delivered to the subscriber. Which members apply depends on the method.
struct EventTransport
{
    QString method{};                           ///< "websocket", "webhook" or "conduit".
    std::optional<QString> callback{};          ///< webhook: an https URL.
    std::optional<QString> secret{};            ///< webhook: 10 to 100 ASCII characters; never returned.
    std::optional<QString> sessionId{};         ///< websocket.
    std::optional<QDateTime> connectedAt{};     ///< websocket, UTC.
    std::optional<QDateTime> disconnectedAt{};  ///< websocket, UTC, if disconnected.
    std::optional<QString> conduitId{};         ///< conduit.

    static void describe(auto &is)
    {
        is("method", &EventTransport::method);
        is("callback", &EventTransport::callback);
        is("secret", &EventTransport::secret);
        is("session_id", &EventTransport::sessionId);
        is("connected_at", &EventTransport::connectedAt);
        is("disconnected_at", &EventTransport::disconnectedAt);
        is("conduit_id", &EventTransport::conduitId);
    }
};

/// A subscription as the service reports it. `status` is text, because services use more values than
/// api-facts D3 lists. Events arrive only with "enabled".
struct EventSubSubscription
{
    QString id{};
    QString status{};
    QString type{};
    QString version{};
    EventCondition condition{};
    QDateTime createdAt{};  ///< UTC.
    EventTransport transport{};
    int cost = 0;

    static void describe(auto &is)
    {
        is("id", &EventSubSubscription::id);
        is("status", &EventSubSubscription::status);
        is("type", &EventSubSubscription::type);
        is("version", &EventSubSubscription::version);
        is("condition", &EventSubSubscription::condition);
        is("created_at", &EventSubSubscription::createdAt);
        is("transport", &EventSubSubscription::transport);
        is("cost", &EventSubSubscription::cost);
    }
};

/// Subscriptions, and the used part of the client's subscription limit.
struct EventSubListing
{
    QList<EventSubSubscription> data{};
    int total = 0;
    int totalCost = 0;
    int maxTotalCost = 0;
    Pagination pagination{};

    using Value = EventSubListing;
    static void describe(auto &is)
    {
        is("data", &EventSubListing::data);
        is("total", &EventSubListing::total);
        is("total_cost", &EventSubListing::totalCost);
        is("max_total_cost", &EventSubListing::maxTotalCost);
        is("pagination", &EventSubListing::pagination);
    }
    static EventSubListing wrap(EventSubListing value) { return value; }
    EventSubListing unwrap() && { return std::move(*this); }

    /// Returns the cursor of the next page; none after the last.
    std::optional<QString> next() const { return pagination.next(); }
};

/// The new subscription, and the used part of the client's subscription limit.
struct EventSubCreated
{
    QList<EventSubSubscription> data{};
    int total = 0;
    int totalCost = 0;
    int maxTotalCost = 0;

    using Value = EventSubCreated;
    static void describe(auto &is)
    {
        is("data", &EventSubCreated::data);
        is("total", &EventSubCreated::total);
        is("total_cost", &EventSubCreated::totalCost);
        is("max_total_cost", &EventSubCreated::maxTotalCost);
    }
    static EventSubCreated wrap(EventSubCreated value) { return value; }
    EventSubCreated unwrap() && { return std::move(*this); }
};

/// Create EventSub Subscription. The response is 202 with the new subscription.
struct CreateEventSubSubscription
{
    QString type{};
    QString version{};
    EventCondition condition{};
    EventTransport transport{};
    std::optional<bool> isBatchingEnabled{};  ///< Must be true for events that arrive in batches.

    using Response = EventSubCreated;
    static constexpr Spec spec
        = post("/eventsub/subscriptions").answers(202).withFineTimes().fails({400, 403, 409, 410, 429});
    static void describe(auto &is)
    {
        is.body("type", &CreateEventSubSubscription::type);
        is.body("version", &CreateEventSubSubscription::version);
        is.body("condition", &CreateEventSubSubscription::condition);
        is.body("transport", &CreateEventSubSubscription::transport);
        is.body("is_batching_enabled", &CreateEventSubSubscription::isBatchingEnabled);
    }
};

/// Get EventSub Subscriptions, oldest first. At most one of the filters may be given.
struct GetEventSubSubscriptions
{
    std::optional<QString> status{};
    std::optional<QString> type{};
    std::optional<QString> userId{};
    std::optional<QString> subscriptionId{};
    std::optional<QString> after{};

    using Response = EventSubListing;
    static constexpr Spec spec = get("/eventsub/subscriptions").withFineTimes().fails({400});
    static void describe(auto &is)
    {
        is.query("status", &GetEventSubSubscriptions::status);
        is.query("type", &GetEventSubSubscriptions::type);
        is.query("user_id", &GetEventSubSubscriptions::userId);
        is.query("subscription_id", &GetEventSubSubscriptions::subscriptionId);
        is.query("after", &GetEventSubSubscriptions::after);
    }
};

/// Delete EventSub Subscription: one of this client's.
struct DeleteEventSubSubscription
{
    QString id{};

    using Response = Nothing;
    static constexpr Spec spec = del("/eventsub/subscriptions").fails({400, 404});
    static void describe(auto &is) { is.query("id", &DeleteEventSubSubscription::id); }
};

// The messages of the WebSocket.

struct FrameMetadata
{
    QString messageId{};
    QString messageType{};         ///< "session_welcome", "session_keepalive", "notification", …
    QDateTime messageTimestamp{};  ///< UTC.
    std::optional<QString> subscriptionType{};
    std::optional<QString> subscriptionVersion{};

    static void describe(auto &is)
    {
        is("message_id", &FrameMetadata::messageId);
        is("message_type", &FrameMetadata::messageType);
        is("message_timestamp", &FrameMetadata::messageTimestamp);
        is("subscription_type", &FrameMetadata::subscriptionType);
        is("subscription_version", &FrameMetadata::subscriptionVersion);
    }
};

struct FrameSession
{
    QString id{};
    QString status{};
    std::optional<QDateTime> connectedAt{};  ///< UTC.
    std::optional<int> keepaliveTimeoutSeconds{};
    std::optional<QString> reconnectUrl{};  ///< Must be used unchanged.
    std::optional<QString> recoveryUrl{};

    static void describe(auto &is)
    {
        is("id", &FrameSession::id);
        is("status", &FrameSession::status);
        is("connected_at", &FrameSession::connectedAt, orNull);
        is("keepalive_timeout_seconds", &FrameSession::keepaliveTimeoutSeconds, orNull);
        is("reconnect_url", &FrameSession::reconnectUrl, orNull);
        is("recovery_url", &FrameSession::recoveryUrl, orNull);
    }
};

struct FramePayload
{
    std::optional<FrameSession> session{};
    std::optional<EventSubSubscription> subscription{};
    std::optional<RawJson> event{};

    static void describe(auto &is)
    {
        is("session", &FramePayload::session);
        is("subscription", &FramePayload::subscription);
        is("event", &FramePayload::event);
    }
};

/// One message from the service: welcome, keepalive, notification, reconnect or revocation.
struct EventFrame
{
    FrameMetadata metadata{};
    FramePayload payload{};

    static void describe(auto &is)
    {
        is("metadata", &EventFrame::metadata);
        is("payload", &EventFrame::payload);
    }
};

}  // namespace Sidestage::Api
