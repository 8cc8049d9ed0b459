// SPDX-License-Identifier: GPL-3.0-or-later

// Every query of the archive finds exactly the matching rows, by an index.

#include "archive_rig.h"
#include "waiting.h"

#include "rewards/archive/word_search.h"

#include <QTest>

using namespace Sidestage;

namespace {

/// The meaning of a query, implemented without an index.
bool isMeant(const ArchivedRedemption &row, const ArchiveQuery &query)
{
    const QDateTime &when = query.decidedOnly ? row.decidedAt : row.redemption.redeemedAt;
    return (!query.from.isValid() || when >= query.from) && (!query.until.isValid() || when < query.until)
        && (!query.decidedOnly || row.outcome != Outcome::Waiting)
        && (!query.outcome || row.outcome == *query.outcome)
        && (query.rewardId.isEmpty() || row.redemption.reward.id == query.rewardId)
        && (query.userId.isEmpty() || row.redemption.userId == query.userId)
        && allBegin(wordsOf(query.words),
                    wordsOf(row.redemption.userName + u' ' + row.redemption.userInput + u' '
                            + row.redemption.reward.title));
}

}  // namespace

class TestArchiveSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wordsAreFoundByTheirBeginningsInEveryField_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("matches");
        const auto row = [](const char *typed, bool matches) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << matches;
        };
        row("z", true);
        row("ZOE", true);
        row("zoë", true);
        row("zoe_b", true);
        row("brisk", true);    // the second word of the name
        row("isk", false);     // not the beginning of a word
        row("hydr", true);     // the reward
        row("strasse", true);  // matches "Straße"
        row("straß", true);
        row("cafe", true);
        row("CAFÉ", true);
        row("caf hyd zoe", true);
        row("caf hyd zoo", false);
        row("日", true);
        row("本", true);
        row("привет", true);
        row("ПРИ", true);
        row("incomprehens", true);
        row("incomprehensibly", true);
        row("incomprehensible", false);
        row("42", true);
        row("\"", true);  // a query without any word matches all
        row("hydrate*", true);
        row("hydrate OR nothing", false);
        row("NOT", false);
        row("brisk\"", true);
    }
    void wordsAreFoundByTheirBeginningsInEveryField()
    {
        QFETCH(QString, typed);
        QFETCH(bool, matches);
        ArchiveRig rig;
        rig.archive->upsert({redeemed(1, u"Zoë_Brisk"_s, u"Hydrate!"_s,
                                      QString::fromUtf8("Straße 42, Café 日本 Привет incomprehensibly"))});
        QCOMPARE(rig.found(typed), matches ? QStringList{u"1"_s} : QStringList());
        QCOMPARE(rig.count({.words = typed}), int(matches));
        // The same query where words are compared without the index.
        rig.archive->close({u"redemption-1"_s}, Outcome::Fulfilled, By::Here, at(100));
        const ArchiveQuery byDecision{.words = typed, .decidedOnly = true};
        QCOMPARE(rig.ids(byDecision).size(), int(matches));
    }

    void everyQueryFindsExactlyWhatItMeans_data()
    {
        QTest::addColumn<int>("number");
        for (int i = 0; i < 16; ++i)
            QTest::addRow("%d", i) << i;
    }
    void everyQueryFindsExactlyWhatItMeans()
    {
        static ArchiveRig rig;
        static const QList<ArchivedRedemption> rows = [] {
            const auto all = crowd(3000);
            rig.archive->upsert(all);
            return all;
        }();
        QFETCH(int, number);
        QRandomGenerator dice{quint32(number)};
        for (int round = 0; round < 12; ++round) {
            ArchiveQuery query;
            query.decidedOnly = dice.bounded(4) == 0;
            if (dice.bounded(2))
                query.words
                    = QStringList{u"so"_s, u"song ple"_s, u"rare"_s, u"f"_s, u"zoe the"_s}[dice.bounded(5)];
            if (dice.bounded(2))
                query.outcome = Outcome(dice.bounded(4));
            if (dice.bounded(3) == 0)
                query.rewardId = u"id of Hydrate!"_s;
            if (dice.bounded(4) == 0)
                query.userId = u"id of wren"_s;
            if (dice.bounded(2))
                query.from = at(dice.bounded(4000)).addMSecs(dice.bounded(1000));
            if (dice.bounded(2))
                query.until = at(dice.bounded(6000)).addMSecs(dice.bounded(1000));
            QSet<QString> meant;
            for (const ArchivedRedemption &row : rows) {
                if (isMeant(row, query))
                    meant.insert(row.redemption.id);
            }
            QSet<QString> found;
            qint64 after = 0;
            qint64 before = std::numeric_limits<qint64>::max();
            QDateTime decidedBefore;
            do {
                const auto page = soon(rig.archive->search(query, after, 70));
                QVERIFY(page);
                QVERIFY(!page->next || page->rows.size() == 70);
                for (const ArchivedRedemption &row : page->rows) {
                    QVERIFY(!found.contains(row.redemption.id));
                    found.insert(row.redemption.id);
                    if (query.decidedOnly) {
                        QVERIFY(!decidedBefore.isValid() || row.decidedAt <= decidedBefore);
                        decidedBefore = row.decidedAt;
                    } else {
                        QVERIFY(row.number < before);
                        before = row.number;
                    }
                }
                after = page->next;
            } while (after);
            QCOMPARE(found, meant);
            QCOMPARE(rig.count(query), int(meant.size()));
        }
    }

    void theNewestComesFirstWhateverTheOrderOfArrival()
    {
        ArchiveRig rig;
        rig.archive->upsert({redeemed(5), redeemed(9)});
        rig.archive->upsert({redeemed(7), redeemed(1)});
        rig.archive->flush();
        rig.archive->upsert({redeemed(8)});
        QCOMPARE(rig.ids({}).join(u' '), u"9 8 7 5 1"_s);
        QCOMPARE(rig.found(u"fennel"_s).join(u' '), u"9 8 7 5 1"_s);
    }

    void aCrowdAtTheSameMomentIsKeptWhole()
    {
        ArchiveRig rig;
        QList<ArchivedRedemption> rows;
        for (int i = 0; i < 2500; ++i) {
            rows.append(redeemed(i));
            rows.last().redemption.redeemedAt = at(0);
        }
        rig.archive->upsert(rows);
        const ArchiveQuery moment{.from = at(0), .until = at(0).addMSecs(1)};
        QCOMPARE(rig.count({}), 2500);
        QCOMPARE(rig.count(moment), 2500);
        QCOMPARE(rig.ids(moment, 5000).size(), 2500);
        QCOMPARE(rig.count({.from = at(0).addMSecs(1)}), 0);
        QCOMPARE(rig.count({.words = u"fen"_s, .from = at(0).addMSecs(1)}), 0);
        QCOMPARE(rig.count({.words = u"fen"_s, .until = at(0)}), 0);
        rig.archive->upsert({redeemed(5000, u"wren"_s)});
        QCOMPARE(rig.ids({}, 1), QStringList{u"5000"_s});
    }

    void oneIsFoundByItsIdWheneverItWas()
    {
        ArchiveRig rig;
        const QDateTime midnight(QDate(2026, 6, 2), QTime(0, 0), Qt::UTC);
        QList<ArchivedRedemption> rows;
        for (int i = 0; i < 400; ++i) {
            rows.append(redeemed(i));
            // Many just before midnight, which continue after it, and then one each week.
            rows.last().redemption.redeemedAt
                = i < 200 ? midnight.addMSecs(-3) : midnight.addDays(7 * qint64(i - 200));
        }
        rows[399].redemption.redeemedAt = {};
        rig.archive->upsert(rows);
        rig.archive->flush();
        for (ArchivedRedemption &row :
             rows) {  // with the time as a page reports it, and once when it is unknown
            if (row.redemption.redeemedAt.isValid())
                row.redemption.redeemedAt
                    = QDateTime::fromSecsSinceEpoch(row.redemption.redeemedAt.toSecsSinceEpoch(), Qt::UTC);
        }
        rows[398].redemption.redeemedAt = {};
        rows[399].redemption.redeemedAt = midnight;
        rig.archive->upsert(rows);
        QCOMPARE(rig.count({}), 400);
        QStringList ids;
        for (const ArchivedRedemption &row : std::as_const(rows))
            ids.append(row.redemption.id);
        rig.archive->close(ids + QStringList{u"nobody's"_s}, Outcome::Gone, By::Nobody, at(0));
        QCOMPARE(rig.count({.outcome = Outcome::Gone}), 400);
        QCOMPARE(rig.count({}), 400);
    }

    void titlesThatCountAreFoundToo()
    {
        ArchiveRig rig;
        QList<ArchivedRedemption> rows;
        for (int i = 0; i < 600; ++i)
            rows.append(redeemed(i, u"wren"_s, u"Deaths: %1"_s.arg(i)));
        rig.archive->upsert(rows);
        QCOMPARE(rig.found(u"599"_s), QStringList{u"599"_s});
        QCOMPARE(rig.found(u"deaths 17"_s).size(), 11);
        QCOMPARE(rig.count({.words = u"death"_s}), 600);
        rig.open();  // the counts of the first run are read again
        QCOMPARE(rig.found(u"deaths 17"_s).size(), 11);
    }

    void theIndexHoldsExactlyWhatTheTableHolds()
    {
        ArchiveRig rig;
        rig.archive->upsert(crowd(2000));
        rig.archive->flush();
        QList<ArchivedRedemption> later;
        for (const ArchivedRedemption &row : crowd(2000)) {
            if (row.outcome == Outcome::Waiting)
                later.append(decided(row, Outcome::Fulfilled));
        }
        rig.archive->upsert(later);
        QCOMPARE(rig.count({.outcome = Outcome::Waiting}), 0);
        int sum = 0;
        for (const Outcome outcome : {Outcome::Fulfilled, Outcome::Refunded, Outcome::Gone})
            sum += rig.count({.outcome = outcome});
        QCOMPARE(sum, 2000);
        rig.close();
        auto database = ProfileStore::openHistory(rig.path());
        QVERIFY(database);
        QVERIFY(database->execute("INSERT INTO archive_words (archive_words) VALUES ('integrity-check')"));
        QVERIFY(database->execute("INSERT INTO archive_words (archive_words) VALUES ('optimize')"));
        Rows rows
            = database->query("SELECT count(*) FROM archive_words WHERE archive_words MATCH '\"song\"*'");
        QVERIFY(rows.next());
        QVERIFY(rows.integer(0) > 100);
    }

    void theIndexStaysInFewPieces()
    {
        ArchiveRig rig;
        for (int i = 0; i < 150; ++i) {  // one transaction each
            rig.archive->upsert({redeemed(i)});
            rig.archive->flush();
        }
        QCOMPARE(rig.count({}), 150);
        rig.close();
        auto database = ProfileStore::openHistory(rig.path());
        QVERIFY(database);
        Rows pieces = database->query("SELECT count(DISTINCT segid) FROM archive_words_idx");
        QVERIFY(pieces.next());
        QVERIFY2(pieces.integer(0) < 35, qPrintable(QString::number(pieces.integer(0))));
    }

    void everyQueryGoesByAnIndex()
    {
        ArchiveRig rig;
        rig.close();
        auto database = ProfileStore::openHistory(rig.path());
        QVERIFY(database);
        for (const char *sql :
             {"EXPLAIN QUERY PLAN SELECT * FROM archive WHERE number >= 3 AND number <= 5 ORDER BY number "
              "DESC",
              "EXPLAIN QUERY PLAN SELECT * FROM archive WHERE channel = 1 AND decided_at >= 3"
              " AND (decided_at, number) < (9, 0) ORDER BY decided_at DESC, number DESC",
              "EXPLAIN QUERY PLAN SELECT number FROM archive WHERE number / 172800000 = 3 AND id = 'x'"}) {
            Rows rows = database->query(sql);
            while (rows.next()) {
                QVERIFY2(rows.text(3).startsWith("SEARCH"_L1), qPrintable(rows.text(3)));
                QVERIFY2(!rows.text(3).contains("TEMP B-TREE"_L1), qPrintable(rows.text(3)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestArchiveSearch)
#include "tst_archive_search.moc"
