// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace Sidestage {

/// Fusion with our own inputs, indicators, lists, menus and frames. Style sheets are not used, because
/// matching their rules again takes more than a second when the theme or the text size changes. An input with
/// the property `invalid` gets an error border of 2 px.
class KitStyle : public QProxyStyle
{
    Q_OBJECT

public:
    KitStyle();

    using QProxyStyle::polish;
    void polish(QWidget *widget) override;

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part,
                         const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option,
                         const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                           const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    QIcon standardIcon(StandardPixmap which, const QStyleOption *option,
                       const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                  QStyleHintReturn *answer) const override;
};

/// Paints the background and border of floating widgets: lists, popovers.
void paintFloating(QPainter *painter, const QRect &rect);

/// Sets the mask of such a widget to its rounded corners. Without a compositor, transparent corners would be
/// black.
void shapeFloating(QWidget *widget);

/// Paints the background and border of an input.
void paintField(QPainter *painter, const QRect &rect, bool enabled, bool invalid, bool readOnly = false);

}  // namespace Sidestage
