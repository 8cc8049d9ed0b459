// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_service.h"

#include "api/events.h"
#include "base/backoff.h"
#include "base/log.h"
#include "client/list_walk.h"
#include "client/session.h"
#include "event_socket.h"
#include "schema/redaction.h"

#include <algorithm>
#include <vector>

namespace Sidestage {

namespace {

/// Ids of this run's earlier sessions to remember, so that subscriptions left over from them are recognized.
constexpr qsizetype maxSessions = 32;
/// Pages of subscriptions to read at most; more than the service allows.
constexpr int maxPages = 20;

const QString enabled = QStringLiteral("enabled");

QString eventKeyOf(const QString &type, const QString &version, const Api::EventCondition &condition)
{
    QString key = type + u' ' + version;
    const auto add = [&key](char16_t name, const std::optional<QString> &value) {
        if (value && !value->isEmpty())
            key += u' ' + QString(QChar(name)) + *value;
    };
    add(u'b', condition.broadcasterUserId);
    add(u'm', condition.moderatorUserId);
    add(u'u', condition.userId);
    add(u'r', condition.rewardId);
    add(u'f', condition.fromBroadcasterUserId);
    add(u't', condition.toBroadcasterUserId);
    add(u'c', condition.clientId);
    add(u'e', condition.extensionClientId);
    add(u'o', condition.organizationId);
    add(u'g', condition.categoryId);
    add(u'p', condition.campaignId);
    add(u'd', condition.conduitId);
    return key;
}

/// The key that identifies a subscription. The service may return "" for a condition field that was not
/// requested.
QString eventKeyOf(const Api::EventInfo &event, const Api::EventCondition &condition)
{
    return eventKeyOf(QString::fromLatin1(event.spec.type), QString::fromLatin1(event.spec.version),
                      condition);
}

QString eventKeyOf(const Api::EventSubSubscription &subscription)
{
    return eventKeyOf(subscription.type, subscription.version, subscription.condition);
}

/// Sorts the names, so that two lists can be compared.
QStringList sortedNames(QStringList names)
{
    names.sort();
    return names;
}

}  // namespace

/// One type of event with its condition, and its listeners.
struct EventService::Topic
{
    using State = TopicState;

    struct Listener
    {
        QPointer<QObject> context{};
        Deliver deliver{};
        const char *file = "";
    };

