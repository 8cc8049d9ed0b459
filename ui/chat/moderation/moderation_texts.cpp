// SPDX-License-Identifier: GPL-3.0-or-later
#include "moderation_texts.h"

#include "base/bidi.h"
#include "chat/moderation/lists/automod_texts.h"
#include "kit/text/time_text.h"
#include "texts/error_texts.h"

namespace Sidestage {

using Kind = ModerationAction::Kind;

QString ModerationTexts::doing(const ModerationAction &action)
{
    const QString who = isolated(action.userName);
    switch (action.kind) {
    case Kind::Allow:
        return tr("Allowing the message of %1").arg(who);
    case Kind::Deny:
        return tr("Denying the message of %1").arg(who);
    case Kind::Ban:
        return tr("Banning %1").arg(who);
    case Kind::TimeOut:
        return tr("Timing out %1 for %2", "a viewer; a duration").arg(who, length(action.seconds));
    case Kind::Unban:
        return tr("Unbanning %1").arg(who);
    case Kind::Warn:
        return tr("Warning %1").arg(who);
    case Kind::Delete:
        return tr("Deleting the message of %1").arg(who);
    case Kind::Approve:
        return tr("Approving the request of %1").arg(who);
    case Kind::Refuse:
        return tr("Denying the request of %1").arg(who);
    case Kind::AddTerm:
        return tr("Adding the term “%1”").arg(isolated(action.text));
    case Kind::RemoveTerm:
        return tr("Removing the term “%1”").arg(isolated(action.text));
    }
    return {};
}

QString ModerationTexts::name(Kind kind)
{
    switch (kind) {
    case Kind::Allow:
        return tr("Allow");
    case Kind::Deny:
        return tr("Deny");
    case Kind::Ban:
        return tr("Ban");
    case Kind::TimeOut:
        return tr("Time out");
    case Kind::Unban:
        return tr("Unban");
    case Kind::Warn:
        return tr("Warn");
    case Kind::Delete:
        return tr("Delete");
    case Kind::Approve:
        return tr("Approve");
    case Kind::Refuse:
        return tr("Deny");
    case Kind::AddTerm:
        return tr("Add term");
    case Kind::RemoveTerm:
        return tr("Remove term");
    }
    return {};
}

QString ModerationTexts::notDone(const ModerationAction &action)
{
    const QString who = isolated(action.userName);
    switch (action.kind) {
    case Kind::Allow:
        return tr("The message of %1 was not allowed").arg(who);
    case Kind::Deny:
        return tr("The message of %1 was not denied").arg(who);
    case Kind::Ban:
        return tr("%1 was not banned", "a viewer").arg(who);
    case Kind::TimeOut:
        return tr("%1 was not timed out", "a viewer").arg(who);
    case Kind::Unban:
        return tr("%1 was not unbanned", "a viewer").arg(who);
    case Kind::Warn:
        return tr("%1 was not warned", "a viewer").arg(who);
    case Kind::Delete:
        return tr("The message of %1 was not deleted").arg(who);
    case Kind::Approve:
        return tr("The request of %1 was not approved").arg(who);
    case Kind::Refuse:
        return tr("The request of %1 was not denied").arg(who);
    case Kind::AddTerm:
        return tr("The term “%1” was not added").arg(isolated(action.text));
    case Kind::RemoveTerm:
        return tr("The term “%1” was not removed").arg(isolated(action.text));
    }
    return {};
}

QString ModerationTexts::doing(const ModerationAction &first, const ModerationAction &last, int count)
{
    if (count == 1)
        return doing(first);
    switch (first.kind) {
    case Kind::Ban:
        // The same viewers can be banned in each of the channels.
        return first.channelId == last.channelId ? tr("Banning %Ln viewers", nullptr, count)
                                                 : tr("Copying %Ln bans", nullptr, count);
    case Kind::TimeOut:
        return tr("Timing out %Ln viewers", nullptr, count);
    case Kind::Unban:
        return tr("Unbanning %Ln viewers", nullptr, count);
    case Kind::AddTerm:
        return tr("Blocking %Ln terms", nullptr, count);
    case Kind::RemoveTerm:
        return tr("Unblocking %Ln terms", nullptr, count);
    default:
        return tr("%Ln decisions", nullptr, count);
    }
}

QString ModerationTexts::done(Kind kind, int count)
{
    switch (kind) {
    case Kind::Ban:
        return tr("Banned %Ln viewers", nullptr, count);
    case Kind::TimeOut:
        return tr("Timed out %Ln viewers", nullptr, count);
    case Kind::Unban:
        return tr("Unbanned %Ln viewers", nullptr, count);
    case Kind::AddTerm:
        return tr("Blocked %Ln terms", nullptr, count);
    case Kind::RemoveTerm:
        return tr("Unblocked %Ln terms", nullptr, count);
    default:
        return tr("%Ln decisions done", nullptr, count);
    }
}

QString ModerationTexts::outcome(const ModerationAction &action, const OutboxRow &row)
{
    switch (row.state) {
    case OutboxState::Elsewhere:
        return action.kind == Kind::Ban ? tr("%1 is banned already.").arg(isolated(action.userName))
            : action.kind == Kind::Unban
            ? tr("%1 is neither banned nor in a timeout.").arg(isolated(action.userName))
            : tr("Decided elsewhere.");
    case OutboxState::Gone:
        return tr("The message does not exist any more.");
    case OutboxState::Failed:
        return row.error ? reasonOf(*row.error) : tr("It failed.");
    default:
        return {};
    }
}

QString ModerationTexts::why(const Waiting &row)
{
    if (!row.outcome.isEmpty())
        return row.outcome == u"expired" ? tr("Expired")
            : row.outcome == u"done"     ? tr("Done")
                                         : tr("Decided elsewhere");
    switch (row.kind) {
    case Waiting::Kind::Held:
        if (row.reason == u"blocked_term")
            return tr("Blocked term");
        // The level first: in a narrow column the end is cut.
        return row.level > 0 ? tr("Level %1: %2", "a number; a category of AutoMod")
                                   .arg(row.level)
                                   .arg(automodCategory(row.reason))
                             : automodCategory(row.reason);
    case Waiting::Kind::Request:
        return tr("Unban request");
    case Waiting::Kind::Suspicious:
        return row.reason == u"likely"    ? tr("Ban evader, likely")
            : row.reason == u"possible"   ? tr("Ban evader, possible")
            : row.reason == u"restricted" ? tr("Restricted")
                                          : tr("Watched");
    }
    return {};
}

Look ModerationTexts::whyLook(const Waiting &row)
{
    if (!row.outcome.isEmpty())
        return {.pill = PillKind::Neutral, .icon = Icon::Check};
    switch (row.kind) {
    case Waiting::Kind::Held:
        return row.level >= 3 ? Look{.pill = PillKind::Error, .icon = Icon::Error}
                              : Look{.pill = PillKind::Warn, .icon = Icon::Warning};
    case Waiting::Kind::Request:
        return {.pill = PillKind::Neutral, .icon = Icon::Ban};
    case Waiting::Kind::Suspicious:
        return row.reason == u"restricted" ? Look{.pill = PillKind::Error, .icon = Icon::Lock}
            : row.reason == u"likely" || row.reason == u"possible"
            ? Look{.pill = PillKind::Warn, .icon = Icon::Warning}
            : Look{.pill = PillKind::Info, .icon = Icon::Eye};
    }
    return {};
}

QString ModerationTexts::group(Waiting::Kind kind)
{
    switch (kind) {
    case Waiting::Kind::Held:
        return tr("Held by AutoMod");
    case Waiting::Kind::Request:
        return tr("Unban requests");
    case Waiting::Kind::Suspicious:
        return tr("Suspicious viewers");
    }
    return {};
}

QString ModerationTexts::length(int seconds)
{
    return durationText(seconds);
}

}  // namespace Sidestage
