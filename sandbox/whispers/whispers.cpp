// SPDX-License-Identifier: GPL-3.0-or-later
#include "whispers.h"

#include "api/viewers/whispers.h"
#include "base/new_id.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/service/service.h"
#include "sandbox/users/users.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Whispers::tables = R"(
CREATE TABLE whispers (
    from_id INTEGER NOT NULL REFERENCES users (id),
    to_id INTEGER NOT NULL REFERENCES users (id),
    at INTEGER NOT NULL
);
CREATE INDEX whispers_by_time ON whispers (from_id, at, to_id);
CREATE INDEX whispers_of_pair ON whispers (from_id, to_id);

CREATE TABLE whisper_refusals (user_id INTEGER PRIMARY KEY REFERENCES users (id));
)";

bool Whispers::hasWhispered(const QString &fromId, const QString &toId)
{
    return m_database
        .query("SELECT 1 FROM whispers WHERE from_id = ? AND to_id = ? LIMIT 1", rowId(fromId), rowId(toId))
        .next();
}

bool Whispers::refuses(const QString &userId, const QString &senderId)
{
    if (m_world.area<Users>().hasBlocked(userId, senderId))
        return true;
    if (m_world.follows().since(senderId, userId).isValid() || hasWhispered(userId, senderId))
        return false;
    return m_database.query("SELECT 1 FROM whisper_refusals WHERE user_id = ?", rowId(userId)).next();
}

Result<void> Whispers::checkLimits(const QString &fromId, const QString &toId)
{
    constexpr qint64 second = 1000, minute = 60 * second, day = 24 * 60 * minute;
    // Whispers in the future are from before the clock was set back, and do not count.
    const qint64 now = m_world.clock().msecs();
    Rows rows = m_database.query("SELECT count(*) FILTER (WHERE at > ?1), count(*) FILTER (WHERE at > ?2),"
                                 " count(DISTINCT to_id) FILTER (WHERE to_id <> ?3)"
                                 " FROM whispers WHERE from_id = ?4 AND at > ?5 AND at <= ?6",
                                 now - second, now - minute, rowId(toId), rowId(fromId), now - day, now);
    if (!rows.next())
        return rows.status();
    if (rows.integer(0) >= maxInSecond)
        return refuse(429, QStringLiteral("The sender may whisper 3 times a second."));
    if (rows.integer(1) >= maxInMinute)
        return refuse(429, QStringLiteral("The sender may whisper 100 times a minute."));
    if (rows.integer(2) >= maxReceivers)
        return refuse(429, QStringLiteral("The sender may whisper to 40 users a day."));
    return {};
}

Result<void> Whispers::send(const QString &fromId, const QString &toId, const QString &text)
{
    if (fromId == toId)
        return refuse(400, QStringLiteral("A user cannot whisper themself"));
    if (text.trimmed().isEmpty())
        return refuse(400, QStringLiteral("The message must not be empty."));
    if (!m_world.user(toId))
        return refuse(404, QStringLiteral("The user in to_user_id does not exist."));
    if (refuses(toId, fromId))
        return refuse(400,
                      QStringLiteral("The recipient's settings prevent this sender from whispering them"));
    if (auto may = checkLimits(fromId, toId); !may)
        return may;
    const QString message = cut(text, hasWhispered(toId, fromId) ? longest : longestToStranger);
    auto done = m_database.run("INSERT INTO whispers (from_id, to_id, at) VALUES (?, ?, ?)", rowId(fromId),
                               rowId(toId), m_world.clock().msecs());
    if (done)
        m_world.publish(DomainEvent::Kind::Whispered, toId,
                        {.userId = fromId, .subjectId = newId(), .text = message, .detail = toId});
    return statusOf(done);
}

Result<void> Whispers::setTakesStrangers(const QString &userId, bool takes)
{
    return statusOf(
        takes ? m_database.run("DELETE FROM whisper_refusals WHERE user_id = ?", rowId(userId))
              : m_database.run("INSERT OR IGNORE INTO whisper_refusals (user_id) VALUES (?)", rowId(userId)));
}

void Whispers::serve(Service &service)
{
    service.on<SendWhisper>([this](const auto &in) { return send(in.fromUserId, in.toUserId, in.message); });
}

}  // namespace Sidestage::Sandbox
