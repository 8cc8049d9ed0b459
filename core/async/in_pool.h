// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMutex>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace Sidestage {

/// Lets another thread post to an object that may be being destroyed. The object's destructor waits for the
/// lock.
class Gate
{
public:
    /// Must be called in the thread of `context`. `context` may be destroyed before the gate.
    static std::shared_ptr<Gate> before(QObject *context)
    {
        auto gate = std::make_shared<Gate>();
        gate->m_target = context;
        gate->m_link = QObject::connect(
            context, &QObject::destroyed, context,
            [gate] {
                const QMutexLocker locked(&gate->m_mutex);
                gate->m_target = nullptr;
            },
            Qt::DirectConnection);
        return gate;
    }

    /// Call once, from any thread. The event loop of the object's thread calls `deliver`, unless the object
    /// has been destroyed by then.
    void pass(std::function<void()> deliver)
    {
        const QMutexLocker locked(&m_mutex);
        if (!m_target)
            return;
        QMetaObject::invokeMethod(
            m_target,
            [link = m_link, deliver = std::move(deliver)] {
                QObject::disconnect(link);
                deliver();
            },
            Qt::QueuedConnection);
    }

private:
    QMutex m_mutex{};
    QObject *m_target = nullptr;
    QMetaObject::Connection m_link{};
};

/// Runs `work` in a thread of the pool, and passes what it returns to `done` in the thread of `context`,
/// which is the current one, unless `context` has been destroyed by then. Before that, `work` is destroyed
/// with what it holds, which may take long.
template <class Work, class Done>
void runInPool(QObject *context, Work work, Done done, QThreadPool *pool = QThreadPool::globalInstance())
{
    pool->start([gate = Gate::before(context), work = std::optional(std::move(work)),
                 done = std::move(done)]() mutable {
        using Value = std::invoke_result_t<Work &>;
        if constexpr (std::is_void_v<Value>) {
            (*work)();
            work.reset();
            gate->pass(std::move(done));
        } else {
            auto value = std::make_shared<Value>((*work)());
            work.reset();
            gate->pass([done = std::move(done), value]() mutable { done(std::move(*value)); });
        }
    });
}

}  // namespace Sidestage
