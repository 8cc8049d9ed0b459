// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_export.h"

#include "follow_list.h"
#include "follow_table.h"
#include "storage/csv_file.h"
#include "storage/store_thread.h"

namespace Sidestage {

namespace {

constexpr int exportedAtOnce = 500;

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODate) : QString();
}

/// What a step has written, and where the next one begins.
struct Exported
{
    FollowKey next{};
    bool isDone = false;
};

}  // namespace

QCoro::Task<Result<qint64>> exportFollows(FollowList *list, QString path, FollowQuery query,
                                          std::function<bool(qint64 rows)> progress)
{
    const QPointer<FollowList> self(list);
    StoreThread *const store = list->store();
    const auto table = list->table();
    const bool isFollowers = list->side() == FollowSide::Followers;
    // Made and used on the store's thread, where the disk may be slow.
    const auto file = std::make_shared<std::unique_ptr<CsvFile>>();
    Exported at;
    bool isFirst = true;
    qint64 written = 0;
    while (!at.isDone) {
        std::function<Result<Exported>(Database &)> step
            = [table, file, path, query, from = at.next, isFirst,
               isFollowers](Database &database) -> Result<Exported> {
            const auto done = [&]() -> Result<Exported> {
                const bool isAll = query.show == FollowShow::All;
                if (isFirst) {
                    *file = std::make_unique<CsvFile>(path);
                    const QString who = isFollowers ? QStringLiteral("user") : QStringLiteral("broadcaster");
                    QStringList head{who + QStringLiteral("_id"), who + QStringLiteral("_login"),
                                     who + QStringLiteral("_name"), QStringLiteral("followed_at")};
                    if (!isAll)
                        head.append(query.show == FollowShow::Came ? QStringLiteral("seen_to_come_at")
                                                                   : QStringLiteral("seen_to_leave_at"));
                    if (auto begun = (*file)->begin(head); !begun)
                        return begun.error();
                }
                const auto rows = table->rows(database, query, from, false, exportedAtOnce);
                if (!rows)
                    return rows.error();
                for (const FollowRow &row : *rows) {
                    QStringList values{row.follow.id, row.follow.login, row.follow.name,
                                       timeText(row.follow.followedAt)};
                    if (!isAll)
                        values.append(timeText(row.seenAt));
                    (*file)->add(values);
                }
                if (auto put = (*file)->flush(); !put)
                    return put.error();
                return Exported{rows->isEmpty() ? from : rows->last().key, rows->size() < exportedAtOnce};
            }();
            if (!done)
                file->reset();
            return done;
        };
        auto stepping = store->ask<Exported>(std::move(step));
        const auto stepped = co_await stepping;
        Result<qint64> failure;
        if (!stepped) {
            failure = stepped.error();
            co_return failure;
        }
        isFirst = false;
        at = *stepped;
        written = (*file)->rows();
        if (!self || (!at.isDone && progress && !progress(written))) {
            if (self)
                store->run<bool>(
                    [file](Database &) {
                        file->reset();
                        return Result<bool>(true);
                    },
                    store, [](const Result<bool> &) {});
            failure = Error{.kind = Error::Kind::Cancelled};
            co_return failure;
        }
    }
    // All of it has to be on the disk before it replaces what was there. That takes as long as it takes, and
    // nobody else waits for it: on a thread of its own, with a database that nobody needs.
    auto *const finisher = new StoreThread(QStringLiteral(":memory:"));
    std::function<Result<qint64>(Database &)> finish = [file, written](Database &) -> Result<qint64> {
        const auto finished = (*file)->finish();
        file->reset();
        return finished ? Result<qint64>(written) : Result<qint64>(finished.error());
    };
    auto finishing = finisher->ask<qint64>(std::move(finish));
    const auto finished = co_await finishing;
    finisher->deleteLater();
    co_return finished;
}

}  // namespace Sidestage
