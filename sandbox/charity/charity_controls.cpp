// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/charity.h"
#include "campaigns.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

struct Donate : ViewerInChannel
{
    qint64 value = 0;  ///< In minor units of the campaign's currency.

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("value", &Donate::value,
                Api::between(1, 1'000'000'000)
                    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Amount in minor units")));
    }
};

Result<Api::CharityDonation> donate(World &world, const Donate &in, const Named &named)
{
    return world.area<Campaigns>().donate(named.channel.id, named.user.id, in.value);
}

inline constexpr Api::Rule minorTarget = Api::between(0, 1'000'000'000'000)
    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Target in minor units"));

struct StartCharity : InChannel
{
    QString charity{};
    std::optional<qint64> target{};
    std::optional<QString> currency{};   ///< ISO 4217; default: USD.
    std::optional<int> decimalPlaces{};  ///< Of that currency.

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("charity", &StartCharity::charity, Api::between(1, 100));
        is.body("target", &StartCharity::target, minorTarget | Api::otherwise(0));
        is.body("currency", &StartCharity::currency, Api::between(3, 3));
        is.body("decimal_places", &StartCharity::decimalPlaces, Api::between(0, 4) | Api::otherwise(2));
    }
};

Result<Api::CharityCampaign> startCharity(World &world, const StartCharity &in, const Named &named)
{
    const QString currency = in.currency.value_or(QStringLiteral("USD"));
    if (!std::all_of(currency.begin(), currency.end(), [](QChar c) { return c >= u'A' && c <= u'Z'; }))
        return refuseAt("currency", 400,
                        QStringLiteral("A currency code has three capital letters, for example USD."));
    return world.area<Campaigns>().start(named.channel.id, in.charity,
                                         {in.target.value_or(0), in.decimalPlaces.value_or(2), currency});
}

struct SetCharityGoal : InChannel
{
    qint64 target = 0;

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("target", &SetCharityGoal::target, minorTarget);
    }
};

Result<void> setCharityGoal(World &world, const SetCharityGoal &in, const Named &named)
{
    return world.area<Campaigns>().setTarget(named.channel.id, in.target);
}

}  // namespace
}  // namespace Controls

void Campaigns::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(
        ControlGroup::Viewers, "donate", QT_TRANSLATE_NOOP("Control", "Donate"),
        QT_TRANSLATE_NOOP("Control", "Donates to the running campaign, in minor units of its currency."),
        Controls::donate);
    calls.post(ControlGroup::Channels, "start-charity",
               QT_TRANSLATE_NOOP("Control", "Start a charity campaign"),
               QT_TRANSLATE_NOOP(
                   "Control", "Starts a charity campaign. The target is in minor units; 0 means no target."),
               Controls::startCharity);
    calls.post(ControlGroup::Channels, "set-charity-goal",
               QT_TRANSLATE_NOOP("Control", "Set the charity goal"),
               QT_TRANSLATE_NOOP("Control",
                                 "Changes the target of the campaign, in minor units; 0 means no target."),
               Controls::setCharityGoal);
    calls.post<InChannel>(ControlGroup::Channels, "stop-charity",
                          QT_TRANSLATE_NOOP("Control", "Stop the charity campaign"),
                          QT_TRANSLATE_NOOP("Control", "Ends the charity campaign."), &Campaigns::stop);
    calls.post<CountInChannel>(
        ControlGroup::Crowds, "fill-donations", QT_TRANSLATE_NOOP("Control", "Add many donations"),
        QT_TRANSLATE_NOOP("Control", "Adds this many donations at once."), &Campaigns::fill);
}

}  // namespace Sidestage::Sandbox
