// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "kit/text/pill.h"
#include "reward_catalogue.h"
#include "rewards/library/library_texts.h"
#include "rewards/list/reward_changes.h"

namespace Sidestage {

/// "Points and color": several field names within a sentence.
QString namesOf(const QList<RewardField> &fields);

/// The display of a state in a pill.
struct StateTexts
{
    QString text{};
    Pill::Kind kind{};
    Icon symbol{};
};
StateTexts wordsOf(RewardState state);

/// The display of a plan's effect on a reward.
struct StepTexts
{
    QString text{};  ///< "turned on"
    Icon symbol{};
    Tone symbolTone = Tone::Secondary;
    Tone textTone = Tone::Text;
};
StepTexts wordsOf(const PlanStep &step);

/// The limits in short form: "1 per viewer · 3 per stream · 5 min cooldown"; empty if none. The numbers apply
/// to one stream, as limitSentence() explains.
QString limitText(const Api::RewardChanges &reward);
/// The limits in full sentences.
QString limitSentence(const Api::RewardChanges &reward);

/// The stock in this stream and the cooldown at `now` (UTC, the service's time): "2 left · ready in 4:32";
/// with `inFull`: "2 left in this stream · ready in 4:32". Empty if there is nothing to show.
QString stockText(const RewardItem &item, const QDateTime &now, bool inFull = false);

/// Why the service refused, as a text for users. Translates the service's own error codes.
QString refusalOf(const Error &error);
/// That the undo of a change failed, and why.
QString notUndone(const QString &title, const Error &error);

}  // namespace Sidestage
