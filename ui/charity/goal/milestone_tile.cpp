// SPDX-License-Identifier: GPL-3.0-or-later
#include "milestone_tile.h"

#include "base/bidi.h"
#include "kit/theme/icons.h"
#include "kit/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>

namespace Sidestage {

MilestoneTile::MilestoneTile(const Milestone &milestone, const QString &when, QWidget *parent)
    : QAbstractButton(parent)
{
    setObjectName(QStringLiteral("milestone"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    set(milestone, when);
    Theme::watch(this, [this] {
        updateGeometry();
        update();
    });
}

void MilestoneTile::set(const Milestone &milestone, const QString &when)
{
    m_milestone = milestone;
    m_when = when;
    setText(milestone.amount.text());
    setAccessibleName(
        QStringList{milestone.amount.text(), isolated(milestone.title), when}.join(QStringLiteral(", ")));
    setToolTip(milestone.title);
    update();
}

QSize MilestoneTile::sizeHint() const
{
    const int wide = QFontMetrics(Theme::font(TextRole::CardTitle)).horizontalAdvance(text()) + px(48);
    const int lines = QFontMetrics(Theme::font(TextRole::CardTitle)).height()
        + QFontMetrics(Theme::font(TextRole::Body)).height() * 2
        + QFontMetrics(Theme::font(TextRole::Small)).height();
    return {qMax(px(150), wide), lines + px(24)};
}

void MilestoneTile::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens &tokens = Theme::tokens();
    const bool reached = m_milestone.isReached;
    const QColor ground = reached ? tokens.goodTint : underMouse() ? tokens.hover : tokens.raised;
    painter.setPen(QPen(reached ? tokens.good : tokens.line, 1));
    painter.setBrush(ground);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::buttonRadius),
                            pxF(Measure::buttonRadius));
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const QRect inside = rect().adjusted(px(12), px(10), -px(12), -px(10));
    const int side = int(mirrored ? Qt::AlignRight : Qt::AlignLeft) | int(Qt::AlignAbsolute);

    const QFontMetrics title(Theme::font(TextRole::CardTitle)), body(Theme::font(TextRole::Body)),
        small(Theme::font(TextRole::Small));
    const int icon = px(Measure::iconButton);
    const QRect mark(mirrored ? inside.right() - icon : inside.left(),
                     inside.top() + (title.height() - icon) / 2, icon, icon);
    Icons::paint(&painter, mark, reached ? Icon::CheckCircle : Icon::Clock,
                 reached ? tokens.good : tokens.text2);
    painter.setPen(tokens.text);
    painter.setFont(Theme::font(TextRole::CardTitle));
    const QRect amount = inside.adjusted(mirrored ? 0 : icon + px(6), 0, mirrored ? -icon - px(6) : 0, 0);
    painter.drawText(amount, side | int(Qt::AlignTop), text());
    int y = inside.top() + title.height() + px(2);
    painter.setFont(Theme::font(TextRole::Body));
    const QRect words(inside.left(), y, inside.width(), body.height() * 2);
    painter.drawText(words, side | int(Qt::AlignTop) | int(Qt::TextWordWrap),
                     body.elidedText(m_milestone.title, Qt::ElideRight, inside.width() * 2 - px(24)));
    y += body.boundingRect(words, int(Qt::TextWordWrap),
                           body.elidedText(m_milestone.title, Qt::ElideRight, inside.width() * 2 - px(24)))
             .height();
    painter.setFont(Theme::font(TextRole::Small));
    painter.setPen(tokens.text2);
    painter.drawText(
        QRect(inside.left(), qMin(y, inside.bottom() - small.height() + 1), inside.width(), small.height()),
        side | int(Qt::AlignTop), small.elidedText(m_when, Qt::ElideRight, inside.width()));
}

}  // namespace Sidestage
