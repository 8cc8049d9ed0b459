// SPDX-License-Identifier: GPL-3.0-or-later
#include "automod.h"
#include "sandbox/chat/chat_rooms.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"
#include "suspicious_users.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

struct SayHeld : ViewerInChannel
{
    std::optional<AutomodCategory> category{};  ///< Default: any.

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("category", &SayHeld::category,
                Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Category of AutoMod")));
    }
};

Result<void> sayHeld(World &world, const SayHeld &in, const Named &named)
{
    const QStringList texts = world.area<Automod>().heldRemarks(named.channel.id, in.category);
    if (texts.isEmpty())
        return refuseAt("category", 400,
                        QStringLiteral("AutoMod holds nothing of it in this channel: the level is too low."));
    const auto sent = world.area<ChatRooms>().sendMessage(named.channel.id, named.user.id, texts.first());
    if (sent)
        return refuseAt("viewer", 400,
                        QStringLiteral("Messages of moderators and of restricted users are never held."));
    return ChatRooms::isHeld(sent) ? Result<void>() : sent.error();
}

struct FillHeld : InChannel
{
    int count = 0;

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("count", &FillHeld::count, Api::between(1, 1'000));
    }
};

Result<void> fillHeld(World &world, const FillHeld &in, const Named &named)
{
    return world.area<Automod>().fill(named.channel.id, in.count);
}

struct SetSuspicious : UserInChannel, ByModerator
{
    LowTrustStatus status{};

    static void describe(auto &is)
    {
        UserInChannel::describe(is);
        is.body("status", &SetSuspicious::status,
                Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Treatment")));
        ByModerator::describe(is);
    }
};

Result<void> setSuspicious(World &world, const SetSuspicious &in, const Named &named)
{
    return world.area<SuspiciousUsers>().setStatus(named.channel.id, named.moderatorId, named.user.id,
                                                   in.status);
}

}  // namespace
}  // namespace Controls

void Automod::addControls(ControlCalls &calls)
{
    calls.post(ControlGroup::Viewers, "say-held", QT_TRANSLATE_NOOP("Control", "Send a message that is held"),
               QT_TRANSLATE_NOOP("Control",
                                 "Sends a chat message that AutoMod holds until a moderator decides. Chat "
                                 "modes apply."),
               Controls::sayHeld);
    calls.post(
        ControlGroup::Crowds, "fill-held", QT_TRANSLATE_NOOP("Control", "Hold many messages"),
        QT_TRANSLATE_NOOP("Control",
                          "Lets AutoMod hold this many messages of different viewers at once, ignoring "
                          "chat modes."),
        Controls::fillHeld);
}

void SuspiciousUsers::addControls(ControlCalls &calls)
{
    calls.post(ControlGroup::People, "set-suspicious", QT_TRANSLATE_NOOP("Control", "Mark a suspicious user"),
               QT_TRANSLATE_NOOP("Control",
                                 "Has a user's messages watched, or shown to moderators only, as a moderator "
                                 "or the broadcaster would."),
               Controls::setSuspicious);
}

}  // namespace Sidestage::Sandbox