    const Api::EventInfo *event = nullptr;
    Api::EventCondition condition{};
    Make make{};
    int order = 0;  ///< Creation order.
    std::vector<std::shared_ptr<Listener>> listeners{};
    State state = State::Wanted;
    QString subscriptionId{};
    QString revokedId{};  ///< Of a subscription that was revoked, perhaps before its creation was answered.
    std::optional<Error> refusal{};
    int failures = 0;
    qint64 notBefore = 0;  ///< Milliseconds on the steady clock before which no request is sent; used while
                           ///< Wanted.
};

EventService::EventService(Client *client, Session *session, QUrl url, QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_session(session)
    , m_url(std::move(url))
    , m_socket(new EventSocket(m_url, this))
{
    m_since.start();
    for (QTimer *timer : {&m_pumpTimer, &m_tidyTimer})
        timer->setSingleShot(true);
    connect(m_socket, &EventSocket::stateChanged, this, [this] {
        if (m_socket->state() == EventSocket::State::Waiting)
            m_wasCut = true;
        Q_EMIT stateChanged();
    });
    connect(m_socket, &EventSocket::welcomed, this, &EventService::welcomed);
    connect(m_socket, &EventSocket::lost, this, &EventService::lost);
    connect(m_socket, &EventSocket::handedOver, this, [this](bool missed) {
        rememberSession();
        m_missed = m_missed || missed;
        pump();
    });
    connect(m_socket, &EventSocket::notified, this, &EventService::deliver);
    connect(m_socket, &EventSocket::revoked, this, &EventService::revoked);
    connect(&m_pumpTimer, &QTimer::timeout, this, &EventService::connectIfWanted);
    connect(&m_tidyTimer, &QTimer::timeout, this, &EventService::tidy);
    connect(session, &Session::ended, this, &EventService::sessionEnded);
    connect(session, &Session::tokenChanged, this, &EventService::tokenChanged);
    m_scopes = sortedNames(session->token().scopes);
}

EventService::State EventService::state() const
{
    switch (m_socket->state()) {
    case EventSocket::State::Closed:
        break;
    case EventSocket::State::Connecting:
        return m_wasCut ? State::Waiting : State::Connecting;
    case EventSocket::State::Connected:
        return State::Connected;
    case EventSocket::State::Waiting:
        return State::Waiting;
    }
    return State::Off;
}

QDateTime EventService::retryAt() const
{
    return state() == State::Waiting ? m_socket->retryAt() : QDateTime();
}

QDateTime EventService::lastFrameAt() const
{
    return m_socket->lastFrameAt();
}

QString EventService::reason() const
{
    if (!isOffered())
        return tr("This service profile has no address for live events.");
    return m_reason.isEmpty() ? m_socket->reason() : m_reason;
}

bool EventService::covers(const Api::EventInfo &event, const Api::EventCondition &condition) const
{
    const auto topic = m_topics.value(eventKeyOf(event, condition));
    return topic && topic->state == Topic::State::Standing;
}

std::optional<Error> EventService::refusalOf(const Api::EventInfo &event,
                                             const Api::EventCondition &condition) const
{
    const auto topic = m_topics.value(eventKeyOf(event, condition));
    return topic ? topic->refusal : std::nullopt;
}

QList<EventService::Subscription> EventService::subscriptions() const
{
    QList<Subscription> all;
    for (const auto &topic : inOrder()) {
        // Topics without listeners are removed later by tidy().
        if (!topic->listeners.empty())
            all.append(
                {topic->event, topic->condition, topic->state == Topic::State::Standing, topic->refusal});
    }
    return all;
}

void EventService::setResting(bool resting)
{
    if (std::exchange(m_isResting, resting) == resting)
        return;
    if (resting)
        hangUp();
    else
        connectIfWanted();
    Q_EMIT stateChanged();
}

void EventService::setTiming(const EventTiming &timing)
{
    m_socket->setTiming(timing);
}

void EventService::retry()
{
    forgetRefusals();
    m_socket->retry();
    connectIfWanted();
}

void EventService::startOver()
{
    m_socket->startOver(tr("The computer was asleep."));
}

// Listeners and delivery

void EventService::listen(const Api::EventInfo &event, const Api::EventCondition &condition, QObject *context,
                          Deliver deliver, Make make, const char *file)
{
    auto &topic = m_topics[eventKeyOf(event, condition)];
    if (!topic) {
        topic = std::make_shared<Topic>();
        topic->event = &event;
        topic->condition = condition;
        topic->make = std::move(make);
        topic->order = ++m_lastOrder;
    }
    topic->listeners.push_back(
        std::make_shared<Topic::Listener>(Topic::Listener{context, std::move(deliver), file}));
    connect(context, &QObject::destroyed, this, &EventService::forget);
    // Deferred, because callers often subscribe to several types at once, and the most important one goes
    // first.
    m_pumpTimer.start(0);
}

void EventService::forget(QObject *context)
{
    for (const auto &topic : std::as_const(m_topics)) {
        // During destroyed() the QPointer is already null.
        std::erase_if(topic->listeners, [context](const auto &listener) {
            return !listener->context || listener->context == context;
        });
        if (topic->listeners.empty() && !m_tidyTimer.isActive())
            m_tidyTimer.start(m_socket->timing().unwanted);
    }
}

void EventService::deliver(const Api::EventFrame &frame)
{
    if (!frame.payload.subscription || !frame.payload.event)
        return;
    const auto topic = m_topics.value(eventKeyOf(*frame.payload.subscription));
    record(frame, topic.get());
    if (!topic || topic->listeners.empty())
        return;
    const auto document = Api::JsonDocument::parse(frame.payload.event->text);
    const auto event = topic->make();
    Error error;
    const Api::ReadingScope tolerant(Api::Reading::Tolerant);
    if (!document || !Api::fromJson(topic->event->schema, document->root(), event.get(), error)) {
        qCWarning(lcClient) << "an event" << topic->event->spec.type << "makes no sense:" << error.field;
        return;
    }
    const auto listeners = topic->listeners;  // a copy: a handler may add or remove listeners
    for (const auto &listener : listeners) {
        if (listener->context)
            listener->deliver(event.get(), frame.metadata.messageTimestamp);
    }
}

void EventService::record(const Api::EventFrame &frame, const Topic *topic) const
{
    CallRecorder *recorder = m_client ? m_client->recorder() : nullptr;
    if (!recorder)
        return;
    CallRecord record{.at = QDateTime::currentDateTimeUtc(),
                      .method = QStringLiteral("Event"),
                      .path = frame.payload.subscription->type,
                      .kind = CallRecord::Kind::Event,
                      .userId = m_session->service().userId(),
                      .endpoint = frame.payload.subscription->type,
                      .url = m_url,
                      .file = topic && !topic->listeners.empty() ? topic->listeners.front()->file : ""};
    record.response.size = frame.payload.event->text.size();
    if (!record.response.isTooLarge())
        record.response.body = Api::redactedJson(frame.payload.event->text, false);
    Q_EMIT recorder->recorded(record);
}

// Sessions and tokens

void EventService::connectIfWanted()
{
    if (!isUsable() || !anyIs({Topic::State::Wanted, Topic::State::Creating, Topic::State::Standing}))
        return;
    m_socket->open();
    pump();
}

void EventService::sessionEnded()
{
    forgetRefusals();
    hangUp();
}

void EventService::hangUp()
{
    const bool stood = forgetSession();
    m_wasCut = false;
    m_socket->close();
    if (stood)
        Q_EMIT coverageChanged();
}

void EventService::tokenChanged()
{
    if (m_session->isEnded())
        return sessionEnded();
    // A renewed token has the same scopes. After a new authorization it may have more, so refused
    // subscriptions are requested again.
    const QStringList scopes = sortedNames(m_session->token().scopes);
    if (std::exchange(m_scopes, scopes) != scopes || m_socket->state() == EventSocket::State::Closed)
        forgetRefusals();
    m_pumpTimer.start(0);
}

void EventService::rememberSession()
{
    m_ownSessions.append(m_socket->sessionId());
    while (m_ownSessions.size() > maxSessions)
        m_ownSessions.removeFirst();
}

void EventService::welcomed()
{
    forgetSession();
    rememberSession();
    m_wasCut = false;
    m_missed = true;
    for (const auto &topic : std::as_const(m_topics))
        topic->notBefore = 0;
    pump();
}

void EventService::lost(int code)
{
    const bool stood = forgetSession();
    // No subscription can be created, so the connection is not needed.
    if (code == EventSocket::Unused && !anyIs({Topic::State::Wanted}))
        m_socket->close();
    if (stood)
        Q_EMIT coverageChanged();
}

// Creating subscriptions, one after the other

void EventService::tidy()
{
    QStringList gone;
    bool again = false;
    for (auto i = m_topics.begin(); i != m_topics.end();) {
        if (!(*i)->listeners.empty()) {
            ++i;
        } else if ((*i)->state == Topic::State::Creating) {
            again = true;  // its id is not known yet
            ++i;
        } else {
            if (!(*i)->subscriptionId.isEmpty())
                gone.append((*i)->subscriptionId);
            i = m_topics.erase(i);
        }
    }
    if (again)
        m_tidyTimer.start(m_socket->timing().unwanted);
    if (m_topics.isEmpty()) {
        forgetSession();
        m_socket->close();  // the subscriptions end with the session
        m_wasCut = false;
        return;
    }
    for (const QString &id : std::as_const(gone))
        unsubscribe(id);
    Q_EMIT coverageChanged();
}

Bound EventService::unsubscribe(QString subscriptionId)
{
    if (!m_client)
        co_return;
    m_ending.insert(subscriptionId);
    auto deleting = m_client->call(Api::DeleteEventSubSubscription{.id = subscriptionId});
    const auto deleted = co_await deleting;
    if (!deleted && deleted.error().kind != Error::Kind::NotFound) {
        m_ending.remove(subscriptionId);
        qCInfo(lcClient) << "a subscription was not ended:" << deleted.error().message;
    }
}

void EventService::revoked(const Api::EventSubSubscription &subscription)
{
    const auto topic = m_topics.value(eventKeyOf(subscription));
    if (!topic || (!topic->subscriptionId.isEmpty() && topic->subscriptionId != subscription.id))
        return;
    topic->subscriptionId.clear();
    topic->revokedId = subscription.id;
    refused(*topic, {.kind = Error::Kind::Forbidden, .message = subscription.status});
    m_news = false;
    const QPointer<EventService> there = this;
    Q_EMIT coverageChanged();
    if (there)
        pump();
}

void EventService::pump()
{
    if (!m_client || m_creating || m_socket->state() != EventSocket::State::Connected)
        return;
    const qint64 now = m_since.elapsed();
    std::shared_ptr<Topic> next;
    qint64 wakeAt = std::numeric_limits<qint64>::max();
    for (const auto &topic : std::as_const(m_topics)) {
        if (topic->state != Topic::State::Wanted || topic->listeners.empty())
            continue;
        if (topic->notBefore > now) {
            wakeAt = std::min(wakeAt, topic->notBefore);
            continue;
        }
        const auto before = [](const Topic &a, const Topic &b) {
            return std::pair(b.listeners.size(), a.order) < std::pair(a.listeners.size(), b.order);
        };
        if (!next || before(*topic, *next))
            next = topic;
    }
    if (next) {
        subscribe(eventKeyOf(*next->event, next->condition), m_socket->sessionId());
        return;
    }

    // All subscriptions that can be created now exist.
    if (wakeAt < std::numeric_limits<qint64>::max())
        m_pumpTimer.start(int(wakeAt - now));
    const bool stands = anyIs({Topic::State::Standing});
    const bool missed = stands && std::exchange(m_missed, false);
    const QPointer<EventService> there = this;  // a slot may delete this
    if (!stands && !anyIs({Topic::State::Wanted})) {
        // All subscriptions are refused permanently, so the connection is not needed.
        for (const auto &topic : inOrder()) {
            if (m_reason.isEmpty() && topic->refusal)
                m_reason = tr("The service refused all subscriptions: %1").arg(topic->refusal->message);
        }
        m_socket->close();
    }
    if (there && std::exchange(m_news, false))
        Q_EMIT coverageChanged();
    if (missed && there)
        Q_EMIT gap();
}

Bound EventService::subscribe(QString key, QString sessionId)
{
    const std::shared_ptr<Topic> topic = m_topics.value(key);
    const int run = m_run;
    topic->state = Topic::State::Creating;
    m_creating = true;
    const Api::EventTransport transport{.method = QStringLiteral("websocket"), .sessionId = sessionId};
    auto asking = m_client->call(
        Api::CreateEventSubSubscription{.type = QString::fromLatin1(topic->event->spec.type),
                                        .version = QString::fromLatin1(topic->event->spec.version),
                                        .condition = topic->condition,
                                        .transport = transport});
    const auto created = co_await asking;
    if (run != m_run || !m_client)
        co_return;  // the session has ended, and its subscriptions with it
    const Error error = created ? Error() : created.error();
    // Then not the subscription was refused, but the renewal of the token. That passes.
    const bool isUnrenewed = error.kind == Error::Kind::Unauthorized && m_session->refusal();

    if (created && !created->data.isEmpty() && created->data.first().status == enabled) {
        confirm(*topic, created->data.first().id);
    } else if (created || error.isUncertain() || isUnrenewed) {
        later(*topic, pauseAfter(++topic->failures));
    } else if (error.kind == Error::Kind::Conflict || error.kind == Error::Kind::RateLimited) {
        // Conflict: the subscription exists already, created by a call whose response was lost. RateLimited:
        // the limit is reached, perhaps by subscriptions of earlier sessions.
        QList<Api::EventSubSubscription> all;
        const Api::GetEventSubSubscriptions every{};
        ListWalk listing(m_client, every);
        auto walking = listing.each([&, pages = 0](const Api::EventSubListing &listed) mutable {
            all += listed.data;
            return ++pages < maxPages;
        });
        std::ignore = co_await walking;
        if (run != m_run || !m_client)
            co_return;
        const QString current = m_socket->sessionId();
        const auto sessionOf = [](const auto &one) { return one.transport.sessionId.value_or(QString()); };
        const auto own = std::find_if(all.cbegin(), all.cend(), [&](const auto &one) {
            return one.status == enabled && eventKeyOf(one) == key && !m_ending.contains(one.id)
                && one.id != topic->revokedId && (sessionOf(one) == current || sessionOf(one) == sessionId);
        });
        if (own != all.cend()) {
            confirm(*topic, own->id);
        } else if (error.kind == Error::Kind::Conflict) {
            later(*topic, pauseAfter(++topic->failures));
        } else {
            // Subscriptions of this run's earlier sessions are deleted at once. Other sessions may belong to
            // another running Sidestage: only if the limit is still reached after several attempts, the
            // subscriptions of the oldest one are deleted.
            QString oldest;
            QDateTime since;
            for (const auto &one : std::as_const(all)) {
                const QString session = sessionOf(one);
                if (one.status != enabled || session == current || m_ownSessions.contains(session))
                    continue;
                const QDateTime at = one.transport.connectedAt.value_or(one.createdAt);
                if (oldest.isEmpty() || at < since) {
                    oldest = session;
                    since = at;
                }
            }
            int freed = 0;
            for (const auto &one : std::as_const(all)) {
                const QString session = sessionOf(one);
                const bool left = session != current && m_ownSessions.contains(session);
                const bool taken = topic->failures > 0 && !oldest.isEmpty() && session == oldest;
                if (one.status != enabled || (!left && !taken))
                    continue;
                auto deleting = m_client->call(Api::DeleteEventSubSubscription{.id = one.id});
                const auto deleted = co_await deleting;
                if (run != m_run || !m_client)
                    co_return;
                freed += deleted ? 1 : 0;
            }
            topic->refusal = error;
            ++topic->failures;
            m_news = true;
            later(*topic,
                  freed > 0 && topic->failures < 4 ? std::chrono::milliseconds(0) : m_socket->timing().full);
        }
    } else if (error.message.contains(QLatin1String("websocket transport session"), Qt::CaseInsensitive)) {
        topic->state = Topic::State::Wanted;
        if (m_socket->sessionId() == sessionId) {
            // The session has ended on the service, but the socket has not noticed.
            m_creating = false;
            m_socket->startOver(error.message);
            co_return;
        }
    } else {
        refused(*topic, error);
    }
    m_creating = false;
    if (topic->listeners.empty() && !m_tidyTimer.isActive())
        m_tidyTimer.start(m_socket->timing().unwanted);
    pump();
}

bool EventService::isUsable() const
{
    return m_url.isValid() && !m_url.isEmpty() && !m_isResting && !m_session->isEnded()
        && !isAwaited(*m_session);
}

QList<std::shared_ptr<EventService::Topic>> EventService::inOrder() const
{
    auto all = m_topics.values();
    std::sort(all.begin(), all.end(), [](const auto &a, const auto &b) { return a->order < b->order; });
    return all;
}

bool EventService::anyIs(std::initializer_list<TopicState> states) const
{
    return std::any_of(m_topics.cbegin(), m_topics.cend(), [&](const auto &topic) {
        return std::find(states.begin(), states.end(), topic->state) != states.end();
    });
}

bool EventService::forgetSession()
{
    ++m_run;
    m_creating = m_missed = m_news = false;
    m_ending.clear();
    bool stood = false;
    for (const auto &topic : std::as_const(m_topics)) {
        stood = stood || topic->state == Topic::State::Standing;
        if (topic->state != Topic::State::Refused)
            topic->state = Topic::State::Wanted;
        topic->subscriptionId.clear();
        topic->failures = 0;
    }
    return stood;
}

void EventService::forgetRefusals()
{
    for (const auto &topic : std::as_const(m_topics)) {
        if (topic->state == Topic::State::Refused)
            topic->state = Topic::State::Wanted;
        topic->refusal.reset();
        topic->notBefore = 0;
        topic->failures = 0;
    }
    m_reason.clear();
}

void EventService::confirm(Topic &topic, const QString &id)
{
    if (id == topic.revokedId)
        return;  // the revocation came before the answer
    topic.state = Topic::State::Standing;
    topic.subscriptionId = id;
    topic.refusal.reset();
    topic.failures = 0;
    topic.notBefore = 0;
    m_news = true;
}

void EventService::refused(Topic &topic, const Error &error)
{
    qCInfo(lcClient) << topic.event->spec.type << "is refused:" << error.status << error.message;
    topic.state = Topic::State::Refused;
    topic.refusal = error;
    m_news = true;
}

void EventService::later(Topic &topic, std::chrono::milliseconds pause)
{
    topic.state = Topic::State::Wanted;
    topic.notBefore = m_since.elapsed() + pause.count();
}

std::chrono::milliseconds EventService::pauseAfter(int failures) const
{
    return backoff(m_socket->timing().firstRetry, m_socket->timing().longestRetry, failures);
}

}  // namespace Sidestage
