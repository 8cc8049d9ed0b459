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

/// One report of a batch, on its way into the warehouse.
struct BatchItem
{
    enum class State : quint8 {
        Waiting,
        Asking,  ///< Its URL has expired, or was never told: the service is asked for it alone.
        Downloading,
        Merging,
        Done,
        NoReport,  ///< The service has none for the range.
        Failed,
    };

    QString id{};
    State state = State::Waiting;
    QUrl url{};
    QDateTime askedAt{};  ///< UTC, when the service gave the URL.
    DayRange range{};     ///< Which days it covers, as the service said.
    qint64 received = 0;
    qint64 total = -1;  ///< Bytes; -1: not told.
    int askedAgain = 0;
    int newDays = 0;  ///< With Done.
    Error error{};    ///< With Failed.

    bool isOver() const { return state == State::Done || state == State::NoReport || state == State::Failed; }
};

/// Asks for the reports of one kind, then downloads each and puts it into the warehouse. A URL lives for five
/// minutes (specification: Analytics): one that has expired is asked for again by itself. Can be cancelled
/// and resumed, also after a restart: which reports are still to come is kept in the profile.
class ReportBatch : public QObject
{
    Q_OBJECT
public:
    enum class Stage : quint8 {
        Idle,      ///< Nothing was asked for yet.
        Listing,   ///< Pages of the list come.
        Fetching,  ///< Reports come.
        Ended,     ///< All were tried.
        Stopped,   ///< Cancelled, or the service cannot be reached: resume() goes on.
    };

    static constexpr std::chrono::milliseconds urlLifetime = std::chrono::minutes(5);
    /// URLs are not used in their last moments.
    static constexpr std::chrono::milliseconds urlMargin = std::chrono::seconds(10);
    static constexpr qsizetype maxReports = 5'000;

    /// All must outlive this.
    ReportBatch(Account *account, AnalyticsWarehouse *warehouse, const Clock &clock, ReportKind kind,
                QObject *parent = nullptr);
    ~ReportBatch() override;

    /// Takes up what an earlier run has left: Stopped, when there is something.
    void restore();
    /// Forgets what is there and asks for this range, of one subject or of all. `range` must be one that the
    /// service takes (RangeAdvice::asked).
    void start(const DayRange &range, const QString &onlyId = {});
    void cancel();
    /// Goes on where it stopped. Reports that failed are tried again.
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
    /// Why the list did not come, or everything stopped; Kind::Cancelled without words: the user wanted it.
    const std::optional<Error> &error() const { return m_error; }
    /// The last day that the service said to be ready to report of; invalid: it has not said.
    const QDate &readyUntil() const { return m_readyUntil; }
    const QDateTime &listedAt() const { return m_listedAt; }  ///< UTC; invalid: the list is not whole.
    /// UTC, when the URL that is being used expires; invalid: none is.
    QDateTime urlExpiresAt() const;

    /// For tests that have a smaller limit in mind.
    void setDownload(std::unique_ptr<FileDownload> download);

Q_SIGNALS:
    void changed();
    void itemChanged(const QString &id);
    /// Ended or Stopped.
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
    Bound merge(int turn, qsizetype place, Report report);
    void fail(qsizetype place, const Error &error);
    /// False: whoever was told has ended the batch or begun another.
    bool setState(qsizetype place, BatchItem::State state);
    void save();

    Account *m_account;
    AnalyticsWarehouse *m_warehouse;
    const Clock &m_clock;
    ReportKind m_kind;
    std::unique_ptr<FileDownload> m_download;
    std::unique_ptr<ReportReader> m_reader{};
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
    int m_turn
        = 0;  ///< Changes with start, cancel and resume: what was under way before has no say any more.
};

}  // namespace Sidestage
