// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "base/result.h"

namespace Sidestage {

/// The reward as the fields that its app can set; every field is present.
Api::RewardChanges changesOf(const Api::Reward &reward);
/// The fields of `wanted` that differ from `now`. A limit and its flag are always included together.
Api::RewardChanges differenceOf(const Api::Reward &now, const Api::RewardChanges &wanted);
Api::RewardChanges differenceOf(const Api::RewardChanges &before, const Api::RewardChanges &wanted);
bool isEmpty(const Api::RewardChanges &changes);

/// Applies `changes` to the reward, as the service would.
void applyTo(Api::Reward &reward, const Api::RewardChanges &changes);
/// The same for a set of fields: those in `changes` replace the previous ones.
void applyTo(Api::RewardChanges &reward, const Api::RewardChanges &changes);

/// Normalizes the fields for sending and storing: each limit with its flag, or neither; the number of a limit
/// that is off is 0; the colour in capitals, or none, so that the service chooses one.
Api::RewardChanges tidied(Api::RewardChanges reward);

/// Every rule that these fields break, of the declaration and of the specification (a limit that is on is at
/// least 1). `isWhole`: as for a new reward, which requires a title and a cost. Error Invalid with the field,
/// its fault and bound.
QList<Error> problemsIn(const Api::RewardChanges &reward, bool isWhole);

/// The key for comparing titles, which the service compares case-insensitively.
QString titleKey(const QString &title);

}  // namespace Sidestage
