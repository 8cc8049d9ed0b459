// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest_star.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "schema/describe.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

Result<void> inviteGuest(World &world, const ViewerInChannel &, const Named &named)
{
    GuestStar &guestStar = world.area<GuestStar>();
    const QString &host = named.channel.id;
    auto session = guestStar.session(host);
    if (!session) {
        auto started = must(guestStar.start(host));
        session = std::move(started);
    }
    return guestStar.invite({host, session->id, host}, named.user.id);
}

struct ReadyGuest : ViewerInChannel
{
    std::optional<bool> audio{};  ///< Default: true, as for the next.
    std::optional<bool> video{};

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("audio", &ReadyGuest::audio,
                Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Shares the microphone")));
        is.body("video", &ReadyGuest::video,
                Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Shares the camera")));
    }
};

Result<void> readyGuest(World &world, const ReadyGuest &in, const Named &named)
{
    return world.area<GuestStar>().getReady(named.channel.id, named.user.id, in.audio.value_or(true),
                                            in.video.value_or(true));
}

}  // namespace
}  // namespace Controls

void GuestStar::addControls(ControlCalls &calls)
{
    using namespace Controls;
    calls.post(ControlGroup::Channels, "invite-guest", QT_TRANSLATE_NOOP("Control", "Invite a guest"),
               QT_TRANSLATE_NOOP("Control",
                                 "Invites a viewer to be a guest on the stream, as its broadcaster would. "
                                 "Begins a Guest Star session if there is none."),
               Controls::inviteGuest);
    calls.post<ViewerInChannel>(
        ControlGroup::Viewers, "accept-guest-invite", QT_TRANSLATE_NOOP("Control", "Accept to be a guest"),
        QT_TRANSLATE_NOOP("Control", "Accepts the channel's invitation to be a guest on its stream."),
        &GuestStar::accept);
    calls.post(
        ControlGroup::Viewers, "get-ready-as-guest", QT_TRANSLATE_NOOP("Control", "Get ready as a guest"),
        QT_TRANSLATE_NOOP("Control", "Tells the channel that a guest who has accepted is ready for a slot."),
        Controls::readyGuest);
    calls.post<ViewerInChannel>(
        ControlGroup::Viewers, "leave-as-guest", QT_TRANSLATE_NOOP("Control", "Leave as a guest"),
        QT_TRANSLATE_NOOP("Control", "Leaves the slot of a guest, or withdraws from the invitation."),
        &GuestStar::leave);
}

}  // namespace Sidestage::Sandbox
