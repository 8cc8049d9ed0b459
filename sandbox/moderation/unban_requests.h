// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/moderation/unban_requests.h"
#include "base/result.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// Requests of banned users to be unbanned (api-facts C10). Who is banned can ask once, and again after
/// withdrawing it; who is in a timeout cannot. Errors carry the status and the message with which the
/// endpoint answers.
class UnbanRequests : public Area
{
public:
    static const char *const tables;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    /// Whether the channel takes requests: yes, unless its broadcaster has turned them off.
    bool isOpen(const QString &broadcasterId);
    Result<void> setOpen(const QString &broadcasterId, bool open);

    std::optional<Api::UnbanRequest> request(const QString &broadcasterId, const QString &id);
    /// Those with this status, the newest first. `userId`: only of this user; empty: of all. Error: 400 for a
    /// cursor of another list.
    Result<Api::Page<Api::UnbanRequest>> list(const QString &broadcasterId, Api::UnbanRequestStatus status,
                                              const QString &userId, int count,
                                              const std::optional<QString> &after);
    /// Errors: 400 for who is not banned, 403 if the channel takes no requests, 409 for who has asked since
    /// the ban.
    Result<Api::UnbanRequest> create(const QString &broadcasterId, const QString &userId,
                                     const QString &text);
    /// Approves or denies a request. `moderatorId`: a moderator of the channel, which is not checked here.
    /// Errors: 400 for one that is not pending, or if the channel takes no requests; 404.
    Result<Api::UnbanRequest> resolve(const QString &broadcasterId, const QString &moderatorId,
                                      const QString &id, Api::UnbanDecision decision,
                                      const std::optional<QString> &text);
    /// Cancels the pending request of this user; does nothing if there is none. `moderatorId`: who has ended
    /// the ban; empty: the user withdraws it.
    Result<void> cancel(const QString &broadcasterId, const QString &userId, const QString &moderatorId = {});
    /// The id of the user's newest request with this status; empty: there is none.
    QString idOf(const QString &broadcasterId, const QString &userId, Api::UnbanRequestStatus status);
    /// The user has read that the request was denied. Error: 404 if none was denied.
    Result<void> acknowledge(const QString &broadcasterId, const QString &userId);

    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    Result<void> store(const QString &broadcasterId, const QString &id, Api::UnbanRequestStatus status,
                       const QString &moderatorId, const std::optional<QString> &text);
};

}  // namespace Sidestage::Sandbox
