// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QDir>
#include <QHash>
#include <QObject>
#include <QThreadPool>
#include <QUrl>

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace Sidestage {

/// A disk cache of pictures in one folder, limited in bytes: the least recently used files are deleted. Reads
/// and writes in a worker thread. A damaged file, or one of another URL, counts as missing.
class PictureCache
{
public:
    struct Found
    {
        QByteArray bytes{};
        QDateTime keptAt{};  ///< In UTC.
    };
    using Take = std::function<void(std::optional<Found>)>;

    /// Returns the shared cache of the folder. It is destroyed with the last pointer. The limit of the first
    /// call applies. Creates the folder if it is missing.
    static std::shared_ptr<PictureCache> open(const QString &folder, qint64 maxBytes);
    PictureCache(const QString &folder, qint64 maxBytes);
    /// Completes the pending operations.
    ~PictureCache();

    /// Calls `take` in the thread of `context`, unless that has been destroyed.
    void find(const QUrl &url, QObject *context, Take take);
    void insert(const QUrl &url, const QByteArray &bytes);
    void remove(const QUrl &url);
    void clear();
    /// The size of all files, including their headers. Grows while the folder is first scanned.
    qint64 bytes() const { return m_total; }
    /// Waits until the pending operations are done.
    void finish();

private:
    struct File
    {
        qint64 size = 0;
        quint64 used = 0;  ///< A larger number means a later use.
        qint64 touched = 0;
    };

    // These run in the worker thread.
    void scan();
    void makeRoom(qint64 wanted);
    void drop(const QString &name);
    std::optional<Found> read(const QUrl &url);
    void enter(const QString &name, File file);
    void write(const QUrl &url, const QByteArray &bytes);
    QString pathOf(const QString &name) const { return m_dir.filePath(name); }

    // Only the worker thread may access these, except `m_total`.
    QDir m_dir;
    qint64 m_most;
    std::atomic<qint64> m_total = 0;
    QHash<QString, File> m_files{};
    std::map<quint64, QString> m_byUse{};
    quint64 m_uses = 0;
    int m_writes = 0;
    bool m_complained = false;
    QThreadPool m_pool{};
};

}  // namespace Sidestage
