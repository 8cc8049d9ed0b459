// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/eventsub.h"
#include "base/log.h"
#include "event_faults.h"
#include "eventsub.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "sandbox/world/utc.h"
#include "schema/describe.h"
#include "schema/values.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

QString loginOf(World &world, const QString &userId)
{
    return userId.isEmpty() ? QString() : world.user(userId).value_or(Api::User()).login;
}

QString shownCallback(const Api::EventTransport &transport)
{
    return transport.callback ? redacted(QUrl(*transport.callback)) : QString();
}

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

Result<Api::Many<EventSessionRow>> getSessions(World &world, const NoFields &)
{
    Api::Many<EventSessionRow> rows;
    for (const EventSub::SessionState &session : world.area<EventSub>().sessions()) {
        rows.data.append({.id = session.id,
                          .client = session.clientId,
                          .user = loginOf(world, session.userId),
                          .connectedAt = utcTime(session.connectedAt),
                          .keepaliveSeconds = session.keepalive,
                          .isReconnecting = session.reconnecting,
                          .subscriptions = session.subscriptions,
                          .notifications = session.sent});
    }
    return rows;
}

struct EventSubscriptionRow
{
    QString id{};
    QString type{};
    QString version{};
    QString status{};
    Api::EventCondition condition{};
    QString client{};
    QString user{};      ///< Login; empty: created with an app token.
    QString session{};   ///< Empty without a session, like the next two.
    QString callback{};  ///< Without secrets.
    QString conduit{};
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
        is("callback", &EventSubscriptionRow::callback);
        is("conduit", &EventSubscriptionRow::conduit);
        is("cost", &EventSubscriptionRow::cost);
        is("notifications", &EventSubscriptionRow::notifications);
    }
};

struct GetEventSubscriptions
{
    std::optional<QString> session{};
    std::optional<QString> type{};

    static void describe(auto &is)
    {
        is.query("session", &GetEventSubscriptions::session);
        is.query("type", &GetEventSubscriptions::type);
    }
};

Result<Api::Many<EventSubscriptionRow>> getSubscriptions(World &world, const GetEventSubscriptions &in)
{
    Api::Many<EventSubscriptionRow> rows;
    for (const EventSub::SubscriptionState &one : world.area<EventSub>().subscriptions()) {
        const QString session = one.resource.transport.sessionId.value_or(QString());
        if ((in.session && session != *in.session) || (in.type && one.resource.type != *in.type))
            continue;
        rows.data.append({.id = one.resource.id,
                          .type = one.resource.type,
                          .version = one.resource.version,
                          .status = one.resource.status,
                          .condition = one.resource.condition,
                          .client = one.clientId,
                          .user = loginOf(world, one.userId),
                          .session = session,
                          .callback = shownCallback(one.resource.transport),
                          .conduit = one.resource.transport.conduitId.value_or(QString()),
                          .cost = one.resource.cost,
                          .notifications = one.sent});
    }
    return rows;
}

struct ShardRow
{
    QString id{};
    QString status{};
    QString session{};   ///< Empty: it has a callback.
    QString callback{};  ///< Without secrets; empty: it has a session.

    static void describe(auto &is)
    {
        is("id", &ShardRow::id);
        is("status", &ShardRow::status);
        is("session", &ShardRow::session);
        is("callback", &ShardRow::callback);
    }
};

struct ConduitRow
{
    QString id{};
    QString client{};
    int shardCount = 0;
    QList<ShardRow> shards{};  ///< Those that were given a transport.

    static void describe(auto &is)
    {
        is("id", &ConduitRow::id);
        is("client", &ConduitRow::client);
        is("shard_count", &ConduitRow::shardCount);
        is("shards", &ConduitRow::shards);
    }
};

Result<Api::Many<ConduitRow>> getConduits(World &world, const NoFields &)
{
    Api::Many<ConduitRow> rows;
    for (const auto &[number, conduit] : world.area<EventSub>().conduits().all()) {
        ConduitRow row{.id = conduit.id, .client = conduit.clientId, .shardCount = conduit.shardCount};
        for (const auto &[place, shard] : conduit.shards)
            row.shards.append({.id = shard.resource.id,
                               .status = shard.resource.status,
                               .session = shard.resource.transport.sessionId.value_or(QString()),
                               .callback = shownCallback(shard.resource.transport)});
        rows.data.append(row);
    }
    return rows;
}

