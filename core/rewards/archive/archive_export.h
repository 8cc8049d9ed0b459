// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "redemption_archive.h"

#include <QSaveFile>

namespace Sidestage {

/// A file to which redemptions are written row by row. finish() replaces the file at `path`; without it,
/// nothing is left of the new file.
class ArchiveExport
{
public:
    ArchiveExport(const QString &path, RedemptionArchive::Format format, CsvStyle style);

    /// Opens the file and writes its header. Errors of all three functions: Storage, with the system's
    /// message.
    Result<void> begin();
    Result<void> write(const QList<ArchivedRedemption> &rows);
    Result<void> finish();

    qint64 rows() const { return m_rows; }

private:
    Result<void> put(const QByteArray &bytes);
    Error failure() const;

    QSaveFile m_file;
    RedemptionArchive::Format m_format;
    CsvStyle m_style;
    qint64 m_rows = 0;
};

}  // namespace Sidestage
