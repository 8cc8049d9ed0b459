// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events of a stream and its channel (api-facts D6, Stream and channel).

#include "api/event.h"

namespace Sidestage::Api {

struct ChannelUpdated
{
    QString broadcasterUserId{};
    QString broadcasterUserLogin{};
    QString broadcasterUserName{};
    QString title{};
    QString language{};
    QString categoryId{};
    QString categoryName{};
    QStringList contentClassificationLabels{};

    static constexpr EventSpec spec = eventOf("channel.update", "2").broadcaster();
    static void describe(auto &is)
    {
        is("broadcaster_user_id", &ChannelUpdated::broadcasterUserId);
        is("broadcaster_user_login", &ChannelUpdated::broadcasterUserLogin);
        is("broadcaster_user_name", &ChannelUpdated::broadcasterUserName);
        is("title", &ChannelUpdated::title);
        is("language", &ChannelUpdated::language);
        is("category_id", &ChannelUpdated::categoryId);
        is("category_name", &ChannelUpdated::categoryName);
        is("content_classification_labels", &ChannelUpdated::contentClassificationLabels);
    }
    bool operator==(const ChannelUpdated &) const = default;
};

struct StreamOnline
{
    QString id{};
    QString broadcasterUserId{};
    QString broadcasterUserLogin{};
    QString broadcasterUserName{};
    QString type{};         ///< "live", "playlist", "watch_party", "premiere" or "rerun".
    QDateTime startedAt{};  ///< UTC.

    static constexpr EventSpec spec = eventOf("stream.online").broadcaster();
    static void describe(auto &is)
    {
        is("id", &StreamOnline::id);
        is("broadcaster_user_id", &StreamOnline::broadcasterUserId);
        is("broadcaster_user_login", &StreamOnline::broadcasterUserLogin);
        is("broadcaster_user_name", &StreamOnline::broadcasterUserName);
        is("type", &StreamOnline::type);
        is("started_at", &StreamOnline::startedAt);
    }
    bool operator==(const StreamOnline &) const = default;
};

struct StreamOffline
{
    QString broadcasterUserId{};
    QString broadcasterUserLogin{};
    QString broadcasterUserName{};

    static constexpr EventSpec spec = eventOf("stream.offline").broadcaster();
    static void describe(auto &is)
    {
        is("broadcaster_user_id", &StreamOffline::broadcasterUserId);
        is("broadcaster_user_login", &StreamOffline::broadcasterUserLogin);
        is("broadcaster_user_name", &StreamOffline::broadcasterUserName);
    }
    bool operator==(const StreamOffline &) const = default;
};

struct ChannelFollowed
{
    QString userId{};
    QString userLogin{};
    QString userName{};
    QString broadcasterUserId{};
    QString broadcasterUserLogin{};
    QString broadcasterUserName{};
    QDateTime followedAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.follow", "2").moderated().any(Scope::ModeratorReadFollowers);
    static void describe(auto &is)
    {
        is("user_id", &ChannelFollowed::userId);
        is("user_login", &ChannelFollowed::userLogin);
        is("user_name", &ChannelFollowed::userName);
        is("broadcaster_user_id", &ChannelFollowed::broadcasterUserId);
        is("broadcaster_user_login", &ChannelFollowed::broadcasterUserLogin);
        is("broadcaster_user_name", &ChannelFollowed::broadcasterUserName);
        is("followed_at", &ChannelFollowed::followedAt);
    }
    bool operator==(const ChannelFollowed &) const = default;
};

}  // namespace Sidestage::Api
