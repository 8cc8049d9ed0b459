// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "client/call_record.h"

#include <QHash>
#include <QPointer>
#include <QTimer>

#include <algorithm>
#include <deque>
#include <functional>
#include <memory>

namespace Sidestage {

class Account;

/// What became of a call.
enum class CallOutcome : quint8 {
    Received,  ///< An event.
    Done,
    Waiting,  ///< The user has not entered the code for a device yet.
    Refused,
    TooMany,  ///< 429.
    Failed,   ///< 5xx.
    NoAnswer,
    Cancelled,
};
CallOutcome outcomeOf(const CallRecord &record);
bool isError(CallOutcome outcome);

/// A call in the log.
struct LoggedCall
{
    QString key{};
    qint64 number = 0;  ///< Later ones have larger numbers.
    std::shared_ptr<const CallRecord> record{};
    QString page{};  ///< See pageThatAsked().

    bool isError() const { return Sidestage::isError(outcomeOf(*record)); }
    bool isEvent() const { return record->kind == CallRecord::Kind::Event; }
    bool isWrite() const { return !isEvent() && record->method != u"GET"; }
    bool operator==(const LoggedCall &other) const { return number == other.number; }
};

/// The calls of this run of all accounts, and the events that have arrived, in memory only. When there are
/// too many, the oldest ones are removed.
class CallLog : public QObject
{
    Q_OBJECT
public:
    struct Limits
    {
        std::size_t calls = 5'000;
        qint64 bytes = 16 * 1024 * 1024;
        std::chrono::milliseconds age = std::chrono::hours(24);
    };

    /// `clock` must outlive this.
    explicit CallLog(const Clock &clock, QObject *parent = nullptr);

    /// Logs the calls that are made with `network` from now on.
    void listen(QNetworkAccessManager *network);
    /// Makes the name of an account known.
    void addAccount(const Account *account);
    /// By user id.
    const QHash<QString, QString> &accountNames() const { return m_names; }
    void setLimits(const Limits &limits);
    const Limits &limits() const { return m_limits; }

    /// The oldest one first.
    const std::deque<LoggedCall> &calls() const { return m_calls; }
    /// When the oldest one was made, UTC; invalid: there are none.
    QDateTime since() const { return m_calls.empty() ? QDateTime() : m_calls.front().record->at; }
    /// Estimated memory.
    qint64 bytes() const { return m_bytes; }
    int errors() const { return m_errors; }
    /// Errors since the last markSeen().
    int unseenErrors() const { return std::min(m_unseen, m_errors); }
    void markSeen();
    /// Calls and events of the last 60 seconds.
    int perMinute() const;

    /// While it is paused, nothing is collected.
    bool isPaused() const { return m_pausedAt.isValid(); }
    QDateTime pausedAt() const { return m_pausedAt; }
    void setPaused(bool paused);
    /// Removes all calls. Returns a function that puts them back, for as long as the log exists.
    std::function<void()> clear();

Q_SIGNALS:
    /// What has happened within a tenth of a second is reported together. First `removed`, then `added`, then
    /// changed().
    void removed(const QStringList &keys);
    void added(const QList<Sidestage::LoggedCall> &calls);
    /// The numbers, the names or the pause have changed.
    void changed();

private:
    void add(const CallRecord &record);
    void count(const LoggedCall &call, int sign);
    void trim();
    void removeFirst();
    void report();

    const Clock &m_clock;
    Limits m_limits{};
    QPointer<CallRecorder> m_recorder{};
    std::deque<LoggedCall> m_calls{};
    qint64 m_last = 0;      ///< Number of the last call.
    qint64 m_reported = 0;  ///< Number of the last one that added() has reported.
    QStringList m_gone{};   ///< Keys to report.
    qint64 m_bytes = 0;
    int m_errors = 0;
    int m_unseen = 0;
    QDateTime m_pausedAt{};
    QHash<QString, QString> m_names{};
    QTimer m_soon;
    QTimer m_ageing;
};

}  // namespace Sidestage
