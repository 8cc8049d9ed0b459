// SPDX-License-Identifier: GPL-3.0-or-later
#include "polls.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

inline constexpr Api::Rule choiceTitle = Api::between(1, 25);

struct StartPoll : InChannel
{
    QString title{};
    QStringList choices{};
    std::optional<int> duration{};  ///< Seconds; default: 60.

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("title", &StartPoll::title, Api::between(1, 60));
        is.body("choices", &StartPoll::choices,
                Api::between(2, 5) | Api::each(choiceTitle)
                    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Choices")));
        is.body("duration", &StartPoll::duration,
                Api::between(15, 1800) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Seconds")));
    }
};

Result<Api::Poll> startPoll(World &world, const StartPoll &in, const Named &named)
{
    Api::CreatePoll wanted{
        .broadcasterId = named.channel.id, .title = in.title, .duration = in.duration.value_or(60)};
    for (const QString &title : in.choices)
        wanted.choices.append({.title = title});
    return world.area<Polls>().create(wanted);
}

struct Vote : ViewerInChannel
{
    int choice = 0;  ///< From 1.
    std::optional<int> pointsVotes{};

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("choice", &Vote::choice,
                Api::between(1, 5) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Number of the choice")));
        is.body("points_votes", &Vote::pointsVotes,
                Api::between(0, 1000)
                    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Votes for channel points")));
    }
};

Result<void> vote(World &world, const Vote &in, const Named &named)
{
    return world.area<Polls>().vote(named.channel.id, named.user.id, in.choice, in.pointsVotes.value_or(0));
}

}  // namespace
}  // namespace Controls

void Polls::addControls(ControlCalls &calls)
{
    calls.post(ControlGroup::Viewers, "start-poll", QT_TRANSLATE_NOOP("Control", "Start a poll"),
               QT_TRANSLATE_NOOP("Control", "Asks the viewers of a channel, as its broadcaster would."),
               Controls::startPoll);
    calls.post(ControlGroup::Viewers, "vote", QT_TRANSLATE_NOOP("Control", "Vote in a poll"),
               QT_TRANSLATE_NOOP("Control", "Votes in the channel's active poll: once, or more for points."),
               Controls::vote);
}

}  // namespace Sidestage::Sandbox
