// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"
#include "storage/database.h"

#include <algorithm>
#include <array>

namespace Sidestage::Sandbox {

/// The numbers of a cursor, which say where a page begins; without one each is `otherwise`. Error: 400 for a
/// cursor of another list.
template <std::size_t count>
Result<std::array<qint64, count>> placeOf(const QStringList &list, const std::optional<QString> &cursor,
                                          qint64 otherwise)
{
    std::array<qint64, count> place;
    place.fill(otherwise);
    if (!cursor)
        return place;
    const auto parts = readCursor(list, *cursor, int(count));
    bool ok = parts.has_value();
    for (std::size_t i = 0; ok && i < count; ++i)
        place[i] = parts->at(qsizetype(i)).toLongLong(&ok);
    return ok ? Result(place) : refuse(400, QStringLiteral("Invalid cursor."));
}

/// Refuses the cursors of a request that names its rows: they belong to the whole list.
template <class E>
Result<void> hasNoCursor(const E &in)
{
    bool given = in.after.has_value();
    if constexpr (requires { in.before; })
        given = given || in.before;
    return given ? refuse(400, QStringLiteral("Invalid cursor.")) : Result<void>();
}

/// A page of up to `count` rows of a query for one more. The first `columns` of a row are its place, from
/// which the next page goes on.
template <class Row, class Read>
Result<Api::Page<Row>> readPage(Rows rows, int count, const QStringList &list, int columns, Read read)
{
    Api::Page<Row> page;
    QStringList last;
    while (rows.next()) {
        if (page.data.size() == count) {
            page.pagination.cursor = makeCursor(list, last);
            break;
        }
        page.data.append(read(rows));
        for (int i = 0; page.data.size() == count && i < columns; ++i)
            last.append(rows.text(i));
    }
    if (!rows.status())
        return rows.status().error();
    return page;
}

/// A page of a list that is sorted by numbers, the newest first. `ask` returns up to `count` + 1 rows with
/// numbers below the one it gets; the number is in the first column. Error: 400 for a cursor of another list.
template <class Row, class Ask, class Read>
Result<Api::Page<Row>> newestFirst(const QStringList &list, int count, const std::optional<QString> &after,
                                   Ask ask, Read read)
{
    const auto before = placeOf<1>(list, after, std::numeric_limits<qint64>::max());
    if (!before)
        return before.error();
    return readPage<Row>(ask(before->front()), count, list, 1, read);
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
    QByteArray id{};   ///< …and the one that decides between equal keys. Empty: no two keys are equal.
    bool idIsText = false;
    bool ascending = false;  ///< The lowest key first.
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
    const bool hasId = !list.id.isEmpty();
    const int columns = hasId ? 2 : 1;
    std::optional<QStringList> place;
    if (after || before) {
        place = readCursor(list.name, after ? *after : *before, columns);
        if (!place)
            return refuse(400, QStringLiteral("Invalid cursor."));
    }
    const bool rises = list.ascending != before.has_value();
    const char *way = rises ? " ASC" : " DESC";
    const char *beyond = rises ? " > " : " < ";
    QByteArray sql = list.select;
    if (place && hasId)
        sql += " AND (" + list.key + ", " + list.id + ")" + beyond + "(?5, ?6)";
    else if (place)
        sql += " AND " + list.key + beyond + "?5";
    sql += " ORDER BY " + list.key + way;
    if (hasId)
        sql += ", " + list.id + way;
    sql += " LIMIT ?7";
    const QString id = place ? place->last() : QString();
    Rows rows = database.query(sql, list.filters[0], list.filters[1], list.filters[2], list.filters[3],
                               place ? place->at(0).toLongLong() : 0,
                               list.idIsText ? Binding(id) : Binding(id.toLongLong()), count + 1);
    auto page = readPage<Row>(std::move(rows), count, list.name, columns, read);
    if (page && before)
        std::reverse(page->data.begin(), page->data.end());
    return page;
}

}  // namespace Sidestage::Sandbox
