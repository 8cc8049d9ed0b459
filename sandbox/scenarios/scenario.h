// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "schema/values.h"

namespace Sidestage::Sandbox {

/// Something that a scenario does: a control call, once or again and again.
struct ScenarioStep
{
    int at = 0;                          ///< Seconds of world time after the beginning.
    std::optional<int> every{};          ///< Again each so many seconds…
    std::optional<int> until{};          ///< …up to this one, counted from the beginning.
    QString call{};                      ///< Its name: "go-live".
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

/// An evening that can be played: a JSON file with these fields.
struct Scenario
{
    QString name{};         ///< "charity marathon".
    QString description{};  ///< A sentence for people.
    QList<ScenarioStep> steps{};

    static void describe(auto &is)
    {
        is("name", &Scenario::name, Api::between(1, 60));
        is("description", &Scenario::description, Api::between(0, 500));
        is("steps", &Scenario::steps, Api::between(1, 500));
    }
    bool operator==(const Scenario &) const = default;
};

/// Reads one. Error: Kind::Invalid with what is wrong and where: `steps[3].call`.
Result<Scenario> readScenario(const QByteArray &json);
/// Reads a file. Error: also Kind::Storage.
Result<Scenario> readScenarioFile(const QString &path);
QByteArray writeScenario(const Scenario &scenario);

/// Those that are built in, in the order of their names.
const QList<Scenario> &builtInScenarios();
/// A built-in one; spaces and hyphens in the name are the same.
std::optional<Scenario> builtInScenario(const QString &name);

}  // namespace Sidestage::Sandbox
