// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/activity.h"

#include "files/table_export.h"
#include "schema/values.h"

namespace Sidestage {

namespace {

constexpr qsizetype exportedAtOnce = 500;

QList<Column<Activity>> columns()
{
    const auto text = [](const char *title, QString Activity::*member) {
        return Column<Activity>{.title = QLatin1String(title), .text = member};
    };
    const auto number = [](const char *title, auto member) {
        return Column<Activity>{.title = QLatin1String(title),
                                .text
                                = [member](const Activity &row) { return QString::number(row.*member); },
                                .isNumber = true};
    };
    return {
        {.title = QStringLiteral("at"), .text = [](const Activity &row) { return exportedTime(row.at); }},
        {.title = QStringLiteral("kind"),
         .text = [](const Activity &row) { return Api::writeText(row.kind); }},
        text("user_id", &Activity::userId),
        text("user_login", &Activity::userLogin),
        text("user_name", &Activity::userName),
        number("amount", &Activity::amount),
        number("tier", &Activity::tier),
        number("months", &Activity::months),
        text("text", &Activity::text),
    };
}

}  // namespace

QCoro::Task<Result<qint64>> exportActivity(QList<Activity> rows, QString path,
                                           std::function<bool(qint64 rows)> progress, CsvStyle style)
{
    const auto next
        = [rows = std::move(rows), from = qsizetype(0)](Database *) mutable -> Result<QList<Activity>> {
        const QList<Activity> part = rows.mid(from, exportedAtOnce);
        from += part.size();
        return part;
    };
    return exportTable<Activity>({path, TableFormat::Csv, style}, columns(), {next}, std::move(progress));
}

}  // namespace Sidestage
