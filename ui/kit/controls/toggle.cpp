// SPDX-License-Identifier: GPL-3.0-or-later
#include "toggle.h"

#include "kit/theme/theme.h"

#include <QFontMetrics>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>

namespace Sidestage {

constexpr int trackWidth = 34;
constexpr int trackHeight = 20;

Toggle::Toggle(QWidget *parent)
    : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(this, &QAbstractButton::toggled, this, [this] { updateGeometry(); });
}

void Toggle::setWord(const QString &word)
{
    m_word = word;
    updateGeometry();
    update();
}

void Toggle::setWordVisible(bool visible)
{
    m_wordVisible = visible;
    updateGeometry();
    update();
}

QString Toggle::word() const
{
    if (!m_word.isEmpty())
        return m_word;
    return isChecked() ? tr("On") : tr("Off");
}

QSize Toggle::sizeHint() const
{
    int width = px(trackWidth);
    if (m_wordVisible) {
        const QFontMetrics metrics(Theme::font(TextRole::Body));
        // As wide as the longer word, so that nothing moves when it is toggled.
        const int words = m_word.isEmpty()
            ? qMax(metrics.horizontalAdvance(tr("On")), metrics.horizontalAdvance(tr("Off")))
            : metrics.horizontalAdvance(m_word);
        width += px(8) + words + 1;
    }
    return {width, px(Measure::clickTarget)};
}

bool Toggle::hitButton(const QPoint &position) const
{
    return rect().contains(position);
}

void Toggle::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    QAbstractButton::keyPressEvent(event);
}

QSize Toggle::switchSize()
{
    return {px(trackWidth), px(trackHeight)};
}

void Toggle::paintSwitch(QPainter *painter, const QRect &box, std::optional<bool> on, bool enabled,
                         bool hovered, Qt::LayoutDirection direction)
{
    const Tokens &t = Theme::tokens();
    const QRectF track = box;
    const double radius = track.height() / 2;
    const bool isOn = on.value_or(false);
    if (isOn && enabled) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(hovered ? t.accentHover : t.accentFill);
        painter->drawRoundedRect(track, radius, radius);
    } else {
        QPen pen(hovered && enabled ? t.text3 : t.edge, 1);
        if (!enabled)
            pen.setDashPattern({3, 3});
        painter->setPen(pen);
        painter->setBrush(enabled ? QBrush(t.field) : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(track.adjusted(0.5, 0.5, -0.5, -0.5), radius - 0.5, radius - 0.5);
    }
    const double knob = pxF(isOn ? 14 : 13);
    const double inset = (track.height() - knob) / 2;
    const bool atEnd = isOn != (direction == Qt::RightToLeft);
    const double x = !on.has_value() ? track.center().x() - knob / 2
        : atEnd                      ? track.right() - inset - knob
                                     : track.left() + inset;
    painter->setPen(Qt::NoPen);
    painter->setBrush(isOn && enabled ? t.onFill : t.edge);
    painter->drawEllipse(QRectF(x, track.top() + inset, knob, knob));
}

void Toggle::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);

    const QRect box(0, (height() - px(trackHeight)) / 2, px(trackWidth), px(trackHeight));
    const bool on = isChecked();
    const bool enabled = isEnabled();
    paintSwitch(&painter, QStyle::visualRect(layoutDirection(), rect(), box), on, enabled, underMouse(),
                layoutDirection());

    if (m_wordVisible) {
        const QRect words(px(trackWidth) + px(8), 0, width() - px(trackWidth) - px(8), height());
        painter.setFont(Theme::font(TextRole::Body));
        painter.setPen(on ? t.text : t.text3);
        if (!on && enabled)
            painter.setPen(t.text2);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), words),
                         Qt::AlignVCenter | QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft),
                         word());
    }
}

}  // namespace Sidestage
