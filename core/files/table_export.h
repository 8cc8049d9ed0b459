// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/csv.h"
#include "base/result.h"
#include "models/live_list.h"

#include <QCoro/QCoroTask>
#include <QPointer>

#include <functional>

namespace Sidestage {

class Database;
class StoreThread;

/// Called before each part with the number of rows written so far. Returns false to cancel (Error Cancelled).
using ExportProgress = std::function<bool(qint64 rows)>;

/// Where the parts of a file come from, so that it is never in memory as a whole.
template <class Part>
struct ExportSource
{
    /// Returns the next part. With a store's thread it is called there, and must use only some milliseconds
    /// of it. Otherwise it is called with null on the calling thread, between other events; what it reads
    /// from may be gone by then.
    std::function<Result<Part>(Database *)> next{};
    StoreThread *thread = nullptr;
    /// With a thread: destroying it cancels. It must be destroyed before the thread.
    QPointer<QObject> owner{};
};

struct FilePart
{
    QByteArray bytes{};
    qint64 rows = 0;
    bool isLast = false;
};

/// Writes a file part by part on a thread of its own, because the disk may be slow. The file at `path` is
/// replaced when all of it has been written, otherwise it stays as it was. Destroying the source's thread
/// waits for a file of which everything has been read. Returns the number of rows. Errors: Storage, with the
/// system's message, and those of the source.
QCoro::Task<Result<qint64>> writeParts(QString path, ExportSource<FilePart> source, ExportProgress progress);

struct TableFile
{
    QString path{};
    TableFormat format{};
    CsvStyle style{};
};

struct TableField
{
    QString name{};
    bool isNumber = false;  ///< Not quoted in JSON.
};

/// Returns the parts of a table from its lines; none: the end.
std::function<Result<FilePart>(Database *)>
tableParts(const TableFile &file, QList<TableField> fields,
           std::function<Result<QList<QStringList>>(Database *)> next);

/// Writes rows as a CSV table (RFC 4180 in UTF-8, with a header) or as a JSON array of objects, from the
/// titles and texts of the columns. `rows`: an empty part is the end. See writeParts().
template <class T>
QCoro::Task<Result<qint64>> exportTable(const TableFile &file, const QList<Column<T>> &columns,
                                        ExportSource<QList<T>> rows, ExportProgress progress)
{
    QList<TableField> fields;
    for (const Column<T> &column : columns)
        fields.append({column.title, column.isNumber});
    auto lines = [columns, next = std::move(rows.next)](Database *database) -> Result<QList<QStringList>> {
        const auto part = next(database);
        if (!part)
            return part.error();
        QList<QStringList> texts;
        texts.reserve(part->size());
        for (const T &row : *part) {
            QStringList &line = texts.emplaceBack();
            for (const Column<T> &column : columns)
                line.append(column.text(row));
        }
        return texts;
    };
    return writeParts(file.path, {tableParts(file, fields, std::move(lines)), rows.thread, rows.owner},
                      std::move(progress));
}

/// Columns of rows that are texts already.
QList<Column<QStringList>> textColumns(const QStringList &titles);

/// Returns a time as files contain it: ISO 8601 in UTC with milliseconds; empty if it is invalid.
QString exportedTime(const QDateTime &time);

}  // namespace Sidestage
