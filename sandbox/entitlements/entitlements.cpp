// SPDX-License-Identifier: GPL-3.0-or-later
#include "entitlements.h"

#include "base/new_id.h"
#include "sandbox/http/cursor.h"
#include "sandbox/oauth/organizations.h"
#include "sandbox/service/paging.h"
#include "sandbox/service/service.h"
#include "sandbox/world/dice.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

#include <QUuid>

#include <map>

namespace Sidestage::Sandbox {

using namespace Api;

const char *const Entitlements::tables = R"(
CREATE TABLE entitlements (
    number INTEGER PRIMARY KEY AUTOINCREMENT,  -- grows with time
    id TEXT NOT NULL UNIQUE,
    organization_id TEXT NOT NULL,
    game_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL REFERENCES users (id),
    benefit_id TEXT NOT NULL,
    campaign_id TEXT NOT NULL,
    status INTEGER NOT NULL,          -- Api::FulfillmentStatus
    granted_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
);
CREATE INDEX entitlements_of_organization ON entitlements (organization_id, number);
CREATE INDEX entitlements_of_organization_by_status ON entitlements (organization_id, status, number);
CREATE INDEX entitlements_of_game ON entitlements (game_id, number);
CREATE INDEX entitlements_of_game_by_status ON entitlements (game_id, status, number);
CREATE INDEX entitlements_of_user ON entitlements (user_id, number);
)";

namespace {

/// Campaigns and benefits follow from the game, so that they are the same in every world.
QString idOf(const QString &gameId, const char *what)
{
    static const QUuid space(QStringLiteral("5d0f6c1e-2f2b-4c62-9a55-7d3e8b1f9a40"));
    return QUuid::createUuidV5(space, gameId + QLatin1Char(' ') + QLatin1String(what))
        .toString(QUuid::WithoutBraces);
}

QString campaignOf(const QString &gameId)
{
    return idOf(gameId, "campaign");
}

QString firstBenefitOf(const QString &gameId)
{
    return idOf(gameId, "benefit 1");
}

/// An entitlement that is not stored yet, with a random id.
Entitlement newEntitlement(const QString &userId, const QString &gameId, const QString &benefitId,
                           const QDateTime &now)
{
    return {.id = newId(),
            .benefitId = benefitId,
            .timestamp = now,
            .userId = userId,
            .gameId = gameId,
            .lastUpdated = now};
}

void insert(Transaction &t, const QString &organizationId, const Entitlement &one)
{
    t.run("INSERT INTO entitlements (id, organization_id, game_id, user_id, benefit_id, campaign_id, status,"
          " granted_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
          one.id, organizationId, rowId(one.gameId), rowId(one.userId), one.benefitId, campaignOf(one.gameId),
          int(one.fulfillmentStatus), one.timestamp, one.lastUpdated);
}

#define COLUMNS "number, id, benefit_id, granted_at, user_id, game_id, status, updated_at"

Entitlement entitlementIn(const Rows &rows)
{
    return {.id = rows.text(1),
            .benefitId = rows.text(2),
            .timestamp = rows.time(3),
            .userId = rows.text(4),
            .gameId = rows.text(5),
            .fulfillmentStatus = FulfillmentStatus(rows.integer(6)),
            .lastUpdated = rows.time(7)};
}

Error notOwned(const QString &what)
{
    return refuse(403, QStringLiteral("The organization does not own the %1.").arg(what));
}

Error nobodys()
{
    return refuse(400, QStringLiteral("No organization owns this game."));
}

Result<QString> organizationOf(World &world, const Caller &caller)
{
    const QString id = world.area<Organizations>().ofApp(caller.clientId);
    if (id.isEmpty())
        return refuse(400, QStringLiteral("The client ID does not belong to an organization."));
    return id;
}

Result<Page<Entitlement>> getEntitlements(World &world, const Caller &caller, const GetDropsEntitlements &in)
{
    const auto organization = must(organizationOf(world, caller));
    GetDropsEntitlements asked = in;
    if (caller.isUser()) {
        if (in.userId && *in.userId != caller.userId)
            return refuse(400,
                          QStringLiteral("The ID in user_id must match the user ID found in the request's "
                                         "OAuth token."));
        asked.userId = caller.userId;
    }
    return world.area<Entitlements>().list(organization, asked);
}

}  // namespace

