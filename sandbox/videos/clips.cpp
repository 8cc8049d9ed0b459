// SPDX-License-Identifier: GPL-3.0-or-later
#include "clips.h"

#include "sandbox/chat/chat_rooms.h"
#include "sandbox/service/paging.h"
#include "sandbox/service/service.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/seed_names.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"
#include "schema/values.h"
#include "videos.h"

#include <QRandomGenerator>

#include <cmath>

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Clips::tables = R"(
CREATE TABLE clips (
    id TEXT PRIMARY KEY,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    creator_id INTEGER NOT NULL REFERENCES users (id),
    category_id INTEGER,               -- NULL: none
    video_id INTEGER,                  -- NULL: the stream was not stored; it may also be deleted
    vod_offset INTEGER NOT NULL,       -- seconds
    language TEXT NOT NULL,
    title TEXT NOT NULL,
    views INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    duration REAL NOT NULL,            -- seconds
    featured INTEGER NOT NULL,
    ready_at INTEGER                   -- when it will appear; NULL: it has
) WITHOUT ROWID;
CREATE INDEX clips_of_channel ON clips (broadcaster_id, views, id, created_at, featured) WHERE ready_at IS NULL;
CREATE INDEX clips_of_category ON clips (category_id, views, id, created_at, featured) WHERE ready_at IS NULL;
CREATE INDEX clips_in_work ON clips (ready_at) WHERE ready_at IS NOT NULL;

CREATE TABLE clipping (
    broadcaster_id INTEGER PRIMARY KEY REFERENCES users (id),
    clipping INTEGER NOT NULL          -- Clipping
);
)";

