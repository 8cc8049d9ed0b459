// SPDX-License-Identifier: GPL-3.0-or-later
#include "held_messages.h"

#include "sandbox/service/service.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const HeldMessages::tables = R"(
CREATE TABLE held_messages (
    id TEXT PRIMARY KEY,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    text TEXT NOT NULL,
    parent TEXT NOT NULL,
    thread TEXT NOT NULL,
    bits INTEGER NOT NULL,
    source_only INTEGER NOT NULL,
    type TEXT NOT NULL,               -- ChatRooms::Sending::type
    held_at INTEGER NOT NULL,
    automod TEXT NOT NULL,            -- Api::AutomodFinding as JSON, or empty
    blocked_term TEXT NOT NULL,       -- Api::BlockedTermFinding as JSON, or empty
    status INTEGER NOT NULL,          -- HeldMessages::Status
    moderator_id INTEGER              -- NULL: nobody has decided
) WITHOUT ROWID;
CREATE INDEX held_messages_waiting ON held_messages (held_at) WHERE status = 0;
CREATE INDEX held_messages_decided ON held_messages (held_at) WHERE status > 0;
)";

namespace {

constexpr qint64 expiryMsecs = std::chrono::milliseconds(HeldMessages::expiry).count();
/// For how long a decided message is kept.
constexpr std::chrono::milliseconds keptFor = std::chrono::hours(1);

template <class Finding>
Binding stored(const std::optional<Finding> &finding)
{
    return Binding::utf8(finding ? toText(*finding) : QByteArray(""));
}

}  // namespace

QString HeldMessages::nameOf(Status status)
{
    static constexpr std::array names{"held", "approved", "denied", "expired"};
    return QLatin1String(names[std::size_t(status)]);
}

Result<void> HeldMessages::hold(const QList<Held> &messages)
{
    const auto done = m_database.write([&](Transaction &t) {
        t.run("DELETE FROM held_messages WHERE status > 0 AND held_at <= ?",
              m_world.clock().msecs() - expiryMsecs - keptFor.count());
        for (const Held &held : messages)
            t.run("INSERT INTO held_messages (id, broadcaster_id, user_id, text, parent, thread, bits,"
                  " source_only, type, held_at, automod, blocked_term, status)"
                  " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)",
                  held.message.id, rowId(held.broadcasterId), rowId(held.message.userId), held.message.text,
                  held.message.parentId, held.message.threadId, held.sending.bits, held.sending.sourceOnly,
                  held.sending.type, held.message.at, stored(held.reason.automod),
                  stored(held.reason.blockedTerm));
    });
    if (!done)
        return done;
    for (const Held &held : messages)
        m_world.publish(
            DomainEvent::Kind::MessageHeld, held.broadcasterId,
            {.userId = held.message.userId, .subjectId = held.message.id, .text = held.message.text});
    return {};
}

std::optional<HeldMessages::Held> HeldMessages::message(const QString &id)
{
    Rows rows = m_database.query(
        "SELECT broadcaster_id, user_id, text, held_at, parent, thread, bits, source_only, type, automod,"
        " blocked_term, status, moderator_id FROM held_messages WHERE id = ?",
        id);
    if (!rows.next())
        return {};
    return Held{.broadcasterId = rows.text(0),
                .message = {.userId = rows.text(1),
                            .text = rows.text(2),
                            .color = QStringLiteral(""),
                            .at = rows.integer(3),
                            .id = id,
                            .parentId = rows.text(4),
                            .threadId = rows.text(5)},
                .sending
                = {.bits = int(rows.integer(6)), .sourceOnly = rows.boolean(7), .type = rows.text(8)},
                .reason = {.automod = fromText<AutomodFinding>(rows.bytes(9)),
                           .blockedTerm = fromText<BlockedTermFinding>(rows.bytes(10))},
                .status = Status(rows.integer(11)),
                .moderatorId = rows.text(12)};
}

Result<void> HeldMessages::close(const Held &held, Status status, const QString &moderatorId)
{
    const auto moderator = moderatorId.isEmpty() ? std::nullopt : std::optional(rowId(moderatorId));
    auto done = m_database.run("UPDATE held_messages SET status = ?, moderator_id = ? WHERE id = ?",
                               int(status), moderator, held.message.id);
    if (done)
        m_world.publish(DomainEvent::Kind::HeldMessageDecided, held.broadcasterId,
                        {.userId = moderatorId, .subjectId = held.message.id, .detail = nameOf(status)});
    return statusOf(done);
}

Result<void> HeldMessages::decide(const QString &id, const QString &moderatorId, bool allow)
{
    if (auto settled = settle(); !settled)
        return settled;
    const auto held = message(id);
    if (!held || held->status != Status::Held)
        return refuse(404, QStringLiteral("The message is not held, or no longer."));
    if (auto ok = m_world.area<ChatRooms>().checkModerator(held->broadcasterId, moderatorId); !ok)
        return ok;
    if (allow && m_world.isBanned(held->broadcasterId, held->message.userId))
        return refuse(403, QStringLiteral("The sender is banned from this channel."));
    // Closed first: if the program is killed in between, the message does not appear twice.
    if (auto done = close(*held, allow ? Status::Approved : Status::Denied, moderatorId); !done || !allow)
        return done;
    return m_world.area<ChatRooms>().post(held->broadcasterId, held->message, held->sending);
}

Result<void> HeldMessages::settle()
{
    QStringList due;
    {
        // One that was held in the future is from before the clock was set back: it would stay for long.
        const qint64 now = m_world.clock().msecs();
        Rows rows
            = m_database.query("SELECT id FROM held_messages WHERE status = 0 AND held_at <= ?"
                               " UNION ALL SELECT id FROM held_messages WHERE status = 0 AND held_at > ?",
                               now - expiryMsecs, now);
        while (rows.next())
            due.append(rows.text(0));
        if (!rows.status())
            return rows.status();
    }
    for (const QString &id : std::as_const(due)) {
        const auto held = message(id);
        if (!held)
            continue;
        if (auto done = close(*held, Status::Expired, {}); !done)
            return done;
    }
    return {};
}

void HeldMessages::serve(Service &service)
{
    service.on<ManageHeldAutomodMessage>([this](const auto &in) {
        return decide(in.messageId, in.userId, in.action == AutomodAction::Allow);
    });
}

}  // namespace Sidestage::Sandbox
