// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_index.h"

#include <algorithm>
#include <queue>

namespace Sidestage {

namespace {

/// Slots of the cache for shared viewer names. Viewers with the same slot replace each other.
constexpr std::size_t viewersKept = 8192;

bool isEarlier(const QueueIndex::Item *a, const QueueIndex::Item *b)
{
    const Api::Redemption &one = a->entry.redemption;
    const Api::Redemption &other = b->entry.redemption;
    return one.redeemedAt != other.redeemedAt ? one.redeemedAt < other.redeemedAt : one.id < other.id;
}

void share(QString &text, QString &kept)
{
    if (text == kept)
        text = kept;
    else
        kept = text;
}

}  // namespace

QueueIndex::QueueIndex()
    : m_viewers(viewersKept)
{
}

QueueIndex::~QueueIndex()
{
    m_items.forEach([](Item *item) { delete item; });
}

QueueIndex::Sum QueueIndex::sumOf(const QString &rewardId) const
{
    const RewardGroup *group = findRewardGroup(rewardId);
    return group ? group->sum : Sum();
}

QueueIndex::RewardGroup &QueueIndex::rewardGroup(const QString &rewardId)
{
    auto &group = m_rewardGroups[rewardId];
    if (!group)
        group = std::make_unique<RewardGroup>();
    return *group;
}

const QueueIndex::RewardGroup *QueueIndex::findRewardGroup(const QString &rewardId) const
{
    const auto found = m_rewardGroups.find(rewardId);
    return found == m_rewardGroups.end() ? nullptr : found->second.get();
}

void QueueIndex::share(Api::Redemption &redemption, RewardGroup &group)
{
    Sidestage::share(redemption.broadcasterId, m_broadcaster[0]);
    Sidestage::share(redemption.broadcasterLogin, m_broadcaster[1]);
    Sidestage::share(redemption.broadcasterName, m_broadcaster[2]);
    Sidestage::share(redemption.reward.id, group.offer.id);
    Sidestage::share(redemption.reward.title, group.offer.title);
    Sidestage::share(redemption.reward.prompt, group.offer.prompt);
    auto &viewer = m_viewers[qHash(redemption.userId) % viewersKept];
    Sidestage::share(redemption.userId, viewer[0]);
    Sidestage::share(redemption.userLogin, viewer[1]);
    Sidestage::share(redemption.userName, viewer[2]);
}

QueueIndex::Item *QueueIndex::add(const Api::Redemption &redemption, qint64 since)
{
    RewardGroup &on = rewardGroup(redemption.reward.id);
    auto *item = new Item;
    item->entry.redemption = redemption;
    item->since = since;
    item->group = &on;
    share(item->entry.redemption, on);
    m_items.insert(item->entry.redemption.id, item);
    if (on.items.empty() || isEarlier(on.items.back(), item))
        on.items.push_back(item);
    else
        on.items.insert(std::ranges::lower_bound(on.items, item, isEarlier), item);
    count(*item, 1);
    return item;
}

void QueueIndex::remove(const std::vector<Item *> &items)
{
    // Their places by reward group: each group is compacted once, and no other item is read.
    std::vector<std::pair<RewardGroup *, std::size_t>> places;
    places.reserve(items.size());
    for (Item *item : items) {
        if (item->entry.waits())
            count(*item, -1);
        m_items.remove(item->entry.redemption.id);
        const auto &row = item->group->items;
        const auto place = std::ranges::lower_bound(row, item, isEarlier);
        places.emplace_back(item->group, std::size_t(place - row.begin()));
    }
    std::ranges::sort(places);
    for (std::size_t i = 0; i < places.size();) {
        RewardGroup *group = places[i].first;
        auto &row = group->items;
        auto to = row.begin() + std::ptrdiff_t(places[i].second);
        for (; i < places.size() && places[i].first == group; ++i) {
            const bool isLast = i + 1 == places.size() || places[i + 1].first != group;
            const auto from = row.begin() + std::ptrdiff_t(places[i].second) + 1;
            const auto end = isLast ? row.end() : row.begin() + std::ptrdiff_t(places[i + 1].second);
            to = std::move(from, end, to);
        }
        row.erase(to, row.end());
    }
    for (Item *item : items)
        delete item;
}

void QueueIndex::count(const Item &item, int sign)
{
    const qint64 points = sign * item.entry.redemption.reward.cost;
    for (Sum *sum : {&m_sum, &item.group->sum}) {
        sum->waiting += sign;
        sum->points += points;
    }
}

QStringList QueueIndex::ids() const
{
    using SavedState = std::pair<const RewardGroup *, std::size_t>;
    const auto later = [](const SavedState &a, const SavedState &b) {
        return isEarlier(b.first->items[b.second], a.first->items[a.second]);
    };
    std::priority_queue<SavedState, std::vector<SavedState>, decltype(later)> next(later);
    for (const auto &[id, group] : m_rewardGroups) {
        if (!group->items.empty())
            next.push({group.get(), 0});
    }
    QStringList all;
    all.reserve(m_items.size());
    while (!next.empty()) {
        auto [shelf, at] = next.top();
        next.pop();
        // As long as this group has the oldest item: mostly there are few groups, or runs.
        do {
            all.append(shelf->items[at]->entry.redemption.id);
            ++at;
        } while (at < shelf->items.size() && (next.empty() || !later({shelf, at}, next.top())));
        if (at < shelf->items.size())
            next.push({shelf, at});
    }
    return all;
}

QStringList QueueIndex::ids(std::size_t part) const
{
    QStringList some;
    m_items.forEachIn(part, [&some](const Item *item) { some.append(item->entry.redemption.id); });
    return some;
}

std::pair<std::size_t, std::size_t> QueueIndex::between(const RewardGroup &group, const QDateTime &from,
                                                        const QDateTime &before)
{
    const auto at = [&](const QDateTime &time, std::size_t otherwise) {
        if (!time.isValid())
            return otherwise;
        const auto timeOf
            = [](const Item *item) -> const QDateTime & { return item->entry.redemption.redeemedAt; };
        const auto place = std::ranges::lower_bound(group.items, time, {}, timeOf);
        return std::size_t(place - group.items.begin());
    };
    const std::size_t first = at(from, 0);
    return {first, std::max(first, at(before, group.items.size()))};
}

}  // namespace Sidestage
