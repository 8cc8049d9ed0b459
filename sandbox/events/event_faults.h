// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <chrono>

namespace Sidestage::Sandbox {

/// What shall go wrong with notifications on their way to a client.
struct EventFault
{
    enum class Kind : quint8 {
        Drop,       ///< Not sent.
        Duplicate,  ///< Sent twice, with the same message id.
        Delay,      ///< Sent `delay` later.
        Reorder,    ///< Sent after the one that follows on the same session, or after five seconds.
        Cut,        ///< The socket is cut off instead, without a word.
    };

    Kind kind = Kind::Drop;
    QString type{};     ///< "channel.follow"; empty: any.
    QString session{};  ///< Only in this session; empty: in any.
    int times = 1;      ///< So many notifications, then it is used up; negative: until it is taken away.
    int skip = 0;       ///< So many matching ones first go through unharmed.
    std::chrono::milliseconds delay{0};  ///< Of the machine's time.
    qint64 id = 0;                       ///< Counts up from 1. Set by EventSub::addFault().
};

constexpr auto namesOf(EventFault::Kind)
{
    return std::array{"drop", "duplicate", "delay", "reorder", "cut"};
}

}  // namespace Sidestage::Sandbox
