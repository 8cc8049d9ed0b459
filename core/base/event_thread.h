// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <thread>

class QEventLoop;

namespace Sidestage {

/// A thread with an event loop, for objects that live in it. When stop() returns, the system thread has ended
/// too, on Unix at least. QThread does not guarantee that: QThread::wait() returns while the thread-local
/// data of libraries is still being destroyed. A program that exits at that moment destroys it twice, which
/// corrupts the heap (OpenSSL).
class EventThread
{
public:
    EventThread() = default;
    ~EventThread() { stop(); }
    Q_DISABLE_COPY_MOVE(EventThread)

    /// Starts the thread and returns when its event loop can receive events. Does nothing while it runs.
    void start();
    /// Runs the work posted so far and ends the thread. Delete the objects that live in the thread first, in
    /// it.
    void stop();
    bool isRunning() const { return m_thread.joinable(); }

    /// For QObject::moveToThread(). Valid only while the thread runs.
    QThread *thread() const { return m_context->thread(); }
    /// Runs `work` in the thread, after all work posted before.
    void post(std::function<void()> work);
    /// Like post(), but waits until `work` has run. Must not be called in the thread itself.
    void run(const std::function<void()> &work);

private:
    std::thread m_thread{};
    QObject *m_context = nullptr;  ///< Lives in the thread while it runs.
    QEventLoop *m_loop = nullptr;
};

}  // namespace Sidestage
