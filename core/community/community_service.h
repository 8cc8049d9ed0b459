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
class PeopleList;
class RoleSwap;
class SubscriberList;
class TeamList;

/// The community of one account: followers, followed channels, cheers, chatters, subscribers, roles. One per
/// account. Runs whether or not a page is visible. Pages borrow its parts.
class CommunityService : public QObject
{
    Q_OBJECT
public:
    /// All that is passed must outlive this. `redeemed` reads what viewers have redeemed, and may be empty.
    CommunityService(Account *account, EditorList *editors, QNetworkAccessManager *network,
                     ReadRedeemed redeemed, const Clock &clock, QObject *parent = nullptr);
    ~CommunityService() override;

    /// Loads the stored lists, and continues a full read that was interrupted.
    void start();

    Account *account() const { return m_account; }
    FollowList *followers() const { return m_followers.get(); }
    FollowList *followed() const { return m_followed.get(); }
    BitsBoard *bits() const { return m_bits.get(); }
    EditorList *editors() const { return m_editors; }
    ExtensionSales *sales() const { return m_sales.get(); }
    HereNow *here() const { return m_here.get(); }
    SubscriberList *subscribers() const { return m_subscribers.get(); }
    PeopleList *moderators() const { return m_moderators.get(); }
    PeopleList *vips() const { return m_vips.get(); }
    PeopleList *blocked() const { return m_blocked.get(); }
    RoleSwap *roleSwap() const { return m_roleSwap.get(); }
    TeamList *teams() const { return m_teams.get(); }

private:
    Account *m_account;
    EditorList *m_editors;
    std::unique_ptr<FollowList> m_followers;
    std::unique_ptr<FollowList> m_followed;
    std::unique_ptr<BitsBoard> m_bits;
    std::unique_ptr<ExtensionSales> m_sales;
    std::unique_ptr<HereNow> m_here;
    std::unique_ptr<SubscriberList> m_subscribers;
    std::unique_ptr<PeopleList> m_moderators;
    std::unique_ptr<PeopleList> m_vips;
    std::unique_ptr<PeopleList> m_blocked;
    std::unique_ptr<RoleSwap> m_roleSwap;
    std::unique_ptr<TeamList> m_teams;
};

}  // namespace Sidestage
