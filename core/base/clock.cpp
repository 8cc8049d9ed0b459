// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock.h"

#ifdef Q_OS_WIN
#include <qt_windows.h>
#else
#include <ctime>
#endif

namespace Sidestage {

namespace {

class SystemClock final : public Clock
{
public:
    QDateTime now() const override { return QDateTime::currentDateTimeUtc(); }
    qint64 msecs() const override { return QDateTime::currentMSecsSinceEpoch(); }
};

}  // namespace

const Clock &Clock::system()
{
    static const auto &clock = *new SystemClock;  // never destroyed: threads may go on at the end
    return clock;
}

qint64 steadyMsecs()
{
#ifdef Q_OS_WIN
    return qint64(GetTickCount64());  // includes the time in sleep
#else
#ifdef CLOCK_BOOTTIME
    constexpr clockid_t clock = CLOCK_BOOTTIME;  // on Linux CLOCK_MONOTONIC excludes the time in sleep
#else
    constexpr clockid_t clock = CLOCK_MONOTONIC;
#endif
    timespec time{};
    clock_gettime(clock, &time);
    return qint64(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
#endif
}

}  // namespace Sidestage
