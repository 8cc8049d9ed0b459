// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "storage/table_sql.h"

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
    static void describe(auto &is)
    {
        is("id", &LibraryReward::id);
        is.column(
            "service_id",
            [](const LibraryReward &one) {
                return one.serviceId.isEmpty() ? std::nullopt : std::optional(one.serviceId);
            },
            [](LibraryReward &one, const std::optional<QString> &id) {
                one.serviceId = id.value_or(QString());
            });
        is("fields", &LibraryReward::reward);
        is("changed_at", &LibraryReward::changedAt, Api::required);
        is("used_at", &LibraryReward::usedAt);
    }
    bool operator==(const LibraryReward &) const = default;
};

/// A named selection of rewards that are enabled together, for example for a category or a show.
struct RewardSet
{
    qint64 id = 0;
    QString name{};
    bool isFavourite = false;
    QList<qint64> rewards{};  ///< Ids in the library, in order.
    /// Ids in the library of those that are enabled, but paused: of a set kept from what a channel had.
    QList<qint64> paused{};
    QDateTime appliedAt{};  ///< UTC; invalid: never.

    static constexpr Table table{
        .name = "reward_sets",
        .key = "id",
        .scope = "account",
        .isSerial = true,
        .indexes = "CREATE INDEX reward_sets_of ON reward_sets (account);",
    };
    static void describe(auto &is)
    {
        is("id", &RewardSet::id);
        is("name", &RewardSet::name);
        is("favourite", &RewardSet::isFavourite);
        is("applied_at", &RewardSet::appliedAt);
    }
    bool operator==(const RewardSet &) const = default;
};

}  // namespace Sidestage
