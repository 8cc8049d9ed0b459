// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/page.h"
#include "schema/scope.h"

namespace Sidestage {

class ChannelChoice;
class ChatService;

/// A tab of the Chat page.
class ChatView : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive the view.
    ChatView(ChatService *service, ChannelChoice *choice, QWidget *parent = nullptr);

    virtual Freshness freshness() const { return {}; }
    /// All actions with their shortcuts. Those of headActions() are also buttons in the header while the tab
    /// is shown.
    virtual QList<QAction *> viewActions() const { return {}; }
    virtual QList<QAction *> headActions() const { return {}; }
    virtual QString saved() const { return {}; }
    virtual void setSurroundings(ToastLane *toasts) { Q_UNUSED(toasts) }
    virtual void refresh() { }

    ChatService *service() const { return m_service; }
    ChannelChoice *choice() const { return m_choice; }

Q_SIGNALS:
    void freshnessChanged();
    void savedChanged();
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);
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
