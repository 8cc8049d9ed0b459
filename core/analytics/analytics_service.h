// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "accounts/account.h"
#include "async/bound.h"
#include "base/clock.h"
#include "report_batch.h"
#include "report_health.h"

#include <QObject>
#include <QSet>

#include <memory>

namespace Sidestage {

class AnalyticsWarehouse;
class DailySchedule;

/// The reports of one account's games and extensions: fetches them once a day while the program runs, stores
/// them, and detects missing ones. Runs whether or not a page is visible. One per account.
class AnalyticsService : public QObject
{
    Q_OBJECT
public:
    static constexpr int defaultSilentDays = 3;
    static constexpr int maxSilentDays = 60;
    /// The days that the daily fetch requests again although they are stored: the service corrects its
    /// figures.
    static constexpr int refetchedDays = 90;

    /// `account` and `clock` must outlive this.
    AnalyticsService(Account *account, const Clock &clock, QObject *parent = nullptr);
    ~AnalyticsService() override;

    /// Reads the stored reports, and starts the daily fetch.
    void start();

    Account *account() const { return m_account; }
    AnalyticsWarehouse *warehouse() const { return m_warehouse.get(); }
    ReportBatch *batch(ReportKind kind) const { return m_kinds[int(kind)].batch.get(); }
    DailySchedule *schedule() const { return m_schedule.get(); }

    static Api::Scope scopeOf(ReportKind kind);
    /// Whether the account has the permission to request these reports.
    bool may(ReportKind kind) const { return m_account->may(scopeOf(kind)); }
    /// Returns the current day in UTC.
    QDate today() const { return m_clock.now().toUTC().date(); }

    /// Whether the stored reports have been read.
    bool isLoaded(ReportKind kind) const { return m_kinds[int(kind)].isLoaded; }
    const StoredReports &reports(ReportKind kind) const { return m_kinds[int(kind)].reports; }
    /// Returns null when no reports of it are stored.
    const StoredSubject *find(ReportKind kind, const QString &id) const;
    /// Why the store could not be read, or reports could not be requested. Empty: no error.
    const std::optional<Error> &failure(ReportKind kind) const { return m_kinds[int(kind)].failure; }
    /// The last day for which a report should exist, given the last successful request for the newest
    /// reports.
    QDate expectedUntil(ReportKind kind) const;
    SubjectHealth health(ReportKind kind, const StoredSubject &subject, const DayRange &range) const;

    /// Requests the reports of a range, of one subject or of all. Only the part of the range that the service
    /// accepts is requested. Does nothing while a batch of this kind runs, or if no part of the range is
    /// available.
    void fetch(ReportKind kind, const DayRange &range, const QString &onlyId = {});
    /// The range of the daily fetch: all available days, or only the last ones if the others are stored.
    DayRange dailyRange(ReportKind kind) const;

    bool fetchesDaily() const { return m_fetchesDaily; }
    /// An alert is emitted after this many days without new reports.
    int silentDays() const { return m_silentDays; }
    /// Errors: Storage. The settings are unchanged then.
    Result<void> setSettings(bool fetchesDaily, int silentDays);

Q_SIGNALS:
    /// Emitted after the stored reports, failure() or the settings have changed, or a fetch was started.
    void changed(Sidestage::ReportKind kind);
    void settingsChanged();
    /// Each alert is emitted once. The list is never empty.
    void alerted(const QList<Sidestage::AnalyticsAlert> &alerts);

private:
    struct Kind
    {
        std::unique_ptr<ReportBatch> batch{};
        StoredReports reports{};
        std::optional<Error> failure{};
        bool isLoaded = false;
        bool isReading = false;
        bool readAgain = false;
    };

    Kind &of(ReportKind kind) { return m_kinds[int(kind)]; }
    void loadSettings();
    Result<void> saveSettings();
    Bound read(ReportKind kind);
    Bound noteList(ReportKind kind);
    void fetchDaily();
    void fetchNextDaily();
    void connectionChanged();
    std::optional<AnalyticsAlert> unfetched(ReportKind kind) const;
    void batchFinished(ReportKind kind);
    /// Whether the batch requests all subjects up to the last day whose report is certain to be available.
    bool isOfNewest(const ReportBatch &batch) const;
    /// Whether the batch requests all subjects up to the last day of a daily fetch started now.
    bool isOfToday(const ReportBatch &batch) const;
    void watch(ReportKind kind);

    Account *m_account;
    const Clock &m_clock;
    std::unique_ptr<AnalyticsWarehouse> m_warehouse;
    std::unique_ptr<DailySchedule> m_schedule;
    Kind m_kinds[2]{};
    QList<ReportKind> m_daily{};  ///< Kinds that the daily fetch has not finished, the current one first.
    bool m_dailyWell = true;
    bool m_waitsForConnection = false;  ///< The daily fetch failed because the service was offline.
    bool m_fetchesDaily = true;
    int m_silentDays = defaultSilentDays;
    QDateTime m_fetchedAt{};
    QSet<QString> m_lastEmitted{};
    QSet<QString> m_watched{};  ///< Subjects that were checked for alerts before.
};

}  // namespace Sidestage
