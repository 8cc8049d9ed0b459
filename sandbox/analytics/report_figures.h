// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <limits>
#include <optional>

namespace Sidestage::Sandbox {

/// The subject of analytics: a game or an extension. Days are days since the epoch, UTC.
///
/// Figures are not stored. They are calculated from `salt` and the day, in integers, so that past days never
/// change, new days need no data, and every machine gets the same results.
struct ReportSubject
{
    QString id{};
    QString name{};
    quint64 salt = 0;
    qint64 scale = 1;  ///< Of a game: minutes on air per day; of an extension: channels that use it.
    int share = 100;   ///< Percentage of days that have figures.
    qint64 firstDay = 0;
    qint64 lastDay = std::numeric_limits<qint64>::max();  ///< The last day with figures.
    std::optional<qint64> gapDay{};  ///< There are no figures for `gapDays` from this day on.

    static constexpr qint64 gapDays = 7;
};

/// The figures of a game on one day, of all channels together.
struct GameFigures
{
    qint64 minutesBroadcast = 0;
    qint64 broadcasters = 0;
    qint64 minutesWatched = 0;
    qint64 uniqueViewers = 0;
    qint64 peakViewers = 0;
    qint64 chatMessages = 0;
    qint64 chatters = 0;
    qint64 followersGained = 0;
    qint64 clips = 0;
};

/// The figures of an extension on one day, of all channels together.
struct ExtensionFigures
{
    qint64 installs = 0;
    qint64 uninstalls = 0;
    qint64 activations = 0;
    qint64 activeChannels = 0;
    qint64 uniqueViewers = 0;
    qint64 minutesViewed = 0;
    qint64 interactions = 0;
    qint64 bitsUsed = 0;
    qint64 bitsSpenders = 0;
};

/// Whether there are figures for that day.
bool hasFigures(const ReportSubject &subject, qint64 day);
/// Returns the minutes of a game on air; 0 on a day without figures.
qint64 minutesBroadcast(const ReportSubject &game, qint64 day);

// Valid only for days that have figures.
GameFigures gameFigures(const ReportSubject &game, qint64 day);
ExtensionFigures extensionFigures(const ReportSubject &extension, qint64 day);

}  // namespace Sidestage::Sandbox
