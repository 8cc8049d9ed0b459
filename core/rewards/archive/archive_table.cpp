// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive_table.h"

#include "profile/tables.h"
#include "storage/table.h"

#include <algorithm>
#include <limits>

namespace Sidestage {

// The number of a redemption is its time in microseconds, or the next free number. FTS5 returns matches in
// the order of their row ids only, so this is what makes the first page of any search fast.
//
// archive_words is the index: the words of each redemption, as searchText() returns them, and words that
// begin with "=" for its channel, viewer, reward and outcome. So each combination of filters is one FTS5
// query. Texts and positions are not stored again. Prefixes of up to eight letters have lists of their own,
// for searching while typing. SQLite would merge its segments automatically, but for up to a second at once,
// so upsert() merges them in steps.
//
// Totals are stored, because they would be counted for 100 ms.
namespace Tables {

const char *const redemptionArchive = R"(
    CREATE TABLE archive_channels (
        key INTEGER PRIMARY KEY,
        account TEXT NOT NULL UNIQUE,
        login TEXT NOT NULL DEFAULT '',
        name TEXT NOT NULL DEFAULT '',
        complete_until INTEGER,
        stream_from INTEGER,
        stream_until INTEGER
    );
    CREATE TABLE archive_totals (
        key INTEGER PRIMARY KEY,
        channel INTEGER NOT NULL,
        kind TEXT NOT NULL,
        id TEXT NOT NULL,
        title TEXT NOT NULL DEFAULT '',
        redeemed INTEGER NOT NULL DEFAULT 0,
        fulfilled INTEGER NOT NULL DEFAULT 0,
        refunded INTEGER NOT NULL DEFAULT 0,
        points INTEGER NOT NULL DEFAULT 0,
        UNIQUE (channel, kind, id)
    );
    CREATE TABLE archive (
        number INTEGER PRIMARY KEY,
        id TEXT NOT NULL,
        channel INTEGER NOT NULL,
        viewer INTEGER NOT NULL,
        login TEXT NOT NULL,
        name TEXT NOT NULL,
        reward INTEGER NOT NULL,
        title TEXT NOT NULL,
        prompt TEXT NOT NULL,
        cost INTEGER NOT NULL,
        input TEXT NOT NULL,
        redeemed_at INTEGER,
        outcome INTEGER NOT NULL,
        decider INTEGER NOT NULL,
        decided_at INTEGER,
        UNIQUE (id, channel)
    );
    CREATE INDEX archive_by_decision ON archive (channel, decided_at) WHERE decided_at IS NOT NULL;
    CREATE VIRTUAL TABLE archive_words USING fts5 (
        words, content = '', columnsize = 0, detail = none,
        prefix = '1 2 3 4 5 6 7 8', tokenize = "ascii tokenchars '='"
    );
    INSERT INTO archive_words (archive_words, rank)
        VALUES ('automerge', 0), ('usermerge', 16), ('crisismerge', 1000);
    CREATE TRIGGER archive_added AFTER INSERT ON archive BEGIN
        UPDATE archive_totals SET redeemed = redeemed + 1, fulfilled = fulfilled + (new.outcome = 1),
            refunded = refunded + (new.outcome = 2), points = points + (new.outcome = 1) * new.cost
            WHERE key IN (new.viewer, new.reward);
    END;
    CREATE TRIGGER archive_decided AFTER UPDATE OF outcome ON archive WHEN new.outcome <> old.outcome BEGIN
        UPDATE archive_totals SET fulfilled = fulfilled + (new.outcome = 1) - (old.outcome = 1),
            refunded = refunded + (new.outcome = 2) - (old.outcome = 2),
            points = points + ((new.outcome = 1) - (old.outcome = 1)) * new.cost
            WHERE key IN (new.viewer, new.reward);
    END;
)";

}  // namespace Tables

using Outcome = ArchivedRedemption::Outcome;
using By = ArchivedRedemption::By;

