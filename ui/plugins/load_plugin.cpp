// SPDX-License-Identifier: GPL-3.0-or-later
#include "load_plugin.h"

#include <QCoreApplication>
#include <QDir>

namespace Sidestage {

QStringList pluginFolders()
{
    const QString beside = QCoreApplication::applicationDirPath();
    QStringList folders{beside, QDir::cleanPath(beside + QStringLiteral("/../lib/sidestage"))};
#ifdef Q_OS_MACOS
    folders << QDir::cleanPath(beside + QStringLiteral("/../PlugIns"));
#endif
    return folders;
}

}  // namespace Sidestage
