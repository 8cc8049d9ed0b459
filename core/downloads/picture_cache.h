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

/// Files of pictures in one folder, never more bytes than its bound: what was not used for longest leaves.
/// Reads and writes in a thread of its own. A file that is damaged, or another one's, counts as not there.
class PictureCache
{
public:
    struct Found
    {
        QByteArray bytes{};
        QDateTime keptAt{};  ///< UTC.
    };
    using Take = std::function<void(std::optional<Found>)>;

    /// The same shelf for the same folder, as long as somebody has it; the first one's bound holds. The
    /// folder is made when it is not there.
    static std::shared_ptr<PictureCache> open(const QString &folder, qint64 maxBytes);
    PictureCache(const QString &folder, qint64 maxBytes);
    /// Finishes what was given to it.
    ~PictureCache();

    /// Calls `take` in the thread of `context`, unless that is gone.
    void find(const QUrl &url, QObject *context, Take take);
    void insert(const QUrl &url, const QByteArray &bytes);
    void remove(const QUrl &url);
    void clear();
    /// Of all files, with what is written before the pictures; grows while the folder is first looked at.
    qint64 bytes() const { return m_total; }
    /// Waits until what was given to it is done.
    void finish();

private:
    struct File
    {
        qint64 size = 0;
        quint64 used = 0;  ///< A larger number is later.
        qint64 touched = 0;
    };

    // These run in the worker.
    void scan();
    void makeRoom(qint64 wanted);
    void drop(const QString &name);
    std::optional<Found> read(const QUrl &url);
    void enter(const QString &name, File file);
    void write(const QUrl &url, const QByteArray &bytes);
    QString pathOf(const QString &name) const { return m_dir.filePath(name); }

    // Everything but `m_total` belongs to the worker.
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
