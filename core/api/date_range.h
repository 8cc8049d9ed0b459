// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

/// The time that a report or a leaderboard covers. Both ends are UTC; both invalid: all time.
struct DateRange
{
    QDateTime startedAt{};
    QDateTime endedAt{};

    static void describe(auto &is)
    {
        is("started_at", &DateRange::startedAt);
        is("ended_at", &DateRange::endedAt);
    }
};

}  // namespace Sidestage::Api
