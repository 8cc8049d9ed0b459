// SPDX-License-Identifier: GPL-3.0-or-later
#include "moderation.h"

#include "api/moderation.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/service/paging.h"
#include "sandbox/service/service.h"
#include "sandbox/users/users.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"
#include "unban_requests.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Moderation::tables = R"(
-- The last changes of roles by each broadcaster, for the limit.
CREATE TABLE role_changes (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    change INTEGER NOT NULL,
    at INTEGER NOT NULL
);
CREATE INDEX role_changes_of ON role_changes (broadcaster_id, change, at);
)";

namespace {

#define BANNED                                                                                               \
    "SELECT b.created_at, b.user_id, u.login, u.display_name, b.expires_at, b.reason, b.moderator_id,"       \
    " m.login, m.display_name FROM bans b JOIN users u ON u.id = b.user_id"                                  \
    " JOIN users m ON m.id = b.moderator_id"

BannedUser bannedIn(const Rows &rows)
{
    return {.userId = rows.text(1),
            .userLogin = rows.text(2),
            .userName = rows.text(3),
            .expiresAt = rows.time(4),
            .createdAt = rows.time(0),
            .reason = rows.text(5),
            .moderatorId = rows.text(6),
            .moderatorLogin = rows.text(7),
            .moderatorName = rows.text(8)};
}

Result<Page<BannedUser>> getBannedUsers(World &world, const Caller &, const GetBannedUsers &in)
{
    Moderation &moderation = world.area<Moderation>();
    if (in.userIds.isEmpty())
        return moderation.banned(in.broadcasterId, in.first.value_or(20), in.after, in.before);
    must(hasNoCursor(in));
    return moderation.banned(in.broadcasterId, in.userIds);
}

Result<QList<UserBan>> banUser(World &world, const Caller &, const BanUser &in)
{
    must(world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId));
    return QList{must(world.area<Moderation>().ban(in.broadcasterId, in.moderatorId, in.data))};
}

Result<void> unbanUser(World &world, const Caller &, const UnbanUser &in)
{
    must(world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId));
    return world.area<Moderation>().unban(in.broadcasterId, in.moderatorId, in.userId);
}

Error unknownUser(int status)
{
    return refuse(status, QStringLiteral("The user in user_id does not exist."));
}

Error bannedUser()
{
    return refuse(400, QStringLiteral("The user is banned from the channel."));
}

}  // namespace

Result<Page<BannedUser>> Moderation::banned(const QString &broadcasterId, int count,
                                            const std::optional<QString> &after,
                                            const std::optional<QString> &before)
{
    if (auto done = m_world.endTimeouts(); !done)
        return done.error();
    const KeyedList list{.name = {QStringLiteral("banned"), broadcasterId},
                         .select = BANNED " WHERE b.broadcaster_id = ?1",
                         .filters = {rowId(broadcasterId)},
                         .key = "b.created_at",
                         .id = "b.user_id"};
    return pageOf<BannedUser>(m_database, list, count, after, before, bannedIn);
}

Result<Page<BannedUser>> Moderation::banned(const QString &broadcasterId, const QStringList &among)
{
    if (auto done = m_world.endTimeouts(); !done)
        return done.error();
    Page<BannedUser> page;
    for (const QString &userId : eachOnce(among)) {
        Rows rows = m_database.query(BANNED " WHERE b.broadcaster_id = ? AND b.user_id = ?",
                                     rowId(broadcasterId), rowId(userId));
        if (rows.next())
            page.data.append(bannedIn(rows));
        if (!rows.status())
            return rows.status().error();
    }
    return page;
}
#undef BANNED

Result<UserBan> Moderation::ban(const QString &broadcasterId, const QString &moderatorId,
                                const NewBan &wanted)
{
    ChatRooms &rooms = m_world.area<ChatRooms>();
    if (!rooms.mayPunish(broadcasterId, moderatorId, wanted.userId))
        return refuse(
            400,
            wanted.duration
                ? QStringLiteral("The user specified in the user_id field may not be put in a timeout.")
                : QStringLiteral("The user specified in the user_id field may not be banned."));
    if (const auto former = m_world.banOf(broadcasterId, wanted.userId); former && !former->isTimeout())
        return refuse(400, QStringLiteral("The user specified in the user_id field is already banned."));
    Ban ban{.moderatorId = moderatorId,
            .reason = wanted.reason.value_or(QStringLiteral("")),
            .createdAt = m_world.clock().now()};
    if (wanted.duration)
        ban.expiresAt = ban.createdAt.addSecs(*wanted.duration);
    if (auto done = m_world.ban(broadcasterId, wanted.userId, ban); !done)
        return done.error();
    if (auto done = rooms.deleteMessagesOf(broadcasterId, wanted.userId); !done)
        return done.error();
    // Who is in a timeout may go on reading.
    if (auto done = ban.isTimeout() ? Result<void>() : rooms.leave(broadcasterId, wanted.userId); !done)
        return done.error();
    UserBan answer{.broadcasterId = broadcasterId,
                   .moderatorId = moderatorId,
                   .userId = wanted.userId,
                   .createdAt = ban.createdAt};
    if (ban.isTimeout())
        answer.endTime = ban.expiresAt;
    return answer;
}

