// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"
#include "reward_catalogue.h"
#include "rewards/list/reward_fields.h"

#include <functional>

namespace Sidestage {

/// What can be done with one reward or with many at once. Each says once how it went, with an undo.
class RewardOperations : public QObject
{
    Q_OBJECT
public:
    /// Both must outlive this.
    RewardOperations(RewardsService *service, RewardCatalogue *catalogue, QObject *parent = nullptr);

    /// Gives these fields of `wanted` to rewards of this app: on the service, or in the library.
    /// `done` says what was done: "3 paused"; it gets the number.
    void change(const QStringList &keys, const QList<RewardField> &fields, const Api::RewardChanges &wanted,
                const std::function<QString(int)> &done);
    void setPaused(const QStringList &keys, bool paused);
    void setEnabled(const QStringList &keys, bool enabled);
    /// Creates those of the library that are not there.
    void putOnService(const QStringList &keys);
    /// Takes them off the service, and out of the library unless `keep`. Redemptions that wait are decided
    /// first; the service would fulfil them. What is in the library only leaves it.
    void remove(const QStringList &keys, PlanStep::Queue queue, bool keep);
    void addToSet(const QStringList &keys, qint64 set);
    void removeFromSet(const QStringList &keys, qint64 set);
    /// A title that is free, for a copy.
    QString titleForCopy(const QString &title) const;

Q_SIGNALS:
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);

private:
    struct Batch;
    void finish(const std::shared_ptr<Batch> &batch);
    void saveSet(RewardSet set, const QString &text);
    void restoreFrom(LibraryReward reward);
    void showRemoved();

    RewardsService *m_service;
    RewardCatalogue *m_catalogue;
    struct Removed
    {
        RewardItem item{};
        bool keep = true;
    };
    QList<Removed> m_removed{};  ///< Being deleted; told of when that has ended.
};

}  // namespace Sidestage
