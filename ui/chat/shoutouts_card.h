// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/card.h"

namespace Sidestage {

class ChannelChoice;
class ChatDesk;

/// The shoutouts to come, and when each can go.
class ShoutoutsCard : public Card
{
    Q_OBJECT
public:
    ShoutoutsCard(ChatDesk *desk, ChannelChoice *choice, QWidget *parent = nullptr);
};

}  // namespace Sidestage