namespace {

constexpr qint64 endOfTime = std::numeric_limits<qint64>::max();
constexpr qint64 perMillisecond = 1000;

/// The first number of a redemption at this time. Numbers are greater than 0.
qint64 numberAt(const QDateTime &time)
{
    const qint64 msecs = time.isValid() ? time.toMSecsSinceEpoch() : 0;
    return std::clamp<qint64>(msecs, 0, endOfTime / perMillisecond - perMillisecond) * perMillisecond + 1;
}

// The words of the index for what can be filtered by. A viewer and a reward have different keys.
QString channelWord(qint64 key)
{
    return QStringLiteral("=c%1").arg(key);
}
QString keyWord(qint64 key)
{
    return QStringLiteral("=%1").arg(key);
}
QString outcomeWord(Outcome outcome)
{
    return QStringLiteral("=o%1").arg(int(outcome));
}

// Kinds of totals.
const QString ofViewer = QStringLiteral("viewer");
const QString ofReward = QStringLiteral("reward");

/// How much is known of who decided.
int rankOf(By by)
{
    return by == By::Nobody ? 0 : by == By::Elsewhere ? 1 : by == By::Service ? 2 : 3;
}

/// A text as the index contains it, and as it is searched for: words of letters and digits, without
/// diacritics and differences of case. Each Han character and kana is a word, because they are written
/// without spaces.
QString searchText(const QString &text)
{
    QString words;
    for (const char32_t character : text.normalized(QString::NormalizationForm_KD).toCaseFolded().toUcs4()) {
        const QChar::Category category = QChar::category(character);
        const QChar::Script script = character < 0x2e80 ? QChar::Script_Common : QChar::script(character);
        if (category == QChar::Mark_NonSpacing || category == QChar::Mark_SpacingCombining
            || category == QChar::Mark_Enclosing)
            continue;
        if (!QChar::isLetterOrNumber(character))
            words += u' ';
        else if (character == U'ß')
            words += QLatin1String("ss");
        else if (script == QChar::Script_Han || script == QChar::Script_Hiragana
                 || script == QChar::Script_Katakana)
            words += u' ' + QString::fromUcs4(&character, 1) + u' ';
        else
            words += QChar::fromUcs4(character);
    }
    return words;
}

/// The integer in the first row; 0: there is none.
template <class... Args>
qint64 integerIn(Transaction &t, QByteArrayView sql, const Args &...args)
{
    return t.first<qint64>(sql, args...).value_or(0);
}

#define SIDESTAGE_ARCHIVE_ROW                                                                                \
    "a.number, a.id, v.id, a.login, a.name, r.id, a.title, a.prompt, a.cost, a.input, a.redeemed_at,"        \
    " a.outcome, a.decider, a.decided_at, c.login, c.name"
#define SIDESTAGE_ARCHIVE_PARTS                                                                              \
    " CROSS JOIN archive_totals v ON v.key = a.viewer CROSS JOIN archive_totals r ON r.key = a.reward"       \
    " CROSS JOIN archive_channels c ON c.key = a.channel WHERE "
// ?1: what is searched for. ?2, ?3: the beginning and the end. ?4: the limit.
#define SIDESTAGE_ARCHIVE_REDEEMED                                                                           \
    "archive_words MATCH ?1 AND archive_words.rowid >= ?2 AND archive_words.rowid < ?3"
// ?1 may be empty. ?5: the channel. ?6: the number of the last row before. The index need not be searched for
// redemptions that are older than all those decided in this time.
#define SIDESTAGE_ARCHIVE_DECIDED                                                                            \
    "a.channel = ?5 AND a.decided_at >= ?2"                                                                  \
    " AND (a.decided_at, a.number) < (coalesce((SELECT decided_at FROM archive WHERE number = ?6), ?3), ?6)" \
    " AND (?1 = '' OR a.number IN (SELECT rowid FROM archive_words WHERE archive_words MATCH ?1 AND rowid"   \
    " >= (SELECT min(number) FROM archive INDEXED BY archive_by_decision WHERE channel = ?5"                 \
    " AND decided_at >= ?2)))"

constexpr const char *selectRedeemed
    = "SELECT " SIDESTAGE_ARCHIVE_ROW
      " FROM archive_words CROSS JOIN archive a ON a.number = archive_words.rowid" SIDESTAGE_ARCHIVE_PARTS
          SIDESTAGE_ARCHIVE_REDEEMED " ORDER BY archive_words.rowid DESC LIMIT ?4";
constexpr const char *countRedeemed
    = "SELECT count(*) FROM (SELECT 1 FROM archive_words WHERE " SIDESTAGE_ARCHIVE_REDEEMED " LIMIT ?4)";
constexpr const char *selectDecided
    = "SELECT " SIDESTAGE_ARCHIVE_ROW
      " FROM archive a INDEXED BY archive_by_decision" SIDESTAGE_ARCHIVE_PARTS SIDESTAGE_ARCHIVE_DECIDED
      " ORDER BY a.decided_at DESC, a.number DESC LIMIT ?4";
constexpr const char *countDecided
    = "SELECT count(*) FROM (SELECT 1 FROM archive a INDEXED BY archive_by_decision"
      " WHERE " SIDESTAGE_ARCHIVE_DECIDED " LIMIT ?4)";

}  // namespace

