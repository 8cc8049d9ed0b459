// SPDX-License-Identifier: GPL-3.0-or-later
#include "ads/ad_overlay.h"

#include "ads/ad_actions.h"
#include "ads/ad_clock.h"
#include "ads/ad_controls.h"
#include "ads/ad_texts.h"
#include "ads/ad_warnings.h"
#include "ads/ads_service.h"
#include "kit/layout/spacing.h"
#include "kit/text/second_ticker.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QScreen>

namespace Sidestage {

AdOverlay::AdOverlay(AdsService *service)
    : QWidget(nullptr,
              Qt::Tool | Qt::FramelessWindowHint | Qt::WindowStaysOnTopHint | Qt::WindowDoesNotAcceptFocus)
    , m_service(service)
    , m_words(named("overlayWords", makeLabel({}, TextRole::DialogTitle, Tone::Text, this)))
    , m_snooze(named("overlaySnooze", new AdSnoozeButton(service, this)))
{
    setObjectName(QStringLiteral("adOverlay"));
    setAttribute(Qt::WA_ShowWithoutActivating);
    setAttribute(Qt::WA_QuitOnClose, false);
    setWindowTitle(tr("Next ad"));
    m_snooze->setShort(true);
    m_snooze->setCompact(true);
    m_snooze->setFocusPolicy(Qt::NoFocus);
    auto *close = named("overlayClose", Button::iconOnly(Icon::Close, tr("Close until the next ad"), this));
    close->setFocusPolicy(Qt::NoFocus);
    auto *layout = new QHBoxLayout(this);
    layout->setSizeConstraint(QLayout::SetFixedSize);
    layout->addWidget(m_words);
    layout->addWidget(m_snooze);
    layout->addWidget(close);
    connect(close, &QAbstractButton::clicked, this, [this] {
        m_isClosed = true;
        hide();
    });
    connect(service->warnings(), &AdWarnings::changed, this, &AdOverlay::checkSchedule);
    connect(service->clock(), &AdClock::changed, this, &AdOverlay::checkSchedule);
    connect(service->actions(), &AdActions::changed, this, &AdOverlay::checkSchedule);
    SecondTicker::shared()->follow(this, [this] { return refresh(); });
    setMargins(layout, 14, 8, 8, 8);
    setSpacing(layout, 10);
    checkSchedule();
}

void AdOverlay::checkSchedule()
{
    if (!m_service->warnings()->isOverlayDue()) {
        m_isClosed = false;
        hide();
        return;
    }
    if (m_isClosed)
        return;
    refresh();
    if (!isVisible()) {
        place();
        show();
    }
    SecondTicker::shared()->wake(this);
}

int AdOverlay::refresh()
{
    const AdCount count = AdCount::of(m_service);
    const bool isRunning = count.kind == AdCount::Kind::Running;
    const QString name = countText(count);
    m_words->setText(isRunning                              ? tr("Ad running %1").arg(name)
                         : count.kind == AdCount::Kind::Due ? tr("Ads any moment")
                                                            : tr("Ads in %1").arg(name));
    setTone(m_words, Tone::Warn);
    setAccessibleName(spokenText(count));
    m_snooze->setVisible(!isRunning);
    return SecondTicker::untilFewer(count.left);
}

void AdOverlay::place()
{
    if (m_isMoved)
        return;
    adjustSize();
    if (const QScreen *screen = QGuiApplication::primaryScreen()) {
        const QRect room = screen->availableGeometry();
        const int x
            = layoutDirection() == Qt::RightToLeft ? room.left() + px(20) : room.right() - width() - px(20);
        move(x, room.top() + px(20));
    }
}

void AdOverlay::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.fillRect(rect(), t.raised);
    painter.setPen(QPen(t.warn, 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void AdOverlay::mousePressEvent(QMouseEvent *event)
{
    m_grip = event->globalPosition().toPoint() - frameGeometry().topLeft();
}

void AdOverlay::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    m_isMoved = true;
    move(event->globalPosition().toPoint() - m_grip);
}

}  // namespace Sidestage
