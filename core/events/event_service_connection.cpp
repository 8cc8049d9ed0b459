// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_service_private.h"

namespace Sidestage {

namespace {

/// Sessions of this run that are remembered, to know which subscriptions are left over from them.
constexpr qsizetype maxSessions = 32;

}  // namespace

QStringList sortedNames(QStringList names)
{
    names.sort();
    return names;
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
    d->forgetRefusals();
    hangUp();
}

void EventService::hangUp()
{
    const bool stood = d->forgetSession();
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
    const QStringList scopes = sortedNames(d->session->token().scopes);
    if (std::exchange(d->scopes, scopes) != scopes || d->socket->state() == EventSocket::State::Closed)
        d->forgetRefusals();
    d->pumpTimer.start(0);
}

void EventService::welcomed()
{
    d->forgetSession();
    d->ownSessions.append(d->socket->sessionId());
    while (d->ownSessions.size() > maxSessions)
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

}  // namespace Sidestage
