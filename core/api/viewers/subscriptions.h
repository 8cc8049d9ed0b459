// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Subscriptions of viewers to channels (api-facts C15). Their events: events/subscriptions_and_bits.h.

#include "schema/endpoint.h"

namespace Sidestage::Api {

enum class SubscriptionTier : quint8 { One, Two, Three, Unknown };
constexpr auto namesOf(SubscriptionTier)
{
    return std::array{"1000", "2000", "3000", ""};
}

/// A subscription, as its broadcaster sees it. Who gave it is empty if nobody did or nobody knows.
struct Subscription
{
    QString broadcasterId{};
    QString broadcasterLogin{};
    QString broadcasterName{};
    QString gifterId{};
    QString gifterLogin{};
    QString gifterName{};
    bool isGift = false;
    QString planName{};
    SubscriptionTier tier = SubscriptionTier::Unknown;
    QString userId{};
    QString userName{};
    QString userLogin{};

    static void describe(auto &is)
    {
        is("broadcaster_id", &Subscription::broadcasterId);
        is("broadcaster_login", &Subscription::broadcasterLogin);
        is("broadcaster_name", &Subscription::broadcasterName);
        is("gifter_id", &Subscription::gifterId);
        is("gifter_login", &Subscription::gifterLogin);
        is("gifter_name", &Subscription::gifterName);
        is("is_gift", &Subscription::isGift);
        is("plan_name", &Subscription::planName);
        is("tier", &Subscription::tier);
        is("user_id", &Subscription::userId);
        is("user_name", &Subscription::userName);
        is("user_login", &Subscription::userLogin);
    }
};

/// A page of subscriptions.
struct SubscriptionPage
{
    QList<Subscription> data{};
    Pagination pagination{};
    qint64 points = 0;  ///< Of all subscriptions; a higher tier has more.
    int total = 0;      ///< The number of all subscriptions, also with a filter.

    using Value = SubscriptionPage;
    static void describe(auto &is)
    {
        is("data", &SubscriptionPage::data);
        is("pagination", &SubscriptionPage::pagination);
        is("points", &SubscriptionPage::points);
        is("total", &SubscriptionPage::total);
    }
    static SubscriptionPage wrap(SubscriptionPage value) { return value; }
    SubscriptionPage unwrap() && { return std::move(*this); }

    /// The cursor of the next page; none after the last.
    std::optional<QString> next() const { return pagination.next(); }
};

/// Get Broadcaster Subscriptions. The broadcaster may be in the list.
struct GetBroadcasterSubscriptions
{
    QString broadcasterId{};
    QStringList userIds{};  ///< Only those of these users; the cursors are ignored then.
    std::optional<int> first{};
    std::optional<QString> after{};
    std::optional<QString> before{};

    using Response = SubscriptionPage;
    static constexpr Spec spec
        = get("/subscriptions").user(Scope::ChannelReadSubscriptions).orApp().fails({400});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &GetBroadcasterSubscriptions::broadcasterId, tokenUser);
        is.query("user_id", &GetBroadcasterSubscriptions::userIds, atMost(100) | each(numericId));
        is.query("first", &GetBroadcasterSubscriptions::first, between(1, 100) | otherwise(20));
        is.query("after", &GetBroadcasterSubscriptions::after);
        is.query("before", &GetBroadcasterSubscriptions::before);
    }
};

/// A subscription, as its user sees it. Who gave it is absent unless it is a gift.
struct UserSubscription
{
    QString broadcasterId{};
    QString broadcasterLogin{};
    QString broadcasterName{};
    std::optional<QString> gifterId{};
    std::optional<QString> gifterLogin{};
    std::optional<QString> gifterName{};
    bool isGift = false;
    SubscriptionTier tier = SubscriptionTier::Unknown;

    static void describe(auto &is)
    {
        is("broadcaster_id", &UserSubscription::broadcasterId);
        is("broadcaster_login", &UserSubscription::broadcasterLogin);
        is("broadcaster_name", &UserSubscription::broadcasterName);
        is("gifter_id", &UserSubscription::gifterId);
        is("gifter_login", &UserSubscription::gifterLogin);
        is("gifter_name", &UserSubscription::gifterName);
        is("is_gift", &UserSubscription::isGift);
        is("tier", &UserSubscription::tier);
    }
};

/// Check User Subscription. Error: 404 when the user does not subscribe to the channel.
struct CheckUserSubscription
{
    QString broadcasterId{};
    QString userId{};

    using Response = Many<UserSubscription>;
    static constexpr Spec spec
        = get("/subscriptions/user").user(Scope::UserReadSubscriptions).orApp().fails({400, 404});
    static void describe(auto &is)
    {
        is.query("broadcaster_id", &CheckUserSubscription::broadcasterId, numericId);
        is.query("user_id", &CheckUserSubscription::userId, tokenUser);
    }
};

}  // namespace Sidestage::Api
