// SPDX-License-Identifier: GPL-3.0-or-later
#include "staff.h"

#include "sandbox/service/service.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Staff::tables = R"(
CREATE TABLE vips (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;

-- A channel that never had it on has no row.
CREATE TABLE shield_modes (
    broadcaster_id INTEGER PRIMARY KEY REFERENCES users (id),
    active INTEGER NOT NULL,
    moderator_id INTEGER NOT NULL REFERENCES users (id),   -- who switched it last
    activated_at INTEGER NOT NULL
);

CREATE TABLE chat_colors (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    color TEXT NOT NULL
);

-- When a channel's last stream ended: the search finds only those that streamed lately.
CREATE TABLE last_streams (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    ended_at INTEGER NOT NULL
);
)";

namespace {

/// Reads up to `count` rows of an id, a login and a name; there may be one more.
template <class Row>
Result<Staff::Slice<Row>> sliceOf(Rows rows, int count, Row (*make)(const Rows &))
{
    Staff::Slice<Row> slice;
    QString last;
    while (rows.next()) {
        if (slice.rows.size() == count) {
            slice.next = last;
            return slice;
        }
        last = rows.text(0);
        slice.rows.append(make(rows));
    }
    if (!rows.status())
        return rows.status().error();
    return slice;
}

Moderator moderatorOf(const Rows &rows)
{
    return {.userId = rows.text(0), .userLogin = rows.text(1), .userName = rows.text(2)};
}

Vip vipOf(const Rows &rows)
{
    return {.userId = rows.text(0), .userName = rows.text(2), .userLogin = rows.text(1)};
}

/// Ids as a JSON array, for json_each(). Only digits can be an id.
QString jsonOf(const QStringList &ids)
{
    QStringList numbers;
    for (const QString &id : ids)
        numbers.append(QString::number(rowId(id)));
    return u'[' + numbers.join(u',') + u']';
}

}  // namespace

Result<Staff::Slice<ModeratedChannel>> Staff::moderatedBy(const QString &userId, const QString &after,
                                                          int count)
{
    return sliceOf<ModeratedChannel>(
        m_world.database().query(
            "SELECT m.broadcaster_id, u.login, u.display_name FROM moderators m"
            " JOIN users u ON u.id = m.broadcaster_id"
            " WHERE m.user_id = ? AND m.broadcaster_id > ? ORDER BY m.broadcaster_id LIMIT ?",
            rowId(userId), rowId(after), count + 1),
        count, [](const Rows &rows) {
            return ModeratedChannel{.broadcasterId = rows.text(0),
                                    .broadcasterLogin = rows.text(1),
                                    .broadcasterName = rows.text(2)};
        });
}

Result<Staff::Slice<Moderator>> Staff::moderators(const QString &broadcasterId, const QStringList &among,
                                                  const QString &after, int count)
{
    Database &database = m_world.database();
    if (!among.isEmpty())
        return sliceOf(database.query("SELECT m.user_id, u.login, u.display_name FROM moderators m"
                                      " JOIN users u ON u.id = m.user_id WHERE m.broadcaster_id = ?"
                                      " AND m.user_id > ? AND m.user_id IN (SELECT value FROM json_each(?))"
                                      " ORDER BY m.user_id LIMIT ?",
                                      rowId(broadcasterId), rowId(after), jsonOf(among), count + 1),
                       count, moderatorOf);
    return sliceOf(database.query("SELECT m.user_id, u.login, u.display_name FROM moderators m"
                                  " JOIN users u ON u.id = m.user_id"
                                  " WHERE m.broadcaster_id = ? AND m.user_id > ? ORDER BY m.user_id LIMIT ?",
                                  rowId(broadcasterId), rowId(after), count + 1),
                   count, moderatorOf);
}

