// SPDX-License-Identifier: GPL-3.0-or-later
#include "world_clock.h"

#include <QStringList>
#include <QTimeZone>

#include <algorithm>

namespace Sidestage::Sandbox {

WorldClock::WorldClock(const Clock &base)
    : m_base(&base)
    , m_baseStart(base.msecs())
    , m_start(m_baseStart)
{
}

QDateTime WorldClock::now() const
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QDateTime::fromMSecsSinceEpoch(msecs(), QTimeZone::UTC);
#else
    return QDateTime::fromMSecsSinceEpoch(msecs(), Qt::UTC);
#endif
}

qint64 WorldClock::msecs() const
{
    const qint64 passed = m_base->msecs() - m_baseStart;
    return m_start + (m_speed == 1 ? passed : qint64(double(passed) * m_speed));
}

void WorldClock::setSpeed(double speed)
{
    set(msecs());
    m_speed = std::clamp(speed, 0.0, 100'000.0);
}

void WorldClock::set(qint64 msecs)
{
    // Times with a four-digit year, as the wire format requires.
    constexpr qint64 earliest = 0, latest = 253'402'300'799'000;
    m_baseStart = m_base->msecs();
    m_start = std::clamp(msecs, earliest, latest);
}

QString WorldClock::save() const
{
    return QStringLiteral("%1 %2 %3").arg(m_base->msecs()).arg(msecs()).arg(m_speed);
}

void WorldClock::restore(const QString &saved)
{
    const QStringList parts = saved.split(u' ');
    if (parts.size() != 3)
        return;
    const double speed = parts[2].toDouble();
    const qint64 away = speed > 0 ? std::max<qint64>(0, m_base->msecs() - parts[0].toLongLong()) : 0;
    set(parts[1].toLongLong() + away);
    m_speed = speed;
}

}  // namespace Sidestage::Sandbox
