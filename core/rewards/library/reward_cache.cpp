// SPDX-License-Identifier: GPL-3.0-or-later
#include "reward_cache.h"

#include "rewards/list/reward_changes.h"
#include "rewards/list/reward_list.h"

#include <QSet>

namespace Sidestage {

using namespace Api;

namespace {

bool isOn(const std::optional<RewardChanges> &seen)
{
    return seen && seen->isEnabled.value_or(false) && !seen->isPaused.value_or(false);
}

/// `text`, or with " (2)" or a higher number appended to make it unique, at most `most` characters long.
template <class IsTaken>
QString numbered(const QString &text, qsizetype most, IsTaken isTaken)
{
    if (!isTaken(text))
        return text;
    for (int number = 2;; ++number) {
        const QString end = QStringLiteral(" (%1)").arg(number);
        QString start = text;
        // The limit counts code points: an emoji is one, and must not be cut in two.
        auto points = start.toUcs4();
        if (points.size() > most - end.size()) {
            points.resize(most - end.size());
            start = QString::fromUcs4(reinterpret_cast<const char32_t *>(points.constData()), points.size());
        }
        if (const QString candidate = start + end; !isTaken(candidate))
            return candidate;
    }
}

}  // namespace

RewardCache::RewardCache(LibraryStore *store)
    : m_store(store)
    , m_sets(store->sets())
{
    QMap<qint64, KeptReward> rewards;
    const auto kept = store->rewards();
    for (const KeptReward &reward : kept)
        rewards.insert(reward.own.id, reward);
    setRewards(std::move(rewards));
}

void RewardCache::setRewards(QMap<qint64, KeptReward> rewards)
{
    m_rewards = std::move(rewards);
    m_byTitle.clear();
    for (const KeptReward &reward : std::as_const(m_rewards))
        m_byTitle.insert(titleKey(reward.own.title()), reward.own.id);
}

const KeptReward *RewardCache::find(qint64 id) const
{
    const auto found = m_rewards.constFind(id);
    return found == m_rewards.constEnd() ? nullptr : &*found;
}

bool RewardCache::isTaken(const QString &title, qint64 except) const
{
    const QString key = titleKey(title);
    const auto own = m_byTitle.values(key);
    return m_elsewhereTitles.contains(key)
        || std::ranges::any_of(own, [except](qint64 id) { return id != except; });
}

QString RewardCache::freeTitle(const QString &title) const
{
    return numbered(title, ruleOf(&RewardChanges::title).most,
                    [this](const QString &text) { return isTaken(text, 0); });
}

Result<void> RewardCache::put(KeptReward &reward)
{
    auto kept = m_store->save(reward);
    if (!kept)
        return kept;
    if (const KeptReward *before = find(reward.own.id))
        m_byTitle.remove(titleKey(before->own.title()), reward.own.id);
    m_rewards.insert(reward.own.id, reward);
    m_byTitle.insert(titleKey(reward.own.title()), reward.own.id);
    return {};
}

Result<void> RewardCache::remove(qint64 id)
{
    auto done = m_store->remove(id);
    if (!done)
        return done;
    m_byTitle.remove(titleKey(m_rewards.take(id).own.title()), id);
    for (RewardSet &set : m_sets) {
        set.rewards.removeAll(id);
        set.paused.removeAll(id);
    }
    return {};
}

LibraryReward RewardCache::elsewhereOf(const RewardRow &row)
{
    qint64 &id = m_elsewhereIds[row.id];
    if (id == 0)
        id = -m_elsewhereIds.size();
    return {.id = id, .serviceId = row.id, .reward = changesOf(row.reward), .isElsewhere = true};
}

bool RewardCache::setElsewhere(const QList<LibraryReward> &elsewhere)
{
    const bool other = elsewhere != m_elsewhere;
    m_elsewhere = elsewhere;
    m_elsewhereTitles.clear();
    for (const LibraryReward &reward : std::as_const(m_elsewhere))
        m_elsewhereTitles.insert(titleKey(reward.title()));
    return other;
}

bool RewardCache::preload(const QList<RewardRow> &rows)
{
    QList<LibraryReward> elsewhere;
    for (const RewardRow &row : rows) {
        if (!row.isOurs)
            elsewhere.append(elsewhereOf(row));
    }
    return setElsewhere(elsewhere);
}

Result<bool> RewardCache::follow(const QList<RewardRow> &rows)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QHash<QString, qint64> byService;
    QHash<QString, qint64> byTitle;  // rewards in the library only
    for (const KeptReward &reward : std::as_const(m_rewards)) {
        if (reward.own.serviceId.isEmpty())
            byTitle.insert(titleKey(reward.own.title()), reward.own.id);
        else
            byService.insert(reward.own.serviceId, reward.own.id);
    }

