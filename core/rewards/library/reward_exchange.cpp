// SPDX-License-Identifier: GPL-3.0-or-later

// What of a RewardLibrary goes into files, and what comes from them.

#include "reward_library_private.h"

namespace Sidestage {

QByteArray RewardLibrary::toJson(const QList<qint64> &ids, const QList<qint64> &setIds) const
{
    QList<RewardSet> sets;
    QSet<qint64> wanted(ids.begin(), ids.end());
    for (const RewardSet &set : d->cache.sets()) {
        if (!setIds.contains(set.id))
            continue;
        sets.append(set);
        for (const qint64 id : set.rewards)
            wanted.insert(id);
    }
    QList<LibraryReward> all = rewards();
    all.removeIf([&](const LibraryReward &reward) { return !wanted.contains(reward.id); });
    return writeRewards(all, sets);
}

Result<RewardLibrary::Import> RewardLibrary::readJson(const QByteArray &json) const
{
    return readRewards(json);
}

QStringList RewardLibrary::clashes(const Import &import) const
{
    QStringList titles;
    for (const LibraryReward &reward : import.rewards) {
        if (d->cache.isTaken(reward.title(), 0))
            titles.append(reward.title());
    }
    for (const RewardSet &set : import.sets) {
        if (d->cache.isNameTaken(set.name, 0))
            titles.append(set.name);
    }
    return titles;
}

Result<int> RewardLibrary::importRewards(const Import &import, Clash clash)
{
    QHash<QString, qint64> byTitle;
    for (const KeptReward &reward : d->cache.rewards())
        byTitle.insert(titleKey(reward.own.title()), reward.own.id);
    if (d->cache.rewards().size() + import.rewards.size() > maxRewards)
        return Error::broken(Fault::TooMany, {}, maxRewards);

    int taken = 0;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto done = d->cache.inTransaction([&]() -> Result<void> {
        QList<qint64> ids;  // of what was read, place by place
        for (const LibraryReward &read : import.rewards) {
            const qint64 same = byTitle.value(titleKey(read.title()));
            if (same && clash == Clash::Skip) {
                ids.append(same);
                continue;
            }
            KeptReward reward = same && clash == Clash::Replace ? *d->cache.find(same) : KeptReward{};
            reward.own.reward = tidied(read.reward);
            // The title of another app's reward cannot be replaced, so that is kept beside it.
            if (!reward.own.id)
                reward.own.reward.title = d->cache.freeTitle(read.title());
            reward.own.changedAt = now;
            if (auto kept = d->cache.put(reward); !kept)
                return kept;
            ids.append(reward.own.id);
            ++taken;
        }
        for (const RewardSet &read : import.sets) {
            RewardSet set{.name = read.name, .isFavourite = read.isFavourite};
            for (const RewardSet &known : d->cache.sets()) {
                if (clash != Clash::KeepBoth && known.name.compare(read.name, Qt::CaseInsensitive) == 0)
                    set.id = known.id;
            }
            if (set.id && clash == Clash::Skip)
                continue;
            if (set.id)
                set.appliedAt = d->cache.findSet(set.id)->appliedAt;
            else
                set.name = d->cache.freeName(read.name);
            for (const qint64 place : read.rewards) {
                if (place >= 0 && place < ids.size())
                    set.rewards.append(ids[place]);
            }
            if (auto kept = d->cache.putSet(set); !kept)
                return kept;
        }
        return {};
    });
    if (!done)
        return done.error();
    Q_EMIT changed();
    return taken;
}

}  // namespace Sidestage
