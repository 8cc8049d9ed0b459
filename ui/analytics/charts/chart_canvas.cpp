// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_canvas.h"

#include "analytics_texts.h"
#include "chart_style.h"

#include "kit/theme/theme.h"

#include <QGraphicsLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QtCharts/QBarSeries>
#include <QtCharts/QBarSet>
#include <QtCharts/QCategoryAxis>
#include <QtCharts/QChart>
#include <QtCharts/QLegend>
#include <QtCharts/QLineSeries>

#include <algorithm>
#include <cmath>

namespace Sidestage {

namespace {

/// Up to this many days are drawn with a wide pen.
constexpr int maxBroad = 100;

}  // namespace

ChartCanvas::ChartCanvas(const ChartPlot *plot, QWidget *parent)
    : QChartView(parent)
    , m_plot(plot)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    setRenderHint(QPainter::Antialiasing);
    setViewportUpdateMode(QGraphicsView::FullViewportUpdate);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    chart()->setAnimationOptions(QChart::NoAnimation);
    chart()->setBackgroundVisible(false);
    chart()->setPlotAreaBackgroundVisible(false);
    chart()->legend()->hide();
    chart()->setMargins(QMargins(0, 0, 0, 0));
    if (QGraphicsLayout *layout = chart()->layout())
        layout->setContentsMargins(0, 0, 0, 0);
}

double ChartCanvas::xOf(int slot) const
{
    const QRectF area = chart()->plotArea();
    const int slotCount = std::max(1, m_plot->slotCount());
    return area.left() + (place(slot) + 0.5) / slotCount * area.width();
}

double ChartCanvas::yOf(const ChartPlot::Line &line, int slot) const
{
    const QRectF area = chart()->plotArea();
    const double top = m_plot->tops[line.axis];
    const double part = top > 0 ? line.values[std::size_t(slot)] / top : 0;
    return area.bottom() - part * area.height();
}

int ChartCanvas::slotAt(double x) const
{
    const QRectF area = chart()->plotArea();
    const int slotCount = m_plot->slotCount();
    if (slotCount == 0 || area.width() <= 0 || x < area.left() || x > area.right())
        return -1;
    const int at = std::clamp(int((x - area.left()) / area.width() * slotCount), 0, slotCount - 1);
    return isMirrored() ? slotCount - 1 - at : at;
}

void ChartCanvas::setUp(QCategoryAxis *axis) const
{
    const Tokens &tokens = Theme::tokens();
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    axis->setLabelsFont(Theme::font(TextRole::Small));
    axis->setLabelsBrush(tokens.text2);
    axis->setLabelsColor(tokens.text2);
    axis->setLinePen(QPen(tokens.line, pxF(1)));
    axis->setGridLinePen(QPen(tokens.line, pxF(1)));
    axis->setTruncateLabels(false);
}

void ChartCanvas::rebuild()
{
    const Tokens &tokens = Theme::tokens();
    setBackgroundBrush(tokens.surface);
    setFont(Theme::font(TextRole::Small));
    // The top label of a scale extends half its height above the plot.
    chart()->setMargins(QMargins(0, fontMetrics().height() / 2, 0, 0));
    chart()->removeAllSeries();
    const auto axes = chart()->axes();
    for (QAbstractAxis *axis : axes) {
        chart()->removeAxis(axis);
        delete axis;
    }
    m_days = nullptr;
    m_scales[0] = m_scales[1] = nullptr;
    if (m_plot->slotCount() == 0)
        return;
    m_days = new QCategoryAxis;
    setUp(m_days);
    m_days->setGridLineVisible(false);
    chart()->addAxis(m_days, Qt::AlignBottom);
    for (int scale = 0; scale < 2; ++scale) {
        if (scale == 1 && m_plot->tops[1] <= 0)
            continue;
        m_scales[scale] = new QCategoryAxis;
        setUp(m_scales[scale]);
        m_scales[scale]->setLineVisible(false);
        m_scales[scale]->setGridLineVisible(scale == 0);
        chart()->addAxis(m_scales[scale], (scale == 0) != isMirrored() ? Qt::AlignLeft : Qt::AlignRight);
    }
    relabel();
    if (m_plot->form == ChartPlot::Form::Lines)
        addLines();
    else
        addBars();
    m_hovered = -1;
    if (m_current >= m_plot->slotCount())
        m_current = -1;
    viewport()->update();
}

