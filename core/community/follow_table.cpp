// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_table.h"

namespace Sidestage {

namespace {

// Events have fractions of a second, lists do not. Both must result in the same time.
qint64 secondsOf(const QDateTime &time)
{
    return time.isValid() ? time.toMSecsSinceEpoch() / 1000 * 1000 : 0;
}

constexpr int cameKind = 0;
constexpr int leftKind = 1;

int kindOf(FollowShow show)
{
    return show == FollowShow::Left ? leftKind : cameKind;
}

Result<void> statusOf(const Result<int> &done)
{
    return done ? Result<void>() : Result<void>(done.error());
}

}  // namespace

QString foldedFor(const QString &words)
{
    return words.trimmed().toCaseFolded();
}

QString foldedFor(const Follow &follow)
{
    const QString login = follow.login.toCaseFolded(), name = follow.name.toCaseFolded();
    return login == name ? login : login + u'\n' + name;
}

Result<void> FollowTable::prepare(Database &database)
{
    if (m_list > 0)
        return {};
    if (auto made = database.run("INSERT OR IGNORE INTO follow_lists (account, side) VALUES (?, ?)",
                                 m_account, int(m_side));
        !made)
        return made.error();
    Rows rows
        = database.query("SELECT key, reading, since_number FROM follow_lists WHERE account = ? AND side = ?",
                         m_account, int(m_side));
    if (rows.next()) {
        m_list = rows.integer(0);
        m_reading = rows.integer(1);
        m_sinceNumber = rows.integer(2);
    }
    return rows.status();
}

Result<FollowState> FollowTable::state(Database &database)
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    Rows rows = database.query("SELECT stored, total, phase, started_at, cursor, read, restarted_at,"
                               " complete_at, missing, since, came, left FROM follow_lists WHERE key = ?",
                               m_list);
    FollowState state;
    if (rows.next()) {
        state.stored = int(rows.integer(0));
        if (!rows.isNull(1))
            state.total = int(rows.integer(1));
        state.phase = FollowState::Phase(rows.integer(2));
        state.startedAt = rows.time(3);
        state.cursor = rows.text(4);
        state.read = int(rows.integer(5));
        state.restartedAt = rows.time(6);
        state.completeAt = rows.time(7);
        state.missing = int(rows.integer(8));
        state.since = rows.time(9);
        state.came = int(rows.integer(10));
        state.left = int(rows.integer(11));
    }
    if (!rows.status())
        return rows.status().error();
    return state;
}

Result<void> FollowTable::write(Database &database, const FollowState &state)
{
    return statusOf(database.run(
        "UPDATE follow_lists SET stored = ?, total = ?, reading = ?, phase = ?, started_at = ?, cursor = ?,"
        " read = ?, restarted_at = ?, complete_at = ?, missing = ?, since = ?, since_number = ?, came = ?,"
        " left = ? WHERE key = ?",
        state.stored, state.total, m_reading, int(state.phase), state.startedAt, state.cursor, state.read,
        state.restartedAt, state.completeAt, state.missing, state.since, m_sinceNumber, state.came,
        state.left, m_list));
}

Result<FollowState> FollowTable::setTotal(Database &database, int total)
{
    auto known = state(database);
    if (!known || known->total == total)
        return known;
    known->total = total;
    if (auto written = write(database, *known); !written)
        return written.error();
    return known;
}

Result<FollowState> FollowTable::begin(Database &database, const QDateTime &at)
{
    auto known = state(database);
    if (!known)
        return known;
    ++m_reading;
    known->phase = FollowState::Phase::Pages;
    known->startedAt = at;
    known->cursor.clear();
    known->read = 0;
    known->restartedAt = {};
    if (auto written = write(database, *known); !written) {
        --m_reading;
        return written.error();
    }
    return known;
}

Result<FollowState> FollowTable::beginAgain(Database &database, const QDateTime &at)
{
    auto known = begin(database, at);
    if (!known)
        return known;
    known->restartedAt = at;
    if (auto written = write(database, *known); !written)
        return written.error();
    return known;
}

Result<void> FollowTable::log(Database &database, FollowShow kind, const Follow &follow, const QDateTime &at,
                              FollowStep &step)
{
    const bool isCame = kind == FollowShow::Came;
    const auto done
        = database.run("INSERT INTO follow_changes (list, kind, seen_at, id, login, name, folded, at)"
                       " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                       m_list, isCame ? cameKind : leftKind, at, follow.id, follow.login, follow.name,
                       foldedFor(follow), secondsOf(follow.followedAt));
    if (!done)
        return done.error();
    ++(isCame ? step.state.came : step.state.left);
    (isCame ? step.came : step.left)
        .append({.key = {.at = database.lastInsertId()}, .follow = follow, .seenAt = at});
    return {};
}

