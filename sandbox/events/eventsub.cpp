// SPDX-License-Identifier: GPL-3.0-or-later
#include "eventsub.h"

#include "api/events/channel.h"
#include "base/log.h"
#include "base/new_id.h"
#include "event_names.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/world/secrets.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

#include <QUrlQuery>

namespace Sidestage::Sandbox {

namespace {

/// A close code with its reason, and the resulting status of the subscriptions (api-facts D2).
struct Ending
{
    int code;
    const char *reason;
    const char *status;
};
constexpr Ending endings[] = {
    {1000, "client disconnected", "websocket_disconnected"},
    {4000, "internal server error", "websocket_internal_error"},
    {4001, "sent inbound traffic", "websocket_received_inbound_traffic"},
    {4002, "failed ping pong", "websocket_failed_ping_pong"},
    {4003, "connection unused", "websocket_connection_unused"},
    {4004, "client reconnect grace time expired", "websocket_failed_to_reconnect"},
    {4005, "network timeout", "websocket_network_timeout"},
    {4006, "network error", "websocket_network_error"},
    {4007, "invalid reconnect attempt", "websocket_failed_to_reconnect"},
};

const Ending &endingOf(int code)
{
    const auto found = std::find_if(std::begin(endings), std::end(endings),
                                    [code](const Ending &ending) { return ending.code == code; });
    return found == std::end(endings) ? endings[0] : *found;
}

/// The subscription in messages, with another status.
QByteArray withStatus(QByteArray json, const QString &before, const QString &after)
{
    return json.replace("\"status\":\"" + before.toLatin1() + '"', "\"status\":\"" + after.toLatin1() + '"');
}

void warn(const Result<void> &done)
{
    if (!done)
        qCWarning(lcSandbox) << "a change of a subscription could not be stored:" << done.error().message;
}

}  // namespace

EventSub::EventSub(World &world)
    : Area(world)
    , m_webhooks(world, m_faults,
                 [this](const WebhookMessage &message, bool delivered) { settleMessage(message, delivered); })
    , m_conduits(world)
{
    world.listen([this](const DomainEvent &domainEvent) {
        if (m_enabled > 0)
            handleDomainEvent(domainEvent);
    });
    Grants &grants = world.area<Grants>();
    grants.setGranted([this](const QString &clientId, const QString &userId) {
        publish<Api::AuthorizationGranted>(QStringLiteral("client_id ") + clientId, {.user = userId},
                                           [&](auto &event) { event.clientId = clientId; });
    });
    grants.setRevoked([this](const QString &clientId, const QString &userId) {
        publish<Api::AuthorizationRevoked>(QStringLiteral("client_id ") + clientId, [&] {
            Api::AuthorizationRevoked event{.clientId = clientId, .userId = userId};
            if (const auto user = m_world.user(userId)) {
                event.userLogin = user->login;
                event.userName = user->displayName;
            }
            return std::optional(event);
        });
    });
    grants.setLessened(
        [this](const QString &clientId, const QString &userId, std::optional<Api::ScopeSet> scopes,
               const QByteArray &tokenHash) { loseRights(clientId, userId, scopes, tokenHash); });
    if (const auto loaded = load(); !loaded)
        qCWarning(lcSandbox) << "the stored subscriptions could not be read:" << loaded.error().message;
}

EventSub::~EventSub() = default;

qint64 EventSub::now() const
{
    return m_world.timeoutMsecs();
}

// Frames

QString EventSub::timeText()
{
    // The world's clock has milliseconds. A counter fills the other digits, because clients must parse them
    // too.
    QString text = Api::formatFineTime(m_world.clock().now());
    m_fraction = (m_fraction + 1) % 1'000'000;
    text.replace(text.size() - 7, 6, QStringLiteral("%1").arg(m_fraction, 6, 10, QLatin1Char('0')));
    return text;
}

QByteArray EventSub::head(const char *type, const Subscription *subscription)
{
    QByteArray frame;
    frame.reserve(2048);
    frame.append("{\"metadata\":{\"message_id\":\"")
        .append(newId().toLatin1())
        .append("\",\"message_type\":\"")
        .append(type)
        .append("\",\"message_timestamp\":\"")
        .append(timeText().toLatin1());
    if (subscription) {
        frame.append("\",\"subscription_type\":\"")
            .append(subscription->info->spec.type)
            .append("\",\"subscription_version\":\"")
            .append(subscription->info->spec.version);
    }
    frame.append("\"},\"payload\":");
    return frame;
}

QByteArray EventSub::sessionFrame(const char *type, const Session &session, const QString &reconnectUrl)
{
    const bool reconnect = !reconnectUrl.isEmpty();
    QByteArray frame = head(type, nullptr);
    Api::JsonWriter writer(frame);
    writer.beginObject();
    writer.key("session");
    writer.beginObject();
    writer.key("id");
    writer.value(session.id);
    writer.key("status");
    writer.value(reconnect ? QStringLiteral("reconnecting") : QStringLiteral("connected"));
    writer.key("connected_at");
    writer.value(Api::formatFineTime(session.connectedAt));
    writer.key("keepalive_timeout_seconds");
    if (reconnect)
        writer.null();
    else
        writer.value(session.keepalive);
    writer.key("reconnect_url");
    if (reconnect)
        writer.value(reconnectUrl);
    else
        writer.null();
    if (!reconnect) {
        writer.key("recovery_url");
        writer.null();
    }
    writer.endObject();
    writer.endObject();
    frame.append('}');
    return frame;
}

void EventSub::send(Session &session, const QByteArray &frame)
{
    session.sentAt = now();
    session.line->send(frame);
    if (session.line->unsent() > maxUnsent)
        endSession(session.id, 4005);
}

// Sockets

EventSub::Session *EventSub::sessionOf(const EventLine &line) const
{
    const auto found = m_sessions.find(line.m_session);
    return found == m_sessions.end() ? nullptr : found->second.get();
}

void EventSub::connected(EventLine &line, const Api::Parameters &query)
{
    if (query.contains(QLatin1String("challenge")))
        return takeOver(line, query);
    auto session = std::make_unique<Session>();
    session->id = QStringLiteral("AgoQ") + randomText(40, true);
    session->connectedAt = m_world.clock().now();
    bool isNumber = false;
    const qlonglong wanted = query.value(QLatin1String("keepalive_timeout_seconds")).toLongLong(&isNumber);
    if (isNumber)
        session->keepalive = int(std::clamp<qlonglong>(wanted, minKeepalive, maxKeepalive));
    session->welcomedAt = now();
    Session &made = *session;
    m_sessions.emplace(made.id, std::move(session));
    sendWelcome(made, line);
}

void EventSub::sendWelcome(Session &session, EventLine &line)
{
    line.m_session = session.id;
    line.m_pingAt = now() + pingEvery.count();
    line.m_unanswered = 0;
    session.line = &line;
    send(session, sessionFrame("session_welcome", session, {}));
}

void EventSub::takeOver(EventLine &line, const Api::Parameters &query)
{
    const auto found = m_sessions.find(query.value(QLatin1String("id")));
    Session *session = found == m_sessions.end() ? nullptr : found->second.get();
    if (!session || session->challenge.isEmpty()
        || session->challenge != query.value(QLatin1String("challenge"))) {
        const Ending &ending = endingOf(4007);
        return line.close(ending.code, QLatin1String(ending.reason));
    }
    // The reconnect URL is valid once. The old line receives nothing more, and its client must close it.
    session->challenge.clear();
    if (session->former)
        closeLine(session->former, 4004);
    session->former = session->line;
    sendWelcome(*session, line);
}

void EventSub::received(EventLine &line)
{
    if (Session *session = sessionOf(line); session && session->former == &line)
        closeLine(session->former, 4001);
    else if (session)
        endSession(session->id, 4001);
}

void EventSub::ponged(EventLine &line)
{
    line.m_unanswered = 0;
}

void EventSub::disconnected(EventLine &line)
{
    Session *session = sessionOf(line);
    line.m_session.clear();
    if (!session)
        return;
    if (session->former == &line) {
        session->former = nullptr;
        if (session->challenge.isEmpty())
            session->reconnectBy = 0;
        return;
    }
    session->line = nullptr;
    endSession(session->id, 1000);
}

void EventSub::closeLine(EventLine *&line, int code)
{
    EventLine *closed = std::exchange(line, nullptr);
    if (!closed)
        return;
    closed->m_session.clear();
    const Ending &ending = endingOf(code);
    closed->close(ending.code, QLatin1String(ending.reason));
}

void EventSub::endSession(const QString &id, int code)
{
    const auto found = m_sessions.find(id);
    if (found == m_sessions.end())
        return;
    const std::unique_ptr<Session> session = std::move(found->second);
    m_sessions.erase(found);
    const QDateTime at = m_world.clock().now();
    const QString status = QLatin1String(endingOf(code).status);
    const QList<Subscription *> subscriptions = session->subscriptions;
    for (Subscription *subscription : subscriptions) {
        subscription->resource.transport.disconnectedAt = at;
        end(*subscription, status);
    }
    m_waiting.removeIf([&](const Waiting &waiting) { return waiting.session == session->id; });
    closeLine(session->former, code);
    closeLine(session->line, code);
    for (const auto &[conduitId, number] : std::as_const(session->shards)) {
        Conduits::Conduit *conduit = m_conduits.find(conduitId);
        if (!conduit)
            continue;
        const auto shard = conduit->shards.find(number);
        if (shard != conduit->shards.end() && shard->second.isEnabled()
            && shard->second.resource.transport.sessionId == session->id)
            disableShard(*conduit, number, status);
    }
}

// Timers

void EventSub::step()
{
    m_webhooks.step();
    if (m_sessions.empty())
        return;
    const qint64 at = now();
    sendWaiting(at);
    QStringList ids;
    ids.reserve(qsizetype(m_sessions.size()));
    for (const auto &[id, session] : m_sessions)
        ids.append(id);
    for (const QString &id : std::as_const(ids)) {
        if (const auto found = m_sessions.find(id); found != m_sessions.end())
            stepSession(*found->second, at);
    }
}

void EventSub::stepSession(Session &session, qint64 at)
{
    if (!session.held.isEmpty() && at >= session.heldUntil) {
        const QString id = session.id;
        send(session, std::exchange(session.held, {}));
        if (!m_sessions.count(id))
            return;  // ended and destroyed, because its client does not read
    }
    if (session.reconnectBy > 0 && at >= session.reconnectBy) {
        session.reconnectBy = 0;
        if (!session.challenge.isEmpty())
            return endSession(session.id, 4004);
        closeLine(session.former, 4004);
    }
    if (session.former && !stepLine(*session.former, at))
        closeLine(session.former, 4002);
    if (!stepLine(*session.line, at))
        return endSession(session.id, 4002);
    if (!session.used && at - session.welcomedAt >= unusedFor.count())
        return endSession(session.id, 4003);
    if (at - session.sentAt >= qint64(session.keepalive) * 1'000)
        send(session, head("session_keepalive", nullptr) + "{}}");
}

bool EventSub::stepLine(EventLine &line, qint64 at)
{
    if (line.m_unanswered > 0 && at - line.m_unanswered >= pongWithin.count())
        return false;
    if (at >= line.m_pingAt) {
        line.m_pingAt = at + pingEvery.count();
        if (line.m_unanswered == 0)
            line.m_unanswered = at;
        line.ping();
    }
    return true;
}

void EventSub::sendWaiting(qint64 at)
{
    for (qsizetype i = 0; i < m_waiting.size();) {
        if (m_waiting[i].due > at) {
            ++i;
            continue;
        }
        const Waiting waiting = m_waiting.takeAt(i);
        if (const auto found = m_sessions.find(waiting.session); found != m_sessions.end())
            send(*found->second, waiting.frame);
        i = std::min(i, m_waiting.size());
    }
}

// For control calls

QList<EventSub::SessionState> EventSub::sessions()
{
    QList<SessionState> all;
    for (const auto &[id, session] : m_sessions) {
        const Subscription *first = session->subscriptions.value(0);
        const Conduits::Conduit *conduit
            = session->shards.isEmpty() ? nullptr : m_conduits.find(session->shards.first().first);
        all.append({.id = id,
                    .clientId = first ? first->clientId
                        : conduit     ? conduit->clientId
                                      : QString(),
                    .userId = first ? first->userId : QString(),
                    .connectedAt = session->connectedAt.toMSecsSinceEpoch(),
                    .keepalive = session->keepalive,
                    .reconnecting = !session->challenge.isEmpty(),
                    .subscriptions = int(session->subscriptions.size()),
                    .sent = session->sent});
    }
    std::sort(all.begin(), all.end(), [](const SessionState &one, const SessionState &other) {
        return std::tie(one.connectedAt, one.id) < std::tie(other.connectedAt, other.id);
    });
    return all;
}

QList<EventSub::SubscriptionState> EventSub::subscriptions()
{
    settleEnded();
    QList<SubscriptionState> all;
    all.reserve(qsizetype(m_subscriptions.size()));
    for (const auto &[number, subscription] : m_subscriptions)
        all.append(
            {subscription->clientId, subscription->userId, subscription->resource, subscription->sent});
    return all;
}

Result<void> EventSub::closeSession(const QString &id, int code)
{
    if (m_sessions.find(id) == m_sessions.end())
        return refuse(404, QStringLiteral("There is no session \"%1\".").arg(id));
    if (std::none_of(std::begin(endings), std::end(endings),
                     [code](const Ending &ending) { return ending.code == code; }))
        return refuse(400, QStringLiteral("The code must be 1000, or 4000 to 4007."));
    endSession(id, code);
    return {};
}

Result<QString> EventSub::askToReconnect(const QString &id)
{
    const auto found = m_sessions.find(id);
    if (found == m_sessions.end())
        return refuse(404, QStringLiteral("There is no session \"%1\".").arg(id));
    Session &session = *found->second;
    session.challenge = newId();
    session.reconnectBy = now() + handOverWithin.count();
    QUrl url = m_world.urlOf(QStringLiteral("/ws"));
    url.setScheme(QStringLiteral("ws"));
    QUrlQuery query;
    query.addQueryItem(QStringLiteral("challenge"), session.challenge);
    query.addQueryItem(QStringLiteral("id"), session.id);
    url.setQuery(query);
    send(session, sessionFrame("session_reconnect", session, url.toString()));
    return url.toString();
}

// Delivery of messages, and the end of subscriptions.

EventSub::Destination EventSub::destinationOf(const Subscription &subscription)
{
    Destination to;
    // What is pending has a callback that has not been verified.
    if (!subscription.isEnabled())
        return to;
    const Api::EventTransport &transport = subscription.resource.transport;
    to.session = subscription.session;
    if (transport.callback) {
        to.callback = QUrl(*transport.callback);
        to.secret = subscription.secret;
    } else if (transport.conduitId) {
        const Conduits::Conduit *conduit = m_conduits.find(*transport.conduitId);
        const int number = conduit ? conduit->shardFor(subscription.place) : -1;
        if (number < 0)
            return to;
        const Conduits::Shard &shard = conduit->shards.at(number);
        to.session = findSession(shard.resource.transport.sessionId);
        to.callback = QUrl(shard.resource.transport.callback.value_or(QString()));
        to.secret = shard.secret;
        to.conduitId = conduit->id;
        to.shard = number;
    }
    return to;
}

bool EventSub::sendMessage(const Destination &destination, WebhookMessage::Kind kind,
                           const Subscription &subscription, const QByteArray &payload)
{
    if (destination.session) {
        QByteArray frame = head(namesOf(kind)[std::size_t(kind)], &subscription);
        frame.append(payload).append('}');
        if (kind == WebhookMessage::Kind::Notification)
            sendNotification(*destination.session, subscription.resource.type, std::move(frame));
        else
            send(*destination.session, frame);
        return true;
    }
    if (!destination.callback.isEmpty()) {
        const WebhookMessage message{.kind = kind,
                                     .callback = destination.callback,
                                     .secret = destination.secret,
                                     .subscriptionId = subscription.resource.id,
                                     .conduitId = destination.conduitId,
                                     .shard = destination.shard,
                                     .type = subscription.resource.type,
                                     .version = subscription.resource.version,
                                     .body = payload,
                                     .id = newId(),
                                     .timestamp = timeText()};
        if (m_webhooks.add(message))
            return true;
        settleMessage(message, false);
    }
    return false;
}

QByteArray notificationPayload(const Api::EventInfo &info, const QByteArray &subscription,
                               const QByteArray &event)
{
    const QByteArray members = info.spec.batched ? event.sliced(1, event.size() - 2) : "\"event\":" + event;
    return "{\"subscription\":" + subscription + ',' + members + '}';
}

void EventSub::deliver(Subscription &subscription, const QByteArray &event)
{
    if (sendMessage(destinationOf(subscription), WebhookMessage::Kind::Notification, subscription,
                    notificationPayload(*subscription.info, subscription.json, event)))
        ++subscription.sent;
}

void EventSub::sendNotification(Session &session, const QString &type, QByteArray frame)
{
    ++session.sent;
    const QString id = session.id;
    const auto fault = m_faults.take(type, id);
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
        session.heldUntil = now() + qint64(EventFault::longestHeld.count());
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

void EventSub::verify(Subscription &subscription)
{
    subscription.challenge = randomText(40).toLatin1();
    m_webhooks.add({.kind = WebhookMessage::Kind::Verification,
                    .callback = QUrl(subscription.resource.transport.callback.value_or(QString())),
                    .secret = subscription.secret,
                    .subscriptionId = subscription.resource.id,
                    .type = subscription.resource.type,
                    .version = subscription.resource.version,
                    .body = "{\"challenge\":\"" + subscription.challenge
                        + "\",\"subscription\":" + subscription.json + '}',
                    .challenge = subscription.challenge,
                    .id = newId(),
                    .timestamp = timeText()});
}

void EventSub::verify(Conduits::Conduit &conduit, int number)
{
    Conduits::Shard &shard = conduit.shards.at(number);
    shard.challenge = randomText(40).toLatin1();
    m_webhooks.add({.kind = WebhookMessage::Kind::Verification,
                    .callback = QUrl(shard.resource.transport.callback.value_or(QString())),
                    .secret = shard.secret,
                    .conduitId = conduit.id,
                    .shard = number,
                    .body = "{\"challenge\":\"" + shard.challenge + "\",\"conduit_shard\":{\"conduit_id\":\""
                        + conduit.id.toLatin1() + "\",\"shard\":\"" + QByteArray::number(number) + "\"}}",
                    .challenge = shard.challenge,
                    .id = newId(),
                    .timestamp = timeText()});
}

void EventSub::settleMessage(const WebhookMessage &message, bool delivered)
{
    if (message.kind == WebhookMessage::Kind::Verification)
        settleVerification(message, delivered);
    else if (message.kind == WebhookMessage::Kind::Notification)
        countDelivery(message, delivered);
}

void EventSub::settleVerification(const WebhookMessage &message, bool delivered)
{
    const QString failed = QStringLiteral("webhook_callback_verification_failed");
    // Another challenge means that the shard has got another transport.
    if (Conduits::Conduit *conduit = m_conduits.find(message.conduitId)) {
        const auto shard = conduit->shards.find(message.shard);
        if (shard != conduit->shards.end() && shard->second.challenge == message.challenge)
            warn(m_conduits.setStatus(*conduit, message.shard,
                                      delivered ? QStringLiteral("enabled") : failed));
    } else if (Subscription *subscription = find(message.subscriptionId);
               subscription && subscription->challenge == message.challenge) {
        if (delivered)
            enable(*subscription);
        else
            end(*subscription, failed);
    }
}

void EventSub::countDelivery(const WebhookMessage &message, bool delivered)
{
    const QString status = QStringLiteral("notification_failures_exceeded");
    if (message.conduitId.isEmpty()) {
        Subscription *subscription = find(message.subscriptionId);
        if (!subscription || !subscription->isEnabled())
            return;
        subscription->lost = delivered ? 0 : subscription->lost + 1;
        if (subscription->lost >= maxLost)
            std::ignore = revoke(message.subscriptionId, status);
        return;
    }
    Conduits::Conduit *conduit = m_conduits.find(message.conduitId);
    if (!conduit)
        return;
    const auto found = conduit->shards.find(message.shard);
    if (found == conduit->shards.end() || !found->second.isEnabled()
        || QUrl(found->second.resource.transport.callback.value_or(QString())) != message.callback)
        return;
    int &lost = found->second.lost;
    lost = delivered ? 0 : lost + 1;
    if (lost >= maxLost)
        disableShard(*conduit, message.shard, status);
}

void EventSub::disableShard(Conduits::Conduit &conduit, int number, const QString &status)
{
    warn(m_conduits.setStatus(conduit, number, status));
    m_world.publish(DomainEvent::Kind::ConduitShardDisabled, {},
                    {.subjectId = conduit.id, .detail = QString::number(number)});
}

void EventSub::enable(Subscription &subscription)
{
    const QString enabled = QStringLiteral("enabled");
    subscription.json = withStatus(subscription.json, subscription.resource.status, enabled);
    subscription.resource.status = enabled;
    subscription.challenge.clear();
    activate(subscription);
    warn(store(subscription));
}

/// Events arrive from now on.
void EventSub::activate(Subscription &subscription)
{
    m_topics[{subscription.info, subscription.place}].append(&subscription);
    ++m_enabled;
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
    if (subscription.session) {
        subscription.session->subscriptions.removeOne(&subscription);
    } else {
        m_webhooks.discard(subscription.resource.id);
        warn(statusOf(
            m_database.run("DELETE FROM event_subscriptions WHERE number = ?", subscription.number)));
    }
    subscription.session = nullptr;
    subscription.resource.status = status;
    subscription.json.clear();
    subscription.endedAt = now();
    m_ended.push_back(subscription.number);
}

EventSub::Subscription *EventSub::find(const QString &id) const
{
    const auto number = m_numbers.constFind(id);
    return number == m_numbers.constEnd() ? nullptr : m_subscriptions.at(*number).get();
}

Result<void> EventSub::revoke(const QString &subscriptionId, const QString &status)
{
    Subscription *subscription = find(subscriptionId);
    if (!subscription || !subscription->counts())
        return refuse(404, QStringLiteral("There is no enabled subscription \"%1\".").arg(subscriptionId));
    const Destination destination = destinationOf(*subscription);
    const QByteArray payload
        = "{\"subscription\":" + withStatus(subscription->json, subscription->resource.status, status) + '}';
    end(*subscription, status);
    sendMessage(destination, WebhookMessage::Kind::Revocation, *subscription, payload);
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

void EventSub::restart()
{
    endAll();
    m_conduits.clear();
}

void EventSub::loseRights(const QString &clientId, const QString &userId, std::optional<Api::ScopeSet> scopes,
                          const QByteArray &tokenHash)
{
    // What was made with an app token does not depend on it.
    if (userId.isEmpty() || m_subscriptions.empty())
        return;
    const Api::ScopeSet granted = m_world.area<Grants>().consent(clientId, userId).value_or(Api::ScopeSet());
    QStringList lost;
    for (const auto &[number, subscription] : m_subscriptions) {
        if (!subscription->counts() || subscription->clientId != clientId)
            continue;
        const Api::EventSpec &spec = subscription->info->spec;
        const auto allowedBy = [&spec](const Api::ScopeSet &held) {
            return std::all_of(spec.scopes.begin(), spec.scopes.begin() + spec.scopeCount,
                               [&held](const Api::ScopeSet &any) { return held.containsAny(any); });
        };
        const Api::EventCondition &condition = subscription->resource.condition;
        bool keeps = true;
        if (subscription->userId.isEmpty())
            keeps = (consenting(spec, condition) != userId || allowedBy(granted))
                && (!readsChat(spec) || (condition.userId != userId && condition.broadcasterUserId != userId)
                    || mayReadAsBot(clientId, condition));
        else if (subscription->userId == userId
                 && (tokenHash.isEmpty() || subscription->tokenHash == tokenHash))
            keeps = scopes && allowedBy(*scopes);
        if (!keeps)
            lost.append(subscription->resource.id);
    }
    for (const QString &id : std::as_const(lost))
        std::ignore = revoke(id, QStringLiteral("authorization_revoked"));
}

void EventSub::handleDomainEvent(const DomainEvent &domainEvent)
{
    for (const auto &area : m_world.areas())
        area->publishEvents(domainEvent, *this);
    endRights(domainEvent);
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
        // An earlier delivery may have ended it.
        if (subscription->isEnabled())
            deliver(*subscription, json);
    }
}

void EventSub::endRights(const DomainEvent &domainEvent)
{
    const bool moderator = domainEvent.kind == DomainEvent::Kind::RoleChanged
        && domainEvent.detail == QLatin1String("-moderator");
    // Who is in a timeout may still read.
    const bool banned = domainEvent.kind == DomainEvent::Kind::UserBanned && domainEvent.amount == 0;
    if (!moderator && !banned)
        return;
    const QString &loser = moderator ? domainEvent.userId : domainEvent.subjectId;
    QStringList lost;
    for (const auto &[number, subscription] : m_subscriptions) {
        const Api::EventCondition &condition = subscription->resource.condition;
        if (subscription->isEnabled() && condition.broadcasterUserId == domainEvent.broadcasterId
            && (moderator ? condition.moderatorUserId : condition.userId) == loser)
            lost.append(subscription->resource.id);
    }
    for (const QString &id : std::as_const(lost))
        std::ignore = revoke(
            id, moderator ? QStringLiteral("moderator_removed") : QStringLiteral("chat_user_banned"));
}

}  // namespace Sidestage::Sandbox
