// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "library_reward.h"

#include <QByteArray>
#include <QStringList>

namespace Sidestage {

/// The contents of a file of rewards, and the parts that were left out.
struct RewardImport
{
    QList<LibraryReward> rewards{};
    QList<RewardSet> sets{};  ///< Their `rewards` and `paused` are indexes in the list above.
    QStringList problems{};   ///< What was left out and why, as messages for the user.
};

// The format is Sidestage's own; docs/reward-library.md describes it.

/// `sets`: their `rewards` and `paused` are ids of `rewards`; other ids are left out.
QByteArray writeRewards(const QList<LibraryReward> &rewards, const QList<RewardSet> &sets);
/// Error Protocol, with a message for the user: not a file of rewards, or one of a later version.
Result<RewardImport> readRewards(const QByteArray &json);

namespace RewardFile {
inline constexpr qsizetype maxBytes = 10 * 1024 * 1024;
inline constexpr int maxRewards = 500;
inline constexpr int maxSets = 200;
inline constexpr int maxProblems = 100;
inline constexpr int longestSetName = 100;
}  // namespace RewardFile

}  // namespace Sidestage
