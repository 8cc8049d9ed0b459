// SPDX-License-Identifier: GPL-3.0-or-later
#include "videos.h"

#include "sandbox/service/paging.h"
#include "sandbox/service/service.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/seed_names.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"
#include "schema/values.h"

#include <cmath>

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Videos::tables = R"(
CREATE TABLE videos (
    id INTEGER NOT NULL UNIQUE,
    user_id INTEGER NOT NULL REFERENCES users (id),
    stream_id INTEGER,                 -- NULL: not an archive
    type INTEGER NOT NULL,             -- Api::VideoType
    title TEXT NOT NULL,
    description TEXT NOT NULL DEFAULT '',
    category_id INTEGER,               -- NULL: none
    language TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seconds INTEGER,                   -- NULL: the archive of a stream that is live
    views INTEGER NOT NULL,
    trend INTEGER NOT NULL,            -- see trendOf()
    muted TEXT NOT NULL DEFAULT ''     -- "offset+duration", in seconds, separated by spaces
);
CREATE INDEX videos_of_user_by_time ON videos (user_id, created_at, id);
CREATE INDEX videos_of_user_by_views ON videos (user_id, views, id);
CREATE INDEX videos_of_user_by_trend ON videos (user_id, trend, id);
CREATE INDEX videos_of_category_by_time ON videos (category_id, created_at, id);
CREATE INDEX videos_of_category_by_views ON videos (category_id, views, id);
CREATE INDEX videos_of_category_by_trend ON videos (category_id, trend, id);
CREATE INDEX videos_live ON videos (stream_id) WHERE seconds IS NULL;

CREATE TABLE archives (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    stored INTEGER NOT NULL DEFAULT 1,
    last_stream INTEGER NOT NULL DEFAULT 0  -- the newest stream for which an archive was begun, or was not
);

CREATE TABLE markers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    video_id INTEGER NOT NULL REFERENCES videos (id) ON DELETE CASCADE,
    created_at INTEGER NOT NULL,
    position INTEGER NOT NULL,         -- seconds
    description TEXT NOT NULL
);
CREATE INDEX markers_of_video ON markers (video_id);
)";

namespace {

constexpr qint64 hour = 3600;
constexpr qint64 day = 24 * hour;
constexpr qint64 firstVideo = 1'800'000'000;

Result<Page<Video>> getVideos(World &world, const Caller &, const GetVideos &in)
{
    Videos &videos = world.area<Videos>();
    const int selectors = (in.ids.isEmpty() ? 0 : 1) + (in.userId ? 1 : 0) + (in.gameId ? 1 : 0);
    if (selectors == 0)
        return refuse(400, QStringLiteral("Missing required parameter \"id\", \"user_id\" or \"game_id\""));
    if (selectors > 1)
        return refuse(400, QStringLiteral("Only one of id, user_id and game_id can be specified."));
    if (in.ids.isEmpty())
        return videos.list(in);
    must(hasNoCursor(in));
    if (in.first || in.language || in.period || in.sort || in.type)
        return refuse(
            400,
            QStringLiteral("first, language, period, sort and type can only be specified with user_id or"
                           " game_id."));
    must(videos.settle());
    Page<Video> page;
    for (const QString &id : eachOnce(in.ids)) {
        if (auto video = videos.video(id))
            page.data.append(*std::move(video));
    }
    if (page.data.isEmpty())
        return refuse(404, QStringLiteral("No video with these IDs was found."));
    return page;
}

/// Sorts by "trending" at any time, although it does not change: twice the views are worth one day.
qint64 trendOf(qint64 createdAt, int views)
{
    return createdAt / 1000 + qint64(std::log2(1.0 + views) * day);
}

}  // namespace

bool mayEdit(World &world, const QString &broadcasterId, const QString &userId)
{
    if (broadcasterId == userId)
        return true;
    const auto editors = world.editors(broadcasterId);
    return editors && std::any_of(editors->begin(), editors->end(), [&](const Editor &editor) {
               return editor.userId == userId;
           });
}

