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
        {3, Tables::chatBoard},
        {4, Tables::announcements},
        {5, Tables::shoutouts},
        {6, Tables::adLog},
    };
    return all;
}

const QList<Database::Migration> &historyMigrations()
{
    // Version 1 begins with the first release. Files of earlier development builds have higher numbers.
    static const QByteArray first = QByteArray(Tables::outbox) + Tables::redemptionArchive
        + Tables::charityLedger + Tables::analyticsWarehouse + Tables::follows;
    static const QList<Database::Migration> all = {{1, first.constData()}};
    return all;
}

constexpr int writtenBackAt = 500;  // pages of 4 KiB in the WAL

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
