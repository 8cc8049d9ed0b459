// SPDX-License-Identifier: GPL-3.0-or-later
#include "sleep_watch.h"

namespace Sidestage {

SleepWatch::SleepWatch(std::function<qint64()> time, QObject *parent)
    : QObject(parent)
    , m_time(std::move(time))
    , m_last(m_time())
{
    m_timer.setInterval(interval);
    connect(&m_timer, &QTimer::timeout, this, &SleepWatch::check);
    m_timer.start();
}

void SleepWatch::check()
{
    const qint64 now = m_time();
    const qint64 passed = now - std::exchange(m_last, now);
    if (passed > (interval + tolerance).count())
        Q_EMIT woken();
}

}  // namespace Sidestage
