// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads/ad_actions.h"
#include "ads/ad_break.h"
#include "ads/ad_count.h"
#include "kit/text/pill.h"
#include "schema/scope.h"

#include <optional>

namespace Sidestage {

class AdsService;

/// Why an action or the countdown is unavailable: a sentence, the rule behind it, and the permission that
/// would help.
struct AdReason
{
    QString sentence{};  ///< "Ads start with the stream."
    QString title{};     ///< Of the rule.
    QString rule{};
    std::optional<Api::Scope> scope{};
};

/// Why there is no countdown. The sentence is empty if there is one.
AdReason reasonOf(AdCount::Kind kind);
/// Why the action is not possible now. The sentence is empty if it is possible.
AdReason reasonOf(const AdsService *service, AdActions::Action action, AdActions::BlockReason why);
/// Why the action failed, with the service's message if there is one.
QString refusalText(const AdsService *service, AdActions::Action action, AdActions::BlockReason why,
                    const Error &error);

/// Why an announcement was not sent or cannot be sent.
QString announcementProblem(const Error &error);

/// "6:42", "0:48", "now"; empty if there is no countdown.
QString countText(const AdCount &count);
/// The countdown as a sentence, for screen readers: "Next ad in 6 min 42 s, at 20:47:45".
QString spokenText(const AdCount &count);
/// "90 s".
QString lengthText(int seconds);
/// "6 min 42 s": exact, for screen readers.
QString spanText(qint64 seconds);
/// "Starts 0 to 14 s late, based on 26 breaks"; empty before any break was measured.
QString latenessText(const AdLateness &band);
/// "+4 s", "on time", "−3 s"; "—" if the break was not scheduled.
QString lateText(const AdBreak &entry);
/// "Scheduled", "Run by you", "Snoozed twice".
QString kindText(const AdBreak &entry, const QString &ownId);
/// The outcome of a break: "As planned", "15 s shorter".
struct AdOutcome
{
    Pill::Kind kind = Pill::Kind::Neutral;
    Icon icon = Icon::None;
    QString text{};
};
AdOutcome outcomeOf(const AdBreak &entry, bool isRunning = false);
/// The whole row as a sentence.
QString sentenceOf(const AdBreak &entry, const QString &ownId, const QDateTime &now, bool isRunning = false);
/// "3 breaks · 4 min 30 s of ads · 1 manual · 2 snoozes".
QString totalsText(const AdShow &show);

}  // namespace Sidestage
