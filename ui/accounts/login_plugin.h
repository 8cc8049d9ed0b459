// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "login_view.h"

#include "base/result.h"

#include <QStringList>

namespace Sidestage {

/// Loads the plugin with the browser engine for the service's page at the first sign-in. So the dashboard
/// itself starts without a browser engine and without OpenGL.
class LoginPlugin
{
public:
    /// Returns the plugin, which is loaded once and cached. Returns Error Storage, with advice for the user,
    /// if it is not installed or cannot run here.
    static Result<LoginViews *> load();

    /// Replaces the search folders; empty: pluginFolders(). For tests, before the first load().
    static void setFolders(const QStringList &folders);
};

}  // namespace Sidestage
