// SPDX-License-Identifier: GPL-3.0-or-later

// What users are to channels: editors, moderators, VIPs, banned; and what they have reached themselves.

#include "world.h"

#include "store.h"

namespace Sidestage::Sandbox {

Result<void> World::setBroadcasterType(const QString &userId, Api::BroadcasterType type)
{
    auto done
        = m_database.run("UPDATE users SET broadcaster_type = ? WHERE id = ?", int(type), rowId(userId));
    m_users.remove(userId);
    if (done) {
        const QString name = QLatin1String(namesOf(type)[std::size_t(type)]);
        publish({.kind = DomainEvent::Kind::RoleChanged,
                 .broadcasterId = userId,
                 .detail = name.isEmpty() ? QStringLiteral("plain") : name});
    }
    return statusOf(done);
}

bool World::isEligible(const QString &userId)
{
    const auto known = user(userId);
    return known && known->broadcasterType != Api::BroadcasterType::Plain;
}

QList<CastMember> World::cast()
{
    QList<CastMember> members;
    Rows rows = m_database.query("SELECT id FROM users WHERE cast_order IS NOT NULL ORDER BY cast_order");
    while (rows.next()) {
        CastMember member;
        member.user = user(rows.text(0)).value_or(Api::User());
        member.live = std::any_of(m_streams.cbegin(), m_streams.cend(),
                                  [&](const LiveStream &stream) { return stream.userId == member.user.id; });
        const auto names = [&](const char *sql) {
            QStringList found;
            Rows channels = m_database.query(sql, rowId(member.user.id));
            while (channels.next())
                found.append(channels.text(0));
            return found;
        };
        member.moderates
            = names("SELECT u.display_name FROM moderators m JOIN users u ON u.id = m.broadcaster_id"
                    " WHERE m.user_id = ? ORDER BY u.login");
        member.edits = names("SELECT u.display_name FROM editors e JOIN users u ON u.id = e.broadcaster_id"
                             " WHERE e.user_id = ? ORDER BY u.login");
        member.bannedFrom = names("SELECT u.display_name FROM bans b JOIN users u ON u.id = b.broadcaster_id"
                                  " WHERE b.user_id = ? ORDER BY u.login");
        members.append(std::move(member));
    }
    return members;
}

Result<QList<Api::Editor>> World::editors(const QString &broadcasterId)
{
    QList<Api::Editor> editors;
    Rows rows = m_database.query(
        "SELECT u.id, u.display_name, e.created_at FROM editors e JOIN users u ON u.id = e.user_id"
        " WHERE e.broadcaster_id = ? ORDER BY e.created_at, u.id",
        rowId(broadcasterId));
    while (rows.next())
        editors.append({rows.text(0), rows.text(1), rows.time(2)});
    if (!rows.status())
        return rows.status().error();
    return editors;
}

Result<void> World::addEditor(const QString &broadcasterId, const QString &userId, const QDateTime &since)
{
    auto done = m_database.run(
        "INSERT OR IGNORE INTO editors (broadcaster_id, user_id, created_at) VALUES (?, ?, ?)",
        rowId(broadcasterId), rowId(userId), since);
    return publishRole(std::move(done), broadcasterId, userId, QStringLiteral("editor"));
}

Result<void> World::removeEditor(const QString &broadcasterId, const QString &userId)
{
    return changeRole("DELETE FROM editors WHERE broadcaster_id = ? AND user_id = ?", broadcasterId, userId,
                      QStringLiteral("-editor"));
}

bool World::isModerator(const QString &broadcasterId, const QString &userId)
{
    Rows rows = m_database.query("SELECT 1 FROM moderators WHERE broadcaster_id = ? AND user_id = ?",
                                 rowId(broadcasterId), rowId(userId));
    return rows.next();
}

Result<void> World::addModerator(const QString &broadcasterId, const QString &userId)
{
    return changeRole("INSERT OR IGNORE INTO moderators (broadcaster_id, user_id) VALUES (?, ?)",
                      broadcasterId, userId, QStringLiteral("moderator"));
}

Result<void> World::removeModerator(const QString &broadcasterId, const QString &userId)
{
    return changeRole("DELETE FROM moderators WHERE broadcaster_id = ? AND user_id = ?", broadcasterId,
                      userId, QStringLiteral("-moderator"));
}

bool World::isVip(const QString &broadcasterId, const QString &userId)
{
    return m_database
        .query("SELECT 1 FROM vips WHERE broadcaster_id = ? AND user_id = ?", rowId(broadcasterId),
               rowId(userId))
        .next();
}

Result<void> World::addVip(const QString &broadcasterId, const QString &userId)
{
    return changeRole("INSERT OR IGNORE INTO vips (broadcaster_id, user_id) VALUES (?, ?)", broadcasterId,
                      userId, QStringLiteral("vip"));
}

Result<void> World::removeVip(const QString &broadcasterId, const QString &userId)
{
    return changeRole("DELETE FROM vips WHERE broadcaster_id = ? AND user_id = ?", broadcasterId, userId,
                      QStringLiteral("-vip"));
}

bool World::isBanned(const QString &broadcasterId, const QString &userId)
{
    Rows rows = m_database.query("SELECT 1 FROM bans WHERE broadcaster_id = ? AND user_id = ?",
                                 rowId(broadcasterId), rowId(userId));
    return rows.next();
}

Result<void> World::ban(const QString &broadcasterId, const QString &userId, const QDateTime &since)
{
    auto done
        = m_database.run("INSERT OR IGNORE INTO bans (broadcaster_id, user_id, created_at) VALUES (?, ?, ?)",
                         rowId(broadcasterId), rowId(userId), since);
    return publishRole(std::move(done), broadcasterId, userId, QStringLiteral("banned"));
}

Result<void> World::unban(const QString &broadcasterId, const QString &userId)
{
    return changeRole("DELETE FROM bans WHERE broadcaster_id = ? AND user_id = ?", broadcasterId, userId,
                      QStringLiteral("-banned"));
}

Result<void> World::changeRole(const char *sql, const QString &broadcasterId, const QString &userId,
                               const QString &role)
{
    return publishRole(m_database.run(sql, rowId(broadcasterId), rowId(userId)), broadcasterId, userId, role);
}

Result<void> World::publishRole(const Result<int> &done, const QString &broadcasterId, const QString &userId,
                                const QString &role)
{
    if (done && *done > 0)
        publish({.kind = DomainEvent::Kind::RoleChanged,
                 .broadcasterId = broadcasterId,
                 .userId = userId,
                 .detail = role});
    return statusOf(done);
}

}  // namespace Sidestage::Sandbox
