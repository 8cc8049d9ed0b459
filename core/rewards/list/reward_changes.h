// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "base/result.h"

#include <array>

namespace Sidestage {

/// The editable fields of a reward. A limit and its flag are one field, because the service accepts them only
/// together.
enum class RewardField : quint8 {
    Title,
    Cost,
    Prompt,
    Colour,
    Enabled,
    Paused,
    Input,
    SkipQueue,
    PerStream,
    PerUser,
    Cooldown
};
inline constexpr std::array allRewardFields{
    RewardField::Title,   RewardField::Cost,      RewardField::Prompt,  RewardField::Colour,
    RewardField::Enabled, RewardField::Paused,    RewardField::Input,   RewardField::SkipQueue,
    RewardField::PerUser, RewardField::PerStream, RewardField::Cooldown};

/// The reward as the fields that its app can set; every field is present.
Api::RewardChanges changesOf(const Api::Reward &reward);
/// The reward with every field: absent ones get the service's defaults. A colour that was not chosen stays
/// absent.
Api::RewardChanges completed(const Api::RewardChanges &reward);
/// Normalizes the fields for sending and storing: each limit with its flag, or neither; the number of a limit
/// that is off is 0; the colour in capitals, or none, so that the service chooses one.
Api::RewardChanges tidied(Api::RewardChanges reward);

/// The fields of `wanted` that differ from `now`. A limit and its flag are always included together.
Api::RewardChanges differenceOf(const Api::Reward &now, const Api::RewardChanges &wanted);
Api::RewardChanges differenceOf(const Api::RewardChanges &before, const Api::RewardChanges &wanted);
bool isEmpty(const Api::RewardChanges &changes);

/// Applies `changes` to the reward, as the service would.
void applyTo(Api::Reward &reward, const Api::RewardChanges &changes);
/// The same for a set of fields: those in `changes` replace the previous ones.
void applyTo(Api::RewardChanges &reward, const Api::RewardChanges &changes);

/// Whether a field is equal in `a` and `b`, which are completed. The number of a limit that is off is
/// ignored.
bool sameIn(RewardField field, const Api::RewardChanges &a, const Api::RewardChanges &b);
/// Copies one field.
void assign(RewardField field, Api::RewardChanges &to, const Api::RewardChanges &from);
QList<RewardField> differing(const Api::RewardChanges &a, const Api::RewardChanges &b);
/// Only these fields of `from`, as they are sent: a limit that is off has the number 0.
Api::RewardChanges onlyFields(const QList<RewardField> &fields, const Api::RewardChanges &from);
/// The fields to send to create it: all, except a colour that was not chosen.
Api::RewardChanges createdFrom(const Api::RewardChanges &reward);

/// Every rule that these fields break, of the declaration and of the specification (a limit that is on is at
/// least 1). `isWhole`: as for a new reward, which requires a title and a cost. Error Invalid with the field,
/// its fault and bound.
QList<Error> problemsIn(const Api::RewardChanges &reward, bool isWhole);
/// The first rule that each of these fields breaks.
QList<std::pair<RewardField, Error>> problemsIn(const QList<RewardField> &fields,
                                                const Api::RewardChanges &wanted);
/// The field that an error of the service refers to; none when it does not refer to a field.
std::optional<RewardField> fieldOfError(const Error &error);

/// The key for comparing titles, which the service compares case-insensitively.
QString titleKey(const QString &title);

}  // namespace Sidestage
