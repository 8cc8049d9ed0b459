// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_view.h"

#include "accounts/account.h"
#include "chat/chat_service.h"
#include "chat/people/chat_channels.h"

namespace Sidestage {

ChatView::ChatView(ChatService *service, ChannelChoice *choice, QWidget *parent)
    : PageView(parent)
    , m_service(service)
    , m_choice(choice)
{
}

void ChatView::askIn(const QString &channelId, Api::Scope scope)
{
    if (const Account *account = m_service->channels()->accountFor(channelId))
        Q_EMIT permissionRequested(scope, account->userId());
}

}  // namespace Sidestage
