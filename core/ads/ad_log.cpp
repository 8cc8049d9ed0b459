// SPDX-License-Identifier: GPL-3.0-or-later
#include "ad_log.h"

#include "profile/profile_store.h"
#include "profile/tables.h"

#include <algorithm>

namespace Sidestage {

namespace Tables {
const char *const adLog = R"(
    CREATE TABLE ad_breaks (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        account TEXT NOT NULL,
        show_at INTEGER,
        at INTEGER NOT NULL,              -- when it was, or should have been
        kind INTEGER NOT NULL,
        promised_at INTEGER,
        started_at INTEGER,
        promised INTEGER NOT NULL,
        shown INTEGER NOT NULL,
        snoozes INTEGER NOT NULL,
        by_id TEXT NOT NULL,
        by_name TEXT NOT NULL,
        free_until INTEGER
    );
    CREATE INDEX ad_breaks_by_time ON ad_breaks (account, at, id);
    CREATE INDEX ad_breaks_by_show ON ad_breaks (account, show_at);
    CREATE TABLE ad_snoozes (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        account TEXT NOT NULL,
        show_at INTEGER,
        at INTEGER NOT NULL,
        moved_from INTEGER,
        moved_to INTEGER,
        by_id TEXT NOT NULL,
        by_name TEXT NOT NULL
    );
    CREATE INDEX ad_snoozes_by_show ON ad_snoozes (account, show_at);
)";
}

namespace {

/// How many of the newest breaks are used to derive how late breaks are.
constexpr int lessons = 60;
/// A planned time further away, in seconds, does not belong to the break.
constexpr int furthest = 600;

QString orEmpty(const QString &text)
{
    return text.isNull() ? QStringLiteral("") : text;
}

Result<void> plain(const Result<int> &done)
{
    return done ? Result<void>() : Result<void>(done.error());
}

// Reads a break. Every query here selects its columns in this order.
AdBreak breakAt(const Rows &rows)
{
    AdBreak entry;
    entry.id = rows.integer(0);
    entry.showAt = rows.time(1);
    const qint64 kind = rows.integer(2);
    entry.kind
        = kind < 0 || kind > qint64(AdBreak::Kind::Unknown) ? AdBreak::Kind::Unknown : AdBreak::Kind(kind);
    entry.promisedAt = rows.time(3);
    entry.startedAt = rows.time(4);
    entry.promised = int(rows.integer(5));
    entry.shown = int(rows.integer(6));
    entry.snoozes = int(rows.integer(7));
    entry.byId = rows.text(8);
    entry.byName = rows.text(9);
    entry.freeUntil = rows.time(10);
    return entry;
}

QList<AdBreak> breaksOf(Rows rows)
{
    QList<AdBreak> all;
    while (rows.next())
        all.append(breakAt(rows));
    return all;
}

int numberOf(Rows rows)
{
    return rows.next() ? int(rows.integer(0)) : 0;
}

}  // namespace

AdLateness AdLateness::of(QList<int> seconds)
{
    std::sort(seconds.begin(), seconds.end());
    AdLateness band{.count = int(seconds.size())};
    if (seconds.isEmpty())
        return band;
    const qsizetype outside = seconds.size() / 10;
    band.least = seconds[outside];
    band.most = seconds[seconds.size() - 1 - outside];
    return band;
}

AdLog::AdLog(ProfileStore *store, QString account, QObject *parent)
    : QObject(parent)
    , m_store(store)
    , m_account(std::move(account))
{
}

Result<void> AdLog::add(AdBreak &entry)
{
    Database &database = m_store->database();
    const auto done = database.run(
        "INSERT INTO ad_breaks (account, show_at, at, kind, promised_at, started_at, promised,"
        " shown, snoozes, by_id, by_name, free_until) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        m_account, entry.showAt, entry.at(), int(entry.kind), entry.promisedAt, entry.startedAt,
        entry.promised, entry.shown, entry.snoozes, orEmpty(entry.byId), orEmpty(entry.byName),
        entry.freeUntil);
    if (!done)
        return done.error();
    entry.id = database.lastInsertId();
    Q_EMIT changed();
    return {};
}

