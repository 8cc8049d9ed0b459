// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest_star.h"

#include "base/new_id.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/service/service.h"
#include "sandbox/users/users.h"
#include "sandbox/world/secrets.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const GuestStar::tables = R"(
CREATE TABLE guest_star_settings (
    broadcaster_id INTEGER PRIMARY KEY REFERENCES users (id),
    send_live INTEGER NOT NULL,
    slots INTEGER NOT NULL,
    browser_audio INTEGER NOT NULL,
    layout INTEGER NOT NULL,          -- Api::GuestStarLayout
    token INTEGER NOT NULL            -- how often it was made anew
);

CREATE TABLE guest_star_sessions (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    started_at INTEGER NOT NULL,
    ended_at INTEGER                  -- NULL: running
);
CREATE UNIQUE INDEX guest_star_running ON guest_star_sessions (broadcaster_id) WHERE ended_at IS NULL;

-- The guests of running sessions, and the host.
CREATE TABLE guest_star_guests (
    session_id TEXT NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id),
    status INTEGER NOT NULL,          -- Api::GuestStarInviteStatus
    slot INTEGER,                     -- NULL: invited only
    invited_at INTEGER NOT NULL,
    assigned_at INTEGER,
    is_live INTEGER NOT NULL DEFAULT 0,
    audio INTEGER NOT NULL DEFAULT 0, -- the guest shares it
    video INTEGER NOT NULL DEFAULT 0,
    host_audio INTEGER NOT NULL DEFAULT 1,
    host_video INTEGER NOT NULL DEFAULT 1,
    volume INTEGER NOT NULL DEFAULT 100,
    PRIMARY KEY (session_id, user_id)
) WITHOUT ROWID;
CREATE UNIQUE INDEX guest_star_slots ON guest_star_guests (session_id, slot);
)";

namespace {

using Status = GuestStarInviteStatus;

constexpr int hostSlot = 0;

Error noSession()
{
    return refuse(400, QStringLiteral("The session in session_id does not run in this channel."));
}

}  // namespace

GuestStarSettings GuestStar::settings(const QString &broadcasterId)
{
    GuestStarSettings settings{
        .slotCount = 5, .isBrowserSourceAudioEnabled = true, .groupLayout = GuestStarLayout::Tiled};
    qint64 token = 0;
    Rows rows = m_database.query("SELECT send_live, slots, browser_audio, layout, token"
                                 " FROM guest_star_settings WHERE broadcaster_id = ?",
                                 rowId(broadcasterId));
    if (rows.next()) {
        settings.isModeratorSendLiveEnabled = rows.boolean(0);
        settings.slotCount = int(rows.integer(1));
        settings.isBrowserSourceAudioEnabled = rows.boolean(2);
        settings.groupLayout = GuestStarLayout(rows.integer(3));
        token = rows.integer(4);
    }
    // It opens nothing, so it need not be stored: it follows from the seed, the channel and its number.
    constexpr qsizetype length = 32;
    settings.browserSourceToken = QString::fromLatin1(hashOf(QStringLiteral("guest star %1 %2 %3")
                                                                 .arg(m_world.settings().seed)
                                                                 .arg(broadcasterId)
                                                                 .arg(token)
                                                                 .toUtf8())
                                                          .toHex()
                                                          .left(length));
    return settings;
}

