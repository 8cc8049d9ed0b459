// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/split_hash.h"
#include "queue_facts.h"

#include <array>
#include <memory>
#include <unordered_map>
#include <vector>

namespace Sidestage {

/// The redemptions of a RedemptionQueue: by id, and by reward in the order of time, with their sums.
///
/// Texts that many redemptions have in common (the reward's, the channel's, the viewer's names) are held
/// once: a redemption costs about half a kilobyte and what its viewer wrote.
class QueueIndex
{
public:
    struct RewardGroup;
    struct Item : QueueFact
    {
        RewardGroup *group = nullptr;
        bool isNew = false;      ///< Nobody was told of it yet.
        bool isChanged = false;  ///< Nobody was told of its change yet.
        bool isDoomed = false;   ///< About to be forgotten.
        bool isKept = false;     ///< Of an earlier run; the service has not said yet that it waits.
    };
    /// What waits for a reward.
    struct Sum
    {
        int waiting = 0;
        qint64 points = 0;

        bool operator==(const Sum &) const = default;
    };
    struct RewardGroup
    {
        std::vector<Item *> items{};  ///< The oldest first; at the same time, by id.
        Sum sum{};
        Api::RedeemedReward offer{};  ///< As it was told last, to be shared.
        bool isRemoved = false;       ///< The reward was deleted.
        /// Milliseconds, UTC: when the newest answer was asked for that had all that waits.
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

    /// Adds one that waits.
    Item *add(const Api::Redemption &redemption, qint64 since);
    /// Changes an item by `change(item)`, which says whether it did, and keeps the sums.
    template <class F>
    bool change(Item *item, F change)
    {
        const bool waited = item->waits();
        const bool changed = change(*item);
        if (waited != item->waits())
            count(*item, item->waits() ? 1 : -1);
        return changed;
    }
    /// Forgets these, which must be in it, each once.
    void remove(const std::vector<Item *> &items);

    /// All ids, the oldest first.
    QStringList ids() const;
    /// Those of one of `parts`, in any order.
    QStringList ids(std::size_t part) const;
    static constexpr std::size_t parts = SplitHash<Item *>::parts;
    /// Those of a shelf redeemed from `from` on and before `before`.
    static std::pair<std::size_t, std::size_t> between(const RewardGroup &group, const QDateTime &from,
                                                       const QDateTime &before);

private:
    void count(const Item &item, int sign);
    void share(Api::Redemption &redemption, RewardGroup &group);

    SplitHash<Item *> m_items{};
    std::unordered_map<QString, std::unique_ptr<RewardGroup>> m_rewardGroups{};
    Sum m_sum{};
    std::array<QString, 3> m_broadcaster{};         ///< Id, login, name.
    std::vector<std::array<QString, 3>> m_viewers;  ///< The same, each at the place of its id.
};

}  // namespace Sidestage
