// SPDX-License-Identifier: GPL-3.0-or-later
#include "follow_table.h"

#include "profile/tables.h"
#include "storage/table.h"

namespace Sidestage {

namespace {

/// A row of a list. Rows are clustered in the order in which the service lists them, so that a full read
/// writes the pages of the file one after the other.
struct FollowEntry
{
    qint64 list = 0;
    qint64 at = 0;  ///< See secondsOf().
    QString id{};
    QString login{};
    QString name{};
    QString folded{};    ///< Login and name in lower case, for searching.
    qint64 reading = 0;  ///< The last full read that contained it. When one ends, older rows are removed.

    static constexpr Table table{
        .name = "follows",
        .key = "list, at, id",
        .indexes = "CREATE UNIQUE INDEX follows_by_id ON follows (list, id);",
    };
    static void describe(auto &is)
    {
        is("list", &FollowEntry::list);
        is("at", &FollowEntry::at);
        is("id", &FollowEntry::id);
        is("login", &FollowEntry::login);
        is("name", &FollowEntry::name);
        is("folded", &FollowEntry::folded);
        is("reading", &FollowEntry::reading);
    }
};

/// A user who came or left.
struct FollowChange
{
    qint64 number = 0;
    qint64 list = 0;
    int kind = 0;
    QDateTime seenAt{};
    QString id{};
    QString login{};
    QString name{};
    QString folded{};
    qint64 at = 0;

    static constexpr Table table{
        .name = "follow_changes",
        .key = "number",
        .isSerial = true,
        .indexes = "CREATE INDEX follow_changes_by_kind ON follow_changes (list, kind, number);",
    };
    static void describe(auto &is)
    {
        is("number", &FollowChange::number);
        is("list", &FollowChange::list);
        is("kind", &FollowChange::kind);
        is("seen_at", &FollowChange::seenAt, Api::required);
        is("id", &FollowChange::id);
        is("login", &FollowChange::login);
        is("name", &FollowChange::name);
        is("folded", &FollowChange::folded);
        is("at", &FollowChange::at);
    }
};

// Events have fractions of a second, lists do not. Both must result in the same time.
qint64 secondsOf(const QDateTime &time)
{
    return time.isValid() ? time.toMSecsSinceEpoch() / 1000 * 1000 : 0;
}

FollowRow rowOf(const FollowEntry &entry)
{
    const QDateTime at = QDateTime::fromMSecsSinceEpoch(entry.at, Qt::UTC);
    return {.key = {entry.at, entry.id}, .follow = {entry.id, entry.login, entry.name, at}};
}

constexpr int cameKind = 0;
constexpr int leftKind = 1;

int kindOf(FollowShow show)
{
    return show == FollowShow::Left ? leftKind : cameKind;
}

qint64 lastChange(Transaction &t)
{
    return t.first<qint64>("SELECT max(number) FROM follow_changes").value_or(0);
}

Result<FollowState> stateOf(const Result<FollowStep> &step)
{
    return step ? Result<FollowState>(step->state) : Result<FollowState>(step.error());
}

}  // namespace

/// What is stored of a list besides its rows.
struct FollowTable::Stored
{
    qint64 key = 0;  ///< 0: not stored yet.
    int side = 0;
    qint64 reading = 0;  ///< The number of the last full read.
    qint64 sinceNumber = 0;
    QDateTime visitedAt{};
    qint64 visitedNumber = 0;
    FollowState state{};

    static constexpr Table table{
        .name = "follow_lists",
        .key = "key",
        .scope = "account",
        .isSerial = true,
        .also = "UNIQUE (account, side)",
    };
    static void describe(auto &is)
    {
        is("key", &Stored::key);
        is("side", &Stored::side);
        is("reading", &Stored::reading);
        is("since_number", &Stored::sinceNumber);
        is("visited_at", &Stored::visitedAt);
        is("visited_number", &Stored::visitedNumber);
        is.embed(&Stored::state);
    }
    bool operator==(const Stored &) const = default;

