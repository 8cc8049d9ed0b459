// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// States that several calls return.

#include "api/users.h"
#include "sandbox/scenarios/player.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/service.h"
#include "schema/values.h"

#include <QDateTime>

namespace Sidestage::Sandbox::Controls {

/// The role of a user. Api::BroadcasterType has an empty name for Plain.
enum class Role : quint8 { Plain, Affiliate, Partner };
constexpr auto namesOf(Role)
{
    return std::array{"plain", "affiliate", "partner"};
}

static_assert(int(Role::Plain) == int(Api::BroadcasterType::Plain)
              && int(Role::Affiliate) == int(Api::BroadcasterType::Affiliate)
              && int(Role::Partner) == int(Api::BroadcasterType::Partner));

struct ClockState
{
    QDateTime time{};         ///< UTC.
    qint64 milliseconds = 0;  ///< The same, since the epoch.
    double speed = 1;         ///< World seconds per second of the machine; 0 is stopped.
    QDateTime outside{};      ///< UTC; the machine's time.

    static void describe(auto &is)
    {
        is("time", &ClockState::time);
        is("milliseconds", &ClockState::milliseconds);
        is("speed", &ClockState::speed);
        is("outside", &ClockState::outside);
    }
};

struct RateLimitState
{
    bool enabled = true;
    int limit = 0;
    bool headers = true;
    bool refuse = true;

    static void describe(auto &is)
    {
        is("enabled", &RateLimitState::enabled);
        is("limit", &RateLimitState::limit);
        is("headers", &RateLimitState::headers);
        is("refuse", &RateLimitState::refuse);
    }
};

struct PlayingState
{
    QString name{};  ///< Empty: no scenario is playing.
    int steps = 0;
    int done = 0;            ///< Steps already made; each repetition counts.
    QStringList problems{};  ///< Errors of refused steps.

    static void describe(auto &is)
    {
        is("name", &PlayingState::name);
        is("steps", &PlayingState::steps);
        is("done", &PlayingState::done);
        is("problems", &PlayingState::problems);
    }
};

ClockState clockState(const World &world);
RateLimitState rateLimitState(Service &service);
PlayingState playingState(const Player &player);

}  // namespace Sidestage::Sandbox::Controls