Result<void> Moderation::unban(const QString &broadcasterId, const QString &moderatorId,
                               const QString &userId)
{
    if (!m_world.isBanned(broadcasterId, userId))
        return refuse(400, QStringLiteral("The user in the user_id query parameter is not banned."));
    if (auto done = m_world.unban(broadcasterId, userId, moderatorId); !done)
        return done;
    return m_world.area<UnbanRequests>().cancel(broadcasterId, userId, moderatorId);
}

Result<void> Moderation::fillBanned(const QString &broadcasterId, int count)
{
    return m_database.transaction([&]() -> Result<void> {
        const auto banMore = [&](int wanted) {
            return m_database.run(
                "INSERT INTO bans (broadcaster_id, user_id, moderator_id, reason, created_at)"
                " SELECT ?1, id, ?1, '', ?2 - 1000 * row_number() OVER (ORDER BY id) FROM users"
                " WHERE cast_order IS NULL AND type = '' AND id <> ?1"
                " AND id NOT IN (SELECT user_id FROM bans WHERE broadcaster_id = ?1)"
                " AND id NOT IN (SELECT user_id FROM chatters WHERE broadcaster_id = ?1)"
                " AND id NOT IN (SELECT user_id FROM moderators WHERE broadcaster_id = ?1)"
                " AND id NOT IN (SELECT user_id FROM vips WHERE broadcaster_id = ?1) ORDER BY id LIMIT ?3",
                rowId(broadcasterId), m_world.clock().msecs(), wanted);
        };
        const auto done = banMore(count);
        if (!done || *done == count)
            return statusOf(done);
        if (auto made = addStrangers(m_world, count - *done); !made)
            return made.error();
        return statusOf(banMore(count - *done));
    });
}

// Roles. A request that is refused does not count against the limit.

Result<void> Moderation::checkLimit(const QString &broadcasterId, Change change)
{
    // Changes in the future are from before the clock was set back, and do not count.
    const qint64 now = m_world.clock().msecs();
    Rows recent = m_database.query(
        "SELECT count(*) FROM role_changes WHERE broadcaster_id = ? AND change = ? AND at > ? AND at <= ?",
        rowId(broadcasterId), int(change), now - window.count(), now);
    if (!recent.next())
        return recent.status();
    if (recent.integer(0) >= maxChanges)
        return refuse(429, QStringLiteral("The broadcaster may do this 10 times within 10 seconds."));
    return {};
}

Result<void> Moderation::count(const QString &broadcasterId, Change change)
{
    const qint64 now = m_world.clock().msecs();
    return m_database.write([&](Transaction &t) {
        t.run("DELETE FROM role_changes WHERE broadcaster_id = ? AND change = ? AND at <= ?",
              rowId(broadcasterId), int(change), now - window.count());
        t.run("INSERT INTO role_changes (broadcaster_id, change, at) VALUES (?, ?, ?)", rowId(broadcasterId),
              int(change), now);
    });
}

Result<void> Moderation::addModerator(const QString &broadcasterId, const QString &userId)
{
    if (auto may = checkLimit(broadcasterId, Change::AddModerator); !may)
        return may;
    if (!m_world.user(userId))
        return unknownUser(400);
    if (broadcasterId == userId)
        return refuse(400, QStringLiteral("The broadcaster cannot be a moderator of their own channel."));
    if (m_world.isBanned(broadcasterId, userId))
        return bannedUser();
    if (m_world.isModerator(broadcasterId, userId))
        return refuse(400, QStringLiteral("user is already a mod"));
    if (m_world.isVip(broadcasterId, userId))
        return refuse(422, QStringLiteral("The user is a VIP. Remove that role first."));
    if (auto done = m_world.addModerator(broadcasterId, userId); !done)
        return done;
    return count(broadcasterId, Change::AddModerator);
}

Result<void> Moderation::removeModerator(const QString &broadcasterId, const QString &userId)
{
    if (auto may = checkLimit(broadcasterId, Change::RemoveModerator); !may)
        return may;
    if (!m_world.user(userId))
        return unknownUser(400);
    if (!m_world.isModerator(broadcasterId, userId))
        return refuse(400, QStringLiteral("user is not a mod"));
    if (auto done = m_world.removeModerator(broadcasterId, userId); !done)
        return done;
    return count(broadcasterId, Change::RemoveModerator);
}

