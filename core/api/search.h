// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// The search for channels (api-facts C14). For categories: games.h.

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

/// A channel in search results. Its id is its broadcaster's.
struct FoundChannel
{
    QString broadcasterLanguage{};
    QString broadcasterLogin{};
    QString displayName{};
    QString gameId{};  ///< Empty: none.
    QString gameName{};
    QString id{};
    bool isLive = false;
    QStringList tagIds{};  ///< Always empty.
    QStringList tags{};
    QString thumbnailUrl{};  ///< The broadcaster's profile image.
    QString title{};
    QDateTime startedAt{};  ///< UTC; invalid while offline.

    static void describe(auto &is)
    {
        is("broadcaster_language", &FoundChannel::broadcasterLanguage);
        is("broadcaster_login", &FoundChannel::broadcasterLogin);
        is("display_name", &FoundChannel::displayName);
        is("game_id", &FoundChannel::gameId);
        is("game_name", &FoundChannel::gameName);
        is("id", &FoundChannel::id);
        is("is_live", &FoundChannel::isLive);
        is("tag_ids", &FoundChannel::tagIds);
        is("tags", &FoundChannel::tags);
        is("thumbnail_url", &FoundChannel::thumbnailUrl);
        is("title", &FoundChannel::title);
        is("started_at", &FoundChannel::startedAt);
    }
};

/// Search Channels that streamed in the last six months and whose login begins with `query`. For live
/// channels only: whose name or category begins with it.
struct SearchChannels
{
    QString query{};
    std::optional<bool> liveOnly{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<FoundChannel>;
    static constexpr Spec spec = get("/search/channels").fails({400});
    static void describe(auto &is)
    {
        is.query("query", &SearchChannels::query);
        is.query("live_only", &SearchChannels::liveOnly);
        is.query("first", &SearchChannels::first, between(1, 100) | otherwise(20));
        is.query("after", &SearchChannels::after);
    }
};

}  // namespace Sidestage::Api
