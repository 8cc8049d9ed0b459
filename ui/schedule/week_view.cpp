// SPDX-License-Identifier: GPL-3.0-or-later
#include "week_view.h"

#include "base/bidi.h"
#include "kit/text/digits_label.h"
#include "kit/text/time_text.h"
#include "kit/text/tip.h"
#include "kit/theme/accessible.h"
#include "kit/theme/focus_ring.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>

namespace Sidestage {

namespace {

constexpr int hourHeight = 39;  // px at a body line of 20 px
constexpr int hourLabel = 16;   // px
constexpr int minutesOfDay = 24 * 60;

int minuteOf(const QDateTime &local)
{
    return local.time().msecsSinceStartOfDay() / 60'000;
}

}  // namespace

QString titleOf(const Api::ScheduleSegment &segment)
{
    return segment.title.isEmpty() ? WeekView::tr("No title") : segment.title;
}

QString spokenSegment(const Api::ScheduleSegment &segment)
{
    const QLocale locale;
    const QDateTime start = segment.startTime.toLocalTime();
    QString text = WeekView::tr("%1, %2, %3 to %4", "a title; a date; two times of day")
                       .arg(isolated(titleOf(segment)), locale.toString(start.date(), QLocale::LongFormat),
                            timeOfDay(segment.startTime), timeOfDay(segment.endTime));
    if (segment.category)
        text = WeekView::tr("%1, %2", "a segment; its category").arg(text, isolated(segment.category->name));
    text = WeekView::tr("%1, %2", "a segment; how often it comes")
               .arg(text, segment.isRecurring ? WeekView::tr("weekly") : WeekView::tr("once"));
    return segment.canceledUntil ? WeekView::tr("%1, cancelled").arg(text) : text;
}

WeekView::WeekView(QWidget *parent)
    : QAbstractScrollArea(parent)
{
    setObjectName(QStringLiteral("weekView"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    Theme::watch(this, [this] {
        updateScrollBar();
        viewport()->update();
    });
}

void WeekView::setDays(QDate first, int days)
{
    m_first = first;
    m_days = days;
    layOut();
}

void WeekView::setSegments(const QList<Api::ScheduleSegment> &segments)
{
    m_segments = segments;
    if (std::none_of(segments.begin(), segments.end(),
                     [this](const Api::ScheduleSegment &segment) { return segment.id == m_current; }))
        m_current.clear();
    layOut();
}

void WeekView::setVacation(const std::optional<Api::Vacation> &vacation)
{
    m_vacation = vacation;
    viewport()->update();
}

void WeekView::setNow(const QDateTime &now)
{
    m_now = now;
    viewport()->update();
}

void WeekView::setCurrent(const QString &id)
{
    if (m_current == id)  // may be the same string
        return;
    m_current = id;
    for (const Box &box : std::as_const(m_boxes)) {
        if (m_segments[box.segment].id == id)
            return reveal(box);
    }
    viewport()->update();
}

QSize WeekView::minimumSizeHint() const
{
    return {px(280), px(200)};
}

int WeekView::headHeight() const
{
    return px(44);
}

int WeekView::hoursWidth() const
{
    return px(52);
}

int WeekView::yOf(int minute) const
{
    return headHeight() + minute * px(hourHeight) / 60 - verticalScrollBar()->value();
}

QRect WeekView::dayRect(int day) const
{
    const int room = viewport()->width() - hoursWidth();
    const int from = hoursWidth() + room * day / m_days;
    const int to = hoursWidth() + room * (day + 1) / m_days;
    QRect rect(from, yOf(0), to - from, yOf(minutesOfDay) - yOf(0));
    if (layoutDirection() == Qt::RightToLeft)
        rect.moveLeft(viewport()->width() - rect.right() - 1);
    return rect;
}

QRect WeekView::rectOf(const Box &box) const
{
    const QRect day = dayRect(box.day).adjusted(px(3), 0, -px(3), 0);
    const int wide = day.width() / box.lanes;
    const int high = std::max(yOf(box.to) - yOf(box.from), px(24));
    const int lane = layoutDirection() == Qt::RightToLeft ? box.lanes - 1 - box.lane : box.lane;
    return QRect(day.left() + lane * wide, yOf(box.from), wide, high).adjusted(0, 1, -1, -1);
}

/// Cuts segments at midnight, and puts those at the same time side by side.
void WeekView::layOut()
{
    m_boxes.clear();
    for (int i = 0; i < int(m_segments.size()); ++i) {
        const QDateTime from = m_segments[i].startTime.toLocalTime();
        const QDateTime to = m_segments[i].endTime.toLocalTime();
        for (QDate day = from.date(); day <= to.date(); day = day.addDays(1)) {
            const int column = int(m_first.daysTo(day));
            const int begin = day == from.date() ? minuteOf(from) : 0;
            int end = day == to.date() ? minuteOf(to) : minutesOfDay;
            // Where the clocks are set back, a segment can end before it begins.
            if (from.date() == to.date() && end <= begin)
                end = std::min(begin + int(from.secsTo(to) / 60), minutesOfDay);
            if (column >= 0 && column < m_days && end > begin)
                m_boxes.append({.segment = i, .day = column, .from = begin, .to = end});
        }
    }
    std::stable_sort(m_boxes.begin(), m_boxes.end(), [](const Box &a, const Box &b) {
        return a.day != b.day ? a.day < b.day : a.from < b.from;
    });
    for (qsizetype first = 0; first < m_boxes.size();) {
        // A run of boxes that overlap each other directly or through others.
        qsizetype last = first;
        int until = m_boxes[first].to;
        int lanes = 1;
        QList<int> ends{m_boxes[first].to};
        while (last + 1 < m_boxes.size() && m_boxes[last + 1].day == m_boxes[first].day
               && m_boxes[last + 1].from < until) {
            Box &next = m_boxes[++last];
            const auto free
                = std::find_if(ends.begin(), ends.end(), [&](int end) { return end <= next.from; });
            next.lane = int(free - ends.begin());
            if (free == ends.end())
                ends.append(next.to);
            else
                *free = next.to;
            until = std::max(until, next.to);
            lanes = std::max(lanes, int(ends.size()));
        }
        for (qsizetype i = first; i <= last; ++i)
            m_boxes[i].lanes = lanes;
        first = last + 1;
    }
    updateScrollBar();
    viewport()->update();
}

void WeekView::updateScrollBar()
{
    const int room = viewport()->height() - headHeight();
    verticalScrollBar()->setRange(0, std::max(0, 24 * px(hourHeight) - room));
    verticalScrollBar()->setPageStep(std::max(1, room));
    verticalScrollBar()->setSingleStep(px(hourHeight));
}

void WeekView::scrollToContent()
{
    int first = m_now.isValid() ? minuteOf(m_now.toLocalTime()) : 12 * 60;
    for (const Box &box : std::as_const(m_boxes))
        first = std::min(first, box.from);
    // A little more, so that the time of the first line is not below the head.
    verticalScrollBar()->setValue(std::max(0, first - 60) * px(hourHeight) / 60 - px(hourLabel) / 2);
}

const WeekView::Box *WeekView::boxAt(const QPoint &pos) const
{
    if (pos.y() < headHeight())
        return nullptr;
    for (const Box &box : m_boxes) {
        if (rectOf(box).contains(pos))
            return &box;
    }
    return nullptr;
}

void WeekView::setCurrentBox(const Box &box)
{
    const Api::ScheduleSegment &segment = m_segments[box.segment];
    if (std::exchange(m_current, segment.id) != segment.id) {
        announce(this, spokenSegment(segment));
        Q_EMIT currentChanged(segment.id);
    }
    reveal(box);
}

void WeekView::reveal(const Box &box)
{
    const QRect rect = rectOf(box);
    if (rect.top() < headHeight())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.top() - headHeight());
    else if (rect.bottom() > viewport()->height())
        verticalScrollBar()->setValue(verticalScrollBar()->value() + rect.bottom() - viewport()->height());
    viewport()->update();
}

void WeekView::move(int days, int segments)
{
    if (m_boxes.isEmpty())
        return;
    qsizetype at = -1;
    for (qsizetype i = 0; i < m_boxes.size(); ++i) {
        if (m_segments[m_boxes[i].segment].id == m_current)
            at = i;
    }
    if (at < 0)
        return setCurrentBox(m_boxes.first());
    if (segments != 0)
        return setCurrentBox(m_boxes[qBound<qsizetype>(0, at + segments, m_boxes.size() - 1)]);
    // The next day in this direction that has any, at about the same time.
    const Box &from = m_boxes[at];
    const Box *best = nullptr;
    for (const Box &box : std::as_const(m_boxes)) {
        const int distance = (box.day - from.day) * days;
        if (distance <= 0)
            continue;
        const int bestDistance = best ? (best->day - from.day) * days : 8;
        if (distance < bestDistance
            || (distance == bestDistance && qAbs(box.from - from.from) < qAbs(best->from - from.from)))
            best = &box;
    }
    if (best)
        setCurrentBox(*best);
}

void WeekView::keyPressEvent(QKeyEvent *event)
{
    const int forward = layoutDirection() == Qt::RightToLeft ? -1 : 1;
    switch (event->key()) {
    case Qt::Key_Left:
        return move(-forward, 0);
    case Qt::Key_Right:
        return move(forward, 0);
    case Qt::Key_Up:
        return move(0, -1);
    case Qt::Key_Down:
        return move(0, 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_current.isEmpty())
            return Q_EMIT activated(m_current);
        break;
    default:
        break;
    }
    event->ignore();
}

void WeekView::mousePressEvent(QMouseEvent *event)
{
    if (const Box *box = boxAt(event->pos()))
        setCurrentBox(*box);
}

void WeekView::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (const Box *box = boxAt(event->pos()))
        return Q_EMIT activated(m_segments[box->segment].id);
    for (int day = 0; day < m_days; ++day) {
        const QRect rect = dayRect(day);
        if (event->pos().y() < headHeight() || event->pos().x() < rect.left()
            || event->pos().x() > rect.right())
            continue;
        const int minute = (event->pos().y() - yOf(0)) * 60 / px(hourHeight) / 30 * 30;
        const QDate date = m_first.addDays(day);
        const int seconds = qBound(0, minute, minutesOfDay - 30) * 60;
        QDateTime at(date, QTime(0, 0).addSecs(seconds));
        if (!at.isValid())  // in the hour that is left out when the clocks change
            at = date.startOfDay().addSecs(seconds);
        Q_EMIT emptyActivated(at.toUTC());
    }
}

bool WeekView::viewportEvent(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const Box *box = boxAt(help->pos());
        showTip(help->globalPos(), box ? spokenSegment(m_segments[box->segment]) : QString(), this);
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

void WeekView::focusInEvent(QFocusEvent *event)
{
    QAbstractScrollArea::focusInEvent(event);
    if (m_current.isEmpty() && !m_boxes.isEmpty())
        setCurrentBox(m_boxes.first());
    viewport()->update();
}

void WeekView::resizeEvent(QResizeEvent *event)
{
    QAbstractScrollArea::resizeEvent(event);
    updateScrollBar();
}

void WeekView::paintVacation(QPainter &painter) const
{
    const Tokens &t = Theme::tokens();
    for (int day = 0; m_vacation && day < m_days; ++day) {
        const QDateTime begin = m_first.addDays(day).startOfDay();
        const QDateTime end = m_first.addDays(day + 1).startOfDay();
        const QDateTime from = std::max(begin, m_vacation->startTime.toLocalTime());
        const QDateTime to = std::min(end, m_vacation->endTime.toLocalTime());
        if (from >= to)
            continue;
        // By the clock, as the segments: a day may have 23 or 25 hours.
        const int fromMinute = from > begin ? minuteOf(from) : 0;
        const int toMinute = to < end ? minuteOf(to) : minutesOfDay;
        const QRect column = dayRect(day);
        const QRect band(column.left(), yOf(fromMinute), column.width(), yOf(toMinute) - yOf(fromMinute));
        painter.save();
        painter.setClipRect(band, Qt::IntersectClip);
        painter.setPen(QPen(t.warnTint, pxF(8)));
        for (int x = band.left() - band.height(); x < band.right(); x += px(22))
            painter.drawLine(x, band.bottom(), x + band.height(), band.top());
        painter.restore();
        const QRect top(band.left(), std::max(band.top(), headHeight()), band.width(), band.height());
        painter.setPen(t.warn);
        painter.setFont(Theme::font(TextRole::Small));
        painter.drawText(top.adjusted(px(6), px(4), -px(6), 0),
                         Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                         tr("Vacation until %1", "a date and time").arg(dateTimeText(m_vacation->endTime)));
    }
}

void WeekView::paintBox(QPainter &painter, const Box &box) const
{
    const Tokens &t = Theme::tokens();
    const Api::ScheduleSegment &segment = m_segments[box.segment];
    const QRect rect = rectOf(box);
    const bool isCancelled = segment.canceledUntil.has_value();
    const bool isCurrent = segment.id == m_current;
    painter.save();
    painter.setClipRect(rect.adjusted(-px(1), -px(1), px(2), px(2)), Qt::IntersectClip);
    QPen edge(isCancelled ? t.line : segment.isRecurring ? t.accentFill : t.edge, isCurrent ? 2 : 1);
    if (!segment.isRecurring || isCancelled)
        edge.setStyle(Qt::DashLine);
    painter.setPen(isCurrent && hasFocus() ? QPen(t.focus, 2) : edge);
    painter.setBrush(isCancelled ? QBrush(Qt::NoBrush)
                                 : QBrush(isCurrent                 ? t.select
                                              : segment.isRecurring ? t.accentTint
                                                                    : t.raised));
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), px(4), px(4));
    const QRect inner = rect.adjusted(px(6), px(4), -px(6), -px(2));
    const int line = px(17);
    int y = inner.top();
    const auto draw = [&](const QString &text, TextRole role, const QColor &color, bool isStruck = false) {
        QFont font = Theme::font(role);
        font.setStrikeOut(isStruck);
        painter.setFont(font);
        painter.setPen(color);
        const QRect row(inner.left(), y, inner.width(), line);
        painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeading,
                         QFontMetrics(font).elidedText(text, Qt::ElideRight, row.width()));
        y += line;
    };
    const int icon = px(14);
    const bool isRight = layoutDirection() == Qt::RightToLeft;
    const QString time = timeOfDay(segment.startTime);
    // The time matters more than the sign beside it.
    const bool hasIcon
        = icon + px(4) + QFontMetrics(Theme::font(TextRole::Small)).horizontalAdvance(time) <= inner.width();
    if (hasIcon)
        painter.drawPixmap(
            QRect(isRight ? inner.right() - icon : inner.left(), y + (line - icon) / 2, icon, icon),
            Icons::pixmap(segment.isRecurring ? Icon::Repeat : Icon::Calendar, t.text2, icon,
                          devicePixelRatioF()));
    painter.setFont(Theme::font(TextRole::Small));
    painter.setPen(t.text2);
    const int before = hasIcon ? icon + px(4) : 0;
    painter.drawText(QRect(isRight ? inner.left() : inner.left() + before, y, inner.width() - before, line),
                     Qt::AlignVCenter | Qt::AlignLeading, time);
    y += line;
    if (isCancelled)
        draw(tr("Cancelled"), TextRole::Small, t.live);
    draw(titleOf(segment), TextRole::Strong, isCancelled ? t.text3 : t.text, isCancelled);
    if (segment.category)
        draw(segment.category->name, TextRole::Small, isCancelled ? t.text3 : t.text2, isCancelled);
    painter.restore();
}

