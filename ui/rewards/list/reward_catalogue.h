// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rewards/library/reward_library.h"

#include <QObject>
#include <QTimer>
#include <QUrl>

namespace Sidestage {

class RewardsService;

enum class RewardState : quint8 { On, Off, Paused, LibraryOnly, Elsewhere };

/// A reward of the library with its state on the service and in the queue, as the page shows it.
struct RewardItem
{
    QString key{};  ///< Id on the page: the library's id, or the service's id for one made elsewhere.
    LibraryReward reward{};  ///< With all fields set, from the service if it is there.
    RewardState state{};
    bool isPending = false;  ///< A change is waiting for the service's response.
    bool isInStock = true;
    QUrl picture{};             ///< The reward's own, or the service's default; empty if none.
    std::optional<int> left{};  ///< Redemptions left in this stream; none: no limit, or not live.
    QDateTime cooldownUntil{};  ///< UTC, by the service's clock; invalid: not in cooldown.
    int waiting = 0;
    qint64 waitingPoints = 0;
    std::optional<PlanStep> step{};  ///< Its step in the shown plan.

    QString title() const { return reward.reward.title.value_or(QString()); }
    qint64 cost() const { return reward.reward.cost.value_or(0); }
    bool isOnService() const { return !reward.serviceId.isEmpty(); }
    bool isOurs() const { return !reward.isElsewhere; }
    bool operator==(const RewardItem &) const = default;
};

/// A section of the library.
struct RewardChoice
{
    enum class Kind : quint8 { All, OnService, Set, Elsewhere, NoSet };
    Kind kind = Kind::All;
    qint64 set = 0;

    bool operator==(const RewardChoice &) const = default;
};

/// How the service's reward slots are used.
struct SlotUse
{
    int on = 0;
    int off = 0;  ///< Off or paused.
    int elsewhere = 0;

    int used() const { return on + off + elsewhere; }
    bool operator==(const SlotUse &) const = default;
};

/// The data of the page, combined from the library, the service and the queue. Several changes are combined
/// into one notification.
class RewardCatalogue : public QObject
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    explicit RewardCatalogue(RewardsService *service, QObject *parent = nullptr);

    const QList<RewardItem> &items() const { return m_items; }
    const RewardItem *find(const QString &key) const;
    const QList<RewardSet> &sets() const { return m_sets; }
    std::optional<RewardSet> set(qint64 id) const;
    /// The rewards of the choice, in its order.
    QList<RewardItem> of(const RewardChoice &choice) const;
    int count(const RewardChoice &choice) const { return int(placesOf(choice).size()); }
    /// Whether the rewards of this app that are on are exactly those of the set.
    bool isInForce(const RewardSet &set) const;
    SlotUse slotUse() const { return m_slots; }
    bool isTitleTaken(const QString &title, const QString &exceptKey) const;

    /// Sets the plan whose steps the items show.
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
