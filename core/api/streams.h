// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

/// A live stream (api-facts C14). Offline channels have none.
struct Stream
{
    QString id{};
    QString userId{};
    QString userLogin{};
    QString userName{};
    QString gameId{};
    QString gameName{};
    QString type{};  ///< "live", or empty after an error.
    QString title{};
    int viewerCount = 0;
    QDateTime startedAt{};  ///< UTC.
    QString language{};
    QString thumbnailUrl{};  ///< A template with {width} and {height}.
    QStringList tagIds{};    ///< Always empty.
    QStringList tags{};
    bool isMature = false;  ///< No longer maintained by the service.

    static void describe(auto &is)
    {
        is("id", &Stream::id);
        is("user_id", &Stream::userId);
        is("user_login", &Stream::userLogin);
        is("user_name", &Stream::userName);
        is("game_id", &Stream::gameId);
        is("game_name", &Stream::gameName);
        is("type", &Stream::type);
        is("title", &Stream::title);
        is("viewer_count", &Stream::viewerCount);
        is("started_at", &Stream::startedAt);
        is("language", &Stream::language);
        is("thumbnail_url", &Stream::thumbnailUrl);
        is("tag_ids", &Stream::tagIds);
        is("tags", &Stream::tags);
        is("is_mature", &Stream::isMature);
    }
};

enum class StreamType : quint8 { All, Live };
constexpr auto namesOf(StreamType)
{
    return std::array{"all", "live"};
}

/// Get Streams, the most viewed first.
struct GetStreams
{
    QStringList userIds{};
    QStringList userLogins{};
    QStringList gameIds{};
    std::optional<StreamType> type{};
    QStringList languages{};
    std::optional<int> first{};
    std::optional<QString> before{};
    std::optional<QString> after{};

    using Response = Page<Stream>;
    static constexpr Spec spec = get("/streams").fails({400});
    static void describe(auto &is)
    {
        is.query("user_id", &GetStreams::userIds, atMost(100) | each(numericId));
        is.query("user_login", &GetStreams::userLogins, atMost(100));
        is.query("game_id", &GetStreams::gameIds, atMost(100) | each(numericId));
        is.query("type", &GetStreams::type);
        is.query("language", &GetStreams::languages, atMost(100));
        is.query("first", &GetStreams::first, between(1, 100) | otherwise(20));
        is.query("before", &GetStreams::before);
        is.query("after", &GetStreams::after);
    }
};

/// Get Followed Streams: the channels on air that the user follows, the most viewed first.
struct GetFollowedStreams
{
    QString userId{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<Stream>;
    static constexpr Spec spec = get("/streams/followed").user(Scope::UserReadFollows).fails({400});
    static void describe(auto &is)
    {
        is.query("user_id", &GetFollowedStreams::userId, tokenUser);
        is.query("first", &GetFollowedStreams::first, between(1, 100) | otherwise(100));
        is.query("after", &GetFollowedStreams::after);
    }
};

/// What broadcasting software needs to stream to a channel: a secret (api-facts C14).
struct StreamKey
{
    QString streamKey{};

    static void describe(auto &is) { is("stream_key", &StreamKey::streamKey); }
};

/// Get Stream Key, of one's own channel.
struct GetStreamKey
{
    QString broadcasterId{};

    using Response = Many<StreamKey>;
    static constexpr Spec spec = get("/streams/key").user(Scope::ChannelReadStreamKey).fails({400, 403});
    static void describe(auto &is) { is.query("broadcaster_id", &GetStreamKey::broadcasterId, tokenUser); }
};

/// A raid in its countdown of 90 seconds (api-facts C12).
struct PendingRaid
{
    QDateTime createdAt{};  ///< UTC.
    bool isMature = false;  ///< Whether the raided channel is for adults.

    static void describe(auto &is)
    {
        is("created_at", &PendingRaid::createdAt);
        is("is_mature", &PendingRaid::isMature);
    }
};

/// Start a raid. It goes by itself when the countdown has ended. Errors: 400 for a channel that cannot be
/// raided, 404 for an unknown one, 409 while another raid is pending, 429 after 10 requests in 10 minutes.
struct StartRaid
{
    QString fromBroadcasterId{};
    QString toBroadcasterId{};

    using Response = Many<PendingRaid>;
    static constexpr Spec spec = post("/raids").user(Scope::ChannelManageRaids).fails({400, 404, 409, 429});
    static void describe(auto &is)
    {
        is.query("from_broadcaster_id", &StartRaid::fromBroadcasterId, tokenUser);
        is.query("to_broadcaster_id", &StartRaid::toBroadcasterId, numericId);
    }
};

/// Cancel a raid that is pending. Errors: 404 when none is, 429 as for StartRaid.
struct CancelRaid
{
    QString broadcasterId{};

    using Response = Nothing;
    static constexpr Spec spec = del("/raids").user(Scope::ChannelManageRaids).fails({400, 404, 429});
    static void describe(auto &is) { is.query("broadcaster_id", &CancelRaid::broadcasterId, tokenUser); }
};

}  // namespace Sidestage::Api
