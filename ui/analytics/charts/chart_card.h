// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart_plot.h"

#include "base/csv.h"
#include "kit/layout/card.h"

class QBoxLayout;
class QLabel;
class QScrollArea;
class QStackedWidget;
class QTableView;

namespace Sidestage {

class AnalyticsService;
struct ChartLine;
class ChartModel;
class ChartTableModel;
class ChartView;
class PageState;
class Segmented;
class SeriesList;

/// A chart as lines, as bars or as a table of the same values, with a list of columns to choose from.
class ChartCard : public Card
{
    Q_OBJECT
public:
    enum class Form : quint8 { Lines, Bars, Table };

    /// Both must outlive this.
    ChartCard(AnalyticsService *service, ChartModel *model, QWidget *parent = nullptr);
    ~ChartCard() override;

    ChartView *chart() const { return m_chart; }
    QTableView *table() const { return m_table; }
    Form form() const;
    void setForm(Form form);
    /// The shown values as CSV.
    QByteArray csv(CsvStyle style) const;
    bool hasFigures() const;
    QString heading() const;

Q_SIGNALS:
    void formChanged();
    void saveRequested();
    /// Emitted to move to the range of the same length before (-1) or after (1) this one.
    void rangeStepped(int by);
    void fetchRequested();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void refresh();
    void fit();
    QString subjectName(const QString &id) const;
    int styleOf(const ChartLine &line) const;

    AnalyticsService *m_service;
    ChartModel *m_model;
    QLabel *m_note;
    Segmented *m_forms;
    QBoxLayout *m_line;
    PageState *m_state;
    QStackedWidget *m_figures;
    ChartView *m_chart;
    QTableView *m_table;
    ChartTableModel *m_rows;
    SeriesList *m_series;
    QScrollArea *m_seriesScroll;
    QWidget *m_side;  ///< The column list, beside the chart or below it.
};

}  // namespace Sidestage
