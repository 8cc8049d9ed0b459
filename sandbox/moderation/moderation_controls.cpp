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

struct BanCall
{
    QString channel{};
    QString user{};
    std::optional<int> duration{};  ///< Seconds of a timeout; default: a ban.
    std::optional<QString> reason{};
    std::optional<QString> moderator{};  ///< Default: the broadcaster.

    static void describe(auto &is)
    {
        is.body("channel", &BanCall::channel, who);
        is.body("user", &BanCall::user, who);
        is.body("duration", &BanCall::duration,
                Api::between(1, 1'209'600)
                    | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Seconds of a timeout")));
        is.body("reason", &BanCall::reason, reasonRule);
        is.body("moderator", &BanCall::moderator, who);
    }
};

Result<Api::UserBan> ban(World &world, const BanCall &in)
{
    const auto pair = findPair(world, in.channel, "channel", in.user, "user");
    if (!pair)
        return pair.error();
    const auto moderator = findModerator(world, pair->channel, in.moderator);
    if (!moderator)
        return moderator.error();
    return world.area<Moderation>().ban(
        pair->channel.id, *moderator,
        {.userId = pair->user.id, .duration = in.duration, .reason = in.reason});
}

struct Unban
{
    QString channel{};
    QString user{};
    std::optional<QString> moderator{};  ///< Default: the broadcaster.

    static void describe(auto &is)
    {
        is.body("channel", &Unban::channel, who);
        is.body("user", &Unban::user, who);
        is.body("moderator", &Unban::moderator, who);
    }
};

Result<void> unban(World &world, const Unban &in)
{
    const auto pair = findPair(world, in.channel, "channel", in.user, "user");
    if (!pair)
        return pair.error();
    const auto moderator = findModerator(world, pair->channel, in.moderator);
    if (!moderator)
        return moderator.error();
    return world.area<Moderation>().unban(pair->channel.id, *moderator, pair->user.id);
}

struct Warn
{
    QString channel{};
    QString user{};
    QString reason{};
    std::optional<QString> moderator{};  ///< Default: the broadcaster.

    static void describe(auto &is)
    {
        is.body("channel", &Warn::channel, who);
        is.body("user", &Warn::user, who);
        is.body("reason", &Warn::reason, reasonRule);
        is.body("moderator", &Warn::moderator, who);
    }
};

Result<void> warn(World &world, const Warn &in)
{
    const auto pair = findPair(world, in.channel, "channel", in.user, "user");
    if (!pair)
        return pair.error();
    const auto moderator = findModerator(world, pair->channel, in.moderator);
    if (!moderator)
        return moderator.error();
    return world.area<Warnings>().warn(pair->channel.id, *moderator, pair->user.id, in.reason);
}

Result<void> acknowledgeWarning(World &world, const ViewerInChannel &in)
{
    const auto pair = findViewer(world, in);
    return pair ? world.area<Warnings>().acknowledge(pair->channel.id, pair->user.id)
                : Result<void>(pair.error());
}

struct RequestUnban
{
    QString channel{};
    QString viewer{};
    QString text{};

    static void describe(auto &is)
    {
        is.body("channel", &RequestUnban::channel, who);
        is.body("viewer", &RequestUnban::viewer, who);
        is.body("text", &RequestUnban::text, Api::between(1, 500));
    }
};

Result<Api::UnbanRequest> requestUnban(World &world, const RequestUnban &in)
{
    const auto pair = findViewer(world, in);
    if (!pair)
        return pair.error();
    return world.area<UnbanRequests>().create(pair->channel.id, pair->user.id, in.text);
}

/// The id of the viewer's pending request; 404 without one.
Result<QString> findRequest(World &world, const Pair &pair)
{
    const QString id
        = world.area<UnbanRequests>().idOf(pair.channel.id, pair.user.id, Api::UnbanRequestStatus::Pending);
    if (id.isEmpty())
        return refuseAt("viewer", 404,
                        QStringLiteral("%1 has not asked to be unbanned from %2.")
                            .arg(pair.user.login, pair.channel.login));
    return id;
}

Result<void> withdrawUnbanRequest(World &world, const ViewerInChannel &in)
{
    const auto pair = findViewer(world, in);
    if (!pair)
        return pair.error();
    if (const auto id = findRequest(world, *pair); !id)
        return id.error();
    return world.area<UnbanRequests>().cancel(pair->channel.id, pair->user.id);
}

struct ResolveRequest
{
    QString channel{};
    QString viewer{};
    bool approve = false;
    std::optional<QString> text{};
    std::optional<QString> moderator{};  ///< Default: the broadcaster.

