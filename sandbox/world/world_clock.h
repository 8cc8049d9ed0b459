// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

namespace Sidestage::Sandbox {

/// The time of the sandbox's world. Follows another clock at any speed and can be set to any time.
class WorldClock : public Clock
{
public:
    /// `base` must outlive this. Initially both show the same time.
    explicit WorldClock(const Clock &base);

    QDateTime now() const override;
    qint64 msecs() const override;

    /// Its seconds per second of the base clock: 0 is stopped, 1 is normal.
    double speed() const { return m_speed; }
    /// 0 to 100,000.
    void setSpeed(double speed);
    /// Sets the time to `msecs` since the epoch, forwards or backwards.
    void set(qint64 msecs);
    void jump(std::chrono::milliseconds by) { set(msecs() + by.count()); }

    /// Returns what must be stored to continue the world's time after a restart. With a speed other than 0,
    /// the time between save and restore counts at speed 1.
    QString save() const;
    void restore(const QString &saved);

private:
    const Clock *m_base;
    qint64 m_baseStart;  ///< Milliseconds since the epoch, of the base clock…
    qint64 m_start;      ///< …and of this one at that moment.
    double m_speed = 1;
};

}  // namespace Sidestage::Sandbox
