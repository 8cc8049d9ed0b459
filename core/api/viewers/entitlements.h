// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Entitlements to Drops: what viewers get for watching a game (api-facts C5). The app must belong to the
// organization that owns the game.

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

enum class FulfillmentStatus : quint8 {
    Claimed,   ///< By the viewer.
    Fulfilled  ///< The game has given it to the viewer.
};
constexpr auto namesOf(FulfillmentStatus)
{
    return std::array{"CLAIMED", "FULFILLED"};
}

struct Entitlement
{
    QString id{};
    QString benefitId{};
    QDateTime timestamp{};  ///< UTC; when it was granted.
    QString userId{};
    QString gameId{};
    FulfillmentStatus fulfillmentStatus{};
    QDateTime lastUpdated{};  ///< UTC.

    static void describe(auto &is)
    {
        is("id", &Entitlement::id);
        is("benefit_id", &Entitlement::benefitId);
        is("timestamp", &Entitlement::timestamp);
        is("user_id", &Entitlement::userId);
        is("game_id", &Entitlement::gameId);
        is("fulfillment_status", &Entitlement::fulfillmentStatus);
        is("last_updated", &Entitlement::lastUpdated);
    }
};

/// Get Drops Entitlements of the organization's games, the newest first. With a user token: only those of the
/// token's user.
struct GetDropsEntitlements
{
    QStringList ids{};
    std::optional<QString> userId{};
    std::optional<QString> gameId{};
    std::optional<FulfillmentStatus> fulfillmentStatus{};
    std::optional<QString> after{};
    std::optional<int> first{};

    using Response = Page<Entitlement>;
    static constexpr Spec spec = get("/entitlements/drops").fails({400, 403, 500});
    static void describe(auto &is)
    {
        is.query("id", &GetDropsEntitlements::ids, atMost(100));
        is.query("user_id", &GetDropsEntitlements::userId, numericId);
        is.query("game_id", &GetDropsEntitlements::gameId, numericId);
        is.query("fulfillment_status", &GetDropsEntitlements::fulfillmentStatus);
        is.query("after", &GetDropsEntitlements::after);
        is.query("first", &GetDropsEntitlements::first, between(1, 1000) | otherwise(20));
    }
};

enum class EntitlementOutcome : quint8 {
    InvalidId,  ///< Not the id of an entitlement.
    NotFound,
    Success,
    Unauthorized,  ///< Another organization's, or another user's.
    UpdateFailed,
    Unknown
};
constexpr auto namesOf(EntitlementOutcome)
{
    return std::array{"INVALID_ID", "NOT_FOUND", "SUCCESS", "UNAUTHORIZED", "UPDATE_FAILED", ""};
}

/// The ids with one outcome.
struct EntitlementUpdate
{
    EntitlementOutcome status = EntitlementOutcome::Unknown;
    QStringList ids{};

    static void describe(auto &is)
    {
        is("status", &EntitlementUpdate::status);
        is("ids", &EntitlementUpdate::ids);
    }
};

/// Update Drops Entitlements. One that is refused does not stop the others.
struct UpdateDropsEntitlements
{
    QStringList entitlementIds{};
    std::optional<FulfillmentStatus> fulfillmentStatus{};  ///< None: nothing changes.

    using Response = Many<EntitlementUpdate>;
    static constexpr Spec spec = patch("/entitlements/drops").fails({400, 500});
    static void describe(auto &is)
    {
        is.body("entitlement_ids", &UpdateDropsEntitlements::entitlementIds, atMost(100));
        is.body("fulfillment_status", &UpdateDropsEntitlements::fulfillmentStatus);
    }
};

}  // namespace Sidestage::Api
