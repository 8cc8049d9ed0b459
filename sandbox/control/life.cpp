// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox/life/life.h"

#include "calls_life.h"
#include "control.h"
#include "lookup.h"
#include "states.h"

namespace Sidestage::Sandbox {

using namespace Controls;

namespace {

Result<void> setRates(Control &control, const SetRates &in)
{
    const auto channel = findUser(control.world(), in.channel, "channel");
    if (!channel)
        return channel.error();
    return control.world().area<Life>().setRates(channel->id,
                                                 {.joins = in.joins.value_or(0),
                                                  .leaves = in.leaves.value_or(0),
                                                  .chats = in.chats.value_or(0),
                                                  .follows = in.follows.value_or(0),
                                                  .redemptions = in.redemptions.value_or(0),
                                                  .cheers = in.cheers.value_or(0),
                                                  .donations = in.donations.value_or(0),
                                                  .raids = in.raids.value_or(0)});
}

Result<Api::Many<ScenarioRow>> getScenarios(Control &, const GetScenarios &)
{
    Api::Many<ScenarioRow> rows;
    for (const Scenario &scenario : builtInScenarios())
        rows.data.append({scenario.name, scenario.description, int(scenario.steps.size())});
    return rows;
}

Result<Scenario> wanted(const PlayScenario &in)
{
    if (in.scenario && !in.name)
        return readScenario(in.scenario->text);
    if (!in.name || in.scenario)
        return refuse(400, QStringLiteral("Name a scenario, or give one: one of the two."));
    if (auto scenario = builtInScenario(*in.name))
        return *std::move(scenario);
    return refuseAt("name", 404, QStringLiteral("There is no scenario \"%1\".").arg(*in.name));
}

Result<PlayingState> playScenario(Control &control, const PlayScenario &in)
{
    const auto scenario = wanted(in);
    if (!scenario)
        return scenario.error();
    if (auto done = control.player().play(*scenario); !done)
        return done.error();
    return playingState(control.player());
}

Result<void> stopScenario(Control &control, const StopScenario &)
{
    return control.player().stop();
}

}  // namespace

RatesState Controls::ratesState(World &world, const QString &channelId)
{
    const Rates rates = world.area<Life>().rates(channelId);
    return {.joins = rates.joins,
            .leaves = rates.leaves,
            .chats = rates.chats,
            .follows = rates.follows,
            .redemptions = rates.redemptions,
            .cheers = rates.cheers,
            .donations = rates.donations,
            .raids = rates.raids};
}

PlayingState Controls::playingState(const Player &player)
{
    PlayingState state{.done = player.stepsDone(), .problems = player.problems()};
    if (const auto &scenario = player.playing()) {
        state.name = scenario->name;
        state.steps = int(scenario->steps.size());
    }
    return state;
}

void controlLife(Control &control)
{
    control.on<SetRates>(setRates);
    control.on<GetScenarios>(getScenarios);
    control.on<PlayScenario>(playScenario);
    control.on<StopScenario>(stopScenario);
}

}  // namespace Sidestage::Sandbox
