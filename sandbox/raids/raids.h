// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/streams.h"
#include "base/result.h"
#include "sandbox/world/area.h"

#include <chrono>

namespace Sidestage {
class Transaction;
}

namespace Sidestage::Sandbox {

/// Raids that count down (api-facts C12). When the countdown has ended, the viewers of one channel move to
/// the other. Errors carry the status and the message with which the endpoint answers.
class Raids : public Area
{
public:
    static const char *const tables;
    static constexpr std::chrono::seconds countdown{90};
    static constexpr int maxRequests = 10;  ///< Within `window`, to start or cancel, by each broadcaster.
    static constexpr std::chrono::minutes window{10};

    using Area::Area;

    /// Errors: 400 for the own channel, one that is offline, or one from which the broadcaster is banned, 404
    /// for an unknown one, 409 while a raid is pending, 429 after too many requests.
    Result<Api::PendingRaid> start(const QString &fromId, const QString &toId);
    /// Errors: 404 when none is pending, 429 after too many requests.
    Result<void> cancel(const QString &fromId);

    Result<void> settle() override;
    void serve(Service &service) override;

private:
    /// Error: 429 when this broadcaster has started and cancelled too often.
    Result<void> checkLimit(const QString &broadcasterId);
    void count(Transaction &t, const QString &broadcasterId);
    /// Whether the target is live and takes raids of this broadcaster. Also asked when the countdown ends.
    bool canGo(const QString &fromId, const QString &toId);
    /// The channel that a pending raid goes to; empty: none is pending.
    QString target(const QString &fromId);
    void publishCancelled(const QString &fromId, const QString &toId);
};

}  // namespace Sidestage::Sandbox
