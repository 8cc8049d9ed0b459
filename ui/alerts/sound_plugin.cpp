// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_plugin.h"

#include "plugins/load_plugin.h"

#include <QCoreApplication>

namespace Sidestage {

namespace {

struct Plugin
{
    QStringList folders{};  // empty: the usual ones
    SoundOutput *output = nullptr;
};

Plugin &plugin()
{
    static Plugin it;
    return it;
}

}  // namespace

void SoundPlugin::setFolders(const QStringList &folders)
{
    plugin().folders = folders;
}

void SoundPlugin::setOutput(SoundOutput *output)
{
    plugin().output = output;
}

Result<SoundOutput *> SoundPlugin::load()
{
    if (!plugin().output) {
        const QStringList &folders = plugin().folders;
        plugin().output = loadPlugin<SoundOutput>(QStringLiteral("sidestage_sounds"),
                                                  folders.isEmpty() ? pluginFolders() : folders);
    }
    if (plugin().output)
        return plugin().output;
    return Error::storage(QCoreApplication::translate(
        "SoundPlugin",
        "Sound support is not installed. Install Qt Multimedia and Sidestage’s sound plugin."));
}

}  // namespace Sidestage
