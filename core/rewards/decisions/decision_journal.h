// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "decision_table.h"
#include "profile/store_thread.h"

#include <QTimer>

namespace Sidestage {

/// What was decided and not finished yet, on disk: the tables `decision_jobs` and `decisions` of a profile.
/// Everything is written on the store's thread, in the order in which it was given.
///
/// What must not come undone is on the disk itself before it counts, and not only with the system, so that it
/// survives a power cut as well as a kill: what was decided, that it is about to be sent, and what was taken
/// back, paused or cancelled. Outcomes are not waited for: without them a row comes back as one that was
/// about to be sent, and the service is asked.
///
/// When it cannot be written (a full disk), nothing is dropped: what comes after it waits in memory behind
/// it, and is written in the same order as soon as that works again.
///
/// One program has the profile open (docs/decisions/0013), so what is found at the start was left by one that
/// has ended.
class DecisionJournal : public QObject
{
    Q_OBJECT
public:
    /// `store` must outlive this.
    DecisionJournal(StoreThread *store, QString account, QObject *parent = nullptr);
    ~DecisionJournal() override;

    struct Head
    {
        qint64 id = 0;
        Api::RedemptionDecision decision{};
        DecisionJob::Phase phase{};
        QDateTime decidedAt{};  ///< UTC.
        QDateTime dueAt{};      ///< UTC.
    };
    struct Line
    {
        Api::Redemption redemption{};
        DecisionState state{};
        std::optional<Api::RedemptionDecision> way{};  ///< With Elsewhere: which way.
        QString reason{};                              ///< With Failed.
    };
    struct Found
    {
        Head head{};
        QList<Line> lines{};  ///< The oldest redemption first.
    };
    struct Outcome
    {
        qint64 job = 0;
        QString redemption{};
        DecisionState state{};
        std::optional<Api::RedemptionDecision> way{};
        QString reason{};
    };
    struct Claim
    {
        qint64 job = 0;
        QString redemption{};
    };
    /// An error: it is written later, when that works again.
    using Done = std::function<void(Result<void>)>;

    /// Gives the jobs that earlier runs left, with their rows. When they cannot be read, gives none, and
    /// gives them when they can. Call once, before anything is written.
    void load(QObject *context, std::function<void(QList<Found>)> done);

    /// Writes the rows, and their job if it is new. A row of an older job goes over to this one.
    void add(const Head &job, const QList<Line> &lines, QObject *context, Done done);
    /// Notes that these are about to be sent.
    void mark(const QList<Claim> &claims, qint64 batch, QObject *context, Done done);
    void settle(const QList<Outcome> &outcomes);
    void setPhase(qint64 job, DecisionJob::Phase phase);
    /// Takes back what has not been marked.
    void undo(qint64 job);
    void remove(qint64 job);

    /// Why nothing can be written, in words; empty: it can.
    QString trouble() const { return m_trouble; }

Q_SIGNALS:
    void troubleChanged();

private:
    using Work = std::function<Result<void>(Database &)>;
    struct Queue;

    enum class Weight : quint8 { Durable, Light };
    void write(Work work, Done done = {}, Weight weight = Weight::Durable);
    void reportOutcome(const Result<void> &outcome);

    StoreThread *m_store;
    QString m_account;
    std::shared_ptr<Queue> m_queue;  ///< Of the store's thread.
    std::function<void()> m_loadedLate{};
    QTimer m_retry{};
    QString m_trouble{};
};

}  // namespace Sidestage
