// SPDX-License-Identifier: GPL-3.0-or-later
#include "viewers_chart.h"

#include "kit/layout/spacing.h"
#include "kit/text/time_text.h"
#include "kit/theme/theme.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace Sidestage {

namespace {

constexpr int lines = 4;
/// Series differ in their dash as well, so that they can be told apart without colours.
constexpr std::array dashes{Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};

/// The least of 1, 2, 5, 10, 20 and so on that is at least this.
int roundStep(int least)
{
    for (int power = 1;; power *= 10) {
        for (const int factor : {1, 2, 5}) {
            if (power * factor >= least)
                return power * factor;
        }
    }
}

}  // namespace

ViewersChart::ViewersChart(QWidget *parent)
    : QWidget(parent)
{
    setScaled(static_cast<QWidget *>(this), &QWidget::setMinimumHeight, 180);
}

void ViewersChart::addSeries(const QString &name, const QList<int> &viewers)
{
    m_series.append({name, viewers});
    QStringList spoken;
    for (const Series &series : std::as_const(m_series)) {
        const int peak
            = series.viewers.isEmpty() ? 0 : std::max(0, *std::ranges::max_element(series.viewers));
        spoken.append(tr("%1: at most %2 viewers", "a day").arg(series.name, QLocale().toString(peak)));
    }
    setAccessibleName(tr("Viewers from the start of each show"));
    setAccessibleDescription(spoken.join(QStringLiteral(". ")));
    update();
}

void ViewersChart::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(Theme::font(TextRole::Small));
    const QFontMetrics metrics = painter.fontMetrics();
    const QLocale locale;
    int most = 0;
    qsizetype minutes = 2;
    for (const Series &series : std::as_const(m_series)) {
        minutes = std::max(minutes, series.viewers.size());
        for (const int viewers : series.viewers)
            most = std::max(most, viewers);
    }
    const int top = roundStep((most + lines - 1) / lines) * lines;
    const int left = metrics.horizontalAdvance(locale.toString(top)) + px(8);
    const QRect area = rect().adjusted(left, metrics.height() + px(8), -px(8), -metrics.height() - px(6));
    for (int line = 0; line <= lines; ++line) {
        const int y = area.bottom() - area.height() * line / lines;
        painter.setPen(t.line);
        painter.drawLine(area.left(), y, area.right(), y);
        painter.setPen(t.text2);
        painter.drawText(QRect(0, y - metrics.height() / 2, left - px(8), metrics.height()),
                         Qt::AlignRight | Qt::AlignVCenter, locale.toString(qint64(top) * line / lines));
    }
    painter.setPen(t.text2);
    painter.drawText(QRect(area.left(), area.bottom() + px(4), area.width(), metrics.height()), Qt::AlignLeft,
                     tr("Start"));
    painter.drawText(QRect(area.left(), area.bottom() + px(4), area.width(), metrics.height()),
                     Qt::AlignRight, durationText(qint64(minutes - 1) * 60));
    const std::array colors{t.accent, t.warn, t.good, t.live};
    int legend = area.left();
    for (qsizetype i = 0; i < m_series.size(); ++i) {
        const auto style = std::size_t(i) % dashes.size();
        painter.setPen(QPen(colors[style], pxF(2), dashes[style]));
        painter.setBrush(Qt::NoBrush);
        QPainterPath path;
        bool isOpen = false;
        for (qsizetype minute = 0; minute < m_series[i].viewers.size(); ++minute) {
            const int viewers = m_series[i].viewers[minute];
            const QPointF point(area.left() + double(area.width()) * double(minute) / double(minutes - 1),
                                area.bottom() - double(area.height()) * viewers / top);
            if (viewers >= 0)
                isOpen ? path.lineTo(point) : path.moveTo(point);
            isOpen = viewers >= 0;
        }
        painter.drawPath(path);
        painter.drawLine(legend, metrics.height() / 2, legend + px(24), metrics.height() / 2);
        painter.setPen(t.text2);
        painter.drawText(legend + px(30), metrics.ascent(), m_series[i].name);
        legend += px(50) + metrics.horizontalAdvance(m_series[i].name);
    }
}

}  // namespace Sidestage
