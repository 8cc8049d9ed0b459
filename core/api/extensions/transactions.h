// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "products.h"

namespace Sidestage::Api {

/// A product of an extension. Its fields are in camel case in JSON.
struct ProductData
{
    QString sku{};
    QString domain{};  ///< The platform's prefix, "ext.", and the extension's id.
    ProductCost cost{};
    bool inDevelopment = false;
    QString displayName{};
    QString expiration{};    ///< Always empty.
    bool broadcast = false;  ///< The purchase was sent to all instances of the extension.

    static void describe(auto &is)
    {
        is("sku", &ProductData::sku);
        is("domain", &ProductData::domain);
        is("cost", &ProductData::cost);
        is("inDevelopment", &ProductData::inDevelopment);
        is("displayName", &ProductData::displayName);
        is("expiration", &ProductData::expiration);
        is("broadcast", &ProductData::broadcast);
    }
};

/// A purchase with Bits in an extension (specification: Extension transaction).
struct ExtensionTransaction
{
    QString id{};
    QDateTime timestamp{};  ///< UTC.
    QString broadcasterId{};
    QString broadcasterLogin{};
    QString broadcasterName{};
    QString userId{};
    QString userLogin{};
    QString userName{};
    QString productType{};  ///< "BITS_IN_EXTENSION".
    ProductData productData{};

    static void describe(auto &is)
    {
        is("id", &ExtensionTransaction::id);
        is("timestamp", &ExtensionTransaction::timestamp);
        is("broadcaster_id", &ExtensionTransaction::broadcasterId);
        is("broadcaster_login", &ExtensionTransaction::broadcasterLogin);
        is("broadcaster_name", &ExtensionTransaction::broadcasterName);
        is("user_id", &ExtensionTransaction::userId);
        is("user_login", &ExtensionTransaction::userLogin);
        is("user_name", &ExtensionTransaction::userName);
        is("product_type", &ExtensionTransaction::productType);
        is("product_data", &ExtensionTransaction::productData);
    }
};

/// Get Extension Transactions, of the extension with the requesting client id; the newest first.
struct GetExtensionTransactions
{
    QString extensionId{};  ///< Must be the client id of the token.
    QStringList ids{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<ExtensionTransaction>;
    static constexpr Spec spec = get("/extensions/transactions").app().fails({400, 404});
    static void describe(auto &is)
    {
        is.query("extension_id", &GetExtensionTransactions::extensionId);
        is.query("id", &GetExtensionTransactions::ids, atMost(100));
        is.query("first", &GetExtensionTransactions::first, between(1, 100) | otherwise(20));
        is.query("after", &GetExtensionTransactions::after);
    }
};

}  // namespace Sidestage::Api
