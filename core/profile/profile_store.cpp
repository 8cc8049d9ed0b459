// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile_store.h"

#include "drafts.h"
#include "store_thread.h"
#include "tables.h"

#include <QFileInfo>

namespace Sidestage {

namespace {

// Version 1 begins with the first release. Files of earlier development builds have higher numbers. A
// migration that has been released is never edited: changes are added as new migrations.

const QList<Database::Migration> &windowsMigrations()
{
    static const QList<Database::Migration> all = {
        {1,
         Tables::accounts() + createTable<Draft<Api::RawJson>>() + Tables::channel() + Tables::rewardLibrary()
             + Tables::chatBoard() + Tables::announcements() + Tables::shoutouts() + Tables::adLog()},
        {2, Tables::interact()},
        {3, Tables::moderation() + Tables::moments() + Tables::activity() + Tables::shows()},
        {4, Tables::pausedRewards()},
    };
    return all;
}

const QList<Database::Migration> &historyMigrations()
{
    static const QList<Database::Migration> all = {
        {1,
         Tables::outbox() + Tables::redemptionArchive + Tables::charityLedger() + Tables::analyticsWarehouse
             + Tables::follows()},
    };
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
    const auto work = [file = fileOfWindows(m_path)](Database &) { return Database::writeBack(file); };
    StoreThread *const thread = background();
    thread->run(work, thread, [this](const Result<void> &done) {
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
    return draftOf<Api::RawJson>(account, area).value_or(Api::RawJson()).text;
}

Result<void> ProfileStore::setDraft(const QString &account, const QString &area, const QByteArray &json)
{
    return saveDraft(account, area, Api::RawJson{json});
}

Result<void> ProfileStore::removeDraft(const QString &account, const QString &area)
{
    return m_database.write([&](Transaction &t) { t.remove<Draft<Api::RawJson>>(account, area); });
}

}  // namespace Sidestage
