// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>
#include <thread>

class QEventLoop;

namespace Sidestage {

/// A thread with an event loop, for objects that live in it. When it has stopped, it has ended for the system
/// as well, on Unix at least. That of a QThread has not: QThread::wait() returns while what libraries keep
/// for each thread is still being taken down, and a program that ends in that moment takes down the same once
/// more (OpenSSL does, which damages the heap).
class EventThread
{
public:
    EventThread() = default;
    ~EventThread() { stop(); }
    Q_DISABLE_COPY_MOVE(EventThread)

    /// Returns when it takes events. Does nothing while it runs.
    void start();
    /// Finishes what was given to it by now, and ends. What lives in it has to be deleted before, in it.
    void stop();
    bool isRunning() const { return m_thread.joinable(); }

    /// For QObject::moveToThread(), while it runs.
    QThread *thread() const { return m_context->thread(); }
    /// Runs `work` in it, after all that was given to it before.
    void post(std::function<void()> work);
    /// The same, and waits for it. Not called in it itself.
    void run(const std::function<void()> &work);

private:
    std::thread m_thread{};
    QObject *m_context = nullptr;  ///< Lives in it, as long as it runs.
    QEventLoop *m_loop = nullptr;
};

}  // namespace Sidestage
