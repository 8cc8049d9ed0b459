// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_texts.h"
#include "base/bidi.h"
#include "base/enum_table.h"

#include "kit/text/time_text.h"
#include "texts/error_texts.h"

#include <QCoreApplication>
#include <QLocale>

namespace Sidestage {

namespace {

struct ChatTexts
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::ChatTexts)
};

struct ModeText
{
    ChatMode value;
    const char *name;
    const char *inSentence;
    const char *detail;
};
constexpr ModeText modeTexts[]{
    {ChatMode::Followers, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Followers only"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "followers only"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "minimum follow time")},
    {ChatMode::Slow, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Slow mode"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "slow mode"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "between messages")},
    {ChatMode::Subscribers, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Subscribers only"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "subscribers only"), nullptr},
    {ChatMode::EmoteOnly, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Emote only"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "emote only"), nullptr},
    {ChatMode::Unique, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Unique messages"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "unique messages"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "no repeats")},
    {ChatMode::Delay, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Chat delay"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "the chat delay"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "for non-moderators")},
};
static_assert(isComplete(modeTexts));

constexpr EnumText<ChatChannel::Role> roleNames[]{
    {ChatChannel::Role::Broadcaster, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Broadcaster")},
    {ChatChannel::Role::Moderator, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Moderator")},
    {ChatChannel::Role::Entered, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Added by name")},
};
static_assert(isComplete(roleNames));

struct ReasonText
{
    ModeJob::Reason value;
    const char *text;
    const char *before;  ///< Of the snapshot that was taken before.
    const char *ofName = nullptr;
};
constexpr ReasonText reasonTexts[]{
    {ModeJob::Reason::Change, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Change"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Before a change")},
    {ModeJob::Reason::Preset, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Preset"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Before a preset"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Preset “%1”")},
    {ModeJob::Reason::Restore, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Restore"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Before restoring"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Restore “%1”")},
    {ModeJob::Reason::Lockdown, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Lockdown"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Before lockdown")},
    {ModeJob::Reason::Unlock, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "End of the lockdown"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Before the end of the lockdown")},
    {ModeJob::Reason::Timed, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Timed mode"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Before a timed mode")},
    {ModeJob::Reason::TimedEnd, QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "End of a timed mode"),
     QT_TRANSLATE_NOOP("Sidestage::ChatTexts", "Before the end of a timed mode")},
};
static_assert(isComplete(reasonTexts));

std::optional<int> durationIn(ChatMode mode, std::optional<int> duration)
{
    return duration ? duration : ruleOf(mode).usual;
}

/// In the largest unit that represents it exactly.
QString minutesText(int minutes)
{
    constexpr int hour = 60;
    constexpr int day = 24 * hour;
    if (minutes > 0 && minutes % day == 0)
        return ChatTexts::tr("%n days", nullptr, minutes / day);
    if (minutes > 0 && minutes % hour == 0)
        return ChatTexts::tr("%1 h").arg(minutes / hour);
    if (minutes > day)
        return ChatTexts::tr("%1 d %2 h %3 min")
            .arg(minutes / day)
            .arg(minutes % day / hour)
            .arg(minutes % hour);
    if (minutes > hour)
        return ChatTexts::tr("%1 h %2 min").arg(minutes / hour).arg(minutes % hour);
    return ChatTexts::tr("%1 min").arg(minutes);
}

QString spokenMinutes(int minutes)
{
    constexpr int hour = 60;
    constexpr int day = 24 * hour;
    QStringList parts;
    if (minutes >= day)
        parts.append(ChatTexts::tr("%n days", nullptr, minutes / day));
    if (minutes % day >= hour)
        parts.append(ChatTexts::tr("%n hours", nullptr, minutes % day / hour));
    if (minutes % hour > 0 || parts.isEmpty())
        parts.append(ChatTexts::tr("%n minutes", nullptr, minutes % hour));
    return parts.join(QLatin1Char(' '));
}

}  // namespace

QString nameOf(ChatMode mode)
{
    return ChatTexts::tr(rowOf(modeTexts, mode).name);
}

QString detailOf(ChatMode mode)
{
    const char *detail = rowOf(modeTexts, mode).detail;
    return detail ? ChatTexts::tr(detail) : QString();
}

QString ruleTextOf(ChatMode mode)
{
    const ModeRule &rule = ruleOf(mode);
    switch (rule.unit) {
    case ModeRule::Unit::None:
        return {};
    case ModeRule::Unit::Minutes:
        return ChatTexts::tr("From %1 to %2.").arg(minutesText(rule.least), minutesText(rule.most));
    case ModeRule::Unit::Seconds:
        break;
    }
    if (rule.step == 1)
        return ChatTexts::tr("From %1 to %2 s.").arg(rule.least).arg(rule.most);
    QStringList values;
    for (int value = rule.least; value < rule.most; value += rule.step)
        values.append(QString::number(value));
    return ChatTexts::tr("%1 or %2 s.").arg(values.join(QStringLiteral(", "))).arg(rule.most);
}

QString ruleSentenceOf(ChatMode mode)
{
    const ModeRule &rule = ruleOf(mode);
    if (mode == ChatMode::Followers)
        return ChatTexts::tr("Must have followed for %1 to %2.")
            .arg(minutesText(rule.least), minutesText(rule.most));
    if (mode == ChatMode::Slow)
        return ChatTexts::tr("One message per viewer every %1 to %2 s.").arg(rule.least).arg(rule.most);
    QStringList sentences;
    if (QString detail = detailOf(mode); !detail.isEmpty()) {
        detail[0] = detail.at(0).toUpper();
        sentences.append(ChatTexts::tr("%1.", "what a mode means, as a sentence").arg(detail));
    }
    if (rule.unit != ModeRule::Unit::None)
        sentences.append(ruleTextOf(mode));
    return sentences.join(QLatin1Char(' '));
}

QString durationOf(ChatMode mode, std::optional<int> duration)
{
    const auto known = durationIn(mode, duration);
    if (!known)
        return {};
    return ruleOf(mode).unit == ModeRule::Unit::Minutes ? minutesText(*known)
                                                        : ChatTexts::tr("%1 s").arg(*known);
}

QString spokenDurationOf(ChatMode mode, std::optional<int> duration)
{
    const auto known = durationIn(mode, duration);
    if (!known)
        return {};
    return ruleOf(mode).unit == ModeRule::Unit::Minutes ? spokenMinutes(*known)
                                                        : ChatTexts::tr("%n seconds", nullptr, *known);
}

QString valueOf(ChatMode mode, const std::optional<ModeValue> &value)
{
    if (!value)
        return ChatTexts::tr("Unknown");
    if (!value->on)
        return ChatTexts::tr("Off");
    const QString duration = durationOf(mode, value->duration);
    return duration.isEmpty() ? ChatTexts::tr("On") : duration;
}

QString spokenValueOf(ChatMode mode, const std::optional<ModeValue> &value)
{
    if (!value)
        return ChatTexts::tr("unknown");
    if (!value->on)
        return ChatTexts::tr("off");
    const QString duration = spokenDurationOf(mode, value->duration);
    return duration.isEmpty() ? ChatTexts::tr("on") : ChatTexts::tr("on, %1").arg(duration);
}

QString listOf(const ChatModes &modes)
{
    QStringList parts;
    for (const ChatMode mode : modes.modes())
        parts.append(ChatTexts::tr("%1 %2", "a mode and its value: Slow mode 30 s")
                         .arg(nameOf(mode), valueOf(mode, modes[mode])));
    return parts.isEmpty() ? ChatTexts::tr("Nothing") : parts.join(QStringLiteral(", "));
}

QStringList changesOf(const ChatModes &from, const ChatModes &to, const QList<ChatMode> &of)
{
    QStringList lines;
    for (const ChatMode mode : of)
        lines.append(ChatTexts::tr("%1: %2 → %3", "a mode, what it is, what it becomes")
                         .arg(nameOf(mode), valueOf(mode, from[mode]), valueOf(mode, to[mode])));
    return lines;
}

QString problemOf(ChatMode mode, const Error &problem)
{
    switch (problem.fault) {
    case Fault::TooSmall:
        return ChatTexts::tr("At least %1.").arg(durationOf(mode, int(problem.bound)));
    case Fault::TooLarge:
        return ChatTexts::tr("At most %1.").arg(durationOf(mode, int(problem.bound)));
    case Fault::NotOneOf:
    case Fault::Missing:
        return ruleTextOf(mode);
    default:
        return reasonOf(problem);
    }
}

QString nameOf(ChatChannel::Role role)
{
    return ChatTexts::tr(rowOf(roleNames, role).text);
}

QString nameOf(ModeJob::Reason reason, const QString &name)
{
    const ReasonText &row = rowOf(reasonTexts, reason);
    return row.ofName && !name.isEmpty() ? ChatTexts::tr(row.ofName).arg(name) : ChatTexts::tr(row.text);
}

QString nameOf(const ModeSnapshot &snapshot)
{
    if (snapshot.isNamed())
        return snapshot.name;
    for (const ReasonText &row : reasonTexts) {
        if (snapshot.reason == nameOf(row.value))
            return ChatTexts::tr(row.before);
    }
    return ChatTexts::tr(reasonTexts[0].before);
}

QString shortMoment(const QDateTime &when)
{
    return momentText(when, QDateTime::currentDateTimeUtc(), QStringLiteral("HH:mm"));
}

QString fullMoment(const QDateTime &when)
{
    return momentText(when, QDateTime::currentDateTimeUtc());
}

QString holdText(const ModeHold &hold, ChatMode mode)
{
    const QString then = valueOf(mode, hold.before[mode]);
    if (hold.kind == ModeHold::Kind::Lockdown) {
        return hold.until.isValid()
            ? ChatTexts::tr("Set by the lockdown until %1. Reverts to: %2.")
                  .arg(shortMoment(hold.until), then)
            : ChatTexts::tr("Set by the lockdown. When it ends, reverts to: %1.").arg(then);
    }
    return hold.until.isValid()
        ? ChatTexts::tr("Timed until %1. Reverts to: %2.").arg(shortMoment(hold.until), then)
        : ChatTexts::tr("Until you end it. Reverts to: %1.").arg(then);
}

QString spokenHold(const ModeHold &hold)
{
    if (hold.kind == ModeHold::Kind::Lockdown)
        return ChatTexts::tr("set by lockdown");
    return hold.until.isValid() ? ChatTexts::tr("until %1").arg(shortMoment(hold.until))
                                : ChatTexts::tr("timed");
}

QStringList sentencesOf(const ModesChange &change, const QString &channelName)
{
    QStringList sentences;
    const QString who = change.by.isEmpty() ? ChatTexts::tr("Someone") : change.by;
    for (const ChatMode mode : differing(change.before, change.after)) {
        const ModeValue value = *change.after[mode];
        const bool wasOn = change.before[mode]->on;
        const QString duration = value.on ? durationOf(mode, value.duration) : QString();
        QString what;
        if (!value.on)
            what = ChatTexts::tr("%1 turned %2 off in %3, %4");
        else if (wasOn)
            what = ChatTexts::tr("%1 set %2 to %5 in %3, %4");
        else if (duration.isEmpty())
            what = ChatTexts::tr("%1 turned %2 on in %3, %4");
        else
            what = ChatTexts::tr("%1 turned %2 on in %3 (%5), %4");
        // Replaced one by one. Names from users come last, because they may contain placeholders.
        what.replace(QStringLiteral("%2"), ChatTexts::tr(rowOf(modeTexts, mode).inSentence));
        what.replace(QStringLiteral("%4"), shortMoment(change.at));
        what.replace(QStringLiteral("%5"), duration);
        sentences.append(what.arg(isolated(who), isolated(channelName)));
    }
    return sentences;
}

QString chatReasonOf(const Error &error)
{
    // A cancelled action may have a message that states the reason.
    return error.kind == Error::Kind::Cancelled && !error.message.isEmpty() ? error.message : reasonOf(error);
}

QString notChanged(const QList<ChatMode> &modes, const QString &channelName, const Error &error)
{
    const QString reason = chatReasonOf(error);
    if (modes.size() == 1)
        return ChatTexts::tr("%1 was not changed in %2. %3", "a mode, a channel, the reason")
            .arg(nameOf(modes.first()), isolated(channelName), reason);
    return ChatTexts::tr("%n modes were not changed in %1. %2", nullptr, int(modes.size()))
        .arg(isolated(channelName), reason);
}

}  // namespace Sidestage
