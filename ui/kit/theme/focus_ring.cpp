// SPDX-License-Identifier: GPL-3.0-or-later
#include "focus_ring.h"

#include "theme.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFocusEvent>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QSplitter>
#include <QTextEdit>

namespace Sidestage {

namespace {

constexpr int gap = 1;
constexpr int stroke = 2;

/// The ring widget. It is a child of an ancestor of its target, because a widget cannot paint outside itself.
class RingFrame : public QWidget
{
public:
    RingFrame()
    {
        setObjectName(QStringLiteral("focusRing"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        setAttribute(Qt::WA_NoSystemBackground);
        setFocusPolicy(Qt::NoFocus);
    }

    double radius = 0;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(Theme::tokens().focus, stroke));
        const QRectF line = QRectF(rect()).adjusted(stroke / 2.0, stroke / 2.0, -stroke / 2.0, -stroke / 2.0);
        const double corner = qMin(radius + gap + stroke / 2.0, line.height() / 2);
        painter.drawRoundedRect(line, corner, corner);
    }
};

bool isInput(const QWidget *widget)
{
    if (const auto *combo = qobject_cast<const QComboBox *>(widget))
        return combo->isEditable();
    return qobject_cast<const QLineEdit *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget)
        || qobject_cast<const QTextEdit *>(widget) || qobject_cast<const QPlainTextEdit *>(widget)
        || widget->property("focusRingInput").toBool();
}

/// Returns the widget that gets the ring when `focus` has the focus.
QWidget *outlined(QWidget *focus)
{
    QWidget *parent = focus->parentWidget();
    if (qobject_cast<QAbstractSpinBox *>(parent) || qobject_cast<QComboBox *>(parent)
        || (parent && focus->property("focusRingOnParent").toBool()))
        return parent;
    return focus;
}

/// Returns the nearest ancestor that has room for the ring and scrolls together with its target.
QWidget *ringParent(QWidget *widget)
{
    QWidget *up = widget->parentWidget();
    while (up && !up->isWindow()) {
        QWidget *above = up->parentWidget();
        const auto *area = above ? qobject_cast<QAbstractScrollArea *>(above->parentWidget()) : nullptr;
        if (area && area->viewport() == above)
            break;
        if (const auto *own = qobject_cast<QAbstractScrollArea *>(above); own && own->viewport() == up)
            break;
        up = above;
    }
    // A QSplitter would treat the ring as a pane.
    while (qobject_cast<QSplitter *>(up) && up->parentWidget())
        up = up->parentWidget();
    return up;
}

}  // namespace

FocusRing::FocusRing(QObject *parent)
    : QObject(parent)
{
}

FocusRing::~FocusRing()
{
    delete m_frame;
}

bool FocusRing::isShownFor(const QWidget *widget, Qt::FocusReason reason)
{
    if (widget->isWindow() || widget->property("focusRing") == QVariant(false))
        return false;
    if (qobject_cast<const QAbstractItemView *>(widget))
        return false;
    switch (reason) {
    case Qt::TabFocusReason:
    case Qt::BacktabFocusReason:
    case Qt::ShortcutFocusReason:
        return true;
    default:
        return isInput(widget);
    }
}

void FocusRing::handleEvent(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::ShortcutOverride:
    case QEvent::Shortcut:
        m_isByKey = true;
        return;
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::TabletPress:
        m_isByKey = false;
        return;
    case QEvent::FocusIn: {
        auto *widget = qobject_cast<QWidget *>(watched);
        if (!widget)
            return;
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        const bool comesBack = reason == Qt::ActiveWindowFocusReason || reason == Qt::PopupFocusReason
            || reason == Qt::MenuBarFocusReason;
        if (comesBack && widget->property("focusRingShown").toBool()) {
            show(widget);
            return;
        }
        const bool isMovedByKey = reason == Qt::OtherFocusReason && m_isByKey
            && (qobject_cast<QAbstractButton *>(widget) || qobject_cast<QComboBox *>(widget));
        const bool shown = isShownFor(widget, isMovedByKey ? Qt::TabFocusReason : reason);
        widget->setProperty("focusRingShown", shown);
        if (shown)
            show(widget);
        else
            hide();
        return;
    }
    case QEvent::FocusOut:
        // An opened list gets the keys for its field, but the user is still in the field.
        if (static_cast<QFocusEvent *>(event)->reason() == Qt::PopupFocusReason)
            return;
        if (m_target && watched->isWidgetType()
            && (watched == m_target || outlined(static_cast<QWidget *>(watched)) == m_target))
            hide();
        return;
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ParentChange:
    case QEvent::EnabledChange:
        if (m_target && watched->isWidgetType()
            && (watched == m_target || static_cast<QWidget *>(watched)->isAncestorOf(m_target)))
            place();
        return;
    default:
        return;
    }
}

void FocusRing::show(QWidget *widget)
{
    m_target = outlined(widget);
    place();
}

void FocusRing::hide()
{
    m_target = nullptr;
    if (m_frame)
        m_frame->hide();
}

void FocusRing::place()
{
    QWidget *parent = m_target ? ringParent(m_target) : nullptr;
    if (!parent || !m_target->isVisible()) {
        if (m_frame)
            m_frame->hide();
        return;
    }
    // The frame is destroyed together with the page it was last shown on.
    if (!m_frame)
        m_frame = new RingFrame;
    auto *frame = static_cast<RingFrame *>(m_frame.data());
    if (frame->parentWidget() != parent)
        frame->setParent(parent);
    const QVariant radius = m_target->property("focusRingRadius");
    frame->radius = pxF(radius.isValid() ? radius.toDouble() : Measure::buttonRadius);
    const int out = gap + stroke;
    const QRect around
        = QRect(m_target->mapTo(parent, QPoint(0, 0)), m_target->size()).adjusted(-out, -out, out, out);
    // At the edge of a scroll area there is no room outside. There the ring overlaps the widget instead of
    // being cut off.
    frame->setGeometry(around & parent->rect());
    frame->raise();
    frame->show();
}

}  // namespace Sidestage
