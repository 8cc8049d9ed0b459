// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/look.h"
#include "chat/moderation/moderation_action.h"
#include "outbox/outbox_job.h"

namespace Sidestage {

/// "Ban 200 viewers".
QString jobText(ModerationAction::Kind kind, int count);
/// "196 done · 3 unchanged · 1 failed".
QString outcomeText(const OutboxJob &job);
/// What became of one row, and why it failed or was not necessary.
QString stateText(OutboxState state);
Look stateLook(OutboxState state);
QString reasonText(const ModerationAction &action, const OutboxRow &row);
/// What a moderator has done, as channel.moderate names it ("ban", "slowoff"), in words.
QString moderatedText(const QString &action);

}  // namespace Sidestage
