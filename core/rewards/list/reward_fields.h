// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "api/channel_points.h"
#include "base/result.h"

#include <array>

namespace Sidestage {

/// What of a reward can be edited. A limit and the flag that switches it are one field, because the
/// service takes them only together.
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

/// With every field there: absent ones get what the service would take. A colour that was not chosen is
/// none.
Api::RewardChanges completed(const Api::RewardChanges &reward);

/// Whether a field is the same in both, which are completed. A limit that is off has no number.
bool sameIn(RewardField field, const Api::RewardChanges &a, const Api::RewardChanges &b);
/// Copies one field.
void assign(RewardField field, Api::RewardChanges &to, const Api::RewardChanges &from);
QList<RewardField> differing(const Api::RewardChanges &a, const Api::RewardChanges &b);
/// Only these fields of `from`, as they are sent: a limit that is off travels with the number 0.
Api::RewardChanges onlyFields(const QList<RewardField> &fields, const Api::RewardChanges &from);

/// What is sent to create it: every field, but a colour that was not chosen.
Api::RewardChanges createdFrom(const Api::RewardChanges &reward);

/// The rules of the declaration that these fields break, each field by itself.
QList<std::pair<RewardField, Error>> problemsIn(const QList<RewardField> &fields,
                                                const Api::RewardChanges &wanted);
/// Which field a refusal speaks of; none when it says nothing of the kind.
std::optional<RewardField> fieldOfError(const Error &error);

}  // namespace Sidestage
