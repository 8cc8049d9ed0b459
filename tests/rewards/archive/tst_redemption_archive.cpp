// SPDX-License-Identifier: GPL-3.0-or-later

// Archived redemptions keep their outcome, whatever is received late or twice, and when the disk cannot be
// written. Every query finds exactly the matching rows, by an index.

#include "archive_rig.h"
#include "waiting.h"

#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace Sidestage;

namespace {

/// The words of a text that crowd() makes, with a space before each.
QString wordsOf(QString text)
{
    static const QRegularExpression others(u"[^a-z0-9]+"_s);
    text = text.toLower().replace(u'ë', u'e').replace(u'é', u'e').replace(u'ß', "ss"_L1);
    return u' ' + text.replace(others, u" "_s).trimmed();
}

/// The meaning of a query, implemented without an index. `words`: those of the row.
bool isMeant(const ArchivedRedemption &row, const QString &words, const ArchiveQuery &query)
{
    const QStringList wanted = query.words.split(u' ', Qt::SkipEmptyParts);
    const QDateTime &when = query.decidedOnly ? row.decidedAt : row.redemption.redeemedAt;
    return (!query.from.isValid() || when >= query.from) && (!query.until.isValid() || when < query.until)
        && (!query.decidedOnly || row.outcome != Outcome::Waiting)
        && (!query.outcome || row.outcome == *query.outcome)
        && (query.rewardId.isEmpty() || row.redemption.reward.id == query.rewardId)
        && (query.userId.isEmpty() || row.redemption.userId == query.userId)
        && std::all_of(wanted.begin(), wanted.end(),
                       [&](const QString &word) { return words.contains(u' ' + word); });
}

}  // namespace

class TestRedemptionArchive : public QObject
{
    Q_OBJECT

    std::unique_ptr<ArchiveRig> m_shared{};  // by the rows of one test

private Q_SLOTS:
    void cleanupTestCase() { m_shared.reset(); }
    void whatIsKeptComesBackWhole()
    {
        ArchiveRig rig;
        const ArchivedRedemption row
            = decided(redeemed(1, u"Zoë"_s, u"Hydrate!"_s, u"now, \"please\"\nthank you 🍵"_s),
                      Outcome::Refunded, By::Elsewhere);
        rig.archive->upsert({row});
        rig.open();
        ArchivedRedemption back = rig.only();
        QVERIFY(back.number > 0);
        back.number = 0;
        QCOMPARE(back.redemption, row.redemption);
        QVERIFY(back == row);
    }

    void aDecidedOneNeverWaitsAgain()
    {
        ArchiveRig rig;
        for (const bool together : {true, false}) {
            const auto row = redeemed(together ? 1 : 2, together ? u"one"_s : u"two"_s);
            const QList<ArchivedRedemption> answer{row, decided(row, Outcome::Refunded), row};
            for (const ArchivedRedemption &seen : answer) {
                rig.archive->upsert({seen});
                if (!together)
                    rig.archive->flush();
            }
            const ArchivedRedemption kept = rig.only(row.redemption.userName);
            QCOMPARE(kept.outcome, Outcome::Refunded);
            QCOMPARE(kept.decidedAt, row.redemption.redeemedAt.addSecs(30));
        }
        QCOMPARE(rig.count({.outcome = Outcome::Waiting}), 0);
        QCOMPARE(rig.count({.outcome = Outcome::Refunded}), 2);
        QCOMPARE(rig.ids({.words = u"one"_s, .outcome = Outcome::Waiting}), QStringList());
        QCOMPARE(rig.count({}), 2);
    }

    void whoDecidedIsKnownBestByThemselves()
    {
        ArchiveRig rig;
        // The event arrives before the response to our own request, and a later read reports the same again.
        rig.archive->upsert({redeemed(1)});
        rig.archive->upsert({decided(redeemed(1), Outcome::Fulfilled, By::Elsewhere, at(100))});
        rig.archive->upsert({decided(redeemed(1), Outcome::Fulfilled, By::Here, at(101))});
        rig.archive->flush();
        rig.archive->upsert({decided(redeemed(1), Outcome::Fulfilled, By::Elsewhere, at(700))});
        QCOMPARE(rig.only().by, By::Here);
        QCOMPARE(rig.only().decidedAt, at(100));
    }

