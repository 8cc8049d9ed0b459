// SPDX-License-Identifier: GPL-3.0-or-later
#include "list_texts.h"

#include "base/bidi.h"
#include "texts/error_texts.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace Sidestage {

namespace {

struct ListTexts
{
    Q_DECLARE_TR_FUNCTIONS(ListTexts)
};

struct ModeratedText
{
    const char *action;
    const char *text;
};
constexpr std::array moderatedTexts{
    ModeratedText{"allow", QT_TRANSLATE_NOOP("ListTexts", "Allowed a message")},
    ModeratedText{"deny", QT_TRANSLATE_NOOP("ListTexts", "Denied a message")},
    ModeratedText{"ban", QT_TRANSLATE_NOOP("ListTexts", "Banned")},
    ModeratedText{"timeout", QT_TRANSLATE_NOOP("ListTexts", "Timed out")},
    ModeratedText{"unban", QT_TRANSLATE_NOOP("ListTexts", "Unbanned")},
    ModeratedText{"untimeout", QT_TRANSLATE_NOOP("ListTexts", "Ended a timeout")},
    ModeratedText{"shared_chat_ban", QT_TRANSLATE_NOOP("ListTexts", "Banned in the shared chat")},
    ModeratedText{"shared_chat_timeout", QT_TRANSLATE_NOOP("ListTexts", "Timed out in the shared chat")},
    ModeratedText{"shared_chat_unban", QT_TRANSLATE_NOOP("ListTexts", "Unbanned in the shared chat")},
    ModeratedText{"shared_chat_untimeout",
                  QT_TRANSLATE_NOOP("ListTexts", "Ended a timeout in the shared chat")},
    ModeratedText{"shared_chat_delete",
                  QT_TRANSLATE_NOOP("ListTexts", "Deleted a message in the shared chat")},
    ModeratedText{"warn", QT_TRANSLATE_NOOP("ListTexts", "Warned")},
    ModeratedText{"delete", QT_TRANSLATE_NOOP("ListTexts", "Deleted a message")},
    ModeratedText{"clear", QT_TRANSLATE_NOOP("ListTexts", "Cleared the chat")},
    ModeratedText{"approve_unban_request", QT_TRANSLATE_NOOP("ListTexts", "Approved an unban request")},
    ModeratedText{"deny_unban_request", QT_TRANSLATE_NOOP("ListTexts", "Denied an unban request")},
    ModeratedText{"add_blocked_term", QT_TRANSLATE_NOOP("ListTexts", "Blocked a term")},
    ModeratedText{"remove_blocked_term", QT_TRANSLATE_NOOP("ListTexts", "Unblocked a term")},
    ModeratedText{"add_permitted_term", QT_TRANSLATE_NOOP("ListTexts", "Permitted a term")},
    ModeratedText{"remove_permitted_term", QT_TRANSLATE_NOOP("ListTexts", "Ended the permission of a term")},
    ModeratedText{"mod", QT_TRANSLATE_NOOP("ListTexts", "Made a moderator")},
    ModeratedText{"unmod", QT_TRANSLATE_NOOP("ListTexts", "Removed a moderator")},
    ModeratedText{"vip", QT_TRANSLATE_NOOP("ListTexts", "Made a VIP")},
    ModeratedText{"unvip", QT_TRANSLATE_NOOP("ListTexts", "Removed a VIP")},
    ModeratedText{"raid", QT_TRANSLATE_NOOP("ListTexts", "Started a raid")},
    ModeratedText{"unraid", QT_TRANSLATE_NOOP("ListTexts", "Cancelled a raid")},
    ModeratedText{"slow", QT_TRANSLATE_NOOP("ListTexts", "Slow mode on, seconds")},
    ModeratedText{"slowoff", QT_TRANSLATE_NOOP("ListTexts", "Slow mode off")},
    ModeratedText{"followers", QT_TRANSLATE_NOOP("ListTexts", "Followers only on, minutes")},
    ModeratedText{"followersoff", QT_TRANSLATE_NOOP("ListTexts", "Followers only off")},
    ModeratedText{"subscribers", QT_TRANSLATE_NOOP("ListTexts", "Subscribers only on")},
    ModeratedText{"subscribersoff", QT_TRANSLATE_NOOP("ListTexts", "Subscribers only off")},
    ModeratedText{"emoteonly", QT_TRANSLATE_NOOP("ListTexts", "Emotes only on")},
    ModeratedText{"emoteonlyoff", QT_TRANSLATE_NOOP("ListTexts", "Emotes only off")},
    ModeratedText{"uniquechat", QT_TRANSLATE_NOOP("ListTexts", "Unique messages on")},
    ModeratedText{"uniquechatoff", QT_TRANSLATE_NOOP("ListTexts", "Unique messages off")},
};

}  // namespace

