// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

namespace Sidestage::Benchmarks {

using namespace Qt::StringLiterals;

/// Resident memory of this process in KiB. 0 if the system does not report it.
inline long residentKib()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QFile::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').first().toLong();
    }
    return 0;
}

}  // namespace Sidestage::Benchmarks
