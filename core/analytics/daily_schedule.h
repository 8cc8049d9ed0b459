// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QObject>
#include <QTimer>

namespace Sidestage {

/// Says once on each day (UTC) that something is due, by the clock: also right after the machine has slept
/// over midnight, and after its clock was put right. What has failed is due again after an hour, or as soon
/// as what was in its way has gone.
class DailySchedule : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds afterFailure = std::chrono::hours(1);
    /// How long after the start of the program at first: the window comes before.
    static constexpr std::chrono::milliseconds afterStart = std::chrono::seconds(30);
    /// How often it looks at the clock.
    static constexpr std::chrono::milliseconds interval = std::chrono::minutes(1);

    /// `clock` must outlive this.
    explicit DailySchedule(const Clock &clock, QObject *parent = nullptr);

    /// Begins to look. `last` (UTC): when what was done last had become due; invalid: never.
    void start(const QDateTime &last);
    void setEnabled(bool enabled) { m_enabled = enabled; }
    /// How often it looks at the clock from the next start() on, also at first. For tests, which move the
    /// clock and have no minute.
    void setPace(std::chrono::milliseconds pace);

    /// What due() asked for has ended.
    void finished(bool well);
    /// What made the last one fail has gone: it is due at once. Does nothing when nothing has failed.
    void retry();
    /// When what ended well last had become due; UTC.
    const QDateTime &last() const { return m_last; }
    bool isDue() const;

public Q_SLOTS:
    /// Looks at the clock. Happens by itself.
    void check();

Q_SIGNALS:
    void due();
    /// The clock has been looked at, whether or not anything is due.
    void checked();

private:
    const Clock &m_clock;
    QTimer m_timer{};
    std::chrono::milliseconds m_atFirst = afterStart;
    QDateTime m_last{};
    QDateTime m_begunAt{};  ///< When due() was told last.
    QDateTime m_notBefore{};
    bool m_enabled = true;
    bool m_running = false;
};

}  // namespace Sidestage
