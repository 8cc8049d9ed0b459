// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_export.h"

#include "profile/store_thread.h"
#include "replace_file.h"
#include "schema/json.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QSaveFile>
#include <tuple>

namespace Sidestage {

namespace {

/// The file, used on the writer's thread only while that works.
struct Written
{
    std::unique_ptr<QSaveFile> file{};
    bool isOver = false;  ///< Set and read on the calling thread: the program is quitting.

    Result<bool> write(const QString &path, const FilePart &part)
    {
        if (!file) {
            file = std::make_unique<QSaveFile>(path);
            if (const auto opened = openToReplace(*file); !opened)
                return opened.error();
        }
        if (file->write(part.bytes) != part.bytes.size() || (part.isLast && !file->commit()))
            return Error::storage(file->errorString());
        return true;
    }
};

}  // namespace

QCoro::Task<Result<qint64>> writeParts(QString path, ExportSource<FilePart> source, ExportProgress progress)
{
    // As a child of the store's thread it ends before that, so that nothing is written when the program has
    // ended.
    QObject *const parent = source.thread ? static_cast<QObject *>(source.thread) : qApp;
    const QPointer<StoreThread> writer = new StoreThread(QStringLiteral(":memory:"), parent);
    const auto written = std::make_shared<Written>();
    // The coroutine does not continue when the program quits, so the unfinished temporary file is removed
    // here.
    QObject::connect(qApp, &QCoreApplication::aboutToQuit, writer.data(), [written, thread = writer.data()] {
        written->isOver = true;
        thread->flush();
        written->file.reset();
    });
    const auto next = std::make_shared<decltype(source.next)>(std::move(source.next));
    qint64 rows = 0;
    const auto isGone = [&] { return written->isOver || (source.thread && !source.owner); };
    Result<qint64> outcome = Error{.kind = Error::Kind::Cancelled};
    for (bool isLast = false; !isLast && !isGone() && (!progress || progress(rows));) {
        Result<FilePart> part = FilePart();
        if (source.thread) {
            const auto read = [next](Database &database) { return (*next)(&database); };
            auto reading = source.thread->ask(read);
            part = co_await reading;
        } else {
            part = (*next)(nullptr);
        }
        if (!part) {
            outcome = part.error();
            break;
        }
        const auto write = [written, path, bytes = *part](Database &) { return written->write(path, bytes); };
        auto writing = writer->ask(write);
        const auto done = co_await writing;
        if (!done) {
            outcome = done.error();
            break;
        }
        rows += part->rows;
        isLast = part->isLast;
        if (isLast)
            outcome = rows;
    }
    if (isGone()) {
        written->file.reset();  // the writer may have ended
    } else {
        const auto close = [written](Database &) {
            written->file.reset();
            return Result<void>();
        };
        auto closing = writer->ask(close);
        std::ignore = co_await closing;
    }
    if (writer)
        writer->deleteLater();
    co_return outcome;
}

std::function<Result<FilePart>(Database *)>
tableParts(const TableFile &file, QList<TableField> fields,
           std::function<Result<QList<QStringList>>(Database *)> next)
{
    if (file.format == TableFormat::Json) {
        return [fields, next, isFirst = true](Database *database) mutable -> Result<FilePart> {
            const auto lines = next(database);
            if (!lines)
                return lines.error();
            FilePart part{.rows = lines->size(), .isLast = lines->isEmpty()};
            for (const QStringList &line : *lines) {
                part.bytes += std::exchange(isFirst, false) ? "[\n" : ",\n";
                Api::JsonWriter json(part.bytes);
                json.beginObject();
                for (qsizetype i = 0; i < line.size(); ++i) {
                    json.key(fields[i].name);
                    if (fields[i].isNumber)
                        json.json(line[i].toStdString());
                    else
                        json.value(line[i]);
                }
                json.endObject();
            }
            if (part.isLast)
                part.bytes += isFirst ? "[]\n" : "\n]\n";
            return part;
        };
    }
    return
        [fields, next, style = file.style, isFirst = true](Database *database) mutable -> Result<FilePart> {
            const auto lines = next(database);
            if (!lines)
                return lines.error();
            FilePart part{.rows = lines->size(), .isLast = lines->isEmpty()};
            if (std::exchange(isFirst, false)) {
                QStringList head;
                for (const TableField &field : fields)
                    head.append(field.name);
                appendCsvLine(part.bytes, head, style);
            }
            for (const QStringList &line : *lines)
                appendCsvLine(part.bytes, line, style);
            return part;
        };
}

QList<Column<QStringList>> textColumns(const QStringList &titles)
{
    QList<Column<QStringList>> columns;
    for (const QString &title : titles)
        columns.append({.title = title,
                        .text = [at = columns.size()](const QStringList &row) { return row.value(at); }});
    return columns;
}

QString exportedTime(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODateWithMs) : QString();
}

}  // namespace Sidestage
