// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "downloads/picture_loader.h"
#include "moments_feed.h"

namespace Sidestage {

/// The moments of one account's streams: markers, clips, videos, and their pictures. One per account.
class MomentsService : public QObject
{
    Q_OBJECT
public:
    /// `account` must outlive this. `cacheFolder`: see PictureLoader.
    explicit MomentsService(Account *account, const QString &cacheFolder = {}, QObject *parent = nullptr)
        : QObject(parent)
        , m_store(account->store(), account->userId())
        , m_feed(account, &m_store)
        , m_pictures(cacheFolder)
    {
    }

    MomentsFeed *feed() { return &m_feed; }
    PictureLoader *pictures() { return &m_pictures; }

private:
    MomentsStore m_store;
    MomentsFeed m_feed;
    PictureLoader m_pictures;
};

}  // namespace Sidestage