QString durationText(qint64 seconds)
{
    QString text = QString::number(seconds % 60) + u's';
    if (seconds >= 60)
        text.prepend(QString::number(seconds / 60 % 60) + u'm');
    if (seconds >= hour)
        text.prepend(QString::number(seconds / hour) + u'h');
    return text;
}

struct Videos::Row
{
    QString userId{};
    std::optional<qint64> streamId{};
    VideoType type{};
    QString title{};
    QString description{};
    QString categoryId{};
    QString language{};
    qint64 createdAt = 0;
    std::optional<int> seconds{};
    int views = 0;
    QString muted{};
};

Result<qint64> Videos::insert(const Row &row)
{
    // Stored, so that the id of a deleted video is not used again.
    const QString last = QStringLiteral("last video");
    const qint64 id = std::max(firstVideo, metaValue(m_database, last).toLongLong()) + 1;
    const auto category = row.categoryId.isEmpty() ? std::nullopt : std::optional(rowId(row.categoryId));
    const auto done = m_database.write([&](Transaction &t) {
        Transaction::check(setMetaValue(m_database, last, QString::number(id)));
        t.run("INSERT INTO videos (id, user_id, stream_id, type, title, description, category_id, language,"
              " created_at, seconds, views, trend, muted) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
              id, rowId(row.userId), row.streamId, int(row.type), row.title, row.description, category,
              row.language, row.createdAt, row.seconds, row.views, trendOf(row.createdAt, row.views),
              row.muted);
    });
    return done ? Result<qint64>(id) : Result<qint64>(done.error());
}