Result<void> GuestStar::change(const QString &broadcasterId, const GuestStarSettingsChanges &changes)
{
    const GuestStarSettings before = settings(broadcasterId);
    GuestStarSettings after = before;
    after.isModeratorSendLiveEnabled
        = changes.isModeratorSendLiveEnabled.value_or(before.isModeratorSendLiveEnabled);
    after.slotCount = changes.slotCount.value_or(before.slotCount);
    after.isBrowserSourceAudioEnabled
        = changes.isBrowserSourceAudioEnabled.value_or(before.isBrowserSourceAudioEnabled);
    after.groupLayout = changes.groupLayout.value_or(before.groupLayout);
    {
        Rows last = m_database.query("SELECT max(slot) FROM guest_star_guests WHERE session_id = ?",
                                     runningId(broadcasterId));
        if (last.next() && last.integer(0) > after.slotCount)
            return refuse(400,
                          QStringLiteral("The slot %1 has a guest, so that there must be as many slots.")
                              .arg(last.integer(0)));
    }
    const bool anew = changes.regenerateBrowserSources.value_or(false);
    if (after == before && !anew)
        return {};
    auto done = m_database.run(
        "INSERT INTO guest_star_settings (broadcaster_id, send_live, slots, browser_audio, layout, token)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (broadcaster_id) DO UPDATE SET send_live = ?2,"
        " slots = ?3, browser_audio = ?4, layout = ?5, token = token + ?6",
        rowId(broadcasterId), after.isModeratorSendLiveEnabled, after.slotCount,
        after.isBrowserSourceAudioEnabled, int(after.groupLayout), anew);
    if (done && after != before)
        m_world.publish(DomainEvent::Kind::GuestStarSettingsChanged, broadcasterId,
                        {.userId = broadcasterId});
    return statusOf(done);
}

QString GuestStar::runningId(const QString &broadcasterId)
{
    Rows rows
        = m_database.query("SELECT id FROM guest_star_sessions WHERE broadcaster_id = ? AND ended_at IS NULL",
                           rowId(broadcasterId));
    return rows.next() ? rows.text(0) : QString();
}

QList<GuestStarGuest> GuestStar::guestsIn(const QString &sessionId)
{
    QList<GuestStarGuest> guests;
    Rows rows = m_database.query(
        "SELECT g.slot, g.is_live, u.id, u.display_name, u.login, g.volume, g.assigned_at, g.host_audio,"
        " g.audio, g.host_video, g.video FROM guest_star_guests g JOIN users u ON u.id = g.user_id"
        " WHERE g.session_id = ? AND g.slot IS NOT NULL ORDER BY g.slot",
        sessionId);
    while (rows.next())
        guests.append({.slotId = rows.text(0),
                       .isLive = rows.boolean(1),
                       .userId = rows.text(2),
                       .userDisplayName = rows.text(3),
                       .userLogin = rows.text(4),
                       .volume = int(rows.integer(5)),
                       .assignedAt = utcTime(rows.integer(6)),
                       .audioSettings = {rows.boolean(7), rows.boolean(8), true},
                       .videoSettings = {rows.boolean(9), rows.boolean(10), true}});
    return guests;
}

std::optional<GuestStarSession> GuestStar::session(const QString &broadcasterId)
{
    const QString id = runningId(broadcasterId);
    return id.isEmpty() ? std::nullopt : std::optional(GuestStarSession{id, guestsIn(id)});
}

Result<GuestStarSession> GuestStar::start(const QString &broadcasterId)
{
    if (!runningId(broadcasterId).isEmpty())
        return refuse(400, QStringLiteral("The broadcaster already has an active session."));
    const QString id = newId();
    const qint64 now = m_world.clock().msecs();
    const auto done = m_database.write([&](Transaction &t) {
        t.run("INSERT INTO guest_star_sessions (id, broadcaster_id, started_at) VALUES (?, ?, ?)", id,
              rowId(broadcasterId), now);
        t.run("INSERT INTO guest_star_guests (session_id, user_id, status, slot, invited_at, assigned_at,"
              " is_live, audio, video) VALUES (?, ?, ?, ?, ?, ?, 1, 1, 1)",
              id, rowId(broadcasterId), int(Status::Ready), hostSlot, now, now);
    });
    if (!done)
        return done.error();
    m_world.publish(DomainEvent::Kind::GuestStarBegan, broadcasterId,
                    {.userId = broadcasterId, .subjectId = id});
    return GuestStarSession{id, guestsIn(id)};
}

