// SPDX-License-Identifier: GPL-3.0-or-later
#include "replace_file.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

namespace Sidestage {

namespace {

struct ReplaceFile
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::ReplaceFile)
};

}  // namespace

Result<void> openToReplace(QSaveFile &file)
{
    if (const QFileInfo there(file.fileName()); there.exists() && !there.isFile())
        return Error::storage(ReplaceFile::tr("“%1” is not a file.").arg(there.fileName()));
    if (!file.open(QIODevice::WriteOnly))
        return Error::storage(file.errorString());
    return {};
}

Result<void> replaceFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (auto opened = openToReplace(file); !opened)
        return opened;
    if (file.write(bytes) != bytes.size() || !file.commit())
        return Error::storage(file.errorString());
    return {};
}

}  // namespace Sidestage
