// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "schema/endpoint.h"

#include <QUrl>

namespace Sidestage::Api {

/// An amount in the minor unit of its currency: 550 with two decimal places is 5.50 (specification: Money
/// amount). Must not be converted to a floating-point number.
struct Money
{
    qint64 value = 0;
    int decimalPlaces = 0;  ///< major = value / 10^decimalPlaces
    QString currency{};     ///< ISO 4217.

    static void describe(auto &is)
    {
        is("value", &Money::value);
        is("decimal_places", &Money::decimalPlaces, alsoNamed("decimal_place"));
        is("currency", &Money::currency);
    }
};

struct CharityCampaign
{
    QString id{};
    QString broadcasterId{};
    QString broadcasterLogin{};
    QString broadcasterName{};
    QString charityName{};
    QString charityDescription{};
    QUrl charityLogo{};  ///< PNG, 100 by 100 pixels.
    QUrl charityWebsite{};
    Money currentAmount{};
    std::optional<Money> targetAmount{};  ///< None: no goal was set.

    static void describe(auto &is)
    {
        is("id", &CharityCampaign::id);
        is("broadcaster_id", &CharityCampaign::broadcasterId);
        is("broadcaster_login", &CharityCampaign::broadcasterLogin);
        is("broadcaster_name", &CharityCampaign::broadcasterName);
        is("charity_name", &CharityCampaign::charityName);
        is("charity_description", &CharityCampaign::charityDescription);
        is("charity_logo", &CharityCampaign::charityLogo);
        is("charity_website", &CharityCampaign::charityWebsite);
        is("current_amount", &CharityCampaign::currentAmount);
        is("target_amount", &CharityCampaign::targetAmount, orNull);
    }
};

struct CharityDonation
{
    QString id{};  ///< Unique across campaigns.
    QString campaignId{};
    QString userId{};
    QString userLogin{};
    QString userName{};
    Money amount{};

    static void describe(auto &is)
    {
        is("id", &CharityDonation::id);
        is("campaign_id", &CharityDonation::campaignId);
        is("user_id", &CharityDonation::userId);
        is("user_login", &CharityDonation::userLogin);
        is("user_name", &CharityDonation::userName);
        is("amount", &CharityDonation::amount);
    }
};

/// Get Charity Campaign: the running one, if any.
struct GetCharityCampaign
{
    QString broadcasterId{};

    using Response = Many<CharityCampaign>;
    static constexpr Spec spec = get("/charity/campaigns").user(Scope::ChannelReadCharity).fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetCharityCampaign::broadcasterId, tokenUser);
    }
};

/// Get Charity Campaign Donations, of the running campaign; the newest first.
struct GetCharityDonations
{
    QString broadcasterId{};
    std::optional<int> first{};
    std::optional<QString> after{};

    using Response = Page<CharityDonation>;
    static constexpr Spec spec = get("/charity/donations").user(Scope::ChannelReadCharity).fails({400, 403});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetCharityDonations::broadcasterId, tokenUser);
        is.query("first", &GetCharityDonations::first, between(1, 100) | otherwise(20));
        is.query("after", &GetCharityDonations::after);
    }
};

}  // namespace Sidestage::Api
