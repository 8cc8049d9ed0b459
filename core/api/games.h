// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

namespace Sidestage::Api {

/// A category that channels stream in. The API calls most of them games (api-facts C7).
struct Game
{
    QString id{};
    QString name{};
    QString boxArtUrl{};  ///< A template with {width} and {height}.
    QString igdbId{};     ///< Empty: none.

    static void describe(auto &is)
    {
        is("id", &Game::id);
        is("name", &Game::name);
        is("box_art_url", &Game::boxArtUrl);
        is("igdb_id", &Game::igdbId);
    }
};

/// A category in search results (api-facts C14).
struct Category
{
    QString id{};
    QString name{};
    QString boxArtUrl{};  ///< 52x72 pixels.

    static void describe(auto &is)
    {
        is("box_art_url", &Category::boxArtUrl);
        is("name", &Category::name);
        is("id", &Category::id);
    }
};

/// Get Games, by id, exact name or IGDB id: at least one, at most 100 in total. Unknown ones are left out of
/// the response.
struct GetGames
{
    QStringList ids{};
    QStringList names{};
    QStringList igdbIds{};

    using Response = Many<Game>;
    static constexpr Spec spec = get("/games").fails({400});
    static void describe(auto &is)
    {
        is.query("id", &GetGames::ids, atMost(100) | each(numericId));
        is.query("name", &GetGames::names, atMost(100));
        is.query("igdb_id", &GetGames::igdbIds, atMost(100));
    }
};

/// Get Top Games: the categories with the most viewers first.
struct GetTopGames
{
    std::optional<int> first{};
    std::optional<QString> after{};
    std::optional<QString> before{};

    using Response = Page<Game>;
    static constexpr Spec spec = get("/games/top").fails({400});
    static void describe(auto &is)
    {
        is.query("first", &GetTopGames::first, between(1, 100) | otherwise(20));
        is.query("after", &GetTopGames::after);
        is.query("before", &GetTopGames::before);
    }
};

/// Search Categories whose name contains `query`. `data` may be null when nothing is found.
struct SearchCategories
{
    QString query{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<Category>;
    static constexpr Spec spec = get("/search/categories").fails({400});
    static void describe(auto &is)
    {
        is.query("query", &SearchCategories::query);
        is.query("first", &SearchCategories::first, between(1, 100) | otherwise(20));
        is.query("after", &SearchCategories::after);
    }
};

}  // namespace Sidestage::Api