    void log(Transaction &t, FollowShow kind, const Follow &follow, const QDateTime &at, FollowStep &step);
    void put(Transaction &t, const Follow &follow, const QDateTime &at, FollowStep &step);
};

QByteArray FollowTable::tables()
{
    return createTable<Stored>() + createTable<FollowEntry>() + createTable<FollowChange>();
}

QByteArray Tables::follows()
{
    return FollowTable::tables();
}

QString foldedFor(const QString &words)
{
    return words.trimmed().toCaseFolded();
}

QString foldedFor(const Follow &follow)
{
    const QString login = follow.login.toCaseFolded(), name = follow.name.toCaseFolded();
    return login == name ? login : login + u'\n' + name;
}

FollowTable::Stored FollowTable::stored(Transaction &t) const
{
    return t.one<Stored>("WHERE account = ? AND side = ?", m_account, int(m_side))
        .value_or(Stored{.side = int(m_side)});
}

template <class Work>
Result<FollowStep> FollowTable::change(Database &database, Work work)
{
    return database.write([&](Transaction &t) {
        Stored list = stored(t);
        if (list.key == 0)
            list.key = t.insert(list, m_account);
        const Stored before = list;
        FollowStep step;
        work(t, list, step);
        if (!(list == before))
            t.update(list, m_account);
        step.state = list.state;
        return step;
    });
}

Result<FollowState> FollowTable::state(Database &database)
{
    return database.read([&](Transaction &t) { return stored(t).state; });
}

Result<FollowState> FollowTable::setTotal(Database &database, int total)
{
    return stateOf(
        change(database, [&](Transaction &, Stored &list, FollowStep &) { list.state.total = total; }));
}

Result<FollowState> FollowTable::begin(Database &database, const QDateTime &at)
{
    return stateOf(change(database, [&](Transaction &, Stored &list, FollowStep &) {
        ++list.reading;
        list.state.phase = FollowState::Phase::Pages;
        list.state.startedAt = at;
        list.state.cursor.clear();
        list.state.read = 0;
        list.state.restartedAt = {};
    }));
}

Result<FollowState> FollowTable::beginAgain(Database &database, const QDateTime &at)
{
    return stateOf(change(database, [&](Transaction &t, Stored &list, FollowStep &) {
        Transaction::check(begin(t.database(), at));
        list = stored(t);
        list.state.restartedAt = at;
    }));
}

void FollowTable::Stored::log(Transaction &t, FollowShow kind, const Follow &follow, const QDateTime &at,
                              FollowStep &step)
{
    const bool isCame = kind == FollowShow::Came;
    const qint64 number = t.insert(FollowChange{.list = key,
                                                .kind = kindOf(kind),
                                                .seenAt = at,
                                                .id = follow.id,
                                                .login = follow.login,
                                                .name = follow.name,
                                                .folded = foldedFor(follow),
                                                .at = secondsOf(follow.followedAt)});
    ++(isCame ? state.came : state.left);
    (isCame ? step.came : step.left).append({.key = {.at = number}, .follow = follow, .seenAt = at});
}

void FollowTable::Stored::put(Transaction &t, const Follow &given, const QDateTime &at, FollowStep &step)
{
    if (given.id.isEmpty())
        return;
    const qint64 when = secondsOf(given.followedAt);
    Follow follow = given;
    if (given.followedAt.isValid())
        follow.followedAt = given.followedAt.addMSecs(when - given.followedAt.toMSecsSinceEpoch());
    const FollowRow row{.key = {when, follow.id}, .follow = follow};
    const FollowEntry entry{key, when, follow.id, follow.login, follow.name, foldedFor(follow), reading};
    const auto known = t.one<FollowEntry>("WHERE list = ? AND id = ?", key, follow.id);
    if (known && known->at == when) {
        const bool isSame = known->login == follow.login && known->name == follow.name;
        if (isSame && known->reading == reading)
            return;
        if (!isSame)
            step.renamed.append(row);
        t.update(entry);
        return;
    }
    if (known) {  // unfollowed and followed again between two reads
        step.removed.append(rowOf(*known));
        t.remove<FollowEntry>(key, known->at, follow.id);
        --state.stored;
    }
    t.insert(entry);
    ++state.stored;
    step.added.append(row);
    if (!known && state.since.isValid())
        log(t, FollowShow::Came, follow, at, step);
}

Result<FollowStep> FollowTable::importPage(Database &database, const QList<Follow> &page,
                                           const QString &cursor, std::optional<int> total,
                                           const QDateTime &at)
{
    return change(database, [&](Transaction &t, Stored &list, FollowStep &step) {
        for (const Follow &follow : page)
            list.put(t, follow, at, step);
        list.state.read += int(page.size());
        list.state.cursor = cursor;
        if (total)
            list.state.total = total;
        if (cursor.isEmpty())
            list.state.phase = FollowState::Phase::Sweep;
    });
}

Result<FollowStep> FollowTable::notice(Database &database, const QList<Follow> &some,
                                       std::optional<int> total, const QDateTime &at)
{
    return change(database, [&](Transaction &t, Stored &list, FollowStep &step) {
        for (const Follow &follow : some)
            list.put(t, follow, at, step);
        if (total)
            list.state.total = total;
    });
}

Result<FollowStep> FollowTable::sweep(Database &database, const FollowKey &after, int most,
                                      const QDateTime &at)
{
    // At most this many rows are removed in one step. Each is also written to the changes, and views receive
    // them all at once.
    constexpr int maxRemoved = 200;
    return change(database, [&](Transaction &t, Stored &list, FollowStep &step) {
        step.next = after;
        int looked = 0;
        {
            Rows rows = t.query("SELECT list, at, id, login, name, folded, reading FROM follows"
                                " WHERE list = ?1 AND (at, id) < (?2, ?3) ORDER BY at DESC, id DESC LIMIT ?4",
                                list.key, after.at, after.id, most);
            while (step.removed.size() < maxRemoved && rows.next()) {
                ++looked;
                const auto entry = Storage::rowOf<FollowEntry>(rows);
                step.next = {entry.at, entry.id};
                if (entry.reading != list.reading)
                    step.removed.append(rowOf(entry));
            }
        }
        step.isDone = looked < most && step.removed.size() < maxRemoved;
        for (const FollowRow &row : std::as_const(step.removed)) {
            t.remove<FollowEntry>(list.key, row.key.at, row.key.id);
            --list.state.stored;
            if (list.state.since.isValid())
                list.log(t, FollowShow::Left, row.follow, at, step);
        }
    });
}

Result<FollowStep> FollowTable::finish(Database &database, const QDateTime &at)
{
    return change(database, [&](Transaction &, Stored &list, FollowStep &) {
        FollowState &state = list.state;
        state.phase = FollowState::Phase::None;
        state.completeAt = at;
        state.restartedAt = {};
        state.cursor.clear();
        state.missing = state.total.value_or(state.stored) - state.stored;
        // Changes can be counted from the first full read on.
        if (!state.since.isValid())
            state.since = at;
    });
}

Result<FollowState> FollowTable::giveUp(Database &database)
{
    return stateOf(change(database, [](Transaction &, Stored &list, FollowStep &) {
        list.state.phase = FollowState::Phase::None;
        list.state.cursor.clear();
    }));
}

Result<FollowStep> FollowTable::visit(Database &database, const QDateTime &at, qint64 away)
{
    return change(database, [&](Transaction &t, Stored &list, FollowStep &step) {
        FollowState &state = list.state;
        if (list.visitedAt.isValid() && state.since.isValid() && list.visitedAt > state.since
            && list.visitedAt.msecsTo(at) >= away) {
            const auto count = [&](int kind) {
                return t
                    .first<int>("SELECT count(*) FROM follow_changes"
                                " WHERE list = ? AND kind = ? AND number > ?",
                                list.key, kind, list.visitedNumber)
                    .value_or(0);
            };
            state.came = count(cameKind);
            state.left = count(leftKind);
            state.since = list.visitedAt;
            step.isCountedAnew = true;
            list.sinceNumber = list.visitedNumber;
        }
        list.visitedAt = at;
        list.visitedNumber = lastChange(t);
    });
}

Result<FollowState> FollowTable::leave(Database &database, const QDateTime &at)
{
    return stateOf(change(database, [&](Transaction &t, Stored &list, FollowStep &) {
        list.visitedAt = at;
        list.visitedNumber = lastChange(t);
    }));
}

Result<FollowStep> FollowTable::countAnew(Database &database, const QDateTime &at)
{
    return change(database, [&](Transaction &t, Stored &list, FollowStep &step) {
        if (!list.state.since.isValid())
            return;
        list.sinceNumber = lastChange(t);
        list.state.since = at;
        list.state.came = list.state.left = 0;
        step.isCountedAnew = true;
    });
}

Result<FollowTable::Spans> FollowTable::spans(Database &database, const FollowQuery &query,
                                              const FollowKey &after, int size, int most)
{
    return database.read([&](Transaction &t) {
        const Stored list = stored(t);
        const QString words = foldedFor(query.words);
        // An empty text is found in every text.
        Rows rows = query.show == FollowShow::All
            ? t.query("SELECT at, id, instr(folded, ?4) FROM follows"
                      " WHERE list = ?1 AND (at, id) < (?2, ?3) ORDER BY at DESC, id DESC LIMIT ?5",
                      list.key, after.at, after.id, words, most)
            : t.query("SELECT number, '', instr(folded, ?5) FROM follow_changes"
                      " WHERE list = ?1 AND kind = ?2 AND number > ?3 AND number < ?4"
                      " ORDER BY number DESC LIMIT ?6",
                      list.key, kindOf(query.show), list.sinceNumber, after.at, words, most);
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
        found.isDone = looked < most;
        return found;
    });
}

Result<QList<FollowRow>> FollowTable::rows(Database &database, const FollowQuery &query,
                                           const FollowKey &from, bool included, int most)
{
    return database.read([&](Transaction &t) {
        const Stored list = stored(t);
        const QString words = foldedFor(query.words);
        const bool isAll = query.show == FollowShow::All;
        // No text sorts between a text and the same text followed by NUL.
        const QString until = included ? from.id + QChar(u'\0') : from.id;
        const qint64 before
            = included && from.at < std::numeric_limits<qint64>::max() ? from.at + 1 : from.at;
        Rows rows = isAll ? t.query("SELECT at, id, login, name, at, NULL FROM follows"
                                    " WHERE list = ?1 AND (at, id) < (?2, ?3) AND instr(folded, ?4) > 0"
                                    " ORDER BY at DESC, id DESC LIMIT ?5",
                                    list.key, from.at, until, words, most)
                          : t.query("SELECT number, id, login, name, at, seen_at FROM follow_changes"
                                    " WHERE list = ?1 AND kind = ?2 AND number > ?3 AND number < ?4"
                                    " AND instr(folded, ?5) > 0 ORDER BY number DESC LIMIT ?6",
                                    list.key, kindOf(query.show), list.sinceNumber, before, words, most);
        QList<FollowRow> found;
        while (rows.next()) {
            const QString id = rows.text(1);
            found.append({.key = {rows.integer(0), isAll ? id : QString()},
                          .follow = {id, rows.text(2), rows.text(3), rows.time(4)},
                          .seenAt = rows.time(5)});
        }
        return found;
    });
}

Result<QList<FollowDay>> FollowTable::days(Database &database, QDate last, int count)
{
    return database.read([&](Transaction &t) {
        const Stored list = stored(t);
        QList<FollowDay> days;
        for (int i = 0; i < count; ++i) {
            FollowDay day{.date = last.addDays(i + 1 - count)};
            // A day may have 23 or 25 hours.
            day.came = t.first<int>("SELECT count(*) FROM follows WHERE list = ? AND at >= ? AND at < ?",
                                    list.key, day.date.startOfDay(), day.date.addDays(1).startOfDay())
                           .value_or(0);
            days.append(day);
        }
        if (days.isEmpty())
            return days;
        const QDateTime from = days.first().date.startOfDay();
        Rows rows = t.query("SELECT seen_at FROM follow_changes WHERE list = ? AND kind = ?"
                            " ORDER BY number DESC",
                            list.key, leftKind);
        while (rows.next() && rows.time(0) >= from) {
            const qint64 index = days.first().date.daysTo(rows.time(0).toLocalTime().date());
            if (index >= 0 && index < days.size())
                ++days[index].left;
        }
        return days;
    });
}

Result<QHash<QString, QDateTime>> FollowTable::since(Database &database, const QStringList &ids)
{
    return database.read([&](Transaction &t) {
        const Stored list = stored(t);
        QHash<QString, QDateTime> found;
        for (const QString &id : ids) {
            if (const auto at
                = t.first<QDateTime>("SELECT at FROM follows WHERE list = ? AND id = ?", list.key, id))
                found.insert(id, *at);
        }
        return found;
    });
}

}  // namespace Sidestage
