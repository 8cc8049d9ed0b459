// SPDX-License-Identifier: GPL-3.0-or-later
#include "moments_export.h"

#include "base/enum_table.h"
#include "files/table_export.h"

namespace Sidestage {

namespace {

// These words are part of the file format and not translated, because programs read them.

constexpr EnumText<Moment::Source> sourceTexts[]{{Moment::Source::Here, "here"},
                                                 {Moment::Source::Elsewhere, "elsewhere"},
                                                 {Moment::Source::Category, "category"}};
static_assert(isComplete(sourceTexts));

QStringList lineOf(const Moment &moment)
{
    return {positionText(moment.position),
            QString::number(moment.position),
            moment.note,
            moment.original,
            exportedTime(moment.at),
            QLatin1String(rowOf(sourceTexts, moment.source).text),
            moment.clips.join(u' '),
            moment.url.toString()};
}

}  // namespace

QString positionText(int seconds)
{
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3'600)
        .arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QCoro::Task<Result<qint64>> exportMoments(QList<Moment> moments, QString path, CsvStyle style)
{
    std::ranges::stable_sort(moments, {}, &Moment::position);
    QList<QStringList> lines;
    for (const Moment &moment : std::as_const(moments))
        lines.append(lineOf(moment));
    const QString names
        = QStringLiteral("position,position_seconds,note,service_note,marked_at,source,clips,url");
    const auto next
        = [lines](Database *) mutable -> Result<QList<QStringList>> { return std::exchange(lines, {}); };
    return exportTable<QStringList>({path, TableFormat::Csv, style}, textColumns(names.split(u',')), {next},
                                    {});
}

}  // namespace Sidestage
