// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_table_p.h"

#include "archive_words.h"

#include <QElapsedTimer>

#include <algorithm>

namespace Sidestage {

using namespace ArchiveParts;
using Outcome = ArchivedRedemption::Outcome;
using By = ArchivedRedemption::By;

namespace {

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

/// The key of a row, which `insert` makes when `select` does not find it. 0: `error` says why.
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

}  // namespace

Result<int> ArchiveTable::upsert(Database &database, QList<ArchivedRedemption> redemptions)
{
    // The index likes its rows in ascending order.
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
    // What was remembered of rows that were taken back is wrong.
    m_channel = 0;
    m_titlesRead = false;
    m_crowdTo = 0;
    return done.error();
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
        // Events tell the time more exactly than pages do, and after a crowd a number is behind its time.
        const qint64 msecs = redemption.redeemedAt.toMSecsSinceEpoch();
        const qint64 last = (numberAt(m_channel, msecs + blur) + crowd + placesPerUnit) / perDay;
        for (qint64 day = numberAt(m_channel, msecs - blur) / perDay; day <= last; ++day) {
            if (auto number = onDay(day); !number || *number)
                return number;
        }
        return onDay(nowhen / perDay);
    }
    // By the id alone day after day is looked at, the newest first: such are asked for that were seen lately.
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

// Every transaction adds a piece to the index of words, and several small pieces are merged into a larger
// one. SQLite would do that by itself inside of transactions, for up to 140 ms at once with a million rows
// there.
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
        if (*after - *before < 2) {  // SQLite's word for it: nothing was left to be merged
            m_pieces = 0;
            return false;
        }
    } while (timer.elapsed() < tidyFor);
    return true;
}

}  // namespace Sidestage
