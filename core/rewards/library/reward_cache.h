// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library_store.h"

#include <QHash>
#include <QMap>
#include <QSet>

namespace Sidestage {

struct RewardRow;

/// The rewards and sets of a library in memory. Changes are written to the disk first.
class RewardCache
{
public:
    /// `store` must outlive this.
    explicit RewardCache(LibraryStore *store);

    const QMap<qint64, KeptReward> &rewards() const { return m_rewards; }
    const KeptReward *find(qint64 id) const;
    /// Whether another reward than `except` has this title, including those of other apps.
    bool isTaken(const QString &title, qint64 except) const;
    /// The title, with a number appended if it is in use.
    QString freeTitle(const QString &title) const;

    Result<void> put(KeptReward &reward);
    Result<void> remove(qint64 id);

    /// Rewards of other apps, as the service returned them.
    const QList<LibraryReward> &elsewhere() const { return m_elsewhere; }
    /// Updates the library from the service's rewards; returns whether anything has changed. An error leaves
    /// it unchanged.
    Result<bool> follow(const QList<RewardRow> &rows);
    /// Only sets the rewards of other apps, as stored by an earlier run, because old data must not change the
    /// library. Returns whether anything has changed.
    bool preload(const QList<RewardRow> &rows);

    const QList<RewardSet> &sets() const { return m_sets; }
    const RewardSet *findSet(qint64 id) const;
    bool isNameTaken(const QString &name, qint64 except) const;
    QString freeName(const QString &name) const;
    Result<void> putSet(RewardSet &set);
    Result<void> removeSet(qint64 id);

    /// Runs several changes in one transaction.
    Result<void> inTransaction(const std::function<Result<void>()> &work);

private:
    void setRewards(QMap<qint64, KeptReward> rewards);
    bool setElsewhere(const QList<LibraryReward> &elsewhere);
    LibraryReward elsewhereOf(const RewardRow &row);

    LibraryStore *m_store;
    QMap<qint64, KeptReward> m_rewards{};
    QMultiHash<QString, qint64> m_byTitle{};  // by titleKey()
    QList<RewardSet> m_sets{};
    QList<LibraryReward> m_elsewhere{};
    QSet<QString> m_elsewhereTitles{};        // as titleKey()
    QHash<QString, qint64> m_elsewhereIds{};  // by id on the service, so that their ids stay the same
};

}  // namespace Sidestage
