// SPDX-License-Identifier: GPL-3.0-or-later
#include "purchases.h"

#include "base/new_id.h"
#include "sandbox/oauth/extension_secrets.h"
#include "sandbox/service/paging.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

#include <QRegularExpression>
#include <QUuid>

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Purchases::tables = R"(
CREATE TABLE products (
    extension_id TEXT NOT NULL,       -- the client id of the extension
    sku TEXT NOT NULL,
    name TEXT NOT NULL,
    cost INTEGER NOT NULL,            -- Bits
    in_development INTEGER NOT NULL,
    broadcast INTEGER NOT NULL,
    expires_at INTEGER,               -- NULL: never
    PRIMARY KEY (extension_id, sku)
) WITHOUT ROWID;

-- With the product as it was when it was bought.
CREATE TABLE purchases (
    place INTEGER PRIMARY KEY,        -- grows with time
    id TEXT NOT NULL UNIQUE,
    extension_id TEXT NOT NULL,
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    sku TEXT NOT NULL,
    name TEXT NOT NULL,
    cost INTEGER NOT NULL,
    in_development INTEGER NOT NULL,
    broadcast INTEGER NOT NULL,
    bought_at INTEGER NOT NULL
);
CREATE INDEX purchases_of_extension ON purchases (extension_id, place DESC);
)";

namespace {

Api::ExtensionTransaction transactionOf(const QString &id, const QString &extensionId,
                                        const Api::User &broadcaster, const Api::User &user,
                                        const BitsProduct &product, const QDateTime &at)
{
    return {.id = id,
            .timestamp = at,
            .broadcasterId = broadcaster.id,
            .broadcasterLogin = broadcaster.login,
            .broadcasterName = broadcaster.displayName,
            .userId = user.id,
            .userLogin = user.login,
            .userName = user.displayName,
            .productType = QStringLiteral("BITS_IN_EXTENSION"),
            .productData = {.sku = product.sku,
                            .domain = QStringLiteral("sidestage.ext.") + extensionId,
                            .cost = product.cost,
                            .inDevelopment = product.inDevelopment,
                            .displayName = product.displayName,
                            .expiration = QStringLiteral(""),
                            .broadcast = product.isBroadcast}};
}

/// A product in the columns sku, name, cost, in_development and broadcast, from this one on.
BitsProduct productIn(const Rows &rows, int column)
{
    return {.sku = rows.text(column),
            .cost = {.amount = rows.integer(column + 2)},
            .inDevelopment = rows.boolean(column + 3),
            .displayName = rows.text(column + 1),
            .isBroadcast = rows.boolean(column + 4)};
}

Api::ExtensionTransaction transactionFrom(const Rows &rows, const QString &extensionId)
{
    const Api::User broadcaster{.id = rows.text(3), .login = rows.text(4), .displayName = rows.text(5)};
    const Api::User user{.id = rows.text(6), .login = rows.text(7), .displayName = rows.text(8)};
    return transactionOf(rows.text(1), extensionId, broadcaster, user, productIn(rows, 9), rows.time(2));
}

Error notFound(const QString &what)
{
    return refuse(404, QStringLiteral("The %1 was not found.").arg(what));
}

Result<Page<ExtensionTransaction>> getTransactions(World &world, const Caller &caller,
                                                   const GetExtensionTransactions &in)
{
    if (in.extensionId != caller.clientId)
        return refuse(401, QStringLiteral("The ID in extension_id must match the Client ID."));
    if (in.ids.isEmpty())
        return world.area<Purchases>().transactions(in.extensionId, in.first.value_or(20), in.after);
    return Page<ExtensionTransaction>{.data
                                      = must(world.area<Purchases>().transactions(in.extensionId, in.ids))};
}

Result<void> checkExtension(World &world, const Caller &caller)
{
    if (!world.area<ExtensionSecrets>().isExtension(caller.clientId))
        return refuse(400, QStringLiteral("The client ID does not belong to an extension."));
    return {};
}

Result<QList<BitsProduct>> getProducts(World &world, const Caller &caller, const GetBitsProducts &in)
{
    must(checkExtension(world, caller));
    return world.area<Purchases>().products(caller.clientId, in.shouldIncludeAll.value_or(false));
}

Result<BitsProduct> updateProduct(World &world, const Caller &caller, const UpdateBitsProduct &in)
{
    must(checkExtension(world, caller));
    static const QRegularExpression allowed(QStringLiteral("\\A[A-Za-z0-9._-]+\\z"));
    if (!allowed.match(in.sku).hasMatch())
        return refuse(400,
                      QStringLiteral("The parameter \"sku\" was malformed: the value must match the regular "
                                     "expression /^[A-Za-z0-9._-]*$/"));
    const BitsProduct product{.sku = in.sku,
                              .cost = {.amount = in.cost.amount},
                              .inDevelopment = in.inDevelopment.value_or(false),
                              .displayName = in.displayName,
                              .expiration = in.expiration.value_or(QDateTime()),
                              .isBroadcast = in.isBroadcast.value_or(false)};
    must(world.area<Purchases>().offer(caller.clientId, product));
    return product;
}

}  // namespace

