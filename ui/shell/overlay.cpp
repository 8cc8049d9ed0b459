// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/overlay.h"

#include "kit/theme/accessible.h"
#include "kit/theme/kit_style.h"
#include "kit/theme/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QFrame>
#include <QKeyEvent>
#include <QPainter>

namespace Sidestage {

Overlay::Overlay(QWidget *window, int width)
    : QWidget(window)
    , m_width(width)
    , m_panel(new QFrame(this))
    , m_body(new QVBoxLayout(m_panel))
{
    m_body->setSpacing(0);
    hide();
    window->installEventFilter(this);
    Theme::watch(this, [this] { place(); });
}

void Overlay::open()
{
    if (isVisible())
        return;
    m_before = QApplication::focusWidget();
    aboutToOpen();
    place();
    raise();
    show();
    firstFocus()->setFocus(Qt::OtherFocusReason);
    announce(this, accessibleName());
}

void Overlay::closeOverlay()
{
    if (!isVisible())
        return;
    hide();
    if (m_before && m_before->isVisible())
        m_before->setFocus(Qt::PopupFocusReason);
    Q_EMIT closed();
}

void Overlay::place()
{
    const QRect room = parentWidget()->rect();
    setGeometry(room);
    const int margin = px(16);
    const int width = qMin(px(m_width), room.width() - 2 * margin);
    const int top = qMin(px(72), room.height() / 10);
    const int height = qMin(px(460), room.height() - top - margin);
    m_panel->setGeometry((room.width() - width) / 2, top, width, height);
}

bool Overlay::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void Overlay::paintEvent(QPaintEvent *)
{
    // Dims the window to show that it cannot be used.
    QColor veil = Theme::tokens().window;
    veil.setAlphaF(0.6F);
    QPainter painter(this);
    painter.fillRect(rect(), veil);
    paintFloating(&painter, m_panel->geometry());
}

void Overlay::mousePressEvent(QMouseEvent *event)
{
    if (!m_panel->geometry().contains(event->position().toPoint()))
        closeOverlay();
}

void Overlay::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        closeOverlay();
    else
        event->accept();
}

bool Overlay::focusNextPrevChild(bool next)
{
    QList<QWidget *> stops;
    const auto children = findChildren<QWidget *>();
    for (QWidget *child : children) {
        if (child->isVisible() && child->isEnabled() && (child->focusPolicy() & Qt::TabFocus))
            stops.append(child);
    }
    if (stops.isEmpty())
        return true;
    const qsizetype at = stops.indexOf(QApplication::focusWidget());
    const qsizetype to = (at + (next ? 1 : -1) + stops.size()) % stops.size();
    stops[to]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

}  // namespace Sidestage