namespace {

constexpr qint64 second = 1000;
constexpr double defaultDuration = 30;  // seconds
/// By how much a clip with a delay is taken later.
constexpr qint64 delay = 5;  // seconds

/// "QuietBrassHeronMarches-x8Kq…", as the ids of the service look.
QString newClipId(Dice &dice)
{
    static constexpr const char *moods[] = {"Quiet",   "Brave", "Sleepy", "Crooked", "Gentle", "Loud",
                                            "Patient", "Salty", "Wobbly", "Curious", "Humble", "Shiny"};
    static constexpr const char *things[] = {"Brass", "Paper", "Velvet", "Copper", "Mossy", "Marble",
                                             "Cedar", "Amber", "Linen",  "Silver", "Clay",  "Slate"};
    static constexpr const char *animals[] = {"Heron",  "Badger", "Otter", "Magpie", "Newt", "Hedgehog",
                                              "Walrus", "Finch",  "Lynx",  "Toad",   "Moth", "Puffin"};
    static constexpr const char *deeds[] = {"Marches", "Naps",  "Sings", "Tumbles", "Waits",   "Wonders",
                                            "Dances",  "Glows", "Hides", "Jumps",   "Nibbles", "Waves"};
    constexpr QByteArrayView letters("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
    QString id = dice.of(moods) + dice.of(things) + dice.of(animals) + dice.of(deeds) + u'-';
    for (int left = 16; left > 0; --left)
        id.append(QLatin1Char(letters[dice.below(letters.size())]));
    return id;
}

Result<Page<Clip>> getClips(World &world, const Caller &, const GetClips &in)
{
    Clips &clips = world.area<Clips>();
    const int selectors = (in.ids.isEmpty() ? 0 : 1) + (in.broadcasterId ? 1 : 0) + (in.gameId ? 1 : 0);
    if (selectors == 0)
        return refuse(400,
                      QStringLiteral("Missing required parameter \"id\", \"broadcaster_id\" or \"game_id\""));
    if (selectors > 1)
        return refuse(400, QStringLiteral("Only one of id, broadcaster_id and game_id can be specified."));
    if (in.ids.isEmpty())
        return clips.list(in);
    must(hasNoCursor(in));
    must(clips.settle());
    Page<Clip> page;
    for (const QString &id : eachOnce(in.ids)) {
        if (auto clip = clips.clip(id))
            page.data.append(*std::move(clip));
    }
    return page;
}

}  // namespace

Result<void> Clips::seed(Dice &dice)
{
    static constexpr const char *titles[] = {
        "wait for it",
        "he did not see that coming",
        "the duck again",
        "perfect timing",
        "chat called it",
        "one pixel",
        "best laugh this year",
        "nobody saw this",
        "the lever was a lie",
        "clean",
        "ten out of ten landing",
        "tea everywhere",
    };
    struct Part
    {
        QString userId;
        QString categoryId;
        QString language;
        QString videoId;
        qint64 began;   ///< Seconds since the epoch.
        qint64 length;  ///< Seconds.
        bool main;
    };
    const auto parts = must(listOf<Part>(
        m_database.query("SELECT v.user_id, v.category_id, v.language, v.id, v.created_at / 1000, v.seconds,"
                         " u.cast_order IS NOT NULL FROM videos v JOIN users u ON u.id = v.user_id"
                         " WHERE v.type = ? AND v.seconds IS NOT NULL ORDER BY v.id",
                         int(VideoType::Archive)),
        [&](const Rows &rows) {
            return Part{rows.text(0),    rows.text(1),    rows.text(2),   rows.text(3),
                        rows.integer(4), rows.integer(5), rows.boolean(6)};
        }));
    QStringList viewers;
    Rows users = m_database.query("SELECT id FROM users ORDER BY id LIMIT 400");
    while (users.next())
        viewers.append(users.text(0));
    return m_database.write([&](Transaction &t) {
        for (const Part &part : std::as_const(parts)) {
            for (qint64 left = part.main ? dice.between(1, 4) : dice.below(3); left > 0; --left) {
                const qint64 duration = dice.between(10, 60);
                const qint64 offset = dice.below(part.length - duration);
                t.run("INSERT INTO clips (id, broadcaster_id, creator_id, category_id, video_id, vod_offset,"
                      " language, title, views, created_at, duration, featured)"
                      " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                      newClipId(dice), rowId(part.userId), rowId(viewers[dice.below(viewers.size())]),
                      rowId(part.categoryId), rowId(part.videoId), offset, part.language, dice.of(titles),
                      dice.between(1, 40) * dice.between(1, 50), (part.began + offset + duration) * second,
                      double(duration), dice.below(6) == 0);
            }
        }
    });
}

Clipping Clips::clipping(const QString &broadcasterId)
{
    Rows rows
        = m_database.query("SELECT clipping FROM clipping WHERE broadcaster_id = ?", rowId(broadcasterId));
    return rows.next() ? Clipping(rows.integer(0)) : Clipping::Everyone;
}

Result<void> Clips::setClipping(const QString &broadcasterId, Clipping clipping)
{
    return statusOf(m_database.run("INSERT INTO clipping (broadcaster_id, clipping) VALUES (?, ?)"
                                   " ON CONFLICT (broadcaster_id) DO UPDATE SET clipping = excluded.clipping",
                                   rowId(broadcasterId), int(clipping)));
}

Result<void> Clips::checkAllowed(const QString &broadcasterId, const QString &userId)
{
    const Clipping allowed = clipping(broadcasterId);
    if (allowed == Clipping::Nobody)
        return refuse(403, QStringLiteral("Clip creation is restricted for this channel."));
    const bool follows = allowed == Clipping::Everyone || mayEdit(m_world, broadcasterId, userId)
        || m_world.isModerator(broadcasterId, userId)
        || m_world.follows().since(broadcasterId, userId).isValid();
    if (!follows || m_world.isBanned(broadcasterId, userId))
        return refuse(403, QStringLiteral("User does not have permissions to Clip on this channel."));
    return {};
}

Result<NewClip> Clips::create(const QString &creatorId, const CreateClip &wanted)
{
    const double duration = wanted.duration.value_or(defaultDuration);
    if (std::abs(duration * 10 - std::round(duration * 10)) > 1e-6)
        return refuse(400,
                      QStringLiteral("The parameter \"duration\" was malformed: the value must have at most"
                                     " one decimal place"));
    const auto channel = m_world.channel(wanted.broadcasterId);
    if (!channel)
        return unknownBroadcaster();
    const auto stream = m_world.liveStream(wanted.broadcasterId);
    if (!stream)
        return refuse(404, QStringLiteral("Clipping is not possible for an offline channel."));
    if (auto allowed = checkAllowed(wanted.broadcasterId, creatorId); !allowed)
        return allowed.error();
    const QString title = wanted.title.value_or(channel->channel.title);
    if (!passesReview(title))
        return refuse(400, QStringLiteral("The title of the clip did not pass moderation."));
    const auto videoId = m_world.area<Videos>().recording(wanted.broadcasterId);
    if (!videoId)
        return videoId.error();

    const qint64 now = m_world.clock().msecs();
    const qint64 later = wanted.hasDelay.value_or(false) ? delay : 0;
    // Not random, so that a simulated evening is the same each time.
    constexpr qint64 least = 3;
    const qint64 work = least + (now / second + rowId(creatorId)) % (slowest.count() - delay - least + 1);
    // A stream that has just begun gives a shorter clip.
    const double elapsed
        = double(std::max<qint64>(second, now - stream->startedAt.toMSecsSinceEpoch())) / second
        + double(later);
    const double length = std::min(duration, std::floor(elapsed * 10) / 10);
    Dice dice(QRandomGenerator::global()->generate64());
    const QString id = newClipId(dice);
    auto done = m_database.run(
        "INSERT INTO clips (id, broadcaster_id, creator_id, category_id, video_id, vod_offset, language,"
        " title, views, created_at, duration, featured, ready_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, 0, ?)",
        id, rowId(wanted.broadcasterId), rowId(creatorId),
        channel->channel.gameId.isEmpty() ? std::nullopt : std::optional(rowId(channel->channel.gameId)),
        videoId->isEmpty() ? std::nullopt : std::optional(rowId(*videoId)), qint64(elapsed - length),
        channel->channel.broadcasterLanguage, title, now, length, now + (work + later) * second);
    if (!done)
        return done.error();
    return NewClip{.id = id, .editUrl = m_world.urlOf(QStringLiteral("/clips/%1/edit").arg(id))};
}

Result<void> Clips::settle()
{
    struct Ready
    {
        QString id;
        QString broadcasterId;
        QString creatorId;
        QString title;
    };
    QList<Ready> ready;
    {
        // One that was created in the future is from before the clock was set back.
        Rows rows = m_database.query(
            "SELECT id, broadcaster_id, creator_id, title FROM clips"
            " WHERE ready_at IS NOT NULL AND (ready_at <= ?1 OR created_at > ?1) ORDER BY ready_at",
            m_world.clock().msecs());
        while (rows.next())
            ready.append({rows.text(0), rows.text(1), rows.text(2), rows.text(3)});
        if (!rows.status())
            return rows.status();
    }
    for (const Ready &one : std::as_const(ready)) {
        if (auto done = m_database.run("UPDATE clips SET ready_at = NULL WHERE id = ?", one.id); !done)
            return done.error();
        m_world.publish(DomainEvent::Kind::ClipCreated, one.broadcasterId,
                        {.userId = one.creatorId, .subjectId = one.id, .text = one.title});
    }
    return {};
}

Result<void> Clips::fill(const QString &broadcasterId, int count)
{
    const auto channel = m_world.channel(broadcasterId);
    if (!channel)
        return unknownBroadcaster();
    const auto viewers = listOf<qint64>(m_database.query("SELECT id FROM users ORDER BY id LIMIT 1000"),
                                        [&](const Rows &users) { return users.integer(0); });
    if (!viewers)
        return viewers.error();
    constexpr qint64 weeks = 60ll * 24 * 3600;
    const auto category
        = channel->channel.gameId.isEmpty() ? std::nullopt : std::optional(rowId(channel->channel.gameId));
    const qint64 now = m_world.clock().msecs();
    Dice dice(QRandomGenerator::global()->generate64());
    const auto done = m_database.write([&](Transaction &t) {
        for (int i = 0; i < count; ++i)
            t.run("INSERT INTO clips (id, broadcaster_id, creator_id, category_id, vod_offset, language,"
                  " title, views, created_at, duration, featured) VALUES (?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?)",
                  newClipId(dice), rowId(broadcasterId), (*viewers)[dice.below(viewers->size())], category,
                  channel->channel.broadcasterLanguage, dice.of(Names::titles()),
                  dice.below(40) * dice.below(50), now - dice.below(weeks) * second,
                  double(dice.between(5, 60)), dice.below(50) == 0);
    });
    if (done && count > 0)
        m_world.publish(DomainEvent::Kind::ClipCreated, broadcasterId, {.amount = count});
    return done;
}

#define CLIP                                                                                                 \
    "SELECT c.views, c.id, c.broadcaster_id, b.display_name, c.creator_id, u.display_name, v.id,"            \
    " c.vod_offset, c.category_id, c.language, c.title, c.created_at, c.duration, c.featured"                \
    " FROM clips c CROSS JOIN users b ON b.id = c.broadcaster_id CROSS JOIN users u ON u.id = c.creator_id"  \
    " LEFT JOIN videos v ON v.id = c.video_id WHERE c.ready_at IS NULL AND "

Clip Clips::read(const Rows &rows) const
{
    const QString id = rows.text(1);
    Clip clip{.id = id,
              .url = {m_world.urlText(QStringLiteral("/clips/") + id)},
              .embedUrl = {m_world.urlText(QStringLiteral("/clips/embed?clip=") + id)},
              .broadcasterId = rows.text(2),
              .broadcasterName = rows.text(3),
              .creatorId = rows.text(4),
              .creatorName = rows.text(5),
              .videoId = rows.text(6),
              .gameId = rows.text(8),
              .language = rows.text(9),
              .title = rows.text(10),
              .viewCount = int(rows.integer(0)),
              .createdAt = utcTime(rows.integer(11)),
              .thumbnailUrl = {m_world.urlText(QStringLiteral("/images/clips/%1-480x272.png").arg(id))},
              .duration = rows.real(12),
              .isFeatured = rows.boolean(13)};
    if (!rows.isNull(6))
        clip.vodOffset = int(rows.integer(7));
    return clip;
}

std::optional<Clip> Clips::clip(const QString &id)
{
    Rows rows = m_database.query(CLIP "c.id = ?", id);
    return rows.next() ? std::optional(read(rows)) : std::nullopt;
}

Result<Page<Clip>> Clips::list(const GetClips &in)
{
    if (auto settled = settle(); !settled)
        return settled.error();
    if (in.gameId && !m_world.category(*in.gameId))
        return refuse(404, QStringLiteral("The category in game_id was not found."));
    std::optional<QDateTime> until;
    if (in.startedAt)
        until = in.endedAt.value_or(in.startedAt->addDays(7));
    const auto textOf
        = [](const std::optional<QDateTime> &time) { return time ? formatTime(*time) : QString(); };
    const KeyedList list{
        .name = {QStringLiteral("clips"), in.broadcasterId.value_or(QString()), in.gameId.value_or(QString()),
                 textOf(in.startedAt), textOf(until), in.isFeatured ? writeText(*in.isFeatured) : QString()},
        .select = QByteArray(CLIP) + (in.broadcasterId ? "c.broadcaster_id" : "c.category_id")
            + " = ?1 AND (?2 IS NULL OR c.created_at >= ?2)"
              " AND (?3 IS NULL OR c.created_at < ?3) AND (?4 IS NULL OR c.featured = ?4)",
        .filters
        = {rowId(in.broadcasterId ? *in.broadcasterId : *in.gameId), in.startedAt, until, in.isFeatured},
        .key = "c.views",
        .id = "c.id",
        .idIsText = true};
    return pageOf<Clip>(m_database, list, in.first.value_or(20), in.after, in.before,
                        [this](const Rows &rows) { return read(rows); });
}
#undef CLIP

void Clips::serve(Service &service)
{
    service.on<CreateClip>(
        [this](const Caller &caller, const auto &in) { return QList{must(create(caller.userId, in))}; });
    service.on<GetClips>(getClips);
    service.limitSeparately<CreateClip>(QByteArrayLiteral("Helixclipscreation"), perMinute);
}

}  // namespace Sidestage::Sandbox
