// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound_plugin.h"

#include "base/log.h"

#include <QCoreApplication>
#include <QDir>
#include <QPluginLoader>

namespace Sidestage {

namespace {

struct Plugin
{
    QStringList folders{};
    SoundOutput *output = nullptr;
};

Plugin &plugin()
{
    static Plugin it;
    return it;
}

QStringList folders()
{
    if (!plugin().folders.isEmpty())
        return plugin().folders;
    const QString beside = QCoreApplication::applicationDirPath();
    return {
        beside, QDir::cleanPath(beside + QStringLiteral("/../lib/sidestage")),
        QDir::cleanPath(beside + QStringLiteral("/../PlugIns")),  // in a macOS bundle
    };
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
        const QStringList places = folders();
        for (const QString &folder : places) {
            QPluginLoader loader(folder + QStringLiteral("/sidestage_sounds"));
            if (loader.fileName().isEmpty())
                continue;
            plugin().output = qobject_cast<SoundOutput *>(loader.instance());
            if (plugin().output)
                break;
            qCWarning(lcUi) << "the plugin for sounds cannot be used:" << loader.errorString();
        }
    }
    if (plugin().output)
        return plugin().output;
    return Error::storage(QCoreApplication::translate(
        "SoundPlugin",
        "Sound support is not installed. Install Qt Multimedia and Sidestage’s sound plugin."));
}

}  // namespace Sidestage
