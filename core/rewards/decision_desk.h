// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "redemption_queue.h"

#include <QObject>

#include <memory>

namespace Sidestage {

class Account;
class Clock;

/// Decisions taken together, with one click or key.
struct DecisionJob
{
    enum class Phase : quint8 {
        Held,      ///< In its grace period: Undo takes it back.
        Sending,   ///< On its way, batch after batch.
        Paused,    ///< By the user.
        Stopping,  ///< Cancelled; the batch under way ends first.
        Finished,  ///< Every row has its outcome.
        Undone,    ///< Taken back before anything was sent.
    };

    qint64 id = 0;
    Api::RedemptionDecision decision{};
    Phase phase{};
    QDateTime decidedAt{};  ///< UTC.
    QDateTime dueAt{};      ///< UTC; while Held.
    int total = 0;
    int open = 0;  ///< Held or not sent yet.
    int done = 0;
    int elsewhere = 0;
    int gone = 0;
    int failed = 0;
    int takenBack = 0;     ///< Undone or cancelled: they wait again.
    qint64 points = 0;     ///< Of all of them.
    int secondsLeft = -1;  ///< An estimate, while Sending; -1: not known.
    int perMinute = 0;     ///< Rows decided in the last minute of sending.
    QString waitingFor{};  ///< Why nothing is sent right now: offline, the rate limit; empty: nothing.

    bool isOpen() const { return phase < Phase::Finished; }
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
    QString reason{};
};

/// Takes decisions about redemptions, holds them for the grace period, and sends them: at most 50 ids of
/// one reward per call, after everybody else's calls, within the rate limit. A batch that is refused is
/// read again by id and halved until each of its rows is known to be done, decided elsewhere, gone or
/// failed.
///
/// Every decision is in the journal on disk before it is shown as held, and marked there as sending before it
/// is sent: after a kill it is still held, or its redemption is read before anything is sent again. None is
/// ever sent twice, none forgotten.
class DecisionDesk : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this.
    DecisionDesk(Account *account, RedemptionQueue *queue, const Clock &clock, QObject *parent = nullptr);
    ~DecisionDesk() override;

    /// Brings back what the journal holds and goes on. Emits ready() when that is done. Call once.
    void start();
    bool isReady() const;

    /// Seconds between a decision and its sending, 0 to 30; 10 at first.
    void setGrace(Api::RedemptionDecision decision, int seconds);
    int grace(Api::RedemptionDecision decision) const;

    /// Decides those of `ids` that wait; gives the number of the job, 0 when none did.
    qint64 decide(const QStringList &ids, Api::RedemptionDecision decision);
    /// Takes the job back while it is held. False: it is too late.
    bool undo(qint64 job);
    /// The newest job that is held; 0: none.
    qint64 newestHeld() const;
    /// Ends the grace period now.
    void sendNow(qint64 job);
    void sendAllNow();

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
    QList<DecisionRow> rows(qint64 job) const;

    /// Decisions that were taken and not sent yet.
    int held() const;
    /// Why decisions cannot be kept on disk, and so last only until the end of this run; empty: they are.
    QString trouble() const;

Q_SIGNALS:
    void ready();
    void jobAdded(qint64 job);
    void jobChanged(qint64 job);
    void jobRemoved(qint64 job);
    void heldChanged();
    void troubleChanged();
    /// The outcome of some rows is known: for the archive.
    void decided(const QStringList &redemptionIds);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
