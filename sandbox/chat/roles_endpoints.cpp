// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/moderation.h"
#include "chat_rooms.h"
#include "roles.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// Clients search for the beginning of this message (api-facts B2).
Result<void> mayShield(World &world, const QString &broadcasterId, const QString &moderatorId)
{
    if (!world.user(broadcasterId))
        return unknownBroadcaster();
    if (!world.mayModerate(broadcasterId, moderatorId))
        return refuse(
            403, QStringLiteral("Requester does not have permissions to use Shield Mode on this channel."));
    return {};
}

Result<ShieldModeStatus> getShieldMode(World &world, const Caller &, const GetShieldModeStatus &in)
{
    must(mayShield(world, in.broadcasterId, in.moderatorId));
    return world.area<Roles>().shieldMode(in.broadcasterId);
}

Result<ShieldModeStatus> updateShieldMode(World &world, const Caller &, const UpdateShieldModeStatus &in)
{
    must(mayShield(world, in.broadcasterId, in.moderatorId));
    return world.area<Roles>().setShieldMode(in.broadcasterId, in.moderatorId, in.isActive);
}

}  // namespace

void Roles::serve(Service &service)
{
    service.on<GetModeratedChannels>(
        [this](const auto &in) { return moderatedBy(in.userId, in.first.value_or(20), in.after); });
    service.on<GetModerators>([this](const auto &in) {
        return moderators(in.broadcasterId, in.userIds, in.first.value_or(20), in.after);
    });
    service.on<GetVips>([this](const auto &in) {
        return vips(in.broadcasterId, in.userIds, in.first.value_or(20), in.after);
    });
    service.on<GetShieldModeStatus>(getShieldMode);
    service.on<UpdateShieldModeStatus>(updateShieldMode);
}

}  // namespace Sidestage::Sandbox
