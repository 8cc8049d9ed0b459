// SPDX-License-Identifier: GPL-3.0-or-later
#include "stat.h"

#include "kit/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace Sidestage {

Stat::Stat(const QString &value, const QString &unit, TextRole role, QWidget *parent)
    : QWidget(parent)
    , m_value(value)
    , m_unit(unit)
    , m_role(role)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    refresh();
}

void Stat::refresh()
{
    setAccessibleName(m_unit.isEmpty() ? m_value : m_value + QLatin1Char(' ') + m_unit);
    // A counter changes each second, but its size does not, so no relayout is needed.
    if (const QSize wanted = sizeHint(); wanted != m_wanted) {
        m_wanted = wanted;
        updateGeometry();
    }
    update();
}

void Stat::setValue(const QString &value)
{
    if (m_value == value)
        return;
    m_value = value;
    refresh();
}

void Stat::setUnit(const QString &unit)
{
    if (m_unit == unit)
        return;
    m_unit = unit;
    refresh();
}

void Stat::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

QSize Stat::sizeHint() const
{
    int width = QFontMetrics(Theme::font(m_role)).horizontalAdvance(m_value);
    if (!m_unit.isEmpty())
        width += px(8) + QFontMetrics(Theme::font(TextRole::Body)).horizontalAdvance(m_unit);
    return {width + 2, QFontMetrics(Theme::font(m_role)).height()};
}

void Stat::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    const QFont font = Theme::font(m_role);
    const QFontMetrics metrics(font);
    const int baseline = (height() - metrics.height()) / 2 + metrics.ascent();
    const int wide = metrics.horizontalAdvance(m_value);
    const bool reverse = layoutDirection() == Qt::RightToLeft;
    painter.setFont(font);
    painter.setPen(toneColor(t, m_tone));
    painter.drawText(reverse ? width() - wide : 0, baseline, m_value);
    if (m_unit.isEmpty())
        return;
    painter.setFont(Theme::font(TextRole::Body));
    painter.setPen(t.text2);
    const int room = qMax(0, width() - wide - px(8));
    const QString unit = painter.fontMetrics().elidedText(m_unit, Qt::ElideRight, room);
    const int unitWidth = painter.fontMetrics().horizontalAdvance(unit);
    painter.drawText(reverse ? width() - wide - px(8) - unitWidth : wide + px(8), baseline, unit);
}

}  // namespace Sidestage
