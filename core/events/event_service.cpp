// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_service.h"

namespace Sidestage {

struct EventService::Private
{
    QUrl url{};
};

EventService::EventService(Client *, Session *, QUrl url, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(Private{std::move(url)}))
{
}

EventService::~EventService() = default;

EventService::State EventService::state() const
{
    return State::Off;
}

QDateTime EventService::retryAt() const
{
    return {};
}

QDateTime EventService::lastFrameAt() const
{
    return {};
}

QString EventService::reason() const
{
    return {};
}

bool EventService::covers(const Api::EventInfo &, const Api::EventCondition &) const
{
    return false;
}

std::optional<Error> EventService::refusalOf(const Api::EventInfo &, const Api::EventCondition &) const
{
    return {};
}

void EventService::retry() { }

void EventService::listen(const Api::EventInfo &, const Api::EventCondition &, QObject *, Deliver, Make) { }

}  // namespace Sidestage
