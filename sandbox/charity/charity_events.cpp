// SPDX-License-Identifier: GPL-3.0-or-later

// Events of charity campaigns and donations (api-facts D6).

#include "campaigns.h"
#include "sandbox/chat/chat_events.h"
#include "sandbox/world/world.h"

namespace Sidestage::Sandbox {

using namespace Api;

namespace {

template <class E>
std::optional<E> charityEvent(Campaigns &campaigns, const QString &campaignId)
{
    const auto story = campaigns.story(campaignId);
    if (!story)
        return {};
    const CharityCampaign &campaign = story->campaign;
    E event;
    event.id = campaign.id;
    event.broadcasterId = campaign.broadcasterId;
    event.broadcasterLogin = campaign.broadcasterLogin;
    event.broadcasterName = campaign.broadcasterName;
    event.charityName = campaign.charityName;
    event.charityDescription = campaign.charityDescription;
    event.charityLogo = campaign.charityLogo;
    event.charityWebsite = campaign.charityWebsite;
    event.currentAmount = campaign.currentAmount;
    event.targetAmount = campaign.targetAmount;
    if constexpr (std::is_same_v<E, CharityStarted>)
        event.startedAt = story->startedAt;
    if constexpr (std::is_same_v<E, CharityStopped>)
        event.stoppedAt = story->stoppedAt;
    return event;
}

}  // namespace

void Campaigns::publishEvents(const DomainEvent &domainEvent, EventSub &eventSub)
{
    using Kind = DomainEvent::Kind;
    const QString &id = domainEvent.broadcasterId;
    if (domainEvent.kind == Kind::CampaignStarted) {
        eventSub.publish<CharityStarted>(
            id, [&] { return charityEvent<CharityStarted>(*this, domainEvent.subjectId); });
    } else if (domainEvent.kind == Kind::CampaignProgressed) {
        eventSub.publish<CharityProgressed>(
            id, [&] { return charityEvent<CharityProgressed>(*this, domainEvent.subjectId); });
    } else if (domainEvent.kind == Kind::CampaignStopped) {
        eventSub.publish<CharityStopped>(
            id, [&] { return charityEvent<CharityStopped>(*this, domainEvent.subjectId); });
    } else if (domainEvent.kind == Kind::Donated) {
        eventSub.publish<CharityDonated>(id, [&]() -> std::optional<CharityDonated> {
            const auto donation = this->donation(domainEvent.subjectId);
            const auto story = donation ? this->story(donation->campaignId) : std::nullopt;
            CharityDonated event;
            if (!story || !setBroadcaster(event, m_world, id) || !setUser(event, m_world, domainEvent.userId))
                return {};
            event.id = donation->id;
            event.campaignId = donation->campaignId;
            event.charityName = story->campaign.charityName;
            event.charityDescription = story->campaign.charityDescription;
            event.charityLogo = story->campaign.charityLogo;
            event.charityWebsite = story->campaign.charityWebsite;
            event.amount = donation->amount;
            return event;
        });
        eventSub.publish<ChatNotified>(id, [&]() -> std::optional<ChatNotified> {
            auto event = chatNotice(m_world, domainEvent);
            const auto donation = this->donation(domainEvent.subjectId);
            if (!event || !donation)
                return {};
            event->noticeType = QStringLiteral("charity_donation");
            event->charityDonation = NoticeCharityDonation{charityOf(donation->campaignId), donation->amount};
            event->systemMessage = QStringLiteral("%1 donated to support %2!")
                                       .arg(event->chatterUserName, event->charityDonation->charityName);
            return event;
        });
    }
}

}  // namespace Sidestage::Sandbox
