// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QMutex>

#include <sqlite3.h>

#include <algorithm>
#include <cstring>

namespace Sidestage {

/// Simulates a disk that loses unsynced data in a power cut. While this exists, SQLite opens its files
/// through it, and the content of each file at its last sync is recorded. Create it before any database is
/// opened. It must outlive all of them. Only one may exist at a time.
class PowerCut
{
public:
    PowerCut()
        : m_real(sqlite3_vfs_find(nullptr))
        , m_vfs(*m_real)
    {
        s_here = this;
        m_vfs.pNext = nullptr;
        m_vfs.zName = "power-cut";
        m_vfs.szOsFile = int(sizeof(File)) + m_real->szOsFile;
        m_vfs.xOpen = [](sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *outFlags) {
            return s_here->open(name, reinterpret_cast<File *>(file), flags, outFlags);
        };
        m_vfs.xDelete = [](sqlite3_vfs *, const char *name, int sync) {
            const QMutexLocker locker(&s_here->m_mutex);
            s_here->m_synced.remove(QString::fromUtf8(name));
            return s_here->m_real->xDelete(s_here->m_real, name, sync);
        };
        sqlite3_vfs_register(&m_vfs, 1);
    }
    ~PowerCut()
    {
        sqlite3_vfs_unregister(&m_vfs);
        sqlite3_vfs_register(m_real, 1);
        s_here = nullptr;
    }
    Q_DISABLE_COPY_MOVE(PowerCut)

    /// Writes what remains of `folder` after the cut to the new folder `to`.
    bool happens(const QString &folder, const QString &to)
    {
        const QMutexLocker locker(&m_mutex);
        bool done = QDir().mkpath(to);
        for (auto file = m_synced.cbegin(); file != m_synced.cend(); ++file) {
            const QFileInfo info(file.key());
            if (info.absolutePath() != QFileInfo(folder).absoluteFilePath())
                continue;
            QFile copy(QDir(to).filePath(info.fileName()));
            done = done && copy.open(QIODevice::WriteOnly) && copy.write(*file) == file->size();
        }
        return done;
    }
    int syncs() const { return m_syncs; }

private:
    struct File
    {
        sqlite3_file base;
        sqlite3_io_methods methods;
        char path[1024];

        sqlite3_file *real() { return reinterpret_cast<sqlite3_file *>(this + 1); }
    };
    static File *of(sqlite3_file *file) { return reinterpret_cast<File *>(file); }
    static sqlite3_file *realOf(sqlite3_file *file) { return of(file)->real(); }

    int open(const char *name, File *file, int flags, int *outFlags)
    {
        std::memset(file, 0, sizeof(File));
        if (name)
            qstrncpy(file->path, name, sizeof file->path);
        const int code = m_real->xOpen(m_real, name, file->real(), flags, outFlags);
        const sqlite3_io_methods *real = file->real()->pMethods;
        if (!real)
            return code;
        using F = sqlite3_file;
        file->methods = {
            .iVersion = std::min(real->iVersion, 2),
            .xClose = [](F *f) { return realOf(f)->pMethods->xClose(realOf(f)); },
            .xRead = [](F *f, void *to, int n,
                        sqlite3_int64 at) { return realOf(f)->pMethods->xRead(realOf(f), to, n, at); },
            .xWrite = [](F *f, const void *from, int n,
                         sqlite3_int64 at) { return realOf(f)->pMethods->xWrite(realOf(f), from, n, at); },
            .xTruncate = [](F *f, sqlite3_int64 n) { return realOf(f)->pMethods->xTruncate(realOf(f), n); },
            .xSync = [](F *f, int flag) { return s_here->sync(of(f), flag); },
            .xFileSize = [](F *f, sqlite3_int64 *n) { return realOf(f)->pMethods->xFileSize(realOf(f), n); },
            .xLock = [](F *f, int lock) { return realOf(f)->pMethods->xLock(realOf(f), lock); },
            .xUnlock = [](F *f, int lock) { return realOf(f)->pMethods->xUnlock(realOf(f), lock); },
            .xCheckReservedLock
            = [](F *f, int *is) { return realOf(f)->pMethods->xCheckReservedLock(realOf(f), is); },
            .xFileControl = [](F *f, int what,
                               void *arg) { return realOf(f)->pMethods->xFileControl(realOf(f), what, arg); },
            .xSectorSize = [](F *f) { return realOf(f)->pMethods->xSectorSize(realOf(f)); },
            .xDeviceCharacteristics
            = [](F *f) { return realOf(f)->pMethods->xDeviceCharacteristics(realOf(f)); },
            .xShmMap =
                [](F *f, int page, int size, int extend, void volatile **to) {
                    return realOf(f)->pMethods->xShmMap(realOf(f), page, size, extend, to);
                },
            .xShmLock = [](F *f, int from, int n,
                           int flag) { return realOf(f)->pMethods->xShmLock(realOf(f), from, n, flag); },
            .xShmBarrier = [](F *f) { realOf(f)->pMethods->xShmBarrier(realOf(f)); },
            .xShmUnmap = [](F *f, int flag) { return realOf(f)->pMethods->xShmUnmap(realOf(f), flag); },
            .xFetch = nullptr,
            .xUnfetch = nullptr,
        };
        file->base.pMethods = &file->methods;
        return code;
    }

    int sync(File *file, int flag)
    {
        const int code = file->real()->pMethods->xSync(file->real(), flag);
        const QMutexLocker locker(&m_mutex);
        ++m_syncs;
        const QString path = QString::fromUtf8(file->path);
        QByteArray all;
        sqlite3_int64 size = 0;
        file->real()->pMethods->xFileSize(file->real(), &size);
        all.resize(qsizetype(size));
        if (size > 0)
            file->real()->pMethods->xRead(file->real(), all.data(), int(size), 0);
        m_synced.insert(path, all);
        return code;
    }

    static inline PowerCut *s_here = nullptr;
    sqlite3_vfs *m_real;
    sqlite3_vfs m_vfs;
    QMutex m_mutex{};
    QHash<QString, QByteArray> m_synced{};
    int m_syncs = 0;
};

}  // namespace Sidestage
