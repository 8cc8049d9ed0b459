// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart_canvas.h"
#include "chart_plot.h"
#include "kit/theme/theme.h"

#include <QWidget>

namespace Sidestage {

/// A chart of days: lines or bars, drawn by Qt Charts in the theme's colours. Shows the values of the day
/// under the mouse, or of the current day, which the arrow keys move. Mirrored in right-to-left layouts.
class ChartView : public QWidget
{
    Q_OBJECT
public:
    explicit ChartView(QWidget *parent = nullptr);

    const ChartPlot &plot() const { return m_plot; }
    /// Keeps the current slot if it still exists.
    void setPlot(const ChartPlot &plot);
    /// Read first by screen readers, and written above exported pictures.
    void setTitle(const QString &title);

    /// -1: none.
    int currentSlot() const { return m_canvas->current(); }
    void setCurrentSlot(int slot) { m_canvas->setCurrent(slot, false); }
    /// The texts beside the shown slot: the days, then each line with its value.
    QStringList readout() const;
    /// The readout as one sentence.
    QString spoken() const;

    /// X coordinate of a slot in this widget, in pixels.
    double xOf(int slot) const { return m_canvas->mapTo(this, QPoint(0, 0)).x() + m_canvas->xOf(slot); }
    /// The chart with its title and a legend, of `size` pixels, at `scale` times the resolution.
    QImage picture(const QSize &size, double scale = 2) const;
    QByteArray svg(const QSize &size) const;

    QSize sizeHint() const override { return {px(640), px(200)}; }
    QSize minimumSizeHint() const override { return {px(220), px(160)}; }

Q_SIGNALS:
    void currentSlotChanged(int slot);
    /// Emitted on Shift and an arrow key, to move to the range of the same length before (-1) or after (1).
    void rangeStepped(int by);

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void updateDescription();
    void paintPicture(QPainter *painter, const QSize &size) const;

    ChartPlot m_plot{};
    QString m_title{};
    ChartCanvas *m_canvas = nullptr;
};

}  // namespace Sidestage
