// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QObject>
#include <QTimer>

namespace Sidestage {

/// Emits due() once on each day (UTC), by the clock: also directly after a sleep over midnight, and after the
/// clock was corrected. After a failure it is due again in an hour, or when retry() is called.
class DailySchedule : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds afterFailure = std::chrono::hours(1);
    /// The delay of the first check after start(), so that the window appears first.
    static constexpr std::chrono::milliseconds afterStart = std::chrono::seconds(30);
    /// How often the clock is checked.
    static constexpr std::chrono::milliseconds interval = std::chrono::minutes(1);

    /// `clock` must outlive this.
    explicit DailySchedule(const Clock &clock, QObject *parent = nullptr);

    /// Starts the checks. `last` (UTC): when the last successful run became due; invalid: never.
    void start(const QDateTime &last);
    void setEnabled(bool enabled) { m_enabled = enabled; }
    /// The interval of the checks and the delay of the first one, from the next start() on. For tests, which
    /// move the clock.
    void setPace(std::chrono::milliseconds pace);

    /// The run requested by due() has ended.
    void finished(bool well);
    /// The reason of the failure is gone: the run is due immediately. Does nothing without a failure.
    void retry();
    /// When the last successful run became due, in UTC.
    const QDateTime &last() const { return m_last; }
    bool isDue() const;

public Q_SLOTS:
    /// Checks the clock. Called automatically.
    void check();

Q_SIGNALS:
    void due();
    /// Emitted after each check of the clock.
    void checked();

private:
    const Clock &m_clock;
    QTimer m_timer{};
    std::chrono::milliseconds m_atFirst = afterStart;
    QDateTime m_last{};
    QDateTime m_begunAt{};  ///< When due() was last emitted.
    QDateTime m_notBefore{};
    bool m_enabled = true;
    bool m_running = false;
};

}  // namespace Sidestage
