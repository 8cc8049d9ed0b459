// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sandbox/http/cursor.h"
#include "sandbox/service/service.h"

namespace Sidestage::Sandbox {

/// A page of `all`, which is sorted by viewers, the most viewed first, and by id where they are equal. A row
/// may have ended or moved since its cursor was made, so a page begins at the first row behind that position,
/// or ends in front of it. Then its cursor leads on backwards. `list` is what the list depends on
/// (makeCursor()). Errors: 400 for a cursor of another list, or two.
template <class Row, class ViewersOf>
Result<Api::Page<Row>> pageByViewers(const QStringList &list, const QList<Row> &all, qsizetype count,
                                     const std::optional<QString> &after,
                                     const std::optional<QString> &before, ViewersOf viewersOf)
{
    if (after && before)
        return refuse(400,
                      QStringLiteral("The parameters \"after\" and \"before\" must not be given together."));
    qsizetype from = 0;
    qsizetype to = count;
    if (after || before) {
        const auto place = readCursor(list, after ? *after : *before, 2);
        if (!place)
            return refuse(400, QStringLiteral("Invalid cursor."));
        const int viewers = place->at(0).toInt();
        const qint64 id = place->at(1).toLongLong();
        const auto behind = std::find_if(all.cbegin(), all.cend(), [&](const Row &row) {
            return viewersOf(row) != viewers ? viewersOf(row) < viewers : row.id.toLongLong() > id;
        });
        from = behind - all.cbegin();
        to = from + count;
        if (before) {
            const bool isThere = from > 0 && all[from - 1].id.toLongLong() == id;
            to = from - (isThere ? 1 : 0);
            from = std::max<qsizetype>(0, to - count);
        }
    }
    Api::Page<Row> page{.data = all.mid(from, to - from)};
    if (!page.data.isEmpty() && (before ? from > 0 : to < all.size())) {
        const Row &edge = before ? page.data.first() : page.data.last();
        page.pagination.cursor = makeCursor(list, {QString::number(viewersOf(edge)), edge.id});
    }
    return page;
}

}  // namespace Sidestage::Sandbox
