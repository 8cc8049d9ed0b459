// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/heap.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMetaEnum>
#include <QThread>

#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <tuple>
#include <vector>

#ifdef Q_OS_LINUX
#include <fcntl.h>
#include <pthread.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#endif

/// Measures how long the window's thread lets an event wait, and what the thread did meanwhile: computing, or
/// waiting for a processor that was in use elsewhere.
namespace Sidestage::Bench {

/// Milliseconds since the program began, by the wall clock.
inline double now()
{
    static const QElapsedTimer started = [] {
        QElapsedTimer timer;
        timer.start();
        return timer;
    }();
    return double(started.nsecsElapsed()) / 1e6;
}

/// What a thread has used so far. Only Linux reports more than the time. Elsewhere all of it counts as
/// computing.
class ThreadMeter
{
public:
    struct Faults
    {
        long minor = 0;        ///< Page faults without disk access. They count as computing.
        long major = 0;        ///< Page faults that read from a disk.
        long gaveWay = 0;      ///< Voluntary context switches.
        long wasSentAway = 0;  ///< Involuntary context switches.
    };

    /// Measures the thread in which it is created.
    ThreadMeter()
    {
#ifdef Q_OS_LINUX
        pthread_getcpuclockid(pthread_self(), &m_clock);
        const std::string path = "/proc/self/task/" + std::to_string(::syscall(SYS_gettid)) + "/schedstat";
        m_schedule = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
#endif
    }
    ~ThreadMeter()
    {
#ifdef Q_OS_LINUX
        if (m_schedule >= 0)
            ::close(m_schedule);
#endif
    }
    Q_DISABLE_COPY_MOVE(ThreadMeter)

    /// The CPU time in milliseconds. Thread-safe.
    double computing() const
    {
#ifdef Q_OS_LINUX
        timespec time{};
        clock_gettime(m_clock, &time);
        return double(time.tv_sec) * 1e3 + double(time.tv_nsec) / 1e6;
#else
        return now();
#endif
    }
    /// Milliseconds in which the thread was runnable but had no processor. Thread-safe.
    double inLine() const
    {
#ifdef Q_OS_LINUX
        std::array<char, 96> text{};
        if (m_schedule < 0 || ::pread(m_schedule, text.data(), text.size() - 1, 0) <= 0)
            return 0;
        char *rest = nullptr;
        std::strtoull(text.data(), &rest, 10);
        return double(std::strtoull(rest, nullptr, 10)) / 1e6;
#else
        return 0;
#endif
    }
    /// Called only in the thread itself.
    static Faults faults()
    {
#ifdef Q_OS_LINUX
        rusage usage{};
        getrusage(RUSAGE_THREAD, &usage);
        return {usage.ru_minflt, usage.ru_majflt, usage.ru_nvcsw, usage.ru_nivcsw};
#else
        return {};
#endif
    }
    /// Milliseconds that the host took from this machine, summed over all processors, with a resolution of 10
    /// ms.
    static double stolen()
    {
#ifdef Q_OS_LINUX
        static const int file = ::open("/proc/stat", O_RDONLY | O_CLOEXEC);
        std::array<char, 256> text{};
        if (file < 0 || ::pread(file, text.data(), text.size() - 1, 0) <= 4)
            return 0;
        char *rest = text.data() + 4;
        unsigned long long ticks = 0;
        for (int column = 0; column < 8; ++column)  // user nice system idle iowait irq softirq steal
            ticks = std::strtoull(rest, &rest, 10);
        return double(ticks) * 1e3 / double(sysconf(_SC_CLK_TCK));
#else
        return 0;
#endif
    }

private:
#ifdef Q_OS_LINUX
    clockid_t m_clock{};
    int m_schedule = -1;
#endif
};

/// An application that records the longest event that it has handled lately.
class WatchedApplication : public QApplication
{
public:
    WatchedApplication(int &argc, char **argv)
        : QApplication(argc, argv)
    {
        preventHeapPauses();  // as the dashboard does
    }

    struct Longest
    {
        double computing = 0;
        std::string what{};
    };
    Longest takeLongest() { return std::exchange(m_longest, {}); }

    bool notify(QObject *receiver, QEvent *event) override
    {
        if (m_depth > 0 || QThread::currentThread() != thread())
            return QApplication::notify(receiver, event);
        // Receiver and event may be deleted by the handler.
        const char *of = receiver->metaObject()->className();
        const QEvent::Type type = event->type();
        const double from = m_meter.computing();
        ++m_depth;
        const bool handled = QApplication::notify(receiver, event);
        --m_depth;
        if (const double took = m_meter.computing() - from; took > m_longest.computing) {
            const char *name = QMetaEnum::fromType<QEvent::Type>().valueToKey(type);
            m_longest = {took, std::string(name ? name : "?") + " to " + of};
        }
        return handled;
    }

private:
    ThreadMeter m_meter{};
    Longest m_longest{};
    int m_depth = 0;
};

/// How long one event waited.
struct Wait
{
    double waited = 0;             ///< By the wall clock. Of that ...
    double computing = 0;          ///< the thread was computing,
    double inLine = 0;             ///< waited for a processor.
    double stolen = 0;             ///< Of the whole machine, counted from up to 10 ms before.
    ThreadMeter::Faults faults{};  ///< Since the previous event, up to a millisecond before.

