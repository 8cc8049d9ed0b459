// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/charts/analytics_texts.h"

#include "page/page.h"
#include "schema/scope.h"

namespace Sidestage {

class AnalyticsService;
class AnalyticsSaver;
class Banner;
class ChartCard;
class JobRow;
class RangeBar;
class ReportTable;
class WhyHint;

/// One tab of the page Analytics: the reports of games, or of extensions.
class AnalyticsView : public QWidget
{
    Q_OBJECT
public:
    /// `desk` must outlive the view.
    AnalyticsView(AnalyticsService *service, ReportKind kind, QWidget *parent = nullptr);
    ~AnalyticsView() override;

    ReportKind kind() const { return m_kind; }
    ChartModel *model() const { return m_model; }
    ChartCard *chartCard() const { return m_chart; }
    ReportTable *table() const { return m_table; }

    Freshness freshness() const;
    /// What the last batch brought: "5 reports merged 20:40:15".
    const QString &saved() const { return m_saved; }

    /// What is shown, and how: to be kept over a restart. Empty: as at first.
    QString saveState() const;
    void restoreState(const QString &kept);

    /// Asks the service for the range that is shown; for everything when nothing is kept.
    void askAgain();
    void saveAll();
    void saveChart();
    void openCalendar();
    void stepRange(int by);
    bool maySaveAll() const;
    bool maySaveChart() const;

Q_SIGNALS:
    /// saveState() may be another.
    void questionChanged();
    void freshnessChanged();
    void savedChanged();
    void permissionRequested(Sidestage::Api::Scope scope);
    void actionsChanged();

private:
    void build();
    void refresh();
    void refreshBatch();
    void batchBegins();
    void batchEnded();
    /// Asks for what is missing of the last batch.
    void resume();
    void showAlerts(const QList<AnalyticsAlert> &alerts);
    void act(const QString &id, ReportState::Action action);
    void choose(const QString &id);

    AnalyticsService *m_service;
    ReportKind m_kind;
    ChartModel *m_model;
    WhyHint *m_why = nullptr;
    Banner *m_banner = nullptr;       ///< What became of something the user did.
    Banner *m_batchBanner = nullptr;  ///< How the last batch ended, when not as it should.
    Banner *m_alertBanner = nullptr;
    QWidget *m_jobs = nullptr;
    JobRow *m_job = nullptr;
    RangeBar *m_bar = nullptr;
    ChartCard *m_chart = nullptr;
    ReportTable *m_table = nullptr;
    AnalyticsSaver *m_saver = nullptr;
    QString m_filled{};  ///< The subject whose gap is asked for.
    qint64 m_filledGap = 0;
    QString m_saved{};
    bool m_isAsking = false;  ///< Somebody asks here, this moment.
    bool m_isAsked = false;   ///< The last batch was asked for here, not by the day.
    /// How a batch that was asked for here has failed, of which days; no sentence: it has not.
    struct
    {
        DayRange range{};
        QString sentence{};
    } m_failed{};
};

}  // namespace Sidestage
