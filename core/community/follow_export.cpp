// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_export.h"

#include "files/table_export.h"
#include "follow_list.h"
#include "follow_table.h"

namespace Sidestage {

namespace {

constexpr int exportedAtOnce = 500;

QString timeText(const QDateTime &time)
{
    return time.isValid() ? time.toUTC().toString(Qt::ISODate) : QString();
}

QList<Column<FollowRow>> columnsOf(FollowSide side, FollowShow show)
{
    const QString who
        = side == FollowSide::Followers ? QStringLiteral("user_") : QStringLiteral("broadcaster_");
    QList<Column<FollowRow>> columns{
        {.title = who + QStringLiteral("id"), .text = [](const FollowRow &row) { return row.follow.id; }},
        {.title = who + QStringLiteral("login"),
         .text = [](const FollowRow &row) { return row.follow.login; }},
        {.title = who + QStringLiteral("name"), .text = [](const FollowRow &row) { return row.follow.name; }},
        {.title = QStringLiteral("followed_at"),
         .text = [](const FollowRow &row) { return timeText(row.follow.followedAt); }}};
    if (show != FollowShow::All)
        columns.append({.title = show == FollowShow::Came ? QStringLiteral("seen_to_come_at")
                                                          : QStringLiteral("seen_to_leave_at"),
                        .text = [](const FollowRow &row) { return timeText(row.seenAt); }});
    return columns;
}

}  // namespace

QCoro::Task<Result<qint64>> exportFollows(FollowList *list, QString path, FollowQuery query,
                                          std::function<bool(qint64 rows)> progress, CsvStyle style)
{
    const auto next = [table = list->table(), query,
                       from = FollowKey()](Database *database) mutable -> Result<QList<FollowRow>> {
        auto rows = table->rows(*database, query, from, false, exportedAtOnce);
        if (rows && !rows->isEmpty())
            from = rows->last().key;
        return rows;
    };
    return exportTable<FollowRow>({path, TableFormat::Csv, style}, columnsOf(list->side(), query.show),
                                  {next, list->store(), list}, std::move(progress));
}

}  // namespace Sidestage
