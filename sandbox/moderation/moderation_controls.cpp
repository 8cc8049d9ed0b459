// SPDX-License-Identifier: GPL-3.0-or-later
#include "moderation.h"
#include "sandbox/chat/blocked_terms.h"
#include "sandbox/chat/warnings.h"
#include "sandbox/service/control_calls.h"
#include "sandbox/service/lookup.h"
#include "sandbox/service/service.h"
#include "schema/describe.h"
#include "unban_requests.h"

namespace Sidestage::Sandbox {

namespace Controls {
namespace {

inline constexpr Api::Rule reasonRule
    = Api::between(1, 500) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Reason"));

struct BanCall : UserInChannel, ByModerator
{
    std::optional<int> duration{};  ///< Seconds of a timeout; default: a ban.
    std::optional<QString> reason{};

    static void describe(auto &is)
    {
        UserInChannel::describe(is);
        is.body("duration", &BanCall::duration,
                Api::between(1, 1'209'600)
                    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Seconds of a timeout")));
        is.body("reason", &BanCall::reason, reasonRule);
        ByModerator::describe(is);
    }
};

Result<Api::UserBan> ban(World &world, const BanCall &in, const Named &named)
{
    return world.area<Moderation>().ban(
        named.channel.id, named.moderatorId,
        {.userId = named.user.id, .duration = in.duration, .reason = in.reason});
}

struct Unban : UserInChannel, ByModerator
{
    static void describe(auto &is)
    {
        UserInChannel::describe(is);
        ByModerator::describe(is);
    }
};

Result<void> unban(World &world, const Unban &, const Named &named)
{
    return world.area<Moderation>().unban(named.channel.id, named.moderatorId, named.user.id);
}

struct Warn : UserInChannel, ByModerator
{
    QString reason{};

    static void describe(auto &is)
    {
        UserInChannel::describe(is);
        is.body("reason", &Warn::reason, reasonRule);
        ByModerator::describe(is);
    }
};

Result<void> warn(World &world, const Warn &in, const Named &named)
{
    return world.area<Warnings>().warn(named.channel.id, named.moderatorId, named.user.id, in.reason);
}

struct RequestUnban : ViewerInChannel
{
    QString text{};

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("text", &RequestUnban::text, Api::between(1, 500));
    }
};

Result<Api::UnbanRequest> requestUnban(World &world, const RequestUnban &in, const Named &named)
{
    return world.area<UnbanRequests>().create(named.channel.id, named.user.id, in.text);
}

/// The id of the viewer's pending request; 404 without one.
Result<QString> findRequest(World &world, const Named &named)
{
    const QString id
        = world.area<UnbanRequests>().idOf(named.channel.id, named.user.id, Api::UnbanRequestStatus::Pending);
    if (id.isEmpty())
        return refuseAt("viewer", 404,
                        QStringLiteral("%1 has not asked to be unbanned from %2.")
                            .arg(named.user.login, named.channel.login));
    return id;
}

Result<void> withdrawUnbanRequest(World &world, const ViewerInChannel &, const Named &named)
{
    if (const auto id = findRequest(world, named); !id)
        return id.error();
    return world.area<UnbanRequests>().cancel(named.channel.id, named.user.id);
}

struct ResolveRequest : ViewerInChannel, ByModerator
{
    bool approve = false;
    std::optional<QString> text{};

    static void describe(auto &is)
    {
        ViewerInChannel::describe(is);
        is.body("approve", &ResolveRequest::approve,
                Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Approve it")));
        is.body("text", &ResolveRequest::text, Api::between(1, 500));
        ByModerator::describe(is);
    }
};

Result<Api::UnbanRequest> resolveRequest(World &world, const ResolveRequest &in, const Named &named)
{
    const auto id = must(findRequest(world, named));
    return world.area<UnbanRequests>().resolve(
        named.channel.id, named.moderatorId, id,
        in.approve ? Api::UnbanDecision::Approved : Api::UnbanDecision::Denied, in.text);
}

struct SetUnbanRequests : InChannel
{
    bool active = false;

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("active", &SetUnbanRequests::active);
    }
};

Result<void> setUnbanRequests(World &world, const SetUnbanRequests &in, const Named &named)
{
    return world.area<UnbanRequests>().setOpen(named.channel.id, in.active);
}

struct TermCall : InChannel, ByModerator
{
    QString term{};

    static void describe(auto &is)
    {
        InChannel::describe(is);
        is.body("term", &TermCall::term,
                Api::between(2, 500) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Term")));
        ByModerator::describe(is);
    }
};

struct AddTerm : TermCall
{
    std::optional<int> expiresInSeconds{};  ///< Default: it stays.

