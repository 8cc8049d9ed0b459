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

/// Why something about ads is off: a sentence, the rule behind it, and the permission that would help.
struct AdReason
{
    QString sentence{};  ///< "Ads start with the stream."
    QString title{};     ///< Of the rule.
    QString rule{};
    std::optional<Api::Scope> scope{};
};

/// Why there is no countdown; an empty sentence: there is one.
AdReason reasonOf(AdCount::Kind kind);
/// Why it cannot be done now; an empty sentence: it can.
AdReason reasonOf(const AdsService *service, AdActions::Action action, AdActions::BlockReason why);
/// Why it was not done, with the service's own words where it gave any.
QString refusalText(const AdsService *service, AdActions::Action action, AdActions::BlockReason why,
                    const Error &error);

/// Why an announcement was not sent, or cannot be.
QString announcementProblem(const Error &error);

/// "6:42", "0:48", "now"; empty where nothing counts.
QString countText(const AdCount &count);
/// The whole of it as a sentence, for screen readers: "Next ad in 6 min 42 s, at 20:47:45".
QString spokenText(const AdCount &count);
/// "90 s".
QString lengthText(int seconds);
/// "6 min 42 s": exact, for what is spoken.
QString spanText(qint64 seconds);
/// "Starts 0 to 14 s late, from 26 breaks"; empty while nothing was learned.
QString latenessText(const AdLateness &band);
/// "+4 s", "on time", "−3 s"; "—" where nothing was promised.
QString lateText(const AdBreak &entry);
/// "Scheduled", "Run by you", "Snoozed twice".
QString kindText(const AdBreak &entry, const QString &ownId);
/// What came of it: "As promised", "15 s shorter".
struct AdOutcome
{
    Pill::Kind kind = Pill::Kind::Neutral;
    Icon icon = Icon::None;
    QString text{};
};
AdOutcome outcomeOf(const AdBreak &entry, bool isRunning = false);
/// The whole row as a sentence.
QString sentenceOf(const AdBreak &entry, const QString &ownId, const QDateTime &now, bool isRunning = false);
/// "3 breaks, 270 s of ads, 1 by hand, 2 snoozes".
QString totalsText(const AdShow &show);

}  // namespace Sidestage
