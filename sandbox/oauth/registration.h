// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>

namespace Sidestage::Sandbox {

/// Whether an app may be registered with this redirect URI (api-facts A7): it must be absolute, with https,
/// or with http for the host localhost only, and without user, password and fragment.
bool mayRegister(const QUrl &redirectUri);

}  // namespace Sidestage::Sandbox
