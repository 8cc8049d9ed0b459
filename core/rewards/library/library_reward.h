// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"

namespace Sidestage {

/// A reward of the library, which may exist on the service or only here. There can be more of them than the
/// service has slots.
struct LibraryReward
{
    qint64 id = 0;                ///< In the library; 0: not stored yet; below 0: isElsewhere.
    QString serviceId{};          ///< Id of the reward on the service; empty: in the library only.
    Api::RewardChanges reward{};  ///< Every field that its app can set.
    bool isElsewhere = false;     ///< Made by another app: shown, but never changed or stored.
    QDateTime changedAt{};        ///< UTC.
    QDateTime usedAt{};           ///< UTC; when last seen on (enabled, not paused); invalid: never.

    QString title() const { return reward.title.value_or(QString()); }
    bool operator==(const LibraryReward &) const = default;
};

/// A named selection of rewards that are enabled together, for example for a category or a show.
struct RewardSet
{
    qint64 id = 0;
    QString name{};
    bool isFavourite = false;
    QList<qint64> rewards{};  ///< Ids in the library, in order.
    QDateTime appliedAt{};    ///< UTC; invalid: never.

    bool operator==(const RewardSet &) const = default;
};

}  // namespace Sidestage
