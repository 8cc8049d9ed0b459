// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "sandbox/world/area.h"

#include <chrono>

namespace Sidestage::Sandbox {

/// Whispers between users (api-facts C17). Errors carry the status and the message with which the endpoint
/// answers.
class Whispers : public Area
{
public:
    static const char *const tables;
    static constexpr int maxReceivers = 40;  ///< Within a day, for each sender.
    static constexpr int maxInSecond = 3;
    static constexpr int maxInMinute = 100;
    /// Characters; a longer message is cut. Who has never whispered to the sender gets the shorter ones.
    static constexpr int longestToStranger = 500;
    static constexpr int longest = 10'000;

    using Area::Area;

    /// Errors: 400 for an empty message, one to oneself, or to somebody who has blocked the sender or takes
    /// none of strangers; 404 for an unknown receiver; 429.
    Result<void> send(const QString &fromId, const QString &toId, const QString &text);
    /// Whether the user takes whispers of strangers: of those whom they do not follow and have never
    /// whispered to. Everybody does at first.
    Result<void> setTakesStrangers(const QString &userId, bool takes);

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    bool hasWhispered(const QString &fromId, const QString &toId);
    bool refuses(const QString &userId, const QString &senderId);
    /// Error: 429 when the sender has whispered too often, or to too many.
    Result<void> checkLimits(const QString &fromId, const QString &toId);
};

}  // namespace Sidestage::Sandbox
