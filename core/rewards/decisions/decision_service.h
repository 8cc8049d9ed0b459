// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "outbox/outbox.h"
#include "outbox/outbox_job.h"
#include "rewards/queue/redemption_queue.h"

#include <array>
#include <optional>

namespace Sidestage {

/// Decisions that were made together, with one click or key.
struct DecisionJob : OutboxJob
{
    Api::RedemptionDecision decision{};

    qint64 points() const { return weight; }          ///< Sum of all rows.
    qint64 pointsDone() const { return weightDone; }  ///< Sum of the rows that are done.
    bool operator==(const DecisionJob &) const = default;
};

/// One redemption of a job, with its outcome.
struct DecisionRow
{
    QString redemptionId{};
    QString rewardId{};
    QString rewardTitle{};
    QString viewer{};
    QString input{};
    qint64 points = 0;
    QueueState state{};
    std::optional<Api::RedemptionDecision> decision{};  ///< Made or planned; none: not known.
    QString reason{};

    bool operator==(const DecisionRow &) const = default;
};

class Account;

/// The outbox of decisions about redemptions: held for the grace period, sent at most 50 ids of one reward
/// per call, with lower priority than all other calls. Keeps the queue consistent with it.
class DecisionService : public Outbox
{
    Q_OBJECT
public:
    /// All must outlive this.
    DecisionService(Account *account, RedemptionQueue *queue, const Clock &clock, QObject *parent = nullptr);

    /// Seconds between a decision and its sending, 0 to 30; by default 10.
    void setGrace(Api::RedemptionDecision decision, int seconds);
    int grace(Api::RedemptionDecision decision) const { return m_grace[std::size_t(decision)]; }

    /// Decides those of `ids` that wait; returns the id of the job, 0 when none waits.
    qint64 decide(QStringList ids, Api::RedemptionDecision decision);
    /// Retries this redemption.
    void retry(const QString &redemptionId);

    /// As in Outbox, with the decision.
    QList<DecisionJob> jobs() const;
    std::optional<DecisionJob> job(qint64 id) const;
    DecisionRow row(qint64 job, int at) const;

    /// The jobs with unfinished redemptions of this reward: held, to be sent, or sent with an unknown
    /// outcome.
    QSet<qint64> deciding(const QString &rewardId) const;

private:
    void show(const QList<Place> &rows);
    void queueChanged(const QStringList &ids);

    RedemptionQueue *m_queue;
    std::array<int, 2> m_grace{10, 10};  ///< Seconds, by Api::RedemptionDecision.
};

}  // namespace Sidestage