/// A query for the statements above.
struct ArchiveTable::Search
{
    qint64 channel = 0;
    QString match{};
    qint64 from = 0;
    qint64 until = endOfTime;
    qint64 after = 0;
    bool isByDecision = false;

    Rows run(Transaction &t, const char *redeemed, const char *decided, int most) const
    {
        return isByDecision ? t.query(decided, match, from, until, most, channel, after)
                            : t.query(redeemed, match, from, until, most);
    }
};

/// Words to replace in the index. The other words of the row stay.
struct ArchiveTable::IndexChange
{
    qint64 number = 0;
    QString before{};
    QString after{};
};

int ArchiveTable::upsert(Transaction &t, QList<ArchivedRedemption> redemptions) const
{
    // FTS5 is fast if its rows are written in ascending order, with no other writes in between. Those without
    // a time, from close(), follow their redemptions.
    std::ranges::stable_sort(redemptions, [](const ArchivedRedemption &a, const ArchivedRedemption &b) {
        const QDateTime &time = a.redemption.redeemedAt;
        const QDateTime &other = b.redemption.redeemedAt;
        return time.isValid() && (!other.isValid() || time < other);
    });
    int count = 0;
    QList<IndexChange> changes;
    for (const ArchivedRedemption &entry : std::as_const(redemptions))
        count += upsertOne(t, entry, changes);
    for (const IndexChange &change : std::as_const(changes)) {
        if (!change.before.isEmpty())
            t.run("INSERT INTO archive_words (archive_words, rowid, words) VALUES ('delete', ?, ?)",
                  change.number, change.before);
        t.run("INSERT INTO archive_words (rowid, words) VALUES (?, ?)", change.number, change.after);
    }
    // As many pages as the rows fill on all levels of the index together.
    if (!changes.isEmpty())
        t.run("INSERT INTO archive_words (archive_words, rank) VALUES ('merge', ?)",
              16 + int(changes.size()) / 2);
    return count;
}

int ArchiveTable::upsertOne(Transaction &t, const ArchivedRedemption &entry,
                            QList<IndexChange> &changes) const
{
    qint64 number = 0;
    Outcome was{};
    By wasBy{};
    QDateTime wasAt;
    {
        Rows rows = t.query("SELECT number, outcome, decider, decided_at FROM archive WHERE id = ? AND"
                            " channel = (SELECT key FROM archive_channels WHERE account = ?)",
                            entry.redemption.id, account);
        if (rows.next()) {
            number = rows.integer(0);
            was = Outcome(rows.integer(1));
            wasBy = By(rows.integer(2));
            wasAt = rows.time(3);
        }
    }
    if (!number)
        return insert(t, entry, changes);
    if (entry.outcome == Outcome::Waiting)
        return 0;
    const bool learns = was == Outcome::Waiting || (was == Outcome::Gone && entry.outcome != was);
    const bool knowsWhen = learns || !entry.isListed;
    const QDateTime at = wasAt.isValid() || !knowsWhen ? wasAt : entry.decidedAt;
    const By by = rankOf(entry.by) > rankOf(wasBy) ? entry.by : wasBy;
    if (!learns && (was != entry.outcome || (by == wasBy && at == wasAt)))
        return 0;
    if (learns)
        changes.append({number, outcomeWord(was), outcomeWord(entry.outcome)});
    return t.run("UPDATE archive SET outcome = ?, decider = ?, decided_at = ? WHERE number = ?",
                 int(entry.outcome), int(by), at, number);
}

