// SPDX-License-Identifier: GPL-3.0-or-later

// Who is on air, and raids from one stream to another.

#include "world.h"

#include "store.h"

namespace Sidestage::Sandbox {

void World::sortStreams()
{
    std::sort(m_streams.begin(), m_streams.end(), [](const LiveStream &a, const LiveStream &b) {
        return a.viewers != b.viewers ? a.viewers > b.viewers : a.id < b.id;
    });
}

QList<Api::Stream> World::streams()
{
    QList<Api::Stream> streams;
    streams.reserve(m_streams.size());
    for (const LiveStream &state : std::as_const(m_streams)) {
        const auto known = channel(state.userId);
        if (!known)
            continue;
        const Api::Channel &on = known->channel;
        streams.append({.id = QString::number(state.id),
                        .userId = on.broadcasterId,
                        .userLogin = on.broadcasterLogin,
                        .userName = on.broadcasterName,
                        .gameId = on.gameId,
                        .gameName = on.gameName,
                        .type = QStringLiteral("live"),
                        .title = on.title,
                        .viewerCount = state.viewers,
                        .startedAt = state.startedAt,
                        .language = on.broadcasterLanguage,
                        .thumbnailUrl = m_publicUrl.toString()
                            + QStringLiteral("/images/live/%1-{width}x{height}.png").arg(on.broadcasterLogin),
                        .tags = on.tags});
    }
    return streams;
}

std::optional<LiveStream> World::liveStream(const QString &userId) const
{
    const auto found = std::find_if(m_streams.cbegin(), m_streams.cend(),
                                    [&](const LiveStream &stream) { return stream.userId == userId; });
    return found == m_streams.cend() ? std::nullopt : std::optional(*found);
}

Result<void> World::goLive(const QString &userId, int viewers, const QDateTime &since)
{
    if (auto done = goOffline(userId); !done)
        return done;
    // Ids of streams grow with time, as those of the public service do. Many may begin in one moment.
    qint64 id = since.toMSecsSinceEpoch() * 1000 + rowId(userId) % 1000;
    while (std::any_of(m_streams.cbegin(), m_streams.cend(),
                       [&](const LiveStream &stream) { return stream.id == id; }))
        ++id;
    auto done = m_database.run("INSERT INTO streams (user_id, id, viewers, started_at) VALUES (?, ?, ?, ?)",
                               rowId(userId), id, viewers, since);
    if (done) {
        m_streams.append({id, userId, viewers, since});
        sortStreams();
        publish({.kind = DomainEvent::Kind::StreamOnline, .broadcasterId = userId});
    }
    return statusOf(done);
}

Result<void> World::goOffline(const QString &userId)
{
    // What came due before the end was done, as an ad break.
    if (liveStream(userId)) {
        if (auto settled = settle(); !settled)
            return settled;
    }
    Result<int> done = 0;
    auto ended = m_database.transaction([&]() -> Result<void> {
        done = m_database.run("DELETE FROM streams WHERE user_id = ?", rowId(userId));
        if (!done || *done == 0)
            return statusOf(done);
        return statusOf(
            m_database.run("INSERT OR REPLACE INTO last_streams (user_id, ended_at) VALUES (?, ?)",
                           rowId(userId), m_clock.msecs()));
    });
    if (!ended)
        return ended;
    if (*done > 0) {
        m_streams.removeIf([&](const LiveStream &stream) { return stream.userId == userId; });
        publish({.kind = DomainEvent::Kind::StreamOffline, .broadcasterId = userId});
    }
    return {};
}

Result<void> World::setViewers(const QString &userId, int viewers)
{
    auto done = m_database.run("UPDATE streams SET viewers = ? WHERE user_id = ?", viewers, rowId(userId));
    for (LiveStream &stream : m_streams) {
        if (done && stream.userId == userId)
            stream.viewers = viewers;
    }
    sortStreams();
    return statusOf(done);
}

Result<void> World::raid(const QString &fromId, const QString &toId, int viewers)
{
    const auto stream = liveStream(toId);
    if (!stream || fromId == toId || viewers < 0)
        return Error::fromStatus(400, QStringLiteral("The channel cannot be raided."));
    constexpr int maxViewers = 100'000'000;
    if (auto done = setViewers(toId, std::min(maxViewers, stream->viewers + viewers)); !done)
        return done;
    publish({.kind = DomainEvent::Kind::Raided, .broadcasterId = toId, .userId = fromId, .amount = viewers});
    return {};
}

}  // namespace Sidestage::Sandbox
