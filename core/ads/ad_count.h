// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

namespace Sidestage {

class AdsService;

/// What a countdown to the next ad shows at this moment: the same in the header, on the cards, in the
/// sidebar.
struct AdCount
{
    enum class Kind : quint8 {
        Unknown,       ///< The service has not answered yet.
        SignedOut,     ///< Nor will it: the sign-in has ended.
        NoPermission,  ///< As AdClock::State says; likewise the next two.
        NotEligible,
        NotLive,
        None,     ///< Live, and no ad is planned.
        Coming,   ///< In `left`.
        Due,      ///< Its time has come; it has not been seen to begin yet.
        Running,  ///< For `left` more.
    };

    Kind kind = Kind::Unknown;
    qint64 left = 0;  ///< Milliseconds.
    QDateTime at{};   ///< UTC: when it comes, or ends.

    static constexpr qint64 close = 60'000;  ///< From here on it is drawn as a warning.
    bool isClose() const
    {
        return kind == Kind::Running || kind == Kind::Due || (kind == Kind::Coming && left <= close);
    }
    /// Whole seconds that are left, rounded up.
    qint64 seconds() const { return (left + 999) / 1000; }
    /// Milliseconds until it is different without anybody saying so; 0: never. Never long, because the
    /// service's clock may be set.
    int untilNext() const;

    static AdCount of(const AdsService *service);
};

}  // namespace Sidestage
