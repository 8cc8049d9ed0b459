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
    bool operator==(const Stream &) const = default;
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

}  // namespace Sidestage::Api
