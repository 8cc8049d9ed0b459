// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace Sidestage {

/// Sets the object name, by which tests and other parts find a widget. Returns the widget.
template <class Object>
Object *named(QAnyStringView name, Object *object)
{
    object->setObjectName(name);
    return object;
}

}  // namespace Sidestage
