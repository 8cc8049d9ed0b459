// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "api/events.h"

#include <QByteArray>
#include <QList>

#include <array>
#include <optional>

namespace Sidestage {

/// The modes that a chat can be in (specification: Chat settings), in the order in which they are shown.
/// Shield Mode is none of them: it is switched by calls of its own.
enum class ChatMode : quint8 { Followers, Slow, Subscribers, EmoteOnly, Unique, Delay };
inline constexpr std::array allChatModes{ChatMode::Followers, ChatMode::Slow,   ChatMode::Subscribers,
                                         ChatMode::EmoteOnly, ChatMode::Unique, ChatMode::Delay};

/// Whether a mode is on, and its duration when it is and has one: minutes for Followers, seconds for Slow and
/// Delay (ruleOf() says which).
struct ModeValue
{
    bool on = false;
    std::optional<int> duration{};

    static void describe(auto &is)
    {
        is("on", &ModeValue::on);
        is("duration", &ModeValue::duration);
    }
    bool operator==(const ModeValue &) const = default;
};

/// Some or all modes of a channel. One without a value: the service does not tell it (the delay, without the
/// scope or the role), or, in what is wanted, it is left as it is.
struct ChatModes
{
    std::optional<ModeValue> followers{};
    std::optional<ModeValue> slow{};
    std::optional<ModeValue> subscribers{};
    std::optional<ModeValue> emoteOnly{};
    std::optional<ModeValue> unique{};
    std::optional<ModeValue> delay{};

    std::optional<ModeValue> &operator[](ChatMode mode);
    const std::optional<ModeValue> &operator[](ChatMode mode) const;
    /// Those that have a value.
    QList<ChatMode> modes() const;
    bool isEmpty() const { return modes().isEmpty(); }

    static void describe(auto &is)
    {
        is("followers", &ChatModes::followers);
        is("slow", &ChatModes::slow);
        is("subscribers", &ChatModes::subscribers);
        is("emote_only", &ChatModes::emoteOnly);
        is("unique", &ChatModes::unique);
        is("delay", &ChatModes::delay);
    }
    bool operator==(const ChatModes &) const = default;
};

/// What the service allows for the duration of a mode, from the declaration of ChatSettingsChanges.
struct ModeRule
{
    enum class Unit : quint8 { None, Minutes, Seconds };

    Unit unit = Unit::None;  ///< None: the mode has no duration.
    int least = 0;
    int most = 0;
    int step = 1;
    std::optional<int> usual{};  ///< What the service takes when it is not told; none: it must be told.
};
const ModeRule &ruleOf(ChatMode mode);
/// Why the service would not take this value: its field and its bound; none: it would.
std::optional<Error> problemWith(ChatMode mode, const ModeValue &value);

ChatModes modesOf(const Api::ChatSettings &settings);
/// The event does not tell the delay.
ChatModes modesOf(const Api::ChatSettingsUpdated &event);

/// `base`, with what `wanted` has in its place.
ChatModes laidOver(const ChatModes &base, const ChatModes &wanted);
/// Those modes of `all` that are among `modes`.
ChatModes only(const ChatModes &all, const QList<ChatMode> &modes);
/// The modes that have a value in both and not the same. On without a duration equals on with the usual one.
QList<ChatMode> differing(const ChatModes &a, const ChatModes &b);

/// What has to be sent so that a channel which has `now` gets `wanted`, and nothing more: mode and duration
/// together when a duration changes, the mode alone to reset or to remove it. What `now` does not know is
/// sent. Empty (isEmpty()) when it is so already.
Api::ChatSettingsChanges changesTo(const ChatModes &wanted, const ChatModes &now);
bool isEmpty(const Api::ChatSettingsChanges &changes);

/// As it is kept on disk and in files of presets.
QByteArray toJson(const ChatModes &modes);
Result<ChatModes> chatModesFromJson(const QByteArray &json);

}  // namespace Sidestage
