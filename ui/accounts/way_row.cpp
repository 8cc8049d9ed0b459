// SPDX-License-Identifier: GPL-3.0-or-later
#include "way_row.h"

#include "kit/layout/card.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QRadioButton>

namespace Sidestage {

WayRow::WayRow(Icon icon, const QString &name, const QString &description, QWidget *parent)
    : QWidget(parent)
    , m_radio(new QRadioButton(this))
    , m_icon(new IconView(icon, Tone::Secondary, Measure::icon, this))
    , m_name(makeLabel(name, TextRole::Strong, Tone::Text, this))
    , m_hint(makeParagraph(description, TextRole::Small, Tone::Secondary, this))
    , m_description(description)
{
    m_radio->setAccessibleName(name);
    m_radio->setProperty("focusRingOnParent", true);
    auto *words = new QVBoxLayout;
    words->setSpacing(px(2));
    words->addWidget(m_name);
    words->addWidget(m_hint);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(px(12), px(10), px(12), px(10));
    row->setSpacing(px(12));
    row->addWidget(m_radio);
    row->addWidget(m_icon);
    row->addLayout(words, 1);
    connect(m_radio, &QRadioButton::toggled, this, &WayRow::refresh);
    Theme::watch(this, [this] { update(); });
    refresh();
}

void WayRow::setBlockReason(const QString &blockReason)
{
    m_blockReason = blockReason;
    m_hint->setText(isPossible() ? m_description : blockReason);
    refresh();
}

void WayRow::setLocked(bool locked)
{
    m_locked = locked;
    refresh();
}

void WayRow::refresh()
{
    m_radio->setEnabled(isPossible() && !m_locked);
    m_radio->setAccessibleDescription(m_hint->text());
    m_icon->setTone(m_radio->isChecked() ? Tone::Accent : Tone::Secondary);
    setTone(m_name, isPossible() ? Tone::Text : Tone::Hint);
    update();
}

void WayRow::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->position().toPoint())
        && m_radio->isEnabled()) {
        m_radio->setFocus(Qt::MouseFocusReason);
        m_radio->click();
    }
}

void WayRow::enterEvent(QEnterEvent *)
{
    update();
}

void WayRow::leaveEvent(QEvent *)
{
    update();
}

void WayRow::paintEvent(QPaintEvent *)
{
    const Tokens &tokens = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool isChosen = m_radio->isChecked();
    QPen pen(isChosen ? tokens.accent : isPossible() ? tokens.line : tokens.edge, isChosen ? 2 : 1);
    if (!isPossible())
        pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    if (isChosen)
        painter.setBrush(tokens.accentTint);
    else if (m_radio->isEnabled())
        painter.setBrush(underMouse() ? tokens.hover : tokens.surface);
    const double inset = pen.widthF() / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), pxF(Measure::buttonRadius),
                            pxF(Measure::buttonRadius));
}

}  // namespace Sidestage
