// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace Sidestage {

/// Detects that the machine has slept: between two checks much more time has passed than their interval.
class SleepWatch : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds interval{5'000};
    /// More than a timer is ever late; less than the silence after which a service closes a connection.
    static constexpr std::chrono::milliseconds tolerance{15'000};

    /// `time` returns milliseconds that continue while the machine sleeps. If they are those of a clock that
    /// can be set, setting it ahead looks like sleep.
    explicit SleepWatch(std::function<qint64()> time = steadyMsecs, QObject *parent = nullptr);

    /// Reads the clock. Called by a timer.
    void check();

Q_SIGNALS:
    void woken();

private:
    std::function<qint64()> m_time;
    QTimer m_timer;
    qint64 m_last;
};

}  // namespace Sidestage