Result<void> AdLog::update(const AdBreak &entry)
{
    const auto done = m_store->database().run(
        "UPDATE ad_breaks SET show_at = ?, at = ?, kind = ?, promised_at = ?, started_at = ?, promised = ?,"
        " shown = ?, snoozes = ?, by_id = ?, by_name = ?, free_until = ? WHERE account = ? AND id = ?",
        entry.showAt, entry.at(), int(entry.kind), entry.promisedAt, entry.startedAt, entry.promised,
        entry.shown, entry.snoozes, orEmpty(entry.byId), orEmpty(entry.byName), entry.freeUntil, m_account,
        entry.id);
    if (done)
        Q_EMIT changed();
    return plain(done);
}

Result<void> AdLog::add(AdSnoozed &snooze)
{
    Database &database = m_store->database();
    const auto done
        = database.run("INSERT INTO ad_snoozes (account, show_at, at, moved_from, moved_to, by_id,"
                       " by_name) VALUES (?, ?, ?, ?, ?, ?, ?)",
                       m_account, snooze.showAt, snooze.at, snooze.from, snooze.to, orEmpty(snooze.byId),
                       orEmpty(snooze.byName));
    if (!done)
        return done.error();
    snooze.id = database.lastInsertId();
    Q_EMIT changed();
    return {};
}

std::optional<AdBreak> AdLog::near(const QDateTime &startedAt) const
{
    const auto all = breaksOf(m_store->database().query(
        "SELECT id, show_at, kind, promised_at, started_at, promised, shown, snoozes, by_id, by_name, "
        "free_until"
        " FROM ad_breaks WHERE account = ? AND at BETWEEN ? AND ? AND started_at IS NOT NULL"
        " ORDER BY abs(at - ?) LIMIT 1",
        m_account, startedAt.addSecs(-same), startedAt.addSecs(same), startedAt));
    return all.isEmpty() ? std::nullopt : std::optional(all.first());
}

bool AdLog::isSettled(const QDateTime &promisedAt) const
{
    Rows rows = m_store->database().query(
        "SELECT 1 FROM ad_breaks WHERE account = ? AND at BETWEEN ? AND ? AND promised_at BETWEEN ? AND ?",
        m_account, promisedAt.addSecs(-2 * furthest), promisedAt.addSecs(2 * furthest),
        promisedAt.addSecs(-same), promisedAt.addSecs(same));
    return rows.next();
}

QList<AdBreak> AdLog::newest(int most, const std::optional<AdBreak> &before) const
{
    Database &database = m_store->database();
    if (!before)
        return breaksOf(database.query(
            "SELECT id, show_at, kind, promised_at, started_at, promised, shown, snoozes, by_id, by_name,"
            " free_until FROM ad_breaks WHERE account = ? ORDER BY at DESC, id DESC LIMIT ?",
            m_account, most));
    return breaksOf(database.query(
        "SELECT id, show_at, kind, promised_at, started_at, promised, shown, snoozes, by_id, by_name, "
        "free_until"
        " FROM ad_breaks WHERE account = ? AND (at, id) < (?, ?) ORDER BY at DESC, id DESC LIMIT ?",
        m_account, before->at(), before->id, most));
}

QList<AdBreak> AdLog::between(const QDateTime &from, const QDateTime &to) const
{
    return breaksOf(
        m_store->database().query("SELECT id, show_at, kind, promised_at, started_at, promised, shown, "
                                  "snoozes, by_id, by_name, free_until"
                                  " FROM ad_breaks WHERE account = ? AND at BETWEEN ? AND ? ORDER BY at, id",
                                  m_account, from, to));
}

