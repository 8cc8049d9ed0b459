// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library_store.h"

#include <QHash>
#include <QMap>
#include <QSet>

namespace Sidestage {

struct RewardRow;

/// The rewards and sets of a library in memory, and on disk before they are here.
class RewardCache
{
public:
    /// `store` must outlive this.
    explicit RewardCache(LibraryStore *store);

    const QMap<qint64, KeptReward> &rewards() const { return m_rewards; }
    const KeptReward *find(qint64 id) const;
    const KeptReward *findOnService(const QString &serviceId) const;
    /// Another reward of that title, `except` aside; those of other apps count.
    bool isTaken(const QString &title, qint64 except) const;
    /// The title, or with a number behind it that makes it free.
    QString freeTitle(const QString &title) const;

    Result<void> put(KeptReward &reward);
    Result<void> remove(qint64 id);

    /// Those of other apps, as the service told.
    const QList<LibraryReward> &elsewhere() const { return m_elsewhere; }
    /// Brings the shelf to what the service says; gives whether anything is another. An error leaves it.
    Result<bool> follow(const QList<RewardRow> &rows);
    /// Only those of other apps, as an earlier run has kept them: that says nothing about what is here. Gives
    /// whether anything is another.
    bool preload(const QList<RewardRow> &rows);

    const QList<RewardSet> &sets() const { return m_sets; }
    const RewardSet *findSet(qint64 id) const;
    bool isNameTaken(const QString &name, qint64 except) const;
    QString freeName(const QString &name) const;
    Result<void> putSet(RewardSet &set);
    Result<void> removeSet(qint64 id);

    /// Several changes that happen together or not at all.
    Result<void> inTransaction(const std::function<Result<void>()> &work);

private:
    void setRewards(QMap<qint64, KeptReward> rewards);
    bool setElsewhere(const QList<LibraryReward> &elsewhere);
    LibraryReward elsewhereOf(const RewardRow &row);

    LibraryStore *m_store;
    QMap<qint64, KeptReward> m_rewards{};
    QMultiHash<QString, qint64> m_byTitle{};  // by key
    QList<RewardSet> m_sets{};
    QList<LibraryReward> m_elsewhere{};
    QSet<QString> m_elsewhereTitles{};        // as keys
    QHash<QString, qint64> m_elsewhereIds{};  // by id on the service, so that they stay the same
};

}  // namespace Sidestage
