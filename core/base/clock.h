// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>

#include <chrono>

namespace Sidestage {

/// What time it is, as something that can be replaced: tests hold it still, the sandbox lets it jump.
class Clock
{
public:
    virtual ~Clock() = default;

    /// Now, in UTC.
    virtual QDateTime now() const = 0;
    /// Milliseconds since the epoch, for arithmetic without time zones.
    virtual qint64 msecs() const { return now().toMSecsSinceEpoch(); }

    /// The machine's own clock. Lives for ever.
    static const Clock &system();
};

/// Milliseconds since a moment of the past that nobody knows, by a clock that cannot be set and goes on while
/// the machine sleeps: for how long ago something was, whatever becomes of the time of day meanwhile.
qint64 steadyMsecs();

/// A clock that stands until it is moved.
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
