// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/modes/mode_board.h"
#include "chat/people/chat_channels.h"
#include "chat/store/chat_modes.h"
#include "chat/store/chat_store.h"

#include <optional>

namespace Sidestage {

/// "Followers only".
QString nameOf(ChatMode mode);
/// A short description: "minimum follow time". Empty if the name is clear enough.
QString detailOf(ChatMode mode);
/// The valid durations: "From 3 to 120 s." Empty if the mode has none.
QString ruleTextOf(ChatMode mode);
/// The effect of the mode with its limits: "One message per viewer every 3 to 120 s."
QString ruleSentenceOf(ChatMode mode);
/// "1 day", "30 s". Without a duration, the service's default.
QString durationOf(ChatMode mode, std::optional<int> duration);
/// For screen readers: "1 day", "30 seconds".
QString spokenDurationOf(ChatMode mode, std::optional<int> duration);
/// "Off", "On", "30 s"; "Unknown".
QString valueOf(ChatMode mode, const std::optional<ModeValue> &value);
/// For screen readers: "off", "on", "on, 30 seconds", "unknown".
QString spokenValueOf(ChatMode mode, const std::optional<ModeValue> &value);
/// "Followers only 1 day, Slow mode 30 s": all modes that have a value. "Nothing" if there are none.
QString listOf(const ChatModes &modes);
/// "Followers only: 10 min → 1 day", one line for each mode in `of`.
QStringList changesOf(const ChatModes &from, const ChatModes &to, const QList<ChatMode> &of);

/// Why the duration is invalid, as a sentence.
QString problemOf(ChatMode mode, const Error &problem);
/// "Broadcaster", "Moderator", "Added by name".
QString nameOf(ChatChannel::Role role);
/// "Lockdown", "Preset", …: the reason of a job.
QString nameOf(ModeJob::Reason reason, const QString &name);
/// The user's name for a snapshot; for an automatic one: "Before lockdown".
QString nameOf(const ModeSnapshot &snapshot);

/// "20:41" in local time, with the day if it is not today.
QString shortMoment(const QDateTime &when);
/// "20:41:03": like shortMoment(), with seconds.
QString fullMoment(const QDateTime &when);
/// What holds a mode and what follows: "Set by the lockdown until 20:57. Reverts to: Off."
QString holdText(const ModeHold &hold, ChatMode mode);
/// For screen readers: "set by lockdown", "until 20:57".
QString spokenHold(const ModeHold &hold);
/// Changes made elsewhere, one sentence for each mode: "PipNocturne turned slow mode on in PaperLantern (30
/// s), 20:41"
QStringList sentencesOf(const ModesChange &change, const QString &channelName);

/// Like reasonOf(), but with the message of a cancelled action if there is one.
QString chatReasonOf(const Error &error);
/// Why a change failed: "Slow mode was not changed in SundayWelder. …"
QString notChanged(const QList<ChatMode> &modes, const QString &channelName, const Error &error);

}  // namespace Sidestage
