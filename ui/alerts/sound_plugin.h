// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound_output.h"

#include "base/result.h"

#include <QStringList>

namespace Sidestage {

/// Loads the plugin that plays sounds, when the first one is wanted: the dashboard itself starts without
/// anything of the kind.
class SoundPlugin
{
public:
    /// The plugin, loaded once and kept. Error Storage, for the user, when it is not installed.
    static Result<SoundOutput *> load();

    /// Looks in these folders instead of beside the program. For tests; only before the first load().
    static void setFolders(const QStringList &folders);
    /// Takes this instead of a plugin; not owned, null for none. For tests.
    static void setOutput(SoundOutput *output);
};

}  // namespace Sidestage
