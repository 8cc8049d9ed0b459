// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_service.h"

#include "base/log.h"
#include "client/client.h"
#include "client/session.h"
#include "event_socket.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <vector>

namespace Sidestage {

namespace {

/// Pages of subscriptions that are looked through; more than there can be.
constexpr int mostPages = 20;
/// Sessions of this run that are remembered, to know which subscriptions are left over from them.
constexpr qsizetype mostSessions = 32;

const QString enabled = QStringLiteral("enabled");

/// What makes two subscriptions the same. The service may say "" for what was not asked for.
QString keyOf(const QString &type, const QString &version, const Api::EventCondition &condition)
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

QString keyOf(const Api::EventInfo &event, const Api::EventCondition &condition)
{
    return keyOf(QString::fromLatin1(event.spec.type), QString::fromLatin1(event.spec.version), condition);
}

QString keyOf(const Api::EventSubSubscription &subscription)
{
    return keyOf(subscription.type, subscription.version, subscription.condition);
}

QStringList sorted(QStringList names)
{
    names.sort();
    return names;
}

}  // namespace

/// One type of event about somebody, and who is interested in it.
struct EventService::Topic
{
    enum class State : quint8 { Wanted, Creating, Standing, Refused };

    struct Listener
    {
        QPointer<QObject> context{};
        Deliver deliver{};
    };

    const Api::EventInfo *event = nullptr;
    Api::EventCondition condition{};
    Make make{};
    int order = 0;  ///< In which it was asked for.
    std::vector<std::shared_ptr<Listener>> listeners{};
    State state = State::Wanted;
    QString subscriptionId{};
    std::optional<Error> refusal{};
    int failures = 0;
    qint64 notBefore = 0;  ///< Milliseconds of the steady clock; while Wanted.
};

struct EventService::Private
{
    Private(EventService *service, Client *c, Session *s, QUrl u)
        : client(c)
        , session(s)
        , url(std::move(u))
        , socket(new EventSocket(url, service))
    {
        since.start();
        for (QTimer *timer : {&pumpTimer, &tidyTimer})
            timer->setSingleShot(true);
    }

    QPointer<Client> client;
    Session *session;
    QUrl url;
    EventSocket *socket;
    EventTiming timing{};
    QElapsedTimer since{};
    QTimer pumpTimer{};
    QTimer tidyTimer{};

    QHash<QString, std::shared_ptr<Topic>> topics{};
    int lastOrder = 0;
    int run = 0;            ///< Counts sessions on the service; one that is handed over stays the same.
    bool creating = false;  ///< A call is on its way that makes a subscription.
    bool missed = false;    ///< gap() has to come when the subscriptions stand.
    bool news = false;      ///< coverageChanged() has to come, likewise.
    bool wasCut = false;    ///< The connection was lost, and is not back.
    QStringList scopes{};   ///< Of the token by which subscriptions were refused.
    QStringList ownSessions{};
    QString reason{};  ///< Why there is no connection although somebody is interested.