    static void describe(auto &is)
    {
        TermCall::describe(is);
        is.body("expires_in_seconds", &AddTerm::expiresInSeconds,
                Api::between(1, 1'209'600)
                    | Api::labelled(
                        QT_TRANSLATE_NOOP("SandboxPage", "Seconds until it expires; empty: it stays")));
    }
};

Result<Api::BlockedTerm> addTerm(World &world, const AddTerm &in, const Named &named)
{
    return world.area<BlockedTerms>().add(
        named.channel.id, named.moderatorId, in.term,
        in.expiresInSeconds ? world.clock().now().addSecs(*in.expiresInSeconds) : QDateTime());
}

Result<void> removeTerm(World &world, const TermCall &in, const Named &named)
{
    const QString id = world.area<BlockedTerms>().idOf(named.channel.id, in.term);
    if (id.isEmpty())
        return refuseAt("term", 404,
                        QStringLiteral("\"%1\" is not blocked in %2.").arg(in.term, named.channel.login));
    return world.area<BlockedTerms>().remove(named.channel.id, named.moderatorId, id);
}

}  // namespace
}  // namespace Controls

void Moderation::addControls(ControlCalls &calls)
{
    calls.post(ControlGroup::People, "ban", QT_TRANSLATE_NOOP("Control", "Ban"),
               QT_TRANSLATE_NOOP("Control",
                                 "Bans the user from the channel or, with seconds, puts them in a timeout. A "
                                 "moderator or VIP loses that role; a timeout does not end that of a VIP."),
               Controls::ban);
    calls.post(ControlGroup::People, "unban", QT_TRANSLATE_NOOP("Control", "Unban"),
               QT_TRANSLATE_NOOP("Control", "Ends the user's ban or timeout in the channel."),
               Controls::unban);
    calls.post(ControlGroup::People, "warn", QT_TRANSLATE_NOOP("Control", "Warn"),
               QT_TRANSLATE_NOOP("Control", "Warns the user, who cannot chat until they acknowledge it."),
               Controls::warn);
    calls.post<Controls::ViewerInChannel>(
        ControlGroup::Viewers, "acknowledge-warning", QT_TRANSLATE_NOOP("Control", "Acknowledge a warning"),
        QT_TRANSLATE_NOOP("Control", "Acknowledges the warning in the channel, to chat again."),
        &Warnings::acknowledge);
    calls.post(ControlGroup::Viewers, "request-unban", QT_TRANSLATE_NOOP("Control", "Ask to be unbanned"),
               QT_TRANSLATE_NOOP("Control", "Asks the channel to end a ban."), Controls::requestUnban);
    calls.post(ControlGroup::Viewers, "withdraw-unban-request",
               QT_TRANSLATE_NOOP("Control", "Withdraw an unban request"),
               QT_TRANSLATE_NOOP("Control", "Withdraws a request that was not answered yet."),
               Controls::withdrawUnbanRequest);
    calls.post<Controls::ViewerInChannel>(
        ControlGroup::Viewers, "read-unban-answer",
        QT_TRANSLATE_NOOP("Control", "Read the answer to an unban request"),
        QT_TRANSLATE_NOOP("Control", "Acknowledges that the request was denied."),
        &UnbanRequests::acknowledge);
    calls.post(ControlGroup::People, "resolve-unban-request",
               QT_TRANSLATE_NOOP("Control", "Resolve an unban request"),
               QT_TRANSLATE_NOOP("Control", "Approves or denies it, as a moderator or the broadcaster."),
               Controls::resolveRequest);
    calls.post(ControlGroup::Channels, "set-unban-requests",
               QT_TRANSLATE_NOOP("Control", "Set unban requests"),
               QT_TRANSLATE_NOOP("Control", "Sets whether banned users can ask to be unbanned."),
               Controls::setUnbanRequests);
    calls.post(ControlGroup::Channels, "add-blocked-term", QT_TRANSLATE_NOOP("Control", "Block a term"),
               QT_TRANSLATE_NOOP("Control",
                                 "Adds a blocked term, as a moderator or the broadcaster. One that expires "
                                 "counts as added by AutoMod."),
               Controls::addTerm);
    calls.post(ControlGroup::Channels, "remove-blocked-term", QT_TRANSLATE_NOOP("Control", "Unblock a term"),
               QT_TRANSLATE_NOOP("Control", "Removes a blocked term, as a moderator or the broadcaster."),
               Controls::removeTerm);
    calls.post<Controls::CountInChannel>(
        ControlGroup::Crowds, "fill-banned", QT_TRANSLATE_NOOP("Control", "Ban many users"),
        QT_TRANSLATE_NOOP("Control", "Bans this many users at once, and creates users if needed."),
        &Moderation::fillBanned);
    calls.post<Controls::CountInChannel>(
        ControlGroup::Crowds, "fill-blocked-terms", QT_TRANSLATE_NOOP("Control", "Block many terms"),
        QT_TRANSLATE_NOOP("Control", "Adds this many blocked terms at once."), &BlockedTerms::fill);
}

}  // namespace Sidestage::Sandbox
