// SPDX-License-Identifier: GPL-3.0-or-later
#include "chat_page.h"

#include "accounts/account.h"
#include "chat/chat_service.h"
#include "chat/emotes/pictures_view.h"
#include "chat/modes/modes_view.h"
#include "chat/people/channel_choice.h"
#include "chat/people/people_view.h"
#include "kit/controls/segmented.h"
#include "kit/layout/card.h"
#include "kit/layout/spacing.h"

#include <QAbstractItemView>
#include <QStackedWidget>

namespace Sidestage {

ChatPage::ChatPage(ChatService *service, Account *account, QWidget *parent)
    : TabbedPage(QStringLiteral("chat"), tr("Chat sections"), parent)
    , m_choice(new ChannelChoice(service->channels(), account->userId(), this))
{
    const auto add = [this](const QString &title, ChatView *view) {
        addTab(title, view);
        connect(view, &ChatView::permissionRequested, this, &ChatPage::permissionRequested);
    };
    add(tr("Modes"), new ModesView(service, m_choice, this));
    add(tr("People"), new PeopleView(service, m_choice, this));
    add(tr("Emotes and badges"), new PicturesView(service, m_choice, this));
    // Smaller than the minimum of its children, because they rearrange themselves when it gets narrower.
    setScaled(this, &QWidget::setMinimumSize, 250, 220);
}

/// Focuses the list or grid, or else the first card, so that single-letter shortcuts work.
void ChatPage::takeKeyboard()
{
    const QWidget *shown = view(tab());
    const auto lists = shown->findChildren<QAbstractItemView *>();
    for (QAbstractItemView *list : lists) {
        if (list->isVisibleTo(this) && list->focusPolicy() != Qt::NoFocus) {
            list->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    const auto cards = shown->findChildren<Card *>();
    for (Card *card : cards) {
        if (card->isVisibleTo(this)) {
            card->setFocus(Qt::OtherFocusReason);
            return;
        }
    }
    Page::takeKeyboard();
}

void ChatPage::showTab(Tab tab)
{
    tabs()->setCurrentIndex(int(tab));
}

ChatPage::Tab ChatPage::tab() const
{
    return Tab(tabs()->currentIndex());
}

ChatView *ChatPage::view(Tab tab) const
{
    return static_cast<ChatView *>(stack()->widget(int(tab)));
}

}  // namespace Sidestage
