// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "sandbox/world/seed.h"
#include "sandbox/world/subscribers.h"
#include "schema/describe.h"
#include "subscriptions.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

inline constexpr Api::Rule tierNumber
    = Api::between(1, 3) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Tier (1 to 3)"));

struct Subscribe : ViewerInChannel
{
    std::optional<int> tier{};  ///< Default: 1.

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("tier", &Subscribe::tier, tierNumber);
    }
};

Result<void> subscribe(World &world, const Subscribe &in, const Named &named)
{
    return world.area<Subscriptions>().subscribe(named.channel.id, named.user.id, in.tier.value_or(1) * 1000);
}

struct RenewSubscription : ViewerInChannel
{
    std::optional<QString> message{};

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("message", &RenewSubscription::message, Api::atMost(500));
    }
};

Result<void> renewSubscription(World &world, const RenewSubscription &in, const Named &named)
{
    return world.area<Subscriptions>().renew(named.channel.id, named.user.id,
                                             in.message.value_or(QStringLiteral("")));
}

struct GiftSubscriptions : InChannel
{
    std::optional<QString> viewer{};    ///< Absent: an anonymous gift.
    std::optional<QString> receiver{};  ///< Absent: viewers in the chat.
    std::optional<int> count{};         ///< Without a receiver; default: 1.
    std::optional<int> tier{};          ///< Default: 1.

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("viewer", &GiftSubscriptions::viewer,
                who | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Viewer who gives; empty: anonymous")));
        is.body("receiver", &GiftSubscriptions::receiver,
                who | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Receiver; empty: anybody in chat")));
        is.body("count", &GiftSubscriptions::count, Api::between(1, 100));
        is.body("tier", &GiftSubscriptions::tier, tierNumber);
    }
};

Result<void> giftSubscriptions(World &world, const GiftSubscriptions &in, const Named &named)
{
    QString gifter;
    if (in.viewer) {
        const auto viewer = must(findUser(world, *in.viewer, "viewer"));
        gifter = viewer.id;
    }
    auto &subscriptions = world.area<Subscriptions>();
    QStringList receivers;
    if (in.receiver) {
        const auto receiver = must(findUser(world, *in.receiver, "receiver"));
        receivers.append(receiver.id);
    } else {
        receivers = subscriptions.receivers(named.channel.id, gifter, {}, in.count.value_or(1));
    }
    return subscriptions.gift(named.channel.id, gifter, receivers, in.tier.value_or(1) * 1000);
}

Result<void> fillSubscribers(World &world, const CountInChannel &in, const Named &named)
{
    const int others = world.area<Subscribers>().othersCount(named.channel.id);
    if (others < in.count) {
        must(addStrangers(world, in.count - others));
    }
    return world.area<Subscriptions>().fill(named.channel.id, in.count);
}

}  // namespace
}  // namespace Controls

void Subscriptions::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(ControlGroup::Viewers, "subscribe", QT_TRANSLATE_NOOP("Control", "Subscribe"),
               QT_TRANSLATE_NOOP("Control", "Subscribes to the channel. It goes on until it is ended."),
               Controls::subscribe);
    calls.post(ControlGroup::Viewers, "renew-subscription",
               QT_TRANSLATE_NOOP("Control", "Renew a subscription"),
               QT_TRANSLATE_NOOP("Control", "Pays for a month more and says so in the chat."),
               Controls::renewSubscription);
    calls.post(ControlGroup::Viewers, "gift-subscriptions",
               QT_TRANSLATE_NOOP("Control", "Gift subscriptions"),
               QT_TRANSLATE_NOOP("Control",
                                 "Gives a subscription for a month to a viewer, or to several in the chat."),
               Controls::giftSubscriptions);
    calls.post<ViewerInChannel>(
        ControlGroup::Viewers, "end-subscription", QT_TRANSLATE_NOOP("Control", "End a subscription"),
        QT_TRANSLATE_NOOP("Control", "Ends the viewer's subscription at once."), &Subscriptions::end);
    calls.post(ControlGroup::Crowds, "fill-subscribers", QT_TRANSLATE_NOOP("Control", "Add many subscribers"),
               QT_TRANSLATE_NOOP("Control", "Lets this many viewers subscribe at once."),
               Controls::fillSubscribers);
}

}  // namespace Sidestage::Sandbox
