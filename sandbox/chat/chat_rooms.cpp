// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_rooms.h"

#include "base/log.h"
#include "base/new_id.h"
#include "held_messages.h"
#include "sandbox/emotes/picture_catalogue.h"
#include "sandbox/service/service.h"
#include "sandbox/world/channel_points.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/subscribers.h"
#include "sandbox/world/world.h"
#include "schema/values.h"
#include "warnings.h"

#include <QSet>
#include <QUuid>

namespace Sidestage::Sandbox {

using namespace Api;

// A mode with a duration is stored in one column: NULL while it is off.
//
// The row of a chatter has the actual state (here) and the state in the list (listed). Where they differ,
// due_at is the time at which the list is updated. Users who are neither have no row. While the channel is
// live, here_since is not before its stream.
ChatRooms::ChatRooms(World &world)
    : Area(world)
    , m_sharedChats(world)
{
    world.listen([this](const DomainEvent &domainEvent) {
        if (auto done = countWatching(domainEvent); !done)
            qCWarning(lcSandbox) << "the points of viewers could not be stored:" << done.error().message;
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
    here_since INTEGER NOT NULL DEFAULT 0,
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
    said_at INTEGER NOT NULL,
    uuid TEXT NOT NULL,
    parent TEXT NOT NULL DEFAULT '',
    thread TEXT NOT NULL DEFAULT ''
);
CREATE INDEX chat_messages_of_channel ON chat_messages (broadcaster_id, id);

-- Times of chat messages, for slow mode. The messages table is not enough: it keeps only some.
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

/// The fields of a mode with a duration, in a request that changes it.
struct TimedMode
{
    std::optional<bool> ChatSettingsChanges::*flag = nullptr;
    std::optional<int> ChatSettingsChanges::*duration = nullptr;
};

/// Returns the duration after the change; none when the mode is off. A duration is only accepted together
/// with its mode as true.
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

/// Pays a viewer for watching a live channel since then.
void payForWatching(World &world, Transaction &t, const QString &broadcasterId, const QString &userId,
                    qint64 since)
{
    const qint64 watched = (world.clock().msecs() - since) / ChannelPoints::earnedIn.count();
    if (watched > 0 && userId != broadcasterId)
        world.area<ChannelPoints>().give(t, broadcasterId, userId, watched * ChannelPoints::earned);
}

/// The longest wait time of slow mode. Times of older messages are not needed.
constexpr std::chrono::milliseconds longestWait = std::chrono::seconds(120);

/// The words that the review refuses; harmless on purpose.
constexpr const char *bannedWords[] = {"bannedword", "grobbelfluch", "verbotenes"};

/// Returns what distinguishes messages: letters, digits and emoji in folded case, or all if there are none.
QString normalizedText(const QString &text)
{
    QString essence;
    for (const QChar c : text) {
        if (c.isLetterOrNumber() || c.isSurrogate() || c.isMark())
            essence.append(c.toCaseFolded());
    }
    return essence.isEmpty() ? text.trimmed() : essence;
}

constexpr qint64 second = 1000;
constexpr qint64 minute = 60 * second;

struct Line
{
    const char *login = "";  ///< Empty: one of the viewers.
    const char *text = "";
    const char *color = "";  ///< For an announcement.
};

constexpr Line lines[] = {
    {"", "evening all, kettle is on ☕"},
    {"", "hello from Lisbon! Boa noite a todos"},
    {"teaandturrets", "Welcome in! Pull up a chair, act two is a damp one."},
    {"wrenloft", "Tonight is a blind run: please no hints, not even small ones. The map is below the stream.",
     "green"},
    {"", "wait, the library is under water now?"},
    {"", "Guten Abend zusammen, hab ich viel verpasst?"},
    {"mirelark", "nur den ersten Turm, und eine Kanne Tee"},
    {"", "こんばんは！地図がとてもきれいですね"},
    {"", "that tower looks like my grandmother's teapot"},
    {"", "it leans like one too"},
    {"teaandturrets", "I will not be taking criticism of the teapot tower."},
    {"", "salut la compagnie, je prends un thé à la menthe et je regarde"},
    {"", "count the shelves, not the lanterns... sorry, was that a hint?"},
    {"wrenloft", "that was a hint, a very small one. Keep the next to yourself, please"},
    {"", "oops. my lips are sealed"},
    {"", "안녕하세요! 오늘도 재미있게 보고 있어요"},
    {"pipnocturne", "five minutes between my matches, and where do I spend them? here."},
    {"teaandturrets", "Pip! Biscuits are on the left."},
    {"", "¿alguien sabe cómo se llama la canción?"},
    {"", "creo que la toca ella misma, está en el panel"},
    {"", "the crew names get better every week"},
    {"", "Добрий вечір! Яка гарна бібліотека"},
    {"", "first time here, is it always this calm?"},
    {"mirelark", "calm until the turrets wake up, so: almost always. Welcome!"},
    {"", "مساء الخير من الميناء"},
    {"", "the ferry again! I love the ferry"},
    {"mirelark", "Stretch and drink something, we go down to the archive in a moment.", "purple"},
    {"", "dobry wieczór, herbata gotowa, mapa rozłożona"},
    {"", "that was so close. so close!"},
    {"teaandturrets", "Nobody saw that. Onwards, to the archive!"},
};

class ChatSeeder
{
public:
    ChatSeeder(World &world, Dice &dice)
        : m_world(world)
        , m_database(world.database())
        , m_dice(dice)
    {
    }

    /// Adds chatters: the broadcaster, the moderators, followers up to `followers` in total, and `others`.
    Result<void> gather(const QString &broadcasterId, int followers, int others)
    {
        const qint64 broadcaster = rowId(broadcasterId);
        QSet<qint64> chosen{broadcaster};
        for (const qint64 moderator :
             ids("SELECT user_id FROM moderators WHERE broadcaster_id = ?", broadcaster))
            chosen.insert(moderator);
        const qsizetype staff = chosen.size();
        choose(chosen, followers - int(staff),
               ids("SELECT user_id FROM follows WHERE broadcaster_id = ?1"
                   " AND user_id NOT IN (SELECT user_id FROM bans WHERE broadcaster_id = ?1)"
                   " ORDER BY user_id",
                   broadcaster));
        choose(
            chosen, others,
            ids("SELECT id FROM users WHERE id NOT IN (SELECT user_id FROM follows WHERE broadcaster_id = ?1)"
                " AND id NOT IN (SELECT user_id FROM bans WHERE broadcaster_id = ?1) ORDER BY id",
                broadcaster));
        for (const qint64 id : std::as_const(chosen)) {
            if (auto done
                = m_database.run("INSERT INTO chatters (broadcaster_id, user_id, here, here_since, listed)"
                                 " VALUES (?, ?, 1, ?, 1)",
                                 broadcaster, id, m_world.clock().msecs());
                !done)
                return done.error();
        }
        return {};
    }

    /// Adds the lines as messages, the last one just now. Viewers without a login are followers of the
    /// channel.
    Result<void> talk(const QString &broadcasterId, std::span<const Line> said)
    {
        const qint64 broadcaster = rowId(broadcasterId);
        const QList<qint64> watching
            = ids("SELECT c.user_id FROM chatters c JOIN follows f"
                  " ON f.broadcaster_id = c.broadcaster_id AND f.user_id = c.user_id JOIN users u ON u.id = "
                  "c.user_id"
                  " WHERE c.broadcaster_id = ? AND u.cast_order IS NULL ORDER BY c.user_id",
                  broadcaster);
        QList<qint64> times;
        qint64 at = m_world.clock().msecs() - m_dice.between(5, 20) * second;
        for (std::size_t i = 0; i < said.size(); ++i) {
            times.prepend(at);
            at -= m_dice.between(11, 75) * second;
        }
        qsizetype place = 0;
        for (const Line &line : said) {
            const QString login = QLatin1String(line.login);
            const auto known = login.isEmpty() ? std::nullopt : m_world.userByLogin(login);
            const qint64 speaker = known ? rowId(known->id)
                : watching.isEmpty()     ? broadcaster
                                         : watching[m_dice.below(watching.size())];
            const qint64 saidAt = times[place++];
            // The same seed gives the same ids.
            const QUuid id = QUuid::createUuidV5(
                QUuid(), QString::number(broadcaster) + QLatin1Char('/') + QString::number(saidAt));
            if (auto done
                = m_database.run("INSERT INTO chat_messages (broadcaster_id, user_id, text, color,"
                                 " said_at, uuid) VALUES (?, ?, ?, ?, ?, ?)",
                                 broadcaster, speaker, QString::fromUtf8(line.text),
                                 QString::fromLatin1(line.color), saidAt, id.toString(QUuid::WithoutBraces));
                !done)
                return done.error();
        }
        return {};
    }

private:
    QList<qint64> ids(const char *sql, qint64 broadcaster)
    {
        QList<qint64> found;
        Rows rows = m_database.query(sql, broadcaster);
        while (rows.next())
            found.append(rows.integer(0));
        return found;
    }

    void choose(QSet<qint64> &chosen, int count, QList<qint64> from)
    {
        while (count > 0 && !from.isEmpty()) {
            const qsizetype at = m_dice.below(from.size());
            from.swapItemsAt(at, from.size() - 1);
            const qint64 id = from.takeLast();
            if (chosen.contains(id))
                continue;
            chosen.insert(id);
            --count;
        }
    }

    World &m_world;
    Database &m_database;
    Dice &m_dice;
};

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

bool ChatRooms::mayPunish(const QString &broadcasterId, const QString &moderatorId, const QString &userId)
{
    const auto user = m_world.user(userId);
    return user && user->type.isEmpty() && userId != broadcasterId && userId != moderatorId
        && (moderatorId == broadcasterId || !m_world.isModerator(broadcasterId, userId));
}

ChatSettings ChatRooms::settings(const QString &broadcasterId)
{
    ChatSettings settings{.broadcasterId = broadcasterId,
                          .followerMode = true,
                          .followerModeDuration = 0,
                          .nonModeratorChatDelay = false};
    Rows rows = m_database.query(
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
    return statusOf(m_database.run(
        "INSERT OR REPLACE INTO chat_settings (broadcaster_id, emote_mode, follower_minutes, delay_seconds,"
        " slow_seconds, subscriber_mode, unique_chat_mode) VALUES (?, ?, ?, ?, ?, ?, ?)",
        rowId(settings.broadcasterId), settings.emoteMode, settings.followerModeDuration,
        settings.nonModeratorChatDelayDuration, settings.slowModeWaitTime, settings.subscriberMode,
        settings.uniqueChatMode));
}

namespace {

/// Returns the changes as actions of channel.moderate.
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
        m_world.publish(DomainEvent::Kind::ChatSettingsChanged, broadcasterId,
                        {.userId = moderatorId, .detail = actionsOf(before, after).join(u' ')});
    }
    return after;
}

/// Updates the list with what is due. A time further ahead than the lag is from before the clock was set
/// back, and is due as well.
Result<void> ChatRooms::catchUp(const QString &broadcasterId)
{
    const qint64 now = m_world.clock().msecs();
    const qint64 latest = now + lag.count();
    const qint64 id = rowId(broadcasterId);
    if (!m_database
             .query("SELECT 1 FROM chatters WHERE broadcaster_id = ?1 AND due_at <= ?2"
                    " UNION ALL SELECT 1 FROM chatters WHERE broadcaster_id = ?1 AND due_at > ?3 LIMIT 1",
                    id, now, latest)
             .next())
        return {};
    return m_database.write([&](Transaction &t) {
        t.run("UPDATE chatters SET due_at = ?2 WHERE broadcaster_id = ?1 AND due_at > ?3", id, now, latest);
        t.run("DELETE FROM chatters WHERE broadcaster_id = ? AND due_at <= ? AND here = 0", id, now);
        t.run("UPDATE chatters SET listed = 1, due_at = NULL WHERE broadcaster_id = ? AND due_at <= ?", id,
              now);
    });
}

Result<void> ChatRooms::join(const QString &broadcasterId, const QString &userId)
{
    if (!m_world.user(broadcasterId))
        return unknownBroadcaster();
    if (!m_world.user(userId))
        return refuse(400, QStringLiteral("The user does not exist."));
    if (const auto ban = m_world.banOf(broadcasterId, userId); ban && !ban->isTimeout())
        return refuse(403, QStringLiteral("msg_banned"));
    if (auto done = catchUp(broadcasterId); !done)
        return done;
    // A viewer who returns before the list was updated stays in the list.
    const auto done
        = m_database.run("INSERT INTO chatters (broadcaster_id, user_id, here, here_since, listed, due_at)"
                         " VALUES (?1, ?2, 1, ?3, 0, ?3 + ?4) ON CONFLICT (broadcaster_id, user_id) DO UPDATE"
                         " SET here = 1, here_since = excluded.here_since, due_at = NULL WHERE here = 0",
                         rowId(broadcasterId), rowId(userId), m_world.clock().msecs(), qint64(lag.count()));
    if (done && *done > 0)
        m_world.publish(DomainEvent::Kind::ViewerJoined, broadcasterId, {.userId = userId});
    return statusOf(done);
}

Result<void> ChatRooms::leave(const QString &broadcasterId, const QString &userId)
{
    if (auto done = catchUp(broadcasterId); !done)
        return done;
    const qint64 channel = rowId(broadcasterId), user = rowId(userId), now = m_world.clock().msecs();
    const auto left = m_database.write([&](Transaction &t) {
        // A viewer who is not listed yet is removed at once.
        if (t.run("DELETE FROM chatters WHERE broadcaster_id = ? AND user_id = ? AND listed = 0", channel,
                  user))
            return true;
        Rows here = t.query("SELECT here_since FROM chatters WHERE broadcaster_id = ? AND user_id = ?"
                            " AND here = 1",
                            channel, user);
        if (!here.next())
            return false;
        if (m_world.liveStream(broadcasterId))
            payForWatching(m_world, t, broadcasterId, userId, here.integer(0));
        t.run("UPDATE chatters SET here = 0, due_at = ? WHERE broadcaster_id = ? AND user_id = ?",
              now + lag.count(), channel, user);
        return true;
    });
    if (!left)
        return left.error();
    if (*left)
        m_world.publish(DomainEvent::Kind::ViewerLeft, broadcasterId, {.userId = userId});
    return {};
}

/// Only the time of a stream earns points: it counts from the beginning of the stream for all who are there,
/// and those who stay are paid at its end.
Result<void> ChatRooms::countWatching(const DomainEvent &domainEvent)
{
    const QString &broadcasterId = domainEvent.broadcasterId;
    if (domainEvent.kind == DomainEvent::Kind::StreamOnline)
        return statusOf(
            m_database.run("UPDATE chatters SET here_since = ? WHERE broadcaster_id = ? AND here = 1",
                           m_world.clock().msecs(), rowId(broadcasterId)));
    if (domainEvent.kind != DomainEvent::Kind::StreamOffline)
        return {};
    return m_database.write([&](Transaction &t) {
        QList<std::pair<QString, qint64>> watching;
        for (Rows here
             = t.query("SELECT user_id, here_since FROM chatters WHERE broadcaster_id = ? AND here = 1",
                       rowId(broadcasterId));
             here.next();)
            watching.append({here.text(0), here.integer(1)});
        for (const auto &[userId, since] : std::as_const(watching))
            payForWatching(m_world, t, broadcasterId, userId, since);
    });
}

Result<void> ChatRooms::fill(const QString &broadcasterId, int count)
{
    if (!m_world.user(broadcasterId))
        return unknownBroadcaster();
    if (auto done = catchUp(broadcasterId); !done)
        return done;
    const auto done = m_database.run(
        "INSERT INTO chatters (broadcaster_id, user_id, here, here_since, listed, due_at)"
        " SELECT ?1, id, 1, ?2, 0, ?2 + ?4 FROM users"
        " WHERE id NOT IN (SELECT user_id FROM chatters WHERE broadcaster_id = ?1 AND here = 1)"
        " AND id NOT IN (SELECT user_id FROM bans WHERE broadcaster_id = ?1) ORDER BY id LIMIT ?3"
        " ON CONFLICT (broadcaster_id, user_id) DO UPDATE"
        " SET here = 1, here_since = excluded.here_since, due_at = NULL",
        rowId(broadcasterId), m_world.clock().msecs(), std::max(count, 0), qint64(lag.count()));
    if (done && *done > 0)
        m_world.publish(DomainEvent::Kind::ViewerJoined, broadcasterId, {.amount = *done});
    return statusOf(done);
}

int ChatRooms::absentCount(const QString &broadcasterId)
{
    return total(m_database.query(
        "SELECT count(*) FROM users WHERE id NOT IN (SELECT user_id FROM chatters WHERE broadcaster_id = ?1"
        " AND here = 1) AND id NOT IN (SELECT user_id FROM bans WHERE broadcaster_id = ?1)",
        rowId(broadcasterId)));
}

bool ChatRooms::isThere(const QString &broadcasterId, const QString &userId)
{
    return m_database
        .query("SELECT 1 FROM chatters WHERE broadcaster_id = ? AND user_id = ? AND here = 1",
               rowId(broadcasterId), rowId(userId))
        .next();
}

int ChatRooms::chatterCount(const QString &broadcasterId)
{
    return total(
        m_database.query("SELECT here FROM chat_totals WHERE broadcaster_id = ?", rowId(broadcasterId)));
}

int ChatRooms::listedCount(const QString &broadcasterId)
{
    std::ignore = catchUp(broadcasterId);
    return total(
        m_database.query("SELECT listed FROM chat_totals WHERE broadcaster_id = ?", rowId(broadcasterId)));
}

Result<ChatRooms::Slice> ChatRooms::chatters(const QString &broadcasterId, const QString &after, int count)
{
    if (auto done = catchUp(broadcasterId); !done)
        return done.error();
    Slice slice;
    slice.rows.reserve(count);
    // Requests one row more, which shows whether there are more. An empty `after` is -1, below every id.
    Rows rows = m_database.query(
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

// Messages, announcements and shoutouts.

QString cut(const QString &text, int most)
{
    qsizetype end = 0;
    for (int count = 0; end < text.size() && count < most; ++count) {
        const bool pair = text[end].isHighSurrogate() && end + 1 < text.size();
        end += pair ? 2 : 1;
    }
    return text.first(end);
}

bool passesReview(const QString &text)
{
    return std::none_of(std::begin(bannedWords), std::end(bannedWords), [&](const char *word) {
        return text.contains(QLatin1String(word), Qt::CaseInsensitive);
    });
}

/// Whether the text consists only of emotes of the service and of the channel.
bool ChatRooms::isEmotesOnly(const QString &broadcasterId, const QString &text)
{
    QSet<QString> names;
    for (const auto &emotes : {m_world.area<PictureCatalogue>().globalEmotes(),
                               m_world.area<PictureCatalogue>().channelEmotes(broadcasterId)}) {
        if (!emotes)
            continue;
        for (const Emote &emote : *emotes)
            names.insert(emote.name);
    }
    const QStringList words = text.simplified().split(u' ');
    return std::all_of(words.cbegin(), words.cend(),
                       [&](const QString &word) { return names.contains(word); });
}

bool ChatRooms::wasSaid(const QString &broadcasterId, const QString &text)
{
    const QString essence = normalizedText(text);
    Rows rows
        = m_database.query("SELECT text FROM chat_messages WHERE broadcaster_id = ?", rowId(broadcasterId));
    while (rows.next()) {
        if (normalizedText(rows.text(0)) == essence)
            return true;
    }
    return false;
}

/// Returns why a message is refused (api-facts C1); empty when it is accepted.
QString ChatRooms::dropReason(const QString &broadcasterId, const QString &userId, const QString &text,
                              const Sending &sending)
{
    if (const auto ban = m_world.banOf(broadcasterId, userId))
        return ban->isTimeout() ? QStringLiteral("msg_timedout") : QStringLiteral("msg_banned");
    if (m_world.area<Warnings>().isWarned(broadcasterId, userId))
        return QStringLiteral("msg_warned");
    if (!passesReview(text))
        return QStringLiteral("msg_rejected_mandatory");
    if (sending.byExtension || m_world.mayModerate(broadcasterId, userId))
        return {};

    const ChatSettings modes = settings(broadcasterId);
    const QDateTime now = m_world.clock().now();
    if (modes.followerMode) {
        const int minutes = modes.followerModeDuration.value_or(0);
        const QDateTime since = m_world.follows().since(broadcasterId, userId);
        if (!since.isValid())
            return minutes > 0 ? QStringLiteral("msg_followersonly")
                               : QStringLiteral("msg_followersonly_zero");
        if (since.msecsTo(now) < qint64(minutes) * 60'000)
            return QStringLiteral("msg_followersonly_followed");
    }
    if (modes.subscriberMode && sending.type != QLatin1String("channel_points_sub_only")
        && !m_world.area<Subscribers>().find(broadcasterId, userId))
        return QStringLiteral("msg_subsonly");
    if (modes.emoteMode && !isEmotesOnly(broadcasterId, text))
        return QStringLiteral("msg_emoteonly");
    if (modes.slowModeWaitTime) {
        Rows spoke = m_database.query("SELECT 1 FROM chat_turns WHERE broadcaster_id = ?"
                                      " AND user_id = ? AND said_at > ? AND said_at <= ?",
                                      rowId(broadcasterId), rowId(userId),
                                      now.addSecs(-*modes.slowModeWaitTime), now);
        if (spoke.next())
            return QStringLiteral("msg_slowmode");
    }
    if (modes.uniqueChatMode && wasSaid(broadcasterId, text))
        return QStringLiteral("msg_r9k");
    return {};
}

std::optional<ChatRooms::Interception>
ChatRooms::intercepted(const QString &broadcasterId, const QString &userId, const QString &text) const
{
    if (m_world.mayModerate(broadcasterId, userId))
        return {};
    for (const Filter &filter : m_filters) {
        if (auto found = filter(broadcasterId, userId, text))
            return found;
    }
    return {};
}

/// Stores a message and deletes those beyond the limit.
Result<void> ChatRooms::saveMessage(const QString &broadcasterId, const Message &message)
{
    const qint64 id = rowId(broadcasterId);
    return m_database.write([&](Transaction &t) {
        t.run(
            "INSERT INTO chat_messages (broadcaster_id, user_id, text, color, said_at, uuid, parent, thread)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            id, rowId(message.userId), message.text, message.color, message.at, message.id, message.parentId,
            message.threadId);
        t.run("DELETE FROM chat_messages WHERE broadcaster_id = ?1 AND id <= (SELECT id FROM chat_messages"
              " WHERE broadcaster_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ?2)",
              id, maxMessages);
        t.run("INSERT OR REPLACE INTO chat_turns (broadcaster_id, user_id, said_at) VALUES (?, ?, ?)", id,
              rowId(message.userId), message.at);
        t.run("DELETE FROM chat_turns WHERE broadcaster_id = ? AND said_at <= ?", id,
              message.at - longestWait.count());
        if (m_world.liveStream(broadcasterId) && message.userId != broadcasterId)
            m_world.area<ChannelPoints>().give(t, broadcasterId, message.userId, ChannelPoints::earned);
    });
}

Result<ChatRooms::Message> ChatRooms::sendMessage(const QString &broadcasterId, const QString &userId,
                                                  const QString &text, const Sending &sending)
{
    if (!m_world.user(broadcasterId))
        return unknownBroadcaster();
    if (!m_world.user(userId))
        return refuse(400, QStringLiteral("The user does not exist."));
    if (text.trimmed().isEmpty())
        return refuse(400, QStringLiteral("The message must not be empty."));
    if (cut(text, longestMessage) != text)
        return refuse(422, QStringLiteral("The message is too large."));
    Message sent{.userId = userId,
                 .text = text,
                 .color = QStringLiteral(""),
                 .at = m_world.clock().msecs(),
                 .id = newId(),
                 .parentId = QStringLiteral(""),
                 .threadId = QStringLiteral("")};
    if (!sending.parentId.isEmpty()) {
        const auto parent = message(broadcasterId, sending.parentId);
        if (!parent)
            return refuse(400, QStringLiteral("The message in reply_parent_message_id does not exist."));
        sent.parentId = parent->id;
        sent.threadId = parent->threadId.isEmpty() ? parent->id : parent->threadId;
    }
    if (const QString reason = dropReason(broadcasterId, userId, text, sending); !reason.isEmpty())
        return refuse(403, reason);
    if (const auto found = intercepted(broadcasterId, userId, text)) {
        if (found->automod || found->blockedTerm) {
            auto held = m_world.area<HeldMessages>().hold({{broadcasterId, sent, sending, *found}});
            return held ? refuse(403, heldReason) : held.error();
        }
        m_world.publish(DomainEvent::Kind::SuspiciousUserWrote, broadcasterId,
                        {.userId = userId, .subjectId = sent.id, .text = text});
        return sent;
    }
    if (auto done = post(broadcasterId, sent, sending); !done)
        return done.error();
    return sent;
}

Result<void> ChatRooms::post(const QString &broadcasterId, Message message, const Sending &sending)
{
    message.at = m_world.clock().msecs();
    auto done = saveMessage(broadcasterId, message);
    if (done)
        m_world.publish(DomainEvent::Kind::ChatMessage, broadcasterId,
                        {.userId = message.userId,
                         .subjectId = message.id,
                         .amount = sending.bits,
                         .text = message.text,
                         .detail = sending.sourceOnly ? QStringLiteral("source_only") : sending.type});
    return done;
}

Result<void> ChatRooms::announce(const QString &broadcasterId, const QString &moderatorId,
                                 const QString &text, AnnouncementColor color)
{
    if (auto ok = checkModerator(broadcasterId, moderatorId); !ok)
        return ok;
    const QString message = cut(text, longestMessage);
    if (message.trimmed().isEmpty())
        return refuse(400, QStringLiteral("The message must not be empty."));
    if (!passesReview(message))
        return refuse(400, QStringLiteral("The message did not pass review."));
    const QString messageId = newId();
    auto done = saveMessage(broadcasterId,
                            {.userId = moderatorId,
                             .text = message,
                             .color = Api::writeText(color),
                             .at = m_world.clock().msecs(),
                             .id = messageId,
                             .parentId = QStringLiteral(""),
                             .threadId = QStringLiteral("")});
    if (done)
        m_world.publish(DomainEvent::Kind::Announcement, broadcasterId,
                        {.userId = moderatorId,
                         .subjectId = messageId,
                         .text = message,
                         .detail = Api::writeText(color)});
    return done;
}

Result<void> ChatRooms::shoutOut(const QString &broadcasterId, const QString &otherId,
                                 const QString &moderatorId)
{
    if (auto ok = checkModerator(broadcasterId, moderatorId); !ok)
        return ok;
    if (broadcasterId == otherId)
        return refuse(400, QStringLiteral("The broadcaster may not give themselves a Shoutout."));
    if (!m_world.user(otherId))
        return refuse(400, QStringLiteral("The broadcaster in to_broadcaster_id does not exist."));
    if (m_world.isBanned(broadcasterId, otherId))
        return refuse(403, QStringLiteral("The broadcaster may not give this broadcaster a Shoutout."));
    const auto stream = m_world.liveStream(broadcasterId);
    if (!stream || stream->viewers < 1)
        return refuse(
            400,
            QStringLiteral("The broadcaster is not streaming live or does not have one or more viewers."));

    // Shoutouts in the future are from before the clock was set back, and do not count.
    const qint64 id = rowId(broadcasterId);
    const qint64 now = m_world.clock().msecs();
    if (m_database
            .query(
                "SELECT 1 FROM shoutouts WHERE broadcaster_id = ? AND sent_at > ? AND sent_at <= ? LIMIT 1",
                id, now - shoutoutPause.count(), now)
            .next())
        return refuse(429, QStringLiteral("The broadcaster may give one Shoutout every 2 minutes."));
    if (m_database
            .query("SELECT 1 FROM shoutouts WHERE broadcaster_id = ? AND to_id = ? AND sent_at > ?"
                   " AND sent_at <= ?",
                   id, rowId(otherId), now - sameShoutoutPause.count(), now)
            .next())
        return refuse(
            429,
            QStringLiteral("The broadcaster may give the same broadcaster one Shoutout every 60 minutes."));
    const auto done = m_database.write([&](Transaction &t) {
        t.run("DELETE FROM shoutouts WHERE broadcaster_id = ? AND sent_at <= ?", id,
              now - sameShoutoutPause.count());
        t.run("INSERT OR REPLACE INTO shoutouts (broadcaster_id, to_id, sent_at) VALUES (?, ?, ?)", id,
              rowId(otherId), now);
    });
    if (done)
        m_world.publish(DomainEvent::Kind::ShoutoutSent, broadcasterId,
                        {.userId = moderatorId, .subjectId = otherId});
    return done;
}

// The chats of a new world. All messages are invented.

Result<void> ChatRooms::seed(Dice &dice)
{
    const QString tea = m_world.idOf("teaandturrets");
    const QString pip = m_world.idOf("pipnocturne");
    const QString paper = m_world.idOf("paperlantern");
    const QString moon = m_world.idOf("moonlitforge");

    const Api::ChatSettings modes[] = {
        {.broadcasterId = tea, .followerMode = true, .followerModeDuration = 10},
        {.broadcasterId = pip, .nonModeratorChatDelayDuration = 2, .slowModeWaitTime = 10},
        {.broadcasterId = moon, .subscriberMode = true},
        {.broadcasterId = paper},
    };
    for (const Api::ChatSettings &settings : modes) {
        must(save(settings));
    }

    struct Crowd
    {
        QString channel{};
        int followers = 0;
        int others = 0;
    };
    ChatSeeder seeder(m_world, dice);
    for (const Crowd &crowd :
         {Crowd{tea, 224, 16}, Crowd{pip, 0, 110}, Crowd{moon, 0, 70}, Crowd{paper, 0, 38}}) {
        must(seeder.gather(crowd.channel, crowd.followers, crowd.others));
    }
    must(seeder.talk(tea, lines));

    const QByteArray name = QByteArray::number(dice.next());
    return m_sharedChats.insert({moon, paper},
                                QUuid::createUuidV5(QUuid(), name).toString(QUuid::WithoutBraces),
                                m_world.clock().msecs() - dice.between(35, 55) * minute);
}

}  // namespace Sidestage::Sandbox
