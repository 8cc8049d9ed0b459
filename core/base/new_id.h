// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QUuid>

namespace Sidestage {

/// A new random id: a UUID without braces.
inline QString newId()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

}  // namespace Sidestage
