// SPDX-License-Identifier: GPL-3.0-or-later

// Archived redemptions keep their outcome, whatever is received late or twice, and when the disk cannot be
// written.

#include "archive_rig.h"
#include "waiting.h"

#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace Sidestage;

class TestRedemptionArchive : public QObject
{
    Q_OBJECT

private Q_SLOTS:
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
};

QTEST_GUILESS_MAIN(TestRedemptionArchive)
#include "tst_redemption_archive.moc"
