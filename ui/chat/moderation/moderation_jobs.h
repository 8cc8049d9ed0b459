// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "outbox/job_texts.h"

namespace Sidestage {

class ModerationService;

/// How jobs of moderation are called. `service` must outlive the texts.
JobTexts moderationJobs(ModerationService *service);

/// Shows in this lane what was decided while it can be undone, and what did not end as planned, from now on,
/// unless that is shown already: the page and the card use the same service, and all lanes show the toasts of
/// one. It ends with the service or the lane.
void showModerationToasts(ModerationService *service, ToastLane *lane);

}  // namespace Sidestage
