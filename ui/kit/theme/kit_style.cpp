// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit_style.h"

#include "icons.h"
#include "row_background.h"
#include "style_painting.h"
#include "theme.h"
#include "widget_theme.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QLineEdit>
#include <QPainter>
#include <QPainterPath>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTreeView>

namespace Sidestage {

KitStyle::KitStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
}

void KitStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    applyThemeTo(widget);
}

void paintField(QPainter *painter, const QRect &rect, bool enabled, bool invalid, bool readOnly)
{
    const Tokens &t = Theme::tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const double width = invalid ? 2 : 1;
    QPen pen(invalid ? t.live : t.edge, width);
    if (!enabled)
        pen.setStyle(Qt::DashLine);
    painter->setPen(pen);
    painter->setBrush(readOnly || !enabled ? QBrush(Qt::NoBrush) : QBrush(t.field));
    const double inset = width / 2;
    const double radius = pxF(Measure::buttonRadius) - inset;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter->restore();
}

void paintFloating(QPainter *painter, const QRect &rect)
{
    const Tokens &t = Theme::tokens();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(t.edge, 1));
    painter->setBrush(t.surface);
    painter->drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::cardRadius),
                             pxF(Measure::cardRadius));
    painter->restore();
}

void shapeFloating(QWidget *widget)
{
    QPainterPath shape;
    shape.addRoundedRect(QRectF(widget->rect()), pxF(Measure::cardRadius), pxF(Measure::cardRadius));
    widget->setMask(QRegion(shape.toFillPolygon().toPolygon()));
}

/// Whether it is a dialog of Qt, or a part of one.
static bool isDialogOfQt(const QWidget *widget)
{
    const auto *dialog = widget ? qobject_cast<const QDialog *>(widget->window()) : nullptr;
    return dialog && *dialog->metaObject()->className() == 'Q';
}

static bool isInvalid(const QWidget *widget)
{
    return widget && widget->property("invalid").toBool();
}

static void paintCheck(const QStyleOption *option, QPainter *painter)
{
    const Tokens &t = Theme::tokens();
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool on = option->state & (QStyle::State_On | QStyle::State_NoChange);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QPen pen(on && enabled ? t.accentFill : t.edge, 1);
    if (option->state & QStyle::State_MouseOver && enabled && !on)
        pen.setColor(t.text3);
    if (!enabled)
        pen.setStyle(Qt::DotLine);
    painter->setPen(pen);
    painter->setBrush(on && enabled ? QBrush(t.accentFill) : enabled ? QBrush(t.field) : QBrush(Qt::NoBrush));
    const int side = qMin(option->rect.width(), option->rect.height());
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option->rect).center());
    box.translate(qRound(box.x()) - box.x(), qRound(box.y()) - box.y());
    painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), pxF(Measure::checkRadius),
                             pxF(Measure::checkRadius));
    if (on) {
        const Icon mark = option->state & QStyle::State_On ? Icon::Check : Icon::Minus;
        Icons::paint(painter, box.adjusted(1, 1, -1, -1), mark, enabled ? t.onFill : t.text3);
    }
    painter->restore();
}

static void paintRadio(const QStyleOption *option, QPainter *painter)
{
    const Tokens &t = Theme::tokens();
    const bool enabled = option->state & QStyle::State_Enabled;
    const bool on = option->state & QStyle::State_On;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const int side = qMin(option->rect.width(), option->rect.height());
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(option->rect).center());
    box.translate(qRound(box.x()) - box.x(), qRound(box.y()) - box.y());
    if (on) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(enabled ? t.accent : t.text3);
        painter->drawEllipse(box);
        painter->setBrush(t.surface);
        const double dot = side * 0.19;
        painter->drawEllipse(box.center(), dot, dot);
    } else {
        QPen pen(option->state & QStyle::State_MouseOver && enabled ? t.text3 : t.edge, 1);
        if (!enabled)
            pen.setStyle(Qt::DotLine);
        painter->setPen(pen);
        painter->setBrush(enabled ? QBrush(t.field) : QBrush(Qt::NoBrush));
        painter->drawEllipse(box.adjusted(0.5, 0.5, -0.5, -0.5));
    }
    painter->restore();
}

