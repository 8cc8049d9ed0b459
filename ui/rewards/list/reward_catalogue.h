// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/library/reward_library.h"

#include <QObject>
#include <QTimer>
#include <QUrl>

namespace Sidestage {

class RewardsService;

enum class RewardState : quint8 { On, Off, Paused, LibraryOnly, Elsewhere };

/// A reward as the page shows it: of the library, with what the service and the queue say of it.
struct RewardItem
{
    QString key{};  ///< Names it on the page: the library's id, or the service's of one made elsewhere.
    LibraryReward reward{};  ///< Completed, with the service's values where it is there.
    RewardState state{};
    bool isPending = false;  ///< A change of it waits for the service's answer.
    bool isInStock = true;
    QUrl picture{};             ///< Its own, or the service's for rewards without one; empty: none.
    std::optional<int> left{};  ///< Redemptions that this stream still has; none: no limit, or not live.
    QDateTime cooldownUntil{};  ///< UTC, by the service's clock; invalid: not in cooldown.
    int waiting = 0;
    qint64 waitingPoints = 0;
    std::optional<PlanStep> step{};  ///< Of the plan that is shown.

    QString title() const { return reward.reward.title.value_or(QString()); }
    qint64 cost() const { return reward.reward.cost.value_or(0); }
    bool isOnService() const { return !reward.serviceId.isEmpty(); }
    bool isOurs() const { return !reward.isElsewhere; }
    bool operator==(const RewardItem &) const = default;
};

/// Which part of the library is looked at.
struct RewardChoice
{
    enum class Kind : quint8 { All, OnService, Set, Elsewhere, NoSet };
    Kind kind = Kind::All;
    qint64 set = 0;

    bool operator==(const RewardChoice &) const = default;
};

/// How the service's slots are used.
struct SlotUse
{
    int on = 0;
    int off = 0;  ///< Or paused.
    int elsewhere = 0;

    int used() const { return on + off + elsewhere; }
    bool operator==(const SlotUse &) const = default;
};

/// What the page shows, gathered from the library, the service and the queue; told of at most once per
/// change of them.
class RewardCatalogue : public QObject
{
    Q_OBJECT
public:
    /// `desk` must outlive this.
    explicit RewardCatalogue(RewardsService *service, QObject *parent = nullptr);

    const QList<RewardItem> &items() const { return m_items; }
    const RewardItem *find(const QString &key) const;
    const RewardItem *findReward(qint64 libraryId) const;
    const QList<RewardSet> &sets() const { return m_sets; }
    std::optional<RewardSet> set(qint64 id) const;
    /// Those of the choice, in its order.
    QList<RewardItem> of(const RewardChoice &choice) const;
    int count(const RewardChoice &choice) const { return int(placesOf(choice).size()); }
    /// Whether exactly the rewards of the set are on, of all that this app made.
    bool isInForce(const RewardSet &set) const;
    SlotUse slotUse() const { return m_slots; }
    bool isTitleTaken(const QString &title, const QString &exceptKey) const;

    /// The plan whose steps the items show.
    void setPlan(const std::optional<SwapPlan> &plan);
    const std::optional<SwapPlan> &plan() const { return m_plan; }

    static QString keyOf(const LibraryReward &reward);

public Q_SLOTS:
    void gather();

Q_SIGNALS:
    void changed();

private:
    void countWaiting();
    QList<qsizetype> placesOf(const RewardChoice &choice) const;

    RewardsService *m_service;
    QList<RewardItem> m_items{};
    QHash<QString, qsizetype> m_places{};  ///< By key.
    QSet<qint64> m_inSets{};
    QList<RewardSet> m_sets{};
    SlotUse m_slots{};
    std::optional<SwapPlan> m_plan{};
    QTimer m_soon{};
    QTimer m_totals{};
};

}  // namespace Sidestage
