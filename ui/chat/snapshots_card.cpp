// SPDX-License-Identifier: GPL-3.0-or-later
#include "snapshots_card.h"

namespace Sidestage {

SnapshotsCard::SnapshotsCard(ChatDesk *desk, ChannelChoice *choice, QWidget *parent)
    : Card(parent)
{
    Q_UNUSED(desk)
    Q_UNUSED(choice)
}

}  // namespace Sidestage
