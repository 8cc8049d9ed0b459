// SPDX-License-Identifier: GPL-3.0-or-later
#include "unban_requests.h"

#include "base/new_id.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/service/paging.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"
#include "schema/values.h"

#include <QUuid>

namespace Sidestage::Sandbox {

using namespace Api;
using Status = UnbanRequestStatus;

const char *const UnbanRequests::tables = R"(
CREATE TABLE unban_requests (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    text TEXT NOT NULL,
    status INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    moderator_id INTEGER REFERENCES users (id),    -- NULL: nobody has resolved it
    resolved_at INTEGER,                           -- NULL: pending
    resolution_text TEXT                           -- NULL: none
);
CREATE INDEX unban_requests_of_channel ON unban_requests (broadcaster_id, status, number);
CREATE INDEX unban_requests_of_user ON unban_requests (broadcaster_id, user_id, status, number);

-- The channels that take no requests.
CREATE TABLE closed_unban_requests (
    broadcaster_id INTEGER PRIMARY KEY REFERENCES users (id)
);
)";

namespace {

#define REQUEST                                                                                              \
    "SELECT r.number, r.id, r.broadcaster_id, b.login, b.display_name, r.moderator_id, m.login,"             \
    " m.display_name, r.user_id, u.login, u.display_name, r.text, r.status, r.created_at, r.resolved_at,"    \
    " r.resolution_text FROM unban_requests r JOIN users b ON b.id = r.broadcaster_id"                       \
    " JOIN users u ON u.id = r.user_id LEFT JOIN users m ON m.id = r.moderator_id"

UnbanRequest requestIn(const Rows &rows)
{
    UnbanRequest request{.id = rows.text(1),
                         .broadcasterId = rows.text(2),
                         .broadcasterLogin = rows.text(3),
                         .broadcasterName = rows.text(4),
                         .moderatorId = QStringLiteral(""),
                         .moderatorLogin = QStringLiteral(""),
                         .moderatorName = QStringLiteral(""),
                         .userId = rows.text(8),
                         .userLogin = rows.text(9),
                         .userName = rows.text(10),
                         .text = rows.text(11),
                         .status = Status(rows.integer(12)),
                         .createdAt = rows.time(13)};
    if (!rows.isNull(5)) {
        request.moderatorId = rows.text(5);
        request.moderatorLogin = rows.text(6);
        request.moderatorName = rows.text(7);
    }
    if (!rows.isNull(14))
        request.resolvedAt = rows.time(14);
    if (!rows.isNull(15))
        request.resolutionText = rows.text(15);
    return request;
}

Result<Page<UnbanRequest>> getUnbanRequests(World &world, const Caller &, const GetUnbanRequests &in)
{
    must(world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId));
    return world.area<UnbanRequests>().list(in.broadcasterId, in.status, in.userId.value_or(QString()),
                                            in.first.value_or(20), in.after);
}

Result<UnbanRequest> resolveUnbanRequest(World &world, const Caller &, const ResolveUnbanRequest &in)
{
    must(world.area<ChatRooms>().checkModerator(in.broadcasterId, in.moderatorId));
    return world.area<UnbanRequests>().resolve(in.broadcasterId, in.moderatorId, in.unbanRequestId, in.status,
                                               in.resolutionText);
}

}  // namespace

bool UnbanRequests::isOpen(const QString &broadcasterId)
{
    return !m_database
                .query("SELECT 1 FROM closed_unban_requests WHERE broadcaster_id = ?", rowId(broadcasterId))
                .next();
}

Result<void> UnbanRequests::setOpen(const QString &broadcasterId, bool open)
{
    return statusOf(
        m_database.run(open ? "DELETE FROM closed_unban_requests WHERE broadcaster_id = ?"
                            : "INSERT OR IGNORE INTO closed_unban_requests (broadcaster_id) VALUES (?)",
                       rowId(broadcasterId)));
}

std::optional<UnbanRequest> UnbanRequests::request(const QString &broadcasterId, const QString &id)
{
    Rows rows
        = m_database.query(REQUEST " WHERE r.id = ? AND r.broadcaster_id = ?", id, rowId(broadcasterId));
    return rows.next() ? std::optional(requestIn(rows)) : std::nullopt;
}

