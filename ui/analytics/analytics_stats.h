// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"

#include <QList>
#include <QWidget>

namespace Sidestage {

class AnalyticsService;
class ChartModel;

/// Four figures above the chart: three totals of the range, compared with the days before it, and how much is
/// stored.
class AnalyticsStats : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive this.
    AnalyticsStats(AnalyticsService *service, ChartModel *model, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Figure
    {
        Card *card = nullptr;
        QLabel *name = nullptr;
        Stat *stat = nullptr;
        IconView *icon = nullptr;
        QLabel *note = nullptr;
    };

    void refresh();
    void fit();

    AnalyticsService *m_service;
    ChartModel *m_model;
    QGridLayout *m_grid;
    QList<Figure> m_figures{};
    int m_columns = 0;
};

}  // namespace Sidestage
