// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Events of charity campaigns (api-facts D6).

#include "api/charity.h"
#include "people.h"

namespace Sidestage::Api {

struct CharityDonated : Parts<EventBroadcaster, EventUser>
{
    QString id{};
    QString campaignId{};
    QString charityName{};
    QString charityDescription{};
    QUrl charityLogo{};
    QUrl charityWebsite{};
    Money amount{};

    static constexpr EventSpec spec
        = eventOf("channel.charity_campaign.donate").broadcaster().any(Scope::ChannelReadCharity);
    static void describe(auto &is)
    {
        is("id", &CharityDonated::id);
        is("campaign_id", &CharityDonated::campaignId);
        Parts::describe(is);
        is("charity_name", &CharityDonated::charityName);
        is("charity_description", &CharityDonated::charityDescription);
        is("charity_logo", &CharityDonated::charityLogo);
        is("charity_website", &CharityDonated::charityWebsite);
        is("amount", &CharityDonated::amount);
    }
};

/// The names of the channel's fields do not contain "user" here (api-facts E4).
struct EventCharity
{
    QString id{};
    QString broadcasterId{};
    QString broadcasterLogin{};
    QString broadcasterName{};
    QString charityName{};
    QString charityDescription{};
    QUrl charityLogo{};
    QUrl charityWebsite{};
    Money currentAmount{};
    std::optional<Money> targetAmount{};  ///< None: no goal was set.

    static void describe(auto &is)
    {
        is("id", &EventCharity::id);
        is("broadcaster_id", &EventCharity::broadcasterId);
        is("broadcaster_login", &EventCharity::broadcasterLogin);
        is("broadcaster_name", &EventCharity::broadcasterName);
        is("charity_name", &EventCharity::charityName);
        is("charity_description", &EventCharity::charityDescription);
        is("charity_logo", &EventCharity::charityLogo);
        is("charity_website", &EventCharity::charityWebsite);
        is("current_amount", &EventCharity::currentAmount);
        is("target_amount", &EventCharity::targetAmount, orNull);
    }
};

struct CharityStarted : EventCharity
{
    QDateTime startedAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.charity_campaign.start").broadcaster().any(Scope::ChannelReadCharity);
    static void describe(auto &is)
    {
        EventCharity::describe(is);
        is("started_at", &CharityStarted::startedAt);
    }
};

struct CharityProgressed : EventCharity
{
    static constexpr EventSpec spec
        = eventOf("channel.charity_campaign.progress").broadcaster().any(Scope::ChannelReadCharity);
};

struct CharityStopped : EventCharity
{
    QDateTime stoppedAt{};  ///< UTC.

    static constexpr EventSpec spec
        = eventOf("channel.charity_campaign.stop").broadcaster().any(Scope::ChannelReadCharity);
    static void describe(auto &is)
    {
        EventCharity::describe(is);
        is("stopped_at", &CharityStopped::stoppedAt);
    }
};

}  // namespace Sidestage::Api
