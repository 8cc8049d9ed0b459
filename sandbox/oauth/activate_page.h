// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/http.h"

#include <QString>

namespace Sidestage::Sandbox {

/// Why a user code is refused.
enum class CodeProblem : quint8 { None, Unknown, Expired, Used, TooManyTries };

/// Renders the page on which a user enters the code that a device shows. Its form posts `code` to "activate".
/// Stable ids: `code`, `continue`, and `problem` for an error.
Response renderCodePage(const QString &code, CodeProblem problem);

/// The result pages. After Connected and Denied, the user may close the page.
enum class DeviceNotice : quint8 {
    Connected,
    Denied,
    Stale,            ///< The request was already decided, or has expired.
    PendingConsents,  ///< No decision, or no user selected.
    NotHere,          ///< Page not found.
    Failed            ///< A storage error.
};
/// Stable ids: `done`, or `problem`.
Response renderDeviceNotice(DeviceNotice notice, const QString &clientName = {});

}  // namespace Sidestage::Sandbox
