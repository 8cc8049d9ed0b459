// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Clips: short parts of a stream that viewers cut out (api-facts C2).

#include "schema/endpoint.h"
#include "schema/values.h"

#include <QDateTime>
#include <QUrl>

namespace Sidestage::Api {

/// A clip that is being made. It is in Get Clips some seconds later; after 15 seconds it has failed.
struct NewClip
{
    QString id{};
    QUrl editUrl{};

    static void describe(auto &is)
    {
        is("id", &NewClip::id);
        is("edit_url", &NewClip::editUrl);
    }
};

/// Create Clip, of the last seconds of a stream. Errors: 400 for an unknown channel or a title that is not
/// accepted, 403 where the user may not clip, 404 while the channel is offline, 429 above the limit of this
/// endpoint, 503 when the service is busy.
struct CreateClip
{
    QString broadcasterId{};
    std::optional<bool> hasDelay{};    ///< Takes a little more of what comes next.
    std::optional<QString> title{};    ///< Default: the title of the stream.
    std::optional<double> duration{};  ///< Seconds, with at most one decimal place. Default: 30.

    using Response = Many<NewClip>;
    static constexpr Spec spec
        = post("/clips").user(Scope::ClipsEdit).answers(202).fails({400, 403, 404, 429, 503});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &CreateClip::broadcasterId, numericId);
        is.query("has_delay", &CreateClip::hasDelay);
        is.query("title", &CreateClip::title, between(1, 140));
        is.query("duration", &CreateClip::duration, between(5, 60) | otherwise(30));
    }
};

struct Clip
{
    QString id{};  ///< A text, unlike most ids.
    UrlText url{};
    UrlText embedUrl{};
    QString broadcasterId{};
    QString broadcasterName{};
    QString creatorId{};
    QString creatorName{};
    QString videoId{};  ///< Empty: the stream was not stored, or the video is deleted.
    QString gameId{};   ///< Empty: none.
    QString language{};
    QString title{};
    int viewCount = 0;
    QDateTime createdAt{};  ///< UTC.
    UrlText thumbnailUrl{};
    double duration = 0;             ///< Seconds.
    std::optional<int> vodOffset{};  ///< Where the clip begins in the video, in seconds.
    bool isFeatured = false;

    static void describe(auto &is)
    {
        is("id", &Clip::id);
        is("url", &Clip::url);
        is("embed_url", &Clip::embedUrl);
        is("broadcaster_id", &Clip::broadcasterId);
        is("broadcaster_name", &Clip::broadcasterName);
        is("creator_id", &Clip::creatorId);
        is("creator_name", &Clip::creatorName);
        is("video_id", &Clip::videoId);
        is("game_id", &Clip::gameId);
        is("language", &Clip::language);
        is("title", &Clip::title);
        is("view_count", &Clip::viewCount);
        is("created_at", &Clip::createdAt);
        is("thumbnail_url", &Clip::thumbnailUrl);
        is("duration", &Clip::duration);
        is("vod_offset", &Clip::vodOffset, orNull);
        is("is_featured", &Clip::isFeatured);
    }
};

/// Get Clips of a channel, of a category, or with these ids: exactly one of the three. The most viewed first;
/// those with ids in the order of the request.
struct GetClips
{
    std::optional<QString> broadcasterId{};
    std::optional<QString> gameId{};
    QStringList ids{};
    std::optional<QDateTime> startedAt{};
    std::optional<QDateTime> endedAt{};  ///< Default: a week after `startedAt`, without which it is ignored.
    std::optional<int> first{};
    std::optional<QString> before{};
    std::optional<QString> after{};
    std::optional<bool> isFeatured{};  ///< Only those that are featured, or only the others.

    using Response = Page<Clip>;
    static constexpr Spec spec = get("/clips").fails({400, 404});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetClips::broadcasterId, numericId);
        is.query("game_id", &GetClips::gameId, numericId);
        is.query("id", &GetClips::ids, atMost(100));
        is.query("started_at", &GetClips::startedAt);
        is.query("ended_at", &GetClips::endedAt);
        is.query("first", &GetClips::first, between(1, 100) | otherwise(20));
        is.query("before", &GetClips::before);
        is.query("after", &GetClips::after);
        is.query("is_featured", &GetClips::isFeatured);
    }
};

}  // namespace Sidestage::Api
