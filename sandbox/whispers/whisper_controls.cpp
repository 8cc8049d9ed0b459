// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"
#include "whispers.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

struct Whisper : ViewerInChannel
{
    QString text{};

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("text", &Whisper::text, Api::between(1, Whispers::longest));
    }
};

Result<void> whisper(World &world, const Whisper &in, const Named &named)
{
    return world.area<Whispers>().send(named.user.id, named.channel.id, in.text);
}

struct SetWhispers
{
    QString user{};
    bool strangers = false;

    static void describe(auto &is)
    {
        is.body("user", &SetWhispers::user, who);
        is.body("strangers", &SetWhispers::strangers,
                Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "From strangers too")));
    }
};

Result<void> setWhispers(World &world, const SetWhispers &in, const Named &named)
{
    return world.area<Whispers>().setTakesStrangers(named.user.id, in.strangers);
}

}  // namespace
}  // namespace Controls

void Whispers::addControls(ControlCalls &calls)
{
    calls.post(ControlGroup::Viewers, "whisper", QT_TRANSLATE_NOOP("Control", "Whisper"),
               QT_TRANSLATE_NOOP("Control", "Sends the broadcaster a private message."), Controls::whisper);
    calls.post(
        ControlGroup::People, "set-whispers", QT_TRANSLATE_NOOP("Control", "Set who may whisper"),
        QT_TRANSLATE_NOOP("Control",
                          "Lets strangers whisper to the user, or only people whom the user follows or "
                          "has whispered to."),
        Controls::setWhispers);
}

}  // namespace Sidestage::Sandbox
