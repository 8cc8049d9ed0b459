// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/chat.h"
#include "api/events.h"

#include <QList>

#include <array>
#include <optional>

namespace Sidestage {

/// The modes of a chat (specification: Chat settings), in the order of display. Shield Mode is not one of
/// them: it has its own calls.
enum class ChatMode : quint8 { Followers, Slow, Subscribers, EmoteOnly, Unique, Delay };
inline constexpr std::array allChatModes{ChatMode::Followers, ChatMode::Slow,   ChatMode::Subscribers,
                                         ChatMode::EmoteOnly, ChatMode::Unique, ChatMode::Delay};

/// Whether a mode is on, and its duration if it has one: minutes for Followers, seconds for Slow and Delay
/// (see ruleOf()).
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

/// Some or all modes of a channel. Without a value: in a state, the service does not return the mode (the
/// delay, without the scope or the role); in a request, the mode stays as it is.
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
    /// The modes that have a value.
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

/// The allowed durations of a mode, from the declaration of ChatSettingsChanges.
struct ModeRule
{
    enum class Unit : quint8 { None, Minutes, Seconds };

    Unit unit = Unit::None;  ///< None: the mode has no duration.
    int least = 0;
    int most = 0;
    int step = 1;
    std::optional<int> usual{};  ///< The service's default; none: a duration is required.
};
const ModeRule &ruleOf(ChatMode mode);
/// Why the service would reject this value: its field and its bound; none: it is valid.
std::optional<Error> problemWith(ChatMode mode, const ModeValue &value);

ChatModes modesOf(const Api::ChatSettings &settings);
/// Without the delay, which the event does not contain.
ChatModes modesOf(const Api::ChatSettingsUpdated &event);

/// `base`, with the modes of `wanted` replaced.
ChatModes laidOver(const ChatModes &base, const ChatModes &wanted);
/// Those modes of `all` that are among `modes`.
ChatModes only(const ChatModes &all, const QList<ChatMode> &modes);
/// The modes that have different values in `a` and `b`, among those with a value in both. On without a
/// duration equals on with the default one.
QList<ChatMode> differing(const ChatModes &a, const ChatModes &b);

/// The minimum to send so that a channel with the modes `now` gets `wanted`: mode and duration together when
/// a duration changes, only the mode to turn it off or to reset it. Modes that `now` does not contain are
/// sent. Empty (isEmpty()) when nothing has to change.
Api::ChatSettingsChanges changesTo(const ChatModes &wanted, const ChatModes &now);
bool isEmpty(const Api::ChatSettingsChanges &changes);

}  // namespace Sidestage
