// SPDX-License-Identifier: GPL-3.0-or-later

// Two threads change one variable at the same time: the thread sanitizer has to report it, although what was
// done before posting is in order with what was posted.

#include "base/event_thread.h"

#include <QCoreApplication>

#include <atomic>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    int count = 1;
    // Relaxed: each thread knows of the other, but nothing puts their accesses to `count` in order.
    std::atomic<int> changes = 0;
    const auto waitFor = [&changes](int number) {
        while (changes.load(std::memory_order_relaxed) < number)
            std::this_thread::yield();
    };
    Sidestage::EventThread thread;
    thread.start();
    thread.post([&] {
        ++count;
        changes.store(1, std::memory_order_relaxed);
        waitFor(2);
    });
    waitFor(1);
    ++count;
    changes.store(2, std::memory_order_relaxed);
    thread.stop();
    return count == 3 ? 0 : 1;
}
