// SPDX-License-Identifier: GPL-3.0-or-later
#include "owner_lock.h"

#include <QFile>

#include <sqlite3.h>

namespace Sidestage {

namespace {

// SQLite can lock a file on every platform, also several times in one process, and the lock ends with the
// process in any case. Nothing is ever written to the file.

Result<sqlite3 *> lock(const QString &path)
{
    constexpr int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
    sqlite3 *handle = nullptr;
    int code = sqlite3_open_v2(path.toUtf8().constData(), &handle, flags, nullptr);
    if (code == SQLITE_OK)
        code = sqlite3_exec(handle, "PRAGMA journal_mode=MEMORY; BEGIN EXCLUSIVE", nullptr, nullptr, nullptr);
    if (code == SQLITE_OK)
        return handle;
    Error error = Error::storage(QString::fromUtf8(handle ? sqlite3_errmsg(handle) : sqlite3_errstr(code)));
    if ((code & 0xff) == SQLITE_BUSY)
        error.kind = Error::Kind::Conflict;
    sqlite3_close_v2(handle);
    return error;
}

/// Whether the locked file is still the one at its path. The owner removes the file when it releases the
/// lock. A file that was opened just before and locked just after that is no longer at its path, and other
/// processes would lock a new file.
bool isInPlace(sqlite3 *handle)
{
    int moved = 0;
    // Where SQLite does not support this check (Windows), an open file cannot be removed either.
    return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) != SQLITE_OK || moved == 0;
}

/// Attempts before giving up. Each one fails only if another owner removes the file at that very moment.
constexpr int attempts = 100;

}  // namespace

Result<std::unique_ptr<OwnerLock>> OwnerLock::acquire(const QString &path)
{
    for (int attempt = 0; attempt < attempts; ++attempt) {
        const auto handle = lock(path);
        if (!handle)
            return handle.error();
        if (isInPlace(*handle))
            return std::unique_ptr<OwnerLock>(new OwnerLock(*handle, path));
        sqlite3_close_v2(*handle);
    }
    return Error{.kind = Error::Kind::Conflict};
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
    QFile::remove(m_path);  // Windows cannot remove an open file
#else
    QFile::remove(m_path);
    sqlite3_close_v2(m_handle);
#endif
}

}  // namespace Sidestage
