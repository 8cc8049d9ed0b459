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

/// The outcome of a row.
struct DecisionOutcome
{
    DecisionTable::Place place{};
    DecisionState state{};  ///< Never Sending. Open: it waits until its job is resumed.
    std::optional<Api::RedemptionDecision> way{};
    QString reason{};
};

/// Sends the due rows of a DecisionTable, batch after batch, and reports the outcome of each row.
///
/// A request with an unknown outcome is never repeated blindly: its rows are read by their ids first, and
/// only when the request itself cannot take effect any more (see setSettling()). A batch that is refused
/// although its rows still wait is halved until the causing rows are alone.
class DecisionSender : public QObject
{
    Q_OBJECT
public:
    /// The service's limit of ids per call.
    static constexpr int most = 50;

    struct Counts
    {
        qint64 sent = 0;      ///< Calls that decide.
        qint64 read = 0;      ///< Calls that read redemptions by id.
        qint64 refused = 0;   ///< Of `sent`, those without success.
        qint64 rowsSent = 0;  ///< Total number of rows in `sent`.
    };

    /// All must outlive this.
    DecisionSender(Account *account, DecisionTable *table, DecisionJournal *journal,
                   QObject *parent = nullptr);

    /// How long a request may still take effect after its connection has broken. Its outcome is not read
    /// before, because it could still change. Initially the time that the client waits for a response.
    void setSettling(std::chrono::milliseconds time) { m_settling = time; }
    std::chrono::milliseconds settling() const { return m_settling; }

    /// Call when there may be something to send. Returns at once.
    void wake();
    /// Starts no more calls; those that are running end normally.
    void close() { m_isClosed = true; }
    /// Why nothing is sent right now, as text for the user; empty: there is no reason.
    QString waitingFor() const;
    const DecisionPace &pace() const { return m_pace; }
    const Counts &counts() const { return m_counts; }

Q_SIGNALS:
    void settled(const QList<DecisionOutcome> &outcomes);
    void waitingForChanged();
    /// These were sent with an unknown outcome.
    void doubted(const QList<Sidestage::DecisionTable::Place> &rows);

private:
    /// Rows that are sent together.
    struct Batch
    {
        qint64 number = 0;
        QString reward{};
        Api::RedemptionDecision decision{};
        QList<DecisionTable::Place> rows{};
        bool doubtful = false;  ///< Must be read before it is sent.
        int refusals = 0;       ///< Number of refusals of these rows together.
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
    /// Applies the redemptions that were read, so that only waiting rows are left. False: reading failed.
    bool reconcile(const BatchPointer &batch, const Result<Api::Page<Api::Redemption>> &found);
    /// Removes the rows whose job was paused or cancelled.
    void dropCancelled(Batch &batch);
    void classify(const BatchPointer &batch, const Result<QList<Api::Redemption>> &answer);
    bool bisectOrFail(const BatchPointer &batch);
    void bisect(Batch &batch);
    DecisionOutcome failure(const DecisionTable::Place &place, const Error &error);
    void retry(const BatchPointer &batch);
    void finished();
    /// Removes the rows that have an outcome from the batch.
    void settle(Batch &batch, const Classifier &classifier);
    void reportError(const Error &error);
    /// Why the session cannot send, as text for the user.
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
    int m_careful = 0;  ///< Number of calls to send one at a time.
    bool m_isClosed = false;
    bool m_signIn = false;   ///< The session cannot send.
    bool m_offline = false;  ///< The last call got no response.
    bool m_tooMany = false;  ///< The service has rejected too many calls, regardless of the bucket.
    QString m_waitingFor{};
    Counts m_counts{};
};

}  // namespace Sidestage