Result<void> Moderation::addVip(const QString &broadcasterId, const QString &userId)
{
    if (auto may = checkLimit(broadcasterId, Change::AddVip); !may)
        return may;
    if (!m_world.isEligible(broadcasterId)
        && m_world.follows().followerCount(broadcasterId) < minFollowersForVips)
        return refuse(425,
                      QStringLiteral("The broadcaster must complete the Build a Community requirement before"
                                     " they may assign VIPs."));
    if (!m_world.user(userId))
        return unknownUser(404);
    if (broadcasterId == userId)
        return refuse(400, QStringLiteral("The broadcaster cannot be a VIP of their own channel."));
    if (m_world.isBanned(broadcasterId, userId))
        return bannedUser();
    if (m_world.area<Users>().hasBlocked(broadcasterId, userId))
        return refuse(400, QStringLiteral("The broadcaster has blocked the user."));
    if (m_world.isModerator(broadcasterId, userId))
        return refuse(422, QStringLiteral("The user is a moderator. Remove that role first."));
    if (m_world.isVip(broadcasterId, userId))
        return refuse(422, QStringLiteral("The user is already a VIP."));
    Rows vips = m_database.query("SELECT count(*) FROM vips WHERE broadcaster_id = ?", rowId(broadcasterId));
    if (!vips.next())
        return vips.status();
    if (vips.integer(0) >= maxVips)
        return refuse(409, QStringLiteral("The broadcaster doesn't have available VIP slots."));
    if (auto done = m_world.addVip(broadcasterId, userId); !done)
        return done;
    return count(broadcasterId, Change::AddVip);
}

Result<void> Moderation::removeVip(const QString &broadcasterId, const QString &userId)
{
    if (auto may = checkLimit(broadcasterId, Change::RemoveVip); !may)
        return may;
    if (!m_world.user(userId))
        return unknownUser(404);
    if (!m_world.isVip(broadcasterId, userId))
        return refuse(422, QStringLiteral("The user is not a VIP."));
    if (auto done = m_world.removeVip(broadcasterId, userId); !done)
        return done;
    return count(broadcasterId, Change::RemoveVip);
}

Result<void> Moderation::seed(Dice &dice)
{
    struct Crowd
    {
        const char *channel;
        int count;
        std::span<const char *const> moderators;
    };
    static constexpr const char *teas[] = {"teaandturrets", "pipnocturne", "wrenloft", "mirelark"};
    static constexpr const char *pips[] = {"pipnocturne", "thistlegrand", "moonlitforge"};
    static constexpr const char *reasons[]
        = {"Advertising", "Insults after two warnings", "Spoilers", "Posts the same link all evening", "",
           "Bot",         "Rude to new viewers"};
    constexpr qint64 minute = 60'000, day = 24 * 60 * minute;
    for (const Crowd &crowd : {Crowd{"teaandturrets", 24, teas}, Crowd{"pipnocturne", 9, pips}}) {
        const auto strangers = must(addStrangers(m_world, crowd.count));
        const qint64 now = m_world.clock().msecs() / 1000 * 1000;
        for (qsizetype i = 0; i < strangers.size(); ++i) {
            const bool isTimeout = i < 2;
            const qint64 at = now - (isTimeout ? dice.between(1, 9) * minute : dice.between(day, 300 * day));
            Ban ban{.moderatorId = m_world.idOf(dice.of(crowd.moderators)),
                    .reason = dice.of(reasons),
                    .createdAt = utcTime(at)};
            if (isTimeout)
                ban.expiresAt = utcTime(at + (i + 1) * 10 * minute);
            must(m_world.ban(m_world.idOf(QLatin1String(crowd.channel)), strangers.at(i), ban));
        }
    }
    return {};
}

void Moderation::serve(Service &service)
{
    service.on<GetBannedUsers>(getBannedUsers);
    service.on<BanUser>(banUser);
    service.on<UnbanUser>(unbanUser);
    service.on<AddChannelModerator>(
        [this](const auto &in) { return addModerator(in.broadcasterId, in.userId); });
    service.on<RemoveChannelModerator>(
        [this](const auto &in) { return removeModerator(in.broadcasterId, in.userId); });
    service.on<AddChannelVip>([this](const auto &in) { return addVip(in.broadcasterId, in.userId); });
    service.on<RemoveChannelVip>([this](const auto &in) { return removeVip(in.broadcasterId, in.userId); });
}

}  // namespace Sidestage::Sandbox
