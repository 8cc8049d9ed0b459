// SPDX-License-Identifier: GPL-3.0-or-later

// Markers in the archives of streams (api-facts C14).

#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"
#include "videos.h"

namespace Sidestage::Sandbox {

using namespace Api;

Result<CreatedMarker> Videos::mark(const QString &broadcasterId, const QString &userId,
                                   const QString &description)
{
    if (!m_world.user(broadcasterId))
        return refuse(404, QStringLiteral("The user in user_id was not found."));
    if (!mayEdit(m_world, broadcasterId, userId))
        return refuse(403, QStringLiteral("The user is neither the broadcaster nor an editor."));
    const auto stream = m_world.liveStream(broadcasterId);
    if (!stream)
        return refuse(404, QStringLiteral("The user in user_id is not streaming live."));
    const auto videoId = recording(broadcasterId);
    if (!videoId)
        return videoId.error();
    if (videoId->isEmpty())
        return refuse(404, QStringLiteral("The user in user_id has not enabled video on demand."));
    const QDateTime now = m_world.clock().now();
    CreatedMarker marker{.createdAt = now,
                         .positionSeconds = int(std::max<qint64>(0, stream->startedAt.secsTo(now))),
                         .description = description};
    const auto done = m_database.write([&](Transaction &t) {
        t.run("INSERT INTO markers (video_id, created_at, position, description) VALUES (?, ?, ?, ?)",
              rowId(*videoId), now, marker.positionSeconds, description);
        marker.id = QString::number(t.lastInsertId());
    });
    if (!done)
        return done.error();
    m_world.publish(DomainEvent::Kind::MarkerCreated, broadcasterId,
                    {.userId = userId, .subjectId = marker.id, .text = description});
    return marker;
}

Result<Page<UserMarkers>> Videos::markers(const QString &callerId, const GetStreamMarkers &in)
{
    if (in.userId.has_value() == in.videoId.has_value())
        return refuse(400, QStringLiteral("Specify either user_id or video_id, not both."));
    if (in.after && in.before)
        return refuse(400,
                      QStringLiteral("The parameters \"after\" and \"before\" must not be given together."));
    const QStringList list{QStringLiteral("markers"), in.userId.value_or(QString()),
                           in.videoId.value_or(QString())};
    qint64 place = in.before ? std::numeric_limits<qint64>::max() : 0;
    if (in.after || in.before) {
        const auto cursor = readCursor(list, in.after ? *in.after : *in.before, 1);
        if (!cursor)
            return refuse(400, QStringLiteral("Invalid cursor."));
        place = cursor->first().toLongLong();
    }
    if (auto settled = settle(); !settled)
        return settled.error();

    std::optional<Video> marked;
    if (in.videoId) {
        marked = video(*in.videoId);
        if (!marked)
            return refuse(404, QStringLiteral("The video in video_id was not found."));
    } else {
        if (!m_world.user(*in.userId))
            return refuse(404, QStringLiteral("The user in user_id was not found."));
        Rows newest = m_database.query("SELECT id FROM videos WHERE user_id = ? AND type = ?"
                                       " ORDER BY created_at DESC, id DESC LIMIT 1",
                                       rowId(*in.userId), int(VideoType::Archive));
        if (newest.next())
            marked = video(newest.text(0));
    }
    if (!mayEdit(m_world, marked ? marked->userId : *in.userId, callerId))
        return refuse(403, QStringLiteral("The user is neither the broadcaster nor an editor."));
    Page<UserMarkers> page;
    if (!marked)
        return page;

    const int count = in.first.value_or(20);
    Rows rows = in.before ? m_database.query("SELECT id, created_at, description, position FROM markers"
                                             " WHERE video_id = ? AND id < ? ORDER BY id DESC LIMIT ?",
                                             rowId(marked->id), place, count + 1)
                          : m_database.query("SELECT id, created_at, description, position FROM markers"
                                             " WHERE video_id = ? AND id > ? ORDER BY id LIMIT ?",
                                             rowId(marked->id), place, count + 1);
    QList<StreamMarker> markers;
    bool more = in.before.has_value();  // at least the marker of the cursor
    while (rows.next()) {
        if (markers.size() == count) {
            more = true;
            break;
        }
        const auto position = rows.integer(3);
        markers.append({.id = rows.text(0),
                        .createdAt = utcTime(rows.integer(1)),
                        .description = rows.text(2),
                        .positionSeconds = int(position),
                        .url = {marked->url.text + QStringLiteral("?t=") + durationText(position)}});
    }
    if (!rows.status())
        return rows.status().error();
    if (in.before)
        std::reverse(markers.begin(), markers.end());
    if (markers.isEmpty())
        return page;
    if (more)
        page.pagination.cursor = makeCursor(list, {in.before ? markers.first().id : markers.last().id});
    page.data.append({.userId = marked->userId,
                      .userName = marked->userName,
                      .userLogin = marked->userLogin,
                      .videos = {{.videoId = marked->id, .markers = std::move(markers)}}});
    return page;
}

void Videos::serveMarkers(Service &service)
{
    service.on<CreateStreamMarker>([this](const Caller &caller, const auto &in) {
        return QList{must(mark(in.userId, caller.userId, in.description.value_or(QStringLiteral(""))))};
    });
    service.on<GetStreamMarkers>(
        [this](const Caller &caller, const auto &in) { return markers(caller.userId, in); });
}

}  // namespace Sidestage::Sandbox
