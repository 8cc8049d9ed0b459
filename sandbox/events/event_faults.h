// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <chrono>

namespace Sidestage::Sandbox {

/// A failure to inject when notifications are sent to a client.
struct EventFault
{
    enum class Kind : quint8 {
        Drop,       ///< Not sent.
        Duplicate,  ///< Sent twice, with the same message id.
        Delay,      ///< Sent after `delay`.
        Reorder,    ///< Sent after the next one of the same session, or after five seconds; to a callback
                    ///< after five seconds.
        Cut,        ///< Not sent; the connection is aborted without a close frame. To a callback: this
                    ///< attempt has failed.
    };

    Kind kind = Kind::Drop;
    QString type{};     ///< "channel.follow"; empty: any.
    QString session{};  ///< The session to affect; empty: any session or callback.
    int times = 1;      ///< Number of notifications to affect; negative: until the fault is removed.
    int skip = 0;       ///< Number of matching notifications that pass unaffected before the first one.
    std::chrono::milliseconds delay{0};  ///< In the machine's time.
    qint64 id = 0;                       ///< Counts up from 1. Set by FaultQueue::add().

    /// Maximum time for which a notification is held back to be sent after the next one.
    static constexpr std::chrono::milliseconds longestHeld{5'000};

    /// Whether it affects a notification of this type. `toSession`: empty for a callback.
    bool fits(const QString &notification, const QString &toSession) const
    {
        return (type.isEmpty() || type == notification) && (session.isEmpty() || session == toSession);
    }

    static void describe(auto &is)
    {
        is("id", &EventFault::id);
        is("kind", &EventFault::kind);
        is("type", &EventFault::type);
        is("session", &EventFault::session);
        is("times", &EventFault::times);
        is("skip", &EventFault::skip);
        is("delay_ms", &EventFault::delay);
    }
};

constexpr auto namesOf(EventFault::Kind)
{
    return std::array{"drop", "duplicate", "delay", "reorder", "cut"};
}

}  // namespace Sidestage::Sandbox
