// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "call.h"
#include "in_pool.h"

#include <QCoreApplication>

#include <coroutine>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace Sidestage {

/// The response to the request E, converted by `Make`, a stateless function object.
template <class E, class Make>
struct ThreadedResponse
{
    using Response = typename E::Response;
    using Value = std::invoke_result_t<Make, typename Response::Value>;
};

/// The request E, for responses so large that decoding them would block the window. The response is decoded,
/// converted by `Make` and destroyed in a thread of the global pool. It is awaited like any other request:
///
///     // NamesOf: QStringList operator()(const EmotePage &) const
///     using Read = DecodedInThread<GetUserEmotes, NamesOf>;
///     auto asking = client->call(request);         // a Read
///     const auto names = co_await asking;          // Result<QStringList>
///
/// Destroying the call discards its result.
template <class E, class Make>
struct DecodedInThread : E
{
    // The client reads the members by their offsets in E.
    static_assert(std::is_standard_layout_v<E>);
    using Declared = E;
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

    Canceller canceller() const { return Canceller(m_state); }

private:
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
        runInPool(
            qApp, [state] { return made(*state); },
            [mailbox](Result<Value> value) {
                mailbox->value = std::move(value);
                resume(mailbox);
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
