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
/// What it means, in a few words: "followers for at least". Empty: the name says it.
QString detailOf(ChatMode mode);
/// What its duration may be: "From 3 to 120 s." Empty: it has none.
QString ruleTextOf(ChatMode mode);
/// What the mode does, with its rule: "One message per viewer every 3 to 120 s."
QString ruleSentenceOf(ChatMode mode);
/// "1 day", "30 s"; without one, what the service takes then.
QString durationOf(ChatMode mode, std::optional<int> duration);
/// The same to be heard: "1 day", "30 seconds".
QString spokenDurationOf(ChatMode mode, std::optional<int> duration);
/// "Off", "On", "30 s"; "Unknown".
QString valueOf(ChatMode mode, const std::optional<ModeValue> &value);
/// The same to be heard: "off", "on", "on, 30 seconds", "not told".
QString spokenValueOf(ChatMode mode, const std::optional<ModeValue> &value);
/// "Followers only 1 day, Slow mode 30 s": all that have a value. "Nothing" when none has.
QString listOf(const ChatModes &modes);
/// "Followers only: 10 min → 1 day", one for each of `of`.
QStringList changesOf(const ChatModes &from, const ChatModes &to, const QList<ChatMode> &of);

/// Why the service would not take this duration, as a sentence.
QString problemOf(ChatMode mode, const Error &problem);
/// "Broadcaster", "Moderator", "Entered by name".
QString nameOf(ChatChannel::Role role);
/// "Lockdown", "Preset", …: what a job was about.
QString nameOf(ModeJob::Reason reason, const QString &name);
/// A snapshot that was taken by itself: "Before lockdown"; or the name the user gave.
QString nameOf(const ModeSnapshot &snapshot);

/// "20:41", with the day in front when it is another: local time.
QString shortMoment(const QDateTime &when);
/// "20:41:03", the same with seconds.
QString fullMoment(const QDateTime &when);
/// What holds a mode and what comes after it: "Held by the lockdown until 20:57, then Off again."
QString holdText(const ModeHold &hold, ChatMode mode);
/// The same in a word or two, to be heard: "held by lockdown", "for a while".
QString spokenHold(const ModeHold &hold);
/// What others have changed, one sentence for each mode: "PipNocturne turned slow mode on in PaperLantern,
/// 30 s, 20:41."
QStringList sentencesOf(const ModesChange &change, const QString &channelName);

/// As reasonOf(); also for what was given up.
QString chatReasonOf(const Error &error);
/// Why a change did not happen there: "Slow mode was not changed in SundayWelder. The service said: …"
QString notChanged(const QList<ChatMode> &modes, const QString &channelName, const Error &error);

}  // namespace Sidestage
