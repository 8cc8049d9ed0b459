// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/page.h"
#include "schema/scope.h"

namespace Sidestage {

class ChannelChoice;
class ChatService;

/// A tab of the Chat page.
class ChatView : public PageView
{
    Q_OBJECT
public:
    /// Both must outlive the view.
    ChatView(ChatService *service, ChannelChoice *choice, QWidget *parent = nullptr);

    ChatService *service() const { return m_service; }
    ChannelChoice *choice() const { return m_choice; }

Q_SIGNALS:
    /// Emitted when this account shall sign in again with this additional permission.
    void permissionRequested(Sidestage::Api::Scope scope, const QString &accountId);

protected:
    /// Requests a permission for the account that acts in this channel, which may not be the page's account.
    void askIn(const QString &channelId, Api::Scope scope);

private:
    ChatService *m_service;
    ChannelChoice *m_choice;
};

}  // namespace Sidestage
