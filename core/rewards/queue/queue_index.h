// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/split_hash.h"
#include "queue_facts.h"

#include <array>
#include <memory>
#include <unordered_map>
#include <vector>

namespace Sidestage {

/// The redemptions of a RedemptionQueue by id, and by reward in the order of time, with their sums.
///
/// Texts that many redemptions have in common (of the reward, the channel, the viewer) are stored once: a
/// redemption takes about half a kilobyte plus its message.
class QueueIndex
{
public:
    struct RewardGroup;
    struct Item : QueueFact
    {
        RewardGroup *group = nullptr;
        bool isNew = false;      ///< added() was not emitted for it yet.
        bool isChanged = false;  ///< changed() was not emitted for it yet.
        bool isDoomed = false;   ///< About to be removed.
        bool isKept = false;     ///< Preloaded, and not confirmed by the service yet.
    };
    /// The waiting redemptions of a reward.
    struct Sum
    {
        int waiting = 0;
        qint64 points = 0;

        bool operator==(const Sum &) const = default;
    };
    struct RewardGroup
    {
        std::vector<Item *> items{};  ///< Oldest first; at the same time, by id.
        Sum sum{};
        Api::RedeemedReward offer{};  ///< The latest one, shared by the items.
        bool isRemoved = false;       ///< The reward was deleted.
        /// Time of the request of the newest complete listing. Milliseconds since the epoch, UTC.
        qint64 listedAt = 0;
    };

    QueueIndex();
    ~QueueIndex();
    Q_DISABLE_COPY_MOVE(QueueIndex)

    Item *find(const QString &id) const { return m_items.value(id); }
    qsizetype size() const { return m_items.size(); }
    const Sum &sum() const { return m_sum; }
    Sum sumOf(const QString &rewardId) const;

    RewardGroup &rewardGroup(const QString &rewardId);
    const RewardGroup *findRewardGroup(const QString &rewardId) const;

    /// Adds a waiting redemption.
    Item *add(const Api::Redemption &redemption, qint64 since);
    /// Changes an item by `change(item)`, which returns whether it has changed anything, and updates the
    /// sums.
    template <class F>
    bool change(Item *item, F change)
    {
        const bool waited = item->entry.waits();
        const bool changed = change(*item);
        if (waited != item->entry.waits())
            count(*item, item->entry.waits() ? 1 : -1);
        return changed;
    }
    /// Removes these items. Each must be in the index and occur once.
    void remove(const std::vector<Item *> &items);

    /// All ids, oldest first.
    QStringList ids() const;
    /// The ids of one of `parts`, in any order.
    QStringList ids(std::size_t part) const;
    static constexpr std::size_t parts = SplitHash<Item *>::parts;
    /// The index range in a group of the items redeemed from `from` (inclusive) to `before` (exclusive).
    static std::pair<std::size_t, std::size_t> between(const RewardGroup &group, const QDateTime &from,
                                                       const QDateTime &before);

private:
    void count(const Item &item, int sign);
    void share(Api::Redemption &redemption, RewardGroup &group);

    SplitHash<Item *> m_items{};
    std::unordered_map<QString, std::unique_ptr<RewardGroup>> m_rewardGroups{};
    Sum m_sum{};
    std::array<QString, 3> m_broadcaster{};         ///< Id, login, name.
    std::vector<std::array<QString, 3>> m_viewers;  ///< The same, each at the slot of its id.
};

}  // namespace Sidestage
