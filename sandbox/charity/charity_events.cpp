// SPDX-License-Identifier: GPL-3.0-or-later

// Events of charity campaigns and donations (api-facts D6).

#include "campaigns.h"
#include "sandbox/chat/chat_events.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

void Campaigns::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    const auto aboutCharity = [](auto &event, const CharityCampaign &campaign) {
        event.charityName = campaign.charityName;
        event.charityDescription = campaign.charityDescription;
        event.charityLogo = campaign.charityLogo;
        event.charityWebsite = campaign.charityWebsite;
    };
    const auto aboutCampaign = [&](auto &event) {
        const auto story = this->story(domainEvent.subjectId);
        if (!story)
            return false;
        const CharityCampaign &campaign = story->campaign;
        event.id = campaign.id;
        event.broadcasterId = campaign.broadcasterId;
        event.broadcasterLogin = campaign.broadcasterLogin;
        event.broadcasterName = campaign.broadcasterName;
        aboutCharity(event, campaign);
        event.currentAmount = campaign.currentAmount;
        event.targetAmount = campaign.targetAmount;
        if constexpr (requires { event.startedAt; })
            event.startedAt = story->startedAt;
        if constexpr (requires { event.stoppedAt; })
            event.stoppedAt = story->stoppedAt;
        return true;
    };
    if (domainEvent.kind == Kind::CampaignStarted) {
        eventSub.publish<CharityStarted>(id, {}, aboutCampaign);
    } else if (domainEvent.kind == Kind::CampaignProgressed) {
        eventSub.publish<CharityProgressed>(id, {}, aboutCampaign);
    } else if (domainEvent.kind == Kind::CampaignStopped) {
        eventSub.publish<CharityStopped>(id, {}, aboutCampaign);
    } else if (domainEvent.kind == Kind::Donated) {
        eventSub.publish<CharityDonated>(id, {.user = domainEvent.userId}, [&](CharityDonated &event) {
            const auto donation = this->donation(domainEvent.subjectId);
            const auto story = donation ? this->story(donation->campaignId) : std::nullopt;
            if (!story)
                return false;
            event.id = donation->id;
            event.campaignId = donation->campaignId;
            aboutCharity(event, story->campaign);
            event.amount = donation->amount;
            return true;
        });
        publishNotice(
            eventSub, domainEvent, domainEvent.userId, "charity_donation", [&](ChatNotified &event) {
                const auto donation = this->donation(domainEvent.subjectId);
                if (!donation)
                    return false;
                event.charityDonation
                    = NoticeCharityDonation{charityOf(donation->campaignId), donation->amount};
                event.systemMessage = QStringLiteral("%1 donated to support %2!")
                                          .arg(event.chatterUserName, event.charityDonation->charityName);
                return true;
            });
    }
}

}  // namespace Sidestage::Sandbox