int ArchiveTable::insert(Transaction &t, const ArchivedRedemption &entry, QList<IndexChange> &changes) const
{
    const Api::Redemption &redemption = entry.redemption;
    if (redemption.userId.isEmpty() && redemption.reward.id.isEmpty())
        return 0;  // from close(), and never seen
    const qint64 channel
        = integerIn(t,
                    "INSERT INTO archive_channels (account, login, name) VALUES (?, ?, ?)"
                    " ON CONFLICT (account) DO UPDATE SET login = excluded.login, name = excluded.name"
                    " RETURNING key",
                    account, redemption.broadcasterLogin, redemption.broadcasterName);
    const auto totals = [&](const QString &kind, const QString &id, const QString &title) {
        return integerIn(t,
                         "INSERT INTO archive_totals (channel, kind, id, title) VALUES (?, ?, ?, ?)"
                         " ON CONFLICT (channel, kind, id) DO UPDATE SET title = excluded.title"
                         " RETURNING key",
                         channel, kind, id, title);
    };
    const qint64 viewer = totals(ofViewer, redemption.userId, {});
    const qint64 reward = totals(ofReward, redemption.reward.id, redemption.reward.title);
    qint64 number = numberAt(redemption.redeemedAt);
    for (qint64 first = number;; first += perMillisecond) {
        const qint64 last = integerIn(t, "SELECT max(number) FROM archive WHERE number >= ? AND number < ?",
                                      first, first + perMillisecond);
        number = std::max(first, last + 1);
        if (number < first + perMillisecond)
            break;
    }
    const QStringList words{searchText(redemption.userLogin + u' ' + redemption.userName + u' '
                                       + redemption.userInput + u' ' + redemption.reward.title),
                            channelWord(channel), keyWord(viewer), keyWord(reward),
                            outcomeWord(entry.outcome)};
    changes.append({number, {}, words.join(u' ')});
    return t.run("INSERT INTO archive VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", number,
                 redemption.id, channel, viewer, redemption.userLogin, redemption.userName, reward,
                 redemption.reward.title, redemption.reward.prompt, redemption.reward.cost,
                 redemption.userInput, redemption.redeemedAt, int(entry.outcome), int(entry.by),
                 entry.decidedAt);
}

auto ArchiveTable::prepare(Transaction &t, const ArchiveQuery &query, qint64 after) const -> Search
{
    Search search{.after = after, .isByDecision = query.decidedOnly};
    bool isOnlyChannel = false;
    {
        Rows rows = t.query("SELECT key, (SELECT count(*) FROM archive_channels) = 1"
                            " FROM archive_channels WHERE account = ?",
                            account);
        if (rows.next()) {
            search.channel = rows.integer(0);
            isOnlyChannel = rows.boolean(1);
        }
    }
    QStringList terms;
    for (const QString &word : searchText(query.words).split(u' ', Qt::SkipEmptyParts))
        terms.append(u'"' + word + QLatin1String("\"*"));
    for (const auto &[kind, id] : {std::pair(ofViewer, query.userId), std::pair(ofReward, query.rewardId)}) {
        if (id.isEmpty())
            continue;
        const qint64 key
            = integerIn(t, "SELECT key FROM archive_totals WHERE channel = ? AND kind = ? AND id = ?",
                        search.channel, kind, id);
        terms.append(u'"' + keyWord(key) + u'"');
    }
    if (query.outcome)
        terms.append(u'"' + outcomeWord(*query.outcome) + u'"');
    // The list of a channel is the longest, so it is used only where it makes a difference.
    if (!isOnlyChannel || (terms.isEmpty() && !query.decidedOnly))
        terms.append(u'"' + channelWord(search.channel) + u'"');
    search.match = terms.join(QLatin1String(" AND "));

    if (query.from.isValid())
        search.from = query.decidedOnly ? query.from.toMSecsSinceEpoch() : numberAt(query.from);
    if (query.until.isValid())
        search.until = query.decidedOnly ? query.until.toMSecsSinceEpoch() : numberAt(query.until);
    if (after && !query.decidedOnly)
        search.until = std::min(search.until, after);
    return search;
}

