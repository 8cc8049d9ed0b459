// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_table_p.h"

#include "archive_words.h"

#include <algorithm>

namespace Sidestage {

using namespace ArchiveParts;
using Outcome = ArchivedRedemption::Outcome;
using By = ArchivedRedemption::By;

namespace {

constexpr int scanned = 1500;  // rows looked at in one call where no index answers in full
constexpr int few = 5000;      // rows that are sorted when they are asked for

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

}  // namespace

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

Result<ArchivePage> ArchiveTable::find(Database &database, const ArchiveQuery &query, qint64 after, int most)
{
    const auto narrowed = narrow(database, query);
    if (!narrowed)
        return narrowed.error();
    ArchivePage page;
    if (narrowed->isHopeless)
        return page;
    const Span span = spanOf(query, after);
    // By the time of decision no index of words goes: what few rows match is sorted, among many those that
    // match are soon met.
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

    // Near the ends of a span numbers do not tell exactly what belongs to it: there rows are looked at.
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

}  // namespace Sidestage
