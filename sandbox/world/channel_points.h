// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "area.h"
#include "storage/database.h"

#include <chrono>

namespace Sidestage::Sandbox {

/// The Channel Points that each viewer has in each channel. The specification does not say how they are
/// earned, nor how many a viewer has at first.
class ChannelPoints : public Area
{
public:
    static const char *const tables;
    /// Of a viewer who is new to a channel.
    static constexpr qint64 initial = 10'000;
    /// Earned by a message in the chat of a live channel, and by watching its stream for this long, which is
    /// paid when the viewer leaves or the stream ends.
    static constexpr qint64 earned = 10;
    static constexpr std::chrono::milliseconds earnedIn = std::chrono::minutes(5);

    using Area::Area;

    qint64 balance(const QString &broadcasterId, const QString &userId);
    /// A negative balance becomes 0.
    Result<void> setBalance(const QString &broadcasterId, const QString &userId, qint64 points);
    /// Ends the transaction with 400 if the viewer has too few.
    void take(Transaction &t, const QString &broadcasterId, const QString &userId, qint64 points);
    /// A balance that would exceed the maximum stays at it.
    void give(Transaction &t, const QString &broadcasterId, const QString &userId, qint64 points);
};

}  // namespace Sidestage::Sandbox
