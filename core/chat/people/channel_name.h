// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Sidestage {

class Account;

/// The name of a channel if this account knows it: its own channel, or one whose chat is stored. Empty: not
/// known.
QString channelNameFor(const Account &account, const QString &channelId);

}  // namespace Sidestage
