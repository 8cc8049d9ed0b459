// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/ads.h"
#include "base/result.h"
#include "sandbox/world/area.h"

#include <chrono>

namespace Sidestage::Sandbox {

struct LiveStream;

/// Ads of live channels: breaks that come due and run by themselves, snoozes, commercials that are
/// asked for, the time without pre-rolls after them (specification: Ads; api-facts E1). Errors carry the
/// status and the words that the endpoint answers with.
class AdBreaks : public Area
{
public:
    static const char *const tables;

    /// How a channel has set up its ads.
    struct Plan
    {
        int interval = 0;  ///< Seconds from one break to the next, at least `cooldown`; 0: none come.
        int length = 0;    ///< Seconds of each.
    };

    /// From the beginning of one ad to the earliest that a commercial may begin.
    static constexpr std::chrono::seconds cooldown{480};
    static constexpr int longest = 180;  ///< Seconds; a commercial that is asked for longer is cut to it.
    static constexpr int maxSnoozes = 3;
    static constexpr std::chrono::seconds snoozeLength{300};  ///< By which a snooze puts off a break.
    static constexpr std::chrono::seconds snoozeGain{3600};   ///< From a snooze to one more.
    /// Seconds without pre-rolls that each second of ads gives, counted from the beginning of the ad.
    static constexpr int freePerSecond = 20;

    explicit AdBreaks(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice) override;

    /// Nothing but zeros and no times for a channel that is offline or has no ads.
    Result<Api::AdSchedule> schedule(const QString &broadcasterId);
    /// The broadcaster starts a commercial. What is planned comes no sooner than one interval later.
    Result<Api::CommercialResult> start(const QString &broadcasterId, int length);
    Result<Api::AdSnooze> snooze(const QString &broadcasterId);

    Plan plan(const QString &broadcasterId);
    /// Counts from now on for a channel that is live. Refused (400) when the breaks would be longer than
    /// `longest` or come sooner than `cooldown` allows.
    Result<void> setPlan(const QString &broadcasterId, Plan plan);

    /// Runs what has come due, in all live channels. Called by everything above, when a stream ends, and
    /// by the world's life, so that breaks are told when they happen and not only when somebody asks.
    /// After a jump of the clock every break that lay between is told with its planned time as `detail`,
    /// the newest World::maxDomainEvents of each channel at most.
    Result<void> settle() override;

    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    struct State;

    State stateOf(const LiveStream &stream, Plan plan);
    Result<void> save(const QString &broadcasterId, const State &state);
    Result<void> moveBack(const QDateTime &now);

    World &m_world;
    QDateTime m_settledAt{};
};

}  // namespace Sidestage::Sandbox
