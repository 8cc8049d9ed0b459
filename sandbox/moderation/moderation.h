// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/moderation/bans.h"
#include "base/result.h"
#include "sandbox/world/area.h"

#include <chrono>

namespace Sidestage::Sandbox {

/// What broadcasters and moderators decide about users: bans, timeouts, and who is moderator or VIP
/// (api-facts C10). Errors carry the status and the message with which the endpoint answers. The state
/// belongs to the World.
class Moderation : public Area
{
public:
    static const char *const tables;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    /// A page of the banned users, the newest first: the one after a cursor, the one before it, or the first.
    /// Error: 400 for a cursor of another list, or two.
    Result<Api::Page<Api::BannedUser>> banned(const QString &broadcasterId, int count,
                                              const std::optional<QString> &after,
                                              const std::optional<QString> &before);
    /// Those of these users who are banned or in a timeout, each once, in this order.
    Result<Api::Page<Api::BannedUser>> banned(const QString &broadcasterId, const QStringList &among);
    /// Bans a user, or puts them in a timeout, and removes their messages. `moderatorId`: a moderator of the
    /// channel, which is not checked here. Error: 400 for somebody who is banned already, or whom this
    /// moderator may not ban.
    Result<Api::UserBan> ban(const QString &broadcasterId, const QString &moderatorId,
                             const Api::NewBan &wanted);
    /// Ends a ban or a timeout, and with it a request to be unbanned. Error: 400 for somebody who is not
    /// banned.
    Result<void> unban(const QString &broadcasterId, const QString &moderatorId, const QString &userId);
    /// Bans `count` more users at once and without events: who is not in the chat and has no role; the ban of
    /// each is a second older than that of the one before. Creates users if there are too few.
    Result<void> fillBanned(const QString &broadcasterId, int count);

    static constexpr int maxVips = 10;
    static constexpr int minFollowersForVips = 50;  ///< Of a channel that is neither partner nor affiliate.
    /// How often a broadcaster may do each of the following within the window.
    static constexpr int maxChanges = 10;
    static constexpr std::chrono::milliseconds window = std::chrono::seconds(10);
    /// Errors: 400 for an unknown or banned user and for a moderator, 422 for a VIP, 429.
    Result<void> addModerator(const QString &broadcasterId, const QString &userId);
    /// Errors: 400 for who is not a moderator, 429.
    Result<void> removeModerator(const QString &broadcasterId, const QString &userId);
    /// Errors: 400 for a banned or blocked user, 404 for an unknown one, 409 when the channel has no free
    /// slot, 422 for a moderator or a VIP, 425 when the channel is too small for VIPs, 429.
    Result<void> addVip(const QString &broadcasterId, const QString &userId);
    /// Errors: 404 for an unknown user, 422 for who is not a VIP, 429.
    Result<void> removeVip(const QString &broadcasterId, const QString &userId);

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;

private:
    enum class Change : quint8 { AddModerator, RemoveModerator, AddVip, RemoveVip };
    Result<void> checkLimit(const QString &broadcasterId, Change change);
    Result<void> count(const QString &broadcasterId, Change change);
};

}  // namespace Sidestage::Sandbox
