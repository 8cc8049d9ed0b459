// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart_plot.h"

#include <QtCharts/QChartView>

#include <functional>

class QCategoryAxis;

namespace Sidestage {

/// The inner part of a ChartView, and the only class that uses Qt Charts.
class ChartCanvas : public QChartView
{
    Q_OBJECT
public:
    /// `plot` must outlive this. Call rebuild() after it has changed.
    explicit ChartCanvas(const ChartPlot *plot, QWidget *parent = nullptr);

    void rebuild();
    /// Updates the axis labels, as many as there is room for.
    void relabel();

    int current() const { return m_current; }
    void setCurrent(int slot, bool byKeyboard);
    /// The slot under the mouse, or else the current one.
    int shownSlot() const { return m_hovered >= 0 ? m_hovered : m_current; }
    double xOf(int slot) const;
    /// Paints the chart into `target` without marking the current day.
    void paintAlone(QPainter *painter, const QRect &target);

    /// Returns the texts beside the shown slot: the days, then name and value of each line, separated by a
    /// tab.
    std::function<QStringList()> readout{};

Q_SIGNALS:
    void currentChanged(int slot, bool byKeyboard);
    void stepped(int by);

protected:
    void drawBackground(QPainter *painter, const QRectF &rect) override;
    void drawForeground(QPainter *painter, const QRectF &rect) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void addLines();
    void addBars();
    void addLabels(QCategoryAxis *axis, int scale) const;
    void setUp(QCategoryAxis *axis) const;
    void paintReadout(QPainter *painter, double x) const;
    bool isMirrored() const { return layoutDirection() == Qt::RightToLeft; }
    double yOf(const ChartPlot::Line &line, int slot) const;
    /// Position of a slot on the axis, which always counts from the left.
    double place(int slot) const { return isMirrored() ? m_plot->slotCount() - 1 - slot : slot; }
    int slotAt(double x) const;
    void hover(int slot);

    const ChartPlot *m_plot;
    QCategoryAxis *m_days = nullptr;
    QCategoryAxis *m_scales[2]{};
    int m_current = -1;
    int m_hovered = -1;
    bool m_isAlone = false;
};

}  // namespace Sidestage
