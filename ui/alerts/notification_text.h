// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QObject;

namespace Sidestage {

/// Gives `show` the text as the desktop wants it for the body of a notification: where that is read as
/// markup, nothing in it is any. `show` is called later where the desktop has to be asked, unless `context`
/// is gone by then; otherwise at once.
void toNotificationText(const QString &text, QObject *context, std::function<void(const QString &text)> show);

}  // namespace Sidestage
