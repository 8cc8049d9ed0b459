// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Videos: stored streams, highlights and uploads (api-facts C17), and the markers in stored streams (C14).

#include "schema/endpoint.h"
#include "schema/values.h"

#include <QDateTime>
#include <QUrl>

namespace Sidestage::Api {

/// A part of a video that is silent, because it had music that its owner has no rights to.
struct MutedSegment
{
    int duration = 0;  ///< Seconds.
    int offset = 0;    ///< Seconds since the beginning of the video.

    static void describe(auto &is)
    {
        is("duration", &MutedSegment::duration);
        is("offset", &MutedSegment::offset);
    }
};

enum class VideoType : quint8 { Archive, Highlight, Upload, Unknown };
constexpr auto namesOf(VideoType)
{
    return std::array{"archive", "highlight", "upload", ""};
}

struct Video
{
    QString id{};
    std::optional<QString> streamId{};  ///< Of an archive: the stream that it has stored.
    QString userId{};
    QString userLogin{};
    QString userName{};
    QString title{};
    QString description{};
    QDateTime createdAt{};  ///< UTC, as the next one.
    QDateTime publishedAt{};
    UrlText url{};
    QString thumbnailUrl{};  ///< A template with %{width} and %{height}.
    QString viewable{};      ///< "public".
    int viewCount = 0;
    QString language{};
    VideoType type{};
    QString duration{};  ///< "3h8m33s". That of a stream that is live still grows.
    std::optional<QList<MutedSegment>> mutedSegments{};

    static void describe(auto &is)
    {
        is("id", &Video::id);
        is("stream_id", &Video::streamId, orNull);
        is("user_id", &Video::userId);
        is("user_login", &Video::userLogin);
        is("user_name", &Video::userName);
        is("title", &Video::title);
        is("description", &Video::description);
        is("created_at", &Video::createdAt);
        is("published_at", &Video::publishedAt);
        is("url", &Video::url);
        is("thumbnail_url", &Video::thumbnailUrl);
        is("viewable", &Video::viewable);
        is("view_count", &Video::viewCount);
        is("language", &Video::language);
        is("type", &Video::type);
        is("duration", &Video::duration);
        is("muted_segments", &Video::mutedSegments, orNull);
    }
};

/// Those published within this time before now.
enum class VideoPeriod : quint8 { All, Day, Month, Week };
constexpr auto namesOf(VideoPeriod)
{
    return std::array{"all", "day", "month", "week"};
}

enum class VideoSort : quint8 { Time, Trending, Views };
constexpr auto namesOf(VideoSort)
{
    return std::array{"time", "trending", "views"};
}

enum class VideoTypes : quint8 { All, Archive, Highlight, Upload };
constexpr auto namesOf(VideoTypes)
{
    return std::array{"all", "archive", "highlight", "upload"};
}

/// Get Videos of a user, of a category, or with these ids: exactly one of the three. The other parameters are
/// for the first two only.
struct GetVideos
{
    QStringList ids{};
    std::optional<QString> userId{};
    std::optional<QString> gameId{};
    std::optional<QString> language{};  ///< ISO 639-1, or "other".
    std::optional<VideoPeriod> period{};
    std::optional<VideoSort> sort{};  ///< Default: by time, the newest first.
    std::optional<VideoTypes> type{};
    std::optional<int> first{};
    std::optional<QString> after{};
    std::optional<QString> before{};

    using Response = Page<Video>;
    static constexpr Spec spec = get("/videos").fails({400, 404});
    static void describe(auto &is)
    {
        is.query("id", &GetVideos::ids, atMost(100) | each(numericId));
        is.query("user_id", &GetVideos::userId, numericId);
        is.query("game_id", &GetVideos::gameId, numericId);
        is.query("language", &GetVideos::language);
        is.query("period", &GetVideos::period);
        is.query("sort", &GetVideos::sort);
        is.query("type", &GetVideos::type);
        is.query("first", &GetVideos::first, between(1, 100) | otherwise(20));
        is.query("after", &GetVideos::after);
        is.query("before", &GetVideos::before);
    }
};

/// Delete Videos: all, or none if one of them is another user's. Returns the ids of those that were deleted;
/// unknown ones are ignored.
struct DeleteVideos
{
    QStringList ids{};

