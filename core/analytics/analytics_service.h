// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/bound.h"
#include "report_batch.h"
#include "report_health.h"

#include <QObject>
#include <QSet>

#include <memory>

namespace Sidestage {

class Account;
class AnalyticsWarehouse;
class Clock;
class DailySchedule;

/// Reports of one account's games and extensions: fetched once a day while the program runs, kept, and
/// watched for what is missing. Goes on whether or not a page shows it; one per account.
class AnalyticsService : public QObject
{
    Q_OBJECT
public:
    static constexpr int defaultSilentDays = 3;
    static constexpr int maxSilentDays = 60;
    /// What the daily fetch asks for anew, when earlier days are there: the service corrects its figures.
    static constexpr int refetchedDays = 90;

    /// `account` and `clock` must outlive this.
    AnalyticsService(Account *account, const Clock &clock, QObject *parent = nullptr);
    ~AnalyticsService() override;

    /// Reads what is kept, and begins to fetch once a day.
    void start();

    Account *account() const { return m_account; }
    AnalyticsWarehouse *warehouse() const { return m_warehouse.get(); }
    ReportBatch *batch(ReportKind kind) const { return m_kinds[int(kind)].batch.get(); }
    DailySchedule *schedule() const { return m_schedule.get(); }

    static Api::Scope scopeOf(ReportKind kind);
    /// Whether the account may ask for these.
    bool may(ReportKind kind) const;
    /// The day it is, in UTC.
    QDate today() const;

    /// Whether what is kept has been read.
    bool isLoaded(ReportKind kind) const { return m_kinds[int(kind)].isLoaded; }
    const StoredReports &reports(ReportKind kind) const { return m_kinds[int(kind)].reports; }
    /// Null: nothing is kept of it.
    const StoredSubject *find(ReportKind kind, const QString &id) const;
    /// Why the store could not be read, or a list did not come; empty: all is well.
    const std::optional<Error> &failure(ReportKind kind) const { return m_kinds[int(kind)].failure; }
    /// The last day that there should have been a report of when the service was last asked for the newest,
    /// with success.
    QDate expectedUntil(ReportKind kind) const;
    SubjectHealth health(ReportKind kind, const StoredSubject &subject, const DayRange &range) const;

    /// Asks for the reports of a range, of one subject or of all. Only what the service takes of the range is
    /// asked for. Does nothing while a batch of this kind runs, or when nothing of the range can be had.
    void fetch(ReportKind kind, const DayRange &range, const QString &onlyId = {});
    /// Everything of this kind that the service still tells, or its last days when the rest is there.
    DayRange dailyRange(ReportKind kind) const;

    bool fetchesDaily() const { return m_fetchesDaily; }
    /// After so many days without a new one it is said.
    int silentDays() const { return m_silentDays; }
    /// Errors: Storage; then nothing has changed.
    Result<void> setSettings(bool fetchesDaily, int silentDays);

Q_SIGNALS:
    /// What is kept, or why not.
    void changed(Sidestage::ReportKind kind);
    void settingsChanged();
    /// Told once each. Never empty.
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
        bool hadNothing = true;  ///< When the batch began: what it brings is no news.
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
    /// Whether it asks for all subjects up to the last day there is surely a report of.
    bool isOfNewest(const ReportBatch &batch) const;
    /// Whether it asks for all subjects up to the day that a daily fetch of now would ask for.
    bool isOfToday(const ReportBatch &batch) const;
    void watch(ReportKind kind);

    Account *m_account;
    const Clock &m_clock;
    std::unique_ptr<AnalyticsWarehouse> m_warehouse;
    std::unique_ptr<DailySchedule> m_schedule;
    Kind m_kinds[2]{};
    QList<ReportKind>
        m_daily{};  ///< Those of the daily fetch that are still to come, the one under way first.
    bool m_dailyWell = true;
    bool m_waitsForConnection = false;  ///< The daily fetch has failed because nothing could be reached.
    bool m_fetchesDaily = true;
    int m_silentDays = defaultSilentDays;
    QDateTime m_fetchedAt{};
    QSet<QString> m_lastEmitted{};
    QSet<QString> m_watched{};  ///< Subjects that alerts were looked for once.
};

}  // namespace Sidestage
