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

struct Subscribe
{
    QString channel{};
    QString viewer{};
    std::optional<int> tier{};  ///< Default: 1.

    static void describe(auto &is)
    {
        is.body("channel", &Subscribe::channel, who);
        is.body("viewer", &Subscribe::viewer, who);
        is.body("tier", &Subscribe::tier, tierNumber);
    }
};

Result<void> subscribe(World &world, const Subscribe &in)
{
    const auto pair = findViewer(world, in);
    return pair
        ? world.area<Subscriptions>().subscribe(pair->channel.id, pair->user.id, in.tier.value_or(1) * 1000)
        : Result<void>(pair.error());
}

struct RenewSubscription
{
    QString channel{};
    QString viewer{};
    std::optional<QString> message{};

    static void describe(auto &is)
    {
        is.body("channel", &RenewSubscription::channel, who);
        is.body("viewer", &RenewSubscription::viewer, who);
        is.body("message", &RenewSubscription::message, Api::atMost(500));
    }
};

Result<void> renewSubscription(World &world, const RenewSubscription &in)
{
    const auto pair = findViewer(world, in);
    return pair ? world.area<Subscriptions>().renew(pair->channel.id, pair->user.id,
                                                    in.message.value_or(QStringLiteral("")))
                : Result<void>(pair.error());
}

Result<void> endSubscription(World &world, const ViewerInChannel &in)
{
    const auto pair = findViewer(world, in);
    return pair ? world.area<Subscriptions>().end(pair->channel.id, pair->user.id)
                : Result<void>(pair.error());
}

struct GiftSubscriptions
{
    QString channel{};
    std::optional<QString> viewer{};    ///< Absent: an anonymous gift.
    std::optional<QString> receiver{};  ///< Absent: viewers in the chat.
    std::optional<int> count{};         ///< Without a receiver; default: 1.
    std::optional<int> tier{};          ///< Default: 1.

    static void describe(auto &is)
    {
        is.body("channel", &GiftSubscriptions::channel, who);
        is.body("viewer", &GiftSubscriptions::viewer,
                who | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Viewer who gives; empty: anonymous")));
        is.body("receiver", &GiftSubscriptions::receiver,
                who | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Receiver; empty: anybody in chat")));
        is.body("count", &GiftSubscriptions::count, Api::between(1, 100));
        is.body("tier", &GiftSubscriptions::tier, tierNumber);
    }
};

Result<void> giftSubscriptions(World &world, const GiftSubscriptions &in)
{
    const auto channel = findUser(world, in.channel, "channel");
    if (!channel)
        return channel.error();
    QString gifter;
    if (in.viewer) {
        const auto viewer = findUser(world, *in.viewer, "viewer");
        if (!viewer)
            return viewer.error();
        gifter = viewer->id;
    }
    auto &subscriptions = world.area<Subscriptions>();
    QStringList receivers;
    if (in.receiver) {
        const auto receiver = findUser(world, *in.receiver, "receiver");
        if (!receiver)
            return receiver.error();
        receivers.append(receiver->id);
    } else {
        receivers = subscriptions.receivers(channel->id, gifter, {}, in.count.value_or(1));
    }
    return subscriptions.gift(channel->id, gifter, receivers, in.tier.value_or(1) * 1000);
}

struct FillSubscribers
{
    QString channel{};
    int count = 0;

    static void describe(auto &is)
    {
        is.body("channel", &FillSubscribers::channel, who);
        is.body("count", &FillSubscribers::count, crowd);
    }
};

Result<void> fillSubscribers(World &world, const FillSubscribers &in)
{
    const auto channel = findUser(world, in.channel, "channel");
    if (!channel)
        return channel.error();
    const int others = world.area<Subscribers>().othersCount(channel->id);
    if (others < in.count) {
        if (auto made = addStrangers(world, in.count - others); !made)
            return made.error();
    }
    return world.area<Subscriptions>().fill(channel->id, in.count);
}

}  // namespace
}  // namespace Controls

void Subscriptions::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.add(ControlGroup::Viewers, "subscribe", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Subscribe"),
              QT_TRANSLATE_NOOP("Control", "Subscribes to the channel. It goes on until it is ended."),
              Controls::subscribe);
    calls.add(ControlGroup::Viewers, "renew-subscription", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Renew a subscription"),
              QT_TRANSLATE_NOOP("Control", "Pays for a month more and says so in the chat."),
              Controls::renewSubscription);
    calls.add(ControlGroup::Viewers, "gift-subscriptions", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Gift subscriptions"),
              QT_TRANSLATE_NOOP("Control",
                                "Gives a subscription for a month to a viewer, or to several in the chat."),
              Controls::giftSubscriptions);
    calls.add(ControlGroup::Viewers, "end-subscription", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "End a subscription"),
              QT_TRANSLATE_NOOP("Control", "Ends the viewer's subscription at once."),
              Controls::endSubscription);
    calls.add(ControlGroup::Crowds, "fill-subscribers", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Add many subscribers"),
              QT_TRANSLATE_NOOP("Control", "Lets this many viewers subscribe at once."),
              Controls::fillSubscribers);
}

}  // namespace Sidestage::Sandbox