Result<void> Videos::seed(Dice &dice)
{
    static constexpr const char *highlights[] = {
        "The tower that would not fall",    "Every wrong door in one run", "A duck, a drum and a disaster",
        "The longest jump of the year",     "Chat finds the secret room",  "How not to cross a bridge",
        "Eleven minutes of falling slowly",
    };
    static constexpr const char *moments[]
        = {"boss down", "the chandelier", "chat was right", "nice save", "new record", "cut this", ""};
    struct Channel
    {
        QString userId;
        QString categoryId;
        QString language;
        bool main;
    };
    const auto channels = must(listOf<Channel>(
        m_database.query(
            "SELECT c.user_id, c.category_id, c.language, u.cast_order IS NOT NULL FROM channels c"
            " JOIN users u ON u.id = c.user_id WHERE c.category_id IS NOT NULL ORDER BY c.user_id"),
        [&](const Rows &rows) {
            return Channel{rows.text(0), rows.text(1), rows.text(2), rows.boolean(3)};
        }));
    const qint64 now = m_world.clock().msecs() / 1000;
    return m_database.write([&](Transaction &t) {
        const auto mark = [&](qint64 videoId, qint64 began, qint64 length) {
            QList<qint64> positions;
            for (qint64 left = dice.below(5); left > 0; --left)
                positions.append(dice.below(length));
            std::sort(positions.begin(), positions.end());
            for (const qint64 position : std::as_const(positions))
                t.run("INSERT INTO markers (video_id, created_at, position, description)"
                      " VALUES (?, ?, ?, ?)",
                      videoId, (began + position) * 1000, position, dice.of(moments));
        };
        for (const Channel &channel : std::as_const(channels)) {
            QList<qint64> starts;
            qint64 at = now - dice.between(20 * hour, 44 * hour);
            for (qint64 left = channel.main ? dice.between(8, 14) : dice.between(1, 3); left > 0; --left) {
                starts.prepend(at);
                at -= dice.between(1, 3) * day + dice.below(4 * hour);
            }
            for (const qint64 start : std::as_const(starts)) {
                const qint64 length = dice.between(2 * hour, 6 * hour);
                QStringList muted;
                if (dice.below(5) == 0) {
                    // The service checks three minutes at a time.
                    constexpr qint64 piece = 180;
                    const qint64 offset = dice.below(length / piece - 2) * piece;
                    muted.append(QStringLiteral("%1+%2").arg(offset).arg(piece * dice.between(1, 2)));
                }
                const auto id
                    = Transaction::check(insert({.userId = channel.userId,
                                                 .streamId = start * 1'000'000 + rowId(channel.userId) % 1000,
                                                 .type = VideoType::Archive,
                                                 .title = dice.of(Names::titles()),
                                                 .categoryId = channel.categoryId,
                                                 .language = channel.language,
                                                 .createdAt = start * 1000,
                                                 .seconds = int(length),
                                                 .views = int(dice.between(1, 40) * dice.between(1, 60)),
                                                 .muted = muted.join(u' ')}));
                if (channel.main)
                    mark(id, start, length);
            }
            for (qint64 left = channel.main ? dice.between(2, 4) : 0; left > 0; --left) {
                const bool upload = dice.below(4) == 0;
                Transaction::check(insert({.userId = channel.userId,
                                           .type = upload ? VideoType::Upload : VideoType::Highlight,
                                           .title = dice.of(highlights),
                                           .description = QStringLiteral("From a very long evening."),
                                           .categoryId = channel.categoryId,
                                           .language = channel.language,
                                           .createdAt = (now - dice.between(hour, 40 * day)) * 1000,
                                           .seconds = int(dice.between(90, 1300)),
                                           .views = int(dice.between(5, 80) * dice.between(1, 90))}));
            }
        }
        // One channel that shows what is not there without archives.
        if (const auto welder = m_world.userByLogin(QStringLiteral("sundaywelder")))
            t.run("INSERT INTO archives (user_id, stored) VALUES (?, 0)", rowId(welder->id));
        Transaction::check(beginArchives());
        const auto tea = m_world.userByLogin(QStringLiteral("teaandturrets"));
        const auto stream = tea ? m_world.liveStream(tea->id) : std::nullopt;
        if (const auto id = stream ? Transaction::check(recording(tea->id)) : QString(); !id.isEmpty()) {
            const qint64 began = stream->startedAt.toSecsSinceEpoch();
            mark(rowId(id), began, std::max<qint64>(1, now - began));
        }
    });
}

Result<void> Videos::settle()
{
    if (!m_streamsChanged)
        return {};
    if (auto ended = endArchives(); !ended)
        return ended;
    auto begun = beginArchives();
    m_streamsChanged = !begun;
    return begun;
}

Result<void> Videos::endArchives()
{
    struct Ended
    {
        QString id;
        QString userId;
        QString title;
        qint64 seconds;
    };
    QList<Ended> ended;
    {
        // The length cannot be negative: the clock may have been set back since the stream began.
        Rows rows = m_database.query(
            "SELECT v.id, v.user_id, v.title, max(0, coalesce(l.ended_at, ?) - v.created_at) / 1000"
            " FROM videos v LEFT JOIN last_streams l ON l.user_id = v.user_id"
            " WHERE v.seconds IS NULL AND NOT EXISTS (SELECT 1 FROM streams s WHERE s.id = v.stream_id)",
            m_world.clock().msecs());
        while (rows.next())
            ended.append({rows.text(0), rows.text(1), rows.text(2), rows.integer(3)});
        if (!rows.status())
            return rows.status();
    }
    for (const Ended &one : std::as_const(ended)) {
        if (auto done
            = m_database.run("UPDATE videos SET seconds = ? WHERE id = ?", one.seconds, rowId(one.id));
            !done)
            return done.error();
        m_world.publish(DomainEvent::Kind::VideoPublished, one.userId,
                        {.subjectId = one.id, .text = one.title});
    }
    return {};
}

