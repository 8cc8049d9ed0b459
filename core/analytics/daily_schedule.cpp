// SPDX-License-Identifier: GPL-3.0-or-later
#include "daily_schedule.h"

#include "events/sleep_watch.h"

namespace Sidestage {

DailySchedule::DailySchedule(const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_clock(clock)
{
    // A timer alone would sleep with the machine; looking at the clock once a minute costs nothing.
    m_timer.setInterval(interval);
    m_timer.setTimerType(Qt::VeryCoarseTimer);
    connect(&m_timer, &QTimer::timeout, this, &DailySchedule::check);
    connect(new SleepWatch(clock, this), &SleepWatch::woken, this, &DailySchedule::check);
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
    // The clock may have been put back: what was done tomorrow does not count.
    const bool wasAhead = m_notBefore.isValid() && m_notBefore > now.addMSecs(afterFailure.count());
    if (m_notBefore.isValid() && now < m_notBefore && !wasAhead)
        return false;
    if (!m_last.isValid() || m_last.toUTC().date() < now.date())
        return true;
    // A clock that was put back over midnight does not make another day of the one before; but one that was
    // years ahead must not stop everything until then.
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
        // What begins before midnight and ends after it is of the day before.
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
