// SPDX-License-Identifier: GPL-3.0-or-later
#include "mode_control.h"

#include "chat/base/chat_texts.h"
#include "chat/people/channel_choice.h"

#include "accounts/account.h"
#include "base/bidi.h"
#include "chat/chat_service.h"
#include "chat/modes/mode_scheduler.h"
#include "chat/people/chat_channels.h"

namespace Sidestage {

QString ChatSwitch::name() const
{
    return isShield() ? ModeControl::tr("Shield Mode") : nameOf(mode());
}

QString ChatSwitch::detail() const
{
    return isShield() ? ModeControl::tr("uses shield settings") : detailOf(mode());
}

ModeControl::ModeControl(ChatService *service, ChannelChoice *choice, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_choice(choice)
{
    connect(service->board(), &ModeBoard::jobChanged, this, &ModeControl::follow);
    connect(service->board(), &ModeBoard::changed, this, &ModeControl::rememberDurations);
    connect(service->board(), &ModeBoard::modesReplaced, this, [this](const QString &id) {
        m_shields.remove(id);
        rememberDurations(id);
    });
    connect(service->board(), &ModeBoard::changedElsewhere, this,
            [this](const QString &id, const ModesChange &change) {
                if (!m_service->channels()->shown().contains(id))
                    return;
                for (const QString &sentence : sentencesOf(change, channelName(id)))
                    Q_EMIT noted(sentence);
            });
    connect(service->channels(), &ChatChannels::changed, this, &ModeControl::changed);
    connect(service->scheduler(), &ModeScheduler::changed, this, [this] {
        for (const QString &id : m_service->channels()->shown())
            Q_EMIT changed(id);
    });
    // Collected changes apply only to channels that are shown.
    connect(service->channels(), &ChatChannels::listChanged, this, &ModeControl::dropEdits);
    connect(service->channels(), &ChatChannels::changed, this, &ModeControl::dropEdits);
}

QString ModeControl::channelName(const QString &channelId) const
{
    const auto channel = m_service->channels()->find(channelId);
    return channel ? isolated(channel->name) : QString();
}

bool ModeControl::toggle(const QString &channelId, ChatSwitch what)
{
    const Cell cell = this->cell(channelId, what);
    if (cell.isBlocked() || !cell.value)
        return false;
    if (cell.value->on)
        set(channelId, what, {false});
    else
        set(channelId, what, what.isShield() ? ModeValue{true} : onValue(channelId, what.mode()));
    return true;
}

void ModeControl::set(const QString &channelId, ChatSwitch what, const ModeValue &value)
{
    if (!isEditable(channelId, what))
        return;
    const QStringList meant = meantWith(channelId);
    // A change that is collected goes on being collected: sent later, it would override one sent now.
    if (meant.size() == 1 && !cell(channelId, what).isCollected) {
        if (what.isShield()) {
            sendShield(channelId, value.on);
        } else {
            ChatModes modes;
            modes[what.mode()] = value;
            send({channelId}, modes);
        }
        return;
    }
    for (const QString &id : meant) {
        if (!isEditable(id, what))
            continue;
        Edit &edit = m_edits[id];
        if (what.isShield())
            edit.shield = value.on;
        else
            edit.modes[what.mode()] = value;
        // A value that is already set need not be sent.
        const ChannelModes *modes = m_service->board()->modes(id);
        if (what.isShield() && modes && modes->shield() == value.on) {
            edit.shield.reset();
        } else if (!what.isShield() && modes && modes->isKnown()) {
            const auto now = modes->shown()[what.mode()];
            ChatModes one;
            one[what.mode()] = value;
            ChatModes is;
            is[what.mode()] = now;
            if (now && differing(one, is).isEmpty())
                edit.modes[what.mode()].reset();
        }
        if (edit.modes.isEmpty() && !edit.shield)
            m_edits.remove(id);
        Q_EMIT changed(id);
    }
    Q_EMIT editsChanged();
}

void ModeControl::sendEdits()
{
    const auto edits = std::exchange(m_edits, {});
    QHash<QString, ChatModes> wanted;
    for (auto one = edits.cbegin(); one != edits.cend(); ++one) {
        if (!one->modes.isEmpty())
            wanted.insert(one.key(), one->modes);
        if (one->shield)
            sendShield(one.key(), *one->shield);
    }
    if (!wanted.isEmpty()) {
        const qint64 job = m_service->board()->apply(wanted, ModeJob::Reason::Change);
        const QStringList ids = wanted.keys();
        m_followed.insert(job, QSet<QString>(ids.cbegin(), ids.cend()));
    }
    Q_EMIT editsChanged();
    for (auto one = edits.cbegin(); one != edits.cend(); ++one)
        Q_EMIT changed(one.key());
}

void ModeControl::discardEdits()
{
    const auto edits = std::exchange(m_edits, {});
    Q_EMIT editsChanged();
    for (auto one = edits.keyBegin(); one != edits.keyEnd(); ++one)
        Q_EMIT changed(*one);
}

void ModeControl::restoreEdits(const QHash<QString, Edit> &edits)
{
    for (auto one = edits.cbegin(); one != edits.cend(); ++one) {
        Edit &edit = m_edits[one.key()];
        for (const ChatMode mode : one->modes.modes()) {
            if (!edit.modes[mode])
                edit.modes[mode] = one->modes[mode];
        }
        if (!edit.shield)
            edit.shield = one->shield;
    }
    Q_EMIT editsChanged();
    for (auto one = edits.keyBegin(); one != edits.keyEnd(); ++one)
        Q_EMIT changed(*one);
}

qint64 ModeControl::applyPreset(const ModePreset &preset, const QStringList &channelIds)
{
    if (channelIds.isEmpty())
        return 0;
    const qint64 job
        = m_service->board()->apply(channelIds, preset.modes, ModeJob::Reason::Preset, preset.name);
    m_followed.insert(job, QSet<QString>(channelIds.cbegin(), channelIds.cend()));
    return job;
}

void ModeControl::retry(qint64 job, const QString &channelId)
{
    const auto known = m_service->board()->job(job);
    if (!known)
        return;
    for (const ModeJob::Row &row : known->rows) {
        if (row.state == ModeJob::State::Failed && (channelId.isEmpty() || row.channelId == channelId))
            m_followed[job].insert(row.channelId);
    }
    m_service->board()->retry(job, channelId);
}

void ModeControl::setTimed(const QStringList &channelIds, const ChatModes &modes, int seconds)
{
    QStringList ids;
    for (const QString &id : channelIds) {
        if (isEditable(id, ChatMode::Slow))
            ids.append(id);
    }
    if (!ids.isEmpty())
        m_service->scheduler()->setTimed(ids, modes, seconds);
}

void ModeControl::dismissProblems()
{
    const auto problems = std::exchange(m_problems, {});
    for (auto one = problems.keyBegin(); one != problems.keyEnd(); ++one)
        Q_EMIT changed(one->first);
}

std::optional<std::pair<qint64, ModeJob::Row>> ModeControl::lastResult(const QString &channelId) const
{
    for (const ModeJob &job : m_service->board()->jobs()) {
        for (const ModeJob::Row &row : job.rows) {
            if (row.channelId == channelId)
                return std::pair(job.id, row);
        }
    }
    return {};
}

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
        parts.append(tr("unknown"));
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

/// Drops the collected changes of channels that are no longer shown.
void ModeControl::dropEdits()
{
    if (m_edits.isEmpty())
        return;
    const QStringList shown = m_service->channels()->shown();
    const auto gone = m_edits.removeIf(
        [&](const std::pair<const QString &, Edit &> &one) { return !shown.contains(one.first); });
    if (gone > 0)
        Q_EMIT editsChanged();
}

void ModeControl::send(const QStringList &channelIds, const ChatModes &modes)
{
    const qint64 job = m_service->board()->apply(channelIds, modes, ModeJob::Reason::Change);
    m_followed.insert(job, QSet<QString>(channelIds.cbegin(), channelIds.cend()));
    for (const QString &id : channelIds) {
        for (const ChatMode mode : modes.modes())
            setProblem(id, mode, {});
    }
}

void ModeControl::sendShield(const QString &channelId, bool on)
{
    ChannelModes *modes = m_service->board()->modes(channelId);
    if (!modes)
        return;
    setProblem(channelId, ChatSwitch::shield(), {});
    m_shields.insert(channelId, on);  // so that the result is not reported as a change made elsewhere
    modes->setShield(on, this, [this, channelId](const Result<void> &outcome) {
        if (outcome)
            return;
        m_shields.remove(channelId);
        const QString words = tr("Shield Mode was not changed in %1. %2")
                                  .arg(channelName(channelId), chatReasonOf(outcome.error()));
        setProblem(channelId, ChatSwitch::shield(), words);
        Q_EMIT failed(words, 0, channelId);
    });
}

/// Handles the result of a change that was made here.
void ModeControl::follow(qint64 id)
{
    const auto job = m_service->board()->job(id);
    if (!job)
        return;
    const bool isOurs = m_followed.contains(id);
    for (const ModeJob::Row &row : job->rows) {
        Q_EMIT changed(row.channelId);
        if (!isOurs || (row.state != ModeJob::State::Done && row.state != ModeJob::State::Failed))
            continue;
        for (const ChatMode mode : row.wanted.modes())
            setProblem(row.channelId, mode,
                       row.error ? notChanged({mode}, channelName(row.channelId), *row.error) : QString());
    }
    if (!isOurs || !job->isOver())
        return;
    // Reports each reason once per job, for all of its channels.
    QHash<QString, QList<const ModeJob::Row *>> reasons;
    for (const ModeJob::Row &row : job->rows) {
        if (row.error && m_followed[id].contains(row.channelId))
            reasons[chatReasonOf(*row.error)].append(&row);
    }
    m_followed.remove(id);
    for (auto reason = reasons.cbegin(); reason != reasons.cend(); ++reason) {
        const auto &rows = *reason;
        const bool one = rows.size() == 1;
        QStringList names;
        for (const auto *row : rows)
            names.append(channelName(row->channelId));
        Q_EMIT failed(one ? notChanged(rows.first()->wanted.modes(), names.first(), *rows.first()->error)
                          : tr("%n channels were not changed: %1. %2", nullptr, int(rows.size()))
                                .arg(names.join(QStringLiteral(", ")), reason.key()),
                      id, one ? rows.first()->channelId : QString());
    }
}

void ModeControl::rememberDurations(const QString &channelId)
{
    const ChannelModes *modes = m_service->board()->modes(channelId);
    if (modes && modes->isKnown()) {
        for (const ChatMode mode : allChatModes) {
            const auto value = modes->service()[mode];
            if (value && value->on && value->duration)
                m_durations.insert({channelId, int(mode)}, *value->duration);
        }
    }
    if (const auto shield = modes && !modes->isShieldSending() ? modes->shield() : std::nullopt) {
        const auto before = m_shields.constFind(channelId);
        const bool isNews = before != m_shields.cend() && *before != *shield;
        m_shields.insert(channelId, *shield);
        if (isNews && m_service->channels()->shown().contains(channelId)) {
            const QString who = modes->shieldBy().isEmpty() ? tr("Someone") : modes->shieldBy();
            const QString when = shortMoment(QDateTime::currentDateTimeUtc());
            Q_EMIT noted(*shield ? tr("%1 turned Shield Mode on in %2, %3")
                                       .arg(isolated(who), channelName(channelId), when)
                                 : tr("%1 turned Shield Mode off in %2, %3")
                                       .arg(isolated(who), channelName(channelId), when));
        }
    }
    Q_EMIT changed(channelId);
}

void ModeControl::setProblem(const QString &channelId, ChatSwitch what, const QString &words)
{
    const std::pair key(channelId, what.index);
    if (m_problems.value(key) == words)
        return;
    if (words.isEmpty())
        m_problems.remove(key);
    else
        m_problems.insert(key, words);
    Q_EMIT changed(channelId);
}

}  // namespace Sidestage