Result<void> FollowTable::put(Database &database, const Follow &given, const QDateTime &at, FollowStep &step)
{
    if (given.id.isEmpty())
        return {};
    const qint64 when = secondsOf(given.followedAt);
    Follow follow = given;
    if (given.followedAt.isValid())
        follow.followedAt = given.followedAt.addMSecs(when - given.followedAt.toMSecsSinceEpoch());
    const FollowRow row{.key = {when, follow.id}, .follow = follow};
    std::optional<qint64> knownAt;
    bool isSame = false, isNamed = false;
    {
        Rows rows = database.query("SELECT at, login, name, reading FROM follows WHERE list = ? AND id = ?",
                                   m_list, follow.id);
        if (rows.next()) {
            knownAt = rows.integer(0);
            isNamed = rows.integer(3) == m_reading;
            isSame = rows.text(1) == follow.login && rows.text(2) == follow.name;
            if (*knownAt != when)
                step.removed.append({.key = {*knownAt, follow.id},
                                     .follow = {follow.id, rows.text(1), rows.text(2), rows.time(0)}});
        }
        if (!rows.status())
            return rows.status();
    }
    if (knownAt == when) {
        if (isSame && isNamed)
            return {};
        if (!isSame)
            step.renamed.append(row);
        return statusOf(database.run("UPDATE follows SET login = ?, name = ?, folded = ?, reading = ?"
                                     " WHERE list = ? AND at = ? AND id = ?",
                                     follow.login, follow.name, foldedFor(follow), m_reading, m_list, when,
                                     follow.id));
    }
    if (knownAt) {  // unfollowed and followed again between two reads
        if (auto done = database.run("DELETE FROM follows WHERE list = ? AND at = ? AND id = ?", m_list,
                                     *knownAt, follow.id);
            !done)
            return done.error();
        --step.state.stored;
    }
    if (auto done = database.run(
            "INSERT INTO follows (list, at, id, login, name, folded, reading) VALUES (?, ?, ?, ?, ?, ?, ?)",
            m_list, when, follow.id, follow.login, follow.name, foldedFor(follow), m_reading);
        !done)
        return done.error();
    ++step.state.stored;
    step.added.append(row);
    return knownAt || !step.state.since.isValid() ? Result<void>()
                                                  : log(database, FollowShow::Came, follow, at, step);
}

Result<FollowStep> FollowTable::importPage(Database &database, const QList<Follow> &page,
                                           const QString &cursor, std::optional<int> total,
                                           const QDateTime &at)
{
    FollowStep step;
    auto done = database.transaction([&]() -> Result<void> {
        auto known = state(database);
        if (!known)
            return known.error();
        step.state = *known;
        for (const Follow &follow : page) {
            if (auto put = this->put(database, follow, at, step); !put)
                return put;
        }
        step.state.read += int(page.size());
        step.state.cursor = cursor;
        if (total)
            step.state.total = total;
        if (cursor.isEmpty())
            step.state.phase = FollowState::Phase::Sweep;
        return write(database, step.state);
    });
    if (!done)
        return done.error();
    return step;
}

Result<FollowStep> FollowTable::notice(Database &database, const QList<Follow> &some,
                                       std::optional<int> total, const QDateTime &at)
{
    FollowStep step;
    auto done = database.transaction([&]() -> Result<void> {
        auto known = state(database);
        if (!known)
            return known.error();
        step.state = *known;
        for (const Follow &follow : some) {
            if (auto put = this->put(database, follow, at, step); !put)
                return put;
        }
        if (total)
            step.state.total = total;
        return step.state == *known ? Result<void>() : write(database, step.state);
    });
    if (!done)
        return done.error();
    return step;
}

Result<FollowStep> FollowTable::sweep(Database &database, const FollowKey &after, int most,
                                      const QDateTime &at)
{
    // At most this many rows are removed in one step. Each is also written to the changes, and views receive
    // them all at once.
    constexpr int maxRemoved = 200;
    FollowStep step;
    auto done = database.transaction([&]() -> Result<void> {
        auto known = state(database);
        if (!known)
            return known.error();
        step.state = *known;
        step.next = after;
        int looked = 0;
        {
            Rows rows = database.query("SELECT at, id, reading, login, name FROM follows"
                                       " WHERE list = ?1 AND (at, id) < (?2, ?3)"
                                       " ORDER BY at DESC, id DESC LIMIT ?4",
                                       m_list, after.at, after.id, most);
            while (step.removed.size() < maxRemoved && rows.next()) {
                ++looked;
                step.next = {rows.integer(0), rows.text(1)};
                if (rows.integer(2) != m_reading)
                    step.removed.append({.key = step.next,
                                         .follow = {rows.text(1), rows.text(3), rows.text(4), rows.time(0)}});
            }
            if (!rows.status())
                return rows.status();
        }
        step.isDone = looked < most && step.removed.size() < maxRemoved;
        for (const FollowRow &row : std::as_const(step.removed)) {
            if (auto gone = database.run("DELETE FROM follows WHERE list = ? AND at = ? AND id = ?", m_list,
                                         row.key.at, row.key.id);
                !gone)
                return gone.error();
            --step.state.stored;
            if (!step.state.since.isValid())
                continue;
            if (auto logged = log(database, FollowShow::Left, row.follow, at, step); !logged)
                return logged;
        }
        return step.removed.isEmpty() ? Result<void>() : write(database, step.state);
    });
    if (!done)
        return done.error();
    return step;
}

