// SPDX-License-Identifier: GPL-3.0-or-later
#include "board_plan.h"

#include <QSet>
#include <QStringList>

#include <algorithm>

namespace Sidestage {

void BoardPlan::add(const QString &id, int span, int spanOfFour, bool isForLarge)
{
    m_first.append(
        {.id = id, .span = span, .spanOfFour = spanOfFour > 0 ? spanOfFour : span, .isForLarge = isForLarge});
    m_entries.append(m_first.last());
}

int BoardPlan::indexOf(const QString &id) const
{
    const auto found = std::find_if(m_entries.cbegin(), m_entries.cend(),
                                    [&id](const Entry &entry) { return entry.id == id; });
    return found == m_entries.cend() ? -1 : int(found - m_entries.cbegin());
}

const BoardPlan::Entry *BoardPlan::find(const QString &id) const
{
    const int at = indexOf(id);
    return at < 0 ? nullptr : &m_entries[at];
}

bool BoardPlan::moveTo(const QString &id, int index)
{
    const int at = indexOf(id);
    const int to = int(qBound(qsizetype(0), qsizetype(index), m_entries.size() - 1));
    if (at < 0 || at == to)
        return false;
    m_entries.move(at, to);
    return true;
}

bool BoardPlan::moveBy(const QString &id, int places)
{
    const int at = indexOf(id);
    const int step = places < 0 ? -1 : 1;
    int to = at;
    int left = qAbs(places);
    for (int next = at + step; left > 0 && next >= 0 && next < m_entries.size(); next += step) {
        if (!isShown(m_entries[next]))
            continue;
        to = next;
        --left;
    }
    return at >= 0 && moveTo(id, to);
}

bool BoardPlan::setHidden(const QString &id, bool hidden)
{
    const int at = indexOf(id);
    if (at < 0 || isShown(m_entries[at]) != hidden)
        return false;
    m_entries[at].isHidden = hidden;
    m_entries[at].isForLarge = false;
    return true;
}

bool BoardPlan::setSpan(const QString &id, int span)
{
    const int at = indexOf(id);
    const int wanted = qBound(1, span, 2);
    if (at < 0 || m_entries[at].span == wanted)
        return false;
    m_entries[at].span = m_entries[at].spanOfFour = wanted;
    return true;
}

bool BoardPlan::reset()
{
    const bool changes = m_entries != m_first;
    m_entries = m_first;
    return changes;
}

QString BoardPlan::saveState() const
{
    if (m_entries == m_first)
        return {};
    QStringList words;
    for (const Entry &entry : m_entries)
        words.append(QStringLiteral("%1%2:%3")
                         .arg(entry.isHidden         ? u"-"
                                  : entry.isForLarge ? u"+"
                                                     : u"",
                              entry.id)
                         .arg(entry.span));
    return words.join(u',');
}

void BoardPlan::restoreState(const QString &kept)
{
    m_entries = m_first;
    QList<Entry> taken;
    QSet<QString> seen;
    const QStringList words = kept.split(u',', Qt::SkipEmptyParts);
    for (const QString &word : words) {
        const bool hidden = word.startsWith(u'-');
        const bool isForLarge = word.startsWith(u'+');
        const QString id = word.section(u':', 0, 0).sliced(hidden || isForLarge ? 1 : 0);
        const int span = word.section(u':', 1, 1).toInt();
        if (!find(id) || seen.contains(id) || span < 1 || span > 2)
            continue;
        seen.insert(id);
        const auto first = std::find_if(m_first.cbegin(), m_first.cend(),
                                        [&id](const Entry &entry) { return entry.id == id; });
        taken.append({.id = id,
                      .span = span,
                      .spanOfFour = span == first->span ? first->spanOfFour : span,
                      .isHidden = hidden,
                      .isForLarge = isForLarge});
    }
    if (taken.isEmpty())
        return;
    // A card that is new since then is placed after its predecessor in the default plan.
    for (int at = 0; at < m_first.size(); ++at) {
        if (seen.contains(m_first[at].id))
            continue;
        qsizetype place = 0;
        for (qsizetype i = 0; at > 0 && i < taken.size(); ++i) {
            if (taken[i].id == m_first[at - 1].id)
                place = i + 1;
        }
        taken.insert(place, m_first[at]);
        seen.insert(m_first[at].id);
    }
    m_entries = taken;
}

QList<BoardPlan::Cell> BoardPlan::place(const QStringList &ids, int columns) const
{
    constexpr int four = 4;
    const auto wanted = [&](const QString &id) {
        const Entry *entry = find(id);
        return entry ? qMin(columns, columns >= four ? entry->spanOfFour : entry->span) : 1;
    };
    QStringList left = ids;
    QList<Cell> cells;
    for (int row = 0; !left.isEmpty(); ++row) {
        int used = 0;
        bool hasList = false;
        while (used < columns && !left.isEmpty()) {
            const auto fits = [&](const QString &id) {
                const int span = wanted(id);
                return used == 0 || (used + span <= columns && (span == 1 || columns < four));
            };
            auto next = left.cend();
            if (hasList)
                next = std::find_if(left.cbegin(), left.cend(), [&](const QString &id) {
                    const Entry *entry = find(id);
                    return entry && entry->isForLarge && fits(id);
                });
            if (next == left.cend())
                next = std::find_if(left.cbegin(), left.cend(), fits);
            if (next == left.cend())
                break;
            const int span = wanted(*next);
            hasList |= columns >= four && span > 1;
            cells.append({.id = *next, .row = row, .column = used, .span = span});
            used += span;
            left.erase(next);
        }
        cells.last().span += columns - used;
    }
    return cells;
}

}  // namespace Sidestage
