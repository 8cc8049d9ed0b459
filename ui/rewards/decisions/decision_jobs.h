// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "outbox/job_texts.h"

namespace Sidestage {

class DecisionService;

/// How jobs of decisions about redemptions are called. `service` must outlive the texts.
JobTexts decisionJobs(DecisionService *service);

}  // namespace Sidestage
