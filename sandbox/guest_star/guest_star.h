// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/events/others.h"
#include "api/guest_star/guest_star.h"
#include "base/result.h"
#include "sandbox/world/area.h"
#include "storage/database.h"

namespace Sidestage::Sandbox {

/// Guest Star (api-facts C8): guests are invited, accept, get ready, and come into a slot, backstage at
/// first. Errors carry the status and the message with which the endpoint answers. Permissions are not
/// checked here, except for putting guests on air.
class GuestStar : public Area
{
public:
    static const char *const tables;

    using Area::Area;

    Api::GuestStarSettings settings(const QString &broadcasterId);
    /// Error: 400 for fewer slots than guests need.
    Result<void> change(const QString &broadcasterId, const Api::GuestStarSettingsChanges &changes);

    /// The running session; none: there is none.
    std::optional<Api::GuestStarSession> session(const QString &broadcasterId);
    /// Error: 400 while one runs.
    Result<Api::GuestStarSession> start(const QString &broadcasterId);
    /// Returns the session as it was. Error: 400 if it does not run.
    Result<Api::GuestStarSession> end(const QString &broadcasterId, const QString &sessionId);

    /// Who does something in which session, which runs.
    struct Actor
    {
        QString broadcasterId{};
        QString sessionId{};
        QString moderatorId{};
    };
    /// Errors: those of ChatRooms::checkModerator(), and 400 if that session does not run.
    Result<Actor> actor(const QString &broadcasterId, const QString &sessionId, const QString &moderatorId);
    /// Those who have no slot yet, in the order in which they were invited.
    Result<QList<Api::GuestStarInvite>> invites(const Actor &actor);
    /// Errors: 400 for the host and for an unknown user, 403 for one who is banned or takes part already.
    Result<void> invite(const Actor &actor, const QString &guestId);
    /// Error: 404 for a user who is not invited.
    Result<void> removeInvite(const Actor &actor, const QString &guestId);
    /// Errors: 400 for a slot that is taken or does not exist; 403 for that of the host, and for a guest who
    /// is not ready.
    Result<void> assign(const Actor &actor, const QString &guestId, const QString &slotId);
    /// Moves a guest; swaps two if there is one in `toSlot`. An empty `toSlot` moves nobody. Error: 400 for
    /// an empty slot, that of the host, or one that does not exist.
    Result<void> move(const Actor &actor, const QString &fromSlot, const QString &toSlot);
    /// Removes a guest from a slot. With `reinvite`, they are invited anew. Errors: 400 for a slot that does
    /// not exist, 403 for that of the host, 404 when the guest is not in it.
    Result<void> removeFromSlot(const Actor &actor, const QString &guestId, const QString &slotId,
                                bool reinvite);
    /// Absent values stay as they are.
    struct SlotChanges
    {
        std::optional<bool> audio{};
        std::optional<bool> video{};
        std::optional<bool> live{};
        std::optional<int> volume{};
    };
    /// Errors: 400 for an empty slot or one that does not exist; 403 for that of the host, and when a
    /// moderator changes who is live although the settings do not let moderators.
    Result<void> changeSlot(const Actor &actor, const QString &slotId, const SlotChanges &changes);

    // What guests do. Error: 404 when they are not invited, or cannot do that now.

    Result<void> accept(const QString &broadcasterId, const QString &guestId);
    /// `audio`, `video`: whether the guest shares microphone and camera.
    Result<void> getReady(const QString &broadcasterId, const QString &guestId, bool audio, bool video);
    /// Leaves the slot, or withdraws from the invitation.
    Result<void> leave(const QString &broadcasterId, const QString &guestId);

    static void addControls(ControlCalls &calls);
    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    struct Guest
    {
        QString userId{};
        Api::GuestStarInviteStatus status{};
        std::optional<int> slot{};  ///< 0: the host's. None: waits for one.
        bool isLive = false;
        bool hostAudio = true;
        bool hostVideo = true;
        int volume = 100;

        bool operator==(const Guest &) const = default;
    };

    QString runningId(const QString &broadcasterId);
    Result<int> slotOf(const QString &broadcasterId, const QString &slotId);
    /// The same; 403 for the slot of the host.
    Result<int> guestSlotOf(const QString &broadcasterId, const QString &slotId);
    static Guest read(const Rows &rows);
    std::optional<Guest> guest(const QString &sessionId, const QString &userId);
    std::optional<Guest> guestIn(const QString &sessionId, int slot);
    QList<Api::GuestStarGuest> guestsIn(const QString &sessionId);
    Result<void> remove(const Actor &actor, const Guest &guest);
    void publishGuest(const Actor &actor, const QString &guestId, const QString &state,
                      std::optional<int> slot = {});
    void publishInSlot(const Actor &actor, const Guest &guest, int slot);
    void fillGuest(const DomainEvent &domainEvent, Api::GuestStarGuestUpdated &event);
};

}  // namespace Sidestage::Sandbox
