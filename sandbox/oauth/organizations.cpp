// SPDX-License-Identifier: GPL-3.0-or-later
#include "organizations.h"

#include "sandbox/world/seed.h"
#include "sandbox/world/store.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

const char *const Organizations::tables = R"(
CREATE TABLE organization_apps (
    client_id TEXT PRIMARY KEY,
    organization_id TEXT NOT NULL
) WITHOUT ROWID;
CREATE TABLE organization_games (
    category_id INTEGER PRIMARY KEY,
    organization_id TEXT NOT NULL
);
)";

Result<void> Organizations::seed(Dice &)
{
    struct Part
    {
        const char *organization;
        QString client;
        std::array<const char *, 2> games;
    };
    const Part parts[] = {
        {"harbour-works", readyClient(m_world.settings().seed).id, {"Cartographer's Folly", "Ember Circuit"}},
        {"kiln-house", QStringLiteral("tilda-tools"), {"Kiln of Kings", nullptr}},
    };
    for (const Part &part : parts) {
        const QString id = QLatin1String(part.organization);
        must(addApp(id, part.client));
        for (const CategoryState &category : m_world.categories()) {
            const bool owned = std::any_of(part.games.begin(), part.games.end(), [&](const char *name) {
                return name && category.game.name == QLatin1String(name);
            });
            if (!owned)
                continue;
            must(addGame(id, category.game.id));
        }
    }
    return {};
}

QString Organizations::ofApp(const QString &clientId)
{
    Rows rows
        = m_database.query("SELECT organization_id FROM organization_apps WHERE client_id = ?", clientId);
    return rows.next() ? rows.text(0) : QString();
}

QString Organizations::ofGame(const QString &categoryId)
{
    Rows rows = m_database.query("SELECT organization_id FROM organization_games WHERE category_id = ?",
                                 rowId(categoryId));
    return rows.next() ? rows.text(0) : QString();
}

Result<void> Organizations::addApp(const QString &organizationId, const QString &clientId)
{
    return statusOf(
        m_database.run("INSERT OR IGNORE INTO organization_apps (client_id, organization_id) VALUES (?, ?)",
                       clientId, organizationId));
}

Result<void> Organizations::addGame(const QString &organizationId, const QString &categoryId)
{
    return statusOf(m_database.run(
        "INSERT OR IGNORE INTO organization_games (category_id, organization_id) VALUES (?, ?)",
        rowId(categoryId), organizationId));
}

}  // namespace Sidestage::Sandbox
