// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat_view.h"

namespace Sidestage {

/// Modes: one channel as a form, several as a grid; lockdown, snapshots, announcements, shoutouts.
class ModesView : public ChatView
{
    Q_OBJECT
public:
    ModesView(ChatDesk *desk, ChannelChoice *choice, QWidget *parent = nullptr);
};

}  // namespace Sidestage