Result<Page<Entitlement>> Entitlements::list(const QString &organizationId, const GetDropsEntitlements &asked)
{
    if (asked.gameId && m_world.area<Organizations>().ofGame(*asked.gameId) != organizationId)
        return notOwned(QStringLiteral("game"));
    Page<Entitlement> page;
    const auto fits = [&](const Entitlement &one) {
        return (!asked.userId || one.userId == *asked.userId)
            && (!asked.gameId || one.gameId == *asked.gameId)
            && (!asked.fulfillmentStatus || one.fulfillmentStatus == *asked.fulfillmentStatus);
    };
    for (const QString &id : eachOnce(asked.ids)) {
        Rows rows
            = m_database.query("SELECT " COLUMNS ", organization_id FROM entitlements WHERE id = ?", id);
        if (!rows.next())
            continue;
        if (rows.text(8) != organizationId)
            return notOwned(QStringLiteral("entitlement"));
        const Entitlement one = entitlementIn(rows);
        if (fits(one))
            page.data.append(one);
    }
    if (!asked.ids.isEmpty())
        return page;

    const auto &status = asked.fulfillmentStatus;
    const QStringList list{QStringLiteral("entitlements"), organizationId, asked.userId.value_or(QString()),
                           asked.gameId.value_or(QString()), status ? writeText(*status) : QString()};
    const int count = asked.first.value_or(20);
    const qint64 user = rowId(asked.userId.value_or(QString()));
    const qint64 game = rowId(asked.gameId.value_or(QString()));
    // A statement for each index. A user has few entitlements, so their list is filtered.
#define WHERE(condition)                                                                                     \
    "SELECT " COLUMNS " FROM entitlements WHERE " condition " AND number < ? ORDER BY number DESC LIMIT ?"
    const auto query = [&](qint64 before) -> Rows {
        if (asked.userId)
            return m_database.query(
                WHERE("user_id = ? AND organization_id = ? AND (? OR game_id = ?) AND (? OR status = ?)"),
                user, organizationId, !asked.gameId, game, !status,
                int(status.value_or(FulfillmentStatus::Claimed)), before, count + 1);
        if (asked.gameId && status)
            return m_database.query(WHERE("game_id = ? AND status = ?"), game, int(*status), before,
                                    count + 1);
        if (asked.gameId)
            return m_database.query(WHERE("game_id = ?"), game, before, count + 1);
        if (status)
            return m_database.query(WHERE("organization_id = ? AND status = ?"), organizationId, int(*status),
                                    before, count + 1);
        return m_database.query(WHERE("organization_id = ?"), organizationId, before, count + 1);
    };
#undef WHERE
    return newestFirst<Entitlement>(list, count, asked.after, query, entitlementIn);
}

Result<QList<EntitlementUpdate>> Entitlements::update(const QString &organizationId, const QString &userId,
                                                      const UpdateDropsEntitlements &wanted)
{
    std::map<EntitlementOutcome, QStringList> byOutcome;
    for (const QString &id : eachOnce(wanted.entitlementIds)) {
        EntitlementOutcome outcome = EntitlementOutcome::Success;
        Rows rows = m_database.query("SELECT organization_id, user_id FROM entitlements WHERE id = ?", id);
        if (QUuid(id).isNull())
            outcome = EntitlementOutcome::InvalidId;
        else if (!rows.next())
            outcome = EntitlementOutcome::NotFound;
        else if (rows.text(0) != organizationId || (!userId.isEmpty() && rows.text(1) != userId))
            outcome = EntitlementOutcome::Unauthorized;
        if (!rows.status())
            return rows.status().error();
        byOutcome[outcome].append(id);
    }
    if (wanted.fulfillmentStatus) {
        const auto done = m_database.write([&](Transaction &t) {
            for (const QString &id : std::as_const(byOutcome[EntitlementOutcome::Success]))
                t.run("UPDATE entitlements SET status = ?1, updated_at = ?2 WHERE id = ?3 AND status != ?1",
                      int(*wanted.fulfillmentStatus), m_world.clock().now(), id);
        });
        if (!done)
            return done.error();
    }
    QList<EntitlementUpdate> updates;
    for (const auto &[outcome, ids] : byOutcome) {
        if (!ids.isEmpty())
            updates.append({outcome, ids});
    }
    return updates;
}