    static void describe(auto &is)
    {
        is.body("channel", &ResolveRequest::channel, who);
        is.body("viewer", &ResolveRequest::viewer, who);
        is.body("approve", &ResolveRequest::approve,
                Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Approve it")));
        is.body("text", &ResolveRequest::text, Api::between(1, 500));
        is.body("moderator", &ResolveRequest::moderator, who);
    }
};

Result<Api::UnbanRequest> resolveRequest(World &world, const ResolveRequest &in)
{
    const auto pair = findViewer(world, in);
    if (!pair)
        return pair.error();
    const auto moderator = findModerator(world, pair->channel, in.moderator);
    if (!moderator)
        return moderator.error();
    const auto id = findRequest(world, *pair);
    if (!id)
        return id.error();
    return world.area<UnbanRequests>().resolve(
        pair->channel.id, *moderator, *id,
        in.approve ? Api::UnbanDecision::Approved : Api::UnbanDecision::Denied, in.text);
}

Result<void> readUnbanAnswer(World &world, const ViewerInChannel &in)
{
    const auto pair = findViewer(world, in);
    return pair ? world.area<UnbanRequests>().acknowledge(pair->channel.id, pair->user.id)
                : Result<void>(pair.error());
}

struct SetUnbanRequests
{
    QString channel{};
    bool active = false;

    static void describe(auto &is)
    {
        is.body("channel", &SetUnbanRequests::channel, who);
        is.body("active", &SetUnbanRequests::active);
    }
};

Result<void> setUnbanRequests(World &world, const SetUnbanRequests &in)
{
    const auto channel = findUser(world, in.channel, "channel");
    return channel ? world.area<UnbanRequests>().setOpen(channel->id, in.active)
                   : Result<void>(channel.error());
}

struct TermCall
{
    QString channel{};
    QString term{};
    std::optional<QString> moderator{};  ///< Default: the broadcaster.

