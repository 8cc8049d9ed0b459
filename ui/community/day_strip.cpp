// SPDX-License-Identifier: GPL-3.0-or-later
#include "day_strip.h"

#include "community/base/community_texts.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace Sidestage {

namespace {

constexpr int stripHeight = 44;
constexpr int minDay = 8;
constexpr int gap = 3;

}  // namespace

DayStrip::DayStrip(QWidget *parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    Theme::watch(this, [this] {
        updateGeometry();
        update();
    });
}

void DayStrip::setDays(const QList<FollowDay> &days)
{
    if (days == m_days)
        return;
    m_days = days;
    if (m_current >= m_days.size())
        m_current = -1;
    // The same numbers for screen readers.
    QStringList all;
    for (int i = int(m_days.size()) - 1; i >= 0; --i)
        all.append(sentence(i));
    setAccessibleDescription(all.join(QStringLiteral("; ")));
    update();
    Q_EMIT currentChanged(m_current);
}

void DayStrip::setCurrent(int day)
{
    if (day == m_current)
        return;
    m_current = day;
    update();
    Q_EMIT currentChanged(day);
}

QString DayStrip::sentence(int day) const
{
    if (day < 0 || day >= m_days.size())
        return {};
    const FollowDay &one = m_days[day];
    const QDate today = m_days.last().date;
    const QString name = one.date == today
        ? tr("Today")
        : QLocale().dayName(one.date.dayOfWeek(), QLocale::ShortFormat) + u' ' + dayText(one.date, today);
    return one.left > 0 ? tr("%1: %2, %3").arg(name, signedText(one.came), signedText(-one.left))
                        : tr("%1: %2").arg(name, signedText(one.came));
}

QSize DayStrip::sizeHint() const
{
    return {px(minDay + gap) * qMax(1, int(m_days.size())), px(stripHeight)};
}

QSize DayStrip::minimumSizeHint() const
{
    return {px(60), px(stripHeight)};
}

QRect DayStrip::dayRect(int day) const
{
    const int count = int(m_days.size());
    const int left = width() * day / count, right = width() * (day + 1) / count;
    return QStyle::visualRect(layoutDirection(), rect(), QRect(left, 0, right - left, height()));
}

void DayStrip::paintEvent(QPaintEvent *)
{
    if (m_days.isEmpty())
        return;
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    int mostUp = 1, mostDown = 0;
    for (const FollowDay &day : std::as_const(m_days)) {
        mostUp = std::max(mostUp, day.came);
        mostDown = std::max(mostDown, day.left);
    }
    // The height is divided between up and down by their maxima, within limits. Any change has a bar of at
    // least 2 px.
    const int room = height() - 1;
    const int base
        = mostDown == 0 ? room : qBound(room / 3, room * mostUp / (mostUp + mostDown), room * 3 / 4);
    const auto length = [](int value, int most, int space) {
        return value == 0 ? 0 : std::max(2, int(qint64(space) * value / std::max(1, most)));
    };
    for (int i = 0; i < m_days.size(); ++i) {
        const QRect cell = dayRect(i);
        if (i == m_current)
            painter.fillRect(cell, hasFocus() ? t.select : t.hover);
        const QRect bar = cell.adjusted(px(gap) / 2 + 1, 0, -(px(gap) / 2 + 1), 0);
        const int up = length(m_days[i].came, mostUp, base - 1);
        const int down = length(m_days[i].left, mostDown, room - base - 1);
        painter.fillRect(QRect(bar.left(), base - up, bar.width(), up), t.goodFill);
        // The lower bars are outlines, so that they do not differ by colour alone.
        if (down > 0) {
            painter.setPen(QPen(t.warn, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRect(bar.left(), base + 1, bar.width() - 1, down));
        }
    }
    painter.fillRect(QRect(0, base, width(), 1), t.edge);
    if (hasFocus()) {
        painter.setPen(QPen(t.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void DayStrip::mouseMoveEvent(QMouseEvent *event)
{
    for (int i = 0; i < m_days.size(); ++i) {
        if (dayRect(i).contains(event->pos()))
            return setCurrent(i);
    }
}

void DayStrip::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    if (!hasFocus())
        setCurrent(-1);
}

void DayStrip::keyPressEvent(QKeyEvent *event)
{
    const int last = int(m_days.size()) - 1;
    const bool isMirrored = layoutDirection() == Qt::RightToLeft;
    int to = m_current < 0 ? last : m_current;
    switch (event->key()) {
    case Qt::Key_Left:
        to += isMirrored ? 1 : -1;
        break;
    case Qt::Key_Right:
        to += isMirrored ? -1 : 1;
        break;
    case Qt::Key_Home:
        to = 0;
        break;
    case Qt::Key_End:
        to = last;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (last < 0)
        return;
    setCurrent(qBound(0, to, last));
    announce(this, sentence(m_current));
}

void DayStrip::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    if (m_current < 0 && !m_days.isEmpty())
        setCurrent(int(m_days.size()) - 1);
    update();
}

void DayStrip::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    setCurrent(-1);
    update();
}

}  // namespace Sidestage
