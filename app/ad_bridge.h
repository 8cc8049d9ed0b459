// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ads/ad_announcer.h"

namespace Sidestage {

class Account;
class AdsService;
class ChatService;
class AccountServices;

/// Announces ads in the chat of the account. This connects two areas that do not depend on each other.
class ChatAdAnnouncer final : public AdAnnouncer
{
public:
    /// `account` must outlive this object. `chat` returns the chat service, or null while there is none.
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

/// Plays the sounds and shows the desktop notifications for the warnings of `service`, according to its
/// settings. `accountServices` must outlive `service`.
void bridgeAlerts(AdsService *service, AccountServices *accountServices);

}  // namespace Sidestage
