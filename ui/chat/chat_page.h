// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/tabbed_page.h"
#include "schema/scope.h"

namespace Sidestage {

class Account;
class ChannelChoice;
class ChatService;
class ChatView;

/// The chats that the accounts moderate: their modes, chatters, emotes and badges.
class ChatPage : public TabbedPage
{
    Q_OBJECT
public:
    enum class Tab : quint8 { Modes, People, Pictures };

    /// `account`: its channel is the initial one. Both must outlive the page.
    ChatPage(ChatService *service, Account *account, QWidget *parent = nullptr);

    QString title() const override { return tr("Chat"); }

    void showTab(Tab tab);
    Tab tab() const;
    ChatView *view(Tab tab) const;

Q_SIGNALS:
    /// Emitted when the user wants to sign in this account again with this additional permission.
    void permissionRequested(Sidestage::Api::Scope scope, const QString &accountId);

protected:
    void takeKeyboard() override;

private:
    ChannelChoice *m_choice;
};

}  // namespace Sidestage
