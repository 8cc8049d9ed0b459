// SPDX-License-Identifier: GPL-3.0-or-later
#include "predictions.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

inline constexpr Api::Rule outcomeTitle = Api::between(1, 25);
inline constexpr Api::Rule outcomeNumber
    = Api::between(1, 10) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Number of the outcome"));

struct StartPrediction : InChannel
{
    QString title{};
    QStringList outcomes{};
    std::optional<int> window{};  ///< Seconds; default: 120.

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("title", &StartPrediction::title, Api::between(1, 45));
        is.body("outcomes", &StartPrediction::outcomes,
                Api::between(2, 10) | Api::each(outcomeTitle)
                    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Outcomes")));
        is.body("window", &StartPrediction::window,
                Api::between(30, 1800)
                    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Seconds until it is locked")));
    }
};

Result<Api::Prediction> startPrediction(World &world, const StartPrediction &in, const Named &named)
{
    Api::CreatePrediction wanted{
        .broadcasterId = named.channel.id, .title = in.title, .predictionWindow = in.window.value_or(120)};
    for (const QString &title : in.outcomes)
        wanted.outcomes.append({title});
    return world.area<Predictions>().create(wanted);
}

struct EndPrediction : InChannel
{
    Api::PredictionEnding status{};
    std::optional<int> outcome{};  ///< From 1; the right one. Required to resolve.

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("status", &EndPrediction::status);
        is.body("outcome", &EndPrediction::outcome, outcomeNumber);
    }
};

Result<Api::Prediction> endPrediction(World &world, const EndPrediction &in, const Named &named)
{
    const auto open = world.area<Predictions>().open(named.channel.id);
    if (!open)
        return refuseAt("channel", 404, QStringLiteral("The channel has no open prediction."));
    if (in.status == Api::PredictionEnding::Resolved && !in.outcome)
        return refuseAt("outcome", 400, QStringLiteral("The number of the right outcome is required."));
    const qsizetype place = in.outcome.value_or(1) - 1;
    if (place >= open->outcomes.size())
        return refuseAt("outcome", 404, QStringLiteral("The prediction has no such outcome."));
    return world.area<Predictions>().end(named.channel.id, open->id, in.status, open->outcomes[place].id);
}

struct Predict : ViewerInChannel
{
    int outcome = 0;  ///< From 1.
    int points = 0;

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("outcome", &Predict::outcome, outcomeNumber);
        is.body("points", &Predict::points, Api::between(1, Predictions::maxPoints));
    }
};

Result<void> predict(World &world, const Predict &in, const Named &named)
{
    return world.area<Predictions>().predict(named.channel.id, named.user.id, in.outcome, in.points);
}

}  // namespace
}  // namespace Controls

void Predictions::addControls(ControlCalls &calls)
{
    calls.post(ControlGroup::Channels, "start-prediction", QT_TRANSLATE_NOOP("Control", "Start a prediction"),
               QT_TRANSLATE_NOOP("Control", "Lets the viewers of a channel predict with Channel Points."),
               Controls::startPrediction);
    calls.post(ControlGroup::Channels, "end-prediction", QT_TRANSLATE_NOOP("Control", "End a prediction"),
               QT_TRANSLATE_NOOP("Control", "Locks, resolves or cancels the channel's open prediction."),
               Controls::endPrediction);
    calls.post(ControlGroup::Viewers, "predict", QT_TRANSLATE_NOOP("Control", "Predict"),
               QT_TRANSLATE_NOOP("Control", "Puts Channel Points on an outcome of the open prediction."),
               Controls::predict);
}

}  // namespace Sidestage::Sandbox
