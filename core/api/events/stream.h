// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events of a stream and its channel (api-facts D6, Stream and channel).

#include "people.h"

namespace Sidestage::Api {

struct ChannelUpdated : EventBroadcaster
{
    QString title{};
    QString language{};
    QString categoryId{};
    QString categoryName{};
    QStringList contentClassificationLabels{};

    static constexpr EventSpec spec = eventOf("channel.update", "2").broadcaster();
    static void describe(auto &is)
    {
        EventBroadcaster::describe(is);
        is("title", &ChannelUpdated::title);
        is("language", &ChannelUpdated::language);
        is("category_id", &ChannelUpdated::categoryId);
        is("category_name", &ChannelUpdated::categoryName);
        is("content_classification_labels", &ChannelUpdated::contentClassificationLabels);
    }
};

struct StreamOnline : EventBroadcaster
{
    QString id{};
    QString type{};         ///< "live", "playlist", "watch_party", "premiere" or "rerun".
    QDateTime startedAt{};  ///< UTC.

    static constexpr EventSpec spec = eventOf("stream.online").broadcaster();
    static void describe(auto &is)
    {
        is("id", &StreamOnline::id);
        EventBroadcaster::describe(is);
        is("type", &StreamOnline::type);
        is("started_at", &StreamOnline::startedAt);
    }
};

struct StreamOffline : EventBroadcaster
{
    static constexpr EventSpec spec = eventOf("stream.offline").broadcaster();
};

struct ChannelFollowed : Parts<EventUser, EventBroadcaster>
{
    QDateTime followedAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.follow", "2").moderated().any(Scope::ModeratorReadFollowers);
    static void describe(auto &is)
    {
        Parts::describe(is);
        is("followed_at", &ChannelFollowed::followedAt);
    }
};

}  // namespace Sidestage::Api
