// SPDX-License-Identifier: GPL-3.0-or-later
#include "amount_view.h"

#include "kit/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace Sidestage {

AmountView::AmountView(TextRole role, QWidget *parent)
    : QWidget(parent)
    , m_role(role)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    Theme::watch(this, [this] {
        updateGeometry();
        update();
    });
}

void AmountView::set(const QString &amount, const QString &goal)
{
    if (m_amount == amount && m_goal == goal)
        return;
    m_amount = amount;
    m_goal = goal;
    setAccessibleName(goal.isEmpty() ? amount : QStringLiteral("%1 %2").arg(amount, goal));
    updateGeometry();
    update();
}

AmountView::Fit AmountView::fit(int width) const
{
    Fit fit{Theme::font(m_role), Theme::font(TextRole::Body), true};
    int wide = QFontMetrics(fit.amount).horizontalAdvance(m_amount);
    const QFont least = Theme::font(TextRole::Body);
    while (wide > width && fit.amount.pointSizeF() > least.pointSizeF()) {
        fit.amount.setPointSizeF(fit.amount.pointSizeF() - 1);
        wide = QFontMetrics(fit.amount).horizontalAdvance(m_amount);
    }
    const int goal = m_goal.isEmpty() ? 0 : px(8) + QFontMetrics(fit.goal).horizontalAdvance(m_goal);
    fit.isOneLine = wide + goal <= width;
    return fit;
}

QSize AmountView::sizeHint() const
{
    const QFontMetrics amount(Theme::font(m_role)), goal(Theme::font(TextRole::Body));
    const int more = m_goal.isEmpty() ? 0 : px(8) + goal.horizontalAdvance(m_goal);
    return {amount.horizontalAdvance(m_amount) + more, amount.height()};
}

QSize AmountView::minimumSizeHint() const
{
    return {px(60), QFontMetrics(Theme::font(TextRole::Body)).height()};
}

int AmountView::heightForWidth(int width) const
{
    const Fit fit = this->fit(width);
    const int goal = fit.isOneLine || m_goal.isEmpty() ? 0 : QFontMetrics(fit.goal).height();
    return QFontMetrics(fit.amount).height() + goal;
}

void AmountView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Fit fit = this->fit(width());
    const QFontMetrics amount(fit.amount), goal(fit.goal);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int side = int(mirrored ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignAbsolute);
    painter.setFont(fit.amount);
    painter.setPen(toneColor(Theme::tokens(), Tone::Text));
    painter.drawText(QRect(0, 0, width(), amount.height()), side | int(Qt::AlignTop), m_amount);
    painter.setFont(fit.goal);
    painter.setPen(toneColor(Theme::tokens(), Tone::Secondary));
    if (fit.isOneLine) {
        const int x = amount.horizontalAdvance(m_amount) + px(8);
        const int y = amount.ascent() - goal.ascent();
        const QRect place(mirrored ? 0 : x, y, width() - x, goal.height());
        painter.drawText(place, side | int(Qt::AlignTop), m_goal);
    } else {
        painter.drawText(QRect(0, amount.height(), width(), goal.height()), side | int(Qt::AlignTop),
                         goal.elidedText(m_goal, Qt::ElideRight, width()));
    }
}

}  // namespace Sidestage
