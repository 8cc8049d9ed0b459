// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOption>

class QPainter;

/// What the style paints of windows, lists and menus.
namespace Sidestage::StylePainting {

void paintHeaderSection(QPainter *painter, const QStyleOptionHeader &section);
void paintHeaderLabel(QPainter *painter, const QStyleOptionHeader &section);
/// Where the words stand in a section, and its arrow.
QRect headerLabel(const QStyleOptionHeader &section);
QRect headerArrow(const QStyleOptionHeader &section);
QSize headerSize(const QStyleOptionHeader &section);

void paintScrollBar(QPainter *painter, const QStyleOptionSlider &bar);
QRect scrollBarPart(const QStyleOptionSlider &bar, QStyle::SubControl part);

void paintMenuItem(QPainter *painter, const QStyleOptionMenuItem &item);
QSize menuItemSize(const QStyleOptionMenuItem &item, const QSize &text);
void paintMenuBarItem(QPainter *painter, const QStyleOptionMenuItem &item);

/// A button that is none of the kit's, as those of a message box.
void paintPushButton(QPainter *painter, const QStyleOptionButton &button);
QStyleOptionButton pushButtonLabel(const QStyleOptionButton &button);

void paintToolTip(QPainter *painter, const QRect &rect);

}  // namespace Sidestage::StylePainting
