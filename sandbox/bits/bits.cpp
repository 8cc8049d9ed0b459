// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/bits.h"
#include "cheers.h"
#include "sandbox/emotes/picture_catalogue.h"
#include "sandbox/service/service.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

Result<Leaderboard> getBitsLeaderboard(World &world, const Caller &caller, const GetBitsLeaderboard &in)
{
    return world.area<Cheers>().leaderboard(caller.userId, in);
}

/// A broadcaster who is not known has no cheermotes of their own: what is left are the global ones.
Result<QList<Cheermote>> getCheermotes(World &world, const Caller &, const GetCheermotes &in)
{
    if (in.broadcasterId && !world.user(*in.broadcasterId))
        return world.area<PictureCatalogue>().cheermotes({});
    return world.area<PictureCatalogue>().cheermotes(in.broadcasterId);
}

}  // namespace

void Cheers::serve(Service &service)
{
    service.on<GetBitsLeaderboard>(getBitsLeaderboard);
    service.on<GetCheermotes>(getCheermotes);
}

}  // namespace Sidestage::Sandbox
