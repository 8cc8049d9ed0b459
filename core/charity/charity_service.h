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

    Account *account() const;
    CharityStore *store() const;
    CharityCache *cache() const;
    CharityFeed *feed() const;
    CharityAlerts *alerts() const;
    OverlayFiles *overlay() const;
    PictureLoader *pictures() const;

    /// By the service's clock, UTC: what the service has dated is aged by it.
    QDateTime serviceNow() const;
    /// When things arrive here, UTC.
    QDateTime now() const;
    /// Of the campaign that the book shows, as of now.
    Pace pace() const;

private:
    void updateOverlay();

    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
