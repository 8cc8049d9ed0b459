// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"

namespace Sidestage {

/// A reward as the user keeps it: on the service, or only here. More of them than the service has slots for.
struct LibraryReward
{
    qint64 id = 0;                ///< Of the library; 0: not kept yet; below 0: isElsewhere.
    QString serviceId{};          ///< Of the reward on the service; empty: in the library only.
    Api::RewardChanges reward{};  ///< Every field that its app may set.
    bool isElsewhere = false;     ///< Another app made it: shown, never changed, not kept.
    QDateTime changedAt{};        ///< UTC.
    QDateTime usedAt{};           ///< UTC; when it was last seen to be on; invalid: never.

    QString title() const { return reward.title.value_or(QString()); }
    bool operator==(const LibraryReward &) const = default;
};

/// A named choice of rewards that are on together: for a category, a show.
struct RewardSet
{
    qint64 id = 0;
    QString name{};
    bool isFavourite = false;
    QList<qint64> rewards{};  ///< Of the library, in order.
    QDateTime appliedAt{};    ///< UTC; invalid: never.

    bool operator==(const RewardSet &) const = default;
};

}  // namespace Sidestage
