// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/extensions.h"
#include "base/result.h"
#include "sandbox/world/area.h"

namespace Sidestage::Sandbox {

/// What viewers bought with Bits in extensions (specification: Extension transaction).
class Purchases : public Area
{
public:
    static const char *const tables;

    explicit Purchases(World &world)
        : m_world(world)
    {
    }

    Result<void> seed(Dice &dice) override;

    /// Something that an extension sells.
    struct Product
    {
        QString sku{};
        QString name{};
        qint64 cost = 1;             ///< Bits.
        bool inDevelopment = false;  ///< Cannot be exchanged yet.
        bool broadcast = false;      ///< Every purchase is told to all instances of the extension.
    };
    /// Adds the product or replaces it. What was bought before stays as it was.
    Result<void> offer(const QString &extensionId, const Product &product);

    /// Errors: 404 for a product or a user who is not known.
    Result<Api::ExtensionTransaction> buy(const QString &extensionId, const QString &broadcasterId,
                                          const QString &userId, const QString &sku);

    struct Slice
    {
        QList<Api::ExtensionTransaction> rows{};
        std::optional<qint64> next{};  ///< The row behind which the next page begins.
    };
    /// The newest first.
    Result<Slice> transactions(const QString &extensionId, std::optional<qint64> after, int count);
    /// In the order of the ids, each once. Error: 404 when one is not known.
    Result<QList<Api::ExtensionTransaction>> transactions(const QString &extensionId, const QStringList &ids);

    void serve(Service &service) override;
    void publishEvents(const DomainEvent &domainEvent, EventSub &eventSub) override;

private:
    Result<void> store(const QString &extensionId, const Api::ExtensionTransaction &transaction);
    Result<void> seedTransactions(Dice &dice, const QString &extensionId, const QList<Product> &products,
                                  int count);

    World &m_world;
};

}  // namespace Sidestage::Sandbox