Result<Entitlement> Entitlements::grant(const QString &userId, const QString &gameId,
                                        const QString &benefitId)
{
    const QString organization = m_world.area<Organizations>().ofGame(gameId);
    if (organization.isEmpty())
        return nobodys();
    const Entitlement granted = newEntitlement(
        userId, gameId, benefitId.isEmpty() ? firstBenefitOf(gameId) : benefitId, m_world.clock().now());
    const auto done = m_database.write([&](Transaction &t) { insert(t, organization, granted); });
    if (!done)
        return done.error();
    m_world.publish(DomainEvent::Kind::EntitlementGranted, {},
                    {.userId = userId, .subjectId = granted.id, .amount = 1});
    return granted;
}

Result<void> Entitlements::fill(const QString &gameId, int count)
{
    const QString organization = m_world.area<Organizations>().ofGame(gameId);
    if (organization.isEmpty())
        return nobodys();
    const QDateTime now = m_world.clock().now();
    QString first;
    const auto done = m_database.write([&](Transaction &t) {
        QStringList users;
        for (Rows rows = t.query("SELECT id FROM users ORDER BY id LIMIT ?", count); rows.next();)
            users.append(rows.text(0));
        for (int i = 0; i < count; ++i) {
            const Entitlement one
                = newEntitlement(users[i % users.size()], gameId, firstBenefitOf(gameId), now);
            if (first.isEmpty())
                first = one.id;
            insert(t, organization, one);
        }
    });
    if (done)
        m_world.publish(DomainEvent::Kind::EntitlementGranted, {}, {.subjectId = first, .amount = count});
    return done;
}

QList<DropGranted> Entitlements::granted(const QString &entitlementId, int count)
{
    QList<DropGranted> events;
    Rows rows = m_database.query(
        "SELECT " COLUMNS ", organization_id, campaign_id FROM entitlements"
        " WHERE number >= (SELECT number FROM entitlements WHERE id = ?) ORDER BY number LIMIT ?",
        entitlementId, count);
    while (rows.next()) {
        const Entitlement one = entitlementIn(rows);
        const User user = m_world.user(one.userId).value_or(User());
        const CategoryState *category = m_world.category(one.gameId);
        DropGranted &event = events.emplaceBack();
        event.id = newId();
        event.data.organizationId = rows.text(8);
        event.data.categoryId = one.gameId;
        event.data.categoryName = category ? category->game.name : QStringLiteral("");
        event.data.campaignId = rows.text(9);
        event.data.userId = user.id;
        event.data.userLogin = user.login;
        event.data.userName = user.displayName;
        event.data.entitlementId = one.id;
        event.data.benefitId = one.benefitId;
        event.data.createdAt = one.timestamp;
    }
    return events;
}
#undef COLUMNS

Result<void> Entitlements::seed(Dice &dice)
{
    QList<std::pair<QString, QString>> games;
    Rows owned = m_database.query(
        "SELECT category_id, organization_id FROM organization_games ORDER BY category_id");
    while (owned.next())
        games.append({owned.text(0), owned.text(1)});
    QStringList users;
    Rows known = m_database.query("SELECT id FROM users ORDER BY id LIMIT 200");
    while (known.next())
        users.append(known.text(0));
    if (games.isEmpty() || users.isEmpty())
        return {};
    return m_database.write([&](Transaction &t) {
        constexpr qint64 day = 24 * 3'600'000;
        constexpr int count = 90;
        for (int i = 0; i < count; ++i) {
            const auto &[game, organization] = games[dice.below(games.size())];
            // From the oldest on, one every eight hours, and the same ids in every world of this seed.
            const qint64 ago = (count - i) * day / 3 - dice.below(day / 6);
            const QDateTime at = m_world.clock().now().addMSecs(-ago);
            const QString id = idOf(QString::number(dice.next()), "entitlement");
            const bool fulfilled = i < count / 2;
            insert(
                t, organization,
                {.id = id,
                 .benefitId = idOf(game, dice.below(3) ? "benefit 1" : "benefit 2"),
                 .timestamp = at,
                 .userId = users[dice.below(users.size())],
                 .gameId = game,
                 .fulfillmentStatus = fulfilled ? FulfillmentStatus::Fulfilled : FulfillmentStatus::Claimed,
                 .lastUpdated = fulfilled ? at.addSecs(600) : at});
        }
    });
}

void Entitlements::serve(Service &service)
{
    service.on<GetDropsEntitlements>(getEntitlements);
    service.on<UpdateDropsEntitlements>([this](const Caller &caller, const auto &in) {
        return update(must(organizationOf(m_world, caller)), caller.userId, in);
    });
}

}  // namespace Sidestage::Sandbox
