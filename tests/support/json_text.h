// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace Sidestage {

/// JSON as it is nice to write in a test, with ' for ". (moc 6.4 loses its way in raw strings.)
inline QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

}  // namespace Sidestage
