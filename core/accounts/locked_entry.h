// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QObject;

namespace Sidestage {

/// Tells whether the system's Secret Service holds the entry `key` of `service`, as QtKeychain writes it,
/// under lock. Asks for no password. False as well where there is no such service: other keychains say by
/// themselves that they were not unlocked.
///
/// `answer` is called later, unless `context` is gone by then; on systems without D-Bus at once.
void findLockedEntry(const QString &service, const QString &key, QObject *context,
                     std::function<void(bool isLocked)> answer);

}  // namespace Sidestage
