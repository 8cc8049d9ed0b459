// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"
#include "reward_catalogue.h"
#include "rewards/list/reward_changes.h"

#include <functional>

namespace Sidestage {

/// Actions on one or several rewards. Each reports its result once, with an undo.
class RewardOperations : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    RewardOperations(RewardsService *service, RewardCatalogue *catalogue, QObject *parent = nullptr);

    /// Sets these fields of rewards of this app to the values in `wanted`, on the service or in the library.
    /// `done` returns the message for a number of rewards: "3 paused".
    void change(const QStringList &keys, const QList<RewardField> &fields, const Api::RewardChanges &wanted,
                const std::function<QString(int)> &done);
    void setPaused(const QStringList &keys, bool paused);
    void setEnabled(const QStringList &keys, bool enabled);
    /// Creates library rewards on the service that are not there yet.
    void putOnService(const QStringList &keys);
    /// Removes rewards from the service, and from the library unless `keep` is set. Waiting redemptions are
    /// decided first, because the service would fulfil them. Rewards that are only in the library are removed
    /// from it.
    void remove(const QStringList &keys, PlanStep::Queue queue, bool keep);
    void addToSet(const QStringList &keys, qint64 set);
    void removeFromSet(const QStringList &keys, qint64 set);
    /// Returns an unused title for a copy.
    QString titleForCopy(const QString &title) const;

Q_SIGNALS:
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);

private:
    struct Batch;
    void finish(const std::shared_ptr<Batch> &batch);
    void saveSet(RewardSet set, const QString &text);
    /// Brings a deleted reward back into the library, and into the sets that had it `before`. Reports a
    /// failure.
    bool restore(LibraryReward reward, const QList<RewardSet> &before);
    struct Removed
    {
        RewardItem item{};
        bool keep = true;
        QList<RewardSet> sets{};  ///< All, before the removal.
    };
    void showRemoved();
    void tellRemoved(const QList<Removed> &gone, bool kept);

    RewardsService *m_service;
    RewardCatalogue *m_catalogue;
    QList<Removed> m_removed{};  ///< Being deleted; reported when that has ended.
};

}  // namespace Sidestage
