// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace Sidestage {

/// JSON written with ' instead of ", which is easier to read in a test. (moc 6.4 cannot parse raw strings.)
inline QByteArray json(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

}  // namespace Sidestage
