// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "resident.h"

#include <QApplication>
#include <QEvent>
#include <QTimer>
#include <QWidget>

#include <chrono>
#include <cstdio>

namespace Sidestage::Benchmarks {

/// Prints "<milliseconds> <KiB>" when `window` has been painted and the pending events are handled, then
/// quits. The start time is when the runner started the process, passed in SIDESTAGE_STARTED as nanoseconds
/// of the steady clock, so that the work of the loader counts as well.
class FirstFrame : public QObject
{
public:
    explicit FirstFrame(QWidget *window)
        : m_window(window)
    {
        window->installEventFilter(this);
    }

    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == m_window && event->type() == QEvent::Paint && !m_seen) {
            m_seen = true;
            QTimer::singleShot(0, this, [] {
                using namespace std::chrono;
                const auto started = nanoseconds(qEnvironmentVariable("SIDESTAGE_STARTED").toLongLong());
                const auto now = steady_clock::now().time_since_epoch();
                std::printf("%.1f %ld\n", duration<double, std::milli>(now - started).count(), residentKib());
                std::fflush(stdout);
                QCoreApplication::exit(0);
            });
        }
        return false;
    }

private:
    QWidget *m_window;
    bool m_seen = false;
};

}  // namespace Sidestage::Benchmarks
