// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/viewers/polls.h"
#include "base/result.h"
#include "sandbox/world/area.h"
#include "storage/database.h"

#include <chrono>

namespace Sidestage::Sandbox {

/// Polls of channels (api-facts C11): one runs at a time, and it ends by itself when its time is over. Errors
/// carry the status and the message with which the endpoint answers.
class Polls : public Area
{
public:
    static const char *const tables;
    static constexpr std::chrono::hours kept{90 * 24};

    using Area::Area;

    std::optional<Api::Poll> active(const QString &broadcasterId);
    std::optional<Api::Poll> poll(const QString &broadcasterId, const QString &id);
    /// Those of the last 90 days, the newest first. Error: 400 for a cursor of another list.
    Result<Api::Page<Api::Poll>> list(const QString &broadcasterId, int count,
                                      const std::optional<QString> &after);
    /// Errors: 400 while another one is active or without a price for votes, 403 for a channel that is
    /// neither partner nor affiliate.
    Result<Api::Poll> create(const Api::CreatePoll &wanted);
    /// Error: 400 for one that is not active.
    Result<Api::Poll> end(const QString &broadcasterId, const QString &id, Api::PollStatus status);
    /// Votes in the active poll. `choice`: from 1. `pointsVotes`: more votes, for channel points; 0: the one
    /// vote that everybody has. Errors: 404 without a poll or such a choice, 403 for who is banned, 409 for a
    /// second vote of the same user, 400 for points where they are not taken or the user has too few.
    Result<void> vote(const QString &broadcasterId, const QString &userId, int choice, int pointsVotes);

    Result<void> settle() override;
    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    Api::Poll read(const Rows &rows);
    Result<void> close(const QString &broadcasterId, const QString &id, Api::PollStatus status, qint64 at);
};

}  // namespace Sidestage::Sandbox
