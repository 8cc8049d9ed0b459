// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/http.h"

#include <QString>

namespace Sidestage::Sandbox {

/// Why a user code leads nowhere.
enum class CodeProblem : quint8 { None, Unknown, Expired, Used, TooManyTries };

/// The page on which a user enters what their device shows. Its form posts `code` to "activate". Stable
/// ids: `code`, `continue`, and `problem` with what is wrong.
Response renderCodePage(const QString &code, CodeProblem problem);

/// What else there is to say about a device; with Connected and Denied, the user may close the page.
enum class DeviceNotice : quint8 {
    Connected,
    Denied,
    Stale,            ///< The page was decided already, or is too old.
    PendingConsents,  ///< Neither of the buttons, or nobody chosen.
    NotHere,          ///< No such page.
    Failed            ///< Nothing could be stored.
};
/// Stable ids: `done`, or `problem`.
Response renderDeviceNotice(DeviceNotice notice, const QString &clientName = {});

}  // namespace Sidestage::Sandbox
