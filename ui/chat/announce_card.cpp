// SPDX-License-Identifier: GPL-3.0-or-later
#include "announce_card.h"

namespace Sidestage {

AnnounceCard::AnnounceCard(ChatDesk *desk, ChannelChoice *choice, QWidget *parent)
    : Card(parent)
{
    Q_UNUSED(desk)
    Q_UNUSED(choice)
}

}  // namespace Sidestage