    void whatWasGoneMayBeFoundLater()
    {
        ArchiveRig rig;
        rig.archive->upsert({decided(redeemed(1), Outcome::Gone, By::Nobody)});
        QCOMPARE(rig.only().outcome, Outcome::Gone);
        rig.archive->upsert({decided(redeemed(1), Outcome::Fulfilled, By::Elsewhere)});
        QCOMPARE(rig.only().outcome, Outcome::Fulfilled);
        rig.archive->upsert({decided(redeemed(1), Outcome::Gone, By::Nobody)});
        QCOMPARE(rig.only().outcome, Outcome::Fulfilled);
    }

    void whatBecameOfKnownOnesCanBeSaidByIdAlone()
    {
        ArchiveRig rig;
        rig.archive->upsert({redeemed(1)});
        rig.archive->close({u"redemption-1"_s, u"redemption-2"_s}, Outcome::Fulfilled, By::Service, at(9000));
        ArchivedRedemption row = rig.only();
        QCOMPARE(row.outcome, Outcome::Fulfilled);
        QCOMPARE(row.by, By::Service);
        QCOMPARE(row.redemption.userName, u"Fennel_77"_s);
        QCOMPARE(rig.count({}), 1);
    }

    void statisticsFollowEveryDecision()
    {
        ArchiveRig rig;
        const QString fennel = u"id of Fennel_77"_s;
        const QString song = u"id of Pick the next song"_s;
        QList<ArchivedRedemption> rows;
        for (int i = 0; i < 10; ++i)
            rows.append(redeemed(i));
        rows.append(redeemed(10, u"wren"_s));
        rows.append(redeemed(11, u"Fennel_77"_s, u"Hydrate!"_s));
        rig.archive->upsert(rows);
        auto counts = soon(rig.archive->viewerCounts(fennel, at(8 * 60)));
        QVERIFY(counts);
        QCOMPARE(counts->redeemed, 11);
        QCOMPARE(counts->fulfilled, 0);
        QCOMPARE(counts->points, 0);
        QCOMPARE(counts->thisStream, 3);
        rig.archive->upsert({decided(rows[0], Outcome::Fulfilled), decided(rows[1], Outcome::Refunded),
                             decided(rows[2], Outcome::Gone), decided(rows[10], Outcome::Fulfilled)});
        rig.archive->upsert({decided(rows[0], Outcome::Fulfilled, By::Elsewhere)});
        counts = soon(rig.archive->viewerCounts(fennel));
        QCOMPARE(counts->fulfilled, 1);
        QCOMPARE(counts->refunded, 1);
        QCOMPARE(counts->points, 500);
        counts = soon(rig.archive->rewardCounts(song, at(9 * 60)));
        QCOMPARE(counts->redeemed, 11);
        QCOMPARE(counts->fulfilled, 2);
        QCOMPARE(counts->points, 1000);
        QCOMPARE(counts->thisStream, 2);
        QCOMPARE(soon(rig.archive->viewerCounts(u"nobody"_s))->redeemed, 0);
        const auto rewards = soon(rig.archive->rewards());
        QVERIFY(rewards);
        QCOMPARE(rewards->size(), 2);
        QCOMPARE(rewards->first().title, u"Pick the next song"_s);
        QCOMPARE(rewards->first().redeemed, 11);
    }

