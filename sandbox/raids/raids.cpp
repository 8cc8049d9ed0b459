// SPDX-License-Identifier: GPL-3.0-or-later
#include "raids.h"

#include "sandbox/service/service.h"
#include "sandbox/users/users.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Raids::tables = R"(
CREATE TABLE raids (
    from_id INTEGER PRIMARY KEY REFERENCES users (id),
    to_id INTEGER NOT NULL REFERENCES users (id),
    created_at INTEGER NOT NULL
);
CREATE TABLE raid_requests (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    at INTEGER NOT NULL
);
CREATE INDEX raid_requests_of ON raid_requests (broadcaster_id, at);
)";

namespace {

constexpr qint64 windowMsecs = std::chrono::milliseconds(Raids::window).count();

}  // namespace

Result<void> Raids::checkLimit(const QString &broadcasterId)
{
    // Requests in the future are from before the clock was set back, and do not count.
    const qint64 now = m_world.clock().msecs();
    Rows recent = m_database.query(
        "SELECT count(*) FROM raid_requests WHERE broadcaster_id = ? AND at > ? AND at <= ?",
        rowId(broadcasterId), now - windowMsecs, now);
    if (!recent.next())
        return recent.status();
    if (recent.integer(0) >= maxRequests)
        return refuse(
            429, QStringLiteral("The broadcaster may start or cancel raids 10 times within 10 minutes."));
    return {};
}

void Raids::count(Transaction &t, const QString &broadcasterId)
{
    const qint64 now = m_world.clock().msecs();
    t.run("DELETE FROM raid_requests WHERE broadcaster_id = ? AND at <= ?", rowId(broadcasterId),
          now - windowMsecs);
    t.run("INSERT INTO raid_requests (broadcaster_id, at) VALUES (?, ?)", rowId(broadcasterId), now);
}

QString Raids::target(const QString &fromId)
{
    Rows rows = m_database.query("SELECT to_id FROM raids WHERE from_id = ?", rowId(fromId));
    return rows.next() ? rows.text(0) : QString();
}

bool Raids::canGo(const QString &fromId, const QString &toId)
{
    return m_world.liveStream(toId) && !m_world.isBanned(toId, fromId)
        && !m_world.area<Users>().hasBlocked(toId, fromId);
}

Result<PendingRaid> Raids::start(const QString &fromId, const QString &toId)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    if (fromId == toId)
        return refuse(
            400, QStringLiteral("The IDs in from_broadcaster_id and to_broadcaster_id cannot be the same."));
    if (auto may = checkLimit(fromId); !may)
        return may.error();
    const auto channel = m_world.channel(toId);
    if (!channel)
        return refuse(404, QStringLiteral("The broadcaster in to_broadcaster_id does not exist."));
    if (!target(fromId).isEmpty())
        return refuse(
            409, QStringLiteral("The broadcaster is already in the process of raiding another channel."));
    if (!canGo(fromId, toId))
        return refuse(400, QStringLiteral("The broadcaster may not raid this channel."));

    const CategoryState *category = m_world.category(channel->channel.gameId);
    const PendingRaid raid{.createdAt = m_world.clock().now(), .isMature = category && category->mature};
    const auto done = m_database.write([&](Transaction &t) {
        count(t, fromId);
        t.run("INSERT INTO raids (from_id, to_id, created_at) VALUES (?, ?, ?)", rowId(fromId), rowId(toId),
              raid.createdAt);
    });
    if (!done)
        return done.error();
    const auto stream = m_world.liveStream(fromId);
    m_world.publish(DomainEvent::Kind::RaidStarted, fromId,
                    {.userId = fromId, .subjectId = toId, .amount = stream ? stream->viewers : 0});
    return raid;
}

void Raids::publishCancelled(const QString &fromId, const QString &toId)
{
    m_world.publish(DomainEvent::Kind::RaidCancelled, fromId, {.userId = fromId, .subjectId = toId});
}

Result<void> Raids::cancel(const QString &fromId)
{
    if (auto settled = settle(); !settled)
        return settled;
    if (auto may = checkLimit(fromId); !may)
        return may;
    const QString toId = target(fromId);
    if (toId.isEmpty())
        return refuse(404, QStringLiteral("The broadcaster does not have a pending raid to cancel."));
    const auto done = m_database.write([&](Transaction &t) {
        count(t, fromId);
        t.run("DELETE FROM raids WHERE from_id = ?", rowId(fromId));
    });
    if (done)
        publishCancelled(fromId, toId);
    return done;
}

Result<void> Raids::settle()
{
    const qint64 now = m_world.clock().msecs();
    QList<std::pair<QString, QString>> due;
    {
        // A raid in the future is from before the clock was set back: it would never be due.
        Rows rows = m_database.query(
            "SELECT from_id, to_id FROM raids WHERE created_at <= ? OR created_at > ? ORDER BY created_at",
            now - std::chrono::milliseconds(countdown).count(), now);
        while (rows.next())
            due.append({rows.text(0), rows.text(1)});
        if (!rows.status())
            return rows.status();
    }
    for (const auto &[fromId, toId] : std::as_const(due)) {
        // Deleted first: if the program is killed in between, the viewers do not move twice.
        if (auto done = m_database.run("DELETE FROM raids WHERE from_id = ?", rowId(fromId)); !done)
            return done.error();
        const auto to = m_world.liveStream(toId);
        if (!to || !canGo(fromId, toId)) {
            publishCancelled(fromId, toId);
            continue;
        }
        const auto from = m_world.liveStream(fromId);
        const int viewers = from ? from->viewers : 0;
        if (from) {
            if (auto done = m_world.setViewers(fromId, 0); !done)
                return done;
        }
        if (auto done = m_world.setViewers(toId, to->viewers + viewers); !done)
            return done;
        m_world.publish(DomainEvent::Kind::Raided, toId,
                        {.userId = fromId, .amount = viewers, .detail = QStringLiteral("started")});
    }
    return {};
}

void Raids::serve(Service &service)
{
    service.on<StartRaid>(
        [this](const auto &in) { return QList{must(start(in.fromBroadcasterId, in.toBroadcasterId))}; });
    service.on<CancelRaid>([this](const auto &in) { return cancel(in.broadcasterId); });
}

}  // namespace Sidestage::Sandbox
