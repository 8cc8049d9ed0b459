// SPDX-License-Identifier: GPL-3.0-or-later
#include "report_figures.h"

#include "sandbox/world/dice.h"

#include <algorithm>

namespace Sidestage::Sandbox {

namespace {

Dice diceOf(const ReportSubject &subject, qint64 day)
{
    // Must differ from the increment of Dice; otherwise the next day would repeat this day's numbers.
    return Dice(subject.salt ^ (quint64(day) * 0xd1342543de82ef95));
}

/// The factor of a day in percent: higher on Saturdays and Sundays.
qint64 weekend(qint64 day)
{
    const qint64 sinceSunday = ((day + 4) % 7 + 7) % 7;  // the epoch was a Thursday
    return sinceSunday == 0 || sinceSunday == 6 ? 140 : 100;
}

qint64 part(qint64 whole, qint64 percent)
{
    return whole * percent / 100;
}

/// The first random numbers of a day, which all figures begin with.
struct Start
{
    Dice dice;
    bool has = false;
    qint64 scale = 0;  ///< The scale of the subject on this day.
};

Start begin(const ReportSubject &subject, qint64 day)
{
    Start start{diceOf(subject, day)};
    const bool thrown = start.dice.below(100) < subject.share;
    const bool gap
        = subject.gapDay && day >= *subject.gapDay && day < *subject.gapDay + ReportSubject::gapDays;
    start.has = thrown && !gap && day >= subject.firstDay && day <= subject.lastDay;
    start.scale = std::max<qint64>(1, part(part(subject.scale, start.dice.between(50, 150)), weekend(day)));
    return start;
}

}  // namespace

bool hasFigures(const ReportSubject &subject, qint64 day)
{
    return begin(subject, day).has;
}

qint64 minutesBroadcast(const ReportSubject &game, qint64 day)
{
    const Start start = begin(game, day);
    return start.has ? start.scale : 0;
}

GameFigures gameFigures(const ReportSubject &game, qint64 day)
{
    auto [dice, has, minutes] = begin(game, day);
    const qint64 audience = 3 + qint64(game.salt % 240);
    const qint64 average = std::max<qint64>(1, part(audience, dice.between(60, 170)));
    GameFigures out;
    out.minutesBroadcast = minutes;
    out.broadcasters = 1 + minutes / dice.between(90, 240);
    out.minutesWatched = minutes * average;
    out.uniqueViewers = std::max(average, out.minutesWatched / dice.between(18, 45));
    out.peakViewers = std::min(out.uniqueViewers, part(average, dice.between(130, 320)));
    out.chatters = part(out.uniqueViewers, dice.between(6, 22));
    out.chatMessages = out.chatters * dice.between(3, 14);
    out.followersGained = out.uniqueViewers * dice.between(0, 30) / 1000;
    out.clips = out.broadcasters * dice.between(0, 3);
    return out;
}

ExtensionFigures extensionFigures(const ReportSubject &extension, qint64 day)
{
    auto [dice, has, scale] = begin(extension, day);
    // An extension grows from a third of its size to the full size within its first year.
    const qint64 age = std::min<qint64>(365, day - extension.firstDay);
    ExtensionFigures out;
    out.activeChannels = std::max<qint64>(1, scale * (180 + age) / (180 + 365));
    out.installs = part(out.activeChannels, dice.between(0, 9)) + dice.below(3);
    out.uninstalls = std::min(out.installs, part(out.installs, dice.between(0, 80)));
    out.activations = part(out.installs, dice.between(50, 100));
    out.uniqueViewers = out.activeChannels * dice.between(12, 60);
    out.minutesViewed = out.uniqueViewers * dice.between(9, 40);
    out.interactions = part(out.uniqueViewers, dice.between(4, 30));
    out.bitsSpenders = out.interactions * dice.between(0, 20) / 1000;
    out.bitsUsed = out.bitsSpenders * dice.between(10, 260);
    return out;
}

}  // namespace Sidestage::Sandbox
