// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive_table.h"

#include <algorithm>

// What the parts of ArchiveTable share: how numbers and marks are made, and what they hand one another.

namespace Sidestage {

namespace ArchiveParts {

// A number: the channel's key, then the time of redemption in units
// of 8 ms, then 16 places for those of the same moment. More of them go on into the next moments.
constexpr int channelShift = 44;
constexpr qint64 placesPerUnit = 16;
constexpr qint64 latestTime = (qint64(1) << 43) - 1;
/// How far behind its time a number may lie: for crowds of 120,000 at the same moment.
constexpr qint64 crowd = 120'000;

inline qint64 numberAt(qint64 channel, qint64 msecs)
{
    return (channel << channelShift) | ((std::clamp<qint64>(msecs, 0, latestTime) >> 3) * placesPerUnit);
}

/// Numbers of one day: the index of ids has a part for each (archive_schema.cpp).
constexpr qint64 perDay = 86'400'000 / 8 * placesPerUnit;

// Marks are single characters of a private plane of Unicode, which no word contains.
inline QString mark(char32_t character)
{
    return QString::fromUcs4(&character, 1);
}
inline QString outcomeMark(ArchivedRedemption::Outcome outcome)
{
    return mark(U'\U000F0000' + char32_t(outcome));
}
/// Rewards beyond 30,000 share marks; rows that are found are compared in full.
inline QString rewardMark(qint64 key)
{
    return mark(U'\U000F0010' + char32_t(key % 30'000));
}
/// So many titles are known to the index by a mark. The words of later ones are stored with each redemption:
/// there are channels that count something in a title.
constexpr qint64 markedTitles = 400;
inline QString titleMark(qint64 key)
{
    return mark(U'\U000F8000' + char32_t(key));
}
/// Two characters: there are many viewers.
inline QString personMark(qint64 key)
{
    return mark(U'\U000F8200' + char32_t(key % 30'000))
        + mark(U'\U000F8200' + char32_t(key / 30'000 % 30'000));
}

}  // namespace ArchiveParts

/// Numbers among which everything lies that a query can find.
struct ArchiveTable::Span
{
    qint64 first = 0;
    qint64 last = 0;
};

/// A query as the index understands it.
struct ArchiveTable::Narrowed
{
    QStringList words{};
    QString match{};          ///< Empty: nothing to look for in the index of words.
    bool isHopeless = false;  ///< The viewer or the reward is not in the archive.
};

struct ArchiveTable::IndexChange
{
    qint64 number = 0;
    QString before{};
    QString after{};
};

}  // namespace Sidestage
