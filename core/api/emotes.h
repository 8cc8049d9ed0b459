// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Emotes and chat badges: the small images in chat.

#include "schema/endpoint.h"

#include <QUrl>

namespace Sidestage::Api {

/// Images for light backgrounds, 28, 56 and 112 pixels. The URL template of the list supports more.
struct EmoteImages
{
    QUrl url1x{};
    QUrl url2x{};
    QUrl url4x{};

    static void describe(auto &is)
    {
        is("url_1x", &EmoteImages::url1x);
        is("url_2x", &EmoteImages::url2x);
        is("url_4x", &EmoteImages::url4x);
    }
};

/// An image that is written as its name (specification: Emote). Which fields are present depends on the list.
/// The others are empty.
struct Emote
{
    QString id{};
    QString name{};
    std::optional<EmoteImages> images{};  ///< Not in the user's list.
    std::optional<QString> tier{};        ///< In channel lists; empty unless it is for subscribers.
    std::optional<QString> emoteType{};   ///< Not in the global list. New types may appear.
    std::optional<QString> emoteSetId{};
    std::optional<QString> ownerId{};  ///< In set and user lists.
    QStringList format{};              ///< "static", "animated".
    QStringList scale{};               ///< "1.0", "2.0", "3.0".
    QStringList themeMode{};           ///< "light", "dark".

    static void describe(auto &is)
    {
        is("id", &Emote::id);
        is("name", &Emote::name);
        is("images", &Emote::images);
        is("tier", &Emote::tier);
        is("emote_type", &Emote::emoteType);
        is("emote_set_id", &Emote::emoteSetId);
        is("owner_id", &Emote::ownerId);
        is("format", &Emote::format);
        is("scale", &Emote::scale);
        is("theme_mode", &Emote::themeMode);
    }
};

/// The emotes of a list.
inline constexpr Rule emoteRows = withNote("which of these are present depends on the list");

/// Emotes, and the URL template of their images: {{id}}, {{format}}, {{theme_mode}} and {{scale}} are
/// replaced with an emote's id and one of its formats, theme modes and scales.
struct EmoteList
{
    QList<Emote> data{};
    QString urlTemplate{};

    using Value = EmoteList;
    static void describe(auto &is)
    {
        is("data", &EmoteList::data, emoteRows);
        is("template", &EmoteList::urlTemplate);
    }
    static EmoteList wrap(EmoteList value) { return value; }
    EmoteList unwrap() && { return std::move(*this); }
};

/// One page of an EmoteList.
struct EmotePage
{
    QList<Emote> data{};
    QString urlTemplate{};
    Pagination pagination{};

    using Value = EmotePage;
    static void describe(auto &is)
    {
        is("data", &EmotePage::data, emoteRows);
        is("template", &EmotePage::urlTemplate);
        is("pagination", &EmotePage::pagination);
    }
    static EmotePage wrap(EmotePage value) { return value; }
    EmotePage unwrap() && { return std::move(*this); }

    /// Returns the cursor of the next page; none after the last.
    std::optional<QString> next() const { return pagination.next(); }
};

struct BadgeVersion
{
    QString id{};
    QUrl imageUrl1x{};  ///< 18 pixels.
    QUrl imageUrl2x{};  ///< 36 pixels.
    QUrl imageUrl4x{};  ///< 72 pixels.
    QString title{};
    QString description{};
    std::optional<QString> clickAction{};
    std::optional<QString> clickUrl{};

    static void describe(auto &is)
    {
        is("id", &BadgeVersion::id);
        is("image_url_1x", &BadgeVersion::imageUrl1x);
        is("image_url_2x", &BadgeVersion::imageUrl2x);
        is("image_url_4x", &BadgeVersion::imageUrl4x);
        is("title", &BadgeVersion::title);
        is("description", &BadgeVersion::description);
        is("click_action", &BadgeVersion::clickAction, orNull);
        is("click_url", &BadgeVersion::clickUrl, orNull);
    }
};

/// A kind of chat badge and its versions (specification: Chat badge set).
struct BadgeSet
{
    QString setId{};
    QList<BadgeVersion> versions{};

    static void describe(auto &is)
    {
        is("set_id", &BadgeSet::setId);
        is("versions", &BadgeSet::versions);
    }
};

/// Get Channel Emotes.
struct GetChannelEmotes
{
    QString broadcasterId{};

    using Response = EmoteList;
    static constexpr Spec spec = get("/chat/emotes").fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetChannelEmotes::broadcasterId, numericId);
    }
};

/// Get Global Emotes.
struct GetGlobalEmotes
{
    using Response = EmoteList;
    static constexpr Spec spec = get("/chat/emotes/global");
    static void describe(auto &) { }
};

/// Get Emote Sets, in the order of the ids. Unknown and duplicate ids are ignored.
struct GetEmoteSets
{
    QStringList emoteSetIds{};

    using Response = EmoteList;
    static constexpr Spec spec = get("/chat/emotes/set").fails({400});
    static void describe(auto &is) { is.query("emote_set_id", &GetEmoteSets::emoteSetIds, between(1, 25)); }
};

/// Get User Emotes: all emotes that the user may use.
struct GetUserEmotes
{
    QString userId{};
    std::optional<QString> after{};
    std::optional<QString> broadcasterId{};  ///< Ensures that this channel's follower emotes are included.

    using Response = EmotePage;
    static constexpr Spec spec = get("/chat/emotes/user").user(Scope::UserReadEmotes).fails({400});
    static void describe(auto &is)
    {
        is.query("user_id", &GetUserEmotes::userId, tokenUser);
        is.query("after", &GetUserEmotes::after);
        is.query("broadcaster_id", &GetUserEmotes::broadcasterId, numericId);
    }
};

/// Get Channel Chat Badges: the channel's own, if it has any.
struct GetChannelBadges
{
    QString broadcasterId{};

    using Response = Many<BadgeSet>;
    static constexpr Spec spec = get("/chat/badges").fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetChannelBadges::broadcasterId, numericId);
    }
};

/// Get Global Chat Badges.
struct GetGlobalBadges
{
    using Response = Many<BadgeSet>;
    static constexpr Spec spec = get("/chat/badges/global");
    static void describe(auto &) { }
};

}  // namespace Sidestage::Api
