// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_table_p.h"

#include "archive_words.h"

namespace Sidestage {

using namespace ArchiveParts;
using Outcome = ArchivedRedemption::Outcome;

Result<void> ArchiveTable::prepare(Database &database, const QString &login, const QString &name)
{
    if (!m_channel) {
        Rows rows
            = database.query("SELECT key, login, name FROM archive_channels WHERE account = ?", m_account);
        if (rows.next()) {
            m_channel = rows.integer(0);
            m_login = rows.text(1);
            m_name = rows.text(2);
        }
        if (!rows.status())
            return rows.status();
    }
    if (!login.isEmpty() && (!m_channel || login != m_login || name != m_name)) {
        const auto done = database.run("INSERT INTO archive_channels (account, login, name) VALUES (?, ?, ?)"
                                       " ON CONFLICT (account) DO UPDATE"
                                       " SET login = excluded.login, name = excluded.name",
                                       m_account, login, name);
        if (!done)
            return done.error();
        m_login = login;
        m_name = name;
        m_channel = 0;
        return prepare(database);
    }
    if (!m_titlesRead) {
        m_titles.clear();
        Rows rows = database.query("SELECT key, title FROM archive_titles WHERE key <= ?", markedTitles);
        while (rows.next())
            m_titles.append({rows.integer(0), wordsOf(rows.text(1))});
        if (!rows.status())
            return rows.status();
        m_titlesRead = true;
    }
    return {};
}

Result<void> ArchiveTable::prepareToWrite(Database &database)
{
    auto ready = prepare(database);
    return !ready || m_channel ? ready : prepare(database, m_account);
}

namespace {

ArchiveCounts countsIn(const Rows &rows)
{
    return {.redeemed = int(rows.integer(0)),
            .fulfilled = int(rows.integer(1)),
            .refunded = int(rows.integer(2)),
            .points = rows.integer(3)};
}

}  // namespace

Result<ArchiveCounts> ArchiveTable::viewerCounts(Database &database, const QString &userId,
                                                 const QDateTime &since)
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    Rows rows = database.query("SELECT redeemed, fulfilled, refunded, points FROM archive_people"
                               " WHERE channel = ? AND user_id = ?",
                               m_channel, userId);
    if (!rows.next())
        return rows.status() ? Result<ArchiveCounts>(ArchiveCounts()) : rows.status().error();
    ArchiveCounts counts = countsIn(rows);
    if (since.isValid()) {
        const auto late = count(database, {.from = since, .userId = userId}, 0, 1'000'000);
        if (!late)
            return late.error();
        counts.thisStream = late->rows;
    }
    return counts;
}

Result<ArchiveCounts> ArchiveTable::rewardCounts(Database &database, const QString &rewardId,
                                                 const QDateTime &since)
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    Rows rows = database.query("SELECT redeemed, fulfilled, refunded, points FROM archive_rewards"
                               " WHERE channel = ? AND reward_id = ?",
                               m_channel, rewardId);
    if (!rows.next())
        return rows.status() ? Result<ArchiveCounts>(ArchiveCounts()) : rows.status().error();
    ArchiveCounts counts = countsIn(rows);
    if (since.isValid()) {
        const auto late = count(database, {.from = since, .rewardId = rewardId}, 0, 1'000'000);
        if (!late)
            return late.error();
        counts.thisStream = late->rows;
    }
    return counts;
}

Result<QList<ArchivedReward>> ArchiveTable::rewards(Database &database)
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    QList<ArchivedReward> all;
    Rows rows = database.query("SELECT r.reward_id, t.title, r.redeemed FROM archive_rewards r"
                               " JOIN archive_titles t ON t.key = r.title WHERE r.channel = ?"
                               " ORDER BY r.redeemed DESC, r.key",
                               m_channel);
    while (rows.next())
        all.append({rows.text(0), rows.text(1), int(rows.integer(2))});
    return rows.status() ? Result<QList<ArchivedReward>>(all) : rows.status().error();
}

Result<ArchivedStream> ArchiveTable::lastStream(Database &database)
{
    Rows rows = database.query("SELECT stream_from, stream_until FROM archive_channels WHERE account = ?",
                               m_account);
    if (rows.next())
        return ArchivedStream{rows.time(0), rows.time(1)};
    return rows.status() ? Result<ArchivedStream>(ArchivedStream()) : rows.status().error();
}

Result<bool> ArchiveTable::setOnAir(Database &database, const QDateTime &since)
{
    if (auto ready = prepareToWrite(database); !ready)
        return ready.error();
    const auto done = database.run("UPDATE archive_channels SET stream_from = ?1, stream_until = NULL"
                                   " WHERE key = ?2 AND (stream_from IS NOT ?1 OR stream_until IS NOT NULL)",
                                   since, m_channel);
    return done ? Result<bool>(true) : Result<bool>(done.error());
}

Result<bool> ArchiveTable::setOffAir(Database &database, const QDateTime &at)
{
    if (auto ready = prepareToWrite(database); !ready)
        return ready.error();
    const auto done = database.run("UPDATE archive_channels SET stream_until = ?"
                                   " WHERE key = ? AND stream_from IS NOT NULL AND stream_until IS NULL",
                                   at, m_channel);
    return done ? Result<bool>(true) : Result<bool>(done.error());
}

Result<QDateTime> ArchiveTable::completeUntil(Database &database)
{
    Rows rows = database.query("SELECT complete_until FROM archive_channels WHERE account = ?", m_account);
    if (rows.next())
        return rows.time(0);
    return rows.status() ? Result<QDateTime>(QDateTime()) : rows.status().error();
}

Result<bool> ArchiveTable::setCompleteUntil(Database &database, const QDateTime &time)
{
    if (auto ready = prepareToWrite(database); !ready)
        return ready.error();
    const auto done
        = database.run("UPDATE archive_channels SET complete_until = ? WHERE key = ?", time, m_channel);
    return done ? Result<bool>(true) : Result<bool>(done.error());
}

Result<QList<ArchivedRedemption>> ArchiveTable::waiting(Database &database, qint64 after, int most)
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    QList<ArchivedRedemption> all;
    const Span span = spanOf({}, after);
    Rows rows = database.query("SELECT a.number, a.id, r.reward_id FROM archive_words"
                               " CROSS JOIN archive a ON a.number = archive_words.rowid"
                               " CROSS JOIN archive_rewards r ON r.key = a.reward"
                               " WHERE archive_words MATCH ? AND archive_words.rowid >= ?"
                               " AND archive_words.rowid <= ? ORDER BY archive_words.rowid DESC LIMIT ?",
                               u'"' + outcomeMark(Outcome::Waiting) + u'"', span.first, span.last, most);
    while (rows.next()) {
        ArchivedRedemption row;
        row.number = rows.integer(0);
        row.redemption.id = rows.text(1);
        row.redemption.reward.id = rows.text(2);
        all.append(row);
    }
    return rows.status() ? Result<QList<ArchivedRedemption>>(all) : rows.status().error();
}

}  // namespace Sidestage
