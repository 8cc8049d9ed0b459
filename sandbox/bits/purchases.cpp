// SPDX-License-Identifier: GPL-3.0-or-later
#include "purchases.h"

#include "api/extensions.h"
#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/store.h"
#include "sandbox/world/utc.h"
#include "sandbox/world/world.h"

#include <QSet>
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
                                        const Purchases::Product &product, const QDateTime &at)
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
                            .cost = {product.cost, QStringLiteral("bits")},
                            .inDevelopment = product.inDevelopment,
                            .displayName = product.name,
                            .expiration = QStringLiteral(""),
                            .broadcast = product.broadcast}};
}

Api::ExtensionTransaction transactionFrom(const Rows &rows, const QString &extensionId)
{
    const Api::User broadcaster{.id = rows.text(3), .login = rows.text(4), .displayName = rows.text(5)};
    const Api::User user{.id = rows.text(6), .login = rows.text(7), .displayName = rows.text(8)};
    const Purchases::Product product{rows.text(9), rows.text(10), rows.integer(11), rows.boolean(12),
                                     rows.boolean(13)};
    return transactionOf(rows.text(1), extensionId, broadcaster, user, product, rows.time(2));
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
    Page<ExtensionTransaction> page;
    if (!in.ids.isEmpty()) {
        auto named = world.area<Purchases>().transactions(in.extensionId, in.ids);
        if (!named)
            return named.error();
        page.data = *std::move(named);
        return page;
    }
    const QStringList list{QStringLiteral("transactions"), in.extensionId};
    std::optional<qint64> after;
    if (in.after) {
        const auto place = readCursor(list, *in.after, 1);
        after = place ? rowId(place->first()) : -1;
        if (*after < 0)
            return refuse(400, QStringLiteral("Invalid cursor."));
    }
    auto slice = world.area<Purchases>().transactions(in.extensionId, after, in.first.value_or(20));
    if (!slice)
        return slice.error();
    page.data = std::move(slice->rows);
    if (slice->next)
        page.pagination.cursor = makeCursor(list, {QString::number(*slice->next)});
    return page;
}

}  // namespace

Result<void> Purchases::offer(const QString &extensionId, const Product &product)
{
    return statusOf(m_world.database().run(
        "INSERT INTO products (extension_id, sku, name, cost, in_development, broadcast)"
        " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (extension_id, sku) DO UPDATE SET name = excluded.name,"
        " cost = excluded.cost, in_development = excluded.in_development, broadcast = excluded.broadcast",
        extensionId, product.sku, product.name, product.cost, product.inDevelopment, product.broadcast));
}

