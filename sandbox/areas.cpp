// SPDX-License-Identifier: GPL-3.0-or-later
#include "areas.h"

#include "sandbox/ads/ad_breaks.h"
#include "sandbox/analytics/reports.h"
#include "sandbox/automod/automod.h"
#include "sandbox/automod/suspicious_users.h"
#include "sandbox/bits/cheers.h"
#include "sandbox/bits/purchases.h"
#include "sandbox/channels/channels.h"
#include "sandbox/charity/campaigns.h"
#include "sandbox/chat/blocked_terms.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/chat/held_messages.h"
#include "sandbox/chat/roles.h"
#include "sandbox/chat/warnings.h"
#include "sandbox/emotes/picture_catalogue.h"
#include "sandbox/entitlements/entitlements.h"
#include "sandbox/events/eventsub.h"
#include "sandbox/extensions/extensions.h"
#include "sandbox/goals/goals.h"
#include "sandbox/guest_star/guest_star.h"
#include "sandbox/hype_train/hype_trains.h"
#include "sandbox/life/life.h"
#include "sandbox/moderation/moderation.h"
#include "sandbox/moderation/unban_requests.h"
#include "sandbox/oauth/device_codes.h"
#include "sandbox/oauth/extension_secrets.h"
#include "sandbox/oauth/grants.h"
#include "sandbox/oauth/organizations.h"
#include "sandbox/polls/polls.h"
#include "sandbox/predictions/predictions.h"
#include "sandbox/raids/raids.h"
#include "sandbox/rewards/rewards.h"
#include "sandbox/schedule/schedules.h"
#include "sandbox/subscriptions/subscriptions.h"
#include "sandbox/teams/teams.h"
#include "sandbox/users/users.h"
#include "sandbox/videos/clips.h"
#include "sandbox/videos/videos.h"
#include "sandbox/whispers/whispers.h"
#include "sandbox/world/channel_points.h"
#include "sandbox/world/subscribers.h"

namespace Sidestage::Sandbox {

std::span<const AreaKind> allAreas()
{
    static const AreaKind all[] = {
        areaKind<ChannelPoints>("channel points", ChannelPoints::tables),
        areaKind<Subscribers>("subscribers", Subscribers::tables),
        areaKind<Channels>("channels"),
        areaKind<Grants>("grants", Grants::tables),
        areaKind<DeviceCodes>("device codes", DeviceCodes::tables),
        areaKind<ExtensionSecrets>("extension secrets", ExtensionSecrets::tables),
        areaKind<Organizations>("organizations", Organizations::tables),
        areaKind<PictureCatalogue>("pictures", PictureCatalogue::tables),
        areaKind<Rewards>("rewards", Rewards::tables),
        areaKind<AdBreaks>("ads", AdBreaks::tables),
        areaKind<Campaigns>("charity", Campaigns::tables),
        areaKind<ChatRooms>("chat", ChatRooms::tables),
        areaKind<Extensions>("extensions", Extensions::tables),
        areaKind<Goals>("goals", Goals::tables),
        areaKind<Users>("users", Users::tables),
        areaKind<Raids>("raids", Raids::tables),
        areaKind<Polls>("polls", Polls::tables),
        areaKind<Predictions>("predictions", Predictions::tables),
        areaKind<HypeTrains>("hype trains", HypeTrains::tables),
        areaKind<Subscriptions>("subscriptions"),
        areaKind<Teams>("teams", Teams::tables),
        areaKind<Videos>("videos", Videos::tables),
        areaKind<Clips>("clips", Clips::tables),
        areaKind<Schedules>("schedules", Schedules::tables),
        areaKind<Cheers>("cheers", Cheers::tables),
        areaKind<Reports>("reports", Reports::tables),
        areaKind<Purchases>("purchases", Purchases::tables),
        areaKind<Entitlements>("entitlements", Entitlements::tables),
        areaKind<Roles>("staff", Roles::tables),
        areaKind<Moderation>("moderation", Moderation::tables),
        areaKind<UnbanRequests>("unban requests", UnbanRequests::tables),
        areaKind<BlockedTerms>("blocked terms", BlockedTerms::tables),
        areaKind<Warnings>("warnings", Warnings::tables),
        areaKind<HeldMessages>("held messages", HeldMessages::tables),
        areaKind<SuspiciousUsers>("suspicious users", SuspiciousUsers::tables),
        areaKind<Automod>("automod", Automod::tables),
        areaKind<Whispers>("whispers", Whispers::tables),
        areaKind<GuestStar>("guest star", GuestStar::tables),
        areaKind<Life>("life", Life::tables),
        areaKind<EventSub>("eventsub", EventSub::tables),
    };
    return all;
}

}  // namespace Sidestage::Sandbox
