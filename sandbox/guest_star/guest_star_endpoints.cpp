// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest_star.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

/// The moderator of a request in its session; an error when they do not moderate the channel.
template <class E>
Result<GuestStar::Actor> actorOf(World &world, const E &in)
{
    if (auto ok = world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId); !ok)
        return ok.error();
    return GuestStar::Actor{in.broadcasterId, in.sessionId, in.moderatorId};
}

Result<GuestStarSettings> getGuestStarSettings(World &world, const Caller &, const GetGuestStarSettings &in)
{
    if (auto ok = world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId); !ok)
        return ok.error();
    return world.area<GuestStar>().settings(in.broadcasterId);
}

Result<void> updateGuestStarSettings(World &world, const Caller &, const UpdateGuestStarSettings &in)
{
    return world.area<GuestStar>().change(in.broadcasterId, in.changes);
}

Result<QList<GuestStarSession>> getGuestStarSession(World &world, const Caller &,
                                                    const GetGuestStarSession &in)
{
    if (auto ok = world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId); !ok)
        return ok.error();
    QList<GuestStarSession> sessions;
    if (auto session = world.area<GuestStar>().session(in.broadcasterId))
        sessions.append(*std::move(session));
    return sessions;
}

Result<GuestStarSession> createGuestStarSession(World &world, const Caller &,
                                                const CreateGuestStarSession &in)
{
    return world.area<GuestStar>().start(in.broadcasterId);
}

Result<GuestStarSession> endGuestStarSession(World &world, const Caller &, const EndGuestStarSession &in)
{
    return world.area<GuestStar>().end(in.broadcasterId, in.sessionId);
}

Result<QList<GuestStarInvite>> getGuestStarInvites(World &world, const Caller &,
                                                   const GetGuestStarInvites &in)
{
    const auto actor = actorOf(world, in);
    if (!actor)
        return actor.error();
    return world.area<GuestStar>().invites(*actor);
}

Result<void> sendGuestStarInvite(World &world, const Caller &, const SendGuestStarInvite &in)
{
    const auto actor = actorOf(world, in);
    return actor ? world.area<GuestStar>().invite(*actor, in.guestId) : Result<void>(actor.error());
}

Result<void> deleteGuestStarInvite(World &world, const Caller &, const DeleteGuestStarInvite &in)
{
    const auto actor = actorOf(world, in);
    return actor ? world.area<GuestStar>().removeInvite(*actor, in.guestId) : Result<void>(actor.error());
}

Result<void> assignGuestStarSlot(World &world, const Caller &, const AssignGuestStarSlot &in)
{
    const auto actor = actorOf(world, in);
    // Only here is it a 401 (api-facts C8).
    if (!actor)
        return actor.error().status == 403 ? refuse(401, actor.error().message) : actor.error();
    return world.area<GuestStar>().assign(*actor, in.guestId, in.slotId);
}

Result<void> updateGuestStarSlot(World &world, const Caller &, const UpdateGuestStarSlot &in)
{
    const auto actor = actorOf(world, in);
    return actor
        ? world.area<GuestStar>().move(*actor, in.sourceSlotId, in.destinationSlotId.value_or(QString()))
        : Result<void>(actor.error());
}

Result<void> deleteGuestStarSlot(World &world, const Caller &, const DeleteGuestStarSlot &in)
{
    const auto actor = actorOf(world, in);
    return actor ? world.area<GuestStar>().removeFromSlot(*actor, in.guestId, in.slotId,
                                                          in.shouldReinviteGuest.value_or(false))
                 : Result<void>(actor.error());
}

Result<void> updateGuestStarSlotSettings(World &world, const Caller &, const UpdateGuestStarSlotSettings &in)
{
    const auto actor = actorOf(world, in);
    return actor ? world.area<GuestStar>().changeSlot(
               *actor, in.slotId, {in.isAudioEnabled, in.isVideoEnabled, in.isLive, in.volume})
                 : Result<void>(actor.error());
}

}  // namespace

void GuestStar::serve(Service &service)
{
    service.on<GetGuestStarSettings>(getGuestStarSettings);
    service.on<UpdateGuestStarSettings>(updateGuestStarSettings);
    service.on<GetGuestStarSession>(getGuestStarSession);
    service.on<CreateGuestStarSession>(createGuestStarSession);
    service.on<EndGuestStarSession>(endGuestStarSession);
    service.on<GetGuestStarInvites>(getGuestStarInvites);
    service.on<SendGuestStarInvite>(sendGuestStarInvite);
    service.on<DeleteGuestStarInvite>(deleteGuestStarInvite);
    service.on<AssignGuestStarSlot>(assignGuestStarSlot);
    service.on<UpdateGuestStarSlot>(updateGuestStarSlot);
    service.on<DeleteGuestStarSlot>(deleteGuestStarSlot);
    service.on<UpdateGuestStarSlotSettings>(updateGuestStarSlotSettings);
}

}  // namespace Sidestage::Sandbox