    void accountsInOneFileDoNotSeeEachOther()
    {
        ArchiveRig rig;
        rig.archive->upsert({redeemed(1), decided(redeemed(2), Outcome::Fulfilled)});
        RedemptionArchive other(rig.thread.get(), u"2"_s);
        auto theirs = decided(redeemed(3), Outcome::Fulfilled);
        theirs.redemption.broadcasterId = u"2"_s;
        other.upsert({theirs});
        for (const ArchiveQuery &query :
             {ArchiveQuery{}, ArchiveQuery{.words = u"fennel"_s},
              ArchiveQuery{.userId = u"id of Fennel_77"_s}, ArchiveQuery{.from = at(0), .decidedOnly = true},
              ArchiveQuery{.outcome = Outcome::Fulfilled}}) {
            const auto page = soon(other.search(query));
            QVERIFY(page);
            QCOMPARE(page->rows.size(), 1);
            QCOMPARE(page->rows.first().redemption.id, u"redemption-3"_s);
            QVERIFY(!rig.ids(query).contains(u"3"_s));
        }
        QCOMPARE(soon(other.viewerCounts(u"id of Fennel_77"_s))->redeemed, 1);
        QCOMPARE(rig.count({}), 2);
    }

    void nothingIsLostAtAnEnd()
    {
        ArchiveRig rig;
        rig.archive->upsert(crowd(1500));
        QCOMPARE(rig.archive->pending(), 1500);
        rig.open();
        QCOMPARE(rig.count({}), 1500);
    }

