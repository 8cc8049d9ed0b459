// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound_output.h"

#include "base/result.h"

#include <QStringList>

namespace Sidestage {

/// Loads the sound plugin before the first sound. So the dashboard itself starts without audio libraries.
class SoundPlugin
{
public:
    /// Returns the plugin, which is loaded once and cached. Returns Error Storage, for the user, if it is not
    /// installed.
    static Result<SoundOutput *> load();

    /// Replaces the search folders; empty: pluginFolders(). For tests, before the first load().
    static void setFolders(const QStringList &folders);
    /// Uses `output` instead of a plugin; not owned, null for none. For tests.
    static void setOutput(SoundOutput *output);
};

}  // namespace Sidestage