Result<Page<UnbanRequest>> UnbanRequests::list(const QString &broadcasterId, Status status,
                                               const QString &userId, int count,
                                               const std::optional<QString> &after)
{
    return newestFirst<UnbanRequest>(
        {QStringLiteral("unban requests"), broadcasterId, Api::writeText(status), userId}, count, after,
        [&](qint64 before) {
            return userId.isEmpty()
                ? m_database.query(REQUEST " WHERE r.broadcaster_id = ? AND r.status = ? AND r.number < ?"
                                           " ORDER BY r.number DESC LIMIT ?",
                                   rowId(broadcasterId), int(status), before, count + 1)
                : m_database.query(REQUEST " WHERE r.broadcaster_id = ? AND r.status = ? AND r.number < ?"
                                           " AND r.user_id = ? ORDER BY r.number DESC LIMIT ?",
                                   rowId(broadcasterId), int(status), before, rowId(userId), count + 1);
        },
        requestIn);
}
#undef REQUEST

Result<UnbanRequest> UnbanRequests::create(const QString &broadcasterId, const QString &userId,
                                           const QString &text)
{
    const auto ban = m_world.banOf(broadcasterId, userId);
    if (!ban || ban->isTimeout())
        return refuse(400, QStringLiteral("The user is not banned from the channel."));
    if (!isOpen(broadcasterId))
        return refuse(403, QStringLiteral("The channel takes no unban requests."));
    // One that was approved or canceled was about an earlier ban, or never answered.
    Rows asked = m_database.query(
        "SELECT 1 FROM unban_requests WHERE broadcaster_id = ? AND user_id = ? AND created_at >= ?"
        " AND status IN (?, ?, ?)",
        rowId(broadcasterId), rowId(userId), ban->createdAt, int(Status::Pending), int(Status::Denied),
        int(Status::Acknowledged));
    if (asked.next())
        return refuse(409, QStringLiteral("The user has asked to be unbanned already."));
    const QString id = newId();
    const auto done = m_database.run(
        "INSERT INTO unban_requests (id, broadcaster_id, user_id, text, status, created_at)"
        " VALUES (?, ?, ?, ?, ?, ?)",
        id, rowId(broadcasterId), rowId(userId), text, int(Status::Pending), m_world.clock().msecs());
    if (!done)
        return done.error();
    m_world.publish(DomainEvent::Kind::UnbanRequested, broadcasterId,
                    {.userId = userId, .subjectId = id, .text = text});
    return justStored(request(broadcasterId, id));
}

Result<void> UnbanRequests::store(const QString &broadcasterId, const QString &id, Status status,
                                  const QString &moderatorId, const std::optional<QString> &text)
{
    const auto moderator = moderatorId.isEmpty() ? std::nullopt : std::optional(rowId(moderatorId));
    const auto done = m_database.run(
        "UPDATE unban_requests SET status = ?, moderator_id = ?, resolved_at = ?, resolution_text = ?"
        " WHERE id = ?",
        int(status), moderator, m_world.clock().msecs(), text, id);
    if (done)
        m_world.publish(DomainEvent::Kind::UnbanRequestResolved, broadcasterId,
                        {.userId = moderatorId, .subjectId = id, .detail = Api::writeText(status)});
    return statusOf(done);
}

Result<UnbanRequest> UnbanRequests::resolve(const QString &broadcasterId, const QString &moderatorId,
                                            const QString &id, UnbanDecision decision,
                                            const std::optional<QString> &text)
{
    const auto asked = request(broadcasterId, id);
    if (!asked)
        return refuse(404, QStringLiteral("The unban request does not exist."));
    if (!isOpen(broadcasterId))
        return refuse(400, QStringLiteral("The channel takes no unban requests."));
    if (asked->status != Status::Pending)
        return refuse(400, QStringLiteral("The unban request has already been resolved."));
    const bool approved = decision == UnbanDecision::Approved;
    // The ban ends first: a request of somebody who is not banned can still be approved.
    if (auto done = approved ? m_world.unban(broadcasterId, asked->userId, moderatorId) : Result<void>();
        !done)
        return done.error();
    if (auto done = store(broadcasterId, id, approved ? Status::Approved : Status::Denied, moderatorId, text);
        !done)
        return done.error();
    return request(broadcasterId, id).value_or(*asked);
}

