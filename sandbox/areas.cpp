// SPDX-License-Identifier: GPL-3.0-or-later
#include "areas.h"

#include "sandbox/ads/ad_breaks.h"
#include "sandbox/analytics/reports.h"
#include "sandbox/bits/cheers.h"
#include "sandbox/bits/purchases.h"
#include "sandbox/channels/channels.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/staff.h"
#include "sandbox/emotes/picture_catalogue.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/goals/goals.h"
#include "sandbox/life/life.h"
#include "sandbox/oauth/device_codes.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/polls/polls.h"
#include "sandbox/raids/raids.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/schedule/schedules.h"
#include "sandbox/teams/teams.h"
#include "sandbox/users/users.h"
#include "sandbox/videos/clips.h"
#include "sandbox/videos/videos.h"

namespace Sidestage::Sandbox {

std::span<const AreaKind> allAreas()
{
    static const AreaKind all[] = {
        areaKind<Channels>("channels"),
        areaKind<Grants>("grants", Grants::tables),
        areaKind<DeviceCodes>("device codes", DeviceCodes::tables),
        areaKind<PictureCatalogue>("pictures", PictureCatalogue::tables),
        areaKind<Rewards>("rewards", Rewards::tables),
        areaKind<AdBreaks>("ads", AdBreaks::tables),
        areaKind<Campaigns>("charity", Campaigns::tables),
        areaKind<ChatRooms>("chat", ChatRooms::tables),
        areaKind<Goals>("goals", Goals::tables),
        areaKind<Users>("users", Users::tables),
        areaKind<Raids>("raids", Raids::tables),
        areaKind<Polls>("polls", Polls::tables),
        areaKind<Teams>("teams", Teams::tables),
        areaKind<Videos>("videos", Videos::tables),
        areaKind<Clips>("clips", Clips::tables),
        areaKind<Schedules>("schedules", Schedules::tables),
        areaKind<Cheers>("cheers", Cheers::tables),
        areaKind<Reports>("reports", Reports::tables),
        areaKind<Purchases>("purchases", Purchases::tables),
        areaKind<Staff>("staff", Staff::tables),
        areaKind<Life>("life", Life::tables),
        areaKind<EventSub>("eventsub"),
    };
    return all;
}

}  // namespace Sidestage::Sandbox
