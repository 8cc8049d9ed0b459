// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutouts_card.h"

namespace Sidestage {

ShoutoutsCard::ShoutoutsCard(ChatDesk *desk, ChannelChoice *choice, QWidget *parent)
    : Card(parent)
{
    Q_UNUSED(desk)
    Q_UNUSED(choice)
}

}  // namespace Sidestage
