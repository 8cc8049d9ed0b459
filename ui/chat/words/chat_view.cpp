// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_view.h"

#include "accounts/account.h"
#include "chat/chat_desk.h"
#include "chat/people/chat_channels.h"

namespace Sidestage {

ChatView::ChatView(ChatDesk *desk, ChannelChoice *choice, QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_choice(choice)
{
}

void ChatView::askIn(const QString &channelId, Api::Scope scope)
{
    if (const Account *account = m_desk->channels()->accountFor(channelId))
        Q_EMIT permissionRequested(scope, account->userId());
}

}  // namespace Sidestage
