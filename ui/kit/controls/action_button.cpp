// SPDX-License-Identifier: GPL-3.0-or-later
#include "action_button.h"

#include "kit/text/second_ticker.h"
#include "kit/text/time_text.h"
#include "kit/theme/accessible.h"
#include "kit/theme/theme.h"

#include <QAction>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

namespace Sidestage {

void ActionButton::setAction(QAction *action)
{
    if (m_action) {
        m_action->disconnect(this);
        disconnect(m_action);
    }
    m_action = action;
    if (!action)
        return;
    connect(action, &QAction::changed, this, &ActionButton::follow);
    connect(this, &QAbstractButton::clicked, action, [this] {
        if (!isBlocked() && m_action)
            m_action->trigger();
    });
    follow();
}

void ActionButton::follow()
{
    setText(m_action->text());
    // Without a parent it would be shown as a window.
    if (parentWidget() || !m_action->isVisible())
        setVisible(m_action->isVisible());
    const QVariant shown = m_action->property("shownKey");
    setKeyHint(shown.isValid() ? shown.value<QKeySequence>() : m_action->shortcut(), true);
    const Icon icon = Icons::of(m_action->icon());
    if (icon != Icon::None)
        setSymbol(icon);
    if (m_leftMs == 0)
        setBlocked(m_action->isEnabled() ? QString() : m_action->toolTip());
}

void ActionButton::setBlocked(const QString &reason)
{
    if (m_reason == reason)
        return;
    m_reason = reason;
    setProperty("blockedReason", reason);
    setToolTip(reason);
    setAccessibleDescription(reason);
    update();
}

void ActionButton::setCooldown(int totalMs, int leftMs)
{
    m_totalMs = totalMs;
    m_leftMs = qMax(0, leftMs);
    m_since.start();
    if (!m_isCounting) {
        m_isCounting = true;
        m_end.setSingleShot(true);
        m_end.setTimerType(Qt::PreciseTimer);
        connect(&m_end, &QTimer::timeout, this, &ActionButton::tick);
        SecondTicker::shared()->follow(this, [this] {
            tick();
            return m_leftMs > 0 ? SecondTicker::untilFewer(m_leftMs - m_since.elapsed()) : 0;
        });
    }
    // The cooldown also ends while the button is hidden, when the shared ticker does not run.
    m_end.start(m_leftMs);
    if (m_leftMs == 0)
        m_end.stop();
    SecondTicker::shared()->wake(this);
    updateGeometry();
    tick();
}

int ActionButton::cooldownLeft() const
{
    if (m_leftMs == 0)
        return 0;
    return int(qMax<qint64>(0, (m_leftMs - m_since.elapsed() + 999) / 1000));
}

void ActionButton::tick()
{
    const int left = cooldownLeft();
    if (left > 0) {
        setBlocked(tr("Ready in %1").arg(clockText(left)));
        if (std::exchange(m_shownLeft, left) != left && m_since.elapsed() > 500
            && (left == 60 || left == 30 || left == 10))
            announce(this, m_reason);
        if (!m_end.isActive())
            m_end.start(1);  // the timer fired slightly too early
        update();
        return;
    }
    const bool ended = m_leftMs > 0;
    m_end.stop();
    m_leftMs = 0;
    setBlocked(m_action && !m_action->isEnabled() ? m_action->toolTip() : QString());
    updateGeometry();
    if (ended) {
        announce(this, tr("%1 is available again").arg(text()));
        Q_EMIT cooldownEnded();
    }
}

QString ActionButton::shownText() const
{
    const QString words = Button::shownText();
    return m_leftMs > 0 ? QStringLiteral("%1  %2").arg(words, clockText(cooldownLeft())) : words;
}

QString ActionButton::widestText() const
{
    const QString words = Button::shownText();
    return m_leftMs > 0 ? QStringLiteral("%1  %2").arg(words, clockText(m_totalMs / 1000)) : words;
}

void ActionButton::press()
{
    if (isBlocked())
        refuse();
    else
        click();
}

void ActionButton::refuse()
{
    QToolTip::showText(mapToGlobal(QPoint(0, height())), m_reason, this);
    announce(this, m_reason, Announce::Assertive);
    Q_EMIT blockedPressed(m_reason);
}

bool ActionButton::event(QEvent *event)
{
    if (isBlocked()) {
        switch (event->type()) {
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonDblClick:
            if (static_cast<QMouseEvent *>(event)->button() == Qt::LeftButton)
                refuse();
            return true;
        case QEvent::MouseButtonRelease:
            return true;
        case QEvent::Shortcut:
            refuse();
            return true;
        case QEvent::KeyPress: {
            const int key = static_cast<QKeyEvent *>(event)->key();
            if (key == Qt::Key_Space || key == Qt::Key_Return || key == Qt::Key_Enter
                || key == Qt::Key_Select) {
                refuse();
                return true;
            }
            break;
        }
        default:
            break;
        }
    }
    return Button::event(event);
}

void ActionButton::paintEvent(QPaintEvent *event)
{
    Button::paintEvent(event);
    if (m_leftMs <= 0)
        return;
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath clip;
    clip.addRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), pxF(Measure::buttonRadius),
                        pxF(Measure::buttonRadius));
    painter.setClipPath(clip);
    const double wide = width() * qBound(0.0, cooldownLeft() * 1000.0 / qMax(1, m_totalMs), 1.0);
    const double x = layoutDirection() == Qt::RightToLeft ? width() - wide : 0;
    painter.fillRect(QRectF(x, height() - pxF(3), wide, pxF(3)), t.accent);
}

}  // namespace Sidestage
