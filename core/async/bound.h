// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "call.h"

#include <QCoreApplication>
#include <QCoro/QCoroTask>
#include <QObject>
#include <QTimer>

#include <concepts>
#include <coroutine>
#include <exception>
#include <memory>
#include <optional>

namespace Sidestage {

/// The return type of a coroutine that is a member function of a QObject.
///
///     Bound ChannelEditor::reload()
///     {
///         auto asking = m_client->call(GetChannels{.broadcasterIds = {m_id}});
///         const auto channels = co_await asking;
///         if (!channels)
///             co_return fail(channels.error());
///         show(channels->value(0));
///     }
///
/// The coroutine starts immediately and can be connected to a signal like any slot. When its object is
/// destroyed while the coroutine is suspended, the coroutine ends there: nothing after the co_await runs, its
/// local variables are destroyed and the reads that it waited for are aborted. So it needs no QPointer(this)
/// and no checks. The destructors of its local variables must not use `this` (docs/coroutines.md).
class Bound
{
public:
    class promise_type
    {
    public:
        // The compiler passes the coroutine's own parameters here, the object first.
        template <class Self, class... Args>
        requires std::derived_from<std::remove_cvref_t<Self>, QObject>
        explicit promise_type(Self &self, Args &...)
        {
            m_onDestroyed = QObject::connect(&self, &QObject::destroyed, [this] {
                if (m_waiting)
                    std::coroutine_handle<promise_type>::from_promise(*this).destroy();
                else
                    m_orphaned = true;
            });
        }
        ~promise_type() { QObject::disconnect(m_onDestroyed); }
        promise_type(const promise_type &) = delete;
        promise_type &operator=(const promise_type &) = delete;

        Bound get_return_object() { return {}; }
        std::suspend_never initial_suspend() { return {}; }
        std::suspend_never final_suspend() noexcept { return {}; }
        void return_void() { }
        void unhandled_exception() { std::terminate(); }

        // Only named calls and tasks can be awaited. Call documents the reason.
        template <class Response>
        auto await_transform(Call<Response> &call)
        {
            return Awaiter(*this, call.operator co_await());
        }
        template <class T>
        auto await_transform(QCoro::Task<T> &task)
        {
            return Awaiter(*this, TaskAwaiter<T>(task));
        }

    private:
        /// A QCoro::Task cannot drop its continuation, so it resumes the awaiting coroutine through a shared
        /// mailbox.
        template <class T>
        struct TaskAwaiter
        {
            struct Mailbox
            {
                std::optional<T> value{};
                std::coroutine_handle<> waiting{};
            };

            explicit TaskAwaiter(QCoro::Task<T> &task)
            {
                task.then([mailbox = this->mailbox](T value) {
                    mailbox->value = std::move(value);
                    if (const auto waiting = std::exchange(mailbox->waiting, nullptr))
                        waiting.resume();
                });
            }
            TaskAwaiter(TaskAwaiter &&) noexcept = default;
            ~TaskAwaiter()
            {
                if (mailbox)
                    mailbox->waiting = nullptr;
            }
            bool await_ready() const { return mailbox->value.has_value(); }
            void await_suspend(std::coroutine_handle<> waiting) { mailbox->waiting = waiting; }
            T await_resume() { return std::move(*mailbox->value); }

            std::shared_ptr<Mailbox> mailbox = std::make_shared<Mailbox>();
        };

        template <class Inner>
        struct Awaiter
        {
            Awaiter(promise_type &p, Inner i)
                : promise(p)
                , inner(std::move(i))
            {
            }
            // A result that is already available must not be delivered to a destroyed object either.
            bool await_ready() const { return !promise.m_orphaned && inner.await_ready(); }
            void await_suspend(std::coroutine_handle<> waiting)
            {
                if (promise.m_orphaned)  // the object was deleted by its own coroutine
                    return QTimer::singleShot(0, qApp, [waiting] { waiting.destroy(); });
                promise.m_waiting = true;
                inner.await_suspend(waiting);
            }
            auto await_resume()
            {
                promise.m_waiting = false;
                return inner.await_resume();
            }

            promise_type &promise;
            Inner inner;
        };

        QMetaObject::Connection m_onDestroyed{};
        bool m_waiting = false;
        bool m_orphaned = false;
    };
};

}  // namespace Sidestage
