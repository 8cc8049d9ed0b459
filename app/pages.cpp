// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages.h"

#include "channel/channel_page.h"
#include "chat/chat_page.h"
#include "desks.h"
#include "rewards/queue_page.h"
#include "rewards/redemption_queue.h"
#include "rewards/rewards_desk.h"
#include "rewards/rewards_page.h"

#include <QLocale>

namespace Sidestage {

namespace {

/// The page, with its wish for a permission connected.
template <class P>
P *asking(P *page, Account *account, const std::function<void(Account *, Api::Scope)> &ask)
{
    QObject::connect(page, &P::permissionRequested, page,
                     [ask, account](Api::Scope scope) { ask(account, scope); });
    return page;
}

/// How many redemptions wait.
void watchWaiting(RewardsDesk *desk, QObject *context, const PageKind::ShowBadge &show)
{
    const auto tell = [queue = desk->queue(), show] {
        const int waiting = queue->waiting();
        show(waiting == 0
                 ? PageBadge()
                 : PageBadge{QLocale().toString(waiting), QueuePage::tr("%n waiting", nullptr, waiting)});
    };
    QObject::connect(desk->queue(), &RedemptionQueue::totalsChanged, context, tell);
    tell();
}

}  // namespace

QList<PageKind> pageKinds(Desks *desks, const std::function<void(Account *, Api::Scope)> &ask)
{
    return {
        {.id = QStringLiteral("queue"),
         .title = QueuePage::tr("Queue"),
         .icon = Icon::Inbox,
         .section = Section::Live,
         .key = Qt::CTRL | Qt::Key_2,
         .create =
             [desks, ask](Account *account) {
                 return asking(new QueuePage(desks->rewards(account), desks->alerts()), account, ask);
             },
         .watchBadge =
             [desks](Account *account, QObject *context, const PageKind::ShowBadge &show) {
                 watchWaiting(desks->rewards(account), context, show);
             }},
        {.id = QStringLiteral("chat"),
         .title = ChatPage::tr("Chat"),
         .icon = Icon::Chat,
         .section = Section::Live,
         .key = Qt::CTRL | Qt::Key_3,
         .create =
             [desks, ask](Account *account) {
                 return asking(new ChatPage(desks->chat(account), account), account, ask);
             }},
        {.id = QStringLiteral("channel"),
         .title = ChannelPage::tr("Channel"),
         .icon = Icon::Sliders,
         .section = Section::SetUp,
         .key = Qt::CTRL | Qt::Key_5,
         .create = [ask](Account *account) { return asking(new ChannelPage(account), account, ask); }},
        {.id = QStringLiteral("rewards"),
         .title = RewardsPage::tr("Rewards"),
         .icon = Icon::Gift,
         .section = Section::SetUp,
         .key = Qt::CTRL | Qt::Key_6,
         .create
         = [desks, ask](
               Account *account) { return asking(new RewardsPage(desks->rewards(account)), account, ask); }},
    };
}

}  // namespace Sidestage