Result<FollowStep> FollowTable::finish(Database &database, const QDateTime &at)
{
    FollowStep step;
    auto known = state(database);
    if (!known)
        return known.error();
    step.state = *known;
    step.state.phase = FollowState::Phase::None;
    step.state.completeAt = at;
    step.state.restartedAt = {};
    step.state.cursor.clear();
    step.state.missing = step.state.total.value_or(step.state.stored) - step.state.stored;
    // Changes can be counted from the first full read on.
    if (!step.state.since.isValid())
        step.state.since = at;
    if (auto written = write(database, step.state); !written)
        return written.error();
    return step;
}

Result<FollowState> FollowTable::giveUp(Database &database)
{
    auto known = state(database);
    if (!known)
        return known;
    known->phase = FollowState::Phase::None;
    known->cursor.clear();
    if (auto written = write(database, *known); !written)
        return written.error();
    return known;
}

Result<FollowStep> FollowTable::visit(Database &database, const QDateTime &at, qint64 away)
{
    FollowStep step;
    auto done = database.transaction([&]() -> Result<void> {
        auto known = state(database);
        if (!known)
            return known.error();
        step.state = *known;
        {
            QDateTime visited;
            qint64 number = 0;
            {
                Rows rows = database.query(
                    "SELECT visited_at, visited_number FROM follow_lists WHERE key = ?", m_list);
                if (rows.next()) {
                    visited = rows.time(0);
                    number = rows.integer(1);
                }
                if (!rows.status())
                    return rows.status();
            }
            if (visited.isValid() && step.state.since.isValid() && visited > step.state.since
                && visited.msecsTo(at) >= away) {
                Rows rows = database.query("SELECT coalesce(sum(kind = 0), 0), coalesce(sum(kind = 1), 0)"
                                           " FROM follow_changes WHERE list = ? AND number > ?",
                                           m_list, number);
                if (!rows.next())
                    return rows.status();
                step.state.came = int(rows.integer(0));
                step.state.left = int(rows.integer(1));
                step.state.since = visited;
                step.isCountedAnew = true;
                m_sinceNumber = number;
            }
        }
        if (step.isCountedAnew) {
            if (auto written = write(database, step.state); !written)
                return written;
        }
        const auto left = leave(database, at);
        return left ? Result<void>() : Result<void>(left.error());
    });
    if (!done) {
        m_list = 0;  // reload the state from the database
        return done.error();
    }
    return step;
}

Result<FollowState> FollowTable::leave(Database &database, const QDateTime &at)
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    const auto done = database.run("UPDATE follow_lists SET visited_at = ?, visited_number ="
                                   " (SELECT coalesce(max(number), 0) FROM follow_changes) WHERE key = ?",
                                   at, m_list);
    if (!done)
        return done.error();
    return state(database);
}

Result<FollowStep> FollowTable::countAnew(Database &database, const QDateTime &at)
{
    FollowStep step;
    auto known = state(database);
    if (!known)
        return known.error();
    step.state = *known;
    if (!step.state.since.isValid())
        return step;
    const qint64 before = m_sinceNumber;
    {
        Rows rows = database.query("SELECT coalesce(max(number), 0) FROM follow_changes");
        if (!rows.next())
            return rows.status().error();
        m_sinceNumber = rows.integer(0);
    }
    step.state.since = at;
    step.state.came = step.state.left = 0;
    step.isCountedAnew = true;
    if (auto written = write(database, step.state); !written) {
        m_sinceNumber = before;
        return written.error();
    }
    return step;
}

Result<FollowTable::Spans> FollowTable::spans(Database &database, const FollowQuery &query,
                                              const FollowKey &after, int size, int most)
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    const QString words = foldedFor(query.words);
    // An empty text is found in every text.
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
    // No text sorts between a text and the same text followed by NUL.
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
        // A day may have 23 or 25 hours.
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
