// SPDX-License-Identifier: GPL-3.0-or-later

// Events of hype trains (api-facts D6).

#include "api/events.h"
#include "hype_trains.h"
#include "sandbox/events/event_names.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/world/domain_event.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

QString sourceText(HypeTrainSource source)
{
    return source == HypeTrainSource::Bits         ? QStringLiteral("bits")
        : source == HypeTrainSource::Subscriptions ? QStringLiteral("subscription")
                                                   : QStringLiteral("other");
}

}  // namespace

void HypeTrains::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    const auto fill = [&](auto &event) {
        const auto train = this->train(id, domainEvent.subjectId);
        if (!train)
            return false;
        event.id = train->id;
        event.total = train->total;
        event.level = train->level;
        event.startedAt = utcTime(train->startedAt);
        event.type = QStringLiteral("regular");
        for (const HypeTrainShare &share : topContributions(*train)) {
            HypeTrainContribution contribution;
            contribution.type = sourceText(share.type);
            contribution.total = share.total;
            if (setUser(contribution, m_world, share.user))
                event.topContributions.append(contribution);
        }
        if constexpr (requires { event.progress; }) {
            event.progress = train->progress;
            event.goal = goalOf(train->level);
            event.expiresAt = utcTime(train->expiresAt);
        }
        if constexpr (requires { event.allTimeHighLevel; })
            std::tie(event.allTimeHighLevel, event.allTimeHighTotal) = allTimeHigh(*train);
        if constexpr (requires { event.endedAt; }) {
            const qint64 ended = train->endedAt.value_or(train->expiresAt);
            event.endedAt = utcTime(ended);
            event.cooldownEndsAt = utcTime(ended + cooldown.count());
        }
        return true;
    };
    if (domainEvent.kind == Kind::HypeTrainBegan)
        eventSub.publish<HypeTrainBegan>(id, {}, fill);
    else if (domainEvent.kind == Kind::HypeTrainProgressed)
        eventSub.publish<HypeTrainProgressed>(id, {}, fill);
    else if (domainEvent.kind == Kind::HypeTrainEnded)
        eventSub.publish<HypeTrainEnded>(id, {}, fill);
}

}  // namespace Sidestage::Sandbox
