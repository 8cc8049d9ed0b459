// SPDX-License-Identifier: GPL-3.0-or-later
#include "queue_page.h"

namespace Sidestage {

QueuePage::QueuePage(RewardsDesk *desk, QWidget *parent)
    : Page(parent)
    , m_desk(desk)
{
}

QueuePage::~QueuePage() = default;

}  // namespace Sidestage