    void itIsWrittenWithinASecondByItself()
    {
        ArchiveRig rig;
        QSignalSpy changed(rig.archive.get(), &RedemptionArchive::changed);
        rig.archive->upsert({redeemed(1)});
        QTRY_COMPARE_WITH_TIMEOUT(changed.size(), 1, 1000);
        auto other = ProfileStore::openHistory(rig.path());  // as another process reads it
        QVERIFY(other);
        Rows rows = other->query("SELECT count(*) FROM archive");
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), 1);
    }

    void whatCannotBeWrittenIsTriedAgain()
    {
        ArchiveRig rig;
        auto other = ProfileStore::openHistory(rig.path());
        QVERIFY(other);
        QVERIFY(other->execute("CREATE TRIGGER refuse BEFORE INSERT ON archive BEGIN"
                               " SELECT raise(ABORT, 'the disk is full'); END"));
        QSignalSpy failed(rig.archive.get(), &RedemptionArchive::failed);
        rig.archive->upsert({redeemed(1), redeemed(2)});
        rig.archive->flush();
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.first().first().value<Error>().message, u"the disk is full"_s);
        QCOMPARE(rig.archive->pending(), 2);
        rig.archive->upsert({decided(redeemed(1), Outcome::Fulfilled)});
        QVERIFY(other->execute("DROP TRIGGER refuse"));
        QCOMPARE(rig.count({}), 2);
        QCOMPARE(rig.ids({.outcome = Outcome::Fulfilled}), QStringList{u"1"_s});
        QCOMPARE(failed.size(), 1);
    }

    void whoAskedMayBeGoneBeforeTheAnswer()
    {
        ArchiveRig rig;
        rig.archive->upsert(crowd(3000));
        const auto searching = watch(rig.archive->search({.words = u"song"_s}));
        const auto counting = watch(rig.archive->count({.userId = u"id of wren"_s}));
        const auto exporting
            = watch(rig.archive->exportTo(rig.folder.filePath(u"out.csv"_s), TableFormat::Csv, {}));
        rig.close();
        QVERIFY(!QFile::exists(rig.folder.filePath(u"out.csv"_s)));
    }

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
        row("Ёлка", true);  // "ё" is "е" with two dots
        row("елка", true);
        row("ｃａｆｅ", true);  // wide letters
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
        rig.archive->upsert(
            {redeemed(1, u"Zoë_Brisk"_s, u"Hydrate!"_s,
                      QString::fromUtf8("Straße 42, Café 日本 Привет ёлка incomprehensibly"))});
        QCOMPARE(rig.found(typed), matches ? QStringList{u"1"_s} : QStringList());
        QCOMPARE(rig.count({.words = typed}), int(matches));
        // The same query in order of decision.
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
        if (!m_shared)
            m_shared = std::make_unique<ArchiveRig>();
        ArchiveRig &rig = *m_shared;
        static const QList<ArchivedRedemption> rows = [&] {
            const auto all = crowd(3000);
            auto first = all.first(1500);
            for (ArchivedRedemption &row : first) {
                row = decided(row, Outcome::Waiting, By::Nobody);
                row.decidedAt = {};
            }
            rig.archive->upsert(first);
            rig.archive->flush();
            rig.archive->upsert(all);
            return all;
        }();
        static const QStringList words = [] {
            QStringList all;
            for (const ArchivedRedemption &row : rows)
                all.append(wordsOf(row.redemption.userName + u' ' + row.redemption.userInput + u' '
                                   + row.redemption.reward.title));
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
            for (int i = 0; i < rows.size(); ++i) {
                if (isMeant(rows[i], words[i], query))
                    meant.insert(rows[i].redemption.id);
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
        for (int i = 0; i < 900; ++i) {
            rows.append(redeemed(i));
            rows.last().redemption.redeemedAt = at(0);
        }
        rig.archive->upsert(rows);
        const ArchiveQuery moment{.from = at(0), .until = at(0).addMSecs(1)};
        QCOMPARE(rig.count({}), 900);
        QCOMPARE(rig.count(moment), 900);
        QCOMPARE(rig.ids(moment, 5000).size(), 900);
        QCOMPARE(rig.count({.from = at(0).addMSecs(1)}), 0);
        QCOMPARE(rig.count({.words = u"fen"_s, .from = at(0).addMSecs(1)}), 0);
        QCOMPARE(rig.count({.words = u"fen"_s, .until = at(0)}), 0);
        for (int i = 0; i < 900; ++i)
            rows[i].redemption.id = u"redemption-%1"_s.arg(1000 + i);
        rig.archive->upsert(rows);  // more than 1,000: some count as a millisecond later
        QCOMPARE(rig.count({}), 1800);
        QCOMPARE(rig.count({.from = at(0), .until = at(0).addMSecs(2)}), 1800);
        rig.archive->upsert({redeemed(5000, u"wren"_s)});
        QCOMPARE(rig.ids({}, 1), QStringList{u"5000"_s});
    }

    void oneIsFoundByItsIdWheneverItWas()
    {
        ArchiveRig rig;
        QList<ArchivedRedemption> rows;
        for (int i = 0; i < 40; ++i) {
            rows.append(redeemed(i));
            rows.last().redemption.redeemedAt = at(0).addDays(7 * qint64(i)).addMSecs(-3);
        }
        rows[39].redemption.redeemedAt = {};
        rig.archive->upsert(rows);
        rig.archive->flush();
        for (ArchivedRedemption &row : rows) {  // with the time as a page reports it
            if (row.redemption.redeemedAt.isValid())
                row.redemption.redeemedAt
                    = QDateTime::fromSecsSinceEpoch(row.redemption.redeemedAt.toSecsSinceEpoch(), Qt::UTC);
        }
        rows[38].redemption.redeemedAt = {};
        rows[39].redemption.redeemedAt = at(0);
        rig.archive->upsert(rows);
        QCOMPARE(rig.count({}), 40);
        QStringList ids{u"nobody's"_s};
        for (const ArchivedRedemption &row : std::as_const(rows))
            ids.append(row.redemption.id);
        rig.archive->close(ids, Outcome::Gone, By::Nobody, at(0));
        QCOMPARE(rig.count({.outcome = Outcome::Gone}), 40);
        QCOMPARE(rig.count({}), 40);
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
        Rows rows = database->query("SELECT count(*) FROM archive_words WHERE archive_words MATCH 'song*'");
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
             {"EXPLAIN QUERY PLAN SELECT * FROM archive WHERE channel = 1 AND decided_at >= 3"
              " AND (decided_at, number) < (9, 0) ORDER BY decided_at DESC, number DESC",
              "EXPLAIN QUERY PLAN SELECT number FROM archive WHERE id = 'x' AND channel = 3"}) {
            Rows rows = database->query(sql);
            while (rows.next()) {
                QVERIFY2(rows.text(3).startsWith("SEARCH"_L1), qPrintable(rows.text(3)));
                QVERIFY2(!rows.text(3).contains("TEMP B-TREE"_L1), qPrintable(rows.text(3)));
            }
        }
    }
};

QTEST_GUILESS_MAIN(TestRedemptionArchive)
#include "tst_redemption_archive.moc"
