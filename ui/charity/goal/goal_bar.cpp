// SPDX-License-Identifier: GPL-3.0-or-later
#include "goal_bar.h"

#include "charity/donations/charity_texts.h"

#include <QFontMetrics>
#include <QPainter>
#include <QPainterPath>

namespace Sidestage {

namespace {

constexpr int thickness = 12;
constexpr int markOver = 5;  ///< How far the marks extend beyond the bar.

}  // namespace

GoalBar::GoalBar(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("goalBar"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    Theme::watch(this, [this] {
        updateGeometry();
        update();
    });
}

void GoalBar::set(const Money &total, const Money &end, const QList<Money> &marks)
{
    m_total = total;
    m_end = end;
    m_marks = marks;
    const auto share = total.thousandthsOf(end);
    setAccessibleName(share ? tr("%1 of %2, %3").arg(total.text(), end.text(), percentText(*share))
                            : total.text());
    update();
}

int GoalBar::placeOf(const Money &amount) const
{
    return qBound(0, amount.thousandthsOf(m_end).value_or(0), 1000);
}

QSize GoalBar::sizeHint() const
{
    return {px(240), px(thickness + 2 * markOver + 4) + QFontMetrics(Theme::font(TextRole::Small)).height()};
}

void GoalBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = Theme::tokens();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QRect track(0, px(markOver), width(), px(thickness));
    QPainterPath shape;
    shape.addRoundedRect(track, track.height() / 2.0, track.height() / 2.0);
    painter.fillPath(shape, tokens.isHighContrast ? tokens.surface : tokens.line);
    const int done = width() * placeOf(m_total) / 1000;
    painter.save();
    painter.setClipRect(QRect(mirrored ? width() - done : 0, track.y(), done, track.height()));
    painter.fillPath(shape, tokens.goodFill);
    painter.restore();
    if (tokens.isHighContrast) {
        painter.setPen(tokens.text);
        painter.drawPath(shape);
    }

    const QFont font = Theme::font(TextRole::Small);
    const QFontMetrics metrics(font);
    painter.setFont(font);
    const int top = track.bottom() + px(markOver + 4);
    // The end always has a label; the others only if they fit.
    QList<QRect> taken;
    const auto label = [&](const Money &amount, int x, bool isEnd) {
        const QString text = amount.shortText();
        const int wide = metrics.horizontalAdvance(text);
        int left = isEnd ? (mirrored ? 0 : width() - wide) : x - wide / 2;
        left = qBound(0, left, qMax(0, width() - wide));
        const QRect place(left, top, wide, metrics.height());
        for (const QRect &other : std::as_const(taken)) {
            if (other.adjusted(-px(6), 0, px(6), 0).intersects(place))
                return;
        }
        taken.append(place);
        painter.setPen(tokens.text2);
        painter.drawText(place, int(Qt::AlignCenter), text);
    };
    label(m_end, 0, true);
    for (const Money &mark : m_marks) {
        const int at = placeOf(mark);
        if (at <= 0 || at >= 1000)
            continue;
        const int x = mirrored ? width() - width() * at / 1000 : width() * at / 1000;
        painter.fillRect(QRect(x - px(1), 0, px(2), track.height() + 2 * px(markOver)), tokens.text);
        label(mark, x, false);
    }
}

}  // namespace Sidestage
