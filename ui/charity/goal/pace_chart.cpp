// SPDX-License-Identifier: GPL-3.0-or-later
#include "pace_chart.h"

#include "charity/donations/charity_texts.h"
#include "charity/exact.h"
#include "kit/text/time_text.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr qint64 hour = 3'600'000;
constexpr int maxTicks = 5;

/// The amount, in minor units, that an hourly rate adds in `ms` milliseconds.
qint64 grown(const std::optional<Money> &rate, qint64 ms)
{
    return rate ? Exact::scaled(std::max<qint64>(0, rate->minor()), std::max<qint64>(0, ms), hour).value_or(0)
                : 0;
}

}  // namespace

/// The geometry of the chart: the area inside the axes, and the range of times and amounts it covers.
struct PaceChart::Frame
{
    QRect area{};
    bool mirrored = false;
    QDateTime from{};
    QDateTime to{};
    qint64 top = 1;  ///< Minor units.
    qint64 step = 1;

    int x(const QDateTime &at) const
    {
        const qint64 span = std::max<qint64>(1, from.msecsTo(to));
        const qint64 passed = std::clamp<qint64>(from.msecsTo(at), 0, span);
        const int along = int(Exact::scaled(area.width(), passed, span).value_or(0));
        return mirrored ? area.right() - along : area.left() + along;
    }
    int y(qint64 amount) const
    {
        const qint64 bounded = std::clamp<qint64>(amount, 0, top);
        return area.bottom() - int(Exact::scaled(area.height() - 1, bounded, top).value_or(0));
    }
};

PaceChart::PaceChart(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("paceChart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    Theme::watch(this, [this] {
        updateGeometry();
        update();
    });
}

void PaceChart::set(const CampaignRecord &campaign, const QList<ProgressPoint> &points, const Pace &pace)
{
    m_campaign = campaign;
    m_points = points;
    m_pace = pace;
    QString sentence = tr("Total over time: %1 now. %2").arg(campaign.total.text(), paceText(pace));
    if (campaign.target) {
        if (const auto estimate = pace.estimate(*campaign.target))
            sentence += u' ' + tr("Goal %1.", "about a time").arg(aboutText(estimate->about, pace.now));
    }
    setAccessibleName(sentence);
    update();
}

qint64 PaceChart::stepFor(qint64 top, int most)
{
    qint64 power = 1;
    for (;;) {
        for (const qint64 by : {1, 2, 5}) {
            const auto step = Exact::scaled(power, by, 1);
            if (!step || top / *step < most)
                return step.value_or(top);
        }
        const auto next = Exact::scaled(power, 10, 1);
        if (!next)
            return top;
        power = *next;
    }
}

