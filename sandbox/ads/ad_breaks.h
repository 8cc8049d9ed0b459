// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/ads.h"
#include "base/result.h"
#include "sandbox/world/area.h"

#include <chrono>

namespace Sidestage::Sandbox {

struct LiveStream;

/// Ads of live channels: scheduled breaks that run automatically, snoozes, commercials that the broadcaster
/// starts, and the time without pre-rolls after them (specification: Ads; api-facts E1). Errors carry the
/// status and the message with which the endpoint answers.
class AdBreaks : public Area
{
public:
    static const char *const tables;

    /// The ad settings of a channel.
    struct Plan
    {
        int interval = 0;  ///< Seconds from one break to the next, at least `cooldown`; 0: no breaks.
        int length = 0;    ///< Seconds of each break.
    };

    /// From the beginning of one ad to the earliest start of a commercial.
    static constexpr std::chrono::seconds cooldown{480};
    static constexpr int longest = 180;  ///< Seconds; longer commercials are cut to this length.
    static constexpr int maxSnoozes = 3;
    static constexpr std::chrono::seconds snoozeLength{300};  ///< Delay of the next break by a snooze.
    static constexpr std::chrono::seconds snoozeGain{3600};   ///< Time from a snooze until one more is
                                                              ///< available.
    /// Seconds without pre-rolls for each second of ads, counted from the beginning of the ad.
    static constexpr int freePerSecond = 20;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    /// All zeros and without times for a channel that is offline or neither a partner's nor an affiliate's.
    /// Without a plan, only the last ad and the time without pre-rolls are set.
    Result<Api::AdSchedule> schedule(const QString &broadcasterId);
    /// Starts a commercial. A scheduled break is delayed to at least one interval from now.
    Result<Api::CommercialResult> start(const QString &broadcasterId, int length);
    Result<Api::AdSnooze> snooze(const QString &broadcasterId);

    Plan plan(const QString &broadcasterId);
    /// For a live channel, the interval begins now. Errors: 400 when breaks are longer than `longest` or
    /// closer together than `cooldown`, 404 for an unknown channel.
    Result<void> setPlan(const QString &broadcasterId, Plan plan);

    /// Runs the breaks that are due, in all live channels. Called by everything above, when a stream ends,
    /// and by Life, so that breaks are published when they happen. After a jump of the clock, every break in
    /// between is published with its planned time as `detail`, at most the newest World::maxDomainEvents of
    /// each channel.
    Result<void> settle() override;

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    struct State;

    State stateOf(const LiveStream &stream, Plan plan);
    Result<void> save(const QString &broadcasterId, const State &state);
    Result<void> moveBack(const QDateTime &now);

    QDateTime m_settledAt{};
};

}  // namespace Sidestage::Sandbox
