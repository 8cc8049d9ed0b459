// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QObject>
#include <QUrl>

#include <functional>
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
    qint64 bytes() const;
    /// Waits until what was given to it is done.
    void finish();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
