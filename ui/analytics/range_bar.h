// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analytics/chart_model.h"
#include "kit/forward.h"
#include "kit/theme/theme.h"

#include <QWidget>

namespace Sidestage {

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
