// SPDX-License-Identifier: GPL-3.0-or-later

// What is shown of one mode of one channel, and what is to be said about it.

#include "mode_control.h"

#include "base/bidi.h"
#include "chat/people/channel_choice.h"
#include "chat/words/chat_words.h"

#include "accounts/account.h"
#include "chat/chat_service.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"

namespace Sidestage {

ModeControl::Cell ModeControl::cell(const QString &channelId, ChatSwitch what) const
{
    Cell cell;
    const auto channel = m_service->channels()->find(channelId);
    const Account *account = m_service->channels()->accountFor(channelId);
    const ChannelModes *modes = m_service->board()->modes(channelId);
    const auto edit = m_edits.constFind(channelId);
    cell.problem = m_problems.value({channelId, what.index});
    if (!account) {
        cell.blocked = tr("No signed-in account can manage this channel.");
    } else if (channel && channel->trouble) {
        cell.blocked
            = tr("Not allowed in %1. %2").arg(isolated(channel->name), chatReasonOf(*channel->trouble));
    } else {
        const Api::Scope needed = what.isShield() ? Api::Scope::ModeratorManageShieldMode
                                                  : Api::Scope::ModeratorManageChatSettings;
        if (!account->may(needed)) {
            cell.missing = needed;
            cell.blocked = what.isShield() ? tr("%1 has not granted permission to change Shield Mode.")
                                                 .arg(isolated(account->info().displayName))
                                           : tr("%1 has not granted permission to change chat modes.")
                                                 .arg(isolated(account->info().displayName));
        }
    }
    if (!modes)
        return cell;
    if (what.isShield()) {
        cell.isKnown = modes->isKnown();
        if (const auto on = modes->shield())
            cell.value = ModeValue{*on};
        cell.isPending = modes->isShieldSending();
        if (!cell.isBlocked() && !cell.value && modes->shieldRefusal())
            cell.blocked = chatReasonOf(*modes->shieldRefusal());
        if (edit != m_edits.cend() && edit->shield) {
            cell.value = ModeValue{*edit->shield};
            cell.isCollected = true;
        }
        return cell;
    }
    const ChatMode mode = what.mode();
    cell.isKnown = modes->isKnown();
    if (cell.isKnown)
        cell.value = modes->shown()[mode];
    cell.isPending = modes->isPending(mode);
    cell.hold = m_service->scheduler()->holdOf(channelId, mode);
    if (cell.problem.isEmpty()) {
        for (const ModeHold &hold : m_service->scheduler()->holds()) {
            if (hold.channelId == channelId && hold.kind == ModeHold::Kind::Timed && hold.error
                && hold.isOpen() && hold.set[mode])
                cell.problem = notChanged({mode}, hold.channelName, *hold.error);
        }
    }
    if (edit != m_edits.cend() && edit->modes[mode]) {
        cell.value = edit->modes[mode];
        cell.isCollected = true;
    }
    return cell;
}

QString ModeControl::spoken(const QString &channelId, ChatSwitch what) const
{
    const Cell cell = this->cell(channelId, what);
    QStringList parts{tr("%1 in %2", "a mode, a channel").arg(what.name(), channelName(channelId))};
    if (!cell.isKnown && !cell.isCollected)
        parts.append(tr("not known yet"));
    else if (what.isShield())
        parts.append(!cell.value ? tr("unknown") : cell.value->on ? tr("on") : tr("off"));
    else
        parts.append(spokenValueOf(what.mode(), cell.value));
    if (cell.isCollected)
        parts.append(tr("not sent yet"));
    if (cell.isPending)
        parts.append(tr("being sent"));
    if (cell.hold)
        parts.append(spokenHold(*cell.hold));
    if (!cell.problem.isEmpty())
        parts.append(cell.problem);
    if (cell.isBlocked())
        parts.append(tr("unavailable: %1").arg(cell.blocked));
    return parts.join(QStringLiteral(", "));
}

QString ModeControl::explained(const QString &channelId, ChatSwitch what) const
{
    const Cell cell = this->cell(channelId, what);
    QStringList lines;
    if (!cell.problem.isEmpty())
        lines.append(cell.problem);
    if (cell.isBlocked())
        lines.append(cell.blocked);
    if (cell.isCollected)
        lines.append(tr("Not sent yet."));
    if (cell.hold)
        lines.append(holdText(*cell.hold, what.mode()));
    const ChannelModes *modes = m_service->board()->modes(channelId);
    if (!modes)
        return lines.join(QLatin1Char('\n'));
    if (what.isShield()) {
        if (!modes->shieldBy().isEmpty())
            lines.append(cell.isOn() && modes->shieldAt().isValid()
                             ? tr("Turned on by %1, %2.")
                                   .arg(isolated(modes->shieldBy()), shortMoment(modes->shieldAt()))
                             : tr("Last changed by %1.").arg(isolated(modes->shieldBy())));
        return lines.join(QLatin1Char('\n'));
    }
    if (cell.isKnown && !cell.value)
        lines.append(tr("Not visible to this account."));
    for (const ModesChange &change : modes->history()) {
        if (!differing(change.before, change.after).contains(what.mode()))
            continue;
        for (const QString &sentence : sentencesOf({.at = change.at,
                                       .before = only(change.before, {what.mode()}),
                                       .after = only(change.after, {what.mode()}),
                                       .by = change.ours ? modes->account()->info().displayName : change.by},
                                                   channelName(channelId)))
            lines.append(sentence);
        break;
    }
    return lines.join(QLatin1Char('\n'));
}

QStringList ModeControl::meantWith(const QString &channelId) const
{
    const QStringList chosen = m_choice->chosen();
    return chosen.size() > 1 && chosen.contains(channelId) ? chosen : QStringList{channelId};
}

ModeValue ModeControl::onValue(const QString &channelId, ChatMode mode) const
{
    const ModeRule &rule = ruleOf(mode);
    if (rule.unit == ModeRule::Unit::None)
        return {true};
    if (const auto known = m_durations.constFind({channelId, int(mode)}); known != m_durations.cend())
        return {true, *known};
    return {true, rule.usual.value_or(rule.least)};
}

}  // namespace Sidestage
