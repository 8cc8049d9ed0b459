// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/table_sql.h"

#include <QDate>
#include <QDateTime>
#include <QList>
#include <QString>

#include <limits>
#include <optional>

namespace Sidestage {

/// Which list: the followers of the channel, or the channels that its broadcaster follows.
enum class FollowSide : quint8 { Followers, Followed };

/// A user who follows, or is followed.
struct Follow
{
    QString id{};
    QString login{};
    QString name{};
    QDateTime followedAt{};  ///< In UTC, whole seconds.

    bool operator==(const Follow &) const = default;
};

/// Which rows a list shows: all, or those who came or left since the count of changes began.
enum class FollowShow : quint8 { All, Came, Left };

struct FollowQuery
{
    FollowShow show = FollowShow::All;
    QString words{};  ///< Found anywhere in login or name, case-insensitively.

    bool operator==(const FollowQuery &) const = default;
};

/// The sort key of a row. Rows are sorted from the greatest to the least key. In the full list: the start of
/// the follow, and the user's id. In the lists of changes: the number of the change.
struct FollowKey
{
    qint64 at = std::numeric_limits<qint64>::max();
    QString id{};

    bool operator==(const FollowKey &) const = default;
    /// Whether this key is sorted before the other.
    bool isAbove(const FollowKey &other) const { return at != other.at ? at > other.at : id > other.id; }
};

struct FollowRow
{
    FollowKey key{};
    Follow follow{};
    QDateTime seenAt{};  ///< In UTC, when a change was detected; invalid in the full list.

    bool operator==(const FollowRow &) const = default;
};

/// A range of consecutive rows.
struct FollowSpan
{
    FollowKey first{};
    int count = 0;
};

/// A day in the user's time zone.
struct FollowDay
{
    QDate date{};
    int came = 0;  ///< Follows that began on this day, of current followers.
    int left = 0;  ///< Users found on this day to no longer follow.

    bool operator==(const FollowDay &) const = default;
};

/// The stored state of a list, besides its rows.
struct FollowState
{
    int stored = 0;              ///< The number of stored rows.
    std::optional<int> total{};  ///< The last count reported by the service.

    /// A full read of the list requests all its pages, then removes the rows that were on none of them.
    enum class Phase : quint8 { None, Pages, Sweep };
    Phase phase = Phase::None;  ///< The phase of the full read in progress.
    QDateTime startedAt{};      ///< In UTC, when the full read began.
    QString cursor{};           ///< The next page; empty: the first.
    int read = 0;               ///< The number of rows read so far.
    QDateTime restartedAt{};    ///< In UTC, when the service rejected the cursor; invalid: it did not.

    QDateTime completeAt{};  ///< In UTC, when the last full read ended; invalid: never.
    int missing = 0;         ///< `total` minus `stored` at that time: the service counts differently.
    QDateTime since{};       ///< In UTC, the start of the count of changes; invalid: not yet.
    int came = 0;
    int left = 0;

    bool isReading() const { return phase != Phase::None; }
    static void describe(auto &is)
    {
        is("stored", &FollowState::stored);
        is("total", &FollowState::total);
        is("phase", &FollowState::phase, Api::atMost(int(Phase::Sweep)));
        is("started_at", &FollowState::startedAt);
        is("cursor", &FollowState::cursor);
        is("read", &FollowState::read);
        is("restarted_at", &FollowState::restartedAt);
        is("complete_at", &FollowState::completeAt);
        is("missing", &FollowState::missing);
        is("since", &FollowState::since);
        is("came", &FollowState::came);
        is("left", &FollowState::left);
    }
    bool operator==(const FollowState &) const = default;
};

/// The result of a write operation.
struct FollowStep
{
    FollowState state{};
    QList<FollowRow> added{};    ///< To the full list.
    QList<FollowRow> removed{};  ///< From the full list.
    QList<FollowRow> renamed{};  ///< With their new names.
    QList<FollowRow> came{};     ///< Counted changes.
    QList<FollowRow> left{};
    bool isCountedAnew = false;  ///< The count of changes was restarted, so earlier ones no longer count.
    bool isDone = true;          ///< Of a sweep: all rows were checked.
    FollowKey next{};            ///< Where the sweep continues.

    bool changesRows() const
    {
        return isCountedAnew || !added.isEmpty() || !removed.isEmpty() || !renamed.isEmpty()
            || !came.isEmpty() || !left.isEmpty();
    }
};

}  // namespace Sidestage
