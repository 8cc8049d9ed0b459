// SPDX-License-Identifier: GPL-3.0-or-later
#include "calls_events.h"
#include "control.h"
#include "lookup.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/utc.h"

namespace Sidestage::Sandbox {

using namespace Controls;

namespace {

QString loginOf(World &world, const QString &userId)
{
    return userId.isEmpty() ? QString() : world.user(userId).value_or(Api::User()).login;
}

Result<Api::Many<EventSessionRow>> getSessions(Control &control, const GetEventSessions &)
{
    World &world = control.world();
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

Result<Api::Many<EventSubscriptionRow>> getSubscriptions(Control &control, const GetEventSubscriptions &in)
{
    World &world = control.world();
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
                          .cost = one.resource.cost,
                          .notifications = one.sent});
    }
    return rows;
}

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

Result<SessionsDone> closeSession(Control &control, const CloseSession &in)
{
    EventSub &eventSub = control.world().area<EventSub>();
    const QStringList ids = sessionsNamed(eventSub, in.session);
    for (const QString &id : ids) {
        if (auto done = eventSub.closeSession(id, in.code.value_or(4000)); !done)
            return refuseAt(done.error().status == 404 ? "session" : "code", done.error().status,
                            done.error().message);
    }
    return SessionsDone{int(ids.size())};
}

Result<SessionsDone> reconnectSession(Control &control, const ReconnectSession &in)
{
    EventSub &eventSub = control.world().area<EventSub>();
    const QStringList ids = sessionsNamed(eventSub, in.session);
    for (const QString &id : ids) {
        if (auto done = eventSub.askToReconnect(id); !done)
            return refuseAt("session", done.error().status, done.error().message);
    }
    return SessionsDone{int(ids.size())};
}

Result<Cleared> revokeSubscription(Control &control, const RevokeSubscription &in)
{
    EventSub &eventSub = control.world().area<EventSub>();
    const QString status = QLatin1String(namesOf(in.status)[std::size_t(in.status)]);
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

EventFaultRow rowOf(const EventFault &fault)
{
    return {.id = fault.id,
            .kind = fault.kind,
            .type = fault.type,
            .session = fault.session,
            .times = fault.times,
            .skip = fault.skip,
            .delayMs = int(fault.delay.count())};
}

Result<Api::Many<EventFaultRow>> getEventFaults(Control &control, const GetEventFaults &)
{
    Api::Many<EventFaultRow> rows;
    for (const EventFault &fault : control.world().area<EventSub>().faults())
        rows.data.append(rowOf(fault));
    return rows;
}

Result<EventFaultRow> addEventFault(Control &control, const AddEventFault &in)
{
    const int times = in.times.value_or(1);
    if (times == 0)
        return refuseAt("times", 400, QStringLiteral("A fault that happens 0 times is none."));
    if (in.type
        && std::none_of(
            Api::eventCatalogue().begin(), Api::eventCatalogue().end(),
            [&](const Api::EventInfo *info) { return *in.type == QLatin1String(info->spec.type); }))
        return refuseAt("type", 404, QStringLiteral("There is no type of event \"%1\".").arg(*in.type));
    EventFault fault{.kind = in.kind,
                     .type = in.type.value_or(QString()),
                     .session = in.session.value_or(QString()),
                     .times = times,
                     .skip = in.skip.value_or(0)};
    if (in.kind == EventFault::Kind::Delay)
        fault.delay = std::chrono::milliseconds(in.delayMs.value_or(1'000));
    fault.id = control.world().area<EventSub>().addFault(fault);
    return rowOf(fault);
}

Result<Cleared> clearEventFaults(Control &control, const ClearEventFaults &in)
{
    return Cleared{int(control.world().area<EventSub>().removeFaults(
        [&](const EventFault &fault) { return !in.id || fault.id == *in.id; }))};
}

}  // namespace

void controlEvents(Control &control)
{
    control.on<GetEventSessions>(getSessions);
    control.on<GetEventSubscriptions>(getSubscriptions);
    control.on<GetEventFaults>(getEventFaults);
    control.on<CloseSession>(closeSession);
    control.on<ReconnectSession>(reconnectSession);
    control.on<RevokeSubscription>(revokeSubscription);
    control.on<AddEventFault>(addEventFault);
    control.on<ClearEventFaults>(clearEventFaults);
}

}  // namespace Sidestage::Sandbox
