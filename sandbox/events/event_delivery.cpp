// SPDX-License-Identifier: GPL-3.0-or-later

// Brings notifications to their sessions, and ends subscriptions.

#include "eventsub.h"
#include "eventsub_parts.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/world/secrets.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

namespace {

/// How long a frame that is held back to come out of order waits for one to come before it.
constexpr qint64 longestHeld = 5'000;

}  // namespace

void EventSub::deliver(Subscription &subscription, const QByteArray &event)
{
    Session &session = *subscription.session;
    QByteArray frame = head("notification", &subscription);
    frame.append("{\"subscription\":")
        .append(subscription.json)
        .append(",\"event\":")
        .append(event)
        .append("}}");
    ++subscription.sent;
    ++session.sent;

    std::optional<EventFault> fault;
    for (qsizetype i = 0; i < m_faults.size(); ++i) {
        EventFault &waiting = m_faults[i];
        if ((!waiting.type.isEmpty() && waiting.type != subscription.resource.type)
            || (!waiting.session.isEmpty() && waiting.session != session.id))
            continue;
        if (waiting.skip > 0) {
            --waiting.skip;
            break;
        }
        fault = waiting;
        if (waiting.times > 1)
            --waiting.times;
        else if (waiting.times >= 0)
            m_faults.removeAt(i);
        break;
    }
    const QString id = session.id;
    if (!fault) {
        send(session, frame);
    } else if (fault->kind == EventFault::Kind::Duplicate) {
        send(session, frame);
        if (m_sessions.count(id))
            send(session, frame);
    } else if (fault->kind == EventFault::Kind::Delay) {
        m_waiting.append({now() + qint64(fault->delay.count()), id, frame});
        return;
    } else if (fault->kind == EventFault::Kind::Reorder) {
        std::swap(frame, session.held);
        session.heldUntil = now() + longestHeld;
        if (!frame.isEmpty())
            send(session, frame);
        return;
    } else if (fault->kind == EventFault::Kind::Cut) {
        EventLine *line = std::exchange(session.line, nullptr);
        line->m_session.clear();
        line->cut();
        return endSession(id, 4006);
    }
    if (m_sessions.count(id) && !session.held.isEmpty())
        send(session, std::exchange(session.held, {}));
}

void EventSub::end(Subscription &subscription, const QString &status)
{
    if (subscription.endedAt > 0)
        return;
    if (subscription.isEnabled()) {
        --m_enabled;
        if (auto topic = m_topics.find({subscription.info, subscription.place}); topic != m_topics.end()) {
            topic->removeOne(&subscription);
            if (topic->isEmpty())
                m_topics.erase(topic);
        }
    }
    if (subscription.session)
        subscription.session->subscriptions.removeOne(&subscription);
    subscription.session = nullptr;
    subscription.resource.status = status;
    subscription.json.clear();
    subscription.endedAt = now();
    m_ended.push_back(subscription.number);
}

Result<void> EventSub::revoke(const QString &subscriptionId, const QString &status)
{
    const auto number = m_numbers.constFind(subscriptionId);
    if (number == m_numbers.constEnd() || !m_subscriptions.at(*number)->counts())
        return refuse(404, QStringLiteral("There is no enabled subscription \"%1\".").arg(subscriptionId));
    Subscription &subscription = *m_subscriptions.at(*number);
    Session *session = subscription.session;
    QByteArray json = subscription.json;
    json.replace("\"status\":\"enabled\"", "\"status\":\"" + status.toLatin1() + '"');
    end(subscription, status);
    if (session) {
        QByteArray frame = head("revocation", &subscription);
        frame.append("{\"subscription\":").append(json).append("}}");
        send(*session, frame);
    }
    return {};
}

void EventSub::endAll()
{
    QStringList ids;
    for (const auto &[number, subscription] : m_subscriptions) {
        if (subscription->counts())
            ids.append(subscription->resource.id);
    }
    for (const QString &id : std::as_const(ids))
        std::ignore = revoke(id, QStringLiteral("authorization_revoked"));
    m_subscriptions.clear();
    m_numbers.clear();
    m_ended.clear();
    m_faults.clear();
}

void EventSub::loseRights(const QString &clientId, const QString &userId, std::optional<Api::ScopeSet> scopes,
                          const QByteArray &token)
{
    const QByteArray hash = token.isEmpty() ? QByteArray() : hashOf(token);
    QStringList lost;
    for (const auto &[number, subscription] : m_subscriptions) {
        if (!subscription->isEnabled() || subscription->clientId != clientId
            || subscription->userId != userId)
            continue;
        if (!hash.isEmpty() && subscription->tokenHash != hash)
            continue;
        const Api::EventSpec &spec = subscription->info->spec;
        bool keeps = scopes.has_value();
        for (quint8 i = 0; keeps && i < spec.scopeCount; ++i)
            keeps = scopes->containsAny(spec.scopes[i]);
        if (!keeps)
            lost.append(subscription->resource.id);
    }
    for (const QString &id : std::as_const(lost))
        std::ignore = revoke(id, QStringLiteral("authorization_revoked"));
}

void EventSub::handleHappening(const DomainEvent &domainEvent)
{
    for (const auto &area : m_world.areas())
        area->publishEvents(domainEvent, *this);
    if (domainEvent.kind == DomainEvent::Kind::RoleChanged)
        endRights(domainEvent);
}

QList<EventSub::Subscription *> EventSub::matching(const Api::EventInfo &info, const QString &place,
                                                   const QString &rewardId) const
{
    QList<Subscription *> found = m_topics.value({&info, place});
    if (info.spec.takesReward) {
        found.removeIf([&](const Subscription *subscription) {
            const auto &only = subscription->resource.condition.rewardId;
            return only && *only != rewardId;
        });
    }
    return found;
}

void EventSub::deliverAll(const QList<Subscription *> &subscriptions, const Api::EventInfo &info,
                          const void *event)
{
    QByteArray json;
    json.reserve(1024);
    {
        const Api::WritingScope fine(Api::TimeFormat::Nanoseconds);
        Api::JsonWriter writer(json);
        toJson(info.schema, event, writer);
    }
    for (Subscription *subscription : subscriptions) {
        // What was sent before may have ended a session.
        if (subscription->session)
            deliver(*subscription, json);
    }
}

void EventSub::endRights(const DomainEvent &domainEvent)
{
    const bool moderator = domainEvent.detail == QLatin1String("-moderator");
    if (!moderator && domainEvent.detail != QLatin1String("banned"))
        return;
    QStringList lost;
    for (const auto &[number, subscription] : m_subscriptions) {
        const Api::EventCondition &condition = subscription->resource.condition;
        if (subscription->isEnabled() && condition.broadcasterUserId == domainEvent.broadcasterId
            && (moderator ? condition.moderatorUserId : condition.userId) == domainEvent.userId)
            lost.append(subscription->resource.id);
    }
    for (const QString &id : std::as_const(lost))
        std::ignore = revoke(
            id, moderator ? QStringLiteral("moderator_removed") : QStringLiteral("chat_user_banned"));
}

}  // namespace Sidestage::Sandbox
