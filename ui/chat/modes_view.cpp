// SPDX-License-Identifier: GPL-3.0-or-later
#include "modes_view.h"

namespace Sidestage {

ModesView::ModesView(ChatDesk *desk, ChannelChoice *choice, QWidget *parent)
    : ChatView(desk, choice, parent)
{
    Q_UNUSED(desk)
    Q_UNUSED(choice)
}

}  // namespace Sidestage
