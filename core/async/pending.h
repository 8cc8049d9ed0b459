// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoro/QCoroTask>

#include <coroutine>
#include <memory>
#include <optional>
#include <utility>

namespace Sidestage {

/// A value that a callback delivers later to one awaiting coroutine. Calling finish() again has no effect:
/// the first value counts.
template <class T>
class Pending
{
public:
    bool isFinished() const { return m_value.has_value(); }

    void finish(T value)
    {
        if (m_value)
            return;
        m_value = std::move(value);
        if (const auto waiting = std::exchange(m_waiting, nullptr))
            waiting.resume();
    }

    /// Returns a task that completes with the value.
    static QCoro::Task<T> wait(std::shared_ptr<Pending> pending)
    {
        Awaiter arrival{*pending};
        T value = co_await arrival;
        co_return value;
    }

private:
    struct Awaiter
    {
        Pending &pending;
        bool await_ready() const { return pending.isFinished(); }
        void await_suspend(std::coroutine_handle<> waiting) { pending.m_waiting = waiting; }
        T await_resume() { return *pending.m_value; }
    };

    std::optional<T> m_value{};
    std::coroutine_handle<> m_waiting{};
};

}  // namespace Sidestage