    using Response = Many<QString>;
    static constexpr Spec spec = del("/videos").user(Scope::ChannelManageVideos).fails({400});
    static void describe(auto &is) { is.query("id", &DeleteVideos::ids, required | atMost(5)); }
};

/// A marker that was just set.
struct CreatedMarker
{
    QString id{};
    QDateTime createdAt{};    ///< UTC.
    int positionSeconds = 0;  ///< Since the beginning of the stream.
    QString description{};

    static void describe(auto &is)
    {
        is("id", &CreatedMarker::id);
        is("created_at", &CreatedMarker::createdAt);
        is("position_seconds", &CreatedMarker::positionSeconds);
        is("description", &CreatedMarker::description);
    }
};

/// Create Stream Marker, at this moment of a live stream that is being stored; by its broadcaster or an
/// editor. Errors: 403 for others, 404 for an unknown user, one who is offline, or whose stream is not
/// stored.
struct CreateStreamMarker
{
    QString userId{};
    std::optional<QString> description{};

    using Response = Many<CreatedMarker>;
    static constexpr Spec spec
        = post("/streams/markers").user(Scope::ChannelManageBroadcast).fails({400, 403, 404});
    static void describe(auto &is)
    {
        is.body("user_id", &CreateStreamMarker::userId, numericId);
        is.body("description", &CreateStreamMarker::description, atMost(140));
    }
};

struct StreamMarker
{
    QString id{};
    QDateTime createdAt{};  ///< UTC.
    QString description{};
    int positionSeconds = 0;  ///< Since the beginning of the video.
    UrlText url{};            ///< The video from there on.

    static void describe(auto &is)
    {
        is("id", &StreamMarker::id);
        is("created_at", &StreamMarker::createdAt);
        is("description", &StreamMarker::description);
        is("position_seconds", &StreamMarker::positionSeconds);
        is("URL", &StreamMarker::url, alsoNamed("url"));
    }
};

struct MarkedVideo
{
    QString videoId{};
    QList<StreamMarker> markers{};

    static void describe(auto &is)
    {
        is("video_id", &MarkedVideo::videoId);
        is("markers", &MarkedVideo::markers);
    }
};

struct UserMarkers
{
    QString userId{};
    QString userName{};
    QString userLogin{};
    QList<MarkedVideo> videos{};

    static void describe(auto &is)
    {
        is("user_id", &UserMarkers::userId);
        is("user_name", &UserMarkers::userName);
        is("user_login", &UserMarkers::userLogin);
        is("videos", &UserMarkers::videos);
    }
};

/// Get Stream Markers of a video, or of the newest stored stream of a user: exactly one of the two. The first
/// of the video come first. For its broadcaster and editors. Errors: 403 for others, 404 for an unknown user
/// or video.
struct GetStreamMarkers
{
    std::optional<QString> userId{};
    std::optional<QString> videoId{};
    std::optional<int> first{};  ///< Markers on a page.
    std::optional<QString> before{};
    std::optional<QString> after{};

    using Response = Page<UserMarkers>;
    static constexpr Spec spec = get("/streams/markers")
                                     .user(Scope::UserReadBroadcast, Scope::ChannelManageBroadcast)
                                     .fails({400, 403, 404});
    static void describe(auto &is)
    {
        is.query("user_id", &GetStreamMarkers::userId, numericId);
        is.query("video_id", &GetStreamMarkers::videoId, numericId);
        is.query("first", &GetStreamMarkers::first, between(1, 100) | otherwise(20));
        is.query("before", &GetStreamMarkers::before);
        is.query("after", &GetStreamMarkers::after);
    }
};

}  // namespace Sidestage::Api
