// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"

#include <QString>

namespace Sidestage::LoginStarts {

/// Whether the desktop starts this program at the login: an entry in the autostart folder (XDG), in the
/// registry (Windows) or in the user's LaunchAgents (macOS).
bool isOn();
/// Adds or removes the entry. `dataFolder`: the folder to start with; empty: the usual one. Errors: Storage.
Result<void> set(bool on, const QString &dataFolder);

}  // namespace Sidestage::LoginStarts
