// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture_reading.h"

#include <QDateTime>

#include <array>
#include <functional>
#include <memory>

namespace Sidestage {

class PictureCache;

/// The lists of a book as they are kept over a restart, and when each was read (UTC; invalid: it was not).
struct KeptPictures
{
    std::array<QList<PictureItem>, PictureReading::SourceCount> lists{};
    std::array<QDateTime, PictureReading::SourceCount> readAt{};
};

/// Keeps the lists of pictures of one account, channel and part on a shelf of files. Packs and unpacks in
/// another thread. What is damaged, too long, or of another version counts as not there.
class PictureListCache
{
public:
    static constexpr qint64 maxOnDisk = 16 * 1024 * 1024;

    /// Null: nothing is kept.
    PictureListCache(std::shared_ptr<PictureCache> cache, const Account &account, const QString &channelId,
                     PicturePart part);

    /// Calls `take` in the thread of `context`, unless that is gone; not at all when there is nothing.
    void find(QObject *context, std::function<void(const KeptPictures &)> take) const;
    void save(const KeptPictures &pictures) const;

private:
    std::shared_ptr<PictureCache> m_cache;
    QUrl m_name{};
};

}  // namespace Sidestage
