// SPDX-License-Identifier: GPL-3.0-or-later
#include "run_marker.h"

#include "base/private_files.h"

#include <QFile>

namespace Sidestage {

RunMarker::RunMarker(const QString &folder)
    : m_path(folder + QStringLiteral("/running"))
{
    constexpr int longest = 64;
    QFile file(m_path);
    if (file.exists()) {
        m_lastRunFailed = true;
        if (file.open(QIODevice::ReadOnly))
            m_lastRunBegan = QDateTime::fromString(QString::fromLatin1(file.read(longest)), Qt::ISODate);
        file.close();
    }
    createPrivateFile(m_path);
    if (file.open(QIODevice::WriteOnly | QIODevice::Truncate))
        file.write(QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toLatin1());
}

RunMarker::~RunMarker()
{
    QFile::remove(m_path);
}

}  // namespace Sidestage
