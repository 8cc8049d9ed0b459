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
struct SetRates
{
    QString channel{};
    std::optional<double> joins{};
    std::optional<double> leaves{};
    std::optional<double> chats{};
    std::optional<double> follows{};
    std::optional<double> redemptions{};
    std::optional<double> cheers{};
    std::optional<double> donations{};
    std::optional<double> raids{};
    std::optional<double> subscriptions{};

    static void describe(auto &is)
    {
        constexpr Api::Rule rate = Api::between(0, 6'000) | Api::otherwise(0);
        is.body("channel", &SetRates::channel, who);
        is.body("joins", &SetRates::joins, rate);
        is.body("leaves", &SetRates::leaves, rate);
        is.body("chats", &SetRates::chats, rate);
        is.body("follows", &SetRates::follows, rate);
        is.body("redemptions", &SetRates::redemptions, rate);
        is.body("cheers", &SetRates::cheers, rate);
        is.body("donations", &SetRates::donations, rate);
        is.body("raids", &SetRates::raids, rate);
        is.body("subscriptions", &SetRates::subscriptions, rate);
    }
};

Result<void> setRates(World &world, const SetRates &in, const Named &named)
{
    return world.area<Life>().setRates(named.channel.id,
                                       {.joins = in.joins.value_or(0),
                                        .leaves = in.leaves.value_or(0),
                                        .chats = in.chats.value_or(0),
                                        .follows = in.follows.value_or(0),
                                        .redemptions = in.redemptions.value_or(0),
                                        .cheers = in.cheers.value_or(0),
                                        .donations = in.donations.value_or(0),
                                        .raids = in.raids.value_or(0),
                                        .subscriptions = in.subscriptions.value_or(0)});
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
    const auto scenario = wanted(in);
    if (!scenario)
        return scenario.error();
    if (auto done = control.player().play(*scenario); !done)
        return done.error();
    return playingState(control.player());
}

Result<void> stopScenario(Control &control, const NoFields &)
{
    return control.player().stop();
}

}  // namespace
}  // namespace Controls

Controls::RatesState Controls::ratesState(World &world, const QString &channelId)
{
    const Rates rates = world.area<Life>().rates(channelId);
    return {.joins = rates.joins,
            .leaves = rates.leaves,
            .chats = rates.chats,
            .follows = rates.follows,
            .redemptions = rates.redemptions,
            .cheers = rates.cheers,
            .donations = rates.donations,
            .raids = rates.raids,
            .subscriptions = rates.subscriptions};
}

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
    calls.add(ControlGroup::Life, "rates", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Set activity rates"),
              QT_TRANSLATE_NOOP("Control",
                                "Sets how often per minute simulated viewers act while the channel "
                                "is live. Omitted rates are 0."),
              setRates);
    calls.add(ControlGroup::Life, "scenarios", Api::Method::Get, QT_TRANSLATE_NOOP("Control", "Scenarios"),
              QT_TRANSLATE_NOOP("Control", "Lists the built-in scenarios."), getScenarios);
    calls.add(
        ControlGroup::Life, "play", Api::Method::Post, QT_TRANSLATE_NOOP("Control", "Play a scenario"),
        QT_TRANSLATE_NOOP("Control", "Plays a built-in scenario or the JSON of a file, in sandbox time."),
        playScenario);
    calls.add(ControlGroup::Life, "stop-scenario", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Stop the scenario"),
              QT_TRANSLATE_NOOP("Control", "Stops the scenario that is playing."), stopScenario);
}

}  // namespace Sidestage::Sandbox
