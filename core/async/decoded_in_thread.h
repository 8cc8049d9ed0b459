// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "call.h"
#include "gate.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <coroutine>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace Sidestage {

/// What `Make`, a function object without a state, makes of the answer to the request E.
template <class E, class Make>
struct ThreadedResponse
{
    using Response = typename E::Response;
    using Value = std::invoke_result_t<Make, typename Response::Value>;
};

/// The request E, whose answer is so long that the window would wait for it: it is decoded, made into what
/// is wanted, and taken down in another thread. Awaited like any other:
///
///     using Read = Apart<GetUserEmotes, NamesOf>;  // QStringList operator()(const EmotePage &) const
///     template <>
///     const Api::EndpointInfo &Api::endpoint<Read>() { return endpoint<GetUserEmotes>(); }
///
///     auto asking = client->call(request);         // a Read
///     const auto names = co_await asking;          // Result<QStringList>
///
/// Letting go of the call lets go of what would come of it.
template <class E, class Make>
struct DecodedInThread : E
{
    // The client reads its members by where they lie in an E.
    static_assert(std::is_standard_layout_v<E>);
    using Response = ThreadedResponse<E, Make>;
};

template <class E, class Make>
class [[nodiscard]] Call<ThreadedResponse<E, Make>>
{
public:
    using Value = typename ThreadedResponse<E, Make>::Value;

    explicit Call(std::shared_ptr<CallState> state)
        : m_state(std::move(state))
    {
    }
    Call(Call &&) noexcept = default;
    Call &operator=(Call &&) = delete;
    ~Call()
    {
        if (m_state)
            m_state->abandon();
        if (m_mailbox)
            m_mailbox->waiting = nullptr;
    }

    auto operator co_await() & { return Awaiter{m_state, m_mailbox}; }

private:
    /// Between the threads. The other one writes the value, before it says so, and nothing else.
    struct Mailbox
    {
        std::optional<Result<Value>> value{};
        std::coroutine_handle<> waiting{};
    };
    using StatePtr = std::shared_ptr<CallState>;
    using MailboxPtr = std::shared_ptr<Mailbox>;

    struct Awaiter
    {
        StatePtr state;
        MailboxPtr mailbox;

        bool await_ready() const { return state->isFinished() && !state->outcome(); }
        void await_suspend(std::coroutine_handle<> handle)
        {
            mailbox->waiting = handle;
            if (state->isFinished())
                begin(state, mailbox);
            else
                state->onFinished([state = state, mailbox = mailbox] { begin(state, mailbox); });
        }
        Result<Value> await_resume()
        {
            mailbox->waiting = nullptr;
            if (!mailbox->value)
                return state->outcome().error();
            return *std::move(mailbox->value);
        }
    };

    static void begin(const StatePtr &state, const MailboxPtr &mailbox)
    {
        if (!state->outcome())
            return resume(mailbox);
        QThreadPool::globalInstance()->start([state, mailbox, gate = Gate::before(qApp)] {
            mailbox->value = made(*state);
            gate->pass([mailbox] { resume(mailbox); });
        });
    }
    static Result<Value> made(const CallState &state)
    {
        typename ThreadedResponse<E, Make>::Response response;
        if (auto ok = state.decode(&response); !ok)
            return ok.error();
        return Make()(std::move(response).unwrap());
    }
    static void resume(const MailboxPtr &mailbox)
    {
        if (const auto waiting = std::exchange(mailbox->waiting, nullptr))
            waiting.resume();
    }

    StatePtr m_state;
    MailboxPtr m_mailbox = std::make_shared<Mailbox>();
};

}  // namespace Sidestage