void PaceChart::paintEvent(QPaintEvent *)
{
    if (m_points.isEmpty())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFontMetrics small(Theme::font(TextRole::Small));
    Frame frame;
    frame.mirrored = layoutDirection() == Qt::RightToLeft;
    frame.from = m_points.first().at;
    const QDateTime now = m_pace.now;
    const qint64 span = std::max<qint64>(60'000, frame.from.msecsTo(now));
    const bool grows = m_campaign.isRunning() && (m_pace.recent || m_pace.overall);
    frame.to = grows ? now.addMSecs(span / 2) : now;
    if (m_campaign.isRunning() && m_campaign.target) {
        if (const auto estimate = m_pace.estimate(*m_campaign.target))
            frame.to = std::clamp(estimate->about.addMSecs(span / 10), now.addMSecs(span / 4),
                                  now.addMSecs(span * 2));
    }
    if (frame.to <= frame.from)
        frame.to = frame.from.addMSecs(60'000);
    const qint64 total = m_campaign.total.minor();
    const qint64 ahead = now.msecsTo(frame.to);
    const qint64 most = std::max(grown(m_pace.recent, ahead), grown(m_pace.overall, ahead));
    frame.top = Exact::plus(total, grows ? most : 0).value_or(total);
    if (m_campaign.target)
        frame.top = std::max(frame.top, m_campaign.target->minor());
    frame.top = std::max<qint64>(frame.top, Exact::powerOfTen(m_campaign.total.decimals()));
    frame.step = stepFor(frame.top, maxTicks);
    frame.top = Exact::plus(frame.top, frame.top / 16).value_or(frame.top);

    int scale = 0;
    for (qint64 at = 0; at <= frame.top; at += frame.step) {
        scale = std::max(scale, small.horizontalAdvance(m_campaign.total.of(at).shortText()));
        if (!Exact::plus(at, frame.step))
            break;
    }
    const int beside = scale + px(8);
    frame.area = rect().adjusted(frame.mirrored ? px(4) : beside, px(8), frame.mirrored ? -beside : -px(4),
                                 -small.height() - px(6));
    if (frame.area.width() < px(40) || frame.area.height() < px(30))
        return;
    paintGrid(painter, frame);
    paintTimes(painter, frame);
    paintLines(painter, frame);
}

void PaceChart::paintGrid(QPainter &painter, const Frame &frame) const
{
    const Tokens &tokens = Theme::tokens();
    const QFontMetrics small(Theme::font(TextRole::Small));
    painter.setFont(Theme::font(TextRole::Small));
    for (qint64 at = 0; at <= frame.top; at += frame.step) {
        const int y = frame.y(at);
        painter.setPen(QPen(tokens.line, 1));
        painter.drawLine(frame.area.left(), y, frame.area.right(), y);
        painter.setPen(tokens.text2);
        const QRect label(frame.mirrored ? frame.area.right() + px(8) : 0, y - small.height() / 2,
                          frame.mirrored ? width() - frame.area.right() - px(8) : frame.area.left() - px(8),
                          small.height());
        painter.drawText(label,
                         int(Qt::AlignAbsolute) | int(Qt::AlignVCenter)
                             | int(frame.mirrored ? Qt::AlignLeft : Qt::AlignRight),
                         m_campaign.total.of(at).shortText());
        if (!Exact::plus(at, frame.step))
            break;
    }
    if (!m_campaign.target)
        return;
    const int y = frame.y(m_campaign.target->minor());
    painter.setPen(QPen(tokens.good, pxF(1.5), Qt::DashLine));
    painter.drawLine(frame.area.left(), y, frame.area.right(), y);
}

void PaceChart::paintTimes(QPainter &painter, const Frame &frame) const
{
    const QFontMetrics small(Theme::font(TextRole::Small));
    painter.setFont(Theme::font(TextRole::Small));
    painter.setPen(Theme::tokens().text2);
    const bool isLong = frame.from.secsTo(frame.to) > 20 * 3600;
    const int count
        = qMax(2, frame.area.width() / (small.horizontalAdvance(QStringLiteral("Www 00:00")) * 2));
    const QLocale locale;
    const qint64 span = frame.from.msecsTo(frame.to);
    for (int i = 0; i <= count; ++i) {
        const QDateTime at = frame.from.addMSecs(span / count * i);
        const QDateTime local = at.toLocalTime();
        QString text = local.toString(QStringLiteral("HH:mm"));
        if (isLong
            && (i == 0 || local.date() != frame.from.addMSecs(span / count * (i - 1)).toLocalTime().date()))
            text = locale.dayName(local.date().dayOfWeek(), QLocale::ShortFormat) + u' ' + text;
        const int wide = small.horizontalAdvance(text);
        const int x = qBound(0, frame.x(at) - wide / 2, qMax(0, width() - wide));
        painter.drawText(x, frame.area.bottom() + px(4) + small.ascent(), text);
    }
}

void PaceChart::paintLines(QPainter &painter, const Frame &frame) const
{
    const Tokens &tokens = Theme::tokens();
    const QDateTime now = m_campaign.isRunning() ? m_pace.now : m_campaign.endedAt;
    const qint64 total = m_campaign.total.minor();
    const QPoint here(frame.x(now), frame.y(total));
    const auto later = [&](const std::optional<Money> &rate) {
        const qint64 more = grown(rate, now.msecsTo(frame.to));
        return QPoint(frame.x(frame.to), frame.y(Exact::plus(total, more).value_or(total)));
    };
    if (m_campaign.isRunning() && (m_pace.recent || m_pace.overall)) {
        const auto &main = m_pace.recent ? m_pace.recent : m_pace.overall;
        if (m_pace.recent && m_pace.overall) {
            QPainterPath band(here);
            band.lineTo(later(m_pace.recent));
            band.lineTo(later(m_pace.overall));
            band.closeSubpath();
            painter.fillPath(band, tokens.isHighContrast ? QColor(Qt::transparent) : tokens.goodTint);
        }
        painter.setPen(QPen(tokens.goodFill, pxF(2), Qt::DotLine));
        painter.drawLine(here, later(main));
    }
    QPainterPath line;
    // Draws at most one point per pixel.
    int lastX = -1;
    for (qsizetype i = 0; i < m_points.size(); ++i) {
        const QPoint at(frame.x(m_points[i].at), frame.y(m_points[i].total));
        if (i == 0)
            line.moveTo(at);
        else if (at.x() != lastX || i + 1 == m_points.size())
            line.lineTo(at);
        lastX = at.x();
    }
    line.lineTo(here);
    painter.setPen(QPen(tokens.goodFill, pxF(2)));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(line);
    painter.setBrush(tokens.surface);
    painter.drawEllipse(here, px(4), px(4));

    painter.setFont(Theme::font(TextRole::Small));
    const QFontMetrics small(painter.font());
    const auto write = [&](const QString &text, int x, int y, Tone tone) {
        const int wide = small.horizontalAdvance(text);
        painter.setPen(toneColor(tokens, tone));
        painter.drawText(qBound(frame.area.left(), frame.mirrored ? x - wide : x,
                                qMax(frame.area.left(), frame.area.right() - wide)),
                         qBound(small.ascent(), y, height() - small.descent()), text);
    };
    write(m_campaign.isRunning() ? tr("now %1").arg(m_campaign.total.text())
                                 : tr("ended at %1", "an amount").arg(m_campaign.total.text()),
          here.x() + (frame.mirrored ? -px(8) : px(8)), here.y() + px(6) + small.ascent(), Tone::Text);
    if (m_campaign.isRunning() && m_campaign.target) {
        if (const auto estimate = m_pace.estimate(*m_campaign.target)) {
            write(tr("goal, %1", "about a time").arg(aboutText(estimate->about, m_pace.now)),
                  frame.x(estimate->about) - (frame.mirrored ? 0 : px(120)),
                  frame.y(m_campaign.target->minor()) - px(5), Tone::Good);
        }
    }
}

}  // namespace Sidestage
