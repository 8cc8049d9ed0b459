// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "decision_job.h"
#include "decision_table.h"

#include <QElapsedTimer>
#include <QObject>
#include <QSet>
#include <QTimer>

#include <array>
#include <chrono>
#include <memory>

namespace Sidestage {

class Account;
class Clock;
class DecisionLedger;

/// Accepts decisions about redemptions, holds them for the grace period, and sends them: at most 50 ids of
/// one reward per call, with lower priority than all other calls, within the rate limit. A batch that is
/// refused is read again by id and halved until each of its rows is known to be done, decided elsewhere, gone
/// or failed.
///
/// Every decision is in the journal on disk before it is shown as held, and marked there as sending before it
/// is sent. So after a kill it is still held, or its redemption is read before anything is sent again. No
/// decision is sent twice or lost. "Shown as held" means DecisionJob::kept: the rows appear at once, and are
/// in the journal a moment later; before that they are not sent.
///
/// What was being sent when the program ended may still take effect: it is read when that is not possible any
/// more (setSettling()), and the row shows so until then.
///
/// Held decisions have at least shortestGrace left after a restart, so that they can be undone, however long
/// ago they were due. Restored rows are read by their ids before they are sent.
class DecisionService : public QObject
{
    Q_OBJECT
public:
    /// Minimum of the grace period that is left after a restart, in seconds.
    static constexpr int shortestGrace = 5;
    /// Number of finished jobs without failures that are kept; older ones are removed automatically.
    static constexpr int maxFinished = 50;

    /// All must outlive this.
    DecisionService(Account *account, RedemptionQueue *queue, const Clock &clock, QObject *parent = nullptr);
    ~DecisionService() override;

    /// Restores the jobs in the journal and continues them. Emits ready() when done. Call once.
    void start();
    bool isReady() const { return m_isReady; }

    /// Seconds between a decision and its sending, 0 to 30; by default 10.
    void setGrace(Api::RedemptionDecision decision, int seconds);
    int grace(Api::RedemptionDecision decision) const { return m_grace[std::size_t(decision)]; }

    /// How long a request may still take effect after its connection broke, or the program was killed. Its
    /// outcome is not read before. Initially the time that the client waits for a response (20 s).
    void setSettling(std::chrono::milliseconds time);

    /// Decides those of `ids` that wait; returns the id of the job, 0 when none waits.
    qint64 decide(QStringList ids, Api::RedemptionDecision decision);
    /// Undoes the job while it is held. False: it is too late.
    bool undo(qint64 job);
    /// The newest held job; 0: none.
    qint64 newestHeld() const;
    /// Ends the grace period now.
    void sendNow(qint64 job);
    void sendAllNow();

    /// Starts nothing more: decisions that were not sent stay in the journal, for the next start. For an
    /// account that is about to be deleted.
    void close();

    void pause(qint64 job);
    void resume(qint64 job);
    /// Sends no more of it. What was sent stays decided; the other redemptions wait again.
    void cancel(qint64 job);
    /// Retries the failed rows of the job.
    void retryFailed(qint64 job);
    /// Retries this redemption.
    void retry(const QString &redemptionId);
    /// Removes a finished job.
    void dismiss(qint64 job);

    /// The jobs that are open or not dismissed, newest first.
    QList<DecisionJob> jobs() const;
    std::optional<DecisionJob> job(qint64 id) const;
    /// A row of the job, `at` from 0 to DecisionJob::total - 1. Rows keep their places; new ones are
    /// appended.
    DecisionRow row(qint64 job, int at) const;

    /// The jobs with unfinished redemptions of this reward: held, to be sent, or sent with an unknown
    /// outcome.
    QSet<qint64> deciding(const QString &rewardId) const;
    /// Number of decisions without a known outcome.
    int held() const;
    /// Numbers since the start.
    DecisionCounts counts() const;
    /// Why decisions cannot be written to disk, so that they are lost at the end of this run; empty: they
    /// can.
    QString trouble() const;

public Q_SLOTS:
    /// Reads the clock and sends what is due. Called by a timer; tests with a manual clock call it.
    void tick();

Q_SIGNALS:
    void ready();
    void jobAdded(qint64 job);
    void jobChanged(qint64 job);  ///< At most ten times a second for each job.
    void jobRemoved(qint64 job);
    void heldChanged();
    void troubleChanged();
    /// The outcome of these redemptions is known. For the archive.
    void decided(const QStringList &redemptionIds);

private:
    /// What still has to be sent, of all jobs.
    struct Remaining
    {
        int rows = 0;
        int calls = 0;
    };

    DecisionTable::JobPointer findJob(qint64 id) const;
    Remaining remaining() const;
    DecisionJob snapshot(const DecisionTable::Job &job, const Remaining &rest) const;
    void scheduleEmit(qint64 job);
    void emitChanges();
    void forgetOld();

    RedemptionQueue *m_queue;
    const Clock &m_clock;
    std::unique_ptr<DecisionLedger> m_ledger;  ///< A pointer, to hide its database headers.
    std::array<int, 2> m_grace{10, 10};        ///< Seconds, by Api::RedemptionDecision.
    bool m_isReady = false;
    bool m_isClosed = false;
    QTimer m_due{};
    QTimer m_emit{};
    QElapsedTimer m_sinceChanges{};
    QSet<qint64> m_changed{};  ///< Jobs for which jobChanged() will be emitted.
    int m_toldHeld = 0;
};

}  // namespace Sidestage
