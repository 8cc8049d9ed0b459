// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest_star.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

template <class E>
GuestStar::Actor actorOf(GuestStar *guestStar, const E &in)
{
    return must(guestStar->actor(in.broadcasterId, in.sessionId, in.moderatorId));
}

}  // namespace

void GuestStar::serve(Service &service)
{
    service.on<GetGuestStarSettings>([this](const auto &in) {
        must(m_world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId));
        return settings(in.broadcasterId);
    });
    service.on<UpdateGuestStarSettings>(
        [this](const auto &in) { return change(in.broadcasterId, in.changes); });
    service.on<GetGuestStarSession>([this](const auto &in) {
        must(m_world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId));
        const auto running = session(in.broadcasterId);
        return running ? QList{*running} : QList<GuestStarSession>();
    });
    service.on<CreateGuestStarSession>([this](const auto &in) { return start(in.broadcasterId); });
    service.on<EndGuestStarSession>([this](const auto &in) { return end(in.broadcasterId, in.sessionId); });
    service.on<GetGuestStarInvites>([this](const auto &in) { return invites(actorOf(this, in)); });
    service.on<SendGuestStarInvite>([this](const auto &in) { return invite(actorOf(this, in), in.guestId); });
    service.on<DeleteGuestStarInvite>(
        [this](const auto &in) { return removeInvite(actorOf(this, in), in.guestId); });
    service.on<AssignGuestStarSlot>([this](const auto &in) -> Result<void> {
        const auto moderator = actor(in.broadcasterId, in.sessionId, in.moderatorId);
        // This endpoint alone answers 401 to who is no moderator.
        if (!moderator && moderator.error().status == 403)
            return refuse(401, moderator.error().message);
        return assign(must(moderator), in.guestId, in.slotId);
    });
    service.on<UpdateGuestStarSlot>([this](const auto &in) {
        return move(actorOf(this, in), in.sourceSlotId, in.destinationSlotId.value_or(QString()));
    });
    service.on<DeleteGuestStarSlot>([this](const auto &in) {
        return removeFromSlot(actorOf(this, in), in.guestId, in.slotId,
                              in.shouldReinviteGuest.value_or(false));
    });
    service.on<UpdateGuestStarSlotSettings>([this](const auto &in) {
        return changeSlot(actorOf(this, in), in.slotId,
                          {in.isAudioEnabled, in.isVideoEnabled, in.isLive, in.volume});
    });
}

}  // namespace Sidestage::Sandbox
