// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QObject;

namespace Sidestage {

/// Reports whether the system's Secret Service holds the entry `key` of `service`, as QtKeychain writes it,
/// in a locked collection. Does not prompt for a password. Reports false if there is no such service: other
/// keychains report by themselves that they were not unlocked.
///
/// `answer` is called later, unless `context` has been destroyed. On systems without D-Bus it is called
/// immediately.
void findLockedEntry(const QString &service, const QString &key, QObject *context,
                     std::function<void(bool isLocked)> answer);

}  // namespace Sidestage