    /// `time` without what was stolen meanwhile. Some hosts' steal looks like computing, that of others like
    /// waiting for a processor, so it is subtracted from both. It is unknown from which processor it was
    /// stolen, so this may be too much, but never more than the system reports.
    double withoutStolen(double time) const { return time > stolen ? time - stolen : 0; }
    WatchedApplication::Longest longest{};
};

/// Posts an event to the window's thread every millisecond and measures the time until it is handled.
class Watchdog : public QThread
{
public:
    /// Created in the window's thread.
    explicit Watchdog(QObject *in)
        : m_in(in)
    {
        // All memory is allocated beforehand, so that it does not disturb the measurement.
        for (auto *waits : {&m_waits, &m_taken}) {
            waits->resize(1 << 16);
            waits->clear();
        }
    }
    ~Watchdog() override
    {
        m_ends = true;
        wait();
    }
    /// Restarts the measurement: an event that is pending now is measured from this call on.
    void begin()
    {
        m_waits.clear();
        m_from = {now(), m_meter.computing(), m_meter.inLine(), ThreadMeter::stolen()};
        m_before = ThreadMeter::faults();
        std::ignore = static_cast<WatchedApplication *>(QCoreApplication::instance())->takeLongest();
    }
    /// All waits since the last call. Valid until the next call.
    const std::vector<Wait> &take()
    {
        m_taken.clear();
        m_taken.swap(m_waits);
        return m_taken;
    }
    /// Milliseconds, the longest time that the watchdog itself had no processor. It posts nothing then, so a
    /// wait may have been longer than measured, or was not measured at all.
    double longestBlind() const { return m_longestBlind; }
    /// How often that took more than 16 ms.
    int timesBlind() const { return m_timesBlind; }

protected:
    void run() override
    {
        double stolen = 0;
        double before = now();
        for (unsigned timeBudget = 0; !m_ends; ++timeBudget) {
            const double at = now(), blind = at - std::exchange(before, at);
            if (blind > m_longestBlind)
                m_longestBlind = blind;
            m_timesBlind += blind > 16;
            if (timeBudget % 8 == 0)
                stolen = ThreadMeter::stolen();
            if (!m_isWaiting.exchange(true)) {
                const Moment posted{now(), m_meter.computing(), m_meter.inLine(), stolen};
                QMetaObject::invokeMethod(
                    m_in,
                    [this, posted] {
                        note(posted.at < m_from.at ? m_from : posted);
                        m_isWaiting = false;
                    },
                    Qt::QueuedConnection);
            }
            QThread::usleep(1000);
        }
    }

private:
    /// The counters of the window's thread at one time.
    struct Moment
    {
        double at = 0;
        double computing = 0;
        double inLine = 0;
        double stolen = 0;
    };

    void note(const Moment &from)
    {
        constexpr double remarkable = 4;
        Wait wait;
        wait.waited = now() - from.at;
        wait.computing = m_meter.computing() - from.computing;
        const auto faults = ThreadMeter::faults();
        const auto longest = static_cast<WatchedApplication *>(QCoreApplication::instance())->takeLongest();
        if (wait.waited >= remarkable) {
            wait.inLine = m_meter.inLine() - from.inLine;
            wait.stolen = ThreadMeter::stolen() - from.stolen;
            wait.faults = {faults.minor - m_before.minor, faults.major - m_before.major,
                           faults.gaveWay - m_before.gaveWay, faults.wasSentAway - m_before.wasSentAway};
            wait.longest = longest;
        }
        m_before = faults;
        m_waits.push_back(wait);
    }

    QObject *m_in;
    std::atomic<bool> m_ends = false;
    std::atomic<bool> m_isWaiting = false;
    std::atomic<double> m_longestBlind = 0;
    std::atomic<int> m_timesBlind = 0;
    ThreadMeter m_meter{};  ///< Of the window's thread.
    ThreadMeter::Faults m_before{};
    Moment m_from{};
    // Used in the window's thread. They never grow beyond their capacity, because an allocation would disturb
    // the measurement.
    std::vector<Wait> m_waits{};
    std::vector<Wait> m_taken{};
};

}  // namespace Sidestage::Bench
