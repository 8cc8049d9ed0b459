// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/card.h"

namespace Sidestage {

class ChannelChoice;
class ChatDesk;

/// What to announce, in which colour, to which channels.
class AnnounceCard : public Card
{
    Q_OBJECT
public:
    AnnounceCard(ChatDesk *desk, ChannelChoice *choice, QWidget *parent = nullptr);
};

}  // namespace Sidestage
