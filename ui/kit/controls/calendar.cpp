// SPDX-License-Identifier: GPL-3.0-or-later
#include "calendar.h"

#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QCalendarWidget>
#include <QDateTimeEdit>
#include <QTextCharFormat>
#include <QToolButton>

namespace Sidestage {

namespace {

constexpr int dayWidth = 40;
constexpr int rowHeight = 32;

QTextCharFormat inColor(const QColor &color)
{
    QTextCharFormat format;
    format.setForeground(color);
    return format;
}

void apply(QCalendarWidget *calendar)
{
    const Tokens &t = Theme::tokens();
    // Replaces Qt's red for weekends, which no theme contains. The header shows the weekday.
    for (int day = Qt::Monday; day <= Qt::Sunday; ++day)
        calendar->setWeekdayTextFormat(Qt::DayOfWeek(day), inColor(day >= Qt::Saturday ? t.text2 : t.text));
    calendar->setHeaderTextFormat(inColor(t.text2));
    const bool isMirrored = calendar->layoutDirection() == Qt::RightToLeft;
    const auto arrow = [&](const char *name, Icon icon) {
        if (auto *button = calendar->findChild<QToolButton *>(QLatin1String(name)))
            button->setIcon(Icons::icon(icon));
    };
    arrow("qt_calendar_prevmonth", isMirrored ? Icon::ChevronRight : Icon::ChevronLeft);
    arrow("qt_calendar_nextmonth", isMirrored ? Icon::ChevronLeft : Icon::ChevronRight);
    calendar->setMinimumSize(px(7 * dayWidth), px(8 * rowHeight));
}

}  // namespace

void setUpCalendar(QDateTimeEdit *edit)
{
    edit->setCalendarPopup(true);
    QCalendarWidget *calendar = edit->calendarWidget();
    calendar->setGridVisible(false);
    Theme::watch(calendar, [calendar] { apply(calendar); });
}

}  // namespace Sidestage
