// SPDX-License-Identifier: GPL-3.0-or-later

// Create, list and delete subscriptions, and give conduits their transports (api-facts C3, D1).

#include "base/log.h"
#include "base/new_id.h"
#include "eventsub.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/oauth/organizations.h"
#include "sandbox/oauth/pending_consents.h"
#include "sandbox/service/paging.h"
#include "sandbox/world/secrets.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"
#include "schema/describe.h"

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

const QString goneSession
    = QStringLiteral("websocket transport session does not exist or has already disconnected");

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
    {ConditionKey::Conduit, "conduit_id", &EventCondition::conduitId, false},
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

/// Whether a condition may be limited by this part.
bool isLimitedBy(const EventSpec &spec, ConditionKey key)
{
    const auto end = spec.limits.begin() + spec.limitCount;
    return std::find(spec.limits.begin(), end, key) != end;
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
    if (info.spec.ownOnly)
        return ownPlace(condition.broadcasterUserId.value_or(QString()),
                        condition.userId.value_or(QString()));
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

std::optional<QString> consenting(const EventSpec &spec, const EventCondition &condition)
{
    if (needs(spec, ConditionKey::Moderator))
        return condition.moderatorUserId;
    if (readsChat(spec))
        return condition.userId;
    if (spec.scopeCount > 0)
        return needs(spec, ConditionKey::User) ? condition.userId : condition.broadcasterUserId;
    return {};
}

bool readsChat(const EventSpec &spec)
{
    return needs(spec, ConditionKey::User) && needs(spec, ConditionKey::Broadcaster);
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

EventSub::Session *EventSub::findSession(const std::optional<QString> &id) const
{
    const auto found = m_sessions.find(id.value_or(QString()));
    return found == m_sessions.end() ? nullptr : found->second.get();
}

Result<EventSub::Session *> EventSub::sessionFor(const Caller &caller,
                                                 const Api::EventTransport &transport) const
{
    Session *session = findSession(transport.sessionId);
    if (!session)
        return refuse(400, goneSession);
    for (const Subscription *other : std::as_const(session->subscriptions)) {
        if (other->clientId == caller.clientId && other->userId != caller.userId)
            return refuse(
                400,
                QStringLiteral("websocket transport cannot have subscriptions created by different users"));
    }
    return session;
}

Result<void> EventSub::checkCallback(const std::optional<QString> &callback,
                                     const std::optional<QString> &secret) const
{
    const QUrl url(callback.value_or(QString()), QUrl::StrictMode);
    const bool https = url.scheme() == QLatin1String("https");
    if (!url.isValid() || url.host().isEmpty() || !(https || url.scheme() == QLatin1String("http")))
        return refuse(400, QStringLiteral("call back must be https protocol"));
    if (callback->size() > longestCallback)
        return refuse(400, QStringLiteral("call back is too long"));
    if (!url.userInfo().isEmpty())
        return refuse(400, QStringLiteral("call back must not contain a user name"));
    if (!m_webhooks.allows(url)) {
        if (!https)
            return refuse(400, QStringLiteral("call back must be https protocol"));
        if (url.port(443) != 443)
            return refuse(400, QStringLiteral("call back must use port 443"));
        return refuse(400,
                      QStringLiteral("This sandbox only calls localhost, 127.0.0.1 and [::1]. To allow"
                                     " another host, start it with --allow-webhooks-to %1.")
                          .arg(url.host()));
    }
    const QString key = secret.value_or(QString());
    const bool ascii = std::all_of(key.begin(), key.end(), [](QChar c) { return c.unicode() < 128; });
    if (key.size() < 10 || key.size() > 100 || !ascii)
        return refuse(400, QStringLiteral("secret must be between 10 and 100 characters"));
    return {};
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

Result<void> EventSub::mayHave(const Caller &caller, const EventInfo &info, const EventCondition &condition)
{
    const EventSpec &spec = info.spec;
    for (const auto &id : {condition.clientId, condition.extensionClientId}) {
        if (has(id) && *id != caller.clientId)
            return unauthorized();
    }
    if (condition.conduitId && !m_conduits.find(*condition.conduitId, caller.clientId))
        return unauthorized();
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
    if (readsChat(spec)) {
        // Who is in a timeout may still read.
        const auto ban = m_world.banOf(condition.broadcasterUserId.value_or(QString()), *asked);
        if ((ban && !ban->isTimeout()) || (!caller.isUser() && !mayReadAsBot(caller.clientId, condition)))
            return unauthorized();
    }
    return {};
}

/// Whether an app may read a chat with an app token (api-facts D6): its user must let it act as a bot, and so
/// must the broadcaster, unless that user moderates the channel.
bool EventSub::mayReadAsBot(const QString &clientId, const EventCondition &condition) const
{
    const auto granted = [&](const QString &userId, Api::Scope scope) {
        const auto consent = m_world.area<Grants>().consent(clientId, userId);
        return consent && consent->contains(scope);
    };
    const QString channel = condition.broadcasterUserId.value_or(QString());
    const QString reader = condition.userId.value_or(QString());
    return granted(reader, Api::Scope::UserBot)
        && (m_world.mayModerate(channel, reader) || granted(channel, Api::Scope::ChannelBot));
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
            && other->resource.transport.callback == made.resource.transport.callback
            && other->resource.transport.conduitId == made.resource.transport.conduitId)
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
    Session *session = nullptr;
    if (caller.isUser()) {
        const auto found = sessionFor(caller, wanted.transport);
        if (!found)
            return found.error();
        session = *found;
    } else if (wanted.transport.method == QLatin1String("webhook")) {
        if (auto ok = checkCallback(wanted.transport.callback, wanted.transport.secret); !ok)
            return ok.error();
    } else if (!m_conduits.find(wanted.transport.conduitId.value_or(QString()), caller.clientId)) {
        return refuse(400, QStringLiteral("conduit does not exist"));
    }
    const auto condition = checkedCondition(**info, wanted.condition);
    if (!condition)
        return condition.error();
    if (auto may = mayHave(caller, **info, *condition); !may)
        return may.error();

    const bool webhook = wanted.transport.method == QLatin1String("webhook");
    auto made = std::make_unique<Subscription>();
    made->info = *info;
    made->clientId = caller.clientId;
    made->userId = caller.userId;
    made->tokenHash = hashOf(caller.token);
    made->place = placeOf(**info, *condition);
    made->session = session;
    made->resource = {.id = newId(),
                      .status = webhook ? QStringLiteral("webhook_callback_verification_pending")
                                        : QStringLiteral("enabled"),
                      .type = wanted.type,
                      .version = wanted.version,
                      .condition = *condition,
                      .createdAt = m_world.clock().now(),
                      .transport = {.method = wanted.transport.method},
                      .cost = costOf(caller, **info, *condition)};
    Api::EventTransport &transport = made->resource.transport;
    if (session) {
        transport.sessionId = session->id;
    } else if (webhook) {
        transport.callback = wanted.transport.callback;
        made->secret = wanted.transport.secret.value_or(QString()).toLatin1();
    } else {
        transport.conduitId = wanted.transport.conduitId;
    }
    if (auto ok = checkLimits(caller, *made, session); !ok)
        return ok.error();

    made->json = Api::toText(made->resource, Api::TimeFormat::Nanoseconds);
    made->number = ++m_lastNumber;
    if (!session) {
        if (auto stored = store(*made); !stored)
            return stored.error();
    }
    Subscription &subscription = *made;
    m_numbers.insert(made->resource.id, made->number);
    m_subscriptions.emplace(made->number, std::move(made));
    if (session) {
        transport.connectedAt = session->connectedAt;
        session->subscriptions.append(&subscription);
        session->used = true;
    }
    if (webhook)
        verify(subscription);
    else
        activate(subscription);
    Api::EventSubCreated answer{.data = {subscription.resource}};
    addTotals(caller, answer);
    return answer;
}

const char *const EventSub::tables = R"(
-- Those of callbacks and conduits which have not ended.
CREATE TABLE event_subscriptions (
    number INTEGER PRIMARY KEY,
    client_id TEXT NOT NULL,
    secret BLOB NOT NULL,    -- signs what is sent to its callback; empty for a conduit
    resource TEXT NOT NULL   -- Api::EventSubSubscription, JSON
);

CREATE TABLE conduits (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    client_id TEXT NOT NULL,
    shard_count INTEGER NOT NULL
);

-- Only shards that were given a transport.
CREATE TABLE conduit_shards (
    conduit_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    secret BLOB NOT NULL,    -- signs what is sent to its callback; empty for a WebSocket
    resource TEXT NOT NULL,  -- Api::ConduitShard, JSON
    PRIMARY KEY (conduit_id, number)
) WITHOUT ROWID;
)";

Result<void> EventSub::store(const Subscription &subscription)
{
    const auto done = m_database.run("INSERT OR REPLACE INTO event_subscriptions (number, client_id, "
                                     "secret, resource) VALUES (?, ?, ?, ?)",
                                     subscription.number, subscription.clientId, subscription.secret,
                                     Binding::utf8(subscription.json));
    return statusOf(done);
}

Result<void> EventSub::load()
{
    // Known before anything can fail: a new subscription must not overwrite one that was not read.
    {
        Rows newest = m_database.query("SELECT ifnull(max(number), 0) FROM event_subscriptions");
        if (!newest.next())
            return newest.status();
        m_lastNumber = newest.integer(0);
    }
    if (auto loaded = m_conduits.load(); !loaded)
        return loaded;
    QList<Subscription *> pending;
    Rows rows = m_database.query(
        "SELECT number, client_id, secret, resource FROM event_subscriptions ORDER BY number");
    while (rows.next()) {
        auto stored = std::make_unique<Subscription>();
        stored->number = rows.integer(0);
        stored->clientId = rows.text(1);
        stored->secret = rows.bytes(2);
        stored->json = rows.utf8(3).toByteArray();
        const auto json = Api::JsonDocument::parse(stored->json);
        Api::EventSubSubscription &resource = stored->resource;
        Error error;
        if (!json
            || !Api::fromJson(Api::schemaOf<Api::EventSubSubscription>(), json->root(), &resource, error)) {
            qCWarning(lcSandbox) << "the stored subscription" << stored->number << "cannot be read";
            continue;
        }
        const auto &all = Api::eventCatalogue();
        const auto info = std::find_if(all.begin(), all.end(), [&](const EventInfo *one) {
            return resource.type == QLatin1String(one->spec.type)
                && resource.version == QLatin1String(one->spec.version);
        });
        if (info == all.end())
            continue;  // written by a build that has this type
        stored->info = *info;
        stored->place = placeOf(**info, resource.condition);
        Subscription &subscription = *stored;
        m_numbers.insert(resource.id, stored->number);
        m_subscriptions.emplace(subscription.number, std::move(stored));
        if (subscription.isEnabled())
            activate(subscription);
        else
            pending.append(&subscription);
    }
    if (!rows.status())
        return rows.status();
    for (Subscription *subscription : std::as_const(pending))
        verify(*subscription);
    for (auto &[number, conduit] : m_conduits.all()) {
        for (const auto &[place, shard] : conduit.shards) {
            if (shard.resource.status == QLatin1String("webhook_callback_verification_pending"))
                verify(conduit, place);
        }
    }
    return {};
}

void EventSub::settleEnded()
{
    m_webhooks.step();
    const qint64 at = now();
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
    const auto after = placeOf<1>(query, wanted.after, 0);
    if (!after)
        return after.error();
    EventSubListing listing;
    qint64 last = 0;
    for (auto at = m_subscriptions.upper_bound(after->front()); at != m_subscriptions.cend(); ++at) {
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

Result<void> EventSub::deleteConduit(const Caller &caller, const QString &id)
{
    if (const auto found = m_conduits.find(id, caller.clientId); !found)
        return found.error();
    return m_database.transaction([&]() -> Result<void> {
        if (auto done = m_conduits.remove(id); !done)
            return done;
        for (const auto &[number, subscription] : m_subscriptions) {
            if (subscription->resource.transport.conduitId == id)
                end(*subscription, QStringLiteral("conduit_deleted"));
        }
        return {};
    });
}

Result<Api::ShardsUpdated> EventSub::updateShards(const Caller &caller,
                                                  const Api::UpdateConduitShards &wanted)
{
    const auto conduit = m_conduits.find(wanted.conduitId, caller.clientId);
    if (!conduit)
        return conduit.error();
    Api::ShardsUpdated updated;
    for (const Api::ShardChange &change : wanted.shards) {
        const auto shard = assignShard(**conduit, change);
        if (shard)
            updated.data.append(*shard);
        else if (shard.error().kind == Error::Kind::Storage)
            return shard.error();
        else
            updated.errors.append({.id = change.id,
                                   .message = shard.error().message,
                                   .code = QStringLiteral("invalid_parameter")});
    }
    return updated;
}

Result<Api::ConduitShard> EventSub::assignShard(Conduits::Conduit &conduit, const Api::ShardChange &wanted)
{
    const int number = wanted.id.toInt();
    if (wanted.id != QString::number(number) || number < 0 || number >= conduit.shardCount)
        return refuse(400, QStringLiteral("The shard id is outside the conduit's range"));
    const QString method = wanted.transport.method.value_or(QString());
    Conduits::Shard shard{.resource = {.id = wanted.id, .transport = {.method = method}}};
    Session *session = nullptr;
    if (method == QLatin1String("websocket")) {
        session = findSession(wanted.transport.sessionId);
        if (!session)
            return refuse(400, goneSession);
        shard.resource.status = QStringLiteral("enabled");
        shard.resource.transport.sessionId = session->id;
        shard.resource.transport.connectedAt = session->connectedAt;
    } else if (method == QLatin1String("webhook")) {
        if (auto ok = checkCallback(wanted.transport.callback, wanted.transport.secret); !ok)
            return ok.error();
        shard.resource.status = QStringLiteral("webhook_callback_verification_pending");
        shard.resource.transport.callback = wanted.transport.callback;
        shard.secret = wanted.transport.secret.value_or(QString()).toLatin1();
    } else {
        return refuse(400,
                      QStringLiteral("The parameter \"transport.method\" was malformed: value must be one of"
                                     " \"webhook\",\"websocket\""));
    }
    const Api::ConduitShard resource = shard.resource;
    if (auto done = m_conduits.setShard(conduit, number, std::move(shard)); !done)
        return done.error();
    if (session) {
        session->shards.append({conduit.id, number});
        session->used = true;
    } else {
        verify(conduit, number);
    }
    return resource;
}

void EventSub::serve(Service &service)
{
    service.on<Api::CreateEventSubSubscription>(
        [this](const Caller &caller, const auto &in) { return create(caller, in); });
    service.on<Api::GetEventSubSubscriptions>(
        [this](const Caller &caller, const auto &in) { return list(caller, in); });
    service.on<Api::DeleteEventSubSubscription>(
        [this](const Caller &caller, const auto &in) { return remove(caller, in.id); });
    service.on<Api::GetConduits>(
        [this](const Caller &caller, const auto &) { return m_conduits.of(caller.clientId); });
    service.on<Api::CreateConduit>([this](const Caller &caller, const auto &in) {
        return m_conduits.create(caller.clientId, in.shardCount);
    });
    service.on<Api::UpdateConduit>(
        [this](const Caller &caller, const auto &in) { return m_conduits.update(caller.clientId, in); });
    service.on<Api::DeleteConduit>(
        [this](const Caller &caller, const auto &in) { return deleteConduit(caller, in.id); });
    service.on<Api::GetConduitShards>(
        [this](const Caller &caller, const auto &in) { return m_conduits.shards(caller.clientId, in); });
    service.on<Api::UpdateConduitShards>(
        [this](const Caller &caller, const auto &in) { return updateShards(caller, in); });
}

}  // namespace Sidestage::Sandbox
