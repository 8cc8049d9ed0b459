// SPDX-License-Identifier: GPL-3.0-or-later
#include "rewards_page.h"

namespace Sidestage {

RewardsPage::RewardsPage(RewardsDesk *desk, QWidget *parent)
    : Page(parent)
    , m_desk(desk)
{
}

RewardsPage::~RewardsPage() = default;

}  // namespace Sidestage
