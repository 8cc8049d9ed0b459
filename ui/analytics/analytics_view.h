// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/charts/analytics_texts.h"
#include "analytics/charts/chart_card.h"
#include "analytics/day_range.h"
#include "files/file_saver.h"
#include "kit/forward.h"
#include "page/page.h"
#include "range_bar.h"

namespace Sidestage {

class AnalyticsService;
class ChartCard;

/// Saves reports and charts to files that the user chooses.
class AnalyticsSaver : public FileSaver
{
    Q_OBJECT
public:
    /// `service` must outlive this.
    AnalyticsSaver(AnalyticsService *service, QWidget *parent);

    /// Saves the CSV of a report as the service returned it.
    void saveReport(ReportKind kind, const QString &id);
    /// Saves all stored data of a kind within a range.
    void saveAll(ReportKind kind, const DayRange &range);
    /// Saves the chart as PNG or SVG, or its values as CSV.
    void saveChart(ChartCard *card);

private:
    AnalyticsService *m_service;
};

class ReportTable;

/// A tab of the Analytics page: the reports of games or of extensions.
class AnalyticsView : public QWidget
{
    Q_OBJECT
public:
    /// `service` must outlive the view.
    AnalyticsView(AnalyticsService *service, ReportKind kind, QWidget *parent = nullptr);
    ~AnalyticsView() override;

    ReportKind kind() const { return m_kind; }
    ChartModel *model() const { return m_model; }
    ChartCard *chartCard() const { return m_chart; }
    ReportTable *table() const { return m_table; }

    Freshness freshness() const;
    /// The result of the last batch: "5 reports merged 20:40:15".
    const QString &saved() const { return m_saved; }

    /// What is shown and how, to be restored after a restart. Empty in the initial state.
    QString saveState() const;
    void restoreState(const QString &kept);

    /// Requests the shown range from the service, or the full range if nothing is stored.
    void askAgain();
    void saveAll();
    void saveChart() { m_saver->saveChart(m_chart); }
    void openCalendar() { m_bar->openCalendar(); }
    void stepRange(int by) { m_bar->step(by); }
    bool maySaveAll() const;
    bool maySaveChart() const { return !m_saver->isRunning() && m_chart->hasFigures(); }

Q_SIGNALS:
    /// Emitted when saveState() may have changed.
    void questionChanged();
    void freshnessChanged();
    void savedChanged();
    void actionsChanged();

private:
    void build();
    void refresh();
    void refreshBatch();
    void batchBegins();
    void batchEnded();
    /// Requests the missing reports of the last batch.
    void resume();
    void showAlerts(const QList<AnalyticsAlert> &alerts);
    void act(const QString &id, ReportState::Action action);
    void choose(const QString &id) { m_model->setSubject(id); }

    AnalyticsService *m_service;
    ReportKind m_kind;
    ChartModel *m_model;
    WhyHint *m_why = nullptr;
    Banner *m_batchBanner = nullptr;  ///< Result of the last batch, if it failed or was stopped.
    Banner *m_alertBanner = nullptr;
    QWidget *m_jobs = nullptr;
    JobRow *m_job = nullptr;
    RangeBar *m_bar = nullptr;
    ChartCard *m_chart = nullptr;
    ReportTable *m_table = nullptr;
    QString m_marked{};  ///< The subject whose row was made the current one.
    AnalyticsSaver *m_saver = nullptr;
    /// The last gap that was requested, until it has been answered: the subject and the range of the batch.
    QString m_filled{};
    DayRange m_filledRange{};
    QString m_saved{};
    bool m_isAsking = false;  ///< The user is starting a batch in this call.
    bool m_isAsked = false;   ///< The last batch was started by the user, not by the daily download.
    /// The range and error of a failed batch that the user started. The sentence is empty if it did not fail.
    struct
    {
        DayRange range{};
        QString sentence{};
    } m_failed{};
};

}  // namespace Sidestage
