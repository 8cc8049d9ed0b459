// SPDX-License-Identifier: GPL-3.0-or-later
#include "community_service.h"

#include "accounts/account.h"
#include "bits_board.h"
#include "client/session.h"
#include "extension_sales.h"
#include "follow_list.h"
#include "here_now.h"
#include "people/people_list.h"
#include "people/role_swap.h"
#include "people/subscriber_list.h"
#include "people/team_list.h"

namespace Sidestage {

CommunityService::CommunityService(Account *account, EditorList *editors, QNetworkAccessManager *network,
                                   ReadRedeemed redeemed, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_editors(editors)
    , m_followers(std::make_unique<FollowList>(account, FollowSide::Followers, clock))
    , m_followed(std::make_unique<FollowList>(account, FollowSide::Followed, clock))
    , m_bits(std::make_unique<BitsBoard>(account, clock))
    , m_sales(std::make_unique<ExtensionSales>(account->session()->service(), network))
    , m_here(std::make_unique<HereNow>(account, m_followers.get(), std::move(redeemed), clock))
    , m_subscribers(std::make_unique<SubscriberList>(account, clock))
    , m_moderators(std::make_unique<PeopleList>(account, PeopleKind::Moderators))
    , m_vips(std::make_unique<PeopleList>(account, PeopleKind::Vips))
    , m_blocked(std::make_unique<PeopleList>(account, PeopleKind::Blocked))
    , m_roleSwap(std::make_unique<RoleSwap>(account, m_moderators.get(), m_vips.get(), clock))
    , m_teams(std::make_unique<TeamList>(account))
{
}

CommunityService::~CommunityService() = default;

void CommunityService::start()
{
    m_followers->load();
    m_followed->load();
}

}  // namespace Sidestage
