// SPDX-License-Identifier: GPL-3.0-or-later
#include "arrange_handle.h"

#include "card_board.h"
#include "kit/controls/button.h"
#include "kit/layout/flow_layout.h"
#include "kit/layout/spacing.h"
#include "kit/text/wrap_label.h"
#include "kit/theme/theme.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace Sidestage {

ArrangeHandle::ArrangeHandle(CardBoard *board, const QString &id, const QString &title, QWidget *card)
    : QWidget(card)
    , m_board(board)
    , m_id(id)
    , m_title(title)
    , m_name(new WrapLabel(title, TextRole::CardTitle, Tone::Text, this))
    , m_earlier(Button::iconOnly(Icon::ChevronUp, tr("Move %1 earlier").arg(title), this))
    , m_later(Button::iconOnly(Icon::ChevronDown, tr("Move %1 later").arg(title), this))
    , m_wide(Button::iconOnly(Icon::Plus, {}, this))
    , m_window(Button::iconOnly(Icon::External, tr("Pop out %1").arg(title), this))
    , m_hide(Button::iconOnly(Icon::Close, tr("Hide %1").arg(title), this))
{
    setObjectName(QStringLiteral("arrange-") + id);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::OpenHandCursor);
    m_earlier->setObjectName(QStringLiteral("earlier-") + id);
    m_later->setObjectName(QStringLiteral("later-") + id);
    m_wide->setObjectName(QStringLiteral("wide-") + id);
    m_window->setObjectName(QStringLiteral("window-") + id);
    m_hide->setObjectName(QStringLiteral("hide-") + id);
    auto *lines = new QVBoxLayout(this);
    auto *row = new QWidget(this);
    auto *flow = new FlowLayout(row);
    lines->addWidget(m_name);
    lines->addWidget(row);
    lines->addStretch(1);
    for (Button *button : {m_earlier, m_later, m_wide, m_window, m_hide}) {
        button->setCursor(Qt::ArrowCursor);
        flow->addWidget(button);
    }
    connect(m_earlier, &QPushButton::clicked, this, [this] { m_board->moveBy(m_id, -1); });
    connect(m_later, &QPushButton::clicked, this, [this] { m_board->moveBy(m_id, 1); });
    connect(m_wide, &QPushButton::clicked, this, [this] { m_board->setWide(m_id, !m_isWide); });
    connect(m_window, &QPushButton::clicked, this, [this] { Q_EMIT m_board->windowRequested(m_id); });
    connect(m_hide, &QPushButton::clicked, this, [this] { m_board->setHidden(m_id, true); });
    setMargins(lines, 16, 12, 16, 12);
    flow->setSpacings(4, 4);
}

void ArrangeHandle::setPlace(int place, int of, bool isWide)
{
    m_isWide = isWide;
    m_wide->setSymbol(isWide ? Icon::Minus : Icon::Plus);
    m_wide->setAccessibleName(isWide ? tr("Make %1 narrower").arg(m_title)
                                     : tr("Make %1 wider").arg(m_title));
    m_wide->setToolTip(m_wide->accessibleName());
    m_earlier->setEnabled(place > 1);
    m_later->setEnabled(place < of);
    setAccessibleName(tr("%1, position %2 of %3").arg(m_title).arg(place).arg(of));
    setAccessibleDescription(tr("Arrow keys move the card, W changes its width, P pops it out, H hides it."));
}

void ArrangeHandle::setTarget(bool isTarget)
{
    m_isTarget = isTarget;
    update();
}

bool ArrangeHandle::event(QEvent *event)
{
    // Letters belong to the handle meanwhile, not to the shortcuts of the card below.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() == Qt::NoModifier && key->key() >= Qt::Key_A && key->key() <= Qt::Key_Z) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void ArrangeHandle::paintEvent(QPaintEvent *)
{
    const Tokens &t = Theme::tokens();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(m_isTarget ? t.accentTint : t.raised);
    const double wide = m_isTarget || hasFocus() || m_dragging ? 2 : 1;
    QPen pen(m_isTarget || hasFocus() ? t.accent : t.edge, wide);
    if (!m_isTarget && !hasFocus())
        pen.setStyle(Qt::DashLine);
    painter.setPen(pen);
    const double radius = pxF(Measure::cardRadius);
    painter.drawRoundedRect(QRectF(rect()).adjusted(wide / 2, wide / 2, -wide / 2, -wide / 2), radius,
                            radius);
}

void ArrangeHandle::keyPressEvent(QKeyEvent *event)
{
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    switch (event->key()) {
    case Qt::Key_Up:
        return m_board->moveBy(m_id, -1);
    case Qt::Key_Down:
        return m_board->moveBy(m_id, 1);
    case Qt::Key_Left:
        return m_board->moveBy(m_id, mirrored ? 1 : -1);
    case Qt::Key_Right:
        return m_board->moveBy(m_id, mirrored ? -1 : 1);
    case Qt::Key_W:
        return m_board->setWide(m_id, !m_isWide);
    case Qt::Key_H:
    case Qt::Key_Delete:
        return m_board->setHidden(m_id, true);
    case Qt::Key_P:
        Q_EMIT m_board->windowRequested(m_id);
        return;
    case Qt::Key_Escape:
        if (m_dragging)
            return drop(false);
        Q_EMIT m_board->doneRequested();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void ArrangeHandle::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return QWidget::mousePressEvent(event);
    m_pressedAt = event->pos();
    setFocus(Qt::MouseFocusReason);
}

void ArrangeHandle::mouseMoveEvent(QMouseEvent *event)
{
    if (!(event->buttons() & Qt::LeftButton))
        return;
    if (!m_dragging && (event->pos() - m_pressedAt).manhattanLength() >= QApplication::startDragDistance()) {
        m_dragging = true;
        setCursor(Qt::ClosedHandCursor);
        update();
    }
    if (!m_dragging)
        return;
    m_over = m_board->cardAt(mapTo(m_board, event->pos()));
    m_board->setTarget(m_over == m_id ? QString() : m_over);
}

void ArrangeHandle::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_dragging)
        drop(true);
}

void ArrangeHandle::drop(bool there)
{
    m_dragging = false;
    setCursor(Qt::OpenHandCursor);
    m_board->setTarget({});
    update();
    if (there && !m_over.isEmpty() && m_over != m_id)
        m_board->moveTo(m_id, m_over);
    m_over.clear();
}

}  // namespace Sidestage
