// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "login_view.h"

#include "base/result.h"

#include <QStringList>

namespace Sidestage {

/// Loads the plugin that draws the service's page, at the first sign-in: the dashboard itself starts
/// without a browser engine.
///
/// main() must have set Qt::AA_ShareOpenGLContexts before it made the QApplication.
class LoginPlugin
{
public:
    /// The plugin, loaded once and kept. Error Storage, with what the user can do about it, when it is
    /// not installed or cannot work here.
    static Result<LoginViews *> load();

    /// Where it is looked for: beside the program, and in lib/sidestage beside its folder.
    static QStringList folders();
    /// Looks there instead. For tests; only before the first load().
    static void setFolders(const QStringList &folders);
};

}  // namespace Sidestage
