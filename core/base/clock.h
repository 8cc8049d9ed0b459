// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <chrono>

namespace Sidestage {

/// The current time, behind an interface: tests use a fixed time, and the sandbox moves it.
class Clock
{
public:
    virtual ~Clock() = default;

    /// Returns the current time in UTC.
    virtual QDateTime now() const = 0;
    /// Milliseconds since the epoch, for arithmetic without time zones.
    virtual qint64 msecs() const { return now().toMSecsSinceEpoch(); }

    /// Returns the system clock. It is never destroyed.
    static const Clock &system();
};

/// Returns the milliseconds since an unspecified moment in the past. This clock cannot be set and includes
/// the time in sleep. Use it to measure how long ago something was, even if the system time changes.
qint64 steadyMsecs();

/// A clock that changes only when it is advanced.
class ManualClock : public Clock
{
public:
    explicit ManualClock(QDateTime start = QDateTime::currentDateTimeUtc())
        : m_now(std::move(start))
    {
    }

    QDateTime now() const override { return m_now; }
    void advance(std::chrono::milliseconds by) { m_now = m_now.addMSecs(by.count()); }

private:
    QDateTime m_now;
};

}  // namespace Sidestage
