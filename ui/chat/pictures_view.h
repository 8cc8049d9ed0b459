// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat_view.h"

namespace Sidestage {

/// Emotes and badges of the current channel, and cheermotes.
class PicturesView : public ChatView
{
    Q_OBJECT
public:
    PicturesView(ChatDesk *desk, ChannelChoice *choice, QWidget *parent = nullptr);
};

}  // namespace Sidestage
