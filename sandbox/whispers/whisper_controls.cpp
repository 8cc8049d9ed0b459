// SPDX-License-Identifier: GPL-3.0-or-later
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"
#include "whispers.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

struct Whisper
{
    QString channel{};
    QString viewer{};
    QString text{};

    static void describe(auto &is)
    {
        is.body("channel", &Whisper::channel, who);
        is.body("viewer", &Whisper::viewer, who);
        is.body("text", &Whisper::text, Api::between(1, Whispers::longest));
    }
};

Result<void> whisper(World &world, const Whisper &in)
{
    const auto pair = findViewer(world, in);
    return pair ? world.area<Whispers>().send(pair->user.id, pair->channel.id, in.text)
                : Result<void>(pair.error());
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

Result<void> setWhispers(World &world, const SetWhispers &in)
{
    const auto user = findUser(world, in.user, "user");
    return user ? world.area<Whispers>().setTakesStrangers(user->id, in.strangers)
                : Result<void>(user.error());
}

}  // namespace
}  // namespace Controls

void Whispers::addControls(ControlCalls &calls)
{
    calls.add(ControlGroup::Viewers, "whisper", Api::Method::Post, QT_TRANSLATE_NOOP("Control", "Whisper"),
              QT_TRANSLATE_NOOP("Control", "Sends the broadcaster a private message."), Controls::whisper);
    calls.add(ControlGroup::People, "set-whispers", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Set who may whisper"),
              QT_TRANSLATE_NOOP("Control",
                                "Lets strangers whisper to the user, or only people whom the user follows or "
                                "has whispered to."),
              Controls::setWhispers);
}

}  // namespace Sidestage::Sandbox
