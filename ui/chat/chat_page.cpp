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
#include "kit/theme/theme.h"

#include <QAbstractItemView>
#include <QBoxLayout>
#include <QStackedWidget>

namespace Sidestage {

ChatPage::ChatPage(ChatService *service, Account *account, QWidget *parent)
    : Page(parent)
    , m_service(service)
    , m_choice(new ChannelChoice(service->channels(), account->userId(), this))
    , m_tabs(new Segmented(this))
    , m_stack(new QStackedWidget(this))
    , m_views{new ModesView(service, m_choice, this), new PeopleView(service, m_choice, this),
              new PicturesView(service, m_choice, this)}
{
    setObjectName(QStringLiteral("chatPage"));
    m_tabs->setObjectName(QStringLiteral("chatTabs"));
    m_tabs->setAccessibleName(tr("Chat sections"));
    m_tabs->addOption(tr("Modes"), int(Tab::Modes));
    m_tabs->addOption(tr("People"), int(Tab::People));
    m_tabs->addOption(tr("Emotes and badges"), int(Tab::Pictures));
    for (ChatView *view : m_views) {
        m_stack->addWidget(view);
        for (QAction *action : view->headActions())
            action->setVisible(view == m_views.first());
        connect(view, &ChatView::freshnessChanged, this, &Page::freshnessChanged);
        connect(view, &ChatView::savedChanged, this, &Page::savedChanged);
        connect(view, &ChatView::notified, this, &Page::notified);
        connect(view, &ChatView::permissionRequested, this, &ChatPage::permissionRequested);
    }
    // Smaller than the minimum of its children, because they rearrange themselves when it gets narrower.
    Theme::watch(m_stack, [this] { setMinimumSize(px(300), px(220)); });

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_stack);
    Theme::watch(this, [layout] {
        layout->setContentsMargins(px(Measure::pageMargin), 0, px(Measure::pageMargin),
                                   px(Measure::pageMargin));
    });
    connect(m_tabs, &Segmented::currentChanged, this, [this] {
        for (ChatView *view : m_views) {
            for (QAction *action : view->headActions())
                action->setVisible(view == m_views.at(m_tabs->currentIndex()));
        }
        m_stack->setCurrentIndex(m_tabs->currentIndex());
        Q_EMIT freshnessChanged();
        Q_EMIT savedChanged();
    });
}

ChatPage::~ChatPage()
{
    // The views are destroyed after this and may still emit signals.
    for (ChatView *view : std::as_const(m_views))
        view->disconnect(this);
}

Freshness ChatPage::freshness() const
{
    return view(tab())->freshness();
}

QList<QAction *> ChatPage::pageActions() const
{
    QList<QAction *> actions;
    for (const ChatView *view : m_views)
        actions += view->viewActions();
    return actions;
}

QList<QAction *> ChatPage::headActions() const
{
    QList<QAction *> actions;
    for (const ChatView *view : m_views)
        actions += view->headActions();
    return actions;
}

QWidget *ChatPage::headTabs()
{
    return m_tabs;
}

void ChatPage::setSurroundings(ToastLane *toasts, LiveStatus *)
{
    for (ChatView *view : m_views)
        view->setSurroundings(toasts);
}

QString ChatPage::saved() const
{
    return view(tab())->saved();
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
    m_tabs->setCurrentIndex(int(tab));
}

ChatPage::Tab ChatPage::tab() const
{
    return Tab(m_tabs->currentIndex());
}

ChatView *ChatPage::view(Tab tab) const
{
    return m_views.at(int(tab));
}

void ChatPage::refresh()
{
    view(tab())->refresh();
}

}  // namespace Sidestage
