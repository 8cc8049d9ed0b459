// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Live events: sessions, subscriptions, and faults in their delivery.

#include "api/eventsub.h"
#include "calls_faults.h"
#include "sandbox/events/event_faults.h"

namespace Sidestage::Sandbox::Controls {

/// A WebSocket session that receives events.
struct EventSessionRow
{
    QString id{};
    QString client{};         ///< Empty without a subscription.
    QString user{};           ///< Login; empty without a subscription.
    QDateTime connectedAt{};  ///< World time, UTC.
    int keepaliveSeconds = 0;
    bool isReconnecting = false;  ///< A reconnect was requested, and the client has not reconnected yet.
    int subscriptions = 0;
    qint64 notifications = 0;  ///< Number sent.

    static void describe(auto &is)
    {
        is("id", &EventSessionRow::id);
        is("client", &EventSessionRow::client);
        is("user", &EventSessionRow::user);
        is("connected_at", &EventSessionRow::connectedAt);
        is("keepalive_seconds", &EventSessionRow::keepaliveSeconds);
        is("is_reconnecting", &EventSessionRow::isReconnecting);
        is("subscriptions", &EventSessionRow::subscriptions);
        is("notifications", &EventSessionRow::notifications);
    }
};

struct GetEventSessions
{
    using Answer = Api::Many<EventSessionRow>;
    static void describe(auto &) { }
};

struct EventSubscriptionRow
{
    QString id{};
    QString type{};
    QString version{};
    QString status{};
    Api::EventCondition condition{};
    QString client{};
    QString user{};     ///< Login; empty: created with an app token.
    QString session{};  ///< Empty without a session.
    int cost = 0;
    qint64 notifications = 0;  ///< Number sent.

    static void describe(auto &is)
    {
        is("id", &EventSubscriptionRow::id);
        is("type", &EventSubscriptionRow::type);
        is("version", &EventSubscriptionRow::version);
        is("status", &EventSubscriptionRow::status);
        is("condition", &EventSubscriptionRow::condition);
        is("client", &EventSubscriptionRow::client);
        is("user", &EventSubscriptionRow::user);
        is("session", &EventSubscriptionRow::session);
        is("cost", &EventSubscriptionRow::cost);
        is("notifications", &EventSubscriptionRow::notifications);
    }
};

struct GetEventSubscriptions
{
    std::optional<QString> session{};
    std::optional<QString> type{};

    using Answer = Api::Many<EventSubscriptionRow>;
    static void describe(auto &is)
    {
        is.query("session", &GetEventSubscriptions::session);
        is.query("type", &GetEventSubscriptions::type);
    }
};

/// Number of sessions affected by a call.
struct SessionsDone
{
    int sessions = 0;

    static void describe(auto &is) { is("sessions", &SessionsDone::sessions); }
};

struct CloseSession
{
    std::optional<QString> session{};  ///< Default: all sessions.
    std::optional<int> code{};         ///< 1000, or 4000 to 4007.

    using Answer = SessionsDone;
    static void describe(auto &is)
    {
        is.body("session", &CloseSession::session, Api::between(1, 100));
        is.body("code", &CloseSession::code, Api::between(1000, 4007) | Api::otherwise(4000));
    }
};

struct ReconnectSession
{
    std::optional<QString> session{};  ///< Default: all sessions.

    using Answer = SessionsDone;
    static void describe(auto &is) { is.body("session", &ReconnectSession::session, Api::between(1, 100)); }
};

/// Reason for which the service ends a subscription.
enum class Revocation : quint8 {
    AuthorizationRevoked,
    UserRemoved,
    VersionRemoved,
    ModeratorRemoved,
    ChatUserBanned,
    BetaMaintenance
};
constexpr auto namesOf(Revocation)
{
    return std::array{"authorization_revoked", "user_removed",     "version_removed",
                      "moderator_removed",     "chat_user_banned", "beta_maintenance"};
}

struct RevokeSubscription
{
    std::optional<QString> id{};    ///< Default: all…
    std::optional<QString> type{};  ///< …of this type.
    Revocation status = Revocation::AuthorizationRevoked;

    using Answer = Cleared;
    static void describe(auto &is)
    {
        is.body("id", &RevokeSubscription::id, Api::between(1, 100));
        is.body("type", &RevokeSubscription::type, Api::between(1, 100));
        is.body("status", &RevokeSubscription::status);
    }
};

struct EventFaultRow
{
    qint64 id = 0;
    EventFault::Kind kind{};
    QString type{};     ///< Empty: any.
    QString session{};  ///< Empty: any.
    int times = 0;      ///< Remaining number; -1: until cleared.
    int skip = 0;
    int delayMs = 0;

    static void describe(auto &is)
    {
        is("id", &EventFaultRow::id);
        is("kind", &EventFaultRow::kind);
        is("type", &EventFaultRow::type);
        is("session", &EventFaultRow::session);
        is("times", &EventFaultRow::times);
        is("skip", &EventFaultRow::skip);
        is("delay_ms", &EventFaultRow::delayMs);
    }
};

struct GetEventFaults
{
    using Answer = Api::Many<EventFaultRow>;
    static void describe(auto &) { }
};

struct AddEventFault
{
    EventFault::Kind kind{};
    std::optional<QString> type{};     ///< "channel.follow"; default: any.
    std::optional<QString> session{};  ///< Default: any.
    std::optional<int> times{};
    std::optional<int> skip{};
    std::optional<int> delayMs{};  ///< Only with "delay".

    using Answer = EventFaultRow;
    static void describe(auto &is)
    {
        is.body("kind", &AddEventFault::kind);
        is.body("type", &AddEventFault::type, Api::between(1, 100));
        is.body("session", &AddEventFault::session, Api::between(1, 100));
        is.body("times", &AddEventFault::times, Api::between(-1, 1'000'000) | Api::otherwise(1));
        is.body("skip", &AddEventFault::skip, Api::between(0, 1'000'000) | Api::otherwise(0));
        is.body("delay_ms", &AddEventFault::delayMs, Api::between(0, 600'000) | Api::otherwise(1'000));
    }
};

struct ClearEventFaults
{
    std::optional<qint64> id{};

    using Answer = Cleared;
    static void describe(auto &is) { is.body("id", &ClearEventFaults::id, Api::atLeast(1)); }
};

}  // namespace Sidestage::Sandbox::Controls
