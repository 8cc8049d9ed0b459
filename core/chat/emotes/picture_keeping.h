// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "picture_reading.h"

#include <QDateTime>

#include <array>
#include <functional>
#include <memory>

namespace Sidestage {

class PictureShelf;

/// The lists of a book as they are kept over a restart, and when each was read (UTC; invalid: it was not).
struct KeptPictures
{
    std::array<QList<PictureItem>, PictureReading::SourceCount> lists{};
    std::array<QDateTime, PictureReading::SourceCount> readAt{};
};

/// Keeps the lists of pictures of one account, channel and part on a shelf of files. Packs and unpacks in
/// another thread. What is damaged, too long, or of another version counts as not there.
class PictureKeeping
{
public:
    static constexpr qint64 mostOnDisk = 16 * 1024 * 1024;

    /// Null: nothing is kept.
    PictureKeeping(std::shared_ptr<PictureShelf> shelf, const Account &account, const QString &channelId,
                   PictureBook::Part part);

    /// Calls `take` in the thread of `context`, unless that is gone; not at all when there is nothing.
    void find(QObject *context, std::function<void(const KeptPictures &)> take) const;
    void keep(const KeptPictures &pictures) const;

private:
    std::shared_ptr<PictureShelf> m_shelf;
    QUrl m_name{};
};

}  // namespace Sidestage
