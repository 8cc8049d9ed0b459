// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat_view.h"

namespace Sidestage {

/// People: who is in the chat of the current channel, and the chat it shares.
class PeopleView : public ChatView
{
    Q_OBJECT
public:
    PeopleView(ChatDesk *desk, ChannelChoice *choice, QWidget *parent = nullptr);
};

}  // namespace Sidestage
