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

/// Journal and archive of a profile, on a thread of their own, for what may take longer than a frame. Nobody
/// else in this process writes to their file, so that no window ever waits for it. Work is done in the order
/// in which it was given, and has been committed when its outcome arrives.
///
/// What is under way when this is destroyed is finished first; what nobody waits for any more is done
/// all the same.
class StoreThread : public QObject
{
    Q_OBJECT
public:
    /// Opens ProfileStore::openHistory(); ":memory:" is a store of its own.
    explicit StoreThread(const QString &path, QObject *parent = nullptr);
    ~StoreThread() override;

    /// Runs `work` there and hands its outcome to `done` here, unless `context` is gone by then.
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

    /// The same, to be awaited: `auto reading = thread->ask<int>(…); const auto count = co_await reading;`
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

    /// Waits until everything is done that was given by now.
    void flush();

private:
    using Work = std::function<void(Database *, const Error &)>;

    void post(Work work);
    /// Runs `reply` in the thread of this object. Called from the other one.
    void deliver(std::function<void()> reply);
    void answer();

    QThread m_thread{};
    QObject m_worker{};  ///< Lives in `m_thread`: what is posted to it runs there, in order.
    std::optional<Database> m_database{};
    Error m_trouble{};
    QMutex m_mutex{};  ///< Guards `m_replies`.
    std::deque<std::function<void()>> m_replies{};
};

}  // namespace Sidestage
