// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_thread.h"

#include <QEventLoop>

#include <future>
#include <utility>

namespace Sidestage {

void EventThread::start()
{
    if (isRunning())
        return;
    std::promise<void> begun;
    const std::future<void> ready = begun.get_future();
    m_thread = std::thread([this, begun = std::move(begun)]() mutable {
        QEventLoop loop;
        QObject context;
        m_loop = &loop;
        m_context = &context;
        begun.set_value();
        loop.exec();
    });
    ready.wait();
}

void EventThread::stop()
{
    if (!isRunning())
        return;
    post([loop = m_loop] { loop->quit(); });
    m_thread.join();
    m_context = nullptr;
    m_loop = nullptr;
}

void EventThread::post(std::function<void()> work)
{
    QMetaObject::invokeMethod(m_context, std::move(work), Qt::QueuedConnection);
}

void EventThread::run(const std::function<void()> &work)
{
    Q_ASSERT(std::this_thread::get_id() != m_thread.get_id());
    QMetaObject::invokeMethod(m_context, work, Qt::BlockingQueuedConnection);
}

}  // namespace Sidestage
