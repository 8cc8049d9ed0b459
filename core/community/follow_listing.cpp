// SPDX-License-Identifier: GPL-3.0-or-later

// What is asked of a FollowTable.

#include "follow_table.h"

namespace Sidestage {

namespace {

constexpr int cameKind = 0;
constexpr int leftKind = 1;

int kindOf(FollowShow show)
{
    return show == FollowShow::Left ? leftKind : cameKind;
}

}  // namespace

Result<FollowTable::Spans> FollowTable::spans(Database &database, const FollowQuery &query,
                                              const FollowKey &after, int size, int most)
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    const QString words = foldedFor(query.words);
    // An empty text is found in every other.
    Rows rows = query.show == FollowShow::All
        ? database.query("SELECT at, id, instr(folded, ?4) FROM follows"
                         " WHERE list = ?1 AND (at, id) < (?2, ?3) ORDER BY at DESC, id DESC LIMIT ?5",
                         m_list, after.at, after.id, words, most)
        : database.query("SELECT number, '', instr(folded, ?5) FROM follow_changes"
                         " WHERE list = ?1 AND kind = ?2 AND number > ?3 AND number < ?4"
                         " ORDER BY number DESC LIMIT ?6",
                         m_list, kindOf(query.show), m_sinceNumber, after.at, words, most);
    Spans found;
    int looked = 0;
    while (rows.next()) {
        ++looked;
        const bool isLast = looked == most;
        if (isLast)
            found.next = {rows.integer(0), rows.text(1)};
        if (rows.integer(2) == 0)
            continue;
        if (found.spans.isEmpty() || found.spans.last().count >= size)
            found.spans.append({.first = {rows.integer(0), rows.text(1)}});
        ++found.spans.last().count;
    }
    if (!rows.status())
        return rows.status().error();
    found.isDone = looked < most;
    return found;
}

Result<QList<FollowRow>> FollowTable::rows(Database &database, const FollowQuery &query,
                                           const FollowKey &from, bool included, int most)
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    const QString words = foldedFor(query.words);
    const bool isAll = query.show == FollowShow::All;
    // Of texts none lies between one and the same with a NUL behind it.
    const QString until = included ? from.id + QChar(u'\0') : from.id;
    const qint64 before = included && from.at < std::numeric_limits<qint64>::max() ? from.at + 1 : from.at;
    Rows rows = isAll ? database.query("SELECT at, id, login, name, at, NULL FROM follows"
                                       " WHERE list = ?1 AND (at, id) < (?2, ?3) AND instr(folded, ?4) > 0"
                                       " ORDER BY at DESC, id DESC LIMIT ?5",
                                       m_list, from.at, until, words, most)
                      : database.query("SELECT number, id, login, name, at, seen_at FROM follow_changes"
                                       " WHERE list = ?1 AND kind = ?2 AND number > ?3 AND number < ?4"
                                       " AND instr(folded, ?5) > 0 ORDER BY number DESC LIMIT ?6",
                                       m_list, kindOf(query.show), m_sinceNumber, before, words, most);
    QList<FollowRow> found;
    while (rows.next()) {
        const QString id = rows.text(1);
        found.append({.key = {rows.integer(0), isAll ? id : QString()},
                      .follow = {id, rows.text(2), rows.text(3), rows.time(4)},
                      .seenAt = rows.time(5)});
    }
    if (!rows.status())
        return rows.status().error();
    return found;
}

Result<QList<FollowDay>> FollowTable::days(Database &database, QDate last, int count)
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    QList<FollowDay> days;
    for (int i = 0; i < count; ++i) {
        FollowDay day{.date = last.addDays(i + 1 - count)};
        // A day has 23 or 25 hours now and then.
        const qint64 from = day.date.startOfDay().toMSecsSinceEpoch();
        const qint64 until = day.date.addDays(1).startOfDay().toMSecsSinceEpoch();
        Rows rows = database.query("SELECT count(*) FROM follows WHERE list = ? AND at >= ? AND at < ?",
                                   m_list, from, until);
        if (rows.next())
            day.came = int(rows.integer(0));
        if (!rows.status())
            return rows.status().error();
        days.append(day);
    }
    if (days.isEmpty())
        return days;
    const qint64 from = days.first().date.startOfDay().toMSecsSinceEpoch();
    Rows rows = database.query("SELECT seen_at FROM follow_changes WHERE list = ? AND kind = ?"
                               " ORDER BY number DESC",
                               m_list, leftKind);
    while (rows.next() && rows.integer(0) >= from) {
        const qint64 index = days.first().date.daysTo(rows.time(0).toLocalTime().date());
        if (index >= 0 && index < days.size())
            ++days[index].left;
    }
    if (!rows.status())
        return rows.status().error();
    return days;
}

Result<QHash<QString, QDateTime>> FollowTable::since(Database &database, const QStringList &ids)
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    QHash<QString, QDateTime> found;
    for (const QString &id : ids) {
        Rows rows = database.query("SELECT at FROM follows WHERE list = ? AND id = ?", m_list, id);
        if (rows.next())
            found.insert(id, rows.time(0));
        if (!rows.status())
            return rows.status().error();
    }
    return found;
}

}  // namespace Sidestage
