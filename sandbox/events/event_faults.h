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
        Reorder,    ///< Sent after the next one of the same session, or after five seconds.
        Cut,        ///< Not sent; the connection is aborted without a close frame.
    };

    Kind kind = Kind::Drop;
    QString type{};     ///< "channel.follow"; empty: any.
    QString session{};  ///< The session to affect; empty: any.
    int times = 1;      ///< Number of notifications to affect; negative: until the fault is removed.
    int skip = 0;       ///< Number of matching notifications that pass unaffected before the first one.
    std::chrono::milliseconds delay{0};  ///< In the machine's time.
    qint64 id = 0;                       ///< Counts up from 1. Set by EventSub::addFault().
};

constexpr auto namesOf(EventFault::Kind)
{
    return std::array{"drop", "duplicate", "delay", "reorder", "cut"};
}

}  // namespace Sidestage::Sandbox