QString UnbanRequests::idOf(const QString &broadcasterId, const QString &userId, Status status)
{
    Rows rows = m_database.query(
        "SELECT id FROM unban_requests WHERE broadcaster_id = ? AND user_id = ? AND status = ?"
        " ORDER BY number DESC LIMIT 1",
        rowId(broadcasterId), rowId(userId), int(status));
    return rows.next() ? rows.text(0) : QString();
}

Result<void> UnbanRequests::cancel(const QString &broadcasterId, const QString &userId,
                                   const QString &moderatorId)
{
    const QString id = idOf(broadcasterId, userId, Status::Pending);
    return id.isEmpty() ? Result<void>() : store(broadcasterId, id, Status::Canceled, moderatorId, {});
}

Result<void> UnbanRequests::acknowledge(const QString &broadcasterId, const QString &userId)
{
    const QString id = idOf(broadcasterId, userId, Status::Denied);
    if (id.isEmpty())
        return refuse(404, QStringLiteral("No unban request of the user was denied."));
    const auto done
        = m_database.run("UPDATE unban_requests SET status = ? WHERE id = ?", int(Status::Acknowledged), id);
    if (done)
        m_world.publish(DomainEvent::Kind::UnbanRequestResolved, broadcasterId,
                        {.userId = userId, .subjectId = id, .detail = Api::writeText(Status::Acknowledged)});
    return statusOf(done);
}

Result<void> UnbanRequests::seed(Dice &dice)
{
    struct SeededRequest
    {
        const char *text;
        Status status;
    };
    static constexpr SeededRequest story[] = {
        {"I was new here and did not know the rule about links.", Status::Pending},
        {"My brother wrote that. He apologises.", Status::Pending},
        {"Please? I have watched since the first kettle.", Status::Pending},
        {"You cannot ban me, I know your manager.", Status::Denied},
        {"Sorry for the spoiler. It will not happen again.", Status::Acknowledged},
    };
    const QString tea = m_world.idOf("teaandturrets");
    const QString pip = m_world.idOf("pipnocturne");
    struct BannedRow
    {
        qint64 userId;
        qint64 since;
    };
    const auto banned = must(listOf<BannedRow>(
        m_database.query("SELECT b.user_id, b.created_at FROM bans b JOIN users u ON u.id = b.user_id"
                         " WHERE b.broadcaster_id = ? AND b.expires_at IS NULL AND u.cast_order IS NULL"
                         " ORDER BY b.created_at LIMIT ?",
                         rowId(tea), int(std::size(story))),
        [&](const Rows &rows) {
            return BannedRow{rows.integer(0), rows.integer(1)};
        }));
    for (qsizetype i = 0; i < banned.size(); ++i) {
        const SeededRequest &one = story[i];
        const qint64 at = dice.between(banned[i].since, m_world.clock().msecs());
        const bool resolved = one.status != Status::Pending;
        must(m_database.run(
            "INSERT INTO unban_requests (id, broadcaster_id, user_id, text, status, created_at, moderator_id,"
            " resolved_at, resolution_text) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            QUuid::createUuidV5(QUuid(), QByteArray::number(dice.next())).toString(QUuid::WithoutBraces),
            rowId(tea), banned[i].userId, QString::fromLatin1(one.text), int(one.status), at,
            resolved ? std::optional(rowId(pip)) : std::nullopt,
            resolved ? std::optional(dice.between(at, m_world.clock().msecs())) : std::nullopt,
            resolved ? std::optional(QStringLiteral("Not this year.")) : std::nullopt));
    }
    return {};
}

void UnbanRequests::serve(Service &service)
{
    service.on<GetUnbanRequests>(getUnbanRequests);
    service.on<ResolveUnbanRequest>(resolveUnbanRequest);
}

}  // namespace Sidestage::Sandbox