void WeekView::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(viewport()->rect(), t.surface);
    const QLocale locale;
    const QDate today = m_now.toLocalTime().date();
    const qint64 nowDay = m_now.isValid() ? m_first.daysTo(today) : -1;
    const bool hasNow = nowDay >= 0 && nowDay < m_days;
    const int nowY = hasNow ? yOf(minuteOf(m_now.toLocalTime())) : 0;
    const bool isRight = layoutDirection() == Qt::RightToLeft;
    const QRect days = dayRect(0).united(dayRect(m_days - 1));
    const auto drawHour = [&](int y, const QTime &time, const QColor &color) {
        const QRect label(isRight ? viewport()->width() - hoursWidth() : 0, y - px(hourLabel) / 2,
                          hoursWidth() - px(8), px(hourLabel));
        if (label.top() < headHeight())
            return;  // half of a time could be read as another one
        painter.setPen(color);
        painter.drawText(label, Qt::AlignRight | Qt::AlignVCenter, timeOfDay(time));
    };
    painter.save();
    painter.setClipRect(0, headHeight(), viewport()->width(), viewport()->height());
    painter.setFont(Theme::font(TextRole::Small));
    for (int hour = 0; hour < 24; ++hour) {
        const int y = yOf(hour * 60);
        painter.setPen(t.line);
        painter.drawLine(days.left(), y, days.right(), y);
        if (!hasNow || qAbs(y - nowY) >= px(16))
            drawHour(y, QTime(hour, 0), t.text3);
    }
    paintVacation(painter);
    for (int day = 0; day < m_days; ++day) {
        painter.setPen(t.line);
        painter.drawLine(dayRect(day).topLeft(), dayRect(day).bottomLeft());
    }
    for (const Box &box : std::as_const(m_boxes))
        paintBox(painter, box);
    if (hasNow) {
        const QRect column = dayRect(int(nowDay));
        painter.setFont(Theme::font(TextRole::Small));
        drawHour(nowY, m_now.toLocalTime().time(), t.live);
        painter.setPen(QPen(t.live, 2));
        painter.drawLine(column.left(), nowY, column.right(), nowY);
        painter.setBrush(t.live);
        painter.setPen(Qt::NoPen);
        painter.drawEllipse(QPoint(column.left(), nowY), px(4), px(4));
    }
    painter.restore();
    painter.fillRect(0, 0, viewport()->width(), headHeight(), t.surface);
    painter.setPen(t.line);
    painter.drawLine(0, headHeight() - 1, viewport()->width(), headHeight() - 1);
    for (int day = 0; day < m_days; ++day) {
        const QDate date = m_first.addDays(day);
        QRect head = dayRect(day);
        head.setTop(0);
        head.setHeight(headHeight());
        const QString text = tr("%1 %2", "weekday, day of the month")
                                 .arg(locale.dayName(date.dayOfWeek(), QLocale::ShortFormat))
                                 .arg(date.day());
        painter.setFont(Theme::font(date == today ? TextRole::Strong : TextRole::Small));
        if (date == today) {
            QRect pill(0, 0, painter.fontMetrics().horizontalAdvance(text) + px(16), px(22));
            pill.moveCenter(head.center());
            painter.setPen(Qt::NoPen);
            painter.setBrush(t.select);
            painter.drawRoundedRect(pill, px(11), px(11));
        }
        painter.setPen(date == today ? t.accent : t.text2);
        painter.drawText(head, Qt::AlignCenter, text);
    }
}

}  // namespace Sidestage
