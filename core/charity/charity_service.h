// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charity_cache.h"
#include "pace.h"

#include <QObject>

#include <memory>

namespace Sidestage {

class Account;
class CharityAlerts;
class CharityFeed;
class CharityStore;
class Clock;
class OverlayFiles;
class PictureLoader;

/// The charity campaigns of one account, including everything that runs when no page is visible. One per
/// account. Pages borrow its parts.
class CharityService : public QObject
{
    Q_OBJECT
public:
    /// `account` and `clock` must outlive this. `cacheFolder` is for logos; empty: they are not cached.
    CharityService(Account *account, const Clock &clock, const QString &cacheFolder,
                   QObject *parent = nullptr);
    ~CharityService() override;

    /// Loads the stored data, subscribes to the events and starts polling.
    void start();

    Account *account() const { return m_account; }
    CharityStore *store() const { return m_store.get(); }
    CharityCache *cache() const { return m_cache.get(); }
    CharityFeed *feed() const { return m_feed.get(); }
    CharityAlerts *alerts() const { return m_alerts.get(); }
    OverlayFiles *overlay() const { return m_overlay.get(); }
    PictureLoader *pictures() const { return m_pictures.get(); }

    /// The service's clock, in UTC. Use it for the age of anything that the service has dated.
    QDateTime serviceNow() const { return m_cache->now(); }
    /// The clock for times of arrival, in UTC.
    QDateTime now() const { return m_cache->here(); }
    /// The pace of the shown campaign, as of now.
    Pace pace() const;

private:
    void updateOverlay();

    Account *m_account;
    std::unique_ptr<CharityStore> m_store;
    std::unique_ptr<CharityCache> m_cache;
    std::unique_ptr<CharityFeed> m_feed;
    std::unique_ptr<CharityAlerts> m_alerts;
    std::unique_ptr<OverlayFiles> m_overlay;
    std::unique_ptr<PictureLoader> m_pictures;
};

}  // namespace Sidestage
