// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

class Account;

/// What a channel is called, as far as this account knows: its own, or one whose chat is kept. Empty: it is
/// not known.
QString channelNameFor(const Account &account, const QString &channelId);

}  // namespace Sidestage
