// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "base/result.h"

#include <QCoreApplication>
#include <QSaveFile>
#include <QStringList>

namespace Sidestage {

/// A table of texts on its way to a file: RFC 4180 in UTF-8, written row by row over a temporary file that
/// replaces what was there at the end. Used from one thread, where the disk may be slow.
class CsvFile
{
    Q_DECLARE_TR_FUNCTIONS(Sidestage::CsvFile)
public:
    CsvFile(const QString &path, CsvStyle style)
        : m_file(path)
        , m_style(style)
    {
    }

    /// Opens it and writes the head. Errors: Storage.
    Result<void> begin(const QStringList &head);
    void add(const QStringList &row);
    /// Writes what was added.
    Result<void> flush();
    /// Everything is on the disk, and replaces what was there. Without this nothing does.
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
