// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "redemption_archive.h"

#include <QSaveFile>

namespace Sidestage {

/// A file into which redemptions are written as they come. It replaces what is at `path` when finish() says
/// so; otherwise nothing of it is left.
class ArchiveExport
{
public:
    ArchiveExport(const QString &path, RedemptionArchive::Format format, CsvStyle style);

    /// Opens it and writes its head. Errors of all three: Storage, with the system's words.
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
