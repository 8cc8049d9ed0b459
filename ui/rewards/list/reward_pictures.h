// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace Sidestage {

class Pictures;
class RewardsService;

/// The pictures of rewards for one view, which owns them. `desk` must outlive it.
Pictures *makeRewardPictures(RewardsService *service, QWidget *view);

}  // namespace Sidestage
