// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "decision_pace.h"
#include "decision_table.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <deque>

namespace Sidestage {

class Account;
class DecisionJournal;

/// What became of a row.
struct DecisionOutcome
{
    DecisionTable::Place place{};
    DecisionState state{};  ///< Not Sending. Open: it waits for its job to go on.
    std::optional<Api::RedemptionDecision> way{};
    QString reason{};
};

/// Sends what is due in a DecisionTable, batch after batch, and says what became of each row.
///
/// A write whose end is not known is never repeated blindly: its rows are read by their ids first, and not
/// before it is over with the request itself, which may still be on its way (see setSettling()). What is
/// refused although it still waits is halved, until the rows that are to blame are alone.
class DecisionSender : public QObject
{
    Q_OBJECT
public:
    /// The service's own limit of ids in one call.
    static constexpr int most = 50;

    struct Counts
    {
        qint64 sent = 0;      ///< Calls that decide.
        qint64 read = 0;      ///< Calls that read again.
        qint64 refused = 0;   ///< Of `sent`, those without success.
        qint64 rowsSent = 0;  ///< Rows in all of `sent`.
    };

    /// All must outlive this.
    DecisionSender(Account *account, DecisionTable *table, DecisionJournal *journal,
                   QObject *parent = nullptr);

    /// How long a request may be on its way to the service, after its connection has broken: before that time
    /// is over nobody asks what became of it, because the answer would be worth nothing. At first it is as
    /// long as the client itself waits for an answer.
    void setSettling(std::chrono::milliseconds time) { m_settling = time; }
    std::chrono::milliseconds settling() const { return m_settling; }

    /// There may be something to send. Returns at once.
    void wake();
    /// Begins no call any more; those under way end as they do.
    void close() { m_isClosed = true; }
    /// Why nothing is sent right now, in words; empty: there is no reason.
    QString waitingFor() const;
    const DecisionPace &pace() const { return m_pace; }
    const Counts &counts() const { return m_counts; }

Q_SIGNALS:
    void settled(const QList<DecisionOutcome> &outcomes);
    void waitingForChanged();
    /// These were sent, and it is not known what became of them.
    void doubted(const QList<Sidestage::DecisionTable::Place> &rows);

private:
    /// Rows on their way together.
    struct Batch
    {
        qint64 number = 0;
        QString reward{};
        Api::RedemptionDecision decision{};
        QList<DecisionTable::Place> rows{};
        bool doubtful = false;  ///< To be read before anything is sent.
        int refusals = 0;       ///< Of these rows together.
        Error refusal{};        ///< The last one.
        qint64 notBefore = 0;   ///< By m_time.
    };
    using BatchPointer = std::shared_ptr<Batch>;

    using Classifier = std::function<std::optional<DecisionOutcome>(const DecisionTable::Place &)>;

    void pump();
    BatchPointer next();
    void mark(const BatchPointer &batch);
    Bound work(BatchPointer batch);
    static QStringList idsOf(const Batch &batch);
    /// By what was read: only those are left that wait. False: it could not be read.
    bool reconcile(const BatchPointer &batch, const Result<Api::Page<Api::Redemption>> &found);
    /// Lets go of those whose job was paused or cancelled.
    void dropCancelled(Batch &batch);
    void classify(const BatchPointer &batch, const Result<QList<Api::Redemption>> &answer);
    bool bisectOrFail(const BatchPointer &batch);
    void bisect(Batch &batch);
    DecisionOutcome failure(const DecisionTable::Place &place, const Error &error);
    void retry(const BatchPointer &batch);
    void finished();
    /// Takes those out of the batch that have an outcome.
    void settle(Batch &batch, const Classifier &classifier);
    void reportError(const Error &error);
    /// Why the session lets nothing through, in words.
    QString signInNeeded() const;
    static QString rateLimitUsedUp();
    void setWaitingFor(const QString &reason);

    Account *m_account;
    DecisionTable *m_table;
    DecisionJournal *m_journal;
    DecisionPace m_pace;
    QTimer m_timer{};
    QElapsedTimer m_time{};
    std::chrono::milliseconds m_settling;
    std::deque<BatchPointer> m_retries{};
    int m_underWay = 0;
    qint64 m_lastNumber = 0;
    int m_careful = 0;  ///< So many calls go one by one.
    bool m_isClosed = false;
    bool m_signIn = false;   ///< The session does not let anything through.
    bool m_offline = false;  ///< The last call had no answer.
    bool m_tooMany = false;  ///< There have been too many for the service, whatever the bucket says.
    QString m_waitingFor{};
    Counts m_counts{};
};

}  // namespace Sidestage