    bool isUsable() const { return url.isValid() && !url.isEmpty() && !session->isEnded(); }
    QList<std::shared_ptr<Topic>> inOrder() const
    {
        auto all = topics.values();
        std::sort(all.begin(), all.end(), [](const auto &a, const auto &b) { return a->order < b->order; });
        return all;
    }
    bool anyIs(std::initializer_list<Topic::State> states) const
    {
        return std::any_of(topics.cbegin(), topics.cend(), [&](const auto &topic) {
            return std::find(states.begin(), states.end(), topic->state) != states.end();
        });
    }
    /// Nothing is subscribed to any more. True if something was.
    bool forgetSession()
    {
        ++run;
        creating = missed = news = false;
        bool stood = false;
        for (const auto &topic : std::as_const(topics)) {
            stood = stood || topic->state == Topic::State::Standing;
            if (topic->state != Topic::State::Refused)
                topic->state = Topic::State::Wanted;
            topic->subscriptionId.clear();
            topic->failures = 0;
        }
        return stood;
    }
    void forgetRefusals()
    {
        for (const auto &topic : std::as_const(topics)) {
            if (topic->state == Topic::State::Refused)
                topic->state = Topic::State::Wanted;
            topic->refusal.reset();
            topic->notBefore = 0;
            topic->failures = 0;
        }
        reason.clear();
    }
    void stands(Topic &topic, const QString &id)
    {
        topic.state = Topic::State::Standing;
        topic.subscriptionId = id;
        topic.refusal.reset();
        topic.failures = 0;
        topic.notBefore = 0;
        news = true;
    }
    void refused(Topic &topic, const Error &error)
    {
        qCInfo(lcClient) << topic.event->spec.type << "is refused:" << error.status << error.message;
        topic.state = Topic::State::Refused;
        topic.refusal = error;
        news = true;
    }
    void later(Topic &topic, std::chrono::milliseconds pause)
    {
        topic.state = Topic::State::Wanted;
        topic.notBefore = since.elapsed() + pause.count();
    }
    std::chrono::milliseconds pauseAfter(int failures) const
    {
        return std::min(timing.firstRetry * (1 << std::clamp(failures - 1, 0, 16)), timing.longestRetry);
    }
};

EventService::EventService(Client *client, Session *session, QUrl url, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(this, client, session, std::move(url)))
{
    connect(d->socket, &EventSocket::stateChanged, this, [this] {
        if (d->socket->state() == EventSocket::State::Waiting)
            d->wasCut = true;
        Q_EMIT stateChanged();
    });
    connect(d->socket, &EventSocket::welcomed, this, &EventService::welcomed);
    connect(d->socket, &EventSocket::lost, this, &EventService::lost);
    connect(d->socket, &EventSocket::handedOver, this, [this](bool missed) {
        d->ownSessions.append(d->socket->sessionId());
        d->missed = d->missed || missed;
        pump();
    });
    connect(d->socket, &EventSocket::notified, this, &EventService::deliver);
    connect(d->socket, &EventSocket::revoked, this, &EventService::revoked);
    connect(&d->pumpTimer, &QTimer::timeout, this, &EventService::connectIfWanted);
    connect(&d->tidyTimer, &QTimer::timeout, this, &EventService::tidy);
    connect(session, &Session::ended, this, &EventService::sessionEnded);
    connect(session, &Session::tokenChanged, this, &EventService::tokenChanged);
    d->scopes = sorted(session->token().scopes);
}

EventService::~EventService() = default;

bool EventService::isOffered() const
{
    return !d->url.isEmpty();
}

EventService::State EventService::state() const
{
    switch (d->socket->state()) {
    case EventSocket::State::Closed:
        break;
    case EventSocket::State::Connecting:
        return d->wasCut ? State::Waiting : State::Connecting;
    case EventSocket::State::Connected:
        return State::Connected;
    case EventSocket::State::Waiting:
        return State::Waiting;
    }
    return State::Off;
}

QDateTime EventService::retryAt() const
{
    return state() == State::Waiting ? d->socket->retryAt() : QDateTime();
}

QDateTime EventService::lastFrameAt() const
{
    return d->socket->lastFrameAt();
}

QString EventService::reason() const
{
    if (!isOffered())
        return tr("This service profile has no address for live events.");
    return d->reason.isEmpty() ? d->socket->reason() : d->reason;
}

bool EventService::covers(const Api::EventInfo &event, const Api::EventCondition &condition) const
{
    const auto topic = d->topics.value(keyOf(event, condition));
    return topic && topic->state == Topic::State::Standing;
}

std::optional<Error> EventService::refusalOf(const Api::EventInfo &event,
                                             const Api::EventCondition &condition) const
{
    const auto topic = d->topics.value(keyOf(event, condition));
    return topic ? topic->refusal : std::nullopt;
}

QList<EventService::Subscription> EventService::subscriptions() const
{
    QList<Subscription> all;
    for (const auto &topic : d->inOrder())
        all.append({topic->event, topic->condition, topic->state == Topic::State::Standing, topic->refusal});
    return all;
}

void EventService::setTiming(const EventTiming &timing)
{
    d->timing = timing;
    d->socket->setTiming(timing);
}

void EventService::retry()
{
    d->forgetRefusals();
    d->socket->retry();
    connectIfWanted();
}

void EventService::startOver()
{
    d->socket->startOver(tr("The computer has slept."));
}

void EventService::listen(const Api::EventInfo &event, const Api::EventCondition &condition, QObject *context,
                          Deliver deliver, Make make)
{
    auto &topic = d->topics[keyOf(event, condition)];
    if (!topic) {
        topic = std::make_shared<Topic>();
        topic->event = &event;
        topic->condition = condition;
        topic->make = std::move(make);
        topic->order = ++d->lastOrder;
    }
    topic->listeners.push_back(
        std::make_shared<Topic::Listener>(Topic::Listener{context, std::move(deliver)}));
    connect(context, &QObject::destroyed, this, &EventService::forget);
    // Not at once: whoever asks for one often asks for several, and what is wanted most comes first.
    d->pumpTimer.start(0);
}

void EventService::forget(QObject *context)
{
    for (const auto &topic : std::as_const(d->topics)) {
        // By then the pointer to what is being destroyed is null already.
        std::erase_if(topic->listeners, [context](const auto &listener) {
            return !listener->context || listener->context == context;
        });
        if (topic->listeners.empty() && !d->tidyTimer.isActive())
            d->tidyTimer.start(d->timing.unwanted);
    }
}

void EventService::tidy()
{
    QStringList gone;
    bool again = false;
    for (auto i = d->topics.begin(); i != d->topics.end();) {
        if (!(*i)->listeners.empty()) {
            ++i;
        } else if ((*i)->state == Topic::State::Creating) {
            again = true;  // it has no id yet
            ++i;
        } else {
            if (!(*i)->subscriptionId.isEmpty())
                gone.append((*i)->subscriptionId);
            i = d->topics.erase(i);
        }
    }
    if (again)
        d->tidyTimer.start(d->timing.unwanted);
    if (d->topics.isEmpty()) {
        d->forgetSession();
        d->socket->close();  // and the subscriptions die with it
        d->wasCut = false;
        return;
    }
    for (const QString &id : std::as_const(gone))
        unsubscribe(id);
}

Bound EventService::unsubscribe(QString subscriptionId)
{
    auto deleting = d->client->call(Api::DeleteEventSubSubscription{.id = subscriptionId});
    const auto deleted = co_await deleting;
    if (!deleted && deleted.error().kind != Error::Kind::NotFound)
        qCInfo(lcClient) << "a subscription was not ended:" << deleted.error().message;
}

void EventService::connectIfWanted()
{
    if (!d->isUsable() || !d->anyIs({Topic::State::Wanted, Topic::State::Creating, Topic::State::Standing}))
        return;
    d->socket->open();
    pump();
}

void EventService::sessionEnded()
{
    const bool stood = d->forgetSession();
    d->forgetRefusals();
    d->wasCut = false;
    d->socket->close();
    if (stood)
        Q_EMIT coverageChanged();
}

void EventService::tokenChanged()
{
    if (d->session->isEnded())
        return sessionEnded();
    // A renewed token may do what the old one could; one that was granted anew perhaps more.
    const QStringList scopes = sorted(d->session->token().scopes);
    if (std::exchange(d->scopes, scopes) != scopes || d->socket->state() == EventSocket::State::Closed)
        d->forgetRefusals();
    d->pumpTimer.start(0);
}

void EventService::welcomed()
{
    d->forgetSession();
    d->ownSessions.append(d->socket->sessionId());
    while (d->ownSessions.size() > mostSessions)
        d->ownSessions.removeFirst();
    d->wasCut = false;
    d->missed = true;
    for (const auto &topic : std::as_const(d->topics))
        topic->notBefore = 0;
    pump();
}

void EventService::lost(int code)
{
    const bool stood = d->forgetSession();
    // Nobody needs a connection for which nothing can be subscribed to.
    if (code == EventSocket::Unused && !d->anyIs({Topic::State::Wanted}))
        d->socket->close();
    if (stood)
        Q_EMIT coverageChanged();
}

void EventService::deliver(const Api::EventFrame &frame)
{
    if (!frame.payload.subscription || !frame.payload.event)
        return;
    const auto topic = d->topics.value(keyOf(*frame.payload.subscription));
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
    const auto listeners = topic->listeners;  // whoever is told may listen to more, or stop
    for (const auto &listener : listeners) {
        if (listener->context)
            listener->deliver(event.get(), frame.metadata.messageTimestamp);
    }
}

void EventService::revoked(const Api::EventSubSubscription &subscription)
{
    const auto topic = d->topics.value(keyOf(subscription));
    if (!topic || (!topic->subscriptionId.isEmpty() && topic->subscriptionId != subscription.id))
        return;
    topic->subscriptionId.clear();
    d->refused(*topic, {.kind = Error::Kind::Forbidden, .message = subscription.status});
    d->news = false;
    Q_EMIT coverageChanged();
    pump();
}

void EventService::pump()
{
    if (!d->client || d->creating || d->socket->state() != EventSocket::State::Connected)
        return;
    const qint64 now = d->since.elapsed();
    std::shared_ptr<Topic> next;
    qint64 wakeAt = std::numeric_limits<qint64>::max();
    for (const auto &topic : std::as_const(d->topics)) {
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
        subscribe(keyOf(*next->event, next->condition), d->socket->sessionId());
        return;
    }

    // All that can stand now stands.
    if (wakeAt < std::numeric_limits<qint64>::max())
        d->pumpTimer.start(int(wakeAt - now));
    const bool stands = d->anyIs({Topic::State::Standing});
    const bool missed = stands && std::exchange(d->missed, false);
    if (!stands && !d->anyIs({Topic::State::Wanted})) {
        // Everything is refused for good: there is nothing to keep a connection for.
        for (const auto &topic : d->inOrder()) {
            if (d->reason.isEmpty() && topic->refusal)
                d->reason = tr("The service refused every subscription: %1").arg(topic->refusal->message);
        }
        d->socket->close();
    }
    if (std::exchange(d->news, false))
        Q_EMIT coverageChanged();
    if (missed)
        Q_EMIT gap();
}

Bound EventService::subscribe(QString key, QString sessionId)
{
    const std::shared_ptr<Topic> topic = d->topics.value(key);
    const int run = d->run;
    topic->state = Topic::State::Creating;
    d->creating = true;
    const Api::EventTransport transport{.method = QStringLiteral("websocket"), .sessionId = sessionId};
    auto asking = d->client->call(
        Api::CreateEventSubSubscription{.type = QString::fromLatin1(topic->event->spec.type),
                                        .version = QString::fromLatin1(topic->event->spec.version),
                                        .condition = topic->condition,
                                        .transport = transport});
    const auto created = co_await asking;
    if (run != d->run)
        co_return;  // the session has ended, and with it this subscription
    const Error error = created ? Error() : created.error();

    if (created && !created->data.isEmpty() && created->data.first().status == enabled) {
        d->stands(*topic, created->data.first().id);
    } else if (created || error.kind == Error::Kind::Offline || error.kind == Error::Kind::Timeout
               || error.kind == Error::Kind::Server || error.kind == Error::Kind::Protocol
               || error.kind == Error::Kind::Cancelled) {
        d->later(*topic, d->pauseAfter(++topic->failures));
    } else if (error.kind == Error::Kind::Conflict || error.kind == Error::Kind::RateLimited) {
        // It stands already: by a call whose answer was lost. Or there is no room, perhaps because
        // subscriptions of earlier sessions are in the way.
        QList<Api::EventSubSubscription> all;
        std::optional<QString> after;
        for (int page = 0; page < mostPages; ++page) {
            auto listing = d->client->call(Api::GetEventSubSubscriptions{.after = after});
            const auto listed = co_await listing;
            if (run != d->run)
                co_return;
            if (!listed)
                break;
            all += listed->data;
            after = listed->next();
            if (!after)
                break;
        }
        const QString current = d->socket->sessionId();
        const auto sessionOf = [](const auto &one) { return one.transport.sessionId.value_or(QString()); };
        const auto own = std::find_if(all.cbegin(), all.cend(), [&](const auto &one) {
            return one.status == enabled && keyOf(one) == key
                && (sessionOf(one) == current || sessionOf(one) == sessionId);
        });
        if (own != all.cend()) {
            d->stands(*topic, own->id);
        } else if (error.kind == Error::Kind::Conflict) {
            d->later(*topic, d->pauseAfter(++topic->failures));
        } else {
            // Sessions of this run that are over can go at once. Those of others may be another Sidestage
            // that is well: only if there still is no room after a while, the oldest of them goes.
            QString oldest;
            QDateTime since;
            for (const auto &one : std::as_const(all)) {
                const QString session = sessionOf(one);
                if (one.status != enabled || session == current || d->ownSessions.contains(session))
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
                const bool left = session != current && d->ownSessions.contains(session);
                const bool taken = topic->failures > 0 && !oldest.isEmpty() && session == oldest;
                if (one.status != enabled || (!left && !taken))
                    continue;
                auto deleting = d->client->call(Api::DeleteEventSubSubscription{.id = one.id});
                const auto deleted = co_await deleting;
                if (run != d->run)
                    co_return;
                freed += deleted ? 1 : 0;
            }
            topic->refusal = error;
            ++topic->failures;
            d->news = true;
            d->later(*topic,
                     freed > 0 && topic->failures < 4 ? std::chrono::milliseconds(0) : d->timing.full);
        }
    } else if (error.message.contains(QLatin1String("websocket transport session"), Qt::CaseInsensitive)) {
        topic->state = Topic::State::Wanted;
        if (d->socket->sessionId() == sessionId) {
            // The service does not know the session any more, and the line has not noticed.
            d->creating = false;
            d->socket->startOver(error.message);
            co_return;
        }
    } else {
        d->refused(*topic, error);
    }
    d->creating = false;
    if (topic->listeners.empty() && !d->tidyTimer.isActive())
        d->tidyTimer.start(d->timing.unwanted);
    pump();
}

}  // namespace Sidestage
