// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QObject>
#include <QTimer>

namespace Sidestage {

/// Detects that the machine has slept: between two checks much more time has passed than their interval.
class SleepWatch : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds interval{5'000};
    /// More than a timer is ever late; less than the silence after which a service closes a connection.
    static constexpr std::chrono::milliseconds tolerance{15'000};

    /// `clock` must outlive this, and must continue while the machine sleeps.
    explicit SleepWatch(const Clock &clock = Clock::system(), QObject *parent = nullptr);

    /// Reads the clock. Called by a timer.
    void check();

Q_SIGNALS:
    void woken();

private:
    const Clock &m_clock;
    QTimer m_timer;
    qint64 m_last;
};

}  // namespace Sidestage
