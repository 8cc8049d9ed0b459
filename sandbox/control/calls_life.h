// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Simulated viewers, and scenarios.

#include "calls_common.h"
#include "schema/values.h"

namespace Sidestage::Sandbox::Controls {

/// How often each action happens per minute of world time.
struct RatesState
{
    double joins = 0;
    double leaves = 0;
    double chats = 0;
    double follows = 0;
    double redemptions = 0;
    double cheers = 0;
    double donations = 0;
    double raids = 0;

    static void describe(auto &is)
    {
        is("joins", &RatesState::joins);
        is("leaves", &RatesState::leaves);
        is("chats", &RatesState::chats);
        is("follows", &RatesState::follows);
        is("redemptions", &RatesState::redemptions);
        is("cheers", &RatesState::cheers);
        is("donations", &RatesState::donations);
        is("raids", &RatesState::raids);
    }
};

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

    using Answer = void;
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
    }
};

struct PlayingState
{
    QString name{};  ///< Empty: no scenario is playing.
    int steps = 0;
    int done = 0;            ///< Steps already made; each repetition counts.
    QStringList problems{};  ///< Errors of refused steps.

    static void describe(auto &is)
    {
        is("name", &PlayingState::name);
        is("steps", &PlayingState::steps);
        is("done", &PlayingState::done);
        is("problems", &PlayingState::problems);
    }
};

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

struct GetScenarios
{
    using Answer = Api::Many<ScenarioRow>;
    static void describe(auto &) { }
};

/// Either the name of a built-in scenario, or the JSON of a scenario file.
struct PlayScenario
{
    std::optional<QString> name{};
    std::optional<Api::RawJson> scenario{};

    using Answer = PlayingState;
    static void describe(auto &is)
    {
        is.body("name", &PlayScenario::name, Api::between(1, 60));
        is.body("scenario", &PlayScenario::scenario);
    }
};

struct StopScenario
{
    using Answer = void;
    static void describe(auto &) { }
};

}  // namespace Sidestage::Sandbox::Controls
