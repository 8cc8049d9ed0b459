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

/// Takes decisions about redemptions, holds them for the grace period, and sends them: at most 50 ids of
/// one reward per call, after everybody else's calls, within the rate limit. A batch that is refused is
/// read again by id and halved until each of its rows is known to be done, decided elsewhere, gone or
/// failed.
///
/// Every decision is in the journal on disk before it is shown as held, and marked there as sending before it
/// is sent: after a kill it is still held, or its redemption is read before anything is sent again. None is
/// ever sent twice, none forgotten. "Shown as held" means DecisionJob::kept: the rows appear at once, and
/// are in the journal a moment later; before that they are not sent.
///
/// What was being sent when the program ended may have arrived, or may arrive yet: it is asked for when the
/// time is over in which it can (setSettling()), and the row says so until then.
///
/// What was held when the program ended has at least shortestGrace left when it is back, so that it can be
/// undone, however long ago it was due. Whatever comes back is read by its id before it is sent.
class DecisionService : public QObject
{
    Q_OBJECT
public:
    /// What is left of a grace period after the program was away, in seconds.
    static constexpr int shortestGrace = 5;
    /// Finished jobs without failures that are remembered; older ones leave by themselves.
    static constexpr int maxFinished = 50;

    /// All must outlive this.
    DecisionService(Account *account, RedemptionQueue *queue, const Clock &clock, QObject *parent = nullptr);
    ~DecisionService() override;

    /// Brings back what the journal holds and goes on. Emits ready() when that is done. Call once.
    void start();
    bool isReady() const { return m_isReady; }

    /// Seconds between a decision and its sending, 0 to 30; 10 at first.
    void setGrace(Api::RedemptionDecision decision, int seconds);
    int grace(Api::RedemptionDecision decision) const { return m_grace[std::size_t(decision)]; }

    /// How long a request may still be on its way after its connection broke, or the program was killed.
    /// Until then nobody asks what became of it. As long as the client waits for an answer (20 s) at first.
    void setSettling(std::chrono::milliseconds time);

    /// Decides those of `ids` that wait; gives the number of the job, 0 when none did.
    qint64 decide(QStringList ids, Api::RedemptionDecision decision);
    /// Takes the job back while it is held. False: it is too late.
    bool undo(qint64 job);
    /// The newest job that is held; 0: none.
    qint64 newestHeld() const;
    /// Ends the grace period now.
    void sendNow(qint64 job);
    void sendAllNow();

    /// Begins nothing more: what has not been sent stays in the journal as it is, for who opens it next. For
    /// an account that is about to go.
    void close();

    void pause(qint64 job);
    void resume(qint64 job);
    /// Sends no more of it. What was sent stays decided; the rest waits again.
    void cancel(qint64 job);
    /// Tries those of the job again that failed.
    void retryFailed(qint64 job);
    /// Tries this one again.
    void retry(const QString &redemptionId);
    /// Forgets a finished job.
    void dismiss(qint64 job);

    /// Those that are open or were not dismissed yet, the newest first.
    QList<DecisionJob> jobs() const;
    std::optional<DecisionJob> job(qint64 id) const;
    /// A row of it, `at` from 0 to DecisionJob::total - 1. Rows keep their places; new ones come at the end.
    DecisionRow row(qint64 job, int at) const;

    /// The jobs of which redemptions of this reward are not over yet: held, to be sent, or sent and nobody
    /// knows what became of them.
    QSet<qint64> deciding(const QString &rewardId) const;
    /// Decisions that were taken and whose outcome is not known yet.
    int held() const;
    /// What was done since the start.
    DecisionCounts counts() const;
    /// Why decisions cannot be kept on disk, and so last only until the end of this run; empty: they are.
    QString trouble() const;

public Q_SLOTS:
    /// Looks at the clock: what is due is sent. Happens by itself; for clocks that are moved by hand.
    void tick();

Q_SIGNALS:
    void ready();
    void jobAdded(qint64 job);
    void jobChanged(qint64 job);  ///< At most ten times a second for each job.
    void jobRemoved(qint64 job);
    void heldChanged();
    void troubleChanged();
    /// The outcome of some rows is known: for the archive.
    void decided(const QStringList &redemptionIds);

private:
    /// What has to be sent yet, of all jobs.
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
    std::unique_ptr<DecisionLedger>
        m_ledger;                        ///< By pointer: who shows decisions need not know the database.
    std::array<int, 2> m_grace{10, 10};  ///< Seconds, by Api::RedemptionDecision.
    bool m_isReady = false;
    bool m_isClosed = false;
    QTimer m_due{};
    QTimer m_emit{};
    QElapsedTimer m_sinceChanges{};
    QSet<qint64> m_changed{};  ///< Jobs that jobChanged() is to be emitted for.
    int m_toldHeld = 0;
};

}  // namespace Sidestage