QList<AdBreak> AdLog::breaksAfter(qint64 id, int most) const
{
    return breaksOf(
        m_store->database().query("SELECT id, show_at, kind, promised_at, started_at, promised, shown, "
                                  "snoozes, by_id, by_name, free_until"
                                  " FROM ad_breaks WHERE account = ? AND id > ? ORDER BY id LIMIT ?",
                                  m_account, id, most));
}

QList<AdSnoozed> AdLog::snoozesAfter(qint64 id, int most) const
{
    QList<AdSnoozed> all;
    Rows rows = m_store->database().query("SELECT id, show_at, at, moved_from, moved_to, by_id, by_name"
                                          " FROM ad_snoozes WHERE account = ? AND id > ? ORDER BY id LIMIT ?",
                                          m_account, id, most);
    while (rows.next()) {
        all.append({.id = rows.integer(0),
                    .showAt = rows.time(1),
                    .at = rows.time(2),
                    .from = rows.time(3),
                    .to = rows.time(4),
                    .byId = rows.text(5),
                    .byName = rows.text(6)});
    }
    return all;
}

int AdLog::count() const
{
    return numberOf(m_store->database().query("SELECT count(*) FROM ad_breaks WHERE account = ?", m_account));
}

int AdLog::countOf(const QDateTime &showAt) const
{
    return numberOf(m_store->database().query(
        "SELECT count(*) FROM ad_breaks WHERE account = ? AND show_at = ?", m_account, showAt));
}

QList<AdShow> AdLog::shows(int most) const
{
    QList<AdShow> all;
    Rows rows = m_store->database().query(
        "SELECT show_at, count(started_at), sum(started_at IS NOT NULL AND kind = 1),"
        " sum(started_at IS NULL), sum(max(shown, 0)),"
        " (SELECT count(*) FROM ad_snoozes s WHERE s.account = b.account AND s.show_at IS b.show_at)"
        " FROM ad_breaks b WHERE account = ? GROUP BY show_at ORDER BY max(at) DESC LIMIT ?",
        m_account, most);
    while (rows.next()) {
        all.append({.startedAt = rows.time(0),
                    .breaks = int(rows.integer(1)),
                    .run = int(rows.integer(2)),
                    .missed = int(rows.integer(3)),
                    .seconds = int(rows.integer(4)),
                    .snoozes = int(rows.integer(5))});
    }
    return all;
}

AdLateness AdLog::lateness() const
{
    QList<int> seconds;
    Rows rows = m_store->database().query(
        "SELECT started_at - promised_at FROM ad_breaks WHERE account = ? AND kind = 0"
        " AND started_at IS NOT NULL AND promised_at IS NOT NULL"
        " AND abs(started_at - promised_at) <= ? ORDER BY at DESC LIMIT ?",
        m_account, qint64(furthest) * 1000, lessons);
    while (rows.next())
        seconds.append(int(rows.integer(0) / 1000));
    return AdLateness::of(seconds);
}

int AdLog::usualInterval() const
{
    QList<qint64> gaps;
    std::optional<AdBreak> later;
    Rows rows = m_store->database().query(
        "SELECT id, show_at, kind, promised_at, started_at, promised, shown, snoozes, by_id, by_name, "
        "free_until"
        " FROM ad_breaks WHERE account = ? AND started_at IS NOT NULL ORDER BY at DESC LIMIT ?",
        m_account, lessons);
    while (rows.next()) {
        const AdBreak one = breakAt(rows);
        // Only breaks that follow the plan, without snoozes, show its interval.
        if (later && later->kind == AdBreak::Kind::Scheduled && one.kind == AdBreak::Kind::Scheduled
            && later->snoozes == 0 && later->showAt == one.showAt)
            gaps.append(one.startedAt.secsTo(later->startedAt));
        later = one;
    }
    if (gaps.size() < 2)
        return 0;
    std::sort(gaps.begin(), gaps.end());
    return int(gaps[gaps.size() / 2]);
}

}  // namespace Sidestage
