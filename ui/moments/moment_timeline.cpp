// SPDX-License-Identifier: GPL-3.0-or-later
#include "moment_timeline.h"

#include "base/bidi.h"
#include "kit/text/tip.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"
#include "moments/moments_export.h"

#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

namespace Sidestage {

namespace {

constexpr int bandTop = 30;  // px at a body line of 20 px, as all of these
constexpr int bandHeight = 36;
constexpr int symbol = 16;
constexpr int adWidth = 8;
constexpr int clipHeight = 6;
constexpr int leastClip = 14;
constexpr int halfHour = 30 * 60;  // seconds

QString hoursText(int seconds)
{
    return QStringLiteral("%1:%2").arg(seconds / 3'600).arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'));
}

/// A step of the axis that gives at most about six numbers.
int stepFor(int seconds)
{
    int step = 5 * 60;
    for (const int wider : {10 * 60, halfHour, 3'600, 2 * 3'600, 6 * 3'600}) {
        if (seconds / step > 6)
            step = wider;
    }
    return step;
}

}  // namespace

MomentTimeline::MomentTimeline(const MomentsFeed *feed, QWidget *parent)
    : QWidget(parent)
    , m_feed(feed)
{
    setObjectName(QStringLiteral("momentTimeline"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Timeline of the stream. The table below has the same moments."));
    Theme::watch(this, [this] { updateGeometry(); });
    refresh();
}

QSize MomentTimeline::sizeHint() const
{
    return {px(600), px(bandTop + bandHeight + 46)};
}

QSize MomentTimeline::minimumSizeHint() const
{
    return {px(220), sizeHint().height()};
}

void MomentTimeline::refresh()
{
    m_length = m_feed->length();
    const int step = stepFor(m_length);
    // A running stream has room for what comes next.
    m_shown = m_feed->isStreaming() ? (m_length / step + 1) * step : std::max(m_length, 60);
    if (m_shown - m_length < step / 3 && m_feed->isStreaming())
        m_shown += step;
    qsizetype ads = 0;
    QStringList categories;
    for (const StreamEvent &event : m_feed->events()) {
        ads += event.isCategory() ? 0 : 1;
        if (event.isCategory())
            categories.append(isolated(event.category));
    }
    setAccessibleDescription(
        tr("%1: %2, %3, %4. Categories: %5", "length; moments; clips; ad breaks; names")
            .arg(positionText(m_length), tr("%Ln moments", nullptr, int(m_feed->moments().size())),
                 tr("%Ln clips", nullptr, int(m_feed->clips().size())),
                 tr("%Ln ad breaks", nullptr, int(ads)), categories.join(QStringLiteral(", "))));
    update();
}

void MomentTimeline::setCurrent(const QString &momentId)
{
    if (std::exchange(m_current, momentId) != momentId)
        update();
}

double MomentTimeline::xOf(int seconds) const
{
    const double inset = px(symbol) / 2.0;  // a symbol at an end is whole
    const double x = inset + (width() - 2 * inset) * seconds / std::max(1, m_shown);
    return layoutDirection() == Qt::RightToLeft ? width() - x : x;
}

QRectF MomentTimeline::band() const
{
    return QRectF(0, px(bandTop), width(), px(bandHeight));
}

QRectF MomentTimeline::between(int from, int to) const
{
    return QRectF(QPointF(xOf(from), band().top()), QPointF(xOf(to), band().bottom())).normalized();
}

QRectF MomentTimeline::bookmark(int position) const
{
    return QRectF(xOf(position) - px(symbol) / 2.0, px(4), px(symbol), px(symbol));
}

const Moment *MomentTimeline::momentAt(const QPoint &place) const
{
    for (const Moment &moment : m_feed->moments()) {
        if (bookmark(moment.position).adjusted(-px(4), -px(4), px(4), px(8)).contains(place))
            return &moment;
    }
    return nullptr;
}

void MomentTimeline::paintBand(QPainter &painter) const
{
    const Tokens &t = Theme::tokens();
    painter.setPen(QPen(t.isHighContrast ? t.text : t.line, 1));
    painter.setBrush(t.field);
    painter.drawRoundedRect(between(0, m_length).adjusted(0.5, 0.5, -0.5, -0.5), pxF(4), pxF(4));
    QList<StreamEvent> categories = m_feed->events();
    categories.removeIf([](const StreamEvent &event) { return !event.isCategory(); });
    const QDateTime began = m_feed->startedAt();
    painter.setFont(Theme::font(TextRole::Caption));
    const int known = categories.isEmpty() ? m_length : int(began.secsTo(categories.first().happenedAt));
    const QRectF unknown = between(0, known).adjusted(px(8), 0, -px(4), -px(2));
    painter.setPen(t.text3);
    painter.drawText(unknown, Qt::AlignLeft | Qt::AlignBottom,
                     painter.fontMetrics().elidedText(tr("category not seen"), Qt::ElideRight,
                                                      std::max(0, int(unknown.width()))));
    for (qsizetype i = 0; i < categories.size(); ++i) {
        const int from = int(began.secsTo(categories[i].happenedAt));
        const int to = i + 1 < categories.size() ? int(began.secsTo(categories[i + 1].happenedAt)) : m_length;
        const QRectF lane = between(from, to).adjusted(0.5, 0.5, -0.5, -0.5);
        painter.setPen(QPen(t.isHighContrast ? t.text : t.line, 1));
        painter.setBrush(t.isHighContrast ? t.window : i % 2 == 0 ? t.field : t.accentTint);
        painter.drawRoundedRect(lane, pxF(4), pxF(4));
        const QRectF inner = lane.adjusted(px(8), 0, -px(4), -px(2));
        painter.setPen(t.text2);
        painter.drawText(
            inner, Qt::AlignLeft | Qt::AlignBottom,
            painter.fontMetrics().elidedText(categories[i].category, Qt::ElideRight, int(inner.width())));
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.text3);
    for (const StreamEvent &event : m_feed->events()) {
        if (!event.isCategory())
            painter.drawRoundedRect(QRectF(xOf(int(began.secsTo(event.happenedAt))) - px(adWidth) / 2.0,
                                           band().top() + 1, px(adWidth), px(bandHeight) / 2.0 - px(2)),
                                    pxF(2), pxF(2));
    }
}

void MomentTimeline::paintTicks(QPainter &painter) const
{
    painter.setFont(Theme::font(TextRole::Caption));
    painter.setPen(Theme::tokens().text2);
    double end = -1000;
    for (int at = 0; at <= m_shown; at += stepFor(m_length)) {
        const QString text = hoursText(at);
        const double wide = painter.fontMetrics().horizontalAdvance(text);
        const double left = qBound(0.0, xOf(at) - wide / 2, std::max(0.0, width() - wide));
        if (at > 0 && std::abs(left - end) < wide + px(10))
            continue;
        end = left;
        painter.drawText(QRectF(left, band().bottom() + px(22), wide + 1, px(20)), Qt::AlignCenter, text);
    }
}

void MomentTimeline::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_feed->startedAt().isValid())
        return;
    paintBand(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.accentFill);
    for (const Api::Clip &clip : m_feed->clips()) {
        const int from = m_feed->positionOf(clip);
        QRectF dash = between(from, from + int(clip.duration));
        const double missing = std::max(0.0, px(leastClip) - dash.width());
        dash = QRectF(dash.left() - missing / 2, band().bottom() + px(8), dash.width() + missing,
                      px(clipHeight));
        painter.drawRoundedRect(dash, pxF(3), pxF(3));
    }
    for (const Moment &moment : m_feed->moments()) {
        const QRectF place = bookmark(moment.position);
        const bool isCurrent = moment.id == m_current;
        const QColor ink = isCurrent ? t.text : t.accent;
        if (isCurrent) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(t.select);
            painter.drawRoundedRect(place.adjusted(-2, -2, 2, 2), pxF(4), pxF(4));
        }
        Icons::paint(&painter, place, Icon::Bookmark, ink);
        painter.fillRect(QRectF(place.center().x() - 0.5, place.bottom() + px(2), px(1),
                                band().top() - place.bottom() - px(2)),
                         ink);
    }
    if (m_feed->isStreaming()) {
        const double x = xOf(m_length);
        painter.fillRect(QRectF(x - px(1), band().top() - px(10), px(2), band().height() + px(24)), t.text);
        painter.setFont(Theme::font(TextRole::Caption));
        painter.setPen(t.text);
        const QString text = tr("Now %1", "a position in the stream").arg(hoursText(m_length));
        const double wide = painter.fontMetrics().horizontalAdvance(text);
        const bool isRight = x + px(symbol) + wide < width();
        painter.drawText(QRectF(isRight ? x + px(symbol - 4) : x - px(symbol - 4) - wide,
                                band().top() - px(20), wide + 1, px(18)),
                         Qt::AlignCenter, text);
    }
    paintTicks(painter);
}

bool MomentTimeline::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto *help = static_cast<QHelpEvent *>(event);
    QStringList lines;
    if (const Moment *moment = momentAt(help->pos()))
        lines.append(positionText(moment->position) + u' ' + moment->note);
    for (const Api::Clip &clip : m_feed->clips()) {
        const int from = m_feed->positionOf(clip);
        const QRectF place = between(from, from + int(clip.duration)).adjusted(-px(6), 0, px(6), px(20));
        if (place.contains(help->pos()) && help->pos().y() > band().bottom())
            lines.append(clip.title);
    }
    showTip(help->globalPos(), lines.join(u'\n'), this);
    return true;
}

void MomentTimeline::mousePressEvent(QMouseEvent *event)
{
    if (const Moment *moment = momentAt(event->pos()))
        Q_EMIT clicked(moment->id);
    else
        QWidget::mousePressEvent(event);
}

}  // namespace Sidestage
