// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace Sidestage {

/// Fusion with our own inputs, indicators, lists, menus and frames. There is no style sheet: to match its
/// rules with every widget anew takes a second and more when the theme or the text size changes. An input
/// with the property `invalid` gets the 2 px error border.
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

/// The ground and border of what floats over the window: lists, explanations.
void paintFloating(QPainter *painter, const QRect &rect);

/// Cuts such a widget to its round corners. Without a compositor a see-through window would have black ones.
void shapeFloating(QWidget *widget);

/// The ground and border of an input, as every field of the kit has it.
void paintField(QPainter *painter, const QRect &rect, bool enabled, bool invalid, bool readOnly = false);

}  // namespace Sidestage
