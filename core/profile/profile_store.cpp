// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile_store.h"

#include "store_thread.h"
#include "tables.h"

#include <QFileInfo>

namespace Sidestage {

namespace {

// Migrations that have been released are never edited. Changes are added as new migrations.

const QList<Database::Migration> &windowsMigrations()
{
    static const QList<Database::Migration> all = {
        {1, R"(
            CREATE TABLE accounts (
                id TEXT PRIMARY KEY,
                login TEXT NOT NULL,
                display_name TEXT NOT NULL,
                broadcaster_type TEXT NOT NULL,
                scopes TEXT NOT NULL,
                added_at INTEGER NOT NULL,
                used_at INTEGER NOT NULL
            ) WITHOUT ROWID;
            CREATE TABLE drafts (
                account TEXT NOT NULL,
                area TEXT NOT NULL,
                json TEXT NOT NULL,
                saved_at INTEGER NOT NULL,
                PRIMARY KEY (account, area)
            ) WITHOUT ROWID;
            CREATE TABLE channel_presets (
                id INTEGER PRIMARY KEY,
                account TEXT NOT NULL,
                name TEXT NOT NULL,
                favourite INTEGER NOT NULL DEFAULT 0,
                fields TEXT NOT NULL,
                used_at INTEGER,
                UNIQUE (account, name)
            );
            CREATE TABLE channel_history (
                id INTEGER PRIMARY KEY,
                account TEXT NOT NULL,
                at INTEGER NOT NULL,
                origin TEXT NOT NULL,
                preset TEXT NOT NULL DEFAULT '',
                before TEXT NOT NULL,
                after TEXT NOT NULL
            );
            CREATE INDEX channel_history_by_time ON channel_history (account, at DESC, id DESC);
            CREATE TABLE channel_categories (
                account TEXT NOT NULL,
                id TEXT NOT NULL,
                name TEXT NOT NULL,
                favourite INTEGER NOT NULL DEFAULT 0,
                used_at INTEGER,
                PRIMARY KEY (account, id)
            ) WITHOUT ROWID;
        )"},
        {2, Tables::rewardLibrary},
        {3, "CREATE TABLE taken_over (at INTEGER NOT NULL)"},
        {4, Tables::chatBoard},
        {5, Tables::announcements},
        {6, Tables::shoutouts},
        {11, Tables::adLog},
    };
    return all;
}

// Versions 1 and 4 to 7 of this file created the tables that are in the windows' file now.
const QList<Database::Migration> &historyMigrations()
{
    static const QList<Database::Migration> all = {
        {2, Tables::decisionJournal},
        {3, Tables::redemptionArchive},
        {8, R"(
            DROP TABLE IF EXISTS accounts;
            DROP TABLE IF EXISTS drafts;
            DROP TABLE IF EXISTS channel_presets;
            DROP TABLE IF EXISTS channel_history;
            DROP TABLE IF EXISTS channel_categories;
            DROP TABLE IF EXISTS swap_steps;
            DROP TABLE IF EXISTS swap_plans;
            DROP TABLE IF EXISTS reward_set_members;
            DROP TABLE IF EXISTS reward_sets;
            DROP TABLE IF EXISTS library_rewards;
        )"},
        {9, Tables::archiveStaysFlat},
        {10, Tables::charityLedger},
        {11, Tables::analyticsWarehouse},
        {14, Tables::follows},
    };
    return all;
}

constexpr int writtenBackAt = 500;  // pages of 4 KiB in the WAL

/// Whether the attached database has the table.
Result<bool> has(Database &database, const char *table)
{
    Rows rows = database.query("SELECT 1 FROM old.sqlite_master WHERE type = 'table' AND name = ?",
                               QString::fromLatin1(table));
    const bool found = rows.next();
    return rows.status() ? Result<bool>(found) : Result<bool>(rows.status().error());
}

/// Copies the small tables in one transaction. The archive with its million rows stays in the old file. A
/// later migration drops the copied tables there, once they are safe here.
Result<void> copyFromAttached(Database &database)
{
    {
        Rows rows = database.query("PRAGMA old.user_version");
        if (rows.next() && rows.integer(0) > historyMigrations().last().version)
            return Error::storage(QStringLiteral("it was written by a newer version of Sidestage"));
        if (!rows.status())
            return rows.status();
    }
    struct Copy
    {
        const char *table;
        const char *sql;
    };
    static constexpr Copy copies[] = {
        {"accounts", "INSERT INTO main.accounts SELECT * FROM old.accounts"},
        {"drafts", "INSERT INTO main.drafts SELECT * FROM old.drafts"},
        {"channel_presets", "INSERT INTO main.channel_presets SELECT * FROM old.channel_presets"},
        {"channel_history", "INSERT INTO main.channel_history SELECT * FROM old.channel_history"},
        {"channel_categories", "INSERT INTO main.channel_categories SELECT * FROM old.channel_categories"},
        {"library_rewards", "INSERT INTO main.library_rewards SELECT * FROM old.library_rewards"},
        {"reward_sets", "INSERT INTO main.reward_sets SELECT * FROM old.reward_sets"},
        {"reward_set_members", "INSERT INTO main.reward_set_members SELECT * FROM old.reward_set_members"},
        {"swap_plans", "INSERT INTO main.swap_plans SELECT * FROM old.swap_plans"},
        {"swap_steps", "INSERT INTO main.swap_steps SELECT * FROM old.swap_steps"},
        // AUTOINCREMENT must not reuse ids of the old file.
        {"sqlite_sequence",
         "INSERT INTO main.sqlite_sequence SELECT name, seq FROM old.sqlite_sequence o"
         " WHERE name NOT IN (SELECT name FROM main.sqlite_sequence)"},
        {"sqlite_sequence",
         "UPDATE main.sqlite_sequence SET seq = (SELECT o.seq FROM old.sqlite_sequence o"
         " WHERE o.name = main.sqlite_sequence.name)"
         " WHERE name IN (SELECT name FROM old.sqlite_sequence)"},
    };
    for (const Copy &copy : copies) {
        const auto found = has(database, copy.table);
        if (!found)
            return found.error();
        if (!*found)
            continue;
        if (const auto done = database.run(copy.sql); !done)
            return done.error();
    }
    return {};
}

Result<void> takeOver(Database &database, const QString &path)
{
    {
        Rows rows = database.query("SELECT 1 FROM taken_over");
        if (rows.next() || !rows.status())
            return rows.status();
    }
    const bool isThere = QFileInfo::exists(path);
    if (isThere) {
        if (const auto attached = database.run("ATTACH ? AS old", path); !attached)
            return attached.error();
    }
    auto done = database.transaction([&]() -> Result<void> {
        {
            Rows rows = database.query("SELECT 1 FROM taken_over");  // another process may have copied it
                                                                     // meanwhile
            if (rows.next() || !rows.status())
                return rows.status();
        }
        if (isThere) {
            if (auto copied = copyFromAttached(database); !copied)
                return copied;
        }
        const auto noted = database.run("INSERT INTO taken_over VALUES (?)", QDateTime::currentDateTimeUtc());
        return noted ? Result<void>() : Result<void>(noted.error());
    });
    if (isThere) {
        const auto detached = database.run("DETACH old");
        if (done && !detached)
            done = detached.error();
    }
    return done;
}

}  // namespace

Result<Database> ProfileStore::openHistory(const QString &path)
{
    auto database = Database::open(path, historyMigrations());
    // Large enough for the pages that a redemption touches in a table of a million rows.
    if (database)
        std::ignore = database->execute("PRAGMA cache_size=-8192");
    return database;
}

QString ProfileStore::fileOfWindows(const QString &path)
{
    if (path == QLatin1String(":memory:"))
        return path;
    const QFileInfo file(path);
    const QString suffix = file.suffix().isEmpty() ? QString() : u'.' + file.suffix();
    return path.chopped(suffix.size()) + QLatin1String("-windows") + suffix;
}

Result<std::unique_ptr<ProfileStore>> ProfileStore::open(const QString &path)
{
    auto database = Database::open(fileOfWindows(path), windowsMigrations());
    if (!database)
        return database.error();
    if (path != QLatin1String(":memory:")) {
        if (const auto taken = takeOver(*database, path); !taken)
            return taken.error();
    }
    return std::unique_ptr<ProfileStore>(new ProfileStore(*std::move(database), path));
}

ProfileStore::ProfileStore(Database database, QString path)
    : m_database(std::move(database))
    , m_path(std::move(path))
{
    m_database.leaveLog([this](int pages) {
        if (pages >= writtenBackAt && !m_isWritingBack)
            writeBack();
    });
}

void ProfileStore::writeBack()
{
    m_isWritingBack = true;
    std::function<Result<bool>(Database &)> work
        = [file = fileOfWindows(m_path)](Database &) -> Result<bool> {
        const auto done = Database::writeBack(file);
        return done ? Result<bool>(true) : Result<bool>(done.error());
    };
    StoreThread *const thread = background();
    thread->run<bool>(std::move(work), thread, [this](const Result<bool> &done) {
        // If the worker thread failed, the checkpoint runs here, or the WAL would grow without limit.
        if (!done)
            std::ignore = m_database.execute("PRAGMA wal_checkpoint(PASSIVE)");
        m_isWritingBack = false;
    });
}

ProfileStore::~ProfileStore() = default;

StoreThread *ProfileStore::background()
{
    if (!m_background)
        m_background = std::make_unique<StoreThread>(m_path);
    return m_background.get();
}

QByteArray ProfileStore::draft(const QString &account, const QString &area)
{
    auto rows = m_database.query("SELECT json FROM drafts WHERE account = ? AND area = ?", account, area);
    return rows.next() ? rows.text(0).toUtf8() : QByteArray();
}

Result<void> ProfileStore::setDraft(const QString &account, const QString &area, const QByteArray &json)
{
    auto done = m_database.run("INSERT OR REPLACE INTO drafts VALUES (?, ?, ?, ?)", account, area,
                               QString::fromUtf8(json), QDateTime::currentDateTimeUtc());
    return done ? Result<void>() : Result<void>(done.error());
}

Result<void> ProfileStore::removeDraft(const QString &account, const QString &area)
{
    auto done = m_database.run("DELETE FROM drafts WHERE account = ? AND area = ?", account, area);
    return done ? Result<void>() : Result<void>(done.error());
}

}  // namespace Sidestage
