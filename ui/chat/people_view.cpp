// SPDX-License-Identifier: GPL-3.0-or-later
#include "people_view.h"

namespace Sidestage {

PeopleView::PeopleView(ChatDesk *desk, ChannelChoice *choice, QWidget *parent)
    : ChatView(desk, choice, parent)
{
    Q_UNUSED(desk)
    Q_UNUSED(choice)
}

}  // namespace Sidestage
