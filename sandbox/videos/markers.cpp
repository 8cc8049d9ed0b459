// SPDX-License-Identifier: GPL-3.0-or-later

// Markers in the archives of streams (api-facts C14).

#include "sandbox/service/paging.h"
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
    const KeyedList list{
        .name = {QStringLiteral("markers"), in.userId.value_or(QString()), in.videoId.value_or(QString())},
        .select = "SELECT id, created_at, description, position FROM markers WHERE video_id = ?1",
        .filters = {rowId(marked ? marked->id : QString())},
        .key = "id",
        .ascending = true};
    auto found = pageOf<StreamMarker>(
        m_database, list, in.first.value_or(20), in.after, in.before, [&](const Rows &rows) {
            const auto position = rows.integer(3);
            return StreamMarker{.id = rows.text(0),
                                .createdAt = utcTime(rows.integer(1)),
                                .description = rows.text(2),
                                .positionSeconds = int(position),
                                .url = {marked->url.text + QStringLiteral("?t=") + durationText(position)}};
        });
    if (!found)
        return found.error();
    Page<UserMarkers> page{.pagination = found->pagination};
    if (!marked || found->data.isEmpty())
        return page;
    page.data.append({.userId = marked->userId,
                      .userName = marked->userName,
                      .userLogin = marked->userLogin,
                      .videos = {{.videoId = marked->id, .markers = std::move(found->data)}}});
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
