// SPDX-License-Identifier: GPL-3.0-or-later
#include "private_files.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <tuple>

namespace Sidestage {

#ifdef Q_OS_UNIX

namespace {

constexpr QFile::Permissions forFiles = QFile::ReadOwner | QFile::WriteOwner;
constexpr QFile::Permissions forFolders = forFiles | QFile::ExeOwner;

}  // namespace

bool makePrivateFolder(const QString &path)
{
    const QDir folder(path);
    if (folder.exists())
        return true;
    // The parent folders are not only ours, so they get the default permissions.
    if (!QDir().mkpath(QFileInfo(folder.absolutePath()).absolutePath()))
        return false;
    return QDir().mkdir(folder.absolutePath(), forFolders) || folder.exists();
}

void createPrivateFile(const QString &path)
{
    QFile file(path);
    std::ignore = file.open(QIODevice::WriteOnly | QIODevice::NewOnly, forFiles);
}

void makePrivate(const QString &path)
{
    const QFileInfo there(path);
    constexpr QFile::Permissions ofOthers = QFile::ReadGroup | QFile::WriteGroup | QFile::ExeGroup
        | QFile::ReadOther | QFile::WriteOther | QFile::ExeOther;
    if (there.exists() && (there.permissions() & ofOthers))
        QFile::setPermissions(path, there.isDir() ? forFolders : forFiles);
}

#else

bool makePrivateFolder(const QString &path)
{
    return QDir().mkpath(path);
}

void createPrivateFile(const QString &) { }

void makePrivate(const QString &) { }

#endif

}  // namespace Sidestage