    template <class T>
    static void describe(Api::Describer<T> &is)
    {
        is.body("channel", static_cast<QString T::*>(&TermCall::channel), who);
        is.body("term", static_cast<QString T::*>(&TermCall::term),
                Api::between(2, 500) | Api::labelled(QT_TRANSLATE_NOOP("SandboxPage", "Term")));
        is.body("moderator", static_cast<std::optional<QString> T::*>(&TermCall::moderator), who);
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

Result<Api::BlockedTerm> addTerm(World &world, const AddTerm &in)
{
    const auto channel = findUser(world, in.channel, "channel");
    if (!channel)
        return channel.error();
    const auto moderator = findModerator(world, *channel, in.moderator);
    if (!moderator)
        return moderator.error();
    return world.area<BlockedTerms>().add(
        channel->id, *moderator, in.term,
        in.expiresInSeconds ? world.clock().now().addSecs(*in.expiresInSeconds) : QDateTime());
}

Result<void> removeTerm(World &world, const TermCall &in)
{
    const auto channel = findUser(world, in.channel, "channel");
    if (!channel)
        return channel.error();
    const auto moderator = findModerator(world, *channel, in.moderator);
    if (!moderator)
        return moderator.error();
    const QString id = world.area<BlockedTerms>().idOf(channel->id, in.term);
    if (id.isEmpty())
        return refuseAt("term", 404,
                        QStringLiteral("\"%1\" is not blocked in %2.").arg(in.term, channel->login));
    return world.area<BlockedTerms>().remove(channel->id, *moderator, id);
}

struct Fill
{
    QString channel{};
    int count = 0;

    static void describe(auto &is)
    {
        is.body("channel", &Fill::channel, who);
        is.body("count", &Fill::count, crowd);
    }
};

Result<void> fillBanned(World &world, const Fill &in)
{
    const auto channel = findUser(world, in.channel, "channel");
    return channel ? world.area<Moderation>().fillBanned(channel->id, in.count)
                   : Result<void>(channel.error());
}

Result<void> fillTerms(World &world, const Fill &in)
{
    const auto channel = findUser(world, in.channel, "channel");
    return channel ? world.area<BlockedTerms>().fill(channel->id, in.count) : Result<void>(channel.error());
}

}  // namespace
}  // namespace Controls

void Moderation::addControls(ControlCalls &calls)
{
    calls.add(ControlGroup::People, "ban", Api::Method::Post, QT_TRANSLATE_NOOP("Control", "Ban"),
              QT_TRANSLATE_NOOP("Control",
                                "Bans the user from the channel or, with seconds, puts them in a timeout. A "
                                "moderator or VIP loses that role; a timeout does not end that of a VIP."),
              Controls::ban);
    calls.add(ControlGroup::People, "unban", Api::Method::Post, QT_TRANSLATE_NOOP("Control", "Unban"),
              QT_TRANSLATE_NOOP("Control", "Ends the user's ban or timeout in the channel."),
              Controls::unban);
    calls.add(ControlGroup::People, "warn", Api::Method::Post, QT_TRANSLATE_NOOP("Control", "Warn"),
              QT_TRANSLATE_NOOP("Control", "Warns the user, who cannot chat until they acknowledge it."),
              Controls::warn);
    calls.add(ControlGroup::Viewers, "acknowledge-warning", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Acknowledge a warning"),
              QT_TRANSLATE_NOOP("Control", "Acknowledges the warning in the channel, to chat again."),
              Controls::acknowledgeWarning);
    calls.add(ControlGroup::Viewers, "request-unban", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Ask to be unbanned"),
              QT_TRANSLATE_NOOP("Control", "Asks the channel to end a ban."), Controls::requestUnban);
    calls.add(ControlGroup::Viewers, "withdraw-unban-request", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Withdraw an unban request"),
              QT_TRANSLATE_NOOP("Control", "Withdraws a request that was not answered yet."),
              Controls::withdrawUnbanRequest);
    calls.add(ControlGroup::Viewers, "read-unban-answer", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Read the answer to an unban request"),
              QT_TRANSLATE_NOOP("Control", "Acknowledges that the request was denied."),
              Controls::readUnbanAnswer);
    calls.add(ControlGroup::People, "resolve-unban-request", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Resolve an unban request"),
              QT_TRANSLATE_NOOP("Control", "Approves or denies it, as a moderator or the broadcaster."),
              Controls::resolveRequest);
    calls.add(ControlGroup::Channels, "set-unban-requests", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Set unban requests"),
              QT_TRANSLATE_NOOP("Control", "Sets whether banned users can ask to be unbanned."),
              Controls::setUnbanRequests);
    calls.add(ControlGroup::Channels, "add-blocked-term", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Block a term"),
              QT_TRANSLATE_NOOP("Control",
                                "Adds a blocked term, as a moderator or the broadcaster. One that expires "
                                "counts as added by AutoMod."),
              Controls::addTerm);
    calls.add(ControlGroup::Channels, "remove-blocked-term", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Unblock a term"),
              QT_TRANSLATE_NOOP("Control", "Removes a blocked term, as a moderator or the broadcaster."),
              Controls::removeTerm);
    calls.add(ControlGroup::Crowds, "fill-banned", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Ban many users"),
              QT_TRANSLATE_NOOP("Control", "Bans this many users at once, and creates users if needed."),
              Controls::fillBanned);
    calls.add(ControlGroup::Crowds, "fill-blocked-terms", Api::Method::Post,
              QT_TRANSLATE_NOOP("Control", "Block many terms"),
              QT_TRANSLATE_NOOP("Control", "Adds this many blocked terms at once."), Controls::fillTerms);
}

}  // namespace Sidestage::Sandbox
