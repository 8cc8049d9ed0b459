// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_service.h"

#include "accounts/account.h"

namespace Sidestage {

ChannelService::ChannelService(Account *account, const Clock &clock, QObject *parent)
    : QObject(parent)
    , m_account(account)
    , m_store(account->store(), account->userId())
    , m_editor(account->client(), &m_store, account->userId())
    , m_description(account)
    , m_editors(account)
    , m_extensions(account)
    , m_streamKey(account, clock)
{
}

void ChannelService::start()
{
    if (!m_editor.poll())
        m_editor.keepFresh(m_account->events(), m_account->polls());
}

void ChannelService::send(const QObject *sender)
{
    if (m_editor.isSending())
        return;
    m_sender = sender;
    m_editor.send();
}

}  // namespace Sidestage
