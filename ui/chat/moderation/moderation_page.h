// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/forward.h"
#include "page/tabbed_page.h"

namespace Sidestage {

class LiveChatView;
class ModerationService;
class ModerationToasts;
class WaitingView;

/// Moderation in all channels where an account can act.
class ModerationPage : public TabbedPage
{
    Q_OBJECT
public:
    enum class Tab : quint8 { Waiting, LiveChat, Banned, Terms, Automod, Log };

    /// `service` must outlive the page.
    explicit ModerationPage(ModerationService *service, QWidget *parent = nullptr);

    QString title() const override { return tr("Moderation"); }
    void setSurroundings(ToastLane *toasts, LiveStatus *live) override;
    void showTab(Tab tab);

protected:
    void takeKeyboard() override;
    void tabChanged(bool hadFocus) override;

private:
    void updateTitles();

    ModerationService *m_service;
    WaitingView *m_waiting;
    LiveChatView *m_chat;
};

}  // namespace Sidestage
