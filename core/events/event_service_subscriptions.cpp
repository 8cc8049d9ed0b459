// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_service_private.h"

namespace Sidestage {

namespace {

/// Pages of subscriptions that are looked through; more than there can be.
constexpr int maxPages = 20;

const QString enabled = QStringLiteral("enabled");

}  // namespace

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
    Q_EMIT coverageChanged();
}

Bound EventService::unsubscribe(QString subscriptionId)
{
    if (!d->client)
        co_return;
    auto deleting = d->client->call(Api::DeleteEventSubSubscription{.id = subscriptionId});
    const auto deleted = co_await deleting;
    if (!deleted && deleted.error().kind != Error::Kind::NotFound)
        qCInfo(lcClient) << "a subscription was not ended:" << deleted.error().message;
}

void EventService::revoked(const Api::EventSubSubscription &subscription)
{
    const auto topic = d->topics.value(eventKeyOf(subscription));
    if (!topic || (!topic->subscriptionId.isEmpty() && topic->subscriptionId != subscription.id))
        return;
    topic->subscriptionId.clear();
    d->refused(*topic, {.kind = Error::Kind::Forbidden, .message = subscription.status});
    d->news = false;
    const QPointer<EventService> there = this;
    Q_EMIT coverageChanged();
    if (there)
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
        subscribe(eventKeyOf(*next->event, next->condition), d->socket->sessionId());
        return;
    }

    // All that can stand now stands.
    if (wakeAt < std::numeric_limits<qint64>::max())
        d->pumpTimer.start(int(wakeAt - now));
    const bool stands = d->anyIs({Topic::State::Standing});
    const bool missed = stands && std::exchange(d->missed, false);
    const QPointer<EventService> there = this;  // whoever is told may end it
    if (!stands && !d->anyIs({Topic::State::Wanted})) {
        // Everything is refused for good: there is nothing to keep a connection for.
        for (const auto &topic : d->inOrder()) {
            if (d->reason.isEmpty() && topic->refusal)
                d->reason = tr("The service refused all subscriptions: %1").arg(topic->refusal->message);
        }
        d->socket->close();
    }
    if (there && std::exchange(d->news, false))
        Q_EMIT coverageChanged();
    if (missed && there)
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
    if (run != d->run || !d->client)
        co_return;  // the session has ended, and with it this subscription
    const Error error = created ? Error() : created.error();

    if (created && !created->data.isEmpty() && created->data.first().status == enabled) {
        d->confirm(*topic, created->data.first().id);
    } else if (created || error.isUncertain()) {
        d->later(*topic, d->pauseAfter(++topic->failures));
    } else if (error.kind == Error::Kind::Conflict || error.kind == Error::Kind::RateLimited) {
        // It stands already: by a call whose answer was lost. Or there is no room, perhaps because
        // subscriptions of earlier sessions are in the way.
        QList<Api::EventSubSubscription> all;
        std::optional<QString> after;
        for (int page = 0; page < maxPages; ++page) {
            auto listing = d->client->call(Api::GetEventSubSubscriptions{.after = after});
            const auto listed = co_await listing;
            if (run != d->run || !d->client)
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
            return one.status == enabled && eventKeyOf(one) == key
                && (sessionOf(one) == current || sessionOf(one) == sessionId);
        });
        if (own != all.cend()) {
            d->confirm(*topic, own->id);
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
                if (run != d->run || !d->client)
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