ArchivePage ArchiveTable::find(Transaction &t, const ArchiveQuery &query, qint64 after, int most) const
{
    ArchivePage page;
    Rows rows = prepare(t, query, after).run(t, selectRedeemed, selectDecided, most + 1);
    while (rows.next()) {
        if (page.rows.size() == most) {
            page.next = page.rows.constLast().number;
            break;
        }
        const auto outcome = Outcome(rows.integer(11));
        page.rows.append(
            {.number = rows.integer(0),
             .redemption = {.broadcasterId = account,
                            .broadcasterLogin = rows.text(14),
                            .broadcasterName = rows.text(15),
                            .id = rows.text(1),
                            .userId = rows.text(2),
                            .userLogin = rows.text(3),
                            .userName = rows.text(4),
                            .userInput = rows.text(9),
                            .status = outcome == Outcome::Waiting ? Api::RedemptionStatus::Unfulfilled
                                : outcome == Outcome::Fulfilled   ? Api::RedemptionStatus::Fulfilled
                                : outcome == Outcome::Refunded    ? Api::RedemptionStatus::Canceled
                                                                  : Api::RedemptionStatus::Unknown,
                            .redeemedAt = rows.time(10),
                            .reward = {.id = rows.text(5),
                                       .title = rows.text(6),
                                       .prompt = rows.text(7),
                                       .cost = rows.integer(8)}},
             .outcome = outcome,
             .by = By(rows.integer(12)),
             .decidedAt = rows.time(13)});
    }
    return page;
}

int ArchiveTable::count(Transaction &t, const ArchiveQuery &query, int most) const
{
    Rows rows = prepare(t, query, 0).run(t, countRedeemed, countDecided, most);
    return rows.next() ? int(rows.integer(0)) : 0;
}

ArchiveCounts ArchiveTable::counts(Transaction &t, const ArchiveQuery &query) const
{
    const bool isViewer = query.rewardId.isEmpty();
    Rows rows = t.query("SELECT redeemed, fulfilled, refunded, points FROM archive_totals WHERE channel ="
                        " (SELECT key FROM archive_channels WHERE account = ?) AND kind = ? AND id = ?",
                        account, isViewer ? ofViewer : ofReward, isViewer ? query.userId : query.rewardId);
    if (!rows.next())
        return {};
    ArchiveCounts counts{.redeemed = int(rows.integer(0)),
                         .fulfilled = int(rows.integer(1)),
                         .refunded = int(rows.integer(2)),
                         .points = rows.integer(3)};
    if (query.from.isValid())
        counts.thisStream = count(t, query, counts.redeemed);
    return counts;
}

QList<ArchivedReward> ArchiveTable::rewards(Transaction &t) const
{
    QList<ArchivedReward> all;
    Rows rows = t.query("SELECT id, title, redeemed FROM archive_totals WHERE channel ="
                        " (SELECT key FROM archive_channels WHERE account = ?) AND kind = ?"
                        " ORDER BY redeemed DESC, key",
                        account, ofReward);
    while (rows.next())
        all.append({rows.text(0), rows.text(1), int(rows.integer(2))});
    return all;
}

ArchivedStream ArchiveTable::lastStream(Transaction &t) const
{
    Rows rows = t.query("SELECT stream_from, stream_until FROM archive_channels WHERE account = ?", account);
    return rows.next() ? ArchivedStream{rows.time(0), rows.time(1)} : ArchivedStream();
}

bool ArchiveTable::setOnAir(Transaction &t, const QDateTime &since) const
{
    return t.run("INSERT INTO archive_channels (account, stream_from) VALUES (?, ?)"
                 " ON CONFLICT (account) DO UPDATE SET stream_from = excluded.stream_from,"
                 " stream_until = NULL"
                 " WHERE stream_from IS NOT excluded.stream_from OR stream_until IS NOT NULL",
                 account, since)
        > 0;
}

bool ArchiveTable::setOffAir(Transaction &t, const QDateTime &at) const
{
    return t.run("UPDATE archive_channels SET stream_until = ?"
                 " WHERE account = ? AND stream_from IS NOT NULL AND stream_until IS NULL",
                 at, account)
        > 0;
}

QDateTime ArchiveTable::completeUntil(Transaction &t) const
{
    return t.first<QDateTime>("SELECT complete_until FROM archive_channels WHERE account = ?", account)
        .value_or(QDateTime());
}

void ArchiveTable::setCompleteUntil(Transaction &t, const QDateTime &time) const
{
    t.run("INSERT INTO archive_channels (account, complete_until) VALUES (?, ?)"
          " ON CONFLICT (account) DO UPDATE SET complete_until = excluded.complete_until",
          account, time);
}

}  // namespace Sidestage
