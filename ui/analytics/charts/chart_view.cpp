// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart_view.h"

#include "analytics_texts.h"
#include "base/bidi.h"
#include "chart_style.h"

#include "kit/theme/accessible.h"

#include <QBuffer>
#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QSvgGenerator>
#include <QVBoxLayout>

#include <cmath>

namespace Sidestage {

ChartView::ChartView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("analyticsChart"));
    m_canvas = named("chartCanvas", new ChartCanvas(&m_plot, this));
    setFocusProxy(m_canvas);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_canvas);
    m_canvas->readout = [this] { return readout(); };
    connect(m_canvas, &ChartCanvas::currentChanged, this, [this](int slot, bool byKeyboard) {
        Q_EMIT currentSlotChanged(slot);
        if (byKeyboard)
            announce(m_canvas, spoken());
        updateDescription();
    });
    connect(m_canvas, &ChartCanvas::stepped, this, &ChartView::rangeStepped);
    Theme::watch(this, [this] { rebuild(); });
}

void ChartView::setPlot(const ChartPlot &plot)
{
    const int before = currentSlot();
    const QDate day
        = before >= 0 && !m_plot.lines.isEmpty() ? m_plot.daysOf(m_plot.lines.first(), before).from : QDate();
    m_plot = plot;
    rebuild();
    int slot = -1;
    if (day.isValid() && plot.range.contains(day) && plot.slotDays > 0)
        slot = int(plot.range.from.daysTo(day)) / plot.slotDays;
    m_canvas->setCurrent(slot, false);
    updateDescription();
}

void ChartView::setTitle(const QString &title)
{
    m_title = title;
    updateDescription();
}

QStringList ChartView::readout() const
{
    const int slot = m_canvas->shownSlot();
    if (slot < 0 || slot >= m_plot.slotCount() || m_plot.lines.isEmpty())
        return {};
    const DayRange days = m_plot.daysOf({.range = m_plot.range}, slot);
    QStringList lines{days.from == days.to ? AnalyticsTexts::longDay(days.from)
                                           : AnalyticsTexts::range(days)};
    for (const ChartPlot::Line &line : std::as_const(m_plot.lines))
        lines.append(line.name + u'\t' + AnalyticsTexts::figure(line.values[std::size_t(slot)]));
    return lines;
}

QString ChartView::spoken() const
{
    QStringList lines = readout();
    if (lines.isEmpty())
        return {};
    const QString day = lines.takeFirst();
    for (QString &line : lines)
        //: A figure's name and its value.
        line = tr("%1 %2").arg(isolated(line.section(u'\t', 0, 0)), line.section(u'\t', 1));
    //: A day and its figures.
    return tr("%1: %2").arg(day, lines.join(tr(", ")));
}

/// Updates the accessible name and description with the chart and the shown day.
void ChartView::updateDescription()
{
    QStringList names;
    for (const ChartPlot::Line &line : std::as_const(m_plot.lines))
        names.append(isolated(line.name));
    m_canvas->setAccessibleName(m_title.isEmpty() ? tr("Chart") : tr("Chart: %1").arg(isolated(m_title)));
    const QString now = spoken();
    m_canvas->setAccessibleDescription(
        now.isEmpty()
            ? tr("%1. The left and right arrow keys move by a day; the table shows the same figures.")
                  .arg(names.join(tr(", ")))
            : now);
}

void ChartView::rebuild()
{
    m_canvas->rebuild();
    updateGeometry();
}

void ChartView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange || event->type() == QEvent::LocaleChange)
        rebuild();
}

void ChartView::paintPicture(QPainter *painter, const QSize &size) const
{
    const Tokens &tokens = Theme::tokens();
    const int margin = px(Measure::cardPaddingX);
    const QRect whole(QPoint(0, 0), size);
    painter->fillRect(whole, tokens.surface);
    QRect room = whole.adjusted(margin, margin, -margin, -margin);
    painter->setFont(Theme::font(TextRole::CardTitle));
    painter->setPen(tokens.text);
    const int titleHeight = painter->fontMetrics().height();
    const Qt::Alignment start = QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft);
    painter->drawText(QRect(room.topLeft(), QSize(room.width(), titleHeight)), int(start | Qt::AlignVCenter),
                      m_title);
    room.setTop(room.top() + titleHeight + px(8));
    // Draws the legend from the start of the line, wrapped into as many lines as needed.
    painter->setFont(Theme::font(TextRole::Small));
    const QFontMetrics metrics = painter->fontMetrics();
    const int sample = px(28);
    int x = 0;
    int y = room.top();
    for (int i = 0; i < m_plot.lines.size(); ++i) {
        const int wide = sample + px(6) + metrics.horizontalAdvance(m_plot.lines[i].name) + px(18);
        if (x > 0 && x + wide > room.width()) {
            x = 0;
            y += metrics.height() + px(4);
        }
        const QRect entry
            = QStyle::visualRect(layoutDirection(), room,
                                 QRect(room.left() + x, y, std::min(wide, room.width()), metrics.height()));
        const QRect line = QStyle::visualRect(layoutDirection(), entry,
                                              QRect(entry.topLeft(), QSize(sample, entry.height())));
        const QRect words
            = QStyle::visualRect(layoutDirection(), entry, entry.adjusted(sample + px(6), 0, 0, 0));
        ChartStyle::paintSample(painter, m_plot.lines[i].style, line);
        painter->setPen(tokens.text);
        painter->drawText(words, int(start | Qt::AlignVCenter), m_plot.lines[i].name);
        x += wide;
    }
    room.setTop(y + metrics.height() + px(8));
    m_canvas->paintAlone(painter, room);
}

QImage ChartView::picture(const QSize &size, double scale) const
{
    QImage image(size * scale, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPicture(&painter, size);
    return image;
}

QByteArray ChartView::svg(const QSize &size) const
{
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(m_title);
    generator.setDescription(QString());
    {
        QPainter painter(&generator);
        paintPicture(&painter, size);
    }
    return buffer.data();
}

}  // namespace Sidestage
