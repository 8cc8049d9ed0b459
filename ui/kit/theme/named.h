// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Sidestage {

/// Sets the name by which tests and stored positions find an object. Returns the object.
template <class Object>
Object *named(QAnyStringView name, Object *object)
{
    object->setObjectName(name);
    return object;
}

/// Also sets the name that a screen reader says.
template <class Widget>
Widget *named(QAnyStringView name, Widget *widget, const QString &accessibleName)
{
    widget->setAccessibleName(accessibleName);
    return named(name, widget);
}

}  // namespace Sidestage
