// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ad_timeline.h"

#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "ads/ad_log.h"
#include "ads/ad_texts.h"
#include "ads/ads_service.h"
#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

namespace Sidestage {

namespace {

using Span = AdTimeline::Span;

constexpr int bandTop = 34;  // px
constexpr int bandHeight = 36;
constexpr int step = 10'000;  // ms: the timeline moves by less than a pixel per second
const QString shortTime = QStringLiteral("HH:mm");

}  // namespace

AdTimeline::AdTimeline(AdsService *service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
{
    setObjectName(QStringLiteral("adTimeline"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setAccessibleName(tr("Ads of this stream, from 30 minutes ago to 50 minutes ahead"));
    const auto again = [this] { SecondTicker::shared()->wake(this); };
    connect(service->clock(), &AdClock::changed, this, again);
    connect(service->actions(), &AdActions::changed, this, again);
    connect(service->log(), &AdLog::changed, this, again);
    SecondTicker::shared()->follow(this, [this] { return refresh(); });
    Theme::watch(this, [this] { updateGeometry(); });
    gather();
}

QSize AdTimeline::sizeHint() const
{
    return {px(600), px(bandTop + bandHeight + 28)};
}

int AdTimeline::refresh()
{
    gather();
    update();
    return step;
}

void AdTimeline::gather()
{
    const AdClock *clock = m_service->clock();
    m_now = clock->now();
    m_from = m_now.addSecs(-back);
    QList<Span> spans;
    const QDateTime next = m_service->actions()->nextAt();
    for (const AdBreak &one : m_service->log()->between(m_from.addSecs(-3600), m_now)) {
        if (!one.hasCome()) {
            spans.append({.kind = Span::Kind::Missed,
                          .from = one.promisedAt,
                          .to = one.promisedAt.addSecs(std::max(one.promised, 30)),
                          .label = tr("did not run"),
                          .words = tr("Scheduled, did not run")});
            continue;
        }
        const int seconds = one.shown >= 0 ? one.shown : std::max(one.promised, 30);
        const QDateTime end = one.startedAt.addSecs(seconds);
        const bool isTold = one.shown >= 0 || one.promised > 0;  // otherwise the length is unknown
        const bool runs = clock->runningUntil().isValid() && clock->runningSince() == one.startedAt;
        spans.append({.kind = Span::Kind::Shown,
                      .from = one.startedAt,
                      .to = end,
                      .label = runs ? tr("%1, running").arg(lengthText(seconds))
                          : isTold  ? tr("%1, done").arg(lengthText(seconds))
                                    : tr("done", "an ad of unknown length"),
                      .words = runs ? tr("Ad running, %1").arg(lengthText(seconds))
                          : isTold  ? tr("Ad shown, %1").arg(lengthText(seconds))
                                    : tr("Ad shown, length unknown")});
        if (one.freeUntil.isValid() && one.freeUntil > end)
            spans.append({.kind = Span::Kind::Free,
                          .from = end,
                          .to = one.freeUntil,
                          .label = one.freeUntil > m_now
                              ? tr("until %1").arg(wallText(one.freeUntil, shortTime))
                              : QString(),
                          .words = tr("No pre-rolls")});
    }
    // A later break replaces the time without pre-rolls of the one before.
    for (Span &free : spans) {
        if (free.kind != Span::Kind::Free)
            continue;
        for (const Span &shown : std::as_const(spans)) {
            if (shown.kind != Span::Kind::Shown || shown.from <= free.from || shown.from >= free.to)
                continue;
            free.to = shown.from;
            free.label.clear();
        }
    }
    // The current time without pre-rolls may come from a break that is not in the log.
    const QDateTime free = clock->freeUntil();
    const bool isCovered = std::ranges::any_of(
        spans, [&](const Span &span) { return span.kind == Span::Kind::Free && span.to > m_now; });
    if (free.isValid() && free > m_now && !isCovered)
        spans.append({.kind = Span::Kind::Free,
                      .from = m_now,
                      .to = free,
                      .label = tr("until %1").arg(wallText(free, shortTime)),
                      .words = tr("No pre-rolls")});
    if (next.isValid() && next > m_now.addSecs(-120) && !clock->runningUntil().isValid()) {
        const int length = std::max(clock->nextLength(), 1);
        spans.append({.kind = Span::Kind::Due,
                      .from = next,
                      .to = next.addSecs(length),
                      .label = QStringLiteral("%1 · %2").arg(wallText(next, shortTime), lengthText(length)),
                      .words = tr("Ad due, %1").arg(lengthText(length))});
        const AdLateness &band = clock->lateness();
        if (band.isKnown() && band.most > 0)
            spans.append({.kind = Span::Kind::Late,
                          .from = next.addSecs(length),
                          .to = next.addSecs(length + band.most),
                          .words = latenessText(band)});
    }
    if (const QDateTime following = clock->followingAt(); following.isValid() && next.isValid()) {
        // A delay of the next break delays the following break as well.
        const QDateTime at = following.addSecs(clock->nextAt().secsTo(next));
        spans.append({.kind = Span::Kind::Expected,
                      .from = at,
                      .to = at.addSecs(std::max(clock->nextLength(), 60)),
                      .label = tr("about %1").arg(wallText(at, shortTime)),
                      .words = tr("Ad expected, based on previous ads")});
    }
    spans.removeIf([this](const Span &span) { return span.to <= from() || span.from >= to(); });
    std::ranges::stable_sort(spans, {}, &Span::from);
    if (spans == m_spans)
        return;
    m_spans = spans;
    QStringList said;
    for (const Span &span : std::as_const(m_spans)) {
        if (span.kind != Span::Kind::Late)
            said += tr("%1 at %2", "what; when").arg(span.words, wallText(span.from, shortTime));
    }
    setAccessibleDescription(said.join(QStringLiteral(", ")));
    Q_EMIT spansChanged();
}

double AdTimeline::xOf(const QDateTime &moment) const
{
    const double share = double(m_from.msecsTo(moment)) / (1000.0 * (back + ahead));
    return layoutDirection() == Qt::RightToLeft ? width() * (1 - share) : width() * share;
}

QRectF AdTimeline::band() const
{
    return QRectF(0, px(bandTop), width(), px(bandHeight));
}

QRectF AdTimeline::rectOf(const Span &span) const
{
    const QDateTime from = std::max(span.from, m_from);
    const QDateTime to = std::min(span.to, this->to());
    double left = xOf(from);
    double right = xOf(to);
    if (left > right)
        std::swap(left, right);
    const bool isBreak = span.kind != Span::Kind::Free && span.kind != Span::Kind::Late;
    if (isBreak && right - left < px(4))
        right = left + px(4);  // keeps the shortest break visible
    return QRectF(left, band().top(), right - left, band().height());
}

void AdTimeline::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = pxF(4);
    QPainterPath clip;
    clip.addRoundedRect(band(), radius, radius);
    painter.fillPath(clip, t.isHighContrast ? t.window : t.raised);
    if (t.isHighContrast) {
        painter.setPen(QPen(t.text, 1));
        painter.drawPath(clip);
    }
    painter.save();
    painter.setClipPath(clip);
    for (const Span &span : m_spans) {
        const QRectF rect = rectOf(span);
        switch (span.kind) {
        case Span::Kind::Free:
            painter.fillRect(rect, t.isHighContrast ? t.window : t.goodTint);
            painter.fillRect(QRectF(rect.left(), rect.bottom() - px(3), rect.width(), px(3)), t.goodFill);
            break;
        case Span::Kind::Shown:
            painter.fillRect(rect, t.text3);
            break;
        case Span::Kind::Due:
            painter.fillRect(rect, t.warn);
            break;
        case Span::Kind::Late: {
            painter.save();
            painter.setClipRect(rect, Qt::IntersectClip);
            painter.setPen(QPen(t.warn, px(2)));
            for (double x = rect.left() - rect.height(); x < rect.right(); x += px(6))
                painter.drawLine(QPointF(x, rect.bottom()), QPointF(x + rect.height() / 2, rect.top()));
            painter.restore();
            break;
        }
        case Span::Kind::Missed:
        case Span::Kind::Expected: {
            QPen pen(span.kind == Span::Kind::Missed ? t.text3 : t.warn, px(1), Qt::CustomDashLine);
            pen.setDashPattern({3, 2});
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), pxF(2), pxF(2));
            break;
        }
        }
    }
    painter.restore();
    const double now = xOf(m_now);
    painter.fillRect(QRectF(now - px(1), band().top() - px(8), px(2), band().height() + px(14)), t.text);
    paintLabels(painter);
    paintTicks(painter);
}

/// Draws the labels above the band where they do not overlap. Now and the next ad have priority.
void AdTimeline::paintLabels(QPainter &painter) const
{
    const Tokens &t = Theme::tokens();
    struct Label
    {
        double at;
        QString text;
        QColor color;
        bool isStrong;
    };
    QList<Label> labels{{xOf(m_now), tr("Now %1").arg(wallText(m_now, shortTime)), t.text, true}};
    const auto add = [&](Span::Kind kind, const QColor &color, bool isStrong) {
        for (const Span &span : m_spans) {
            if (span.kind == kind && !span.label.isEmpty())
                labels.append({rectOf(span).center().x(), span.label, color, isStrong});
        }
    };
    add(Span::Kind::Due, t.warn, true);
    add(Span::Kind::Expected, t.text3, false);
    add(Span::Kind::Shown, t.text3, false);
    add(Span::Kind::Missed, t.text3, false);
    QList<QRectF> taken;
    for (const Label &label : std::as_const(labels)) {
        QFont font = Theme::font(TextRole::Caption);
        font.setWeight(label.isStrong ? QFont::DemiBold : QFont::Normal);
        painter.setFont(font);
        const double wide = painter.fontMetrics().horizontalAdvance(label.text);
        const double left = qBound(0.0, label.at - wide / 2, std::max(0.0, width() - wide));
        QRectF rect(left, px(4), wide + 1, px(20));
        const auto met = [&]() -> const QRectF * {
            const auto it = std::ranges::find_if(taken, [&](const QRectF &other) {
                return other.adjusted(-px(6), 0, px(6), 0).intersects(rect);
            });
            return it == taken.end() ? nullptr : &*it;
        };
        // Moves an overlapping label beside the other one, if it then still covers the position it belongs
        // to.
        if (const QRectF *other = met())
            rect.moveLeft(label.at < other->center().x() ? other->left() - px(8) - rect.width()
                                                         : other->right() + px(8));
        const bool isAbove = label.at >= rect.left() - px(4) && label.at <= rect.right() + px(4);
        if (!isAbove || rect.left() < 0 || rect.right() > width() + 1 || met())
            continue;
        taken.append(rect);
        painter.setPen(label.color);
        painter.drawText(rect, Qt::AlignCenter, label.text);
    }
    // Draws the labels of Free spans inside the band, where there is room.
    painter.setFont(Theme::font(TextRole::Caption));
    for (const Span &span : m_spans) {
        if (span.kind != Span::Kind::Free || span.label.isEmpty())
            continue;
        QRectF room = rectOf(span);
        for (const Span &other : m_spans) {
            if (other.kind == Span::Kind::Free)
                continue;
            const QRectF there = rectOf(other);
            if (!there.intersects(room))
                continue;
            // Keeps the larger part beside the other span.
            if (there.left() - room.left() > room.right() - there.right())
                room.setRight(there.left());
            else
                room.setLeft(there.right());
        }
        const double now = xOf(m_now);
        if (now > room.left() && now < room.right()) {
            if (layoutDirection() == Qt::RightToLeft)
                room.setRight(now);
            else
                room.setLeft(now);
        }
        if (painter.fontMetrics().horizontalAdvance(span.label) + px(12) > room.width())
            continue;
        painter.setPen(t.isHighContrast ? t.text : t.good);
        painter.drawText(room, Qt::AlignCenter, span.label);
    }
}

/// Draws a tick at each quarter of an hour of local time, which is not always a quarter of an hour in UTC.
void AdTimeline::paintTicks(QPainter &painter) const
{
    const Tokens &t = Theme::tokens();
    painter.setFont(Theme::font(TextRole::Caption));
    painter.setPen(t.text3);
    constexpr qint64 quarter = 15 * 60;
    const qint64 offset = m_from.toLocalTime().offsetFromUtc();
    const qint64 first = m_from.toSecsSinceEpoch() + offset;
    double end = -1000;
    for (qint64 local = (first + quarter - 1) / quarter * quarter;; local += quarter) {
        const QDateTime moment = QDateTime::fromSecsSinceEpoch(local - offset, Qt::UTC);
        if (moment > to())
            break;
        const QString text = wallText(moment, shortTime);
        const double wide = painter.fontMetrics().horizontalAdvance(text);
        const double left = qBound(0.0, xOf(moment) - wide / 2, std::max(0.0, width() - wide));
        if (std::abs(left - end) < wide + px(10))
            continue;
        end = left;
        painter.drawText(QRectF(left, band().bottom() + px(6), wide + 1, px(20)), Qt::AlignCenter, text);
    }
}

bool AdTimeline::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        QStringList lines;
        for (const Span &span : std::as_const(m_spans)) {
            if (rectOf(span).adjusted(-2, 0, 2, 0).contains(help->pos()))
                lines += tr("%1: %2 to %3", "what; from; to")
                             .arg(span.words, wallText(span.from), wallText(span.to));
        }
        if (lines.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), lines.join(u'\n'), this);
        return true;
    }
    return QWidget::event(event);
}

AdTimelineModel::AdTimelineModel(AdTimeline *timeline, QObject *parent)
    : LiveList(
        &AdTimelineRow::key,
        {{.title = tr("From"), .text = [](const AdTimelineRow &row) { return wallText(row.span.from); }},
         {.title = tr("To"), .text = [](const AdTimelineRow &row) { return wallText(row.span.to); }},
         {.title = tr("What"), .text = [](const AdTimelineRow &row) { return row.span.words; }}},
        parent)
{
    setSpoken([](const AdTimelineRow &row) {
        return tr("%1: %2 to %3", "what; from; to")
            .arg(row.span.words, wallText(row.span.from), wallText(row.span.to));
    });
    const auto follow = [this, timeline] {
        QList<AdTimelineRow> rows;
        for (const Span &span : timeline->spans())
            rows.append({QString::number(rows.size()), span});
        sync(rows);
    };
    connect(timeline, &AdTimeline::spansChanged, this, follow);
    follow();
}

}  // namespace Sidestage
