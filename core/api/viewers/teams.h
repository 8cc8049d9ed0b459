// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Teams of broadcasters (api-facts C15).

#include "schema/endpoint.h"

#include <QDateTime>
#include <QUrl>

namespace Sidestage::Api {

struct TeamMember
{
    QString userId{};
    QString userLogin{};
    QString userName{};

    static void describe(auto &is)
    {
        is("user_id", &TeamMember::userId);
        is("user_login", &TeamMember::userLogin);
        is("user_name", &TeamMember::userName);
    }
};

/// What is said of a team wherever it is named.
struct TeamInfo
{
    std::optional<QUrl> backgroundImageUrl{};
    std::optional<QUrl> banner{};
    QDateTime createdAt{};  ///< UTC.
    QDateTime updatedAt{};  ///< UTC.
    QString info{};         ///< HTML, from outside: never shown as such.
    QUrl thumbnailUrl{};
    QString teamName{};  ///< Lower-case, in addresses.
    QString teamDisplayName{};
    QString id{};

    static void describe(auto &is)
    {
        is("background_image_url", &TeamInfo::backgroundImageUrl, orNull);
        is("banner", &TeamInfo::banner, orNull);
        is("created_at", &TeamInfo::createdAt);
        is("updated_at", &TeamInfo::updatedAt);
        is("info", &TeamInfo::info);
        is("thumbnail_url", &TeamInfo::thumbnailUrl);
        is("team_name", &TeamInfo::teamName);
        is("team_display_name", &TeamInfo::teamDisplayName);
        is("id", &TeamInfo::id);
    }
};

struct Team : TeamInfo
{
    QList<TeamMember> users{};

    static void describe(auto &is)
    {
        is("users", &Team::users);
        TeamInfo::describe(is);
    }
};

/// A team of which the channel is a member.
struct ChannelTeam : TeamInfo
{
    QString broadcasterId{};
    QString broadcasterLogin{};
    QString broadcasterName{};

    static void describe(auto &is)
    {
        is("broadcaster_id", &ChannelTeam::broadcasterId);
        is("broadcaster_login", &ChannelTeam::broadcasterLogin);
        is("broadcaster_name", &ChannelTeam::broadcasterName);
        TeamInfo::describe(is);
    }
};

/// Get Channel Teams. Some servers send null in place of an empty list.
struct GetChannelTeams
{
    QString broadcasterId{};

    using Response = Many<ChannelTeam>;
    static constexpr Spec spec = get("/teams/channel").fails({400, 404});
    static void describe(auto &is) { is.query("broadcaster_id", &GetChannelTeams::broadcasterId, numericId); }
};

/// Get Teams: one, by its name or by its id.
struct GetTeams
{
    std::optional<QString> name{};
    std::optional<QString> id{};

    using Response = Many<Team>;
    static constexpr Spec spec = get("/teams").fails({400, 404});
    static void describe(auto &is)
    {
        is.query("name", &GetTeams::name);
        is.query("id", &GetTeams::id);
    }
};

}  // namespace Sidestage::Api
