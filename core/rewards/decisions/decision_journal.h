// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "decision_table.h"
#include "profile/store_thread.h"

#include <QTimer>

namespace Sidestage {

/// Unfinished decisions on disk: the tables `decision_jobs` and `decisions` of a profile. Everything is
/// written on the store's thread, in the order of the calls.
///
/// What must not be lost is synced to the disk before it counts, so that it survives a power cut as well as a
/// kill: decisions, that a decision is about to be sent, and that it was undone, paused or cancelled.
/// Outcomes are not synced: without its outcome a row is restored as one that was about to be sent, and the
/// service is asked.
///
/// If writing fails (a full disk), nothing is dropped: later writes wait in memory behind the failed one, and
/// are made in the same order as soon as possible.
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
        std::optional<Api::RedemptionDecision> way{};  ///< With Elsewhere: the outcome.
        QString reason{};                              ///< With Failed.
    };
    struct Found
    {
        Head head{};
        QList<Line> lines{};  ///< Oldest redemption first.
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
    /// After an error the write is repeated later.
    using Done = std::function<void(Result<void>)>;

    /// Returns the unfinished jobs of earlier runs, with their rows. If they cannot be read, returns none and
    /// calls `done` again when they can be. Call once, before the first write.
    void load(QObject *context, std::function<void(QList<Found>)> done);

    /// Writes the rows, and their job if it is new. A row of an older job is moved to this one.
    void add(const Head &job, const QList<Line> &lines, QObject *context, Done done);
    /// Marks these as about to be sent.
    void mark(const QList<Claim> &claims, qint64 batch, QObject *context, Done done);
    void settle(const QList<Outcome> &outcomes);
    void setPhase(qint64 job, DecisionJob::Phase phase);
    /// Marks the rows of the job that were not marked as about to be sent as undone.
    void undo(qint64 job);
    void remove(qint64 job);

    /// Why writing fails, as text for the user; empty: it works.
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