Result<Api::Many<Webhooks::Delivery>> getDeliveries(World &world, const NoFields &)
{
    const auto &deliveries = world.area<EventSub>().deliveries();
    return Api::Many<Webhooks::Delivery>{.data = {deliveries.begin(), deliveries.end()}};
}

/// Number of sessions affected by a call.
struct SessionsDone
{
    int sessions = 0;

    static void describe(auto &is) { is("sessions", &SessionsDone::sessions); }
};

/// Returns the given session, or all sessions.
QStringList sessionsNamed(EventSub &eventSub, const std::optional<QString> &name)
{
    if (name)
        return {*name};
    QStringList ids;
    for (const EventSub::SessionState &session : eventSub.sessions())
        ids.append(session.id);
    return ids;
}

struct CloseSession
{
    std::optional<QString> session{};  ///< Default: all sessions.
    std::optional<int> code{};         ///< 1000, or 4000 to 4007.

    static void describe(auto &is)
    {
        is.body("session", &CloseSession::session, Api::between(1, 100));
        is.body("code", &CloseSession::code, Api::between(1000, 4007) | Api::otherwise(4000));
    }
};

Result<SessionsDone> closeSession(World &world, const CloseSession &in)
{
    EventSub &eventSub = world.area<EventSub>();
    const QStringList ids = sessionsNamed(eventSub, in.session);
    for (const QString &id : ids) {
        if (auto done = eventSub.closeSession(id, in.code.value_or(4000)); !done)
            return refuseAt(done.error().status == 404 ? "session" : "code", done.error().status,
                            done.error().message);
    }
    return SessionsDone{int(ids.size())};
}

struct ReconnectSession
{
    std::optional<QString> session{};  ///< Default: all sessions.

    static void describe(auto &is) { is.body("session", &ReconnectSession::session, Api::between(1, 100)); }
};

Result<SessionsDone> reconnectSession(World &world, const ReconnectSession &in)
{
    EventSub &eventSub = world.area<EventSub>();
    const QStringList ids = sessionsNamed(eventSub, in.session);
    for (const QString &id : ids) {
        if (auto done = eventSub.askToReconnect(id); !done)
            return refuseAt("session", done.error().status, done.error().message);
    }
    return SessionsDone{int(ids.size())};
}

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

    static void describe(auto &is)
    {
        is.body("id", &RevokeSubscription::id, Api::between(1, 100));
        is.body("type", &RevokeSubscription::type, Api::between(1, 100));
        is.body("status", &RevokeSubscription::status);
    }
};

Result<Cleared> revokeSubscription(World &world, const RevokeSubscription &in)
{
    EventSub &eventSub = world.area<EventSub>();
    const QString status = Api::writeText(in.status);
    if (in.id) {
        if (auto done = eventSub.revoke(*in.id, status); !done)
            return refuseAt("id", done.error().status, done.error().message);
        return Cleared{1};
    }
    int revoked = 0;
    for (const EventSub::SubscriptionState &one : eventSub.subscriptions()) {
        if ((!in.type || one.resource.type == *in.type) && eventSub.revoke(one.resource.id, status))
            ++revoked;
    }
    return Cleared{revoked};
}

Result<Api::Many<EventFault>> getEventFaults(World &world, const NoFields &)
{
    return Api::Many<EventFault>{.data = world.area<EventSub>().faults().waiting()};
}

struct AddEventFault
{
    EventFault::Kind kind{};
    std::optional<QString> type{};     ///< "channel.follow"; default: any.
    std::optional<QString> session{};  ///< Default: any.
    std::optional<int> times{};
    std::optional<int> skip{};
    std::optional<std::chrono::milliseconds> delay{};  ///< Only with "delay".

