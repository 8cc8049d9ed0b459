// SPDX-License-Identifier: GPL-3.0-or-later
#include "popover.h"

#include "kit/controls/button.h"
#include "kit/layout/spacing.h"
#include "kit/theme/accessible.h"
#include "kit/theme/kit_style.h"
#include "kit/theme/theme.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QScreen>

namespace Sidestage {

Popover::Popover(QWidget *anchor)
    : QFrame(anchor, Qt::Popup)
    , m_anchor(anchor)
{
    setObjectName(QStringLiteral("popover"));
    auto *layout = new QVBoxLayout(this);
    m_title = named("popoverTitle", makeParagraph(QString(), TextRole::CardTitle, Tone::Text, this));
    m_text = named("popoverText", makeParagraph(QString(), TextRole::Body, Tone::Secondary, this));
    m_action = named("popoverAction", Button::compact(QString(), Button::Role::Default, this));
    m_action->hide();
    connect(m_action, &Button::clicked, this, [this] {
        close();
        Q_EMIT actionTriggered();
    });
    layout->addWidget(m_title);
    layout->addWidget(m_text);
    layout->addWidget(m_action, 0, Qt::AlignLeading);
    setMargins(layout, 14, 14, 14, 14);
}

void Popover::setContent(const QString &title, const QString &text)
{
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_text->setText(text);
    m_text->setVisible(!text.isEmpty());
    setAccessibleName(title);
    setAccessibleDescription(text);
    fit();
}

void Popover::fit()
{
    if (isVisible() && layout()->hasHeightForWidth())
        resize(width(), layout()->heightForWidth(width()));  // the text may be longer than when it was opened
}

void Popover::setAction(const QString &text)
{
    m_action->setText(text);
    m_action->setVisible(!text.isEmpty());
}

void Popover::setBody(QWidget *body, int wide)
{
    m_body = body;
    m_wide = wide;
    static_cast<QVBoxLayout *>(layout())->insertWidget(2, body);
}

void Popover::open()
{
    openBeside({m_anchor->mapToGlobal(QPoint(0, 0)), m_anchor->size()}, !m_body);
}

void Popover::open(const QRect &place)
{
    openBeside(place, true);
}

void Popover::openBeside(const QRect &place, bool isAtStart)
{
    const int wide = px(m_wide);
    setFixedWidth(wide);
    ensurePolished();
    const int high = layout()->hasHeightForWidth() ? layout()->heightForWidth(wide) : sizeHint().height();
    resize(wide, high);

    QRect room = m_anchor->screen()->availableGeometry();
    // Stays within the window horizontally, if the window is wide enough, so that it does not cover other
    // programs.
    const QRect window = m_anchor->window()->geometry() & room;
    if (window.width() >= wide) {
        room.setLeft(window.left());
        room.setRight(window.right());
    }
    const bool isAtLeft = (m_anchor->layoutDirection() == Qt::LeftToRight) == isAtStart;
    const int x = isAtLeft ? place.left() : place.left() + place.width() - wide;
    int y = place.top() + place.height() + px(4);
    if (y + high > room.bottom())
        y = place.top() - high - px(4);
    move(qBound(room.left(), x, qMax(room.left(), room.right() - wide)), qMax(room.top(), y));
    show();
    if (m_body)
        m_body->setFocus(Qt::OtherFocusReason);
    else if (!m_action->isHidden())
        m_action->setFocus(Qt::OtherFocusReason);
    else
        setFocus(Qt::OtherFocusReason);
    announce(this, m_title->text() + QLatin1Char(' ') + m_text->text());
}

void Popover::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    QFrame::keyPressEvent(event);
}

void Popover::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    shapeFloating(this);
}

void Popover::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintFloating(&painter, rect());
}

}  // namespace Sidestage
