// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_modes.h"

#include "schema/describe.h"

namespace Sidestage {

using namespace Api;

namespace {

/// The fields of a mode in ChatSettingsChanges; `duration` is null for modes without one.
struct ModeFields
{
    std::optional<bool> ChatSettingsChanges::*flag;
    std::optional<int> ChatSettingsChanges::*duration;
    ModeRule::Unit unit;
};

const ModeFields &fieldsOf(ChatMode mode)
{
    using C = ChatSettingsChanges;
    using Unit = ModeRule::Unit;
    static constexpr ModeFields fields[] = {
        {&C::followerMode, &C::followerModeDuration, Unit::Minutes},
        {&C::slowMode, &C::slowModeWaitTime, Unit::Seconds},
        {&C::subscriberMode, nullptr, Unit::None},
        {&C::emoteMode, nullptr, Unit::None},
        {&C::uniqueChatMode, nullptr, Unit::None},
        {&C::nonModeratorChatDelay, &C::nonModeratorChatDelayDuration, Unit::Seconds},
    };
    return fields[std::size_t(mode)];
}

ModeRule readRule(ChatMode mode)
{
    const ModeFields &fields = fieldsOf(mode);
    if (!fields.duration)
        return {};
    const Rule &rule = Api::ruleOf(fields.duration);
    ModeRule result{fields.unit, int(rule.least), int(rule.most), int(rule.step)};
    if (rule.defaultValue >= 0)
        result.usual = rule.defaultValue;
    return result;
}

ModeValue valueOf(bool on, std::optional<int> duration = {})
{
    return {on, on ? duration : std::nullopt};
}

/// The value with the service's default duration if it has none.
ModeValue complete(ChatMode mode, ModeValue value)
{
    if (!value.on)
        value.duration.reset();
    else if (!value.duration)
        value.duration = ruleOf(mode).usual;
    return value;
}

}  // namespace

std::optional<ModeValue> &ChatModes::operator[](ChatMode mode)
{
    static constexpr std::array members{&ChatModes::followers, &ChatModes::slow,   &ChatModes::subscribers,
                                        &ChatModes::emoteOnly, &ChatModes::unique, &ChatModes::delay};
    return this->*members[std::size_t(mode)];
}

const std::optional<ModeValue> &ChatModes::operator[](ChatMode mode) const
{
    return const_cast<ChatModes &>(*this)[mode];
}

QList<ChatMode> ChatModes::modes() const
{
    QList<ChatMode> found;
    for (const ChatMode mode : allChatModes) {
        if ((*this)[mode])
            found.append(mode);
    }
    return found;
}

const ModeRule &ruleOf(ChatMode mode)
{
    static const std::array rules{readRule(ChatMode::Followers),   readRule(ChatMode::Slow),
                                  readRule(ChatMode::Subscribers), readRule(ChatMode::EmoteOnly),
                                  readRule(ChatMode::Unique),      readRule(ChatMode::Delay)};
    return rules[std::size_t(mode)];
}

std::optional<Error> problemWith(ChatMode mode, const ModeValue &value)
{
    const ModeRule &rule = ruleOf(mode);
    if (rule.unit == ModeRule::Unit::None || !value.on)
        return {};
    const QString field(fieldOf(fieldsOf(mode).duration).name);
    if (!value.duration) {
        if (rule.usual)
            return {};
        return Error::broken(Fault::Missing, field);
    }
    if (*value.duration < rule.least)
        return Error::broken(Fault::TooSmall, field, rule.least);
    if (*value.duration > rule.most)
        return Error::broken(Fault::TooLarge, field, rule.most);
    if ((*value.duration - rule.least) % rule.step != 0)
        return Error::broken(Fault::NotOneOf, field, rule.step);
    return {};
}

ChatModes modesOf(const ChatSettings &settings)
{
    ChatModes modes{.followers = valueOf(settings.followerMode, settings.followerModeDuration),
                    .slow = valueOf(settings.slowMode, settings.slowModeWaitTime),
                    .subscribers = valueOf(settings.subscriberMode),
                    .emoteOnly = valueOf(settings.emoteMode),
                    .unique = valueOf(settings.uniqueChatMode)};
    if (settings.nonModeratorChatDelay)
        modes.delay = valueOf(*settings.nonModeratorChatDelay, settings.nonModeratorChatDelayDuration);
    return modes;
}

ChatModes modesOf(const ChatSettingsUpdated &event)
{
    return {.followers = valueOf(event.followerMode, event.followerModeDurationMinutes),
            .slow = valueOf(event.slowMode, event.slowModeWaitTimeSeconds),
            .subscribers = valueOf(event.subscriberMode),
            .emoteOnly = valueOf(event.emoteMode),
            .unique = valueOf(event.uniqueChatMode)};
}

ChatModes laidOver(const ChatModes &base, const ChatModes &wanted)
{
    ChatModes result = base;
    for (const ChatMode mode : wanted.modes())
        result[mode] = complete(mode, *wanted[mode]);
    return result;
}

ChatModes only(const ChatModes &all, const QList<ChatMode> &modes)
{
    ChatModes result;
    for (const ChatMode mode : modes)
        result[mode] = all[mode];
    return result;
}

QList<ChatMode> differing(const ChatModes &a, const ChatModes &b)
{
    QList<ChatMode> modes;
    for (const ChatMode mode : allChatModes) {
        if (a[mode] && b[mode] && complete(mode, *a[mode]) != complete(mode, *b[mode]))
            modes.append(mode);
    }
    return modes;
}

ChatSettingsChanges changesTo(const ChatModes &wanted, const ChatModes &now)
{
    ChatSettingsChanges changes;
    for (const ChatMode mode : wanted.modes()) {
        const ModeValue value = *wanted[mode];
        if (now[mode] && complete(mode, value) == complete(mode, *now[mode]))
            continue;
        const ModeFields &fields = fieldsOf(mode);
        changes.*fields.flag = value.on;
        if (fields.duration && value.on)
            changes.*fields.duration = value.duration;
    }
    return changes;
}

bool isEmpty(const ChatSettingsChanges &changes)
{
    return changes == ChatSettingsChanges();
}

}  // namespace Sidestage
