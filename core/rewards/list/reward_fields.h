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

/// The reward with every field: absent ones get the service's defaults. A colour that was not chosen stays
/// absent.
Api::RewardChanges completed(const Api::RewardChanges &reward);

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

/// The rules of the declaration that these fields break, each field separately.
QList<std::pair<RewardField, Error>> problemsIn(const QList<RewardField> &fields,
                                                const Api::RewardChanges &wanted);
/// The field that an error of the service refers to; none when it does not refer to a field.
std::optional<RewardField> fieldOfError(const Error &error);

}  // namespace Sidestage
