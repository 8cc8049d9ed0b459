// SPDX-License-Identifier: GPL-3.0-or-later
#include "community_service.h"

#include "accounts/account.h"
#include "bits_board.h"
#include "client/session.h"
#include "editor_list.h"
#include "extension_sales.h"
#include "follow_list.h"
#include "here_now.h"

namespace Sidestage {

struct CommunityService::Private
{
    Private(Account *owner, QNetworkAccessManager *network, ReadRedeemed redeemed, const Clock &clock)
        : account(owner)
        , followers(owner, FollowSide::Followers, clock)
        , followed(owner, FollowSide::Followed, clock)
        , bits(owner, clock)
        , editors(owner)
        , sales(owner->session()->service(), network)
        , here(owner, &followers, std::move(redeemed), clock)
    {
    }

    Account *account;
    FollowList followers;
    FollowList followed;
    BitsBoard bits;
    EditorList editors;
    ExtensionSales sales;
    HereNow here;
};

CommunityService::CommunityService(Account *account, QNetworkAccessManager *network, ReadRedeemed redeemed,
                                   const Clock &clock, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(account, network, std::move(redeemed), clock))
{
}

CommunityService::~CommunityService() = default;

void CommunityService::start()
{
    d->followers.start();
    d->followed.start();
}

Account *CommunityService::account() const
{
    return d->account;
}

FollowList *CommunityService::followers() const
{
    return &d->followers;
}

FollowList *CommunityService::followed() const
{
    return &d->followed;
}

BitsBoard *CommunityService::bits() const
{
    return &d->bits;
}

EditorList *CommunityService::editors() const
{
    return &d->editors;
}

ExtensionSales *CommunityService::sales() const
{
    return &d->sales;
}

HereNow *CommunityService::here() const
{
    return &d->here;
}

}  // namespace Sidestage
