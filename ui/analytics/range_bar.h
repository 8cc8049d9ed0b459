// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/chart_model.h"
#include "analytics/day_range.h"
#include "kit/forward.h"
#include "kit/overlays/dialog_frame.h"
#include "kit/theme/theme.h"

#include <QWidget>

namespace Sidestage {

/// Selects days in a calendar, with the service's limits on that range beside it.
class RangeDialog : public DialogFrame
{
    Q_OBJECT
public:
    /// `today` in UTC. If `days` is above 0, only the first day is chosen, and the range is that many days
    /// long.
    RangeDialog(ReportKind kind, const DayRange &range, const QDate &today, qint64 days, QWidget *parent);

    DayRange range() const;

Q_SIGNALS:
    void chosen(const Sidestage::DayRange &range);

private:
    void refresh();

    ReportKind m_kind;
    QDate m_today;
    qint64 m_days;
    QDateEdit *m_from;
    QDateEdit *m_to;
    QLabel *m_advice;
    Button *m_take;
};

class AnalyticsService;

/// Selects what the page shows: the game or extension, the days, and the comparison.
class RangeBar : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive this.
    RangeBar(AnalyticsService *service, ChartModel *model, QWidget *parent = nullptr);

    void openCalendar();
    void step(int by);

    QSize minimumSizeHint() const override { return {px(200), px(Measure::input)}; }

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void fillSubjects();
    void fillComparisons();
    void preset(int days);
    void chooseComparison(int index);

    AnalyticsService *m_service;
    ChartModel *m_model;
    FlowLayout *m_flow;
    QComboBox *m_subject;
    Button *m_range;
    QMenu *m_menu;  ///< All ranges; narrow windows show only this menu.
    Segmented *m_presets;
    QComboBox *m_compare;
    QLabel *m_notReady;
};

}  // namespace Sidestage