QString jobText(ModerationAction::Kind kind, int count)
{
    using Kind = ModerationAction::Kind;
    switch (kind) {
    case Kind::Ban:
    case Kind::TimeOut:
        return ListTexts::tr("Ban %Ln viewers", nullptr, count);
    case Kind::Unban:
        return ListTexts::tr("Unban %Ln viewers", nullptr, count);
    case Kind::AddTerm:
        return ListTexts::tr("Block %Ln terms", nullptr, count);
    case Kind::RemoveTerm:
        return ListTexts::tr("Unblock %Ln terms", nullptr, count);
    default:
        return ListTexts::tr("%Ln decisions", nullptr, count);
    }
}

QString outcomeText(const OutboxJob &job)
{
    QStringList parts;
    if (job.done > 0)
        parts.append(ListTexts::tr("%Ln done", nullptr, job.done));
    if (job.elsewhere + job.gone > 0)
        parts.append(ListTexts::tr("%Ln unchanged", nullptr, job.elsewhere + job.gone));
    if (job.failed > 0)
        parts.append(ListTexts::tr("%Ln failed", nullptr, job.failed));
    if (job.cancelled > 0)
        parts.append(ListTexts::tr("%Ln cancelled", nullptr, job.cancelled));
    return parts.join(QStringLiteral(" · "));
}

QString stateText(OutboxState state)
{
    switch (state) {
    case OutboxState::Open:
        return ListTexts::tr("Waiting");
    case OutboxState::Sending:
        return ListTexts::tr("Sending");
    case OutboxState::Done:
        return ListTexts::tr("Done");
    case OutboxState::Elsewhere:
    case OutboxState::Gone:
        return ListTexts::tr("Unchanged");
    case OutboxState::Failed:
        return ListTexts::tr("Failed");
    case OutboxState::Cancelled:
        return ListTexts::tr("Cancelled");
    }
    Q_UNREACHABLE();
}

Look stateLook(OutboxState state)
{
    switch (state) {
    case OutboxState::Open:
        return {.pill = PillKind::Neutral, .icon = Icon::Hourglass};
    case OutboxState::Sending:
        return {.pill = PillKind::Info, .icon = Icon::Send};
    case OutboxState::Done:
        return {.pill = PillKind::Good, .icon = Icon::Check};
    case OutboxState::Failed:
        return {.pill = PillKind::Error, .icon = Icon::Error};
    default:
        return {.pill = PillKind::Neutral, .icon = Icon::Minus};
    }
}

QString reasonText(const ModerationAction &action, const OutboxRow &row)
{
    if (row.error && (row.state == OutboxState::Failed || row.state == OutboxState::Open))
        return reasonOf(*row.error);
    if (row.state != OutboxState::Elsewhere)
        return {};
    return action.kind == ModerationAction::Kind::Unban ? ListTexts::tr("Was not banned any more.")
                                                        : ListTexts::tr("Was banned already.");
}

QString moderatedText(const QString &action)
{
    const auto found = std::ranges::find_if(
        moderatedTexts, [&](const ModeratedText &text) { return action == QLatin1String(text.action); });
    return found == moderatedTexts.end() ? action : ListTexts::tr(found->text);
}

}  // namespace Sidestage
