// SPDX-License-Identifier: GPL-3.0-or-later
#include "channel_name.h"

#include "accounts/account.h"
#include "profile/profile_store.h"

namespace Sidestage {

QString channelNameFor(const Account &account, const QString &channelId)
{
    if (channelId == account.userId())
        return account.info().displayName;
    if (!account.store() || channelId.isEmpty())
        return {};
    auto rows = account.store()->database().query("SELECT name FROM chat_channels WHERE id = ?", channelId);
    return rows.next() ? rows.text(0) : QString();
}

}  // namespace Sidestage