Result<void> Purchases::store(const QString &extensionId, const Api::ExtensionTransaction &transaction)
{
    const Api::ProductData &product = transaction.productData;
    return statusOf(m_world.database().run(
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
    Rows rows = m_world.database().query("SELECT name, cost, in_development, broadcast FROM products"
                                         " WHERE extension_id = ? AND sku = ?",
                                         extensionId, sku);
    if (!rows.next())
        return rows.status() ? notFound(QStringLiteral("product")) : rows.status().error();
    const Product product{sku, rows.text(0), rows.integer(1), rows.boolean(2), rows.boolean(3)};
    const QDateTime now = m_world.clock().now();
    const auto transaction = transactionOf(QUuid::createUuid().toString(QUuid::WithoutBraces), extensionId,
                                           *broadcaster, *user, product, now);
    if (auto done = store(extensionId, transaction); !done)
        return done.error();
    m_world.publish({.kind = DomainEvent::Kind::ProductBought,
                     .broadcasterId = broadcasterId,
                     .userId = userId,
                     .subjectId = transaction.id,
                     .amount = product.cost,
                     .text = product.name,
                     .detail = extensionId});
    return transaction;
}

Result<Purchases::Slice> Purchases::transactions(const QString &extensionId, std::optional<qint64> after,
                                                 int count)
{
    Slice slice;
    slice.rows.reserve(count);
    Rows rows = m_world.database().query(
        "SELECT p.place, p.id, p.bought_at, b.id, b.login, b.display_name, u.id, u.login, u.display_name,"
        " p.sku, p.name, p.cost, p.in_development, p.broadcast FROM purchases p"
        " JOIN users b ON b.id = p.broadcaster_id JOIN users u ON u.id = p.user_id"
        " WHERE p.extension_id = ? AND p.place < ? ORDER BY p.place DESC LIMIT ?",
        extensionId, after.value_or(std::numeric_limits<qint64>::max()), count + 1);
    qint64 last = 0;
    while (rows.next()) {
        if (slice.rows.size() == count) {
            slice.next = last;
            break;
        }
        last = rows.integer(0);
        slice.rows.append(transactionFrom(rows, extensionId));
    }
    if (!rows.status())
        return rows.status().error();
    return slice;
}

Result<QList<Api::ExtensionTransaction>> Purchases::transactions(const QString &extensionId,
                                                                 const QStringList &ids)
{
    QList<Api::ExtensionTransaction> found;
    QSet<QString> seen;
    for (const QString &id : ids) {
        if (seen.contains(id))
            continue;
        seen.insert(id);
        Rows rows = m_world.database().query(
            "SELECT p.place, p.id, p.bought_at, b.id, b.login, b.display_name, u.id, u.login,"
            " u.display_name, p.sku, p.name, p.cost, p.in_development, p.broadcast FROM purchases p"
            " JOIN users b ON b.id = p.broadcaster_id JOIN users u ON u.id = p.user_id"
            " WHERE p.id = ? AND p.extension_id = ?",
            id, extensionId);
        if (!rows.next())
            return rows.status() ? notFound(QStringLiteral("transaction")) : rows.status().error();
        found.append(transactionFrom(rows, extensionId));
    }
    return found;
}

Result<void> Purchases::seed(Dice &dice)
{
    const QString desktop = readyClient(m_world.settings().seed).id;
    const QString tools = QStringLiteral("tilda-tools");
    const QList<Product> desktopProducts{
        {QStringLiteral("map-reveal"), QStringLiteral("Reveal a corner of the map"), 50, false, true},
        {QStringLiteral("tower-name"), QStringLiteral("Name a tower"), 200, false, true},
        {QStringLiteral("tea-round"), QStringLiteral("A round of tea"), 25, false, false},
        {QStringLiteral("lantern-colour"), QStringLiteral("Colour of the lantern"), 10, false, false},
        {QStringLiteral("crew-vote"), QStringLiteral("Five votes of the crew"), 500, true, false},
    };
    const QList<Product> toolProducts{
        {QStringLiteral("orrery-spin"), QStringLiteral("Spin the orrery"), 100, false, true},
        {QStringLiteral("star-chart"), QStringLiteral("A page of the star chart"), 15, false, false},
    };
    for (const Product &product : desktopProducts) {
        if (auto done = offer(desktop, product); !done)
            return done;
    }
    for (const Product &product : toolProducts) {
        if (auto done = offer(tools, product); !done)
            return done;
    }
    if (auto done = seedTransactions(dice, desktop, desktopProducts, 45); !done)
        return done;
    return seedTransactions(dice, tools, toolProducts, 3);
}

Result<void> Purchases::seedTransactions(Dice &dice, const QString &extensionId,
                                         const QList<Product> &products, int count)
{
    constexpr qint64 week = 7 * 24 * 3600 * 1000;
    QList<Api::User> channels;
    for (const char *login : {"teaandturrets", "pipnocturne", "moonlitforge"}) {
        if (const auto user = m_world.userByLogin(QLatin1String(login)))
            channels.append(*user);
    }
    QStringList buyers;
    Rows rows = m_world.database().query("SELECT id FROM users ORDER BY id LIMIT 2000");
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
        if (auto done = store(extensionId, transaction); !done)
            return done;
    }
    return {};
}

void Purchases::serve(Service &service)
{
    service.on<GetExtensionTransactions>(getTransactions);
}

}  // namespace Sidestage::Sandbox
