// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyleOption>

class QPainter;

/// Painting and geometry of headers, scroll bars, menus and buttons for KitStyle.
namespace Sidestage::StylePainting {

void paintHeaderSection(QPainter *painter, const QStyleOptionHeader &section);
void paintHeaderLabel(QPainter *painter, const QStyleOptionHeader &section);
/// Returns the rectangle of the text in a header section.
QRect headerLabel(const QStyleOptionHeader &section);
QRect headerArrow(const QStyleOptionHeader &section);
QSize headerSize(const QStyleOptionHeader &section);

void paintScrollBar(QPainter *painter, const QStyleOptionSlider &bar);
QRect scrollBarPart(const QStyleOptionSlider &bar, QStyle::SubControl part);

void paintMenuItem(QPainter *painter, const QStyleOptionMenuItem &item);
QSize menuItemSize(const QStyleOptionMenuItem &item, const QSize &text);
void paintMenuBarItem(QPainter *painter, const QStyleOptionMenuItem &item);

/// Paints a push button that is not a Button, such as those of a message box.
void paintPushButton(QPainter *painter, const QStyleOptionButton &button);
QStyleOptionButton pushButtonLabel(const QStyleOptionButton &button);

void paintToolTip(QPainter *painter, const QRect &rect);

}  // namespace Sidestage::StylePainting
