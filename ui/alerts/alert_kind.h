// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "alerts/alerts.h"
#include "base/look.h"
#include "base/result.h"

#include <functional>

namespace Sidestage {

/// A kind of event that can be shown and heard, and where its settings are.
struct AlertKind
{
    QString id{};
    QString title{};  ///< Translated: "Raid arrives".
    Icon icon = Icon::None;
    /// Why the window shows it always, whatever Alert::says is; empty: that can be chosen.
    QString alwaysShown{};
    bool hasLeast = false;  ///< Whether Alert::least, in Bits, is used.
    std::function<Alert()> get{};
    /// Stores it. Error Storage: it is valid only until the end of this run.
    std::function<Result<void>(const Alert &)> set{};
};

}  // namespace Sidestage
