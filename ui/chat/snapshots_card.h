// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/card.h"

namespace Sidestage {

class ChannelChoice;
class ChatDesk;

/// Snapshots of modes, to be restored exactly; and what is timed.
class SnapshotsCard : public Card
{
    Q_OBJECT
public:
    SnapshotsCard(ChatDesk *desk, ChannelChoice *choice, QWidget *parent = nullptr);
};

}  // namespace Sidestage
