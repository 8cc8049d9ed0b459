// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_count.h"

#include "accounts/account.h"
#include "ad_actions.h"
#include "ad_clock.h"
#include "ads_service.h"
#include "client/session.h"

namespace Sidestage {

AdCount AdCount::of(const AdsService *service)
{
    const AdClock *clock = service->clock();
    const QDateTime now = clock->now();
    if (const QDateTime until = clock->runningUntil(); until.isValid())
        return {.kind = Kind::Running, .left = now.msecsTo(until), .at = until};
    switch (clock->state()) {
    case AdClock::State::Unknown:
        return {.kind = service->account()->session()->isEnded() ? Kind::SignedOut : Kind::Unknown};
    case AdClock::State::NoPermission:
        return {.kind = Kind::NoPermission};
    case AdClock::State::NotEligible:
        return {.kind = Kind::NotEligible};
    case AdClock::State::NotLive:
        return {.kind = Kind::NotLive};
    case AdClock::State::Ready:
        break;
    }
    const QDateTime next = service->actions()->nextAt();
    if (!next.isValid())
        return {.kind = Kind::None};
    const qint64 left = now.msecsTo(next);
    return {.kind = left > 0 ? Kind::Coming : Kind::Due, .left = std::max<qint64>(0, left), .at = next};
}

}  // namespace Sidestage
