// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads/ad_announcer.h"

namespace Sidestage {

class Account;
class AdsService;
class ChatService;
class AccountServices;

/// Announces ads through the chat of the account: what two areas have to do with each other, neither knows.
class ChatAdAnnouncer final : public AdAnnouncer
{
public:
    /// `account` must outlive this. `chat` gives the desk of its chats, or null while there is none.
    ChatAdAnnouncer(Account *account, std::function<ChatService *()> chat);

    QList<Template> templates() const override;
    QStringList placeholders() const override;
    Result<QString> filled(const QString &text) const override;
    void announce(const QString &text, Api::AnnouncementColor color, std::chrono::seconds within,
                  QObject *context, std::function<void(const Result<void> &)> done) override;

private:
    Account *m_account;
    std::function<ChatService *()> m_chat;
};

/// Makes the warnings of a desk heard and seen outside of the window, as its settings say. `desks` must
/// outlive the desk.
void bridgeAlerts(AdsService *service, AccountServices *accountServices);

}  // namespace Sidestage
