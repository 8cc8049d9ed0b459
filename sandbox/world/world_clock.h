// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

namespace Sidestage::Sandbox {

/// The time of the sandbox's world: follows another clock, at any speed, and can be put to any time.
class WorldClock : public Clock
{
public:
    /// `base` must outlive this. At first both are the same.
    explicit WorldClock(const Clock &base);

    QDateTime now() const override;
    qint64 msecs() const override;

    /// How many of its seconds pass in one of the base clock's: 0 stands still, 1 runs.
    double speed() const { return m_speed; }
    /// 0 to 100,000.
    void setSpeed(double speed);
    /// Goes on from `msecs` since the epoch, forwards or backwards.
    void set(qint64 msecs);
    void jump(std::chrono::milliseconds by) { set(msecs() + by.count()); }

    /// What must be kept for the world's time to go on after a restart: with a speed other than 0 it
    /// passes at speed 1 while nobody runs it.
    QString save() const;
    void restore(const QString &saved);

private:
    const Clock *m_base;
    qint64 m_baseStart;  ///< Milliseconds since the epoch, of the base clock…
    qint64 m_start;      ///< …and of this one at that moment.
    double m_speed = 1;
};

}  // namespace Sidestage::Sandbox