void ChartCanvas::relabel()
{
    const int slotCount = m_plot->slotCount();
    if (!m_days || slotCount == 0)
        return;
    const auto clear = [](QCategoryAxis *axis) {
        const QStringList labels = axis->categoriesLabels();
        for (const QString &label : labels)
            axis->remove(label);
    };
    clear(m_days);
    const QDate today = m_plot->range.to;
    const int wide
        = fontMetrics().horizontalAdvance(AnalyticsTexts::day(QDate(2026, 12, 28), QDate(2026, 1, 1)))
        + px(28);
    const int most = std::clamp(width() / std::max(1, wide), 1, 8);
    const int step = std::max(1, (slotCount + most - 1) / most);
    // The labels must be appended in ascending order, also in a mirrored layout.
    QMap<double, QString> labels;
    for (int slot = 0; slot < slotCount; slot += step)
        labels.insert(
            place(slot),
            AnalyticsTexts::day(m_plot->range.from.addDays(qint64(slot) * m_plot->slotDays), today));
    m_days->setStartValue(-0.5);
    for (auto label = labels.cbegin(); label != labels.cend(); ++label)
        m_days->append(*label, label.key());
    m_days->setRange(-0.5, slotCount - 0.5);
    for (int scale = 0; scale < 2; ++scale) {
        if (m_scales[scale]) {
            clear(m_scales[scale]);
            addLabels(m_scales[scale], scale);
        }
    }
}

/// The values are plotted from 0 to 1; the labels show the real values of the scale.
void ChartCanvas::addLabels(QCategoryAxis *axis, int scale) const
{
    const double top = m_plot->tops[scale];
    const int about = std::clamp(height() / std::max(1, fontMetrics().height() * 3), 2, 5);
    const QList<double> steps = scaleSteps(top > 0 ? top : 1, about);
    axis->setStartValue(0);
    const double end = top > 0 ? top : 1;
    for (const double step : steps) {
        if (step <= end * 1.0001)
            axis->append(AnalyticsTexts::shortFigure(step), step / end);
    }
    axis->setRange(0, 1);
}

void ChartCanvas::addLines()
{
    const int slotCount = m_plot->slotCount();
    const int broken = minGap(m_plot->kind);
    const bool opens = slotCount <= 2;
    const bool isFine = slotCount > maxBroad;
    for (int number = 0; number < m_plot->lines.size(); ++number) {
        const ChartPlot::Line &line = m_plot->lines[number];
        const double top = m_plot->tops[line.axis] > 0 ? m_plot->tops[line.axis] : 1;
        QList<QPointF> run;
        const auto draw = [&] {
            if (run.isEmpty())
                return;
            auto *series = new QLineSeries;
            series->setPen(isFine ? ChartStyle::finePen(line.style) : ChartStyle::pen(line.style));
            series->setPointsVisible(run.size() == 1 || opens);
            chart()->addSeries(series);
            series->attachAxis(m_days);
            series->attachAxis(m_scales[line.axis]);
            // Sets all points at once, after attaching: attaching would lay out existing points again each
            // time.
            series->replace(std::exchange(run, {}));
        };
        int missing = 0;
        for (int slot = 0; slot < slotCount; ++slot) {
            const double value = line.values[std::size_t(slot)];
            if (std::isnan(value)) {
                ++missing;
                continue;
            }
            // A few days without data do not interrupt the line, but a gap does.
            if (missing >= broken)
                draw();
            missing = 0;
            run.append({place(slot), value / top});
        }
        draw();
    }
}

void ChartCanvas::addBars()
{
    auto *series = new QBarSeries;
    series->setBarWidth(0.8);
    const int slotCount = m_plot->slotCount();
    for (int number = 0; number < m_plot->lines.size(); ++number) {
        const ChartPlot::Line &line = m_plot->lines[number];
        const double top = m_plot->tops[line.axis] > 0 ? m_plot->tops[line.axis] : 1;
        auto *set = new QBarSet(line.name);
        for (int at = 0; at < slotCount; ++at) {
            const double value = line.values[std::size_t(isMirrored() ? slotCount - 1 - at : at)];
            set->append(std::isnan(value) ? 0 : value / top);
        }
        set->setBrush(QBrush(ChartStyle::color(line.style), ChartStyle::pattern(line.style)));
        set->setPen(QPen(ChartStyle::color(line.style), pxF(1)));
        series->append(set);
    }
    chart()->addSeries(series);
    series->attachAxis(m_days);
    series->attachAxis(m_scales[0]);
}

