// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile_store.h"

#include "store_thread.h"
#include "tables.h"

namespace Sidestage {

namespace {

// A migration that has been released is never edited; what changes comes as a new one.
const QList<Database::Migration> &migrations()
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
        {2, Tables::decisionJournal},
        {3, Tables::redemptionArchive},
        {4, Tables::rewardLibrary},
        {5, Tables::chatBoard},
        {6, Tables::announcements},
        {7, Tables::shoutouts},
    };
    return all;
}

}  // namespace

Result<Database> ProfileStore::openDatabase(const QString &path)
{
    return Database::open(path, migrations());
}

Result<std::unique_ptr<ProfileStore>> ProfileStore::open(const QString &path)
{
    auto database = openDatabase(path);
    if (!database)
        return database.error();
    return std::unique_ptr<ProfileStore>(new ProfileStore(*std::move(database), path));
}

ProfileStore::ProfileStore(Database database, QString path)
    : m_database(std::move(database))
    , m_path(std::move(path))
{
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
