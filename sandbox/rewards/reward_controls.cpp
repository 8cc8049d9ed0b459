// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/channel_points.h"
#include "rewards.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "sandbox/world/channel_points.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

/// Finds a reward by id or title.
Result<Api::Reward> findReward(World &world, const Api::User &channel, const QString &name)
{
    auto rewards = world.area<Rewards>().all(channel.id);
    if (!rewards)
        return rewards.error();
    for (Api::Reward &reward : *rewards) {
        if (reward.id == name || reward.title.compare(name, Qt::CaseInsensitive) == 0)
            return std::move(reward);
    }
    return refuseAt("reward", 404, QStringLiteral("%1 has no reward \"%2\".").arg(channel.login, name));
}

struct Redeem : ViewerInChannel
{
    QString reward{};  ///< Id or title.
    std::optional<QString> input{};

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("reward", &Redeem::reward, Api::between(1, 100));
        is.body("input", &Redeem::input, Api::atMost(500));
    }
};

Result<Api::Redemption> redeem(World &world, const Redeem &in, const Named &named)
{
    const auto reward = must(findReward(world, named.channel, in.reward));
    return world.area<Rewards>().redeem(named.channel.id, reward.id, named.user.id,
                                        in.input.value_or(QStringLiteral("")));
}

struct SetPoints : ViewerInChannel
{
    qint64 points = 0;

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("points", &SetPoints::points, Api::between(0, 1'000'000'000'000));
    }
};

Result<void> setPoints(World &world, const SetPoints &in, const Named &named)
{
    return world.area<ChannelPoints>().setBalance(named.channel.id, named.user.id, in.points);
}

struct UseAutomaticReward : ViewerInChannel
{
    Rewards::Automatic reward{};
    std::optional<QString> text{};  ///< The message, or the name of an emote.

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("reward", &UseAutomaticReward::reward);
        is.body("text", &UseAutomaticReward::text,
                Api::atMost(500) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Message or emote")));
    }
};

Result<void> useAutomaticReward(World &world, const UseAutomaticReward &in, const Named &named)
{
    return world.area<Rewards>().useAutomatic(named.channel.id, in.reward, named.user.id,
                                              in.text.value_or(QStringLiteral("")));
}

struct FillRedemptions : InChannel
{
    QString reward{};  ///< Id or title.
    int count = 0;

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("reward", &FillRedemptions::reward, Api::between(1, 100));
        is.body("count", &FillRedemptions::count, crowd);
    }
};

Result<void> fillRedemptions(World &world, const FillRedemptions &in, const Named &named)
{
    return world.area<Rewards>().fill(named.channel.id, must(findReward(world, named.channel, in.reward)).id,
                                      in.count);
}

}  // namespace
}  // namespace Controls

void Rewards::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(ControlGroup::Viewers, "redeem", QT_TRANSLATE_NOOP("Control", "Redeem a reward"),
               QT_TRANSLATE_NOOP("Control", "Redeems a reward by its ID or title."), Controls::redeem);
    calls.post(ControlGroup::Viewers, "set-points", QT_TRANSLATE_NOOP("Control", "Set Channel Points"),
               QT_TRANSLATE_NOOP("Control", "Sets the viewer's balance of Channel Points."),
               Controls::setPoints);
    calls.post(ControlGroup::Viewers, "use-automatic-reward",
               QT_TRANSLATE_NOOP("Control", "Use an automatic reward"),
               QT_TRANSLATE_NOOP("Control",
                                 "Uses one of the rewards that every channel has. Some send a message, the "
                                 "others unlock an emote."),
               Controls::useAutomaticReward);
    calls.post(
        ControlGroup::Crowds, "fill-redemptions", QT_TRANSLATE_NOOP("Control", "Add many redemptions"),
        QT_TRANSLATE_NOOP("Control", "Adds this many waiting redemptions at once, ignoring all limits."),
        Controls::fillRedemptions);
}

}  // namespace Sidestage::Sandbox
