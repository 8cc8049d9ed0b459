// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/text/pill.h"
#include "reward_catalogue.h"
#include "rewards/list/reward_fields.h"

namespace Sidestage {

QString nameOf(RewardField field);
/// "Points and color", as part of a sentence.
QString namesOf(const QList<RewardField> &fields);

/// A state as it is shown in a pill.
struct StateTexts
{
    QString text{};
    Pill::Kind kind{};
    Icon symbol{};
};
StateTexts wordsOf(RewardState state);

/// What becomes of a reward in a plan.
struct StepTexts
{
    QString text{};  ///< "turned on"
    Icon symbol{};
    Tone symbolTone = Tone::Secondary;
    Tone textTone = Tone::Text;
};
StepTexts wordsOf(const PlanStep &step);

/// The limits in short: "1 per viewer · 3 per stream · 5 min cooldown"; empty: none.
/// The numbers are those of one stream, as limitSentence() says.
QString limitText(const Api::RewardChanges &reward);
/// The same in full sentences.
QString limitSentence(const Api::RewardChanges &reward);

/// What is left in this stream, and how long it cools down, at `now` (UTC, the service's): "2 left · ready in
/// 4:32"; `inFull`: "2 left in this stream · ready in 4:32". Empty: nothing to say.
QString stockText(const RewardItem &item, const QDateTime &now, bool inFull = false);

/// Why the service refused, for a user: its own codes put into words.
QString refusalOf(const Error &error);

}  // namespace Sidestage
