// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"

#include <QObject>
#include <QTimer>

namespace Sidestage {

/// Says once on each day (UTC) that something is due, by the clock: also right after the machine has slept
/// over midnight, and after its clock was put right. What has failed is due again after an hour.
class DailySchedule : public QObject
{
    Q_OBJECT
public:
    static constexpr std::chrono::milliseconds afterFailure = std::chrono::hours(1);
    /// How long after the start of the program at first: the window comes before.
    static constexpr std::chrono::milliseconds afterStart = std::chrono::seconds(30);

    /// `clock` must outlive this.
    explicit DailySchedule(const Clock &clock, QObject *parent = nullptr);

    /// Begins to look. `last` (UTC): when it was done; invalid: never.
    void start(const QDateTime &last);
    void setEnabled(bool enabled) { m_enabled = enabled; }

    /// What due() asked for has ended.
    void finished(bool well);
    const QDateTime &last() const { return m_last; }
    bool isDue() const;

public Q_SLOTS:
    /// Looks at the clock. Happens by itself.
    void look();

Q_SIGNALS:
    void due();

private:
    const Clock &m_clock;
    QTimer m_timer{};
    QDateTime m_last{};
    QDateTime m_notBefore{};
    bool m_enabled = true;
    bool m_running = false;
};

}  // namespace Sidestage
