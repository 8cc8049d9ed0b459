// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_rooms.h"

#include "base/log.h"

#include "sandbox/service/service.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

// A mode with a duration is one column: NULL while it is off.
//
// A chatter's row says what is (here) and what the list shows (listed). Where they differ, due_at says
// when the list catches up. Who is neither has no row.
ChatRooms::ChatRooms(World &world)
    : m_world(world)
{
    world.listen([this](const DomainEvent &domainEvent) {
        if (domainEvent.kind != DomainEvent::Kind::RoleChanged
            || domainEvent.detail != QLatin1String("banned"))
            return;
        if (auto left = leave(domainEvent.broadcasterId, domainEvent.userId); !left)
            qCWarning(lcSandbox) << "a banned user stays in chat:" << left.error().message;
    });
}

const char *const ChatRooms::tables = R"(
CREATE TABLE chat_settings (
    broadcaster_id INTEGER PRIMARY KEY REFERENCES users (id),
    emote_mode INTEGER NOT NULL,
    follower_minutes INTEGER,
    delay_seconds INTEGER,
    slow_seconds INTEGER,
    subscriber_mode INTEGER NOT NULL,
    unique_chat_mode INTEGER NOT NULL
);

CREATE TABLE chatters (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    here INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    due_at INTEGER,
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;
CREATE INDEX chatters_listed ON chatters (broadcaster_id, listed, user_id);
CREATE INDEX chatters_due ON chatters (broadcaster_id, due_at) WHERE due_at IS NOT NULL;

-- Totals are kept beside the rows, so that they cost the same however many there are.
CREATE TABLE chat_totals (
    broadcaster_id INTEGER PRIMARY KEY,
    here INTEGER NOT NULL,
    listed INTEGER NOT NULL
);
CREATE TRIGGER chatters_added AFTER INSERT ON chatters BEGIN
    INSERT INTO chat_totals (broadcaster_id, here, listed) VALUES (new.broadcaster_id, new.here, new.listed)
        ON CONFLICT (broadcaster_id) DO UPDATE
        SET here = here + excluded.here, listed = listed + excluded.listed;
END;
CREATE TRIGGER chatters_changed AFTER UPDATE OF here, listed ON chatters BEGIN
    UPDATE chat_totals SET here = here + new.here - old.here, listed = listed + new.listed - old.listed
        WHERE broadcaster_id = new.broadcaster_id;
END;
CREATE TRIGGER chatters_removed AFTER DELETE ON chatters BEGIN
    UPDATE chat_totals SET here = here - old.here, listed = listed - old.listed
        WHERE broadcaster_id = old.broadcaster_id;
END;

CREATE TABLE chat_messages (
    id INTEGER PRIMARY KEY,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    text TEXT NOT NULL,
    color TEXT NOT NULL,              -- of an announcement; empty: an ordinary message
    said_at INTEGER NOT NULL
);
CREATE INDEX chat_messages_of_channel ON chat_messages (broadcaster_id, id);

-- Who spoke when, as far back as slow mode can ask. The messages do not tell: only some are kept.
CREATE TABLE chat_turns (
    broadcaster_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    said_at INTEGER NOT NULL,
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;
CREATE INDEX chat_turns_by_time ON chat_turns (broadcaster_id, said_at);

CREATE TABLE shoutouts (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    to_id INTEGER NOT NULL REFERENCES users (id),
    sent_at INTEGER NOT NULL,
    PRIMARY KEY (broadcaster_id, to_id)
) WITHOUT ROWID;
CREATE INDEX shoutouts_by_time ON shoutouts (broadcaster_id, sent_at);

CREATE TABLE shared_chats (
    id TEXT PRIMARY KEY,
    host_id INTEGER NOT NULL REFERENCES users (id),
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE shared_chat_members (
    broadcaster_id INTEGER PRIMARY KEY REFERENCES users (id),
    session_id TEXT NOT NULL REFERENCES shared_chats (id),
    place INTEGER NOT NULL            -- the host's is 0
);
CREATE INDEX shared_chat_members_of_session ON shared_chat_members (session_id, place);
)";

namespace {

/// A mode that has a duration, in a request that changes it.
struct TimedMode
{
    std::optional<bool> ChatSettingsChanges::*flag = nullptr;
    std::optional<int> ChatSettingsChanges::*duration = nullptr;
};

/// The duration after the change; none when the mode is off. A duration is only taken together with its
/// mode as true.
Result<std::optional<int>> changed(const std::optional<int> &now, const TimedMode &mode,
                                   const ChatSettingsChanges &changes)
{
    const std::optional<bool> &flag = changes.*mode.flag;
    const std::optional<int> &duration = changes.*mode.duration;
    if (duration && !flag.value_or(false))
        return refuse(400,
                      QStringLiteral("The parameter \"%1\" may only be set when \"%2\" is set to true.")
                          .arg(fieldOf(mode.duration).name, fieldOf(mode.flag).name));
    if (!flag)
        return now;
    if (!*flag)
        return std::optional<int>();
    const int usual = ruleOf(mode.duration).defaultValue;
    if (!duration && usual < 0)
        return refuse(400,
                      QStringLiteral("The parameter \"%1\" is required when \"%2\" is set to true.")
                          .arg(fieldOf(mode.duration).name, fieldOf(mode.flag).name));
    return std::optional<int>(duration.value_or(usual));
}

std::optional<int> optionalInteger(const Rows &rows, int column)
{
    return rows.isNull(column) ? std::nullopt : std::optional(int(rows.integer(column)));
}

int total(Rows rows)
{
    return rows.next() ? int(rows.integer(0)) : 0;
}

}  // namespace

Error unknownBroadcaster()
{
    return refuse(400, QStringLiteral("Invalid broadcasterID"));
}

Result<void> ChatRooms::checkModerator(const QString &broadcasterId, const QString &moderatorId)
{
    if (!m_world.user(broadcasterId))
        return unknownBroadcaster();
    if (!m_world.mayModerate(broadcasterId, moderatorId))
        return refuse(403,
                      QStringLiteral("The user in moderator_id does not moderate the broadcaster's chat."));
    return {};
}

ChatSettings ChatRooms::settings(const QString &broadcasterId)
{
    ChatSettings settings{.broadcasterId = broadcasterId,
                          .followerMode = true,
                          .followerModeDuration = 0,
                          .nonModeratorChatDelay = false};
    Rows rows = m_world.database().query(
        "SELECT emote_mode, follower_minutes, delay_seconds, slow_seconds, subscriber_mode, unique_chat_mode"
        " FROM chat_settings WHERE broadcaster_id = ?",
        rowId(broadcasterId));
    if (!rows.next())
        return settings;
    settings.emoteMode = rows.boolean(0);
    settings.followerModeDuration = optionalInteger(rows, 1);
    settings.followerMode = settings.followerModeDuration.has_value();
    settings.nonModeratorChatDelayDuration = optionalInteger(rows, 2);
    settings.nonModeratorChatDelay = settings.nonModeratorChatDelayDuration.has_value();
    settings.slowModeWaitTime = optionalInteger(rows, 3);
    settings.slowMode = settings.slowModeWaitTime.has_value();
    settings.subscriberMode = rows.boolean(4);
    settings.uniqueChatMode = rows.boolean(5);
    return settings;
}

Result<void> ChatRooms::save(const ChatSettings &settings)
{
    return statusOf(m_world.database().run(
        "INSERT OR REPLACE INTO chat_settings (broadcaster_id, emote_mode, follower_minutes, delay_seconds,"
        " slow_seconds, subscriber_mode, unique_chat_mode) VALUES (?, ?, ?, ?, ?, ?, ?)",
        rowId(settings.broadcasterId), settings.emoteMode, settings.followerModeDuration,
        settings.nonModeratorChatDelayDuration, settings.slowModeWaitTime, settings.subscriberMode,
        settings.uniqueChatMode));
}

namespace {

/// What was done, in the words of channel.moderate.
QStringList actionsOf(const ChatSettings &before, const ChatSettings &after)
{
    QStringList actions;
    const auto note = [&](const char *name, bool changed, bool on) {
        if (changed)
            actions.append(QLatin1String(name) + (on ? QString() : QStringLiteral("off")));
    };
    note("emoteonly", before.emoteMode != after.emoteMode, after.emoteMode);
    note("followers", before.followerModeDuration != after.followerModeDuration, after.followerMode);
    note("slow", before.slowModeWaitTime != after.slowModeWaitTime, after.slowMode);
    note("subscribers", before.subscriberMode != after.subscriberMode, after.subscriberMode);
    note("uniquechat", before.uniqueChatMode != after.uniqueChatMode, after.uniqueChatMode);
    return actions;
}

}  // namespace

Result<ChatSettings> ChatRooms::change(const QString &broadcasterId, const QString &moderatorId,
                                       const ChatSettingsChanges &changes)
{
    if (!m_world.user(broadcasterId))
        return unknownBroadcaster();
    const ChatSettings before = settings(broadcasterId);
    ChatSettings after = before;
    using C = ChatSettingsChanges;
    const auto follower
        = changed(before.followerModeDuration, {&C::followerMode, &C::followerModeDuration}, changes);
    if (!follower)
        return follower.error();
    const auto delay = changed(before.nonModeratorChatDelayDuration,
                               {&C::nonModeratorChatDelay, &C::nonModeratorChatDelayDuration}, changes);
    if (!delay)
        return delay.error();
    const auto slow = changed(before.slowModeWaitTime, {&C::slowMode, &C::slowModeWaitTime}, changes);
    if (!slow)
        return slow.error();
    after.emoteMode = changes.emoteMode.value_or(before.emoteMode);
    after.followerMode = follower->has_value();
    after.followerModeDuration = *follower;
    after.nonModeratorChatDelay = delay->has_value();
    after.nonModeratorChatDelayDuration = *delay;
    after.slowMode = slow->has_value();
    after.slowModeWaitTime = *slow;
    after.subscriberMode = changes.subscriberMode.value_or(before.subscriberMode);
    after.uniqueChatMode = changes.uniqueChatMode.value_or(before.uniqueChatMode);
    if (after != before) {
        if (auto saved = save(after); !saved)
            return saved.error();
        m_world.publish({.kind = DomainEvent::Kind::ChatSettingsChanged,
                         .broadcasterId = broadcasterId,
                         .userId = moderatorId,
                         .detail = actionsOf(before, after).join(u' ')});
    }
    return after;
}

/// Lets the list show what has become due. A moment that lies further ahead than the lag is from before
/// the clock was put back, and due as well.
Result<void> ChatRooms::catchUp(const QString &broadcasterId)
{
    Database &database = m_world.database();
    const qint64 now = m_world.clock().msecs();
    const qint64 latest = now + lag.count();
    const qint64 id = rowId(broadcasterId);
    if (!database
             .query("SELECT 1 FROM chatters WHERE broadcaster_id = ?1 AND due_at <= ?2"
                    " UNION ALL SELECT 1 FROM chatters WHERE broadcaster_id = ?1 AND due_at > ?3 LIMIT 1",
                    id, now, latest)
             .next())
        return {};
    return database.transaction([&]() -> Result<void> {
        if (auto done = database.run(
                "UPDATE chatters SET due_at = ?2 WHERE broadcaster_id = ?1 AND due_at > ?3", id, now, latest);
            !done)
            return done.error();
        if (auto done = database.run(
                "DELETE FROM chatters WHERE broadcaster_id = ? AND due_at <= ? AND here = 0", id, now);
            !done)
            return done.error();
        return statusOf(database.run(
            "UPDATE chatters SET listed = 1, due_at = NULL WHERE broadcaster_id = ? AND due_at <= ?", id,
            now));
    });
}

Result<void> ChatRooms::join(const QString &broadcasterId, const QString &userId)
{
    if (!m_world.user(broadcasterId))
        return unknownBroadcaster();
    if (!m_world.user(userId))
        return refuse(400, QStringLiteral("The user does not exist."));
    if (m_world.isBanned(broadcasterId, userId))
        return refuse(403, QStringLiteral("msg_banned"));
    if (auto done = catchUp(broadcasterId); !done)
        return done;
    // Whoever comes back before the list has missed them was never gone as far as it goes.
    const auto done = m_world.database().run(
        "INSERT INTO chatters (broadcaster_id, user_id, here, listed, due_at) VALUES (?, ?, 1, 0, ?)"
        " ON CONFLICT (broadcaster_id, user_id) DO UPDATE SET here = 1, due_at = NULL WHERE here = 0",
        rowId(broadcasterId), rowId(userId), m_world.clock().msecs() + lag.count());
    if (done && *done > 0)
        m_world.publish(
            {.kind = DomainEvent::Kind::ViewerJoined, .broadcasterId = broadcasterId, .userId = userId});
    return statusOf(done);
}

Result<void> ChatRooms::leave(const QString &broadcasterId, const QString &userId)
{
    if (auto done = catchUp(broadcasterId); !done)
        return done;
    Database &database = m_world.database();
    // Those whom the list has not shown yet it never will.
    auto done = database.run("DELETE FROM chatters WHERE broadcaster_id = ? AND user_id = ? AND listed = 0",
                             rowId(broadcasterId), rowId(userId));
    if (done && *done == 0)
        done = database.run("UPDATE chatters SET here = 0, due_at = ?"
                            " WHERE broadcaster_id = ? AND user_id = ? AND here = 1",
                            m_world.clock().msecs() + lag.count(), rowId(broadcasterId), rowId(userId));
    if (done && *done > 0)
        m_world.publish(
            {.kind = DomainEvent::Kind::ViewerLeft, .broadcasterId = broadcasterId, .userId = userId});
    return statusOf(done);
}

Result<void> ChatRooms::fill(const QString &broadcasterId, int count)
{
    if (!m_world.user(broadcasterId))
        return unknownBroadcaster();
    if (auto done = catchUp(broadcasterId); !done)
        return done;
    const auto done = m_world.database().run(
        "INSERT INTO chatters (broadcaster_id, user_id, here, listed, due_at)"
        " SELECT ?1, id, 1, 0, ?2 FROM users"
        " WHERE id NOT IN (SELECT user_id FROM chatters WHERE broadcaster_id = ?1 AND here = 1)"
        " AND id NOT IN (SELECT user_id FROM bans WHERE broadcaster_id = ?1) ORDER BY id LIMIT ?3"
        " ON CONFLICT (broadcaster_id, user_id) DO UPDATE SET here = 1, due_at = NULL",
        rowId(broadcasterId), m_world.clock().msecs() + lag.count(), std::max(count, 0));
    if (done && *done > 0)
        m_world.publish(
            {.kind = DomainEvent::Kind::ViewerJoined, .broadcasterId = broadcasterId, .amount = *done});
    return statusOf(done);
}

int ChatRooms::absentCount(const QString &broadcasterId)
{
    return total(m_world.database().query(
        "SELECT count(*) FROM users WHERE id NOT IN (SELECT user_id FROM chatters WHERE broadcaster_id = ?1"
        " AND here = 1) AND id NOT IN (SELECT user_id FROM bans WHERE broadcaster_id = ?1)",
        rowId(broadcasterId)));
}

bool ChatRooms::isThere(const QString &broadcasterId, const QString &userId)
{
    return m_world.database()
        .query("SELECT 1 FROM chatters WHERE broadcaster_id = ? AND user_id = ? AND here = 1",
               rowId(broadcasterId), rowId(userId))
        .next();
}

int ChatRooms::chatterCount(const QString &broadcasterId)
{
    return total(m_world.database().query("SELECT here FROM chat_totals WHERE broadcaster_id = ?",
                                          rowId(broadcasterId)));
}

int ChatRooms::listedCount(const QString &broadcasterId)
{
    std::ignore = catchUp(broadcasterId);
    return total(m_world.database().query("SELECT listed FROM chat_totals WHERE broadcaster_id = ?",
                                          rowId(broadcasterId)));
}

Result<ChatRooms::Slice> ChatRooms::chatters(const QString &broadcasterId, const QString &after, int count)
{
    if (auto done = catchUp(broadcasterId); !done)
        return done.error();
    Slice slice;
    slice.rows.reserve(count);
    // One more than asked for, to know whether there are more. No id is as low as that of an empty text.
    Rows rows = m_world.database().query(
        "SELECT c.user_id, u.login, u.display_name FROM chatters c JOIN users u ON u.id = c.user_id"
        " WHERE c.broadcaster_id = ? AND c.listed = 1 AND c.user_id > ? ORDER BY c.user_id LIMIT ?",
        rowId(broadcasterId), rowId(after), count + 1);
    while (rows.next()) {
        if (slice.rows.size() == count) {
            slice.next = slice.rows.last().userId;
            return slice;
        }
        slice.rows.append({rows.text(0), rows.text(1), rows.text(2)});
    }
    if (!rows.status())
        return rows.status().error();
    return slice;
}

}  // namespace Sidestage::Sandbox
