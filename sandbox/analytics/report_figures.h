// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <limits>
#include <optional>

namespace Sidestage::Sandbox {

/// What analytics tell about: a game or an extension. Days are days since the epoch, UTC.
///
/// The figures of a day are not stored: they are made from `salt` and the day alone, in whole numbers, so
/// that the past stays as it is, new days come with the clock, and every machine tells the same.
struct ReportSubject
{
    QString id{};
    QString name{};
    quint64 salt = 0;
    qint64 scale = 1;  ///< Of a game: minutes on air in a day; of an extension: channels that use it.
    int share = 100;   ///< So many days in a hundred have figures.
    qint64 firstDay = 0;
    qint64 lastDay = std::numeric_limits<qint64>::max();  ///< When it stopped reporting.
    std::optional<qint64> gapDay{};                       ///< No figures for `gapDays` from here.

    static constexpr qint64 gapDays = 7;
};

/// What is known of a game on one day, in all channels together.
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

/// What is known of an extension on one day, in all channels together.
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

/// Whether there is anything to tell about that day.
bool hasFigures(const ReportSubject &subject, qint64 day);
/// Of a game; 0 on a day without figures.
qint64 minutesBroadcast(const ReportSubject &game, qint64 day);

// Only for days that have figures.
GameFigures gameFigures(const ReportSubject &game, qint64 day);
ExtensionFigures extensionFigures(const ReportSubject &extension, qint64 day);

}  // namespace Sidestage::Sandbox