static QColor arrowColor(const QStyleOption *option)
{
    return option->state & QStyle::State_Enabled ? Theme::tokens().text2 : Theme::tokens().text3;
}

void KitStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                             const QWidget *widget) const
{
    switch (element) {
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck:
        paintCheck(option, painter);
        return;
    case PE_IndicatorRadioButton:
        paintRadio(option, painter);
        return;
    case PE_PanelLineEdit:
        if (const auto *edit = qobject_cast<const QLineEdit *>(widget); edit && edit->hasFrame())
            paintField(painter, option->rect, option->state & State_Enabled, isInvalid(widget),
                       edit->isReadOnly());
        return;
    case PE_FrameLineEdit:
    case PE_FrameFocusRect:
    case PE_FrameStatusBarItem:
    case PE_PanelScrollAreaCorner:
        return;
    case PE_Widget:
        paintGround(painter, option->rect, widget);
        return;
    case PE_Frame:
        // The frame of a combo box list.
        if (widget && widget->inherits("QComboBoxPrivateContainer")) {
            painter->fillRect(option->rect, Theme::tokens().edge);
            painter->fillRect(option->rect.adjusted(1, 1, -1, -1), Theme::tokens().surface);
            return;
        }
        break;
    case PE_PanelMenu:
        painter->fillRect(option->rect, Theme::tokens().surface);
        return;
    case PE_FrameMenu:
        painter->save();
        painter->setPen(Theme::tokens().edge);
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
        painter->restore();
        return;
    case PE_PanelMenuBar:
        painter->fillRect(option->rect, Theme::tokens().window);
        return;
    case PE_PanelStatusBar: {
        const QRect r = option->rect;
        painter->fillRect(r, Theme::tokens().sidebar);
        painter->fillRect(QRect(r.left(), r.top(), r.width(), 1), Theme::tokens().line);
        return;
    }
    case PE_PanelTipLabel:
        StylePainting::paintToolTip(painter, option->rect);
        return;
    case PE_IndicatorHeaderArrow:
        if (const auto *section = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            const bool up = section->sortIndicator & QStyleOptionHeader::SortUp;
            Icons::paint(painter, option->rect, up ? Icon::ChevronUp : Icon::ChevronDown, arrowColor(option));
        }
        return;
    case PE_IndicatorMenuCheckMark: {
        const int side = px(Measure::iconPill);
        QRect box(0, 0, side, side);
        box.moveCenter(option->rect.center());
        Icons::paint(painter, box, Icon::Check, arrowColor(option));
        return;
    }
    case PE_IndicatorArrowDown:
    case PE_IndicatorSpinDown:
        Icons::paint(painter, option->rect, Icon::ChevronDown, arrowColor(option));
        return;
    case PE_IndicatorArrowUp:
    case PE_IndicatorSpinUp:
        Icons::paint(painter, option->rect, Icon::ChevronUp, arrowColor(option));
        return;
    case PE_IndicatorArrowLeft:
        Icons::paint(painter, option->rect, Icon::ChevronLeft, arrowColor(option));
        return;
    case PE_IndicatorArrowRight:
        Icons::paint(painter, option->rect, Icon::ChevronRight, arrowColor(option));
        return;
    case PE_PanelItemViewRow:
        if (const auto *row = qstyleoption_cast<const QStyleOptionViewItem *>(option)) {
            QStyleOptionViewItem own(*row);
            bool hovered = false;
            // For the part below its branches, a tree view calls this without an index.
            if (const auto *tree = qobject_cast<const QTreeView *>(widget)) {
                own.index = tree->indexAt(row->rect.center());
                if (const auto *delegate = tree->itemDelegate()) {
                    const auto under = delegate->property("hovered").toModelIndex();
                    hovered = under.isValid() && under.row() == own.index.row()
                        && under.parent() == own.index.parent();
                }
            }
            paintRowBackground(painter, own, hovered);
            return;
        }
        break;
    case PE_IndicatorBranch:
        if (option->state & State_Children) {
            const bool reverse = option->direction == Qt::RightToLeft;
            const Icon icon = option->state & State_Open ? Icon::ChevronDown
                : reverse                                ? Icon::ChevronLeft
                                                         : Icon::ChevronRight;
            const int side = px(Measure::iconButton);
            QRect box(0, 0, side, side);
            box.moveCenter(option->rect.center());
            Icons::paint(painter, box, icon, arrowColor(option));
        }
        return;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void KitStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                           const QWidget *widget) const
{
    switch (element) {
    case CE_ShapedFrame:
        if (hasKitFrame(widget)) {
            paintKitFrame(painter, option->rect, widget);
            return;
        }
        break;
    case CE_Header:
        // The base style would use its own layout of the label, not the one of this style.
        if (const auto *section = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            StylePainting::paintHeaderSection(painter, *section);
            QStyleOptionHeader part = *section;
            part.rect = StylePainting::headerLabel(*section);
            StylePainting::paintHeaderLabel(painter, part);
            if (section->sortIndicator != QStyleOptionHeader::None) {
                part.rect = StylePainting::headerArrow(*section);
                drawPrimitive(PE_IndicatorHeaderArrow, &part, painter, widget);
            }
            return;
        }
        break;
    case CE_HeaderSection:
        if (const auto *section = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            StylePainting::paintHeaderSection(painter, *section);
            return;
        }
        break;
    case CE_HeaderLabel:
        if (const auto *section = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
            StylePainting::paintHeaderLabel(painter, *section);
            return;
        }
        break;
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, Theme::tokens().surface);
        return;
    case CE_MenuItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            StylePainting::paintMenuItem(painter, *item);
            return;
        }
        break;
    case CE_MenuBarItem:
        if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
            StylePainting::paintMenuBarItem(painter, *item);
            return;
        }
        break;
    case CE_MenuEmptyArea:
        return;
    case CE_MenuBarEmptyArea:
        painter->fillRect(option->rect, Theme::tokens().window);
        return;
    case CE_Splitter:
        if (option->state & State_MouseOver)
            painter->fillRect(option->rect, Theme::tokens().line);
        return;
    case CE_PushButtonBevel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            StylePainting::paintPushButton(painter, *button);
            return;
        }
        break;
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option)) {
            const QStyleOptionButton label = StylePainting::pushButtonLabel(*button);
            QProxyStyle::drawControl(element, &label, painter, widget);
            return;
        }
        break;
    default:
        break;
    }
    if (element == CE_ComboBoxLabel) {
        const auto *combo = qstyleoption_cast<const QStyleOptionComboBox *>(option);
        if (combo && !combo->editable) {
            QRect rect = proxy()->subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget);
            const bool enabled = option->state & State_Enabled;
            painter->save();
            if (!combo->currentIcon.isNull()) {
                const QRect box
                    = alignedRect(option->direction, Qt::AlignLeft | Qt::AlignVCenter, combo->iconSize, rect);
                combo->currentIcon.paint(painter, box, Qt::AlignCenter,
                                         enabled ? QIcon::Normal : QIcon::Disabled);
                const int used = combo->iconSize.width() + px(Measure::iconGap);
                rect = visualRect(option->direction, rect, rect.adjusted(used, 0, 0, 0));
            }
            painter->setPen(enabled ? Theme::tokens().text : Theme::tokens().text3);
            painter->drawText(
                rect, visualAlignment(option->direction, Qt::AlignLeft) | Qt::AlignVCenter,
                combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, rect.width()));
            painter->restore();
            return;
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void KitStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                  QPainter *painter, const QWidget *widget) const
{
    if (control == CC_ScrollBar) {
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            StylePainting::paintScrollBar(painter, *bar);
        return;
    }
    if (control == CC_ComboBox) {
        paintField(painter, option->rect, option->state & State_Enabled, isInvalid(widget));
        const QRect arrow = proxy()->subControlRect(CC_ComboBox, option, SC_ComboBoxArrow, widget);
        const int side = px(Measure::iconButton);
        QRect box(0, 0, side, side);
        box.moveCenter(arrow.center());
        Icons::paint(painter, box, Icon::ChevronDown, arrowColor(option));
        return;
    }
    if (control == CC_SpinBox) {
        const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        const auto *box = qobject_cast<const QAbstractSpinBox *>(widget);
        paintField(painter, option->rect, option->state & State_Enabled, isInvalid(widget),
                   box && box->isReadOnly());
        if (spin && spin->buttonSymbols != QAbstractSpinBox::NoButtons) {
            const auto arrow = [&](SubControl part, Icon icon, QAbstractSpinBox::StepEnabledFlag step) {
                const QRect rect = proxy()->subControlRect(CC_SpinBox, option, part, widget);
                const bool can = (option->state & State_Enabled) && (spin->stepEnabled & step);
                const int side = qMin(px(14), rect.height());
                QRect place(0, 0, side, side);
                place.moveCenter(rect.center());
                const Tokens &t = Theme::tokens();
                Icons::paint(painter, place, icon, can ? t.text2 : t.line);
            };
            arrow(SC_SpinBoxUp, Icon::ChevronUp, QAbstractSpinBox::StepUpEnabled);
            arrow(SC_SpinBoxDown, Icon::ChevronDown, QAbstractSpinBox::StepDownEnabled);
        }
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

QRect KitStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                               const QWidget *widget) const
{
    const QRect all = option->rect;
    const int side = px(Measure::input);
    const int pad = px(10);
    if (control == CC_ScrollBar) {
        if (const auto *bar = qstyleoption_cast<const QStyleOptionSlider *>(option))
            return StylePainting::scrollBarPart(*bar, part);
    }
    if (control == CC_ComboBox) {
        if (part == SC_ComboBoxArrow)
            return visualRect(option->direction, all,
                              QRect(all.right() - side + 1, all.top(), side, all.height()));
        if (part == SC_ComboBoxEditField)
            return visualRect(option->direction, all, all.adjusted(pad, 1, -side, -1));
    }
    if (control == CC_SpinBox) {
        const auto *spin = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
        const bool buttons = spin && spin->buttonSymbols != QAbstractSpinBox::NoButtons;
        const int wide = buttons ? px(22) : 0;
        const int half = all.height() / 2;
        if (part == SC_SpinBoxUp)
            return visualRect(option->direction, all,
                              QRect(all.right() - wide, all.top() + 2, wide, half - 2));
        if (part == SC_SpinBoxDown)
            return visualRect(option->direction, all,
                              QRect(all.right() - wide, all.top() + half, wide, all.height() - half - 2));
        if (part == SC_SpinBoxEditField)
            return visualRect(option->direction, all, all.adjusted(pad - 2, 1, -wide - 2, -1));
    }
    return QProxyStyle::subControlRect(control, option, part, widget);
}

QRect KitStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    if (element == SE_LineEditContents) {
        const auto *edit = qobject_cast<const QLineEdit *>(widget);
        // The line edit itself adds a margin of 2 px.
        const int pad = edit && edit->hasFrame() ? px(10) - 2 : 0;
        return visualRect(option->direction, option->rect, option->rect.adjusted(pad, 1, -pad, -1));
    }
    if (element == SE_ShapedFrameContents && hasKitFrame(widget)) {
        const int line = kitFrameWidth(widget);
        return option->rect.adjusted(line, line, -line, -line);
    }
    if (const auto *section = qstyleoption_cast<const QStyleOptionHeader *>(option)) {
        if (element == SE_HeaderLabel)
            return StylePainting::headerLabel(*section);
        if (element == SE_HeaderArrow)
            return StylePainting::headerArrow(*section);
    }
    return QProxyStyle::subElementRect(element, option, widget);
}

