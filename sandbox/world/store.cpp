// SPDX-License-Identifier: GPL-3.0-or-later
#include "store.h"

#include <QCoreApplication>
#include <QSet>

namespace Sidestage::Sandbox {

namespace {

// Times are milliseconds since the epoch, UTC. Lists of words are separated by spaces. Tokens, codes and
// client secrets are stored as SHA-256 only, so the file cannot be used to sign in.
constexpr const char *worldTables = R"(
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE clients (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    secret BLOB,                      -- NULL: a public client
    redirect_uris TEXT NOT NULL       -- separated by spaces; the first also gets mismatches
) WITHOUT ROWID;

CREATE TABLE users (
    id INTEGER PRIMARY KEY,
    login TEXT NOT NULL UNIQUE,
    display_name TEXT NOT NULL,
    type TEXT NOT NULL DEFAULT '',
    broadcaster_type INTEGER NOT NULL DEFAULT 0,   -- Api::BroadcasterType
    description TEXT NOT NULL DEFAULT '',
    email TEXT NOT NULL DEFAULT '',
    created_at INTEGER NOT NULL,
    cast_order INTEGER                -- place on the authorize page; NULL: not offered there
);
CREATE INDEX users_cast ON users (cast_order) WHERE cast_order IS NOT NULL;

CREATE TABLE categories (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    igdb_id TEXT NOT NULL DEFAULT '',
    mature INTEGER NOT NULL DEFAULT 0
);

CREATE TABLE channels (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    title TEXT NOT NULL DEFAULT '',
    category_id INTEGER,              -- NULL: never set
    language TEXT NOT NULL DEFAULT 'en',
    delay INTEGER NOT NULL DEFAULT 0,
    tags TEXT NOT NULL DEFAULT '',
    labels TEXT NOT NULL DEFAULT '',  -- those set by the channel, not those of its category
    branded INTEGER NOT NULL DEFAULT 0,
    branded_set_at INTEGER            -- when the flag was last sent
);

CREATE TABLE streams (
    user_id INTEGER PRIMARY KEY REFERENCES users (id),
    id INTEGER NOT NULL UNIQUE,
    viewers INTEGER NOT NULL,
    started_at INTEGER NOT NULL
);

CREATE TABLE editors (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    created_at INTEGER NOT NULL,
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;

CREATE TABLE moderators (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;

CREATE TABLE bans (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    moderator_id INTEGER NOT NULL REFERENCES users (id),
    reason TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER,               -- of a timeout
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;
CREATE INDEX bans_of_broadcaster ON bans (broadcaster_id, created_at DESC, user_id DESC);
CREATE INDEX bans_ending ON bans (expires_at, created_at) WHERE expires_at IS NOT NULL;

-- The authorize page shows each user's roles; without these indexes, SQLite would scan the tables.
CREATE INDEX moderators_by_user ON moderators (user_id, broadcaster_id);
CREATE INDEX editors_by_user ON editors (user_id, broadcaster_id);
CREATE INDEX bans_by_user ON bans (user_id, broadcaster_id);

CREATE TABLE follows (
    broadcaster_id INTEGER NOT NULL REFERENCES users (id),
    user_id INTEGER NOT NULL REFERENCES users (id),
    followed_at INTEGER NOT NULL,
    PRIMARY KEY (broadcaster_id, user_id)
) WITHOUT ROWID;
CREATE INDEX follows_of_broadcaster ON follows (broadcaster_id, followed_at DESC, user_id DESC);
CREATE INDEX follows_of_user ON follows (user_id, followed_at DESC, broadcaster_id DESC);

-- Totals are kept beside the rows, so that they cost the same however many there are.
CREATE TABLE follow_totals (
    user_id INTEGER PRIMARY KEY,
    followers INTEGER NOT NULL DEFAULT 0,
    followed INTEGER NOT NULL DEFAULT 0
);
CREATE TRIGGER follows_added AFTER INSERT ON follows BEGIN
    INSERT INTO follow_totals (user_id, followers) VALUES (new.broadcaster_id, 1)
        ON CONFLICT (user_id) DO UPDATE SET followers = followers + 1;
    INSERT INTO follow_totals (user_id, followed) VALUES (new.user_id, 1)
        ON CONFLICT (user_id) DO UPDATE SET followed = followed + 1;
END;
CREATE TRIGGER follows_removed AFTER DELETE ON follows BEGIN
    UPDATE follow_totals SET followers = followers - 1 WHERE user_id = old.broadcaster_id;
    UPDATE follow_totals SET followed = followed - 1 WHERE user_id = old.user_id;
END;

)";

constexpr int schemaVersion = 1;

struct StoreTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sandbox)
};

/// Returns "table.column type" of all columns, sorted. With `of`, only of the tables that occur in it.
Result<QStringList> columnsOf(Database &database, const QStringList *of = nullptr)
{
    QSet<QString> tables;
    for (const QString &column : of ? *of : QStringList())
        tables.insert(column.section(u'.', 0, 0));
    Rows rows = database.query("SELECT t.name || '.' || c.name || ' ' || c.type FROM sqlite_schema t,"
                               " pragma_table_info(t.name) c WHERE t.type = 'table'"
                               " AND t.name NOT LIKE 'sqlite_%' ORDER BY 1");
    QStringList columns;
    while (rows.next()) {
        const QString column = rows.text(0);
        if (!of || tables.contains(column.section(u'.', 0, 0)))
            columns.append(column);
    }
    return rows.status() ? Result<QStringList>(columns) : Result<QStringList>(rows.status().error());
}

/// Whether the file is new or its tables are as expected. Tables of areas that are newer than the file may be
/// missing. The sandbox has no migrations: another build may have written other tables under the same
/// version.
Result<void> checkFile(const QString &path, const QByteArray &tables)
{
    auto file = Database::open(path, {});
    if (!file && file.error().field == Database::damaged)
        return Error::storage(
            StoreTexts::tr("It is damaged or no database. Move it away or choose another file."));
    if (!file)
        return file.error();
    const auto found = columnsOf(*file);
    if (!found)
        return found.error();
    if (found->isEmpty())
        return {};
    auto fresh = Database::open(QStringLiteral(":memory:"), {{schemaVersion, tables.constData()}});
    if (!fresh)
        return fresh.error();
    auto world = Database::open(QStringLiteral(":memory:"), {{schemaVersion, worldTables}});
    if (!world)
        return world.error();
    const auto expected = columnsOf(*fresh, &*found);
    const auto required = columnsOf(*world);
    if (!expected || !required)
        return expected ? required.error() : expected.error();
    Rows version = file->query("PRAGMA user_version");
    if (version.next() && version.integer(0) == schemaVersion && *found == *expected
        && std::all_of(required->cbegin(), required->cend(),
                       [&](const QString &column) { return found->contains(column); }))
        return {};
    // Only the sandbox stores its signing key. Any other file may be a profile, which must be kept.
    if (found->contains(QStringLiteral("signing_keys.private_key BLOB")))
        return Error::storage(StoreTexts::tr("It was written by another version of Sidestage. Delete it or "
                                             "choose another file."));
    return Error::storage(StoreTexts::tr("It is not a file of the sandbox. Choose another file."));
}

/// Creates the tables of an area unless the first of them exists: an area may be newer than the file.
Result<void> createTables(Database &database, const QByteArray &sql)
{
    constexpr QByteArrayView create("CREATE TABLE ");
    const qsizetype at = sql.indexOf(create);
    if (at < 0)
        return {};
    const qsizetype name = at + create.size();
    const auto first = QString::fromLatin1(sql.sliced(name, sql.indexOf(' ', name) - name));
    if (database.query("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", first).next())
        return {};
    return database.execute(sql.constData());
}

}  // namespace

Result<Database> openStore(const QString &path, std::span<const AreaKind> areas)
{
    QByteArray tables = worldTables;
    for (const AreaKind &area : areas)
        tables += area.tables;
    if (path != QLatin1String(":memory:")) {
        if (auto known = checkFile(path, tables); !known)
            return known.error();
    }
    auto database = Database::open(path, {{schemaVersion, worldTables}});
    if (!database)
        return database;
    auto done = database->transaction([&]() -> Result<void> {
        for (const AreaKind &area : areas) {
            if (auto created = createTables(*database, area.tables); !created)
                return created;
        }
        return {};
    });
    if (!done)
        return done.error();
    return database;
}

Result<void> emptyStore(Database &database)
{
    QStringList tables;
    Rows rows
        = database.query("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
                         " AND name NOT IN ('clients', 'signing_keys')");
    while (rows.next())
        tables.append(rows.text(0));
    if (!rows.status())
        return rows.status();
    // Allows rows to refer to deleted rows until the end of the transaction.
    QByteArray sql("PRAGMA defer_foreign_keys = ON;");
    for (const QString &table : std::as_const(tables))
        sql += "DELETE FROM \"" + table.toUtf8() + "\";";
    return database.execute(sql.constData());
}

QString metaValue(Database &database, const QString &key)
{
    Rows rows = database.query("SELECT value FROM meta WHERE key = ?", key);
    return rows.next() ? rows.text(0) : QString();
}

Result<void> setMetaValue(Database &database, const QString &key, const QString &value)
{
    return statusOf(database.run("INSERT INTO meta (key, value) VALUES (?, ?)"
                                 " ON CONFLICT (key) DO UPDATE SET value = excluded.value",
                                 key, value));
}

}  // namespace Sidestage::Sandbox