Result<QList<BitsProduct>> Purchases::products(const QString &extensionId, bool all)
{
    QList<BitsProduct> products;
    Rows rows = m_database.query(
        "SELECT sku, name, cost, in_development, broadcast, expires_at FROM products WHERE extension_id = ?"
        " AND (? OR expires_at IS NULL OR expires_at > ?) ORDER BY sku",
        extensionId, all, m_world.clock().now());
    while (rows.next()) {
        products.append(productIn(rows, 0));
        products.last().expiration = rows.time(5);
    }
    if (!rows.status())
        return rows.status().error();
    return products;
}

Result<void> Purchases::offer(const QString &extensionId, const BitsProduct &product)
{
    return statusOf(m_database.run("INSERT OR REPLACE INTO products (extension_id, sku, name, cost, "
                                   "in_development, broadcast, expires_at)"
                                   " VALUES (?, ?, ?, ?, ?, ?, ?)",
                                   extensionId, product.sku, product.displayName, product.cost.amount,
                                   product.inDevelopment, product.isBroadcast, product.expiration));
}

Result<void> Purchases::store(const QString &extensionId, const Api::ExtensionTransaction &transaction)
{
    const Api::ProductData &product = transaction.productData;
    return statusOf(m_database.run(
        "INSERT INTO purchases (id, extension_id, broadcaster_id, user_id, sku, name, cost, in_development,"
        " broadcast, bought_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        transaction.id, extensionId, rowId(transaction.broadcasterId), rowId(transaction.userId), product.sku,
        product.displayName, product.cost.amount, product.inDevelopment, product.broadcast,
        transaction.timestamp));
}

Result<Api::ExtensionTransaction> Purchases::buy(const QString &extensionId, const QString &broadcasterId,
                                                 const QString &userId, const QString &sku)
{
    const auto broadcaster = m_world.user(broadcasterId);
    const auto user = m_world.user(userId);
    if (!broadcaster || !user)
        return notFound(QStringLiteral("user"));
    const QDateTime now = m_world.clock().now();
    Rows rows = m_database.query("SELECT sku, name, cost, in_development, broadcast FROM products"
                                 " WHERE extension_id = ? AND sku = ?"
                                 " AND (expires_at IS NULL OR expires_at > ?)",
                                 extensionId, sku, now);
    if (!rows.next())
        return rows.status() ? notFound(QStringLiteral("product")) : rows.status().error();
    const BitsProduct product = productIn(rows, 0);
    const auto transaction = transactionOf(newId(), extensionId, *broadcaster, *user, product, now);
    if (auto done = store(extensionId, transaction); !done)
        return done.error();
    m_world.publish(DomainEvent::Kind::ProductBought, broadcasterId,
                    {.userId = userId,
                     .subjectId = transaction.id,
                     .amount = product.cost.amount,
                     .text = product.displayName,
                     .detail = extensionId});
    return transaction;
}

#define TRANSACTION                                                                                          \
    "SELECT p.place, p.id, p.bought_at, b.id, b.login, b.display_name, u.id, u.login, u.display_name,"       \
    " p.sku, p.name, p.cost, p.in_development, p.broadcast FROM purchases p"                                 \
    " JOIN users b ON b.id = p.broadcaster_id JOIN users u ON u.id = p.user_id"

Result<Page<ExtensionTransaction>> Purchases::transactions(const QString &extensionId, int count,
                                                           const std::optional<QString> &after)
{
    return newestFirst<ExtensionTransaction>(
        {QStringLiteral("transactions"), extensionId}, count, after,
        [&](qint64 before) {
            return m_database.query(TRANSACTION
                                    " WHERE p.extension_id = ? AND p.place < ? ORDER BY p.place DESC LIMIT ?",
                                    extensionId, before, count + 1);
        },
        [&](const Rows &rows) { return transactionFrom(rows, extensionId); });
}