void ChartCanvas::drawBackground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawBackground(painter, rect);
    const QRectF area = chart()->plotArea();
    if (m_plot->slotCount() == 0 || m_plot->form != ChartPlot::Form::Lines)
        return;
    const double half = area.width() / m_plot->slotCount() / 2;
    for (const DayRange &gap : m_plot->gaps) {
        const double one = xOf(int(m_plot->range.from.daysTo(gap.from)));
        const double other = xOf(int(m_plot->range.from.daysTo(gap.to)));
        ChartStyle::paintGap(painter,
                             QRectF(QPointF(std::min(one, other) - half, area.top()),
                                    QPointF(std::max(one, other) + half, area.bottom())));
    }
}

void ChartCanvas::drawForeground(QPainter *painter, const QRectF &rect)
{
    QChartView::drawForeground(painter, rect);
    const QRectF area = chart()->plotArea();
    const int slotCount = m_plot->slotCount();
    if (slotCount == 0)
        return;
    if (m_plot->form == ChartPlot::Form::Lines) {
        // Enough markers to tell the lines apart without hiding them.
        const int step = std::max(1, slotCount / 8);
        for (int number = 0; number < m_plot->lines.size(); ++number) {
            const ChartPlot::Line &line = m_plot->lines[number];
            for (int slot = step / 2 + number * step / 5; slot < slotCount; slot += step) {
                if (!std::isnan(line.values[std::size_t(slot)]))
                    ChartStyle::paintMarker(painter, line.style, {xOf(slot), yOf(line, slot)}, pxF(6));
            }
        }
    }
    const int slot = shownSlot();
    if (m_isAlone || slot < 0 || slot >= slotCount)
        return;
    const double x = xOf(slot);
    painter->setPen(QPen(Theme::tokens().text2, pxF(1)));
    painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    if (m_plot->form == ChartPlot::Form::Lines) {
        for (int number = 0; number < m_plot->lines.size(); ++number) {
            const ChartPlot::Line &line = m_plot->lines[number];
            if (!std::isnan(line.values[std::size_t(slot)]))
                ChartStyle::paintMarker(painter, line.style, {x, yOf(line, slot)}, pxF(9));
        }
    }
    paintReadout(painter, x);
}

void ChartCanvas::paintReadout(QPainter *painter, double x) const
{
    const QStringList texts = readout ? readout() : QStringList();
    if (texts.isEmpty())
        return;
    const Tokens &tokens = Theme::tokens();
    const QFont strong = Theme::font(TextRole::Pill);
    const QFont small = Theme::font(TextRole::Small);
    const QFontMetrics bold(strong);
    const QFontMetrics plain(small);
    const int sample = px(14);
    const int line = plain.height() + px(2);
    int names = 0;
    int figures = 0;
    for (const QString &text : texts.mid(1)) {
        names = std::max(names, plain.horizontalAdvance(text.section(u'\t', 0, 0)));
        figures = std::max(figures, bold.horizontalAdvance(text.section(u'\t', 1)));
    }
    const int padding = px(10);
    const QRectF area = chart()->plotArea();
    const int wide = std::min<int>(
        std::max(bold.horizontalAdvance(texts.first()), sample + px(6) + names + px(16) + figures)
            + 2 * padding,
        width());
    const int high = int(texts.size()) * line + 2 * px(6);
    double left = x - wide - px(8);
    if (left < area.left())
        left = x + px(8);
    left = std::clamp<double>(left, 0, std::max(0, width() - wide));
    const QRectF box(left, area.top(), wide, high);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(tokens.edge, pxF(1)));
    painter->setBrush(tokens.raised);
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), pxF(4), pxF(4));
    const QRect inner = box.toRect().adjusted(padding, px(6), -padding, -px(6));
    const Qt::Alignment start = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter;
    const Qt::Alignment end = QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignVCenter;
    QRect row(inner.left(), inner.top(), inner.width(), line);
    painter->setFont(strong);
    painter->setPen(tokens.text);
    painter->drawText(row, int(start), texts.first());
    for (int number = 0; number + 1 < texts.size(); ++number) {
        row.translate(0, line);
        const QRect mark
            = QStyle::visualRect(layoutDirection(), row, QRect(row.topLeft(), QSize(sample, line)));
        ChartStyle::paintMarker(painter, m_plot->lines.value(number).style, QRectF(mark).center(), pxF(6));
        const QRect rest = QStyle::visualRect(layoutDirection(), row, row.adjusted(sample + px(6), 0, 0, 0));
        painter->setFont(small);
        painter->setPen(tokens.text2);
        const QString figure = texts[number + 1].section(u'\t', 1);
        painter->drawText(rest, int(start),
                          plain.elidedText(texts[number + 1].section(u'\t', 0, 0), Qt::ElideRight,
                                           rest.width() - bold.horizontalAdvance(figure) - px(8)));
        painter->setFont(strong);
        painter->setPen(tokens.text);
        painter->drawText(rest, int(end), figure);
    }
    painter->restore();
}

