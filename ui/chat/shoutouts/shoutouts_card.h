// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chat/shoutouts/shoutout_queue.h"
#include "kit/layout/card.h"
#include "kit/text/pill.h"

#include <functional>

class QListView;
class QVBoxLayout;

namespace Sidestage {

class ActionButton;
class Button;
class ChannelChoice;
class ChatService;
class ShoutoutModel;
class Toggle;

/// The queued shoutouts in order, and when each can be sent.
class ShoutoutsCard : public Card
{
    Q_OBJECT
public:
    /// Both must outlive the card.
    ShoutoutsCard(ChatService *service, ChannelChoice *choice, QWidget *parent = nullptr);

    QListView *list() const { return m_list; }

public Q_SLOTS:
    /// Asks the user for the receiving channel.
    void addShoutout();

Q_SIGNALS:
    void notified(const QString &text, std::function<void()> undo,
                  Sidestage::Pill::Kind kind = Sidestage::Pill::Kind::Good);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void update();
    void updateActions();
    void fit();
    void updateReceived();
    QString textOf(const ReceivedShoutout &one) const;
    std::optional<Shoutout> current() const;
    void moveCurrent(int by);
    void removeCurrent();
    void sendCurrent();
    void openMenu(const QPoint &place);

    ChatService *m_service;
    ChannelChoice *m_choice;
    ShoutoutModel *m_model = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_nothing = nullptr;
    QWidget *m_tools = nullptr;
    ActionButton *m_sendNow = nullptr;
    Toggle *m_automatic = nullptr;
    Button *m_remove = nullptr;
    QWidget *m_received = nullptr;
    QVBoxLayout *m_receivedRows = nullptr;
};

}  // namespace Sidestage
