// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/extensions/products.h"
#include "api/extensions/transactions.h"
#include "base/result.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// What extensions sell for Bits (api-facts C6), and the purchases (specification: Extension transaction).
class Purchases : public Area
{
public:
    static const char *const tables;

    using Area::Area;

    Result<void> seed(Dice &dice) override;

    /// Returns the products of an extension, sorted by SKU; without `all` only those that can be bought.
    Result<QList<Api::BitsProduct>> products(const QString &extensionId, bool all);
    /// Adds or replaces the product. Earlier purchases do not change.
    Result<void> offer(const QString &extensionId, const Api::BitsProduct &product);

    /// Errors: 404 for an unknown product or user, and for a product that has expired.
    Result<Api::ExtensionTransaction> buy(const QString &extensionId, const QString &broadcasterId,
                                          const QString &userId, const QString &sku);

    /// The newest first. Error: 400 for a cursor of another list.
    Result<Api::Page<Api::ExtensionTransaction>> transactions(const QString &extensionId, int count,
                                                              const std::optional<QString> &after);
    /// Returns the transactions in the order of `ids`, without duplicates. Error: 404 when one is unknown.
    Result<QList<Api::ExtensionTransaction>> transactions(const QString &extensionId, const QStringList &ids);

    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    Result<void> store(const QString &extensionId, const Api::ExtensionTransaction &transaction);
    Result<void> seedTransactions(Dice &dice, const QString &extensionId,
                                  const QList<Api::BitsProduct> &products, int count);
};

}  // namespace Sidestage::Sandbox
