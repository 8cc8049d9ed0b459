// SPDX-License-Identifier: GPL-3.0-or-later
#include "pictures_view.h"

namespace Sidestage {

PicturesView::PicturesView(ChatDesk *desk, ChannelChoice *choice, QWidget *parent)
    : ChatView(desk, choice, parent)
{
    Q_UNUSED(desk)
    Q_UNUSED(choice)
}

}  // namespace Sidestage
