// SPDX-License-Identifier: GPL-3.0-or-later

// Create, list and delete subscriptions (api-facts D1).

#include "eventsub.h"
#include "sandbox/http/cursor.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/oauth/organizations.h"
#include "sandbox/oauth/pending_consents.h"
#include "sandbox/world/secrets.h"
#include "sandbox/world/world.h"

#include <QUuid>

namespace Sidestage::Sandbox {

using Api::ConditionKey;
using Api::EventCondition;
using Api::EventInfo;
using Api::EventSpec;
using Api::EventSubListing;

namespace {

/// Maximum lengths of what is stored of a request, in characters.
constexpr qsizetype longestId = 100;
constexpr qsizetype longestCallback = 500;

/// Time to verify a callback, in milliseconds. Callbacks are never called, so the verification always fails.
constexpr qint64 verification = 10'000;

struct Part
{
    ConditionKey key;
    const char *name;
    std::optional<QString> EventCondition::*member;
    bool isUser;
};
constexpr Part parts[] = {
    {ConditionKey::Broadcaster, "broadcaster_user_id", &EventCondition::broadcasterUserId, true},
    {ConditionKey::Moderator, "moderator_user_id", &EventCondition::moderatorUserId, true},
    {ConditionKey::User, "user_id", &EventCondition::userId, true},
    {ConditionKey::Reward, "reward_id", &EventCondition::rewardId, false},
    {ConditionKey::FromBroadcaster, "from_broadcaster_user_id", &EventCondition::fromBroadcasterUserId, true},
    {ConditionKey::ToBroadcaster, "to_broadcaster_user_id", &EventCondition::toBroadcasterUserId, true},
    {ConditionKey::Client, "client_id", &EventCondition::clientId, false},
    {ConditionKey::Extension, "extension_client_id", &EventCondition::extensionClientId, false},
    {ConditionKey::Organization, "organization_id", &EventCondition::organizationId, false},
    {ConditionKey::Category, "category_id", &EventCondition::categoryId, false},
    {ConditionKey::Campaign, "campaign_id", &EventCondition::campaignId, false},
};

const Part &partOf(ConditionKey key)
{
    return *std::find_if(std::begin(parts), std::end(parts),
                         [key](const Part &part) { return part.key == key; });
}

bool has(const std::optional<QString> &text)
{
    return text && !text->isEmpty();
}

bool needs(const EventSpec &spec, ConditionKey key)
{
    return std::find(spec.needs.begin(), spec.needs.begin() + spec.needCount, key)
        != spec.needs.begin() + spec.needCount;
}

bool isLimitedBy(const EventSpec &spec, ConditionKey key)
{
    const auto end = spec.limits.begin() + spec.limitCount;
    return std::find(spec.limits.begin(), end, key) != end;
}

/// Returns the user who must consent; none if no consent is needed.
std::optional<QString> consenting(const EventSpec &spec, const EventCondition &condition)
{
    if (needs(spec, ConditionKey::Moderator))
        return condition.moderatorUserId;
    if (needs(spec, ConditionKey::User) && needs(spec, ConditionKey::Broadcaster))
        return condition.userId;
    if (spec.scopeCount > 0)
        return needs(spec, ConditionKey::User) ? condition.userId : condition.broadcasterUserId;
    return {};
}

/// Returns the ids of the users in a condition.
QStringList usersIn(const EventCondition &condition)
{
    QStringList users;
    for (const Part &part : parts) {
        if (part.isUser && has(condition.*part.member))
            users.append(*(condition.*part.member));
    }
    return users;
}

Error unauthorized()
{
    return refuse(403, QStringLiteral("subscription missing proper authorization"));
}

}  // namespace

QString placeOf(const EventInfo &info, const EventCondition &condition)
{
    for (const ConditionKey key :
         {ConditionKey::Broadcaster, ConditionKey::FromBroadcaster, ConditionKey::ToBroadcaster,
          ConditionKey::User, ConditionKey::Client, ConditionKey::Extension, ConditionKey::Organization}) {
        const Part &part = partOf(key);
        if (needs(info.spec, key) && has(condition.*part.member))
            return key == ConditionKey::Broadcaster
                ? *(condition.*part.member)
                : QLatin1String(part.name) + u' ' + *(condition.*part.member);
    }
    return {};
}

QList<EventSub::Subscription *> EventSub::matching(const EventInfo &info, const QString &place,
                                                   const EventCondition &about) const
{
    QList<Subscription *> found = m_topics.value({&info, place});
    for (quint8 i = 0; i < info.spec.limitCount; ++i) {
        const auto member = partOf(info.spec.limits[i]).member;
        found.removeIf([&](const Subscription *subscription) {
            const auto &only = subscription->resource.condition.*member;
            return only && only != about.*member;
        });
    }
    return found;
}

// Validation of requests

Result<const EventInfo *> EventSub::typeOf(const Caller &caller,
                                           const Api::CreateEventSubSubscription &wanted) const
{
    const Api::EventTransport &transport = wanted.transport;
    const bool socket = transport.method == QLatin1String("websocket");
    const bool webhook = transport.method == QLatin1String("webhook");
    if (!socket && !webhook && transport.method != QLatin1String("conduit"))
        return refuse(400,
                      QStringLiteral("The parameter \"transport.method\" was malformed: value must be one of"
                                     " \"webhook\",\"websocket\",\"conduit\""));
    if (webhook && caller.isUser())
        return refuse(400, QStringLiteral("auth must use app access token to create webhook subscription"));
    if (socket != caller.isUser())
        return refuse(400, QStringLiteral("invalid transport and auth combination"));

    for (const Api::WithdrawnEvent &old : Api::withdrawnEvents()) {
        if (wanted.type == QLatin1String(old.type) && wanted.version == QLatin1String(old.version)) {
            return old.gone
                ? refuse(410, QStringLiteral("This subscription type is not available."))
                : refuse(400, QStringLiteral("cannot use deprecated subscription type and version"));
        }
    }
    for (const EventInfo *info : Api::eventCatalogue()) {
        if (wanted.type != QLatin1String(info->spec.type)
            || wanted.version != QLatin1String(info->spec.version))
            continue;
        if (info->spec.appOnly && socket)
            return refuse(400, QStringLiteral("invalid transport and auth combination"));
        if (info->spec.batched && !wanted.isBatchingEnabled.value_or(false))
            return refuse(400, QStringLiteral("is_batching_enabled must be true for this subscription type"));
        return info;
    }
    return refuse(400, QStringLiteral("invalid subscription type and version combination"));
}

Result<EventSub::Session *> EventSub::destination(const Caller &caller, const Api::EventTransport &transport)
{
    if (transport.method == QLatin1String("webhook")) {
        const QUrl callback(transport.callback.value_or(QString()), QUrl::StrictMode);
        if (!callback.isValid() || callback.scheme() != QLatin1String("https"))
            return refuse(400, QStringLiteral("call back must be https protocol"));
        if (transport.callback->size() > longestCallback)
            return refuse(400, QStringLiteral("call back is too long"));
        if (callback.host().isEmpty() || callback.port(443) != 443)
            return refuse(400, QStringLiteral("call back must use port 443"));
        const QString secret = transport.secret.value_or(QString());
        const bool ascii
            = std::all_of(secret.begin(), secret.end(), [](QChar c) { return c.unicode() < 128; });
        if (secret.size() < 10 || secret.size() > 100 || !ascii)
            return refuse(400, QStringLiteral("secret must be between 10 and 100 characters"));
        return static_cast<Session *>(nullptr);
    }
    if (transport.method == QLatin1String("conduit"))
        return refuse(400, QStringLiteral("conduit does not exist"));
    const auto found = m_sessions.find(transport.sessionId.value_or(QString()));
    if (found == m_sessions.end())
        return refuse(
            400, QStringLiteral("websocket transport session does not exist or has already disconnected"));
    Session *session = found->second.get();
    for (const Subscription *other : std::as_const(session->subscriptions)) {
        if (other->clientId == caller.clientId && other->userId != caller.userId)
            return refuse(
                400,
                QStringLiteral("websocket transport cannot have subscriptions created by different users"));
    }
    return session;
}

Result<EventCondition> EventSub::checkedCondition(const EventInfo &info, const EventCondition &given) const
{
    const EventSpec &spec = info.spec;
    EventCondition condition;
    int named = 0;
    for (const Part &part : parts) {
        const bool wanted = needs(spec, part.key) || isLimitedBy(spec, part.key);
        const std::optional<QString> &text = given.*part.member;
        if (!wanted)
            continue;
        if (!has(text)) {
            if (needs(spec, part.key) && !spec.needsEither)
                return refuse(400,
                              QStringLiteral("Missing required parameter \"condition.%1\"")
                                  .arg(QLatin1String(part.name)));
            continue;
        }
        if (text->size() > longestId)
            return refuse(400,
                          QStringLiteral("The parameter \"condition.%1\" was malformed: the value must have"
                                         " a length of at most %2")
                              .arg(QLatin1String(part.name))
                              .arg(longestId));
        ++named;
        if (part.isUser) {
            if (rowId(*text) < 0)
                return refuse(
                    400, QStringLiteral("%1 \"%2\" must be numeric").arg(QLatin1String(part.name), *text));
            if (!m_world.user(*text))
                return refuse(
                    400,
                    QStringLiteral("the user in condition.%1 does not exist").arg(QLatin1String(part.name)));
        }
        condition.*part.member = text;
    }
    if (spec.needsEither && named != 1)
        return refuse(
            400,
            QStringLiteral("exactly one of condition.%1 and condition.%2 is required")
                .arg(QLatin1String(partOf(spec.needs[0]).name), QLatin1String(partOf(spec.needs[1]).name)));
    return condition;
}

Result<void> EventSub::mayHave(const Caller &caller, const EventInfo &info,
                               const EventCondition &condition) const
{
    const EventSpec &spec = info.spec;
    for (const auto &id : {condition.clientId, condition.extensionClientId}) {
        if (has(id) && *id != caller.clientId)
            return unauthorized();
    }
    if (has(condition.organizationId)
        && *condition.organizationId != m_world.area<Organizations>().ofApp(caller.clientId))
        return unauthorized();
    const auto asked = consenting(spec, condition);
    if (!asked)
        return {};
    if (caller.isUser() && *asked != caller.userId)
        return unauthorized();
    // With an app token, everything that the user allows the app counts.
    Grants &grants = m_world.area<Grants>();
    const Api::ScopeSet granted = caller.scopes
        | (caller.isUser() ? grants.approved(caller.clientId, *asked)
                           : grants.consent(caller.clientId, *asked))
              .value_or(Api::ScopeSet());
    for (quint8 i = 0; i < spec.scopeCount; ++i) {
        if (!granted.containsAny(spec.scopes[i]))
            return unauthorized();
    }
    if (needs(spec, ConditionKey::Moderator)
        && !m_world.mayModerate(condition.broadcasterUserId.value_or(QString()), *asked))
        return unauthorized();
    if (needs(spec, ConditionKey::User) && has(condition.broadcasterUserId)
        && m_world.isBanned(*condition.broadcasterUserId, *asked))
        return unauthorized();
    return {};
}

int EventSub::costOf(const Caller &caller, const EventInfo &info, const EventCondition &condition) const
{
    if (info.spec.scopeCount > 0)
        return 0;
    const QStringList users = usersIn(condition);
    const bool known = std::any_of(users.begin(), users.end(), [&](const QString &id) {
        return id == caller.userId || m_world.area<Grants>().consent(caller.clientId, id);
    });
    return known ? 0 : 1;
}

bool EventSub::belongsTo(const Caller &caller, const Subscription &subscription) const
{
    return subscription.clientId == caller.clientId && subscription.userId == caller.userId;
}

Result<void> EventSub::checkLimits(const Caller &caller, const Subscription &made,
                                   const Session *session) const
{
    int alike = 0;
    int cost = made.resource.cost;
    QList<const Session *> sessions;
    for (const auto &[number, other] : m_subscriptions) {
        if (!other->counts() || other->clientId != caller.clientId)
            continue;
        const bool same = other->info == made.info && other->resource.condition == made.resource.condition;
        if (same && other->session == session
            && other->resource.transport.callback == made.resource.transport.callback)
            return refuse(409, QStringLiteral("subscription already exists"));
        alike += same;
        if (!belongsTo(caller, *other))
            continue;
        cost += other->resource.cost;
        if (other->session && !sessions.contains(other->session))
            sessions.append(other->session);
    }
    if (alike >= maxAlike)
        return refuse(429, QStringLiteral("maximum subscriptions with type and condition exceeded"));
    if (session && !sessions.contains(session) && sessions.size() >= maxSessions)
        return refuse(429, QStringLiteral("number of websocket transports limit exceeded"));
    if (session && session->subscriptions.size() >= maxOnSession)
        return refuse(429, QStringLiteral("number of subscriptions on websocket transport limit exceeded"));
    if (cost > (session ? maxSocketCost : maxWebhookCost))
        return refuse(429, QStringLiteral("total cost of subscriptions limit exceeded"));
    return {};
}

// The endpoints

template <class Listing>
void EventSub::addTotals(const Caller &caller, Listing &listing) const
{
    for (const auto &[number, subscription] : m_subscriptions) {
        if (!belongsTo(caller, *subscription))
            continue;
        ++listing.total;
        if (subscription->counts())
            listing.totalCost += subscription->resource.cost;
    }
    listing.maxTotalCost = caller.isUser() ? maxSocketCost : maxWebhookCost;
}

Result<Api::EventSubCreated> EventSub::create(const Caller &caller,
                                              const Api::CreateEventSubSubscription &wanted)
{
    settleEnded();
    const auto info = typeOf(caller, wanted);
    if (!info)
        return info.error();
    const auto session = destination(caller, wanted.transport);
    if (!session)
        return session.error();
    const auto condition = checkedCondition(**info, wanted.condition);
    if (!condition)
        return condition.error();
    if (auto may = mayHave(caller, **info, *condition); !may)
        return may.error();

    auto made = std::make_unique<Subscription>();
    made->info = *info;
    made->clientId = caller.clientId;
    made->userId = caller.userId;
    made->tokenHash = hashOf(caller.token);
    made->place = placeOf(**info, *condition);
    made->resource = {.id = QUuid::createUuid().toString(QUuid::WithoutBraces),
                      .status = *session ? QStringLiteral("enabled")
                                         : QStringLiteral("webhook_callback_verification_pending"),
                      .type = wanted.type,
                      .version = wanted.version,
                      .condition = *condition,
                      .createdAt = m_world.clock().now(),
                      .transport = {.method = wanted.transport.method},
                      .cost = costOf(caller, **info, *condition)};
    Api::EventTransport &transport = made->resource.transport;
    if (*session)
        transport.sessionId = (*session)->id;
    else
        transport.callback = wanted.transport.callback;
    if (auto ok = checkLimits(caller, *made, *session); !ok)
        return ok.error();

    {
        const Api::WritingScope fine(Api::TimeFormat::Nanoseconds);
        Api::JsonWriter writer(made->json);
        Api::toJson(Api::schemaOf<Api::EventSubSubscription>(), &made->resource, writer);
    }
    made->number = ++m_lastNumber;
    made->session = *session;
    Subscription &subscription = *made;
    m_numbers.insert(made->resource.id, made->number);
    m_subscriptions.emplace(made->number, std::move(made));
    if (Session *socket = *session) {
        transport.connectedAt = socket->connectedAt;
        socket->subscriptions.append(&subscription);
        socket->used = true;
        m_topics[{*info, subscription.place}].append(&subscription);
        ++m_enabled;
    } else {
        subscription.pendingUntil = now() + verification;
    }
    Api::EventSubCreated answer{.data = {subscription.resource}};
    addTotals(caller, answer);
    return answer;
}

void EventSub::settleEnded()
{
    const qint64 at = now();
    for (const auto &[number, subscription] : m_subscriptions) {
        if (subscription->pendingUntil > 0 && at >= subscription->pendingUntil) {
            subscription->pendingUntil = 0;
            end(*subscription, QStringLiteral("webhook_callback_verification_failed"));
        }
    }
    while (!m_ended.empty()) {
        const auto found = m_subscriptions.find(m_ended.front());
        if (found != m_subscriptions.end()) {
            if (qsizetype(m_ended.size()) <= maxEnded && at - found->second->endedAt < endedListed.count())
                return;
            m_numbers.remove(found->second->resource.id);
            m_subscriptions.erase(found);
        }
        m_ended.pop_front();
    }
}

Result<EventSubListing> EventSub::list(const Caller &caller, const Api::GetEventSubSubscriptions &wanted)
{
    settleEnded();
    QStringList query{QStringLiteral("eventsub"), caller.clientId, caller.userId};
    int filters = 0;
    for (const auto &filter : {wanted.status, wanted.type, wanted.userId, wanted.subscriptionId}) {
        filters += filter.has_value();
        query.append(filter.value_or(QString()));
    }
    if (filters > 1)
        return refuse(400,
                      QStringLiteral("The request may specify only one filter query parameter. For example,"
                                     " either type or status or user_id."));
    auto at = m_subscriptions.cbegin();
    if (wanted.after) {
        const auto place = readCursor(query, *wanted.after, 1);
        if (!place)
            return refuse(400, QStringLiteral("Invalid cursor."));
        at = m_subscriptions.upper_bound(place->at(0).toLongLong());
    }
    EventSubListing listing;
    qint64 last = 0;
    for (; at != m_subscriptions.cend(); ++at) {
        const Subscription &subscription = *at->second;
        if (!belongsTo(caller, subscription))
            continue;
        if ((wanted.status && subscription.resource.status != *wanted.status)
            || (wanted.type && subscription.resource.type != *wanted.type)
            || (wanted.userId && !usersIn(subscription.resource.condition).contains(*wanted.userId))
            || (wanted.subscriptionId && subscription.resource.id != *wanted.subscriptionId))
            continue;
        if (listing.data.size() == pageSize) {
            listing.pagination.cursor = makeCursor(query, {QString::number(last)});
            break;
        }
        listing.data.append(subscription.resource);
        last = subscription.number;
    }
    addTotals(caller, listing);
    return listing;
}

Result<void> EventSub::remove(const Caller &caller, const QString &id)
{
    settleEnded();
    const auto number = m_numbers.constFind(id);
    if (number == m_numbers.constEnd() || !belongsTo(caller, *m_subscriptions.at(*number)))
        return refuse(404, QStringLiteral("subscription not found"));
    Subscription &subscription = *m_subscriptions.at(*number);
    end(subscription, QStringLiteral("deleted"));
    m_subscriptions.erase(*number);
    m_numbers.erase(number);
    return {};
}

void EventSub::serve(Service &service)
{
    service.on<Api::CreateEventSubSubscription>(
        [](World &world, const Caller &caller, const Api::CreateEventSubSubscription &in) {
            return world.area<EventSub>().create(caller, in);
        });
    service.on<Api::GetEventSubSubscriptions>(
        [](World &world, const Caller &caller, const Api::GetEventSubSubscriptions &in) {
            return world.area<EventSub>().list(caller, in);
        });
    service.on<Api::DeleteEventSubSubscription>(
        [](World &world, const Caller &caller, const Api::DeleteEventSubSubscription &in) {
            return world.area<EventSub>().remove(caller, in.id);
        });
}

}  // namespace Sidestage::Sandbox
