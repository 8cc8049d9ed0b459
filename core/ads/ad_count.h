// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

namespace Sidestage {

class AdsService;

/// The current state of the countdown to the next ad. Shared by the header, the cards and the sidebar.
struct AdCount
{
    enum class Kind : quint8 {
        Unknown,       ///< The service has not responded yet.
        SignedOut,     ///< It will not respond, because the session has ended.
        NoPermission,  ///< As in AdClock::State, like the next two.
        NotEligible,
        NotLive,
        None,     ///< Live, and no ad is planned.
        Coming,   ///< In `left`.
        Due,      ///< Its time has come, but no start was reported yet.
        Running,  ///< For `left` more.
    };

    Kind kind = Kind::Unknown;
    qint64 left = 0;  ///< Milliseconds.
    QDateTime at{};   ///< In UTC: when it begins or ends.

    static constexpr qint64 close = 60'000;  ///< From here on it is drawn as a warning. Milliseconds.
    bool isClose() const
    {
        return kind == Kind::Running || kind == Kind::Due || (kind == Kind::Coming && left <= close);
    }
    /// The remaining whole seconds, rounded up.
    qint64 seconds() const { return (left + 999) / 1000; }

    static AdCount of(const AdsService *service);
};

}  // namespace Sidestage
