// SPDX-License-Identifier: GPL-3.0-or-later
#include "pill.h"

#include "kit/theme/theme.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

namespace Sidestage {

Pill::Pill(QWidget *parent)
    : Pill(Kind::Neutral, QString(), Icon::None, parent)
{
}

Pill::Pill(Kind kind, const QString &text, Icon symbol, QWidget *parent)
    : QLabel(text, parent)
    , m_kind(kind)
    , m_symbol(symbol)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void Pill::setState(Kind kind, const QString &text, Icon symbol)
{
    if (kind == m_kind && symbol == m_symbol && text == this->text())
        return;
    m_kind = kind;
    m_symbol = symbol;
    setText(text);
    updateGeometry();
    update();
}

QSize Pill::pillSize(const QString &text, Icon symbol)
{
    const QFontMetrics metrics(Theme::font(TextRole::Pill));
    int width = metrics.horizontalAdvance(text) + 2 * px(8);
    if (symbol != Icon::None)
        width += px(Measure::iconPill) + (text.isEmpty() ? 0 : px(3));
    return {qMax(width, px(Measure::pill)), px(Measure::pill)};
}

void Pill::paint(QPainter *painter, const QRect &rect, Kind kind, const QString &text, Icon symbol,
                 Qt::LayoutDirection direction)
{
    const Tokens &t = Theme::tokens();
    QColor ground = t.raised;
    QColor ink = t.text2;
    switch (kind) {
    case Kind::Neutral:
        break;
    case Kind::Info:
        ground = t.accentTint;
        ink = t.accent;
        break;
    case Kind::Good:
        ground = t.goodTint;
        ink = t.good;
        break;
    case Kind::Warn:
        ground = t.warnTint;
        ink = t.warn;
        break;
    case Kind::Error:
        ground = t.liveTint;
        ink = t.live;
        break;
    case Kind::Live:
        ground = t.liveFill;
        ink = t.onFill;
        break;
    case Kind::Count:
        ground = t.accentFill;
        ink = t.onFill;
        break;
    }

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(t.isHighContrast ? QPen(t.text, 1) : QPen(Qt::NoPen));
    painter->setBrush(ground);
    const double radius = rect.height() / 2.0;
    const QRectF outline = t.isHighContrast ? QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5) : QRectF(rect);
    painter->drawRoundedRect(outline, radius, radius);

    QRect inner = rect.adjusted(px(8), 0, -px(8), 0);
    if (symbol != Icon::None) {
        const int side = px(Measure::iconPill);
        const QRect box(text.isEmpty() ? rect.center().x() - side / 2 : inner.left() - px(1),
                        rect.center().y() - side / 2 + (rect.height() % 2 ? 0 : 1), side, side);
        Icons::paint(painter, QStyle::visualRect(direction, rect, box), symbol, ink);
        inner.setLeft(inner.left() + side + px(3));
    }
    painter->setPen(ink);
    painter->setFont(Theme::font(TextRole::Pill));
    const QString shown = painter->fontMetrics().elidedText(text, Qt::ElideRight, inner.width() + 1);
    painter->drawText(QStyle::visualRect(direction, rect, inner.adjusted(-1, 0, 1, 0)), Qt::AlignCenter,
                      shown);
    painter->restore();
}

void Pill::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paint(&painter, rect(), m_kind, text(), m_symbol, layoutDirection());
}

}  // namespace Sidestage