Result<QList<Api::ExtensionTransaction>> Purchases::transactions(const QString &extensionId,
                                                                 const QStringList &ids)
{
    QList<Api::ExtensionTransaction> found;
    for (const QString &id : eachOnce(ids)) {
        Rows rows = m_database.query(TRANSACTION " WHERE p.id = ? AND p.extension_id = ?", id, extensionId);
        if (!rows.next())
            return rows.status() ? notFound(QStringLiteral("transaction")) : rows.status().error();
        found.append(transactionFrom(rows, extensionId));
    }
    return found;
}
#undef TRANSACTION

Result<void> Purchases::seed(Dice &dice)
{
    const QString desktop = readyClient(m_world.settings().seed).id;
    const QString tools = QStringLiteral("tilda-tools");
    const auto product
        = [](const char *sku, const char *name, qint64 cost, bool broadcast, bool inDevelopment = false) {
              return BitsProduct{.sku = QLatin1String(sku),
                                 .cost = {.amount = cost},
                                 .inDevelopment = inDevelopment,
                                 .displayName = QLatin1String(name),
                                 .isBroadcast = broadcast};
          };
    const QList<BitsProduct> desktopProducts{
        product("map-reveal", "Reveal a corner of the map", 50, true),
        product("tower-name", "Name a tower", 200, true),
        product("tea-round", "A round of tea", 25, false),
        product("lantern-colour", "Colour of the lantern", 10, false),
        product("crew-vote", "Five votes of the crew", 500, false, true),
    };
    const QList<BitsProduct> toolProducts{
        product("orrery-spin", "Spin the orrery", 100, true),
        product("star-chart", "A page of the star chart", 15, false),
    };
    for (const BitsProduct &one : desktopProducts) {
        must(offer(desktop, one));
    }
    for (const BitsProduct &one : toolProducts) {
        must(offer(tools, one));
    }
    must(seedTransactions(dice, desktop, desktopProducts, 45));
    return seedTransactions(dice, tools, toolProducts, 3);
}

Result<void> Purchases::seedTransactions(Dice &dice, const QString &extensionId,
                                         const QList<BitsProduct> &products, int count)
{
    constexpr qint64 week = 7 * 24 * 3600 * 1000;
    QList<Api::User> channels;
    for (const char *login : {"teaandturrets", "pipnocturne", "moonlitforge"}) {
        if (const auto user = m_world.userByLogin(QLatin1String(login)))
            channels.append(*user);
    }
    QStringList buyers;
    Rows rows = m_database.query("SELECT id FROM users ORDER BY id LIMIT 2000");
    while (rows.next())
        buyers.append(rows.text(0));
    if (!rows.status() || channels.isEmpty())
        return rows.status();
    // From the oldest on, one every quarter of a week.
    qint64 ago = count * week / 4;
    for (int i = 0; i < count; ++i) {
        const Api::User &channel = channels[i % 4 < 2 ? 0 : dice.below(channels.size())];
        const auto buyer = m_world.user(buyers[dice.below(buyers.size())]);
        const qint64 at = m_world.clock().msecs() - ago + dice.below(week / 8);
        ago -= week / 4;
        // Derived from the seed, unlike the random ids of later purchases.
        const quint64 high = dice.next(), low = dice.next();
        const QUuid id(uint(high >> 32), ushort(high >> 16), ushort((high & 0x0fff) | 0x4000),
                       uchar((low >> 56 & 0x3f) | 0x80), uchar(low >> 48), uchar(low >> 40), uchar(low >> 32),
                       uchar(low >> 24), uchar(low >> 16), uchar(low >> 8), uchar(low));
        const auto transaction
            = transactionOf(id.toString(QUuid::WithoutBraces), extensionId, channel, buyer.value_or(channel),
                            products[dice.below(products.size())], utcTime(at / 1000 * 1000));
        must(store(extensionId, transaction));
    }
    return {};
}

void Purchases::serve(Service &service)
{
    service.on<GetExtensionTransactions>(getTransactions);
    service.on<GetBitsProducts>(getProducts);
    service.on<UpdateBitsProduct>(updateProduct);
}

}  // namespace Sidestage::Sandbox
