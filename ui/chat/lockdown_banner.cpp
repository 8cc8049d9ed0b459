// SPDX-License-Identifier: GPL-3.0-or-later
#include "lockdown_banner.h"

namespace Sidestage {

LockdownBanner::LockdownBanner(ChatDesk *desk, ChannelChoice *choice, QWidget *parent)
    : QWidget(parent)
{
    Q_UNUSED(desk)
    Q_UNUSED(choice)
}

}  // namespace Sidestage
