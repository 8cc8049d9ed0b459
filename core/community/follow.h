// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>

#include <limits>
#include <optional>

namespace Sidestage {

/// Who is listed: those who follow the channel, or those whom its broadcaster follows.
enum class FollowSide : quint8 { Followers, Followed };

/// Somebody who follows, or is followed.
struct Follow
{
    QString id{};
    QString login{};
    QString name{};
    QDateTime followedAt{};  ///< UTC, whole seconds.

    bool operator==(const Follow &) const = default;
};

/// What a list shows: everybody, or who came or left since changes are counted.
enum class FollowShow : quint8 { All, Came, Left };

struct FollowQuery
{
    FollowShow show = FollowShow::All;
    QString words{};  ///< Anywhere in login or name, in any case.

    bool operator==(const FollowQuery &) const = default;
};

/// The place of a row in its list; rows go from the greatest to the least. Of everybody: when the follow
/// began, and who it is. Of changes: their number.
struct FollowKey
{
    qint64 at = std::numeric_limits<qint64>::max();
    QString id{};

    bool operator==(const FollowKey &) const = default;
    /// Whether this stands above the other.
    bool isAbove(const FollowKey &other) const { return at != other.at ? at > other.at : id > other.id; }
};

struct FollowRow
{
    FollowKey key{};
    Follow follow{};
    QDateTime seenAt{};  ///< UTC, when a change was noticed here; invalid for everybody.

    bool operator==(const FollowRow &) const = default;
};

/// Rows that stand one after the other.
struct FollowSpan
{
    FollowKey first{};
    int count = 0;
};

/// A day in the user's time zone.
struct FollowDay
{
    QDate date{};
    int came = 0;  ///< Follows that began then, of those who still follow.
    int left = 0;  ///< Seen then to follow no longer.

    bool operator==(const FollowDay &) const = default;
};

/// What is kept of a list, besides its rows.
struct FollowState
{
    int stored = 0;              ///< Rows.
    std::optional<int> total{};  ///< As the service counted them last.

    /// A reading of the whole list goes through its pages, then takes away whom none of them named.
    enum class Phase : quint8 { None, Pages, Sweep };
    Phase phase = Phase::None;  ///< Of the reading under way.
    QDateTime startedAt{};      ///< UTC, when it began.
    QString cursor{};           ///< Where it goes on; empty: at the beginning.
    int read = 0;               ///< Rows of it so far.
    QDateTime restartedAt{};    ///< UTC, when the service refused where it was; invalid: it did not.

    QDateTime completeAt{};  ///< UTC, when the last whole reading ended; invalid: there was none.
    int missing = 0;         ///< By how much `total` was above `stored` then: the service counts otherwise.
    QDateTime since{};       ///< UTC, changes are counted from then; invalid: not yet.
    int came = 0;
    int left = 0;

    bool isReading() const { return phase != Phase::None; }
    bool operator==(const FollowState &) const = default;
};

/// What a step of writing did.
struct FollowStep
{
    FollowState state{};
    QList<FollowRow> added{};    ///< To everybody.
    QList<FollowRow> removed{};  ///< Likewise.
    QList<FollowRow> renamed{};  ///< As they are called now.
    QList<FollowRow> came{};     ///< Changes that are counted.
    QList<FollowRow> left{};
    bool isCountedAnew = false;  ///< What changes were counted before is of no account.
    bool isDone = true;          ///< Of a sweep: nothing is left to be looked at.
    FollowKey next{};            ///< Where a sweep goes on.

    bool changesRows() const
    {
        return isCountedAnew || !added.isEmpty() || !removed.isEmpty() || !renamed.isEmpty()
            || !came.isEmpty() || !left.isEmpty();
    }
};

}  // namespace Sidestage
