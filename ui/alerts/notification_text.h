// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QObject;

namespace Sidestage {

/// Passes `text` to `show` in the form for the body of a desktop notification: escaped if the desktop parses
/// markup. If the desktop must be queried, `show` is called later, unless `context` has been destroyed;
/// otherwise immediately.
void toNotificationText(const QString &text, QObject *context, std::function<void(const QString &text)> show);

}  // namespace Sidestage
