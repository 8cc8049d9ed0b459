// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_model.h"

#include "base/bidi.h"

#include <QLocale>

namespace Sidestage {

BoardModel::BoardModel(QObject *parent)
    : LiveList(&BoardRow::key, columns(), parent)
{
    setSpoken([](const BoardRow &row) {
        return tr("Rank %1, %2, %3 Bits")
            .arg(QLocale().toString(row.entry.rank), isolated(row.name()),
                 QLocale().toString(row.entry.score));
    });
}

QList<Column<BoardRow>> BoardModel::columns()
{
    return {{.title = tr("Rank"),
             .text = [](const BoardRow &row) { return QLocale().toString(row.entry.rank); },
             .look = [](const BoardRow &) { return Look{.tone = Tone::Secondary}; },
             .isNumber = true},
            {.title = tr("Name"),
             .text = &BoardRow::name,
             .look =
                 [](const BoardRow &row) {
                     return Look{.isStrong = true, .detail = row.isOwn ? tr("you") : QString()};
                 }},
            {.title = tr("Bits"),
             .text = [](const BoardRow &row) { return QLocale().toString(row.entry.score); },
             .isNumber = true}};
}

void BoardModel::setEntries(const QList<Api::LeaderboardEntry> &entries, const QString &ownId)
{
    QList<BoardRow> rows;
    for (const Api::LeaderboardEntry &entry : entries)
        rows.append({QString::number(rows.size()), entry, entry.userId == ownId});
    sync(rows);
}

}  // namespace Sidestage
