// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QObject>
#include <QTimer>

namespace Sidestage {

/// Notices that the machine has slept: between two looks much more time has passed than between two looks.
class SleepWatch : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds interval{5'000};
    /// More than any timer is late; less than what a service cuts a silent line off for.
    static constexpr std::chrono::milliseconds tolerance{15'000};

    /// `clock` must outlive this, and go on while the machine sleeps.
    explicit SleepWatch(const Clock &clock = Clock::system(), QObject *parent = nullptr);

    /// Looks at the clock. Happens by itself.
    void check();

Q_SIGNALS:
    void woken();

private:
    const Clock &m_clock;
    QTimer m_timer;
    qint64 m_last;
};

}  // namespace Sidestage
