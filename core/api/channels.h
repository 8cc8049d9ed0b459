// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

/// A channel's information (specification: Channel).
struct Channel
{
    QString broadcasterId{};
    QString broadcasterLogin{};
    QString broadcasterName{};
    QString broadcasterLanguage{};  ///< ISO 639-1, or "other".
    QString gameId{};               ///< Empty: no category is set.
    QString gameName{};
    QString title{};  ///< Empty: never streamed.
    int delay = 0;    ///< Seconds; reported only to a partner about their own channel.
    QStringList tags{};
    QStringList contentClassificationLabels{};
    bool isBrandedContent = false;

    static void describe(auto &is)
    {
        is("broadcaster_id", &Channel::broadcasterId);
        is("broadcaster_login", &Channel::broadcasterLogin);
        is("broadcaster_name", &Channel::broadcasterName);
        is("broadcaster_language", &Channel::broadcasterLanguage);
        is("game_id", &Channel::gameId);
        is("game_name", &Channel::gameName);
        is("title", &Channel::title);
        is("delay", &Channel::delay);
        is("tags", &Channel::tags);
        is("content_classification_labels", &Channel::contentClassificationLabels);
        is("is_branded_content", &Channel::isBrandedContent);
    }
};

/// The labels that the broadcaster can set on a channel.
enum class Label : quint8 { DrugsIntoxication, SexualThemes, ViolentGraphic, Gambling, ProfanityVulgarity };
constexpr auto namesOf(Label)
{
    return std::array{"DrugsIntoxication", "SexualThemes", "ViolentGraphic", "Gambling",
                      "ProfanityVulgarity"};
}

/// Adds a content classification label to a channel, or removes it.
struct LabelChange
{
    Label id{};
    bool isEnabled = false;

    static void describe(auto &is)
    {
        is("id", &LabelChange::id);
        is("is_enabled", &LabelChange::isEnabled);
    }
};

inline constexpr Rule tagRule = between(1, 25) | made(Format::Tag);

/// The fields of a channel to change; at least one.
struct ChannelChanges
{
    std::optional<QString> gameId{};  ///< "0" or "" removes the category; an unknown id is ignored.
    std::optional<QString> broadcasterLanguage{};  ///< An unsupported language is ignored.
    std::optional<QString> title{};
    std::optional<int> delay{};         ///< Seconds; partners only.
    std::optional<QStringList> tags{};  ///< Replaces all tags; an empty list removes them.
    std::optional<QList<LabelChange>>
        contentClassificationLabels{};  ///< Labels that are not listed stay unchanged.
    std::optional<bool> isBrandedContent{};

    static void describe(auto &is)
    {
        is("game_id", &ChannelChanges::gameId, numericId);
        is("broadcaster_language", &ChannelChanges::broadcasterLanguage);
        is("title", &ChannelChanges::title, between(1, 140));
        is("delay", &ChannelChanges::delay, between(0, 900));
        is("tags", &ChannelChanges::tags, atMost(10) | each(tagRule));
        is("content_classification_labels", &ChannelChanges::contentClassificationLabels, notNull);
        is("is_branded_content", &ChannelChanges::isBrandedContent);
    }
};

/// A user who may edit a channel besides its broadcaster.
struct Editor
{
    QString userId{};
    QString userName{};
    QDateTime createdAt{};  ///< UTC; when the user became an editor.

    static void describe(auto &is)
    {
        is("user_id", &Editor::userId);
        is("user_name", &Editor::userName);
        is("created_at", &Editor::createdAt);
    }
};

struct FollowedChannel
{
    QString broadcasterId{};
    QString broadcasterLogin{};
    QString broadcasterName{};
    QDateTime followedAt{};  ///< UTC.

    static void describe(auto &is)
    {
        is("broadcaster_id", &FollowedChannel::broadcasterId);
        is("broadcaster_login", &FollowedChannel::broadcasterLogin);
        is("broadcaster_name", &FollowedChannel::broadcasterName);
        is("followed_at", &FollowedChannel::followedAt);
    }
};

struct Follower
{
    QDateTime followedAt{};  ///< UTC.
    QString userId{};
    QString userLogin{};
    QString userName{};

    static void describe(auto &is)
    {
        is("followed_at", &Follower::followedAt);
        is("user_id", &Follower::userId);
        is("user_login", &Follower::userLogin);
        is("user_name", &Follower::userName);
    }
};

/// Get Channel Information. Unknown and duplicate ids are ignored.
struct GetChannels
{
    QStringList broadcasterIds{};

    using Response = Many<Channel>;
    static constexpr Spec spec = get("/channels").fails({400, 429, 500});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetChannels::broadcasterIds, between(1, 100) | each(numericId));
    }
};

/// Modify Channel Information. Either all changes are applied or none.
struct ModifyChannel
{
    QString broadcasterId{};
    ChannelChanges changes{};

    using Response = Nothing;
    static constexpr Spec spec
        = patch("/channels").user(Scope::ChannelManageBroadcast).fails({400, 403, 409, 500});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &ModifyChannel::broadcasterId, tokenUser);
        is.body(&ModifyChannel::changes);
    }
};

/// Get Channel Editors.
struct GetChannelEditors
{
    QString broadcasterId{};

    using Response = Many<Editor>;
    static constexpr Spec spec = get("/channels/editors").user(Scope::ChannelReadEditors).fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetChannelEditors::broadcasterId, tokenUser);
    }
};

/// Get Followed Channels, the newest follow first.
struct GetFollowedChannels
{
    QString userId{};
    std::optional<QString> broadcasterId{};  ///< Returns only the follow of this channel, if any.
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<FollowedChannel>;
    static constexpr Spec spec
        = get("/channels/followed").user(Scope::UserReadFollows).withTotal().fails({400});
    static void describe(auto &is)
    {
        is.query("user_id", &GetFollowedChannels::userId, tokenUser);
        is.query("broadcaster_id", &GetFollowedChannels::broadcasterId, numericId);
        is.query("first", &GetFollowedChannels::first, between(1, 100) | otherwise(20));
        is.query("after", &GetFollowedChannels::after);
    }
};

/// Get Channel Followers, the newest follow first. Without the scope, or for a user who is neither the
/// broadcaster nor a moderator, the service returns only `total`.
struct GetChannelFollowers
{
    QString broadcasterId{};
    std::optional<QString> userId{};  ///< Returns only the follow of this user, if any.
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<Follower>;
    static constexpr Spec spec
        = get("/channels/followers").user().more(Scope::ModeratorReadFollowers).withTotal().fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetChannelFollowers::broadcasterId, numericId);
        is.query("user_id", &GetChannelFollowers::userId, numericId);
        is.query("first", &GetChannelFollowers::first, between(1, 100) | otherwise(20));
        is.query("after", &GetChannelFollowers::after);
    }
};

}  // namespace Sidestage::Api
