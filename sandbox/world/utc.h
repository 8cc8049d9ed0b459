// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QTimeZone>

namespace Sidestage::Sandbox {

/// Returns this time, milliseconds since the epoch, in UTC. The Qt call depends on the version.
inline QDateTime utcTime(qint64 msecs)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QDateTime::fromMSecsSinceEpoch(msecs, QTimeZone::UTC);
#else
    return QDateTime::fromMSecsSinceEpoch(msecs, Qt::UTC);
#endif
}

}  // namespace Sidestage::Sandbox
