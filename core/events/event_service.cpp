// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_service_private.h"

namespace Sidestage {

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
    d->scopes = sortedNames(session->token().scopes);
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
    const auto topic = d->topics.value(eventKeyOf(event, condition));
    return topic && topic->state == Topic::State::Standing;
}

std::optional<Error> EventService::refusalOf(const Api::EventInfo &event,
                                             const Api::EventCondition &condition) const
{
    const auto topic = d->topics.value(eventKeyOf(event, condition));
    return topic ? topic->refusal : std::nullopt;
}

QList<EventService::Subscription> EventService::subscriptions() const
{
    QList<Subscription> all;
    for (const auto &topic : d->inOrder()) {
        // tidy() takes the others away in a while.
        if (!topic->listeners.empty())
            all.append(
                {topic->event, topic->condition, topic->state == Topic::State::Standing, topic->refusal});
    }
    return all;
}

void EventService::setResting(bool resting)
{
    if (std::exchange(d->isResting, resting) == resting)
        return;
    if (resting)
        hangUp();
    else
        connectIfWanted();
    Q_EMIT stateChanged();
}

bool EventService::isResting() const
{
    return d->isResting;
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
    d->socket->startOver(tr("The computer was asleep."));
}

}  // namespace Sidestage