Result<GuestStarSession> GuestStar::end(const QString &broadcasterId, const QString &sessionId)
{
    const auto running = session(broadcasterId);
    if (!running || running->id != sessionId)
        return noSession();
    const auto done = m_database.write([&](Transaction &t) {
        t.run("UPDATE guest_star_sessions SET ended_at = ? WHERE id = ?", m_world.clock().msecs(), sessionId);
        t.run("DELETE FROM guest_star_guests WHERE session_id = ?", sessionId);
    });
    if (!done)
        return done.error();
    m_world.publish(DomainEvent::Kind::GuestStarEnded, broadcasterId,
                    {.userId = broadcasterId, .subjectId = sessionId});
    return *running;
}

Result<GuestStar::Actor> GuestStar::actor(const QString &broadcasterId, const QString &sessionId,
                                          const QString &moderatorId)
{
    if (auto ok = m_world.area<ChatRooms>().checkModerator(broadcasterId, moderatorId); !ok)
        return ok.error();
    return runningId(broadcasterId) == sessionId ? Result(Actor{broadcasterId, sessionId, moderatorId})
                                                 : noSession();
}

Result<int> GuestStar::slotOf(const QString &broadcasterId, const QString &slotId)
{
    const qint64 slot = rowId(slotId);
    if (slot < hostSlot || slot > settings(broadcasterId).slotCount)
        return refuse(400, QStringLiteral("The slot \"%1\" does not exist.").arg(slotId));
    return int(slot);
}

Result<int> GuestStar::guestSlotOf(const QString &broadcasterId, const QString &slotId)
{
    const auto slot = slotOf(broadcasterId, slotId);
    return slot && *slot == hostSlot ? refuse(403, QStringLiteral("The slot of the host cannot be changed."))
                                     : slot;
}

#define GUEST "SELECT user_id, status, slot, is_live, host_audio, host_video, volume FROM guest_star_guests"

std::optional<GuestStar::Guest> GuestStar::guest(const QString &sessionId, const QString &userId)
{
    Rows rows = m_database.query(GUEST " WHERE session_id = ? AND user_id = ?", sessionId, rowId(userId));
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}

std::optional<GuestStar::Guest> GuestStar::guestIn(const QString &sessionId, int slot)
{
    Rows rows = m_database.query(GUEST " WHERE session_id = ? AND slot = ?", sessionId, slot);
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}
#undef GUEST

GuestStar::Guest GuestStar::read(const Rows &rows)
{
    return {.userId = rows.text(0),
            .status = Status(rows.integer(1)),
            .slot = rows.isNull(2) ? std::nullopt : std::optional(int(rows.integer(2))),
            .isLive = rows.boolean(3),
            .hostAudio = rows.boolean(4),
            .hostVideo = rows.boolean(5),
            .volume = int(rows.integer(6))};
}

void GuestStar::publishGuest(const Actor &actor, const QString &guestId, const QString &state,
                             std::optional<int> slot)
{
    m_world.publish(DomainEvent::Kind::GuestStarGuestChanged, actor.broadcasterId,
                    {.userId = guestId,
                     .subjectId = actor.sessionId,
                     .amount = slot.value_or(hostSlot),
                     .text = actor.moderatorId,
                     .detail = state});
}

void GuestStar::publishInSlot(const Actor &actor, const Guest &guest, int slot)
{
    publishGuest(actor, guest.userId, guest.isLive ? QStringLiteral("live") : QStringLiteral("backstage"),
                 slot);
}

Result<QList<GuestStarInvite>> GuestStar::invites(const Actor &actor)
{
    return listOf<GuestStarInvite>(
        m_database.query("SELECT user_id, invited_at, status, video, audio FROM guest_star_guests"
                         " WHERE session_id = ? AND slot IS NULL ORDER BY invited_at, user_id",
                         actor.sessionId),
        [](const Rows &rows) {
            const auto status = Status(rows.integer(2));
            return GuestStarInvite{.userId = rows.text(0),
                                   .invitedAt = rows.time(1),
                                   .status = status,
                                   .isVideoEnabled = rows.boolean(3),
                                   .isAudioEnabled = rows.boolean(4),
                                   .isVideoAvailable = status == Status::Ready,
                                   .isAudioAvailable = status == Status::Ready};
        });
}

