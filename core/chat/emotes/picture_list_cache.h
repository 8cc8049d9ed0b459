// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture_reading.h"

#include <QDateTime>

#include <array>
#include <functional>
#include <memory>

namespace Sidestage {

class PictureCache;

/// The stored picture lists of a channel, and when each was read (UTC; invalid: not read).
struct KeptPictures
{
    std::array<QList<PictureItem>, PictureReading::SourceCount> lists{};
    std::array<QDateTime, PictureReading::SourceCount> readAt{};
};

/// Stores the picture lists of one account, channel and part in a disk cache. Packs and unpacks on a worker
/// thread. Damaged, too long, or incompatible data is treated as missing.
class PictureListCache
{
public:
    static constexpr qint64 maxOnDisk = 16 * 1024 * 1024;

    /// `cache` null: nothing is stored.
    PictureListCache(std::shared_ptr<PictureCache> cache, const Account &account, const QString &channelId,
                     PicturePart part);

    /// Calls `take` on the thread of `context`, unless that is gone. Not called when nothing is stored.
    void find(QObject *context, std::function<void(const KeptPictures &)> take) const;
    void save(const KeptPictures &pictures) const;

private:
    std::shared_ptr<PictureCache> m_cache;
    QUrl m_name{};
};

}  // namespace Sidestage