QSize KitStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                 const QWidget *widget) const
{
    if (const auto *section = qstyleoption_cast<const QStyleOptionHeader *>(option);
        section && type == CT_HeaderSection)
        return StylePainting::headerSize(*section);
    if (const auto *item = qstyleoption_cast<const QStyleOptionMenuItem *>(option)) {
        if (type == CT_MenuItem)
            return StylePainting::menuItemSize(*item, size);
        if (type == CT_MenuBarItem)
            return {size.width() + 2 * px(10), size.height() + 2 * px(4)};
    }
    if (type == CT_PushButton)
        return {size.width() + 2 * px(13) + 2, qMax(size.height(), px(20)) + 2 * px(5) + 2};
    QSize full = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_LineEdit: {
        const auto *edit = qobject_cast<const QLineEdit *>(widget);
        if (!edit || edit->hasFrame())
            full.setHeight(px(Measure::input));
        return full;
    }
    case CT_ComboBox:
        full.setHeight(px(Measure::input));
        full.setWidth(size.width() + px(12 + Measure::input));  // two more, so that rounding elides nothing
        return full;
    case CT_SpinBox:
        full.setHeight(px(Measure::input));
        full.setWidth(size.width() + px(36));
        return full;
    case CT_CheckBox:
    case CT_RadioButton:
    case CT_ItemViewItem:
        full.setHeight(qMax(full.height(), px(Measure::clickTarget)));
        return full;
    default:
        return full;
    }
}

int KitStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return px(16);
    case PM_CheckBoxLabelSpacing:
    case PM_RadioButtonLabelSpacing:
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return px(Measure::iconGap);
    case PM_ButtonIconSize:
    case PM_SmallIconSize:
    case PM_ListViewIconSize:
        return px(Measure::iconButton);
    case PM_LayoutLeftMargin:
    case PM_LayoutTopMargin:
    case PM_LayoutRightMargin:
    case PM_LayoutBottomMargin:
        // Ours have the margins that they set. Those of Qt, such as its file dialog, rely on the style.
        return isDialogOfQt(widget) ? QProxyStyle::pixelMetric(metric, option, widget) : 0;
    case PM_SplitterWidth:
        return px(8);
    case PM_ScrollBarExtent:
        return px(12);
    case PM_ScrollBarSliderMin:
        return px(28);
    case PM_MenuPanelWidth:
        return 1;
    case PM_MenuHMargin:
    case PM_MenuVMargin:
    case PM_ToolTipLabelFrameWidth:
        return px(4);
    case PM_TreeViewIndentation:
        return px(20);
    case PM_ScrollView_ScrollBarSpacing:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

QIcon KitStyle::standardIcon(StandardPixmap which, const QStyleOption *option, const QWidget *widget) const
{
    switch (which) {
    case SP_MessageBoxInformation:
    case SP_MessageBoxQuestion:
        return Icons::icon(Icon::Info, Tone::Accent);
    case SP_MessageBoxWarning:
        return Icons::icon(Icon::Warning, Tone::Warn);
    case SP_MessageBoxCritical:
        return Icons::icon(Icon::Error, Tone::Error);
    default:
        return QProxyStyle::standardIcon(which, option, widget);
    }
}

int KitStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                        QStyleHintReturn *answer) const
{
    switch (hint) {
    case SH_ComboBox_Popup:
    case SH_EtchDisabledText:
    case SH_DitherDisabledText:
        return 0;
    case SH_ItemView_ShowDecorationSelected:
        return 1;
    case SH_Widget_Animation_Duration:
        return Theme::motionMs();
    default:
        return QProxyStyle::styleHint(hint, option, widget, answer);
    }
}

}  // namespace Sidestage
