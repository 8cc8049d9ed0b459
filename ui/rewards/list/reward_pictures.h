// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"

namespace Sidestage {

class RewardsService;

/// Creates the pictures of rewards for a view, which owns them. `service` must outlive the view.
Pictures *makeRewardPictures(RewardsService *service, QWidget *view);

}  // namespace Sidestage
