// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_table.h"

#include "word_search.h"

#include <QElapsedTimer>

#include <algorithm>

namespace Sidestage {

using Outcome = ArchivedRedemption::Outcome;
using By = ArchivedRedemption::By;

namespace {

// The number of a redemption: the channel's key, then the time of redemption in units of 8 ms, then 16 places
// for redemptions of the same moment. Further ones use the next moments.
constexpr int channelShift = 44;
constexpr qint64 placesPerUnit = 16;
constexpr qint64 latestTime = (qint64(1) << 43) - 1;
/// How far a number may be after its time: for 120,000 redemptions of the same moment.
constexpr qint64 crowd = 120'000;

qint64 numberAt(qint64 channel, qint64 msecs)
{
    return (channel << channelShift) | ((std::clamp<qint64>(msecs, 0, latestTime) >> 3) * placesPerUnit);
}

/// Numbers per day: the index of ids has a part for each day (archive_schema.cpp).
constexpr qint64 perDay = 86'400'000 / 8 * placesPerUnit;

// Marks are single characters of a private-use plane of Unicode, which no word contains.
QString mark(char32_t character)
{
    return QString::fromUcs4(&character, 1);
}
QString outcomeMark(ArchivedRedemption::Outcome outcome)
{
    return mark(U'\U000F0000' + char32_t(outcome));
}
/// Rewards beyond 30,000 share marks; the rows that are found are compared in full.
QString rewardMark(qint64 key)
{
    return mark(U'\U000F0010' + char32_t(key % 30'000));
}
/// This many titles have a mark in the index. The words of later ones are stored with each redemption: some
/// channels put a counter into a title.
constexpr qint64 markedTitles = 400;
QString titleMark(qint64 key)
{
    return mark(U'\U000F8000' + char32_t(key));
}
/// Two characters, because there are many viewers.
QString personMark(qint64 key)
{
    return mark(U'\U000F8200' + char32_t(key % 30'000))
        + mark(U'\U000F8200' + char32_t(key / 30'000 % 30'000));
}

int rankOf(By by)
{
    switch (by) {
    case By::Nobody:
        return 0;
    case By::Elsewhere:
        return 1;
    case By::Service:
        return 2;
    case By::Here:
        return 3;
    }
    return 0;
}

/// The key of a row, which `insert` creates when `select` does not find it.
template <class... Args>
Result<qint64> keyOf(Database &database, const char *select, const char *insert, const Args &...args)
{
    {
        Rows rows = database.query(select, args...);
        if (rows.next())
            return rows.integer(0);
        if (!rows.status())
            return rows.status().error();
    }
    const auto done = database.run(insert, args...);
    return done ? Result<qint64>(database.lastInsertId()) : Result<qint64>(done.error());
}

constexpr qint64 blur = 2000;  // milliseconds
constexpr qint64 tidyFor = 4;  // milliseconds
constexpr int tidyFrom = 16;   // pieces

constexpr int scanned = 1500;  // rows read in one call where no index gives the complete answer
constexpr int few = 5000;      // up to this many matches are sorted on request

#define SIDESTAGE_ARCHIVE_ROW                                                                                \
    "a.number, a.id, p.user_id, n.login, n.name, r.reward_id, t.title, o.prompt, a.cost, a.input, "          \
    "a.redeemed_at, a.outcome, a.decider, a.decided_at"
#define SIDESTAGE_ARCHIVE_PARTS                                                                              \
    " CROSS JOIN archive_people p ON p.key = a.person CROSS JOIN archive_names n ON n.key = a.name"          \
    " CROSS JOIN archive_rewards r ON r.key = a.reward CROSS JOIN archive_titles t ON t.key = a.title"       \
    " CROSS JOIN archive_prompts o ON o.key = a.prompt "

constexpr const char *selectAll = "SELECT " SIDESTAGE_ARCHIVE_ROW " FROM archive a" SIDESTAGE_ARCHIVE_PARTS
                                  "WHERE a.number >= ? AND a.number <= ? ORDER BY a.number DESC LIMIT ?";
constexpr const char *selectWords
    = "SELECT " SIDESTAGE_ARCHIVE_ROW
      " FROM archive_words CROSS JOIN archive a ON a.number = archive_words.rowid" SIDESTAGE_ARCHIVE_PARTS
      "WHERE archive_words MATCH ? AND archive_words.rowid >= ? AND archive_words.rowid <= ?"
      " ORDER BY archive_words.rowid DESC LIMIT ?";
constexpr const char *selectDecided
    = "SELECT " SIDESTAGE_ARCHIVE_ROW " FROM archive a INDEXED BY archive_by_decision" SIDESTAGE_ARCHIVE_PARTS
      "WHERE a.channel = ? AND a.decided_at >= ? AND (a.decided_at, a.number) < (?, ?)"
      " ORDER BY a.decided_at DESC, a.number DESC LIMIT ?";
constexpr const char *selectWordsDecided
    = "SELECT " SIDESTAGE_ARCHIVE_ROW
      " FROM archive_words CROSS JOIN archive a ON a.number = archive_words.rowid" SIDESTAGE_ARCHIVE_PARTS
      "WHERE archive_words MATCH ? AND archive_words.rowid >= ? AND archive_words.rowid <= ?"
      " AND a.decided_at >= ? AND (a.decided_at, a.number) < (?, ?)"
      " ORDER BY a.decided_at DESC, a.number DESC LIMIT ?";
constexpr const char *countAll
    = "SELECT count(*) FROM (SELECT 1 FROM archive WHERE number >= ? AND number <= ? LIMIT ?)";
constexpr const char *countAllExactly = "SELECT count(*) FROM archive WHERE number >= ? AND number <= ? AND "
                                        "redeemed_at >= ? AND redeemed_at < ?";
constexpr const char *countWords
    = "SELECT count(*) FROM (SELECT 1 FROM archive_words WHERE archive_words MATCH ?"
      " AND rowid >= ? AND rowid <= ? LIMIT ?)";
constexpr const char *countWordsExactly
    = "SELECT count(*) FROM archive_words CROSS JOIN archive a ON a.number = archive_words.rowid"
      " WHERE archive_words MATCH ? AND archive_words.rowid >= ? AND archive_words.rowid <= ?"
      " AND a.redeemed_at >= ? AND a.redeemed_at < ?";

Result<int> numberIn(Rows rows)
{
    if (rows.next())
        return int(rows.integer(0));
    return rows.status() ? Result<int>(0) : Result<int>(rows.status().error());
}

ArchiveCounts countsIn(const Rows &rows)
{
    return {.redeemed = int(rows.integer(0)),
            .fulfilled = int(rows.integer(1)),
            .refunded = int(rows.integer(2)),
            .points = rows.integer(3)};
}

}  // namespace

/// The range of numbers that contains all matches of a query.
struct ArchiveTable::Span
{
    qint64 first = 0;
    qint64 last = 0;
};

/// A query converted for the index.
struct ArchiveTable::Narrowed
{
    QStringList words{};
    QString match{};          ///< Empty: the index of words is not needed.
    bool isHopeless = false;  ///< The viewer or the reward is not in the archive.
};

struct ArchiveTable::IndexChange
{
    qint64 number = 0;
    QString before{};
    QString after{};
};

Result<int> ArchiveTable::upsert(Database &database, QList<ArchivedRedemption> redemptions)
{
    // Inserting into the index is faster in ascending order.
    std::stable_sort(redemptions.begin(), redemptions.end(),
                     [](const ArchivedRedemption &a, const ArchivedRedemption &b) {
                         return a.redemption.redeemedAt < b.redemption.redeemedAt;
                     });
    int count = 0;
    const auto done = database.transaction([&]() -> Result<void> {
        QList<IndexChange> changes;
        for (const ArchivedRedemption &entry : std::as_const(redemptions)) {
            if (auto kept = keepOne(database, entry, changes, count); !kept)
                return kept;
        }
        std::stable_sort(changes.begin(), changes.end(),
                         [](const IndexChange &a, const IndexChange &b) { return a.number < b.number; });
        for (const IndexChange &change : std::as_const(changes)) {
            if (!change.before.isEmpty()) {
                const auto taken = database.run(
                    "INSERT INTO archive_words (archive_words, rowid, words) VALUES ('delete', ?, ?)",
                    change.number, change.before);
                if (!taken)
                    return taken.error();
            }
            const auto put = database.run("INSERT INTO archive_words (rowid, words) VALUES (?, ?)",
                                          change.number, change.after);
            if (!put)
                return put.error();
        }
        return {};
    });
    if (done) {
        ++m_pieces;
        return count;
    }
    // The cached values of rows that were rolled back are invalid.
    m_channel = 0;
    m_titlesRead = false;
    m_crowdTo = 0;
    return done.error();
}

// Every transaction adds a segment to the index of words. Several small segments have to be merged into a
// larger one. SQLite would do that automatically inside transactions, for up to 140 ms at once with a million
// rows.
Result<bool> ArchiveTable::tidy(Database &database)
{
    const auto changes = [&]() -> Result<qint64> {
        Rows rows = database.query("SELECT total_changes()");
        return rows.next() ? Result<qint64>(rows.integer(0)) : Result<qint64>(rows.status().error());
    };
    if (m_pieces < tidyFrom)
        return false;
    QElapsedTimer timer;
    timer.start();
    do {
        const auto before = changes();
        if (!before)
            return before.error();
        const auto merged
            = database.run("INSERT INTO archive_words (archive_words, rank) VALUES ('merge', 16)");
        if (!merged)
            return merged.error();
        const auto after = changes();
        if (!after)
            return after.error();
        if (*after - *before < 2) {  // documented by SQLite: nothing was left to merge
            m_pieces = 0;
            return false;
        }
    } while (timer.elapsed() < tidyFor);
    return true;
}

Result<ArchivePage> ArchiveTable::find(Database &database, const ArchiveQuery &query, qint64 after, int most)
{
    const auto narrowed = narrow(database, query);
    if (!narrowed)
        return narrowed.error();
    ArchivePage page;
    if (narrowed->isHopeless)
        return page;
    const Span span = spanOf(query, after);
    // The index of words is not ordered by the time of decision. A few matches are sorted; among many, the
    // matching rows are found soon by scanning.
    const bool scans = query.decidedOnly;
    const int limit = scans && !narrowed->match.isEmpty() ? std::max(most, scanned) : most;
    const Span all = spanOf({}, 0);
    bool areFew = false;
    if (scans && !narrowed->match.isEmpty()) {
        const auto matching
            = numberIn(database.query(countWords, narrowed->match, all.first, all.last, few + 1));
        if (!matching)
            return matching.error();
        if (*matching == 0)
            return page;
        areFew = *matching <= few;
    }

    Rows rows = [&] {
        if (query.decidedOnly) {
            qint64 before = query.until.isValid() ? query.until.toMSecsSinceEpoch() : latestTime;
            qint64 beforeNumber = 0;
            if (after) {
                Rows last = database.query("SELECT decided_at FROM archive WHERE number = ?", after);
                if (last.next()) {
                    before = last.integer(0);
                    beforeNumber = after;
                }
            }
            const qint64 from = query.from.isValid() ? query.from.toMSecsSinceEpoch() : 0;
            if (areFew)
                return database.query(selectWordsDecided, narrowed->match, all.first, all.last, from, before,
                                      beforeNumber, limit);
            return database.query(selectDecided, m_channel, from, before, beforeNumber, limit);
        }
        if (!narrowed->match.isEmpty())
            return database.query(selectWords, narrowed->match, span.first, span.last, limit);
        return database.query(selectAll, span.first, span.last, limit);
    }();
    int seen = 0;
    qint64 last = 0;
    bool isFull = false;
    while (rows.next()) {
        if (page.rows.size() == most) {
            isFull = true;
            break;
        }
        ++seen;
        ArchivedRedemption row = read(rows);
        last = row.number;
        if (matches(row, query, narrowed->words, scans))
            page.rows.append(std::move(row));
    }
    if (!rows.status())
        return rows.status().error();
    if (isFull || seen == limit)
        page.next = last;
    return page;
}

auto ArchiveTable::count(Database &database, const ArchiveQuery &query, qint64 after, int most)
    -> Result<Tally>
{
    const auto narrowed = narrow(database, query);
    if (!narrowed)
        return narrowed.error();
    if (narrowed->isHopeless)
        return Tally{};
    if (query.decidedOnly) {
        const auto page = find(database, query, after, scanned);
        if (!page)
            return page.error();
        return Tally{int(std::min<qsizetype>(page->rows.size(), most)), page->next};
    }
    const bool hasWords = !narrowed->match.isEmpty();
    if (!hasWords && !query.from.isValid() && !query.until.isValid()) {
        const auto total
            = numberIn(database.query("SELECT total FROM archive_channels WHERE key = ?", m_channel));
        return total ? Result<Tally>(Tally{std::min(*total, most), 0}) : Result<Tally>(total.error());
    }

    // Near the ends of a time span the numbers are not exact, so there the rows are read.
    const Span span = spanOf(query, 0);
    const qint64 from = query.from.isValid() ? query.from.toMSecsSinceEpoch() : 0;
    const qint64 until = query.until.isValid() ? query.until.toMSecsSinceEpoch() : latestTime;
    Span middle = span;
    QList<Span> ends;
    if (query.from.isValid()) {
        middle.first = span.first + crowd;
        ends.append({span.first, middle.first - 1});
    }
    if (query.until.isValid()) {
        middle.last = numberAt(m_channel, until) - 1;
        ends.append({middle.last + 1, span.last});
    }
    if (middle.first > middle.last)
        ends = {span};
    Tally tally;
    const auto add = [&](const Result<int> &number) -> Result<void> {
        if (!number)
            return number.error();
        tally.rows = std::min(tally.rows + *number, most);
        return {};
    };
    for (const Span &end : std::as_const(ends)) {
        auto added = add(numberIn(
            hasWords ? database.query(countWordsExactly, narrowed->match, end.first, end.last, from, until)
                     : database.query(countAllExactly, end.first, end.last, from, until)));
        if (!added)
            return added.error();
    }
    if (middle.first <= middle.last && tally.rows < most) {
        const int left = most - tally.rows;
        auto added = add(
            numberIn(hasWords ? database.query(countWords, narrowed->match, middle.first, middle.last, left)
                              : database.query(countAll, middle.first, middle.last, left)));
        if (!added)
            return added.error();
    }
    return tally;
}

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

Result<void> ArchiveTable::keepOne(Database &database, const ArchivedRedemption &entry,
                                   QList<IndexChange> &changes, int &count)
{
    const Api::Redemption &redemption = entry.redemption;
    const auto known = numberOf(database, redemption);
    if (!known)
        return known.error();
    if (*known) {
        const qint64 number = *known;
        Rows rows
            = database.query("SELECT outcome, decider, decided_at FROM archive WHERE number = ?", number);
        if (rows.next()) {
            const auto was = Outcome(rows.integer(0));
            const auto wasBy = By(rows.integer(1));
            const QDateTime wasAt = rows.time(2);
            if (entry.outcome == Outcome::Waiting)
                return {};
            const bool learns = was == Outcome::Waiting || (was == Outcome::Gone && entry.outcome != was);
            const bool knowsWhen = learns || !entry.isListed;
            const QDateTime at = wasAt.isValid() || !knowsWhen ? wasAt : entry.decidedAt;
            if (!learns && (was != entry.outcome || (rankOf(entry.by) <= rankOf(wasBy) && at == wasAt)))
                return {};
            const auto done = database.run(
                "UPDATE archive SET outcome = ?, decider = ?, decided_at = ? WHERE number = ?",
                int(entry.outcome), int(rankOf(entry.by) > rankOf(wasBy) ? entry.by : wasBy), at, number);
            if (!done)
                return done.error();
            if (learns)
                changes.append({number, outcomeMark(was), outcomeMark(entry.outcome)});
            ++count;
            return {};
        }
        if (!rows.status())
            return rows.status();
    }

    if (redemption.userId.isEmpty() && redemption.reward.id.isEmpty())
        return {};
    if (auto ready = prepare(database, redemption.broadcasterLogin, redemption.broadcasterName); !ready)
        return ready;
    if (!m_channel) {
        if (auto ready = prepare(database, m_account); !ready)
            return ready;
    }
    const auto person
        = keyOf(database, "SELECT key FROM archive_people WHERE channel = ? AND user_id = ?",
                "INSERT INTO archive_people (channel, user_id) VALUES (?, ?)", m_channel, redemption.userId);
    if (!person)
        return person.error();
    const auto name = keyOf(database, "SELECT key FROM archive_names WHERE login = ? AND name = ?",
                            "INSERT INTO archive_names (login, name) VALUES (?, ?)", redemption.userLogin,
                            redemption.userName);
    if (!name)
        return name.error();
    const auto title = titleKey(database, redemption.reward.title);
    if (!title)
        return title.error();
    const auto reward = keyOf(database, "SELECT key FROM archive_rewards WHERE channel = ? AND reward_id = ?",
                              "INSERT INTO archive_rewards (channel, reward_id, title) VALUES (?, ?, 0)",
                              m_channel, redemption.reward.id);
    if (!reward)
        return reward.error();
    const auto titled = database.run("UPDATE archive_rewards SET title = ? WHERE key = ? AND title <> ?",
                                     *title, *reward, *title);
    if (!titled)
        return titled.error();
    const auto prompt = keyOf(database, "SELECT key FROM archive_prompts WHERE prompt = ?",
                              "INSERT INTO archive_prompts (prompt) VALUES (?)", redemption.reward.prompt);
    if (!prompt)
        return prompt.error();
    const qint64 msecs = redemption.redeemedAt.isValid() ? redemption.redeemedAt.toMSecsSinceEpoch() : 0;
    const auto number = freeNumber(database, numberAt(m_channel, msecs));
    if (!number)
        return number.error();

    const auto done = database.run("INSERT INTO archive VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                                   *number, redemption.id, m_channel, *person, *name, *reward, *title,
                                   *prompt, redemption.reward.cost, redemption.userInput,
                                   redemption.redeemedAt, int(entry.outcome), int(entry.by), entry.decidedAt);
    if (!done)
        return done.error();
    QStringList words
        = wordsOf(redemption.userLogin + u' ' + redemption.userName + u' ' + redemption.userInput);
    words << outcomeMark(entry.outcome) << rewardMark(*reward) << personMark(*person);
    if (*title <= markedTitles)
        words << titleMark(*title);
    else
        words << wordsOf(redemption.reward.title);
    changes.append({*number, {}, words.join(u' ')});
    ++count;
    return {};
}

Result<qint64> ArchiveTable::numberOf(Database &database, const Api::Redemption &redemption)
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    if (!m_channel)
        return 0;
    const auto onDay = [&](qint64 day) -> Result<qint64> {
        Rows rows = database.query("SELECT number FROM archive WHERE number / 172800000 = ? AND id = ?", day,
                                   redemption.id);
        if (rows.next())
            return rows.integer(0);
        return rows.status() ? Result<qint64>(0) : Result<qint64>(rows.status().error());
    };
    const qint64 nowhen = numberAt(m_channel, 0);
    if (redemption.redeemedAt.isValid()) {
        // Events contain a more exact time than pages, and after many redemptions at the same moment a number
        // is later than its time.
        const qint64 msecs = redemption.redeemedAt.toMSecsSinceEpoch();
        const qint64 last = (numberAt(m_channel, msecs + blur) + crowd + placesPerUnit) / perDay;
        for (qint64 day = numberAt(m_channel, msecs - blur) / perDay; day <= last; ++day) {
            if (auto number = onDay(day); !number || *number)
                return number;
        }
        return onDay(nowhen / perDay);
    }
    // With only the id, the days are searched one by one, the newest first, because recent redemptions are
    // looked up most.
    for (qint64 end = ((m_channel + 1) << channelShift); end > nowhen;) {
        Rows rows
            = database.query("SELECT max(number) FROM archive WHERE number >= ? AND number < ?", nowhen, end);
        if (!rows.next())
            return rows.status().error();
        if (rows.isNull(0))
            return 0;
        const qint64 day = rows.integer(0) / perDay;
        if (auto number = onDay(day); !number || *number)
            return number;
        end = day * perDay;
    }
    return 0;
}

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

Result<qint64> ArchiveTable::freeNumber(Database &database, qint64 wanted)
{
    qint64 from = wanted;
    if (wanted >= m_crowdFrom && wanted <= m_crowdTo)
        from = m_crowdTo - m_crowdTo % placesPerUnit;
    for (;; from += placesPerUnit) {
        Rows rows = database.query("SELECT max(number) FROM archive WHERE number >= ? AND number < ?", from,
                                   from + placesPerUnit);
        if (!rows.next())
            return rows.status().error();
        const qint64 number = rows.isNull(0) ? from : rows.integer(0) + 1;
        if (number >= from + placesPerUnit)
            continue;
        if (from != wanted) {
            if (wanted < m_crowdFrom || wanted > m_crowdTo)
                m_crowdFrom = wanted;
            m_crowdTo = number;
        }
        return number;
    }
}

Result<qint64> ArchiveTable::titleKey(Database &database, const QString &title)
{
    const auto key = keyOf(database, "SELECT key FROM archive_titles WHERE title = ?",
                           "INSERT INTO archive_titles (title) VALUES (?)", title);
    const auto isKnown = [&](const auto &known) { return known.first == *key; };
    if (key && *key <= markedTitles && std::none_of(m_titles.begin(), m_titles.end(), isKnown))
        m_titles.append({*key, wordsOf(title)});
    return key;
}

ArchiveTable::Span ArchiveTable::spanOf(const ArchiveQuery &query, qint64 after) const
{
    Span span{m_channel << channelShift, ((m_channel + 1) << channelShift) - 1};
    if (!query.decidedOnly) {
        if (query.from.isValid())
            span.first = numberAt(m_channel, query.from.toMSecsSinceEpoch());
        if (query.until.isValid())
            span.last = std::min(
                span.last, numberAt(m_channel, query.until.toMSecsSinceEpoch()) + crowd + placesPerUnit);
    }
    if (after)
        span.last = std::min(span.last, after - 1);
    return span;
}

auto ArchiveTable::narrow(Database &database, const ArchiveQuery &query) -> Result<Narrowed>
{
    if (auto ready = prepare(database); !ready)
        return ready.error();
    Narrowed narrowed;
    narrowed.isHopeless = !m_channel;
    narrowed.words = wordsOf(query.words);
    QStringList all;
    for (const QString &word : std::as_const(narrowed.words)) {
        QStringList any{u'"' + word + QLatin1String("\"*")};
        for (const auto &[key, words] : std::as_const(m_titles)) {
            if (allBegin({word}, words))
                any.append(u'"' + titleMark(key) + u'"');
        }
        all.append(u'(' + any.join(QLatin1String(" OR ")) + u')');
    }
    if (!query.userId.isEmpty()) {
        Rows rows = database.query("SELECT key FROM archive_people WHERE channel = ? AND user_id = ?",
                                   m_channel, query.userId);
        if (rows.next())
            all.append(u'"' + personMark(rows.integer(0)) + u'"');
        else
            narrowed.isHopeless = true;
        if (!rows.status())
            return rows.status().error();
    }
    if (!query.rewardId.isEmpty()) {
        Rows rows = database.query("SELECT key FROM archive_rewards WHERE channel = ? AND reward_id = ?",
                                   m_channel, query.rewardId);
        if (rows.next())
            all.append(u'"' + rewardMark(rows.integer(0)) + u'"');
        else
            narrowed.isHopeless = true;
        if (!rows.status())
            return rows.status().error();
    }
    if (query.outcome)
        all.append(u'"' + outcomeMark(*query.outcome) + u'"');
    narrowed.match = all.join(QLatin1String(" AND "));
    return narrowed;
}

ArchivedRedemption ArchiveTable::read(const Rows &rows) const
{
    ArchivedRedemption row;
    row.number = rows.integer(0);
    row.outcome = Outcome(rows.integer(11));
    row.by = By(rows.integer(12));
    row.decidedAt = rows.time(13);
    Api::Redemption &redemption = row.redemption;
    redemption.broadcasterId = m_account;
    redemption.broadcasterLogin = m_login;
    redemption.broadcasterName = m_name;
    redemption.id = rows.text(1);
    redemption.userId = rows.text(2);
    redemption.userLogin = rows.text(3);
    redemption.userName = rows.text(4);
    redemption.reward.id = rows.text(5);
    redemption.reward.title = rows.text(6);
    redemption.reward.prompt = rows.text(7);
    redemption.reward.cost = rows.integer(8);
    redemption.userInput = rows.text(9);
    redemption.redeemedAt = rows.time(10);
    redemption.status = row.outcome == Outcome::Waiting ? Api::RedemptionStatus::Unfulfilled
        : row.outcome == Outcome::Fulfilled             ? Api::RedemptionStatus::Fulfilled
        : row.outcome == Outcome::Refunded              ? Api::RedemptionStatus::Canceled
                                                        : Api::RedemptionStatus::Unknown;
    return row;
}

bool ArchiveTable::matches(const ArchivedRedemption &row, const ArchiveQuery &query, const QStringList &words,
                           bool withWords)
{
    const QDateTime &when = query.decidedOnly ? row.decidedAt : row.redemption.redeemedAt;
    if (query.from.isValid() && !(when.isValid() && when >= query.from))
        return false;
    if (query.until.isValid() && !(when.isValid() && when < query.until))
        return false;
    if (query.decidedOnly && row.outcome == Outcome::Waiting)
        return false;
    if (query.outcome && row.outcome != *query.outcome)
        return false;
    if (!query.rewardId.isEmpty() && row.redemption.reward.id != query.rewardId)
        return false;
    if (!query.userId.isEmpty() && row.redemption.userId != query.userId)
        return false;
    return !withWords || words.isEmpty()
        || allBegin(words,
                    wordsOf(row.redemption.userLogin + u' ' + row.redemption.userName + u' '
                            + row.redemption.userInput + u' ' + row.redemption.reward.title));
}

}  // namespace Sidestage
