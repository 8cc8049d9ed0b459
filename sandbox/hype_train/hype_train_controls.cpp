// SPDX-License-Identifier: GPL-3.0-or-later
#include "hype_trains.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

struct PushHypeTrain : ViewerInChannel
{
    int points = 0;

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("points", &PushHypeTrain::points,
                Api::between(1, 1'000'000)
                    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Points of the train")));
    }
};

Result<void> pushHypeTrain(World &world, const PushHypeTrain &in, const Named &named)
{
    return world.area<HypeTrains>().push(named.channel.id, named.user.id, in.points);
}

}  // namespace
}  // namespace Controls

void HypeTrains::addControls(ControlCalls &calls)
{
    calls.post(
        ControlGroup::Viewers, "push-hype-train", QT_TRANSLATE_NOOP("Control", "Push a hype train"),
        QT_TRANSLATE_NOOP("Control", "Moves the channel's hype train. If none runs, one begins at once."),
        Controls::pushHypeTrain);
}

}  // namespace Sidestage::Sandbox
