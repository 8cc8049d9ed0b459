// SPDX-License-Identifier: GPL-3.0-or-later
#include "shoutout_store.h"

#include "chat/store/chat_rows.h"
#include "profile/profile_store.h"
#include "profile/tables.h"

namespace Sidestage {

using namespace ChatRows;

namespace Tables {
const char *const shoutouts = R"(
    CREATE TABLE shoutouts (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        from_id TEXT NOT NULL,
        place INTEGER NOT NULL,
        target_id TEXT NOT NULL,
        target_login TEXT NOT NULL,
        target_name TEXT NOT NULL,
        source INTEGER NOT NULL,
        detail TEXT NOT NULL,
        added_at INTEGER NOT NULL,
        automatic INTEGER NOT NULL,
        state INTEGER NOT NULL,
        uncertain INTEGER NOT NULL,
        refusals INTEGER NOT NULL,
        begun_at INTEGER,
        error_kind INTEGER,
        error_status INTEGER,
        error_message TEXT,
        UNIQUE (from_id, target_id)
    );
    CREATE TABLE shoutout_history (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        at INTEGER NOT NULL,
        from_id TEXT NOT NULL,
        target_id TEXT NOT NULL,
        target_login TEXT NOT NULL,
        target_name TEXT NOT NULL,
        giver TEXT NOT NULL
    );
    CREATE INDEX shoutout_history_by_time ON shoutout_history (at DESC, id DESC);
    CREATE INDEX shoutout_history_of_target ON shoutout_history (from_id, target_id, at);
    CREATE TABLE shoutout_cooldowns (
        from_id TEXT NOT NULL,
        target_id TEXT NOT NULL,
        until INTEGER NOT NULL,
        PRIMARY KEY (from_id, target_id)
    ) WITHOUT ROWID;
)";
}

namespace {

using State = Shoutout::State;
using Source = ShoutoutTarget::Source;

/// Within this time, two reports about the same target are one shoutout: it is reported by the response and
/// by an event, and the target's cooldown is an hour.
constexpr std::chrono::milliseconds sameShoutout = std::chrono::minutes(30);

}  // namespace

QList<QueuedShoutout> ShoutoutStore::queue() const
{
    QList<QueuedShoutout> all;
    auto rows = m_store->database().query(
        "SELECT id, from_id, target_id, target_login, target_name, source, detail, added_at, automatic, "
        "state,"
        " uncertain, refusals, begun_at, error_kind, error_status, error_message FROM shoutouts"
        " ORDER BY place, id");
    while (rows.next()) {
        QueuedShoutout one;
        one.id = rows.integer(0);
        one.fromId = rows.text(1);
        one.target = {.id = rows.text(2),
                      .login = rows.text(3),
                      .name = rows.text(4),
                      .source = enumAt(rows, 5, Source::Recent, Source::Search),
                      .detail = rows.text(6)};
        one.addedAt = rows.time(7);
        one.automatic = rows.boolean(8);
        one.state = enumAt(rows, 9, State::Failed, State::Failed);
        one.isUncertain = rows.boolean(10);
        one.refusals = int(rows.integer(11));
        one.begunAt = rows.time(12);
        if (!rows.isNull(13))
            one.error = Error{.kind = enumAt(rows, 13, Error::Kind::Storage, Error::Kind::Protocol),
                              .message = rows.text(15),
                              .status = int(rows.integer(14))};
        all.append(one);
    }
    return all;
}

Result<void> ShoutoutStore::add(QueuedShoutout &shoutout)
{
    Database &database = m_store->database();
    const auto done = database.run(
        "INSERT INTO shoutouts (from_id, place, target_id, target_login, target_name, source, detail,"
        " added_at, automatic, state, uncertain, refusals)"
        " VALUES (?, (SELECT coalesce(max(place), 0) + 1 FROM shoutouts), ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)",
        shoutout.fromId, shoutout.target.id, orEmpty(shoutout.target.login), orEmpty(shoutout.target.name),
        int(shoutout.target.source), orEmpty(shoutout.target.detail), shoutout.addedAt, shoutout.automatic,
        int(shoutout.state));
    if (done)
        shoutout.id = database.lastInsertId();
    return plain(done);
}

