// SPDX-License-Identifier: GPL-3.0-or-later
#include "widget_theme.h"

#include "theme.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVariant>

namespace Sidestage {

namespace {

bool isPlain(const QWidget *widget)
{
    return widget->property("plain").toBool();
}

void dressText(QWidget *widget)
{
    if (const QVariant role = widget->property("textRole"); role.isValid())
        widget->setFont(Theme::font(TextRole(role.toInt())));
    if (const QVariant tone = widget->property("tone"); tone.isValid()) {
        const QColor color = toneColor(Theme::tokens(), Tone(tone.toInt()));
        QPalette ink;
        for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
            ink.setColor(role, color);
        widget->setPalette(ink);
    }
}

void dressArea(QAbstractScrollArea *area)
{
    const Tokens &t = Theme::tokens();
    if (auto *scroll = qobject_cast<QScrollArea *>(area)) {
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->viewport()->setAutoFillBackground(false);
        // QScrollArea::setWidget() enables the background fill of its widget.
        if (scroll->widget() && isPlain(scroll->widget()))
            scroll->widget()->setAutoFillBackground(false);
    } else if (isPlain(area)) {
        area->setFrameShape(QFrame::NoFrame);
        area->viewport()->setAutoFillBackground(false);
    } else if (auto *view = qobject_cast<QAbstractItemView *>(area)) {
        view->setFrameShape(QFrame::NoFrame);
        QPalette ground;
        ground.setColor(QPalette::Base, t.surface);
        view->setPalette(ground);
        // Also fills the corner next to the scroll bars.
        view->setBackgroundRole(QPalette::Base);
        view->setAutoFillBackground(true);
    }
}

/// Sets a larger minimum size than a spin box has by default.
void dressSpin(QAbstractSpinBox *spin)
{
    const QVariant ours = spin->property("kitMinimum");
    const QSize before = ours.isValid() ? ours.toSize() : QSize(0, 0);
    if (spin->minimumWidth() == before.width())
        spin->setMinimumWidth(spin->sizeHint().width());
    if (spin->minimumHeight() == before.height())
        spin->setMinimumHeight(px(Measure::input));
    spin->setProperty("kitMinimum", spin->minimumSize());
}

}  // namespace

void applyThemeTo(QWidget *widget)
{
    dressText(widget);
    if (auto *area = qobject_cast<QAbstractScrollArea *>(widget)) {
        dressArea(area);
        return;
    }
    if (auto *spin = qobject_cast<QAbstractSpinBox *>(widget)) {
        dressSpin(spin);
        return;
    }
    if (qobject_cast<QComboBox *>(widget)) {
        // A change of the font alone leaves it with its earlier minimum size.
        QEvent change(QEvent::StyleChange);
        QApplication::sendEvent(widget, &change);
        return;
    }
    if (qobject_cast<QScrollBar *>(widget)) {
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false);  // the background is visible
        return;
    }
    if (hasKitFrame(widget))
        static_cast<QFrame *>(widget)->setFrameShape(QFrame::StyledPanel);
    if (qobject_cast<QDialog *>(widget) || widget->property("ground").isValid())
        widget->setAttribute(Qt::WA_StyledBackground);
    if (isPlain(widget) && widget->parentWidget()
        && qobject_cast<QScrollArea *>(widget->parentWidget()->parentWidget()))
        widget->setAutoFillBackground(false);
}

void paintGround(QPainter *painter, const QRect &rect, const QWidget *widget)
{
    if (!widget)
        return;
    const Tokens &t = Theme::tokens();
    const QString ground = widget->property("ground").toString();
    if (ground == u"window")
        painter->fillRect(rect, t.window);
    else if (ground == u"raised")
        painter->fillRect(rect, t.raised);
    else if (ground == u"surface" || qobject_cast<const QDialog *>(widget))
        painter->fillRect(rect, t.surface);
}

bool hasKitFrame(const QWidget *widget)
{
    return qobject_cast<const QFrame *>(widget)
        && (widget->property("frame").isValid() || widget->property("divider").toBool());
}

int kitFrameWidth(const QWidget *widget)
{
    return widget->property("divider").toBool() ? 0 : 1;
}

void paintKitFrame(QPainter *painter, const QRect &rect, const QWidget *widget)
{
    const Tokens &t = Theme::tokens();
    if (widget->property("divider").toBool()) {
        painter->fillRect(rect, t.line);
        return;
    }
    const bool isCard = widget->property("frame").toString() == u"card";
    const QColor border = !isCard              ? t.line
        : widget->property("failed").toBool()  ? t.live
        : widget->property("current").toBool() ? t.accent
                                               : t.line;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(border, 1));
    painter->setBrush(isCard ? t.surface : t.field);
    const double radius = pxF(isCard ? Measure::cardRadius : Measure::buttonRadius);
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter->restore();
}

}  // namespace Sidestage
