// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <array>

namespace Sidestage {

class Budget;

/// Decides when the next batch may be sent: other calls of the account come first. A part of the bucket is
/// always reserved for them, and after failures there is a growing pause.
class DecisionPace : public QObject
{
    Q_OBJECT
public:
    explicit DecisionPace(Budget *budget, QObject *parent = nullptr);

    /// Milliseconds until the next call may be sent; 0: now. `underWay`: number of calls without a response.
    int wait(int underWay) const;
    /// Milliseconds until the rate limit permits the next call, without pauses.
    int waitForBucket(int underWay) const;
    /// The minimum time for `calls` by the rate limit, in seconds.
    int secondsFor(int calls) const;

    /// Reports a failed call: starts a pause, which grows with consecutive failures.
    void failed();
    void succeeded() { m_failures = 0; }
    /// Ends the pause, because sending is likely to succeed again.
    void resume() { m_pauseUntil = 0; }
    int failures() const { return m_failures; }

    void decided(int rows);
    /// Rows decided in the last minute of sending; extrapolated from a shorter time. 0: not known.
    int perMinute() const;

private:
    double available() const;

    Budget *m_budget;
    QElapsedTimer m_time{};
    qint64 m_heardAt = 0;
    qint64 m_pauseUntil = 0;
    int m_failures = 0;
    std::array<int, 60> m_rows{};  ///< Decisions per second, a ring buffer.
    qint64 m_second = -1;          ///< The latest second.
    int m_seconds = 0;             ///< Number of valid seconds.
};

}  // namespace Sidestage
