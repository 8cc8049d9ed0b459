// SPDX-License-Identifier: GPL-3.0-or-later
#include "csv_writer.h"

#include "csv_file.h"
#include "profile/store_thread.h"

#include <QCoreApplication>
#include <QCoro/QCoroTimer>
#include <QPointer>

namespace Sidestage {

namespace {

using CsvLines = QList<QStringList>;

/// The file, used on the worker thread only.
struct Written
{
    std::unique_ptr<CsvFile> file{};
    bool isOver = false;  ///< Set and read on the calling thread: the program is quitting.

    Result<qint64> add(const QString &path, CsvStyle style, const QStringList &head, const CsvLines &rows)
    {
        if (!file) {
            file = std::make_unique<CsvFile>(path, style);
            if (const auto begun = file->begin(head); !begun)
                return begun.error();
        }
        for (const QStringList &row : rows)
            file->add(row);
        const auto put = rows.isEmpty() ? file->finish() : file->flush();
        return put ? Result<qint64>(file->rows()) : Result<qint64>(put.error());
    }
};

}  // namespace

QCoro::Task<Result<qint64>> writeCsv(QString path, CsvStyle style, QStringList head,
                                     std::function<Result<CsvLines>()> next,
                                     std::function<bool(qint64 rows)> progress)
{
    const QPointer<StoreThread> writer
        = new StoreThread(QStringLiteral(":memory:"), QCoreApplication::instance());
    const auto written = std::make_shared<Written>();
    // The coroutine does not continue when the program quits, so the unfinished temporary file is removed
    // here.
    QObject::connect(QCoreApplication::instance(), &QCoreApplication::aboutToQuit, writer.data(),
                     [written, thread = writer.data()] {
                         written->isOver = true;
                         thread->flush();
                         written->file.reset();
                     });
    Result<qint64> outcome = qint64(0);
    for (bool goesOn = true; goesOn;) {
        auto turn = QCoro::sleepFor(std::chrono::milliseconds(0));
        co_await turn;
        if (written->isOver || (progress && !progress(*outcome))) {
            outcome = Error{.kind = Error::Kind::Cancelled};
            break;
        }
        const Result<CsvLines> part = next();
        if (!part) {
            outcome = part.error();
            break;
        }
        std::function<Result<qint64>(Database &)> step
            = [written, path, style, head, rows = *part](Database &) {
                  return written->add(path, style, head, rows);
              };
        auto adding = writer->ask<qint64>(std::move(step));
        outcome = co_await adding;
        goesOn = !part->isEmpty() && outcome;
    }
    std::function<Result<bool>(Database &)> close = [written](Database &) {
        written->file.reset();
        return Result<bool>(true);
    };
    auto closing = writer->ask<bool>(std::move(close));
    co_await closing;
    writer->deleteLater();
    co_return outcome;
}

}  // namespace Sidestage
