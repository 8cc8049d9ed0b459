// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "base/result.h"

namespace Sidestage {

/// What the service says of a reward, as what its app may set: every field is there.
Api::RewardChanges changesOf(const Api::Reward &reward);
/// The fields of `wanted` that differ from `now`, with what belongs together kept together: a limit and the
/// flag that switches it.
Api::RewardChanges differenceOf(const Api::Reward &now, const Api::RewardChanges &wanted);
Api::RewardChanges differenceOf(const Api::RewardChanges &before, const Api::RewardChanges &wanted);
bool isEmpty(const Api::RewardChanges &changes);

/// Lays what is given in `changes` over the reward, as the service would.
void applyTo(Api::Reward &reward, const Api::RewardChanges &changes);
/// The same over fields that are kept: what is given replaces what was there.
void applyTo(Api::RewardChanges &reward, const Api::RewardChanges &changes);

/// The fields as they can be sent and kept: each limit with its flag, or neither; the number of a limit that
/// is off is 0; a colour in capitals, or none: the service chooses one.
Api::RewardChanges tidied(Api::RewardChanges reward);

/// Every rule of the declaration, and of the specification beyond it, that these fields break: a limit that
/// is on is at least 1. `isWhole`: as for a new reward, which has a title and a cost. Error Invalid with the
/// field, its fault and bound.
QList<Error> problemsIn(const Api::RewardChanges &reward, bool isWhole);

/// What titles are told apart by: the service does not look at their case.
QString titleKey(const QString &title);

}  // namespace Sidestage