void ChartCanvas::paintAlone(QPainter *painter, const QRect &target)
{
    // Lays out the chart for the picture, and restores the layout afterwards.
    const QSizeF before = chart()->size();
    m_isAlone = true;
    const auto layOut = [this](const QSizeF &size) {
        chart()->resize(size);
        if (QGraphicsLayout *layout = chart()->layout())
            layout->activate();
    };
    layOut(target.size());
    scene()->setSceneRect(QRectF(QPointF(0, 0), target.size()));
    painter->save();
    painter->translate(target.topLeft());
    const QRectF all(QPointF(0, 0), target.size());
    drawBackground(painter, all);
    scene()->render(painter, all, all);
    drawForeground(painter, all);
    painter->restore();
    layOut(before);
    scene()->setSceneRect(QRectF(QPointF(0, 0), before));
    m_isAlone = false;
}

void ChartCanvas::setCurrent(int slot, bool byKeyboard)
{
    if (slot >= m_plot->slotCount())
        slot = -1;
    if (byKeyboard)
        m_hovered = -1;
    const bool isNew = slot != m_current;
    m_current = slot;
    viewport()->update();
    if (isNew || byKeyboard)
        Q_EMIT currentChanged(slot, byKeyboard);
}

void ChartCanvas::hover(int slot)
{
    if (slot == m_hovered)
        return;
    m_hovered = slot;
    viewport()->update();
}

void ChartCanvas::keyPressEvent(QKeyEvent *event)
{
    const int slotCount = m_plot->slotCount();
    const bool isArrow = event->key() == Qt::Key_Left || event->key() == Qt::Key_Right;
    if (slotCount == 0 || (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) != 0) {
        event->ignore();
        return;
    }
    if (isArrow) {
        // Moves in the direction in which later days are drawn.
        const int by = (event->key() == Qt::Key_Right) != isMirrored() ? 1 : -1;
        if (event->modifiers() & Qt::ShiftModifier) {
            Q_EMIT stepped(by);
            return;
        }
        const int from = m_current >= 0 ? m_current : by > 0 ? -1 : slotCount;
        setCurrent(std::clamp(from + by, 0, slotCount - 1), true);
    } else if (event->key() == Qt::Key_Home) {
        setCurrent(0, true);
    } else if (event->key() == Qt::Key_End) {
        setCurrent(slotCount - 1, true);
    } else if (event->key() == Qt::Key_Escape && m_current >= 0) {
        setCurrent(-1, false);
    } else {
        event->ignore();
    }
}

void ChartCanvas::mouseMoveEvent(QMouseEvent *event)
{
    hover(slotAt(event->position().x()));
}

void ChartCanvas::mousePressEvent(QMouseEvent *event)
{
    if (const int slot = slotAt(event->position().x()); event->button() == Qt::LeftButton && slot >= 0)
        setCurrent(slot, false);
}

void ChartCanvas::leaveEvent(QEvent *event)
{
    hover(-1);
    QChartView::leaveEvent(event);
}

void ChartCanvas::resizeEvent(QResizeEvent *event)
{
    QChartView::resizeEvent(event);
    relabel();
}

void ChartCanvas::focusInEvent(QFocusEvent *event)
{
    QChartView::focusInEvent(event);
    // When focus arrives by keyboard, the last day becomes the current one.
    if (m_current < 0 && (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason))
        setCurrent(m_plot->slotCount() - 1, true);
}

}  // namespace Sidestage
