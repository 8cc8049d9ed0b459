// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/page.h"
#include "schema/scope.h"

namespace Sidestage {

class ChannelChoice;
class ChatService;

/// One tab of the page Chat.
class ChatView : public QWidget
{
    Q_OBJECT
public:
    /// Both must outlive the view.
    ChatView(ChatService *service, ChannelChoice *choice, QWidget *parent = nullptr);

    virtual Freshness freshness() const { return {}; }
    /// All of its actions, with their keys; those of headActions() are buttons in the head while it is shown.
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
    /// The account that acts there shall be signed in again with this permission as well.
    void permissionRequested(Sidestage::Api::Scope scope, const QString &accountId);

protected:
    /// Asks for a permission of the account that acts in this channel, whoever the page belongs to.
    void askIn(const QString &channelId, Api::Scope scope);

private:
    ChatService *m_service;
    ChannelChoice *m_choice;
};

}  // namespace Sidestage
