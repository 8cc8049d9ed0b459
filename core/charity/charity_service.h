// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pace.h"

#include <QObject>

#include <memory>

namespace Sidestage {

class Account;
class CharityAlerts;
class CharityCache;
class CharityFeed;
class CharityStore;
class Clock;
class OverlayFiles;
class PictureLoader;

/// The charity campaigns of one account: everything that goes on whether or not a page shows it. One per
/// account; pages borrow its parts.
class CharityService : public QObject
{
    Q_OBJECT
public:
    /// `account` and `clock` must outlive this. `cacheFolder`: for logos; empty: none is kept.
    CharityService(Account *account, const Clock &clock, const QString &cacheFolder,
                   QObject *parent = nullptr);
    ~CharityService() override;

    /// Brings back what was kept, begins to read and to listen.
    void start();

    Account *account() const { return m_account; }
    CharityStore *store() const { return m_store.get(); }
    CharityCache *cache() const { return m_cache.get(); }
    CharityFeed *feed() const { return m_feed.get(); }
    CharityAlerts *alerts() const { return m_alerts.get(); }
    OverlayFiles *overlay() const { return m_overlay.get(); }
    PictureLoader *pictures() const { return m_pictures.get(); }

    /// By the service's clock, UTC: what the service has dated is aged by it.
    QDateTime serviceNow() const;
    /// When things arrive here, UTC.
    QDateTime now() const;
    /// Of the campaign that the book shows, as of now.
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
