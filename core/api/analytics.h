// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "date_range.h"

#include <QUrl>

namespace Sidestage::Api {

/// The report about an extension (specification: Analytics report entry).
struct ExtensionReport
{
    QString extensionId{};
    QUrl url{};  ///< A CSV file, available for five minutes.
    QString type{};
    DateRange dateRange{};

    static void describe(auto &is)
    {
        is("extension_id", &ExtensionReport::extensionId);
        is("URL", &ExtensionReport::url, alsoNamed("url"));
        is("type", &ExtensionReport::type);
        is("date_range", &ExtensionReport::dateRange);
    }
};

/// The report about a game.
struct GameReport
{
    QString gameId{};
    QUrl url{};  ///< A CSV file, available for five minutes.
    QString type{};
    DateRange dateRange{};

    static void describe(auto &is)
    {
        is("game_id", &GameReport::gameId);
        is("URL", &GameReport::url, alsoNamed("url"));
        is("type", &GameReport::type);
        is("date_range", &GameReport::dateRange);
    }
};

enum class ReportType : quint8 { OverviewV2 };
constexpr auto namesOf(ReportType)
{
    return std::array{"overview_v2"};
}

/// Get Extension Analytics. `startedAt` and `endedAt` must be sent together, at midnight UTC; the last day is
/// included. Without them: all days since 2018-01-31. A page contains at most 20 reports.
struct GetExtensionAnalytics
{
    std::optional<QString> extensionId{};  ///< None: the reports of all extensions of the user.
    std::optional<ReportType> type{};
    std::optional<QDateTime> startedAt{};
    std::optional<QDateTime> endedAt{};
    std::optional<int> first{};
    std::optional<QString> after{};   ///< Ignored with an extensionId.
    std::optional<QString> before{};  ///< Rejected: only forward paging is supported.

    using Response = Page<ExtensionReport>;
    static constexpr Spec spec
        = get("/analytics/extensions").user(Scope::AnalyticsReadExtensions).fails({400, 404});
    static void describe(auto &is)
    {
        is.query("extension_id", &GetExtensionAnalytics::extensionId);
        is.query("type", &GetExtensionAnalytics::type);
        is.query("started_at", &GetExtensionAnalytics::startedAt);
        is.query("ended_at", &GetExtensionAnalytics::endedAt);
        is.query("first", &GetExtensionAnalytics::first, between(1, 100) | otherwise(20));
        is.query("after", &GetExtensionAnalytics::after);
        is.query("before", &GetExtensionAnalytics::before);
    }
};

/// Get Game Analytics. As for extensions, but for games that were broadcast for at least five hours, within
/// the last 365 days.
struct GetGameAnalytics
{
    std::optional<QString> gameId{};
    std::optional<ReportType> type{};
    std::optional<QDateTime> startedAt{};
    std::optional<QDateTime> endedAt{};
    std::optional<int> first{};
    std::optional<QString> after{};   ///< Ignored with a gameId.
    std::optional<QString> before{};  ///< Rejected: only forward paging is supported.

    using Response = Page<GameReport>;
    static constexpr Spec spec = get("/analytics/games").user(Scope::AnalyticsReadGames).fails({400, 404});
    static void describe(auto &is)
    {
        is.query("game_id", &GetGameAnalytics::gameId, numericId);
        is.query("type", &GetGameAnalytics::type);
        is.query("started_at", &GetGameAnalytics::startedAt);
        is.query("ended_at", &GetGameAnalytics::endedAt);
        is.query("first", &GetGameAnalytics::first, between(1, 100) | otherwise(20));
        is.query("after", &GetGameAnalytics::after);
        is.query("before", &GetGameAnalytics::before);
    }
};

}  // namespace Sidestage::Api
