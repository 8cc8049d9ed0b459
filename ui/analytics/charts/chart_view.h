// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart_plot.h"

#include <QWidget>

namespace Sidestage {

class ChartCanvas;

/// A chart of days: lines or bars, drawn by Qt Charts in the colours of the theme, with the figures of the
/// day under the mouse or of the current one, which the keyboard moves. Mirrored in right-to-left layouts.
class ChartView : public QWidget
{
    Q_OBJECT
public:
    explicit ChartView(QWidget *parent = nullptr);

    const ChartPlot &plot() const { return m_plot; }
    /// Keeps the current day where it still is.
    void setPlot(const ChartPlot &plot);
    /// Said before everything else by a screen reader, and written over exported pictures.
    void setTitle(const QString &title);

    /// -1: none.
    int currentSlot() const;
    void setCurrentSlot(int slot);
    /// What stands beside the current one: the days, then each line with its figure.
    QStringList readout() const;
    /// The same as one sentence.
    QString spoken() const;

    /// Where a slot is, in pixels of this widget.
    double xOf(int slot) const;
    /// The chart with its title and a legend, `size` pixels large, drawn `scale` times as fine.
    QImage picture(const QSize &size, double scale = 2) const;
    QByteArray svg(const QSize &size) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void currentSlotChanged(int slot);
    /// Shift and an arrow: the range as long as this one, before (-1) or after (1).
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