Result<void> Videos::beginArchives()
{
    struct Begun
    {
        QString userId;
        qint64 streamId;
        qint64 startedAt;
        bool stored;
    };
    const auto begun = listOf<Begun>(
        m_database.query(
            "SELECT s.user_id, s.id, s.started_at, coalesce(a.stored, 1) FROM streams s"
            " LEFT JOIN archives a ON a.user_id = s.user_id WHERE a.last_stream IS NOT s.id ORDER BY s.id"),
        [&](const Rows &rows) {
            return Begun{rows.text(0), rows.integer(1), rows.integer(2), rows.boolean(3)};
        });
    if (!begun)
        return begun.error();
    if (begun->isEmpty())
        return {};
    return m_database.write([&](Transaction &t) {
        for (const Begun &one : *begun) {
            t.run("INSERT INTO archives (user_id, last_stream) VALUES (?, ?)"
                  " ON CONFLICT (user_id) DO UPDATE SET last_stream = excluded.last_stream",
                  rowId(one.userId), one.streamId);
            const auto channel = one.stored ? m_world.channel(one.userId) : std::nullopt;
            if (channel)
                Transaction::check(insert({.userId = one.userId,
                                           .streamId = one.streamId,
                                           .type = VideoType::Archive,
                                           .title = channel->channel.title,
                                           .categoryId = channel->channel.gameId,
                                           .language = channel->channel.broadcasterLanguage,
                                           .createdAt = one.startedAt}));
        }
    });
}

Result<void> Videos::setStored(const QString &broadcasterId, bool stored)
{
    // What has started already stays as it is.
    if (auto settled = settle(); !settled)
        return settled;
    return statusOf(m_database.run("INSERT INTO archives (user_id, stored) VALUES (?, ?)"
                                   " ON CONFLICT (user_id) DO UPDATE SET stored = excluded.stored",
                                   rowId(broadcasterId), stored));
}

Result<QString> Videos::recording(const QString &broadcasterId)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    const auto stream = m_world.liveStream(broadcasterId);
    Rows rows = m_database.query("SELECT id FROM videos WHERE stream_id = ? AND seconds IS NULL",
                                 stream ? stream->id : 0);
    return rows.next() ? rows.text(0) : QString();
}

#define COLUMNS                                                                                              \
    ", v.id, v.stream_id, v.user_id, u.login, u.display_name, v.title, v.description, v.created_at,"         \
    " v.views, v.language, v.type, v.seconds, v.muted FROM videos v CROSS JOIN users u ON u.id = v.user_id"

Video Videos::read(const Rows &rows) const
{
    const qint64 createdAt = rows.integer(8);
    const qint64 running = std::max<qint64>(0, m_world.clock().msecs() - createdAt) / 1000;
    Video video{.id = rows.text(1),
                .userId = rows.text(3),
                .userLogin = rows.text(4),
                .userName = rows.text(5),
                .title = rows.text(6),
                .description = rows.text(7),
                .createdAt = utcTime(createdAt),
                .publishedAt = utcTime(createdAt),
                .url = {m_world.urlText(QStringLiteral("/videos/") + rows.text(1))},
                .thumbnailUrl = m_world.urlText(
                    QStringLiteral("/images/videos/%1-%{width}x%{height}.png").arg(rows.text(1))),
                .viewable = QStringLiteral("public"),
                .viewCount = int(rows.integer(9)),
                .language = rows.text(10),
                .type = VideoType(rows.integer(11)),
                .duration = durationText(rows.isNull(12) ? running : rows.integer(12))};
    if (!rows.isNull(2))
        video.streamId = rows.text(2);
    for (const QString &part : rows.text(13).split(u' ', Qt::SkipEmptyParts)) {
        if (!video.mutedSegments)
            video.mutedSegments.emplace();
        video.mutedSegments->append(
            {.duration = part.section(u'+', 1).toInt(), .offset = part.section(u'+', 0, 0).toInt()});
    }
    return video;
}

