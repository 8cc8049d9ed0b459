// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>

#include <array>

namespace Sidestage {

class Budget;

/// When the next batch may go: other calls of the account come first. A part of the bucket is left to them
/// always, and after trouble there is a pause that grows.
class DecisionPace : public QObject
{
    Q_OBJECT
public:
    explicit DecisionPace(Budget *budget, QObject *parent = nullptr);

    /// Milliseconds until the next call may go; 0: now. `underWay`: calls that have not been answered.
    int wait(int underWay) const;
    /// Milliseconds until the rate limit lets the next one go, leaving pauses aside.
    int waitForBucket(int underWay) const;
    /// At least how long `calls` take by the rate limit, in seconds.
    int secondsFor(int calls) const;

    /// Something went wrong with a call: a pause, longer with every time in a row.
    void failed();
    void succeeded() { m_failures = 0; }
    /// Ends the pause: there is a reason to believe that it goes on.
    void resume() { m_pauseUntil = 0; }
    int failures() const { return m_failures; }

    void decided(int rows);
    /// Rows decided in the last minute of sending; scaled up when it has not lasted a minute. 0: not known.
    int perMinute() const;

private:
    double available() const;

    Budget *m_budget;
    QElapsedTimer m_time{};
    qint64 m_heardAt = 0;
    qint64 m_pauseUntil = 0;
    int m_failures = 0;
    std::array<int, 60> m_rows{};  ///< Of each second in which something was decided, around.
    qint64 m_second = -1;          ///< The last of them.
    int m_seconds = 0;             ///< How many are filled.
};

}  // namespace Sidestage
