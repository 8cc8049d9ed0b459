// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "base/result.h"

#include <QCoreApplication>
#include <QSaveFile>
#include <QStringList>

namespace Sidestage {

/// A table of texts that is written to a file row by row: RFC 4180 in UTF-8. The rows go to a temporary file,
/// which replaces the file at the path in finish(). Used from one thread only, where the disk may be slow.
class CsvFile
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::CsvFile)
public:
    CsvFile(const QString &path, CsvStyle style)
        : m_file(path)
        , m_style(style)
    {
    }

    /// Opens the temporary file and writes the header row. Errors: Storage.
    Result<void> begin(const QStringList &head);
    void add(const QStringList &row);
    /// Writes the rows that were added since the last call.
    Result<void> flush();
    /// Writes the rest and replaces the file at the path. Without this call that file stays as it was.
    Result<void> finish();
    qint64 rows() const { return m_rows; }

private:
    Error failure() const { return Error::storage(m_file.errorString()); }
    void append(const QStringList &values);

    QSaveFile m_file;
    CsvStyle m_style;
    QByteArray m_waiting{};
    qint64 m_rows = 0;
};

}  // namespace Sidestage
