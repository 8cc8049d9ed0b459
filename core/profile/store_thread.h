// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/database.h"

#include <QCoro/QCoroTask>
#include <QMutex>
#include <QObject>
#include <QPointer>
#include <QThread>

#include <coroutine>
#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace Sidestage {

/// The journal and archive of a profile, on a worker thread, for work that may take longer than a frame. No
/// other thread of this process writes to their file, so the GUI thread never waits for it. Work runs in the
/// order in which it was posted, and is committed when its outcome arrives.
///
/// The destructor first finishes all posted work, even if its receiver is gone.
class StoreThread : public QObject
{
    Q_OBJECT
public:
    /// Opens ProfileStore::openHistory() on the worker thread. Each ":memory:" is a separate database.
    explicit StoreThread(const QString &path, QObject *parent = nullptr);
    ~StoreThread() override;

    /// Runs `work` on the worker thread and calls `done` with its outcome on this object's thread, unless
    /// `context` has been destroyed by then.
    template <class T, class Done>
    void run(std::function<Result<T>(Database &)> work, QObject *context, Done done)
    {
        post([this, work = std::move(work), context = QPointer(context),
              done = std::move(done)](Database *database, const Error &trouble) mutable {
            auto outcome = std::make_shared<Result<T>>(database ? work(*database) : Result<T>(trouble));
            deliver([context, done = std::move(done), outcome] {
                if (context)
                    done(std::move(*outcome));
            });
        });
    }

    /// The same as a coroutine: `auto reading = thread->ask<int>(…); const auto count = co_await reading;`
    template <class T>
    QCoro::Task<Result<T>> ask(std::function<Result<T>(Database &)> work)
    {
        auto outcome = std::make_shared<std::optional<Result<T>>>();
        auto waiting = std::make_shared<std::coroutine_handle<>>();
        run<T>(std::move(work), this, [outcome, waiting](Result<T> result) {
            *outcome = std::move(result);
            if (*waiting)
                waiting->resume();
        });
        struct Awaiter
        {
            std::shared_ptr<std::optional<Result<T>>> outcome;
            std::shared_ptr<std::coroutine_handle<>> waiting;
            bool await_ready() const { return outcome->has_value(); }
            void await_suspend(std::coroutine_handle<> handle) { *waiting = handle; }
            void await_resume() const { }
        };
        Awaiter awaiter{outcome, waiting};
        co_await awaiter;
        Result<T> result = std::move(**outcome);
        co_return result;
    }

    /// Blocks until all work that was posted before has run.
    void flush();

private:
    using Work = std::function<void(Database *, const Error &)>;

    void post(Work work);
    /// Runs `reply` on this object's thread. Called on the worker thread.
    void deliver(std::function<void()> reply);
    void answer();

    QThread m_thread{};
    QObject m_worker{};  ///< Lives in `m_thread`: functions posted to it run there, in order.
    std::optional<Database> m_database{};
    Error m_trouble{};
    QMutex m_mutex{};  ///< Guards `m_replies`.
    std::deque<std::function<void()>> m_replies{};
};

}  // namespace Sidestage
