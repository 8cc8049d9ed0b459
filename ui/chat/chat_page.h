// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/page.h"
#include "schema/scope.h"

class QStackedWidget;

namespace Sidestage {

class Account;
class ChannelChoice;
class ChatService;
class ChatView;
class Segmented;

/// The chats that the accounts moderate: their modes, chatters, emotes and badges.
class ChatPage : public Page
{
    Q_OBJECT
public:
    enum class Tab : quint8 { Modes, People, Pictures };

    /// `account`: its channel is the initial one. Both must outlive the page.
    ChatPage(ChatService *service, Account *account, QWidget *parent = nullptr);
    ~ChatPage() override;

    QString id() const override { return QStringLiteral("chat"); }
    QString title() const override { return tr("Chat"); }
    Freshness freshness() const override;
    QList<QAction *> pageActions() const override;
    QList<QAction *> headActions() const override;
    QWidget *headTabs() override;
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;
    QString saved() const override;

    void showTab(Tab tab);
    Tab tab() const;
    ChatView *view(Tab tab) const;

public Q_SLOTS:
    void refresh() override;

Q_SIGNALS:
    /// Emitted when the user wants to sign in this account again with this additional permission.
    void permissionRequested(Sidestage::Api::Scope scope, const QString &accountId);

protected:
    void takeKeyboard() override;

private:
    ChatService *m_service;
    ChannelChoice *m_choice;
    Segmented *m_tabs = nullptr;
    QStackedWidget *m_stack = nullptr;
    QList<ChatView *> m_views{};
};

}  // namespace Sidestage
