// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "async/pending.h"
#include "base/event_thread.h"
#include "storage/database.h"

#include <QMutex>
#include <QObject>
#include <QPointer>

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>

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

    /// Runs `work(Database &)`, which returns a Result, on the worker thread, and calls `done` with it on
    /// this object's thread, unless `context` has been destroyed by then.
    template <class Work, class Done>
    void run(Work work, QObject *context, Done done)
    {
        using Outcome = std::invoke_result_t<Work &, Database &>;
        post([this, work = std::move(work), context = QPointer(context),
              done = std::move(done)](Database *database, const Error &trouble) mutable {
            auto outcome = std::make_shared<Outcome>(database ? work(*database) : Outcome(trouble));
            deliver([context, done = std::move(done), outcome] {
                if (context)
                    done(std::move(*outcome));
            });
        });
    }

    /// The same as a coroutine: `auto reading = thread->ask(work); const auto count = co_await reading;`
    template <class Work>
    auto ask(Work work)
    {
        using Outcome = std::invoke_result_t<Work &, Database &>;
        const auto answer = std::make_shared<Pending<Outcome>>();
        run(std::move(work), this, [answer](Outcome outcome) { answer->finish(std::move(outcome)); });
        return Pending<Outcome>::wait(answer);
    }

    /// Blocks until all work that was posted before has run.
    void flush();

private:
    void post(std::function<void(Database *, const Error &)> work);
    /// Runs `reply` on this object's thread. Called on the worker thread.
    void deliver(std::function<void()> reply);
    void answer();

    EventThread m_thread{};
    std::optional<Database> m_database{};
    Error m_trouble{};
    QMutex m_mutex{};  ///< Guards `m_replies`.
    std::deque<std::function<void()>> m_replies{};
};

}  // namespace Sidestage
