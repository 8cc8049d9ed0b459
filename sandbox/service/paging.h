// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "storage/database.h"

#include <algorithm>

namespace Sidestage::Sandbox {

/// A page of a list that is sorted by numbers, the newest first. `ask` returns up to `count` + 1 rows with
/// numbers below the one it gets; the number is in the first column. Error: 400 for a cursor of another list.
template <class Row, class Ask, class Read>
Result<Api::Page<Row>> newestFirst(const QStringList &list, int count, const std::optional<QString> &after,
                                   Ask ask, Read read)
{
    qint64 before = std::numeric_limits<qint64>::max();
    if (after) {
        const auto place = readCursor(list, *after, 1);
        if (!place)
            return refuse(400, QStringLiteral("Invalid cursor."));
        before = place->first().toLongLong();
    }
    Api::Page<Row> page;
    Rows rows = ask(before);
    for (qint64 number = 0; rows.next(); number = rows.integer(0)) {
        if (page.data.size() == count) {
            page.pagination.cursor = makeCursor(list, {QString::number(number)});
            break;
        }
        page.data.append(read(rows));
    }
    if (!rows.status())
        return rows.status().error();
    return page;
}

/// A long list whose rows are found by an index, so that its last page is as fast as its first. Cursors lead
/// in both directions, and stay valid when rows come or go.
struct KeyedList
{
    QStringList name{};  ///< What its cursors belong to, see makeCursor().
    /// "SELECT KEY, ID, … WHERE …", with the parameters ?1 to ?4.
    QByteArray select{};
    std::array<Binding, 4> filters{};
    QByteArray key{};  ///< The column of numbers that sorts the list, the highest first…
    QByteArray id{};   ///< …and the one that decides between equal keys.
    bool idIsText = false;
};

/// Returns `count` rows behind `after`, or in front of `before`, in the order of the list. Errors: 400 for a
/// cursor of another list, or two of them.
template <class Row, class Read>
Result<Api::Page<Row>> pageOf(Database &database, const KeyedList &list, int count,
                              const std::optional<QString> &after, const std::optional<QString> &before,
                              Read read)
{
    if (after && before)
        return refuse(400,
                      QStringLiteral("The parameters \"after\" and \"before\" must not be given together."));
    std::optional<QStringList> place;
    if (after || before) {
        place = readCursor(list.name, after ? *after : *before, 2);
        if (!place)
            return refuse(400, QStringLiteral("Invalid cursor."));
    }
    const char *way = before ? " ASC" : " DESC";
    QByteArray sql = list.select;
    if (place)
        sql += " AND (" + list.key + ", " + list.id + ") " + (before ? ">" : "<") + " (?5, ?6)";
    sql += " ORDER BY " + list.key + way + ", " + list.id + way + " LIMIT ?7";
    const QString id = place ? place->at(1) : QString();
    Rows rows = database.query(sql, list.filters[0], list.filters[1], list.filters[2], list.filters[3],
                               place ? place->at(0).toLongLong() : 0,
                               list.idIsText ? Binding(id) : Binding(id.toLongLong()), count + 1);
    Api::Page<Row> page;
    QList<QStringList> places;
    bool more = before.has_value();  // at least the row of the cursor
    while (rows.next()) {
        if (page.data.size() == count) {
            more = true;
            break;
        }
        page.data.append(read(rows));
        places.append({rows.text(0), rows.text(1)});
    }
    if (!rows.status())
        return rows.status().error();
    if (more && !places.isEmpty())
        page.pagination.cursor = makeCursor(list.name, before ? places.first() : places.last());
    if (before)
        std::reverse(page.data.begin(), page.data.end());
    return page;
}

}  // namespace Sidestage::Sandbox
