// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

#include <QPointer>

#include <coroutine>
#include <functional>
#include <memory>
#include <optional>

namespace Sidestage {

/// A request in progress, without its types. Shared by the awaiting code and the client that sends it.
class CallState
{
public:
    explicit CallState(const Api::EndpointInfo &endpoint)
        : m_endpoint(endpoint)
    {
    }

    const Api::EndpointInfo &endpoint() const { return m_endpoint; }
    bool isFinished() const { return m_outcome.has_value(); }
    bool isAbandoned() const { return m_abandoned; }
    /// The body of the response, or the error. Valid only when isFinished().
    const Result<QByteArray> &outcome() const { return *m_outcome; }

    void onFinished(std::function<void()> resume) { m_resume = std::move(resume); }
    void onAbort(std::function<void()> abort) { m_abort = std::move(abort); }
    void finish(Result<QByteArray> outcome);

    /// The result is no longer needed. A read is aborted. A write continues, because the user requested it.
    void abandon();
    /// Finishes the call now with Error::Kind::Cancelled, for reads and writes alike. Only a read is aborted.
    void cancel();

    /// Decodes the outcome into `response` by its schema.
    Result<void> decode(void *response) const;

private:
    const Api::EndpointInfo &m_endpoint;
    std::optional<Result<QByteArray>> m_outcome{};
    std::function<void()> m_resume{};
    std::function<void()> m_abort{};
    bool m_abandoned = false;
};

/// Cancels a call that other code awaits. Does nothing when the call has finished.
class Canceller
{
public:
    Canceller() = default;
    explicit Canceller(std::weak_ptr<CallState> state)
        : m_state(std::move(state))
    {
    }
    void cancel()
    {
        if (const auto state = m_state.lock())
            state->cancel();
    }

private:
    std::weak_ptr<CallState> m_state{};
};

/// A request in progress. Await it by its name:
///
///     auto listing = client.call(GetGames{.ids = ids});
///     const auto games = co_await listing;   // Result<QList<Game>>
///
/// Awaiting the temporary, `co_await client.call(...)`, deliberately does not compile: gcc 12 destroys the
/// request twice when an aggregate is built inside a co_await expression (docs/coroutines.md). Destroying a
/// Call abandons it.
template <class Response>
class [[nodiscard]] Call
{
public:
    using Value = typename Response::Value;

    explicit Call(std::shared_ptr<CallState> state)
        : m_state(std::move(state))
    {
    }
    Call(Call &&) noexcept = default;
    Call &operator=(Call &&other) noexcept
    {
        std::swap(m_state, other.m_state);
        return *this;
    }
    ~Call()
    {
        if (m_state)
            m_state->abandon();
    }

    auto operator co_await() & { return Awaiter{*m_state}; }

    /// For code that is not a coroutine: calls `done` with the result, unless `context` has been destroyed.
    template <class F>
    void then(QObject *context, F done) &&
    {
        auto deliver = [state = m_state.get(), context = QPointer(context), done = std::move(done)] {
            if (context)
                done(take(*state));
        };
        if (m_state->isFinished())
            deliver();
        else
            m_state->onFinished(std::move(deliver));
        m_state.reset();
    }

    Canceller canceller() const { return Canceller(m_state); }
    bool isFinished() const { return m_state->isFinished(); }

private:
    struct Awaiter
    {
        CallState &state;
        bool await_ready() const { return state.isFinished(); }
        void await_suspend(std::coroutine_handle<> waiting)
        {
            state.onFinished([waiting] { waiting.resume(); });
        }
        Result<Value> await_resume() { return take(state); }
    };

    static Result<Value> take(const CallState &state)
    {
        if (!state.outcome())
            return state.outcome().error();
        if constexpr (std::is_void_v<Value>) {
            return {};
        } else if constexpr (std::is_same_v<Response, Api::Text>) {
            return QString::fromUtf8(*state.outcome());
        } else {
            Response response;
            if (auto ok = state.decode(&response); !ok)
                return ok.error();
            return std::move(response).unwrap();
        }
    }

    std::shared_ptr<CallState> m_state;
};

}  // namespace Sidestage