Result<Staff::Slice<Vip>> Staff::vips(const QString &broadcasterId, const QStringList &among,
                                      const QString &after, int count)
{
    Database &database = m_world.database();
    if (!among.isEmpty())
        return sliceOf(database.query("SELECT v.user_id, u.login, u.display_name FROM vips v"
                                      " JOIN users u ON u.id = v.user_id WHERE v.broadcaster_id = ?"
                                      " AND v.user_id > ? AND v.user_id IN (SELECT value FROM json_each(?))"
                                      " ORDER BY v.user_id LIMIT ?",
                                      rowId(broadcasterId), rowId(after), jsonOf(among), count + 1),
                       count, vipOf);
    return sliceOf(database.query("SELECT v.user_id, u.login, u.display_name FROM vips v"
                                  " JOIN users u ON u.id = v.user_id"
                                  " WHERE v.broadcaster_id = ? AND v.user_id > ? ORDER BY v.user_id LIMIT ?",
                                  rowId(broadcasterId), rowId(after), count + 1),
                   count, vipOf);
}

ShieldModeStatus Staff::shieldMode(const QString &broadcasterId)
{
    ShieldModeStatus status{.moderatorId = QStringLiteral(""),
                            .moderatorLogin = QStringLiteral(""),
                            .moderatorName = QStringLiteral("")};
    Rows rows = m_world.database().query("SELECT s.active, s.moderator_id, u.login, u.display_name,"
                                         " s.activated_at FROM shield_modes s"
                                         " JOIN users u ON u.id = s.moderator_id WHERE s.broadcaster_id = ?",
                                         rowId(broadcasterId));
    if (!rows.next())
        return status;
    status.isActive = rows.boolean(0);
    status.moderatorId = rows.text(1);
    status.moderatorLogin = rows.text(2);
    status.moderatorName = rows.text(3);
    status.lastActivatedAt = rows.time(4);
    return status;
}

Result<ShieldModeStatus> Staff::setShieldMode(const QString &broadcasterId, const QString &moderatorId,
                                              bool active)
{
    if (shieldMode(broadcasterId).isActive == active)
        return shieldMode(broadcasterId);
    // Only who never had it on has no row: it is on before it can be off.
    const auto done
        = m_world.database().run("INSERT INTO shield_modes (broadcaster_id, active, moderator_id, "
                                 "activated_at) VALUES (?1, ?2, ?3, ?4)"
                                 " ON CONFLICT (broadcaster_id) DO UPDATE SET active = ?2, moderator_id = ?3,"
                                 " activated_at = CASE WHEN ?2 THEN ?4 ELSE activated_at END",
                                 rowId(broadcasterId), active, rowId(moderatorId), m_world.clock().msecs());
    if (!done)
        return done.error();
    m_world.publish({.kind = DomainEvent::Kind::ShieldModeChanged,
                     .broadcasterId = broadcasterId,
                     .userId = moderatorId,
                     .detail = active ? QStringLiteral("on") : QStringLiteral("off")});
    return shieldMode(broadcasterId);
}

QString Staff::chatColor(const QString &userId)
{
    Rows rows = m_world.database().query("SELECT color FROM chat_colors WHERE user_id = ?", rowId(userId));
    if (rows.next())
        return rows.text(0);
    // Many have chosen one, though nobody has written it down.
    static constexpr const char *usual[]
        = {"#0000FF", "#8A2BE2", "#5F9EA0", "#D2691E", "#FF7F50", "#1E90FF", "#B22222", "#DAA520",
           "#008000", "#FF69B4", "#FF4500", "#FF0000", "#2E8B57", "#00FF7F", "#9ACD32"};
    const quint64 mixed = quint64(rowId(userId)) * 0x9e3779b97f4a7c15 >> 40;
    constexpr quint64 count = std::size(usual);
    return mixed % 3 == 0 ? QStringLiteral("") : QString::fromLatin1(usual[mixed / 3 % count]);
}

Result<void> Staff::setChatColor(const QString &userId, const QString &color)
{
    return statusOf(m_world.database().run(
        "INSERT OR REPLACE INTO chat_colors (user_id, color) VALUES (?, ?)", rowId(userId), color));
}

}  // namespace Sidestage::Sandbox
