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
    const auto trainEvent = [&]<class E>(E event, auto finish) -> std::optional<E> {
        const auto found = train(id, domainEvent.subjectId);
        if (!found || !setBroadcaster(event, m_world, id))
            return {};
        event.id = found->id;
        event.total = found->total;
        event.level = found->level;
        event.startedAt = utcTime(found->startedAt);
        event.type = QStringLiteral("regular");
        for (const HypeTrainShare &share : topContributions(*found)) {
            HypeTrainContribution contribution;
            contribution.type = sourceText(share.type);
            contribution.total = share.total;
            if (setUser(contribution, m_world, share.user))
                event.topContributions.append(contribution);
        }
        finish(event, *found);
        return event;
    };
    const auto addProgress = [](auto &event, const Train &train) {
        event.progress = train.progress;
        event.goal = goalOf(train.level);
        event.expiresAt = utcTime(train.expiresAt);
    };
    if (domainEvent.kind == Kind::HypeTrainBegan) {
        eventSub.publish<HypeTrainBegan>(id, [&] {
            return trainEvent(HypeTrainBegan(), [&](HypeTrainBegan &event, const Train &train) {
                addProgress(event, train);
                std::tie(event.allTimeHighLevel, event.allTimeHighTotal) = allTimeHigh(train);
            });
        });
    } else if (domainEvent.kind == Kind::HypeTrainProgressed) {
        eventSub.publish<HypeTrainProgressed>(id,
                                              [&] { return trainEvent(HypeTrainProgressed(), addProgress); });
    } else if (domainEvent.kind == Kind::HypeTrainEnded) {
        eventSub.publish<HypeTrainEnded>(id, [&] {
            return trainEvent(HypeTrainEnded(), [](HypeTrainEnded &event, const Train &train) {
                const qint64 ended = train.endedAt.value_or(train.expiresAt);
                event.endedAt = utcTime(ended);
                event.cooldownEndsAt = utcTime(ended + cooldown.count());
            });
        });
    }
}

}  // namespace Sidestage::Sandbox