Result<void> GuestStar::invite(const Actor &actor, const QString &guestId)
{
    if (guestId == actor.broadcasterId || !m_world.user(guestId))
        return refuse(400, QStringLiteral("The user in guest_id cannot be a guest."));
    if (m_world.isBanned(actor.broadcasterId, guestId)
        || m_world.area<Users>().hasBlocked(guestId, actor.broadcasterId))
        return refuse(403, QStringLiteral("The user in guest_id may not be invited."));
    if (guest(actor.sessionId, guestId))
        return refuse(403, QStringLiteral("The guest is already invited."));
    auto done = m_database.run(
        "INSERT INTO guest_star_guests (session_id, user_id, status, invited_at) VALUES (?, ?, ?, ?)",
        actor.sessionId, rowId(guestId), int(Status::Invited), m_world.clock().msecs());
    if (done)
        publishGuest(actor, guestId, QStringLiteral("invited"));
    return statusOf(done);
}

Result<void> GuestStar::remove(const Actor &actor, const Guest &guest)
{
    auto done = m_database.run("DELETE FROM guest_star_guests WHERE session_id = ? AND user_id = ?",
                               actor.sessionId, rowId(guest.userId));
    if (done)
        publishGuest(actor, guest.userId, QStringLiteral("removed"));
    return statusOf(done);
}

Result<void> GuestStar::removeInvite(const Actor &actor, const QString &guestId)
{
    const auto invited = guest(actor.sessionId, guestId);
    if (!invited || invited->slot)
        return refuse(404, QStringLiteral("The user in guest_id is not invited."));
    return remove(actor, *invited);
}

Result<void> GuestStar::assign(const Actor &actor, const QString &guestId, const QString &slotId)
{
    const auto slot = guestSlotOf(actor.broadcasterId, slotId);
    if (!slot)
        return slot.error();
    const auto invited = guest(actor.sessionId, guestId);
    if (!invited)
        return refuse(403, QStringLiteral("The guest is not invited."));
    if (invited->slot)
        return refuse(403, QStringLiteral("The guest is already in a slot."));
    if (invited->status != Status::Ready)
        return refuse(403, QStringLiteral("The guest is not ready."));
    if (guestIn(actor.sessionId, *slot))
        return refuse(400, QStringLiteral("There is another guest in the slot."));
    auto done = m_database.run("UPDATE guest_star_guests SET slot = ?, assigned_at = ?, is_live = 0"
                               " WHERE session_id = ? AND user_id = ?",
                               *slot, m_world.clock().msecs(), actor.sessionId, rowId(guestId));
    if (done)
        publishInSlot(actor, *invited, *slot);
    return statusOf(done);
}

Result<void> GuestStar::move(const Actor &actor, const QString &fromSlot, const QString &toSlot)
{
    const auto from = slotOf(actor.broadcasterId, fromSlot);
    if (!from)
        return from.error();
    const auto moved = guestIn(actor.sessionId, *from);
    if (!moved || *from == hostSlot)
        return refuse(400, QStringLiteral("There is no guest in the slot \"%1\".").arg(fromSlot));
    if (toSlot.isEmpty())
        return {};
    const auto to = guestSlotOf(actor.broadcasterId, toSlot);
    if (!to)
        return refuse(400, to.error().message);
    if (*to == *from)
        return {};
    const auto other = guestIn(actor.sessionId, *to);
    const auto done = m_database.write([&](Transaction &t) {
        const char *const put = "UPDATE guest_star_guests SET slot = ? WHERE session_id = ? AND user_id = ?";
        // No two guests are in one slot, not even in between.
        t.run(put, nullptr, actor.sessionId, rowId(moved->userId));
        if (other)
            t.run(put, *from, actor.sessionId, rowId(other->userId));
        t.run(put, *to, actor.sessionId, rowId(moved->userId));
    });
    if (!done)
        return done;
    publishInSlot(actor, *moved, *to);
    if (other)
        publishInSlot(actor, *other, *from);
    return {};
}

