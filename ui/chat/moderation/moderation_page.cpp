// SPDX-License-Identifier: GPL-3.0-or-later
#include "moderation_page.h"

#include "chat/moderation/lists/automod_view.h"
#include "chat/moderation/lists/banned_view.h"
#include "chat/moderation/lists/log_view.h"
#include "chat/moderation/lists/terms_view.h"
#include "chat/moderation/moderation_service.h"
#include "kit/controls/segmented.h"
#include "kit/layout/spacing.h"
#include "kit/messages/page_state.h"
#include "live_chat_view.h"
#include "moderation_jobs.h"
#include "waiting_view.h"

#include <QLocale>

namespace Sidestage {

ModerationPage::ModerationPage(ModerationService *service, QWidget *parent)
    : TabbedPage(QStringLiteral("moderation"), tr("Moderation sections"), parent)
    , m_service(service)
    , m_waiting(new WaitingView(service))
    , m_chat(new LiveChatView(service))
{
    setObjectName(QStringLiteral("moderationPage"));
    addTab(tr("Waiting"), m_waiting);
    addTab(tr("Live chat"), m_chat);
    addTab(tr("Banned"), new BannedView(service));
    addTab(tr("Blocked terms"), new TermsView(service));
    addTab(tr("AutoMod"), new AutomodView(service));
    addTab(tr("Log"), new LogView(service));
    connect(m_waiting, &WaitingView::messagesRequested, this,
            [this](const QString &channelId, const QString &userName) {
                showTab(Tab::LiveChat);
                m_chat->showOnly(channelId, userName);
            });
    connect(service, &ModerationService::waitingChanged, this, &ModerationPage::updateTitles);
    updateTitles();
    setScaled(this, &QWidget::setMinimumSize, 250, 220);
}

void ModerationPage::setSurroundings(ToastLane *toasts, LiveStatus *live)
{
    TabbedPage::setSurroundings(toasts, live);
    showModerationToasts(m_service, toasts);
}

void ModerationPage::showTab(Tab tab)
{
    tabs()->setCurrentIndex(int(tab));
}

void ModerationPage::updateTitles()
{
    const int waiting = m_service->waitingCount();
    tabs()->setOptionText(
        0, waiting == 0 ? tr("Waiting") : tr("Waiting %1", "a number").arg(QLocale().toString(waiting)));
}

void ModerationPage::takeKeyboard()
{
    // What stands in for an empty list passes the keyboard on to it.
    if (const auto *state = shownView()->findChild<PageState *>())
        state->currentWidget()->setFocus(Qt::OtherFocusReason);
    else
        Page::takeKeyboard();
}

/// Without this, the first widget of the tab would get the keyboard: its search.
void ModerationPage::tabChanged(bool hadFocus)
{
    if (hadFocus)
        takeKeyboard();
}

}  // namespace Sidestage