Result<void> ShoutoutStore::save(const QueuedShoutout &shoutout)
{
    const auto part = [&](auto Error::*member) {
        return shoutout.error ? std::optional((*shoutout.error).*member) : std::nullopt;
    };
    const auto kind = shoutout.error ? std::optional(int(shoutout.error->kind)) : std::nullopt;
    return plain(m_store->database().run(
        "UPDATE shoutouts SET automatic = ?, state = ?, uncertain = ?, refusals = ?, begun_at = ?,"
        " error_kind = ?, error_status = ?, error_message = ? WHERE id = ?",
        shoutout.automatic, int(shoutout.state), shoutout.isUncertain, shoutout.refusals, shoutout.begunAt,
        kind, part(&Error::status), part(&Error::message), shoutout.id));
}

Result<void> ShoutoutStore::remove(qint64 id)
{
    return plain(m_store->database().run("DELETE FROM shoutouts WHERE id = ?", id));
}

Result<void> ShoutoutStore::arrange(const QList<qint64> &ids)
{
    Database &database = m_store->database();
    return database.transaction([&]() -> Result<void> {
        for (int place = 0; place < ids.size(); ++place) {
            auto done = database.run("UPDATE shoutouts SET place = ? WHERE id = ?", place, ids[place]);
            if (!done)
                return done.error();
        }
        return {};
    });
}

QList<SentShoutout> ShoutoutStore::history(int most) const
{
    QList<SentShoutout> all;
    auto rows = m_store->database().query("SELECT at, from_id, target_id, target_login, target_name, giver"
                                          " FROM shoutout_history ORDER BY at DESC, id DESC LIMIT ?",
                                          most);
    while (rows.next()) {
        all.append(
            {.at = rows.time(0),
             .fromId = rows.text(1),
             .target
             = {.id = rows.text(2), .login = rows.text(3), .name = rows.text(4), .source = Source::Recent},
             .by = rows.text(5)});
    }
    return all;
}

Result<void> ShoutoutStore::addHistory(const SentShoutout &sent)
{
    Database &database = m_store->database();
    return database.transaction([&]() -> Result<void> {
        const qint64 at = sent.at.toMSecsSinceEpoch();
        auto known
            = database.run("UPDATE shoutout_history SET giver = CASE WHEN ?1 = '' THEN giver ELSE ?1 END"
                           " WHERE from_id = ?2 AND target_id = ?3 AND at BETWEEN ?4 AND ?5",
                           orEmpty(sent.by), sent.fromId, sent.target.id, at - sameShoutout.count(),
                           at + sameShoutout.count());
        if (!known)
            return known.error();
        if (*known > 0)
            return {};
        const auto done
            = database.run("INSERT INTO shoutout_history (at, from_id, target_id, target_login, target_name,"
                           " giver) VALUES (?, ?, ?, ?, ?, ?)",
                           sent.at, sent.fromId, sent.target.id, orEmpty(sent.target.login),
                           orEmpty(sent.target.name), orEmpty(sent.by));
        if (!done)
            return done.error();
        return plain(database.run("DELETE FROM shoutout_history WHERE id <= (SELECT id FROM shoutout_history"
                                  " ORDER BY id DESC LIMIT 1 OFFSET ?)",
                                  ShoutoutQueue::maxKept));
    });
}

QList<ShoutoutTimes::Entry> ShoutoutStore::times() const
{
    QList<ShoutoutTimes::Entry> all;
    auto rows = m_store->database().query("SELECT from_id, target_id, until FROM shoutout_cooldowns");
    while (rows.next())
        all.append({.from = rows.text(0), .target = rows.text(1), .until = rows.time(2)});
    return all;
}

Result<void> ShoutoutStore::saveTime(const ShoutoutTimes::Entry &entry)
{
    return plain(m_store->database().run("INSERT OR REPLACE INTO shoutout_cooldowns VALUES (?, ?, ?)",
                                         entry.from, orEmpty(entry.target), entry.until));
}

Result<void> ShoutoutStore::dropTimes(const QDateTime &before)
{
    return plain(m_store->database().run("DELETE FROM shoutout_cooldowns WHERE until < ?", before));
}

}  // namespace Sidestage