Result<void> GuestStar::removeFromSlot(const Actor &actor, const QString &guestId, const QString &slotId,
                                       bool reinvite)
{
    const auto slot = guestSlotOf(actor.broadcasterId, slotId);
    if (!slot)
        return slot.error();
    const auto there = guestIn(actor.sessionId, *slot);
    if (!there || there->userId != guestId)
        return refuse(404, QStringLiteral("The guest is not in the slot."));
    if (!reinvite)
        return remove(actor, *there);
    auto done = m_database.run(
        "UPDATE guest_star_guests SET status = ?, slot = NULL, assigned_at = NULL, invited_at = ?,"
        " is_live = 0, audio = 0, video = 0 WHERE session_id = ? AND user_id = ?",
        int(Status::Invited), m_world.clock().msecs(), actor.sessionId, rowId(guestId));
    if (done)
        publishGuest(actor, guestId, QStringLiteral("invited"));
    return statusOf(done);
}

Result<void> GuestStar::changeSlot(const Actor &actor, const QString &slotId, const SlotChanges &changes)
{
    const auto slot = guestSlotOf(actor.broadcasterId, slotId);
    if (!slot)
        return slot.error();
    auto there = guestIn(actor.sessionId, *slot);
    if (!there)
        return refuse(400, QStringLiteral("There is no guest in the slot \"%1\".").arg(slotId));
    if (changes.live && actor.moderatorId != actor.broadcasterId
        && !settings(actor.broadcasterId).isModeratorSendLiveEnabled)
        return refuse(403, QStringLiteral("Moderators may not change who is live."));
    const Guest before = *there;
    there->hostAudio = changes.audio.value_or(before.hostAudio);
    there->hostVideo = changes.video.value_or(before.hostVideo);
    there->isLive = changes.live.value_or(before.isLive);
    there->volume = changes.volume.value_or(before.volume);
    if (*there == before)
        return {};
    auto done = m_database.run(
        "UPDATE guest_star_guests SET host_audio = ?, host_video = ?, is_live = ?, volume = ?"
        " WHERE session_id = ? AND user_id = ?",
        there->hostAudio, there->hostVideo, there->isLive, there->volume, actor.sessionId,
        rowId(there->userId));
    if (done)
        publishInSlot(actor, *there, *slot);
    return statusOf(done);
}

Result<void> GuestStar::accept(const QString &broadcasterId, const QString &guestId)
{
    const Actor actor{broadcasterId, runningId(broadcasterId), {}};
    const auto invited = guest(actor.sessionId, guestId);
    if (!invited || invited->status != Status::Invited)
        return refuse(404, QStringLiteral("The user has no invitation to accept."));
    auto done = m_database.run("UPDATE guest_star_guests SET status = ? WHERE session_id = ? AND user_id = ?",
                               int(Status::Accepted), actor.sessionId, rowId(guestId));
    if (done)
        publishGuest(actor, guestId, QStringLiteral("accepted"));
    return statusOf(done);
}

Result<void> GuestStar::getReady(const QString &broadcasterId, const QString &guestId, bool audio, bool video)
{
    const Actor actor{broadcasterId, runningId(broadcasterId), {}};
    const auto invited = guest(actor.sessionId, guestId);
    if (!invited || invited->status != Status::Accepted)
        return refuse(404, QStringLiteral("The user has not accepted an invitation."));
    auto done = m_database.run("UPDATE guest_star_guests SET status = ?, audio = ?, video = ?"
                               " WHERE session_id = ? AND user_id = ?",
                               int(Status::Ready), audio, video, actor.sessionId, rowId(guestId));
    if (done)
        publishGuest(actor, guestId, QStringLiteral("ready"));
    return statusOf(done);
}

Result<void> GuestStar::leave(const QString &broadcasterId, const QString &guestId)
{
    const Actor actor{broadcasterId, runningId(broadcasterId), {}};
    const auto leaver = guest(actor.sessionId, guestId);
    if (!leaver || leaver->slot == hostSlot)
        return refuse(404, QStringLiteral("The user is no guest."));
    return remove(actor, *leaver);
}

}  // namespace Sidestage::Sandbox
