// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/theme/theme.h"

#include <QLayout>

namespace Sidestage {

/// Calls a setter such as &QWidget::setMinimumWidth with a size in px at a line height of 20 px, now and
/// after every change of the text size.
template <class Object, class Base>
void setScaled(Object *object, void (Base::*set)(int), int size)
{
    Theme::watch(object, [=] { (object->*set)(px(size)); });
}

/// Same, for setters with a width and a height, such as &QWidget::resize.
template <class Object, class Base>
void setScaled(Object *object, void (Base::*set)(int, int), int width, int height)
{
    Theme::watch(object, [=] { (object->*set)(px(width), px(height)); });
}

/// Same, for setters of margins, such as &QWidget::setContentsMargins.
template <class Object, class Base>
void setScaled(Object *object, void (Base::*set)(int, int, int, int), int left, int top, int right,
               int bottom)
{
    Theme::watch(object, [=] { (object->*set)(px(left), px(top), px(right), px(bottom)); });
}

/// Sets the spacing of a layout in px at a line height of 20 px. Without it, a layout has that of the layout
/// around it, or 8 px from the style.
inline void setSpacing(QLayout *layout, int spacing)
{
    setScaled(layout, &QLayout::setSpacing, spacing);
}

/// Sets the margins of a layout in px at a line height of 20 px.
inline void setMargins(QLayout *layout, int left, int top, int right, int bottom)
{
    setScaled(layout, &QLayout::setContentsMargins, left, top, right, bottom);
}

/// Removes the margins of a layout that is not at the edge of a window. Returns the layout.
template <class Layout>
Layout *withoutMargins(Layout *layout)
{
    layout->setContentsMargins({});
    return layout;
}

/// Sets the margins around the content of a page: all but the top, where the head of the page ends.
inline void setPageMargins(QLayout *layout)
{
    setMargins(layout, Measure::pageMargin, 0, Measure::pageMargin, Measure::pageMargin);
}

}  // namespace Sidestage
