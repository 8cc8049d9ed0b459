// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "schema/values.h"

namespace Sidestage::Sandbox {

/// A step of a scenario: a control call, once or repeated.
struct ScenarioStep
{
    int at = 0;                          ///< Seconds of world time after the start.
    std::optional<int> every{};          ///< Repeats the call at this interval, in seconds…
    std::optional<int> until{};          ///< …until this time, in seconds after the start.
    QString call{};                      ///< The name of the control call: "go-live".
    std::optional<Api::RawJson> with{};  ///< Its fields, as an object.

    static void describe(auto &is)
    {
        is("at", &ScenarioStep::at, Api::between(0, 7 * 24 * 3600));
        is("every", &ScenarioStep::every, Api::between(1, 24 * 3600));
        is("until", &ScenarioStep::until, Api::between(0, 7 * 24 * 3600));
        is("call", &ScenarioStep::call);
        is("with", &ScenarioStep::with);
    }
    bool operator==(const ScenarioStep &) const = default;
};

/// A recorded show that can be played: a JSON file with these fields.
struct Scenario
{
    QString name{};         ///< "charity marathon".
    QString description{};  ///< One sentence for the user.
    QList<ScenarioStep> steps{};

    static void describe(auto &is)
    {
        is("name", &Scenario::name, Api::between(1, 60));
        is("description", &Scenario::description, Api::between(0, 500));
        is("steps", &Scenario::steps, Api::between(1, 500));
    }
    bool operator==(const Scenario &) const = default;
};

/// Reads a scenario. Error: Kind::Invalid with the problem and its place: `steps[3].call`.
Result<Scenario> readScenario(const QByteArray &json);
/// Reads a scenario file. Errors: Kind::Invalid, Kind::Storage.
Result<Scenario> readScenarioFile(const QString &path);
QByteArray writeScenario(const Scenario &scenario);

/// Returns the built-in scenarios, sorted by the names of their files.
const QList<Scenario> &builtInScenarios();
/// Returns a built-in scenario; in the name, spaces and hyphens are equivalent.
std::optional<Scenario> builtInScenario(const QString &name);

}  // namespace Sidestage::Sandbox
