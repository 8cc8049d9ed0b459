// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "report_reader.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace Sidestage {

class Account;
class AnalyticsWarehouse;
class Clock;
class FileDownload;

/// One report of a batch.
struct BatchItem
{
    enum class State : quint8 {
        Waiting,
        Asking,  ///< Its URL is missing or has expired, so it is requested alone.
        Downloading,
        Merging,
        Done,
        NoReport,  ///< The service has none for the range.
        Failed,
    };

    QString id{};
    State state = State::Waiting;
    QUrl url{};
    QDateTime askedAt{};  ///< In UTC, when the URL was requested.
    DayRange range{};     ///< The days it covers, as the service reports.
    qint64 received = 0;
    qint64 total = -1;  ///< Bytes; -1: not known.
    int askedAgain = 0;
    int newDays = 0;  ///< With Done.
    Error error{};    ///< With Failed.

    bool isOver() const { return state == State::Done || state == State::NoReport || state == State::Failed; }
};

/// Requests the list of reports of one kind, downloads each and merges it into the warehouse. A URL is valid
/// for five minutes (specification: Analytics). An expired one is requested again automatically. Can be
/// cancelled and resumed, also after a restart: the missing reports are stored in the profile.
class ReportBatch : public QObject
{
    Q_OBJECT
public:
    enum class Stage : quint8 {
        Idle,      ///< Nothing was requested yet.
        Listing,   ///< The list is being requested.
        Fetching,  ///< The reports are being downloaded.
        Ended,     ///< All were tried.
        Stopped,   ///< Cancelled, or the service cannot be reached. See resume().
    };

    static constexpr std::chrono::milliseconds urlLifetime = std::chrono::minutes(5);
    /// URLs are not used this shortly before they expire.
    static constexpr std::chrono::milliseconds urlMargin = std::chrono::seconds(10);
    static constexpr qsizetype maxReports = 5'000;

    /// All arguments must outlive this.
    ReportBatch(Account *account, AnalyticsWarehouse *warehouse, const Clock &clock, ReportKind kind,
                QObject *parent = nullptr);
    ~ReportBatch() override;

    /// Restores an unfinished batch of an earlier run. The stage is Stopped then.
    void restore();
    /// Discards the current batch and requests this range, of one subject or of all. The service must accept
    /// `range` (RangeAdvice::asked).
    void start(const DayRange &range, const QString &onlyId = {});
    void cancel();
    /// Continues a stopped batch. Failed reports are tried again.
    void resume();

    ReportKind kind() const { return m_kind; }
    Stage stage() const { return m_stage; }
    bool isRunning() const { return m_stage == Stage::Listing || m_stage == Stage::Fetching; }
    bool wasCancelled() const { return m_wasCancelled; }
    const DayRange &range() const { return m_range; }
    const QString &onlyId() const { return m_onlyId; }
    const QList<BatchItem> &items() const { return m_items; }
    const BatchItem *find(const QString &id) const;
    int count(BatchItem::State state) const;
    int over() const;
    /// Why the batch has stopped. Kind::Cancelled without a message: cancelled by the user.
    const std::optional<Error> &error() const { return m_error; }
    /// The last day that the service reported as ready. Invalid: not reported.
    const QDate &readyUntil() const { return m_readyUntil; }
    const QDateTime &listedAt() const { return m_listedAt; }  ///< In UTC; invalid: no list was received.

    /// For tests that use other limits.
    void setDownload(std::unique_ptr<FileDownload> download);

Q_SIGNALS:
    void changed();
    void itemChanged(const QString &id);
    /// The stage is Ended or Stopped.
    void finished();

private:
    template <class E>
    Bound list(int turn);
    template <class E>
    Bound ask(int turn, qsizetype place);
    template <class Item>
    void apply(const QList<Item> &reports, const QDateTime &askedAt);
    void beginList();
    void listed();
    void stop(const Error &error);
    void next();
    void beginAsk(qsizetype place);
    void answered(qsizetype place, const std::optional<BatchItem> &answer);
    void download(qsizetype place);
    void downloaded(qsizetype place, const Result<void> &outcome);
    Bound merge(int turn, qsizetype place);
    void fail(qsizetype place, const Error &error);
    /// Returns false if a slot has ended the batch or started another.
    bool setState(qsizetype place, BatchItem::State state);
    void save();

    Account *m_account;
    AnalyticsWarehouse *m_warehouse;
    const Clock &m_clock;
    ReportKind m_kind;
    std::unique_ptr<FileDownload> m_download;
    QByteArray m_file{};  ///< What was downloaded so far of the current report.
    Stage m_stage = Stage::Idle;
    DayRange m_range{};
    QString m_onlyId{};
    QList<BatchItem> m_items{};
    bool m_isListed = false;
    bool m_wasCancelled = false;
    std::optional<Error> m_error{};
    QDate m_readyUntil{};
    QDateTime m_listedAt{};
    qsizetype m_current = -1;
    int m_turn = 0;  ///< Incremented by start, cancel and resume. Results of an earlier turn are ignored.
};

}  // namespace Sidestage
