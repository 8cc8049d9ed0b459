// SPDX-License-Identifier: GPL-3.0-or-later
#include "owner_lock.h"

#include <QFile>

#include <sqlite3.h>

namespace Sidestage {

// SQLite knows how to lock a file on every system, several times in one process as well, and the lock
// ends with the process however that ends. Nothing is ever written.

Result<std::unique_ptr<OwnerLock>> OwnerLock::take(const QString &path)
{
    sqlite3 *handle = nullptr;
    constexpr int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    int code = sqlite3_open_v2(path.toUtf8().constData(), &handle, flags, nullptr);
    if (code == SQLITE_OK)
        code = sqlite3_exec(handle, "PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE", nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) {
        Error error
            = Error::storage(QString::fromUtf8(handle ? sqlite3_errmsg(handle) : sqlite3_errstr(code)));
        sqlite3_close_v2(handle);
        return error;
    }
    return std::unique_ptr<OwnerLock>(new OwnerLock(handle, path));
}

bool OwnerLock::isHeld(const QString &path)
{
    if (!QFile::exists(path))
        return false;
    // Whoever has it from here on lets go of it at once, and takes the file along.
    return !take(path);
}

OwnerLock::OwnerLock(sqlite3 *handle, QString path)
    : m_handle(handle)
    , m_path(std::move(path))
{
}

OwnerLock::~OwnerLock()
{
#ifdef Q_OS_WIN
    sqlite3_close_v2(m_handle);
    QFile::remove(m_path);  // an open file cannot be removed there
#else
    QFile::remove(m_path);
    sqlite3_close_v2(m_handle);
#endif
}

}  // namespace Sidestage
