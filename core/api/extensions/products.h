// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What extensions sell for Bits (api-facts C6). Purchases: transactions.h.

#include "schema/endpoint.h"

#include <QDateTime>

namespace Sidestage::Api {

enum class CostType : quint8 { Bits };
constexpr auto namesOf(CostType)
{
    return std::array{"bits"};
}

struct ProductCost
{
    qint64 amount = 0;
    CostType type{};

    static void describe(auto &is)
    {
        is("amount", &ProductCost::amount);
        is("type", &ProductCost::type);
    }
};

/// The cost in a request. Responses are not held to its bounds.
struct NewProductCost
{
    qint64 amount = 0;
    CostType type{};

    static void describe(auto &is)
    {
        is("amount", &NewProductCost::amount, between(1, 10'000));
        is("type", &NewProductCost::type);
    }
};

struct BitsProduct
{
    QString sku{};
    ProductCost cost{};
    bool inDevelopment = false;  ///< Bits are not spent, and only the extension's owner sees it.
    QString displayName{};
    QDateTime expiration{};    ///< UTC; invalid: it does not expire.
    bool isBroadcast = false;  ///< Purchases are sent to all instances of the extension.

    static void describe(auto &is)
    {
        is("sku", &BitsProduct::sku);
        is("cost", &BitsProduct::cost);
        is("in_development", &BitsProduct::inDevelopment);
        is("display_name", &BitsProduct::displayName);
        is("expiration", &BitsProduct::expiration);
        is("is_broadcast", &BitsProduct::isBroadcast);
    }
};

/// Get Extension Bits Products, of the extension with the requesting client id; sorted by SKU.
struct GetBitsProducts
{
    std::optional<bool> shouldIncludeAll{};  ///< Also those that have expired. Default: false.

    using Response = Many<BitsProduct>;
    static constexpr Spec spec = get("/bits/extensions").app().fails({400});
    static void describe(auto &is) { is.query("should_include_all", &GetBitsProducts::shouldIncludeAll); }
};

/// Update Extension Bits Product. Adds it if there is none with this SKU.
struct UpdateBitsProduct
{
    QString sku{};  ///< Letters, digits, dots, hyphens and underscores.
    NewProductCost cost{};
    QString displayName{};
    std::optional<bool> inDevelopment{};    ///< Default: false.
    std::optional<QDateTime> expiration{};  ///< In the past: it is no longer sold. Default: never.
    std::optional<bool> isBroadcast{};      ///< Default: false.

    using Response = One<BitsProduct>;
    static constexpr Spec spec = put("/bits/extensions").app().fails({400});
    static void describe(auto &is)
    {
        is.body("sku", &UpdateBitsProduct::sku, between(1, 255));
        is.body("cost", &UpdateBitsProduct::cost);
        is.body("display_name", &UpdateBitsProduct::displayName, between(1, 255));
        is.body("in_development", &UpdateBitsProduct::inDevelopment);
        is.body("expiration", &UpdateBitsProduct::expiration);
        is.body("is_broadcast", &UpdateBitsProduct::isBroadcast);
    }
};

}  // namespace Sidestage::Api