    static void describe(auto &is)
    {
        is.body("kind", &AddEventFault::kind);
        is.body("type", &AddEventFault::type, Api::between(1, 100));
        is.body("session", &AddEventFault::session, Api::between(1, 100));
        is.body("times", &AddEventFault::times, Api::between(-1, 1'000'000) | Api::otherwise(1));
        is.body("skip", &AddEventFault::skip,
                Api::between(0, 1'000'000) | Api::otherwise(0)
                    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Events to skip first")));
        is.body("delay_ms", &AddEventFault::delay, Api::between(0, 600'000) | Api::otherwise(1'000));
    }
};

Result<EventFault> addEventFault(World &world, const AddEventFault &in)
{
    const int times = in.times.value_or(1);
    if (times == 0)
        return refuseAt("times", 400, QStringLiteral("times must not be 0."));
    if (in.type
        && std::none_of(
            Api::eventCatalogue().begin(), Api::eventCatalogue().end(),
            [&](const Api::EventInfo *info) { return *in.type == QLatin1String(info->spec.type); }))
        return refuseAt("type", 404, QStringLiteral("Unknown event type \"%1\".").arg(*in.type));
    EventFault fault{.kind = in.kind,
                     .type = in.type.value_or(QString()),
                     .session = in.session.value_or(QString()),
                     .times = times,
                     .skip = in.skip.value_or(0)};
    if (in.kind == EventFault::Kind::Delay)
        fault.delay = in.delay.value_or(std::chrono::seconds(1));
    fault.id = world.area<EventSub>().faults().add(fault);
    return fault;
}

struct ClearEventFaults
{
    std::optional<qint64> id{};

    static void describe(auto &is) { is.body("id", &ClearEventFaults::id, Api::atLeast(1)); }
};

Result<Cleared> clearEventFaults(World &world, const ClearEventFaults &in)
{
    return Cleared{int(world.area<EventSub>().faults().removeIf(
        [&](const EventFault &fault) { return !in.id || fault.id == *in.id; }))};
}

}  // namespace
}  // namespace Controls

void EventSub::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.get(ControlGroup::Events, "event-sessions", QT_TRANSLATE_NOOP("Control", "Live event sessions"),
              QT_TRANSLATE_NOOP("Control", "Lists the connected WebSockets."), Controls::getSessions);
    calls.get(ControlGroup::Events, "event-subscriptions",
              QT_TRANSLATE_NOOP("Control", "Event subscriptions"),
              QT_TRANSLATE_NOOP("Control",
                                "Lists the subscriptions of all apps, including those that have just ended."),
              Controls::getSubscriptions);
    calls.get(ControlGroup::Events, "conduits", QT_TRANSLATE_NOOP("Control", "Conduits"),
              QT_TRANSLATE_NOOP("Control", "Lists the conduits of all apps, with their shards."),
              Controls::getConduits);
    calls.get(ControlGroup::Events, "webhook-deliveries", QT_TRANSLATE_NOOP("Control", "Webhook deliveries"),
              QT_TRANSLATE_NOOP("Control",
                                "Lists the last 500 attempts to send a message to a callback, and why they "
                                "failed, the newest last."),
              Controls::getDeliveries);
    calls.post(ControlGroup::Events, "close-session", QT_TRANSLATE_NOOP("Control", "Close a session"),
               QT_TRANSLATE_NOOP("Control",
                                 "Closes the WebSocket of one session or of all sessions, with "
                                 "a close code of the service: 1000, or 4000 to 4007."),
               Controls::closeSession);
    calls.post(
        ControlGroup::Events, "reconnect-session", QT_TRANSLATE_NOOP("Control", "Request reconnect"),
        QT_TRANSLATE_NOOP(
            "Control", "Asks the clients of one session or of all sessions to reconnect within 30 seconds."),
        Controls::reconnectSession);
    calls.post(
        ControlGroup::Events, "revoke-subscription", QT_TRANSLATE_NOOP("Control", "Revoke subscriptions"),
        QT_TRANSLATE_NOOP(
            "Control", "Revokes one subscription, or all of a type, and sends the reason to their clients."),
        Controls::revokeSubscription);
    calls.get(ControlGroup::Events, "event-faults", QT_TRANSLATE_NOOP("Control", "Live event faults"),
              QT_TRANSLATE_NOOP("Control", "Lists the faults waiting for a matching notification."),
              Controls::getEventFaults);
    calls.post(ControlGroup::Events, "add-event-fault",
               QT_TRANSLATE_NOOP("Control", "Add a live event fault"),
               QT_TRANSLATE_NOOP("Control",
                                 "Drops, duplicates, delays or reorders upcoming notifications, or cuts the "
                                 "connection instead of sending one. A callback that is cut off gets the "
                                 "notification again later."),
               Controls::addEventFault);
    calls.post(ControlGroup::Events, "clear-event-faults",
               QT_TRANSLATE_NOOP("Control", "Clear live event faults"),
               QT_TRANSLATE_NOOP("Control", "Clears pending live event faults: one by its ID, or all."),
               Controls::clearEventFaults);
}

}  // namespace Sidestage::Sandbox
