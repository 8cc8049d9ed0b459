// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "stall_watch.h"

#include <QCoreApplication>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <string>

/// Measures a window's thread in the phases of a benchmark and prints a line for each: the CPU time, how long
/// the thread waited for a processor, what the host stole from the whole machine meanwhile, and the
/// wall-clock time, which includes all of them.
///
/// The verdict uses the CPU time less the stolen time, because reported CPU time may contain stolen time.
/// This can only be in favour of the program, so both are printed.
namespace Sidestage::Bench {

class Phases
{
public:
    static constexpr double frame = 16;  ///< Milliseconds.

    /// Created in the window's thread. `in` lives in the same thread and must outlive this.
    explicit Phases(QObject *in)
        : m_in(in)
        , m_watchdog(in)
    {
    }

    void start()
    {
        m_stolenBefore = ThreadMeter::stolen();
        m_watchdog.start();
        std::printf("longest wait of an event in ms    computing  less stolen  by the clock  in line  over "
                    "16: comp.  clock "
                    "  ready after\n");
    }

    /// Calls `begin` as from a click, then runs the event loop until `done` and 150 ms longer.
    template <class Begin, class Done>
    void run(const char *name, Begin begin, Done done)
    {
        constexpr double settles = 50, goesOn = 150;  // milliseconds
        // Earlier work is not measured.
        for (const double settled = now() + settles; now() < settled;)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        m_watchdog.begin();
        const double from = now();
        bool begun = false;
        // In an event of its own, or the watchdog would not measure it.
        QTimer::singleShot(0, m_in, [&] {
            begin();
            begun = true;
        });
        double doneAt = -1;
        while (doneAt < 0 || now() - from < doneAt + goesOn) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
            if (doneAt < 0 && begun && done())
                doneAt = now() - from;
        }
        print(name, doneAt);
    }

    void printVerdict() const
    {
        std::printf(
            "\nlongest: %.2f ms computing, %.2f ms of it not while something was stolen, %.2f ms by the "
            "clock\n"
            "over %.0f ms: %d computing, %d by the clock; stolen from the machine meanwhile: %.1f s\n",
            m_worstComputing, m_worstOwn, m_worst, frame, m_longOwn, m_longWaits,
            (ThreadMeter::stolen() - m_stolenBefore) / 1000);
        std::printf("verdict, by what the thread was computing: %s the target of %.0f ms; by the clock: %s\n",
                    m_longOwn == 0 ? "within" : "NOT within", frame,
                    m_longWaits == 0 ? "within" : "not within");
    }

private:
    void print(const char *name, double doneAt)
    {
        double worst = 0, worstComputing = 0, worstOwn = 0, inLine = 0;
        int longWaits = 0, longOwn = 0;
        WatchedApplication::Longest longest;
        for (const Wait &wait : m_watchdog.take()) {
            const double own = std::max(0.0, wait.computing - wait.stolen);
            longWaits += wait.waited > frame;
            longOwn += own > frame;
            worstOwn = std::max(worstOwn, own);
            if (wait.waited > worst) {
                worst = wait.waited;
                inLine = wait.inLine;
            }
            if (wait.computing > worstComputing) {
                worstComputing = wait.computing;
                longest = wait.longest;
            }
        }
        m_worst = std::max(m_worst, worst);
        m_worstComputing = std::max(m_worstComputing, worstComputing);
        m_worstOwn = std::max(m_worstOwn, worstOwn);
        m_longWaits += longWaits;
        m_longOwn += longOwn;
        constexpr double remarkable = 4;
        std::printf("%-33s %9.2f %12.2f %13.2f %8.2f %15d %6d %13.0f", name, worstComputing, worstOwn, worst,
                    inLine, longOwn, longWaits, doneAt);
        // The longest single event of that wait.
        if (worstComputing > remarkable)
            std::printf("   %.2f: %s", longest.computing, longest.what.c_str());
        std::printf("\n");
        std::fflush(stdout);
    }

    QObject *m_in;
    Watchdog m_watchdog;
    double m_worst = 0;
    double m_worstComputing = 0;
    double m_worstOwn = 0;
    int m_longWaits = 0;
    int m_longOwn = 0;
    double m_stolenBefore = 0;
};

}  // namespace Sidestage::Bench
