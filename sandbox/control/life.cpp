// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox/life/life.h"

#include "control.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"
#include "states.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

/// Absent rates are 0.
struct SetRates : InChannel
{
    Rates rates{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body(&SetRates::rates);
    }
};

Result<void> setRates(World &world, const SetRates &in, const Named &named)
{
    return world.area<Life>().setRates(named.channel.id, in.rates);
}

struct ScenarioRow
{
    QString name{};
    QString description{};
    int steps = 0;

    static void describe(auto &is)
    {
        is("name", &ScenarioRow::name);
        is("description", &ScenarioRow::description);
        is("steps", &ScenarioRow::steps);
    }
};

Result<Api::Many<ScenarioRow>> getScenarios(Control &, const NoFields &)
{
    Api::Many<ScenarioRow> rows;
    for (const Scenario &scenario : builtInScenarios())
        rows.data.append({scenario.name, scenario.description, int(scenario.steps.size())});
    return rows;
}

/// Either the name of a built-in scenario, or the JSON of a scenario file.
struct PlayScenario
{
    std::optional<QString> name{};
    std::optional<Api::RawJson> scenario{};

    static void describe(auto &is)
    {
        is.body("name", &PlayScenario::name, Api::between(1, 60));
        is.body("scenario", &PlayScenario::scenario);
    }
};

Result<Scenario> wanted(const PlayScenario &in)
{
    if (in.scenario && !in.name)
        return readScenario(in.scenario->text);
    if (!in.name || in.scenario)
        return refuse(400, QStringLiteral("Specify either name or scenario."));
    if (auto scenario = builtInScenario(*in.name))
        return *std::move(scenario);
    return refuseAt("name", 404, QStringLiteral("There is no scenario \"%1\".").arg(*in.name));
}

Result<PlayingState> playScenario(Control &control, const PlayScenario &in)
{
    const auto scenario = must(wanted(in));
    must(control.player().play(scenario));
    return playingState(control.player());
}

Result<void> stopScenario(Control &control, const NoFields &)
{
    return control.player().stop();
}

}  // namespace
}  // namespace Controls

Controls::PlayingState Controls::playingState(const Player &player)
{
    PlayingState state{.done = player.stepsDone(), .problems = player.problems()};
    if (const auto &scenario = player.playing()) {
        state.name = scenario->name;
        state.steps = int(scenario->steps.size());
    }
    return state;
}

void addLifeControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(ControlGroup::Life, "rates", QT_TRANSLATE_NOOP("Control", "Set activity rates"),
               QT_TRANSLATE_NOOP("Control",
                                 "Sets how often per minute simulated viewers act while the channel "
                                 "is live. Omitted rates are 0."),
               setRates);
    calls.get(ControlGroup::Life, "scenarios", QT_TRANSLATE_NOOP("Control", "Scenarios"),
              QT_TRANSLATE_NOOP("Control", "Lists the built-in scenarios."), getScenarios);
    calls.post(
        ControlGroup::Life, "play", QT_TRANSLATE_NOOP("Control", "Play a scenario"),
        QT_TRANSLATE_NOOP("Control", "Plays a built-in scenario or the JSON of a file, in sandbox time."),
        playScenario);
    calls.post(ControlGroup::Life, "stop-scenario", QT_TRANSLATE_NOOP("Control", "Stop the scenario"),
               QT_TRANSLATE_NOOP("Control", "Stops the scenario that is playing."), stopScenario);
}

}  // namespace Sidestage::Sandbox
