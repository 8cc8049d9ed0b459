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

void sortByPosition(QList<Moment> &moments)
{
    std::ranges::stable_sort(moments, {}, &Moment::position);
}

}  // namespace

QString positionText(int seconds)
{
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3'600)
        .arg(seconds / 60 % 60, 2, 10, QLatin1Char('0'))
        .arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString chaptersText(QList<Moment> moments, const QString &start,
                     const std::function<QString(int number)> &unnamed)
{
    sortByPosition(moments);
    QString text;
    int last = -1;
    const auto add = [&](int position, const QString &name) {
        if (position == last)
            return;
        last = position;
        text += positionText(position) + u' ' + name + u'\n';
    };
    if (moments.isEmpty() || moments.first().position > 0)
        add(0, start);
    for (qsizetype i = 0; i < moments.size(); ++i) {
        const QString note = moments[i].note.simplified();  // a chapter is one line
        add(moments[i].position, note.isEmpty() ? unnamed(int(i + 1)) : note);
    }
    return text;
}

QCoro::Task<Result<qint64>> exportMoments(QList<Moment> moments, QString path, CsvStyle style)
{
    sortByPosition(moments);
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
