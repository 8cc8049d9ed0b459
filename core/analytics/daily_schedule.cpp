// SPDX-License-Identifier: GPL-3.0-or-later
#include "daily_schedule.h"

#include "events/sleep_watch.h"

namespace Sidestage {

DailySchedule::DailySchedule(const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
    // A single timer would stop during sleep. Checking the clock once a minute costs nothing.
    m_timer.setInterval(interval);
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_timer, &QTimer::timeout, this, &DailySchedule::check);
    connect(new SleepWatch([this] { return m_clock.msecs(); }, this), &SleepWatch::woken, this,
            &DailySchedule::check);
}

void DailySchedule::setPace(std::chrono::milliseconds pace)
{
    m_timer.setInterval(pace);
    m_timer.setTimerType(Qt::PreciseTimer);
    m_atFirst = pace;
}

void DailySchedule::start(const QDateTime &last)
{
    m_last = last;
    m_timer.start();
    QTimer::singleShot(m_atFirst, this, &DailySchedule::check);
}

bool DailySchedule::isDue() const
{
    const QDateTime now = m_clock.now().toUTC();
    // If the clock was set back, a time in the future does not count.
    const bool wasAhead = m_notBefore.isValid() && m_notBefore > now.addMSecs(afterFailure.count());
    if (m_notBefore.isValid() && now < m_notBefore && !wasAhead)
        return false;
    if (!m_last.isValid() || m_last.toUTC().date() < now.date())
        return true;
    // If the clock was set back over midnight, the previous day must not run again. If it was far ahead, it
    // must not block everything until then.
    return m_last.toUTC() > now.addDays(1);
}

void DailySchedule::check()
{
    if (m_enabled && !m_running && m_timer.isActive() && isDue()) {
        m_running = true;
        m_begunAt = m_clock.now().toUTC();
        Q_EMIT due();
    }
    Q_EMIT checked();
}

void DailySchedule::finished(bool well)
{
    m_running = false;
    if (well) {
        // A run that begins before midnight and ends after it belongs to the day before.
        m_last = m_begunAt;
        m_notBefore = {};
    } else {
        m_notBefore = m_clock.now().toUTC().addMSecs(afterFailure.count());
    }
}

void DailySchedule::retry()
{
    if (!m_notBefore.isValid())
        return;
    m_notBefore = {};
    check();
}

}  // namespace Sidestage
