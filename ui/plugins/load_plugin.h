// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log.h"

#include <QPluginLoader>
#include <QStringList>

namespace Sidestage {

/// Where the program's own plugins are: next to the program, in lib/sidestage next to its folder, and in a
/// macOS bundle in PlugIns.
QStringList pluginFolders();

/// Loads the plugin with this file name without ending, from the first of the folders that has one with the
/// interface `I`. Returns null if none has; a plugin that cannot be used is logged. Never unloaded.
template <class I>
I *loadPlugin(const QString &name, const QStringList &folders = pluginFolders())
{
    for (const QString &folder : folders) {
        QPluginLoader loader(folder + u'/' + name);
        if (loader.fileName().isEmpty())
            continue;
        if (I *const plugin = qobject_cast<I *>(loader.instance()))
            return plugin;
        qCWarning(lcUi) << "the plugin" << name << "cannot be used:" << loader.errorString();
    }
    return nullptr;
}

}  // namespace Sidestage
