// SPDX-License-Identifier: GPL-3.0-or-later
#include "moderation_handler.h"

#include "api/moderation.h"
#include "api/moderation/automod.h"
#include "api/moderation/bans.h"
#include "api/moderation/blocked_terms.h"
#include "api/moderation/unban_requests.h"
#include "client/client.h"
#include "client/service_clock.h"
#include "schema/describe.h"

namespace Sidestage {

using namespace Api;
using Action = ModerationAction::Kind;

namespace {

/// Whether the service refuses because somebody else was faster, so that there is nothing left to do.
bool isDoneElsewhere(const ModerationAction &action, const Error &error)
{
    switch (action.kind) {
    case Action::Allow:
    case Action::Deny:
    case Action::Approve:
    case Action::Refuse:
        return error.kind == Error::Kind::NotFound
            || (error.status == 400 && error.message.contains(u"pending", Qt::CaseInsensitive));
    case Action::Ban:
        return error.status == 400 && error.message.contains(u"already banned");
    case Action::Unban:
        return error.status == 400 && error.message.contains(u"not banned");
    default:
        return false;
    }
}

/// Whether the list of bans, read for one person, shows the action.
bool isDone(const ModerationAction &action, const QList<BannedUser> &listed, const QDateTime &now)
{
    if (listed.isEmpty() || action.kind == Action::Unban)
        return listed.isEmpty() && action.kind == Action::Unban;
    const BannedUser &ban = listed.first();
    if (action.kind == Action::Ban)
        return !ban.expiresAt.isValid();
    // An earlier timeout of the same length ends earlier. This one was sent at most so long ago.
    const int sentWithin = std::min(120, action.seconds / 2);
    return ban.expiresAt.isValid() && std::abs(ban.createdAt.secsTo(ban.expiresAt) - action.seconds) <= 1
        && ban.expiresAt >= now.addSecs(action.seconds - sentWithin);
}

}  // namespace

ModerationAction ModerationHandler::actionOf(const OutboxRow &row)
{
    return fromText<ModerationAction>(row.request).value_or(ModerationAction());
}

OutboxRow ModerationHandler::rowOf(const ModerationAction &action)
{
    return {.key = action.key(), .lane = action.channelId, .request = toText(action)};
}

template <class Request>
void ModerationHandler::call(const Request &request, const ModerationAction &action, QObject *context,
                             Done done)
{
    client()->call(request).then(context, [action, done = std::move(done)](const auto &answer) {
        if (answer)
            return done(Outcomes{{action.key(), {}}});
        if (isDoneElsewhere(action, answer.error()))
            return done(Outcomes{{action.key(), {.state = OutboxState::Elsewhere}}});
        if (action.kind == Action::Delete && answer.error().kind == Error::Kind::NotFound)
            return done(Outcomes{{action.key(), {.state = OutboxState::Gone}}});
        done(answer.error());
    });
}

void ModerationHandler::send(const Batch &batch, QObject *context, Done done)
{
    const ModerationAction action = actionOf(batch.rows.first());
    if (!account()->may(action.scope()))
        return done(
            Outcomes{{action.key(),
                      {.state = OutboxState::Failed,
                       .error = Error{.kind = Error::Kind::Forbidden,
                                      .message = tr("The account has not granted the permission.")}}}});
    const QString self = account()->userId();
    const auto send = [&](const auto &request) { call(request, action, context, std::move(done)); };
    const auto optional
        = [](const QString &text) { return text.isEmpty() ? std::nullopt : std::optional(text); };
    switch (action.kind) {
    case Action::Allow:
    case Action::Deny:
        return send(ManageHeldAutomodMessage{.userId = self,
                                             .messageId = action.targetId,
                                             .action = action.kind == Action::Allow ? AutomodAction::Allow
                                                                                    : AutomodAction::Deny});
    case Action::Ban:
    case Action::TimeOut: {
        NewBan ban{.userId = action.userId, .reason = optional(action.text)};
        if (action.kind == Action::TimeOut)
            ban.duration = action.seconds;
        return send(BanUser{.broadcasterId = action.channelId, .moderatorId = self, .data = ban});
    }
    case Action::Unban:
        return send(
            UnbanUser{.broadcasterId = action.channelId, .moderatorId = self, .userId = action.userId});
    case Action::Warn:
        return send(WarnChatUser{.broadcasterId = action.channelId,
                                 .moderatorId = self,
                                 .data = {.userId = action.userId, .reason = action.text}});
    case Action::Delete:
        // Without an id, the service would clear the whole chat.
        if (action.targetId.isEmpty())
            return done(Outcomes{{action.key(), {.state = OutboxState::Gone}}});
        return send(DeleteChatMessages{
            .broadcasterId = action.channelId, .moderatorId = self, .messageId = action.targetId});
    case Action::Approve:
    case Action::Refuse:
        return send(ResolveUnbanRequest{.broadcasterId = action.channelId,
                                        .moderatorId = self,
                                        .unbanRequestId = action.targetId,
                                        .status = action.kind == Action::Approve ? UnbanDecision::Approved
                                                                                 : UnbanDecision::Denied,
                                        .resolutionText = optional(action.text)});
    case Action::AddTerm:
        return send(
            AddBlockedTerm{.broadcasterId = action.channelId, .moderatorId = self, .text = action.text});
    case Action::RemoveTerm:
        return send(
            RemoveBlockedTerm{.broadcasterId = action.channelId, .moderatorId = self, .id = action.targetId});
    }
}

void ModerationHandler::verify(const Batch &batch, QObject *context, Done done)
{
    const OutboxRow &row = batch.rows.first();
    const ModerationAction action = actionOf(row);
    // A warning would come twice, and nothing tells whether it came.
    if (action.kind == Action::Warn && row.maybeSent)
        return done(Outcomes{{row.key,
                              {.state = OutboxState::Failed,
                               .error = row.error ? *row.error : Error{.kind = Error::Kind::Offline}}}});
    const bool isPerson
        = action.kind == Action::Ban || action.kind == Action::TimeOut || action.kind == Action::Unban;
    // Anything else can be sent again: the service refuses what is done already.
    if (!isPerson || action.channelId != account()->userId() || !account()->may(action.scope()))
        return done(Outcomes());
    client()
        ->call(GetBannedUsers{.broadcasterId = action.channelId, .userIds = {action.userId}})
        .then(context, [this, action, done = std::move(done)](const auto &answer) {
            if (!answer)
                return done(answer.error());
            if (isDone(action, answer->data, account()->serviceClock()->now()))
                return done(Outcomes{{action.key(), {}}});
            done(Outcomes());
        });
}

std::optional<std::chrono::milliseconds> ModerationHandler::retryAfter(const Error &error,
                                                                       const Refusals &refusals) const
{
    // 409: another moderator changes the same ban at this moment.
    if (error.kind == Error::Kind::Conflict && refusals.count < 4)
        return std::chrono::milliseconds(500);
    return AccountOutboxHandler::retryAfter(error, refusals);
}

}  // namespace Sidestage