    QList<KeptReward> left, arrived;
    QList<LibraryReward> elsewhere;
    for (const RewardRow &row : rows) {
        const RewardChanges answer = changesOf(row.reward);
        if (!row.isOurs) {
            elsewhere.append(elsewhereOf(row));
            continue;
        }
        KeptReward reward;
        if (const qint64 known = byService.take(row.id)) {
            reward = *find(known);
            if (reward.seen == answer)
                continue;
            // Applies only what has changed on the service: unsent edits stay.
            applyTo(reward.own.reward, reward.seen ? differenceOf(*reward.seen, answer) : answer);
        } else {
            if (const qint64 same = byTitle.take(titleKey(row.reward.title)))
                reward = *find(same);
            reward.own.serviceId = row.id;
            reward.own.reward = answer;
        }
        if (isOn(reward.seen) || isOn(answer))
            reward.own.usedAt = now;
        reward.own.changedAt = now;
        reward.seen = answer;
        arrived.append(reward);
    }
    for (const qint64 id : std::as_const(byService)) {
        KeptReward reward = *find(id);
        if (isOn(reward.seen))
            reward.own.usedAt = now;
        reward.own.serviceId.clear();
        reward.seen.reset();
        left.append(reward);
    }

    const bool other = setElsewhere(elsewhere);
    if (left.isEmpty() && arrived.isEmpty())
        return other;
    const auto kept = inTransaction([&]() -> Result<void> {
        for (KeptReward &reward : left) {
            if (auto done = put(reward); !done)
                return done;
        }
        for (KeptReward &reward : arrived) {
            if (auto done = put(reward); !done)
                return done;
        }
        return {};
    });
    if (!kept)
        return kept.error();
    return true;
}

const RewardSet *RewardCache::findSet(qint64 id) const
{
    const auto found = std::ranges::find(m_sets, id, &RewardSet::id);
    return found == m_sets.end() ? nullptr : &*found;
}

bool RewardCache::isNameTaken(const QString &name, qint64 except) const
{
    return std::ranges::any_of(m_sets, [&](const RewardSet &set) {
        return set.id != except && set.name.compare(name, Qt::CaseInsensitive) == 0;
    });
}

QString RewardCache::freeName(const QString &name) const
{
    return numbered(name, 100, [this](const QString &text) { return isNameTaken(text, 0); });
}

Result<void> RewardCache::putSet(RewardSet &set)
{
    QSet<qint64> seen;
    const auto isNoMember = [&](qint64 id) {
        const bool again = seen.contains(id);
        seen.insert(id);
        return again || !m_rewards.contains(id);
    };
    set.rewards.removeIf(isNoMember);
    set.paused.removeIf(isNoMember);
    auto kept = m_store->save(set);
    if (!kept)
        return kept;
    for (RewardSet &old : m_sets) {
        if (old.id == set.id) {
            old = set;
            return {};
        }
    }
    m_sets.append(set);
    return {};
}

Result<void> RewardCache::removeSet(qint64 id)
{
    auto done = m_store->removeSet(id);
    if (done)
        m_sets.removeIf([id](const RewardSet &set) { return set.id == id; });
    return done;
}

Result<void> RewardCache::inTransaction(const std::function<Result<void>()> &work)
{
    const auto rewards = m_rewards;
    const auto sets = m_sets;
    auto done = m_store->inTransaction(work);
    if (!done) {
        setRewards(rewards);
        m_sets = sets;
    }
    return done;
}

}  // namespace Sidestage