std::optional<Video> Videos::video(const QString &id)
{
    Rows rows = m_database.query("SELECT 0" COLUMNS " WHERE v.id = ?", rowId(id));
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}

Result<Page<Video>> Videos::list(const GetVideos &in)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    if (in.gameId && !m_world.category(*in.gameId))
        return refuse(404, QStringLiteral("The category in game_id was not found."));
    std::optional<QDateTime> since;
    const QDateTime now = m_world.clock().now();
    switch (in.period.value_or(VideoPeriod::All)) {
    case VideoPeriod::All:
        break;
    case VideoPeriod::Day:
        since = now.addDays(-1);
        break;
    case VideoPeriod::Week:
        since = now.addDays(-7);
        break;
    case VideoPeriod::Month:
        since = now.addMonths(-1);
        break;
    }
    const VideoSort sort = in.sort.value_or(VideoSort::Time);
    const VideoTypes types = in.type.value_or(VideoTypes::All);
    const auto type = types == VideoTypes::All ? std::nullopt : std::optional(int(types) - 1);
    const QByteArray key = sort == VideoSort::Time ? "v.created_at"
        : sort == VideoSort::Views                 ? "v.views"
                                                   : "v.trend";
    const KeyedList list{
        .name = {QStringLiteral("videos"), in.userId.value_or(QString()), in.gameId.value_or(QString()),
                 in.language.value_or(QString()), writeText(in.period.value_or(VideoPeriod::All)),
                 writeText(sort), writeText(types)},
        .select = "SELECT " + key + COLUMNS " WHERE " + (in.userId ? "v.user_id" : "v.category_id")
            + " = ?1 AND (?2 IS NULL OR v.created_at >= ?2) AND (?3 IS NULL OR v.type = ?3)"
              " AND (?4 IS NULL OR v.language = ?4)",
        .filters = {rowId(in.userId ? *in.userId : *in.gameId), since, type, in.language},
        .key = key,
        .id = "v.id"};
    return pageOf<Video>(m_database, list, in.first.value_or(20), in.after, in.before,
                         [this](const Rows &rows) { return read(rows); });
}
#undef COLUMNS

Result<Video> Videos::publish(const NewVideo &video)
{
    const auto channel = m_world.channel(video.userId);
    if (!channel)
        return refuse(404, QStringLiteral("The user was not found."));
    const auto id = insert({.userId = video.userId,
                            .type = video.type,
                            .title = video.title,
                            .description = video.description,
                            .categoryId = channel->channel.gameId,
                            .language = channel->channel.broadcasterLanguage,
                            .createdAt = m_world.clock().msecs(),
                            .seconds = video.seconds,
                            .views = video.views});
    if (!id)
        return id.error();
    m_world.publish(DomainEvent::Kind::VideoPublished, video.userId,
                    {.subjectId = QString::number(*id), .text = video.title});
    return justStored(this->video(QString::number(*id)));
}

Result<QStringList> Videos::remove(const QString &userId, const QStringList &ids)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    QStringList found;
    for (const QString &id : ids) {
        const auto one = video(id);
        if (one && one->userId != userId)
            return refuse(401, QStringLiteral("The user is not permitted to delete one of these videos."));
        if (one && !found.contains(one->id))
            found.append(one->id);
    }
    const auto done = m_database.write([&](Transaction &t) {
        for (const QString &id : std::as_const(found))
            t.run("DELETE FROM videos WHERE id = ?", rowId(id));
    });
    if (!done)
        return done.error();
    for (const QString &id : std::as_const(found))
        m_world.publish(DomainEvent::Kind::VideoDeleted, userId, {.subjectId = id});
    return found;
}

void Videos::serve(Service &service)
{
    service.on<GetVideos>(getVideos);
    service.on<DeleteVideos>(
        [this](const Caller &caller, const auto &in) { return remove(caller.userId, in.ids); });
    serveMarkers(service);
}

}  // namespace Sidestage::Sandbox
