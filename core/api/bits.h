// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "date_range.h"

#include <QUrl>

namespace Sidestage::Api {

/// A user who cheered (specification: Bits leaderboard entry).
struct LeaderboardEntry
{
    QString userId{};
    QString userLogin{};
    QString userName{};
    int rank = 0;      ///< From 1.
    qint64 score = 0;  ///< Bits.

    static void describe(auto &is)
    {
        is("user_id", &LeaderboardEntry::userId);
        is("user_login", &LeaderboardEntry::userLogin);
        is("user_name", &LeaderboardEntry::userName);
        is("rank", &LeaderboardEntry::rank);
        is("score", &LeaderboardEntry::score);
    }
};

/// The users who cheered most, by rank.
struct Leaderboard
{
    QList<LeaderboardEntry> data{};
    DateRange dateRange{};
    int total = 0;  ///< The number of entries in `data`.

    using Value = Leaderboard;
    static void describe(auto &is)
    {
        is("data", &Leaderboard::data);
        is("date_range", &Leaderboard::dateRange);
        is("total", &Leaderboard::total);
    }
    static Leaderboard wrap(Leaderboard value) { return value; }
    Leaderboard unwrap() && { return std::move(*this); }
};

enum class Period : quint8 { All, Day, Week, Month, Year };
constexpr auto namesOf(Period)
{
    return std::array{"all", "day", "week", "month", "year"};
}

/// Get Bits Leaderboard, of the token's user. Periods begin at midnight in Pacific time, weeks on Monday.
struct GetBitsLeaderboard
{
    std::optional<int> count{};
    std::optional<Period> period{};
    std::optional<QDateTime> startedAt{};  ///< Required with a period other than all.
    std::optional<QString> userId{};       ///< Returns this user and, with a count above 1, those around.

    using Response = Leaderboard;
    static constexpr Spec spec = get("/bits/leaderboard").user(Scope::BitsRead).fails({400, 403});
    static void describe(auto &is)
    {
        is.query("count", &GetBitsLeaderboard::count, between(1, 100) | otherwise(10));
        is.query("period", &GetBitsLeaderboard::period);
        is.query("started_at", &GetBitsLeaderboard::startedAt);
        is.query("user_id", &GetBitsLeaderboard::userId, numericId);
    }
};

/// The images of a cheermote in one format, by size.
struct CheermoteSizes
{
    QUrl x1{};
    QUrl x15{};
    QUrl x2{};
    QUrl x3{};
    QUrl x4{};

    static void describe(auto &is)
    {
        is("1", &CheermoteSizes::x1);
        is("1.5", &CheermoteSizes::x15);
        is("2", &CheermoteSizes::x2);
        is("3", &CheermoteSizes::x3);
        is("4", &CheermoteSizes::x4);
    }
};

struct CheermoteFormats
{
    CheermoteSizes animated{};
    CheermoteSizes still{};

    static void describe(auto &is)
    {
        is("animated", &CheermoteFormats::animated);
        is("static", &CheermoteFormats::still);
    }
};

/// The images of a tier, for the two backgrounds.
struct CheermoteImages
{
    CheermoteFormats dark{};
    CheermoteFormats light{};

    static void describe(auto &is)
    {
        is("dark", &CheermoteImages::dark);
        is("light", &CheermoteImages::light);
    }
};

/// The appearance of a cheermote from a minimum number of Bits on. The minimum of the last tier is the most
/// that can be cheered.
struct CheermoteTier
{
    qint64 minBits = 0;
    QString id{};     ///< "1", "100", "500", "1000", "5000", "10000" or "100000".
    QString color{};  ///< "#RRGGBB".
    CheermoteImages images{};
    bool canCheer = false;
    bool showInBitsCard = false;

    static void describe(auto &is)
    {
        is("min_bits", &CheermoteTier::minBits);
        is("id", &CheermoteTier::id);
        is("color", &CheermoteTier::color);
        is("images", &CheermoteTier::images);
        is("can_cheer", &CheermoteTier::canCheer);
        is("show_in_bits_card", &CheermoteTier::showInBitsCard);
    }
};

enum class CheermoteType : quint8 {
    GlobalFirstParty,
    GlobalThirdParty,
    ChannelCustom,
    DisplayOnly,  ///< Internal: must not be offered to users.
    Sponsored,
    Unknown
};
constexpr auto namesOf(CheermoteType)
{
    return std::array{"global_first_party", "global_third_party", "channel_custom",
                      "display_only",       "sponsored",          ""};
}

/// An image that is written as `prefix` and a number of Bits (specification: Cheermote).
struct Cheermote
{
    QString prefix{};
    QList<CheermoteTier> tiers{};
    CheermoteType type = CheermoteType::Unknown;
    int order = 0;  ///< Unique within a type.
    QDateTime lastUpdated{};
    bool isCharitable = false;

    static void describe(auto &is)
    {
        is("prefix", &Cheermote::prefix);
        is("tiers", &Cheermote::tiers);
        is("type", &Cheermote::type);
        is("order", &Cheermote::order);
        is("last_updated", &Cheermote::lastUpdated);
        is("is_charitable", &Cheermote::isCharitable);
    }
};

/// Get Cheermotes, ascending by `order`.
struct GetCheermotes
{
    std::optional<QString> broadcasterId{};  ///< Includes the channel's own cheermotes.

    using Response = Many<Cheermote>;
    static constexpr Spec spec = get("/bits/cheermotes").fails({400});
    static void describe(auto &is) { is.query("broadcaster_id", &GetCheermotes::broadcasterId, numericId); }
};

}  // namespace Sidestage::Api
