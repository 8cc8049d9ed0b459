// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/redeemed.h"

#include <QObject>

#include <memory>

class QNetworkAccessManager;

namespace Sidestage {

class Account;
class BitsBoard;
class Clock;
class EditorList;
class ExtensionSales;
class FollowList;
class HereNow;

/// The community of one account: who follows, whom it follows, who cheers, who is here. One per account,
/// which goes on whether or not a page shows it; pages borrow its parts.
class CommunityService : public QObject
{
    Q_OBJECT
public:
    /// `account`, `network` and `clock` must outlive this. `redeemed`: what viewers have redeemed; may be
    /// empty.
    CommunityService(Account *account, QNetworkAccessManager *network, ReadRedeemed redeemed,
                     const Clock &clock, QObject *parent = nullptr);
    ~CommunityService() override;

    /// Learns what is kept, and goes on with a reading that was broken off.
    void start();

    Account *account() const;
    FollowList *followers() const;
    FollowList *followed() const;
    BitsBoard *bits() const;
    EditorList *editors() const;
    ExtensionSales *sales() const;
    HereNow *here() const;

private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace Sidestage
