// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv_file.h"

#include <QFileInfo>

namespace Sidestage {

Result<void> CsvFile::begin(const QStringList &head)
{
    // QSaveFile would replace a device, a pipe or a folder and so destroy it.
    if (const QFileInfo there(m_file.fileName()); there.exists() && !there.isFile())
        return Error::storage(tr("“%1” is not a file.").arg(there.fileName()));
    if (!m_file.open(QIODevice::WriteOnly))
        return failure();
    append(head);
    return flush();
}

void CsvFile::add(const QStringList &row)
{
    append(row);
    ++m_rows;
}

void CsvFile::append(const QStringList &values)
{
    bool isFirst = true;
    for (const QString &value : values) {
        if (!std::exchange(isFirst, false))
            m_waiting += ',';
        appendCsv(m_waiting, value, m_style);
    }
    m_waiting += "\r\n";
}

Result<void> CsvFile::flush()
{
    const QByteArray bytes = std::exchange(m_waiting, {});
    return m_file.write(bytes) == bytes.size() ? Result<void>() : Result<void>(failure());
}

Result<void> CsvFile::finish()
{
    if (auto flushed = flush(); !flushed)
        return flushed;
    return m_file.commit() ? Result<void>() : Result<void>(failure());
}

}  // namespace Sidestage
