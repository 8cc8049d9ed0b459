// SPDX-License-Identifier: GPL-3.0-or-later

// Reports from the sandbox: listed page by page, downloaded before their URLs expire, cancelled, resumed.

#include "analytics_world.h"

#include "downloads/file_download.h"

using namespace Sidestage;
using namespace std::chrono_literals;
using State = BatchItem::State;
using Stage = ReportBatch::Stage;

namespace {

struct BatchRig : AnalyticsWorld
{
    explicit BatchRig(ReportKind kind = ReportKind::Games, const QString &login = u"pipnocturne"_s)
        : AnalyticsWorld(login)
        , warehouse(store->background(), id())
        , batch(std::make_unique<ReportBatch>(account.get(), &warehouse, clock, kind))
    {
    }
    DayRange month() const { return {today().addDays(-40), today().addDays(-2)}; }
    DayRange year() const { return {today().addDays(-365), today().addDays(-1)}; }
    void restart(ReportKind kind = ReportKind::Games)
    {
        batch = std::make_unique<ReportBatch>(account.get(), &warehouse, clock, kind);
        batch->restore();
    }
    StoredReports kept(ReportKind kind = ReportKind::Games) { return *wait(warehouse.reports(kind)); }

    AnalyticsWarehouse warehouse;
    std::unique_ptr<ReportBatch> batch;
};

}  // namespace

class TestReportBatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyReportOfEveryPageComesIntoTheStore()
    {
        BatchRig rig;
        QSignalSpy finished(rig.batch.get(), &ReportBatch::finished);
        rig.batch->start(rig.year());
        QCOMPARE(rig.batch->stage(), Stage::Listing);
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        QCOMPARE(finished.size(), 1);
        QCOMPARE(rig.batch->items().size(), 26);  // more than a page
        QCOMPARE(rig.batch->count(State::Done), 26);
        QCOMPARE(rig.batch->readyUntil(), rig.today().addDays(-2));
        const StoredReports kept = rig.kept();
        QCOMPARE(kept.subjects.size(), 26);
        QVERIFY(kept.columns.contains(u"Hours Watched"_s));
        qint64 days = 0;
        for (const StoredSubject &subject : kept.subjects) {
            QVERIFY(!subject.name.isEmpty());
            QVERIFY(subject.file.isValid());
            days += subject.days();
        }
        int answer = 0;
        for (const BatchItem &item : rig.batch->items())
            answer += item.newDays;
        QCOMPARE(answer, days);
        // A second run finds nothing new and stores nothing twice.
        rig.batch->start(rig.year());
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        for (const BatchItem &item : rig.batch->items())
            QCOMPARE(item.newDays, 0);
        QCOMPARE(rig.kept().subjects, kept.subjects);
    }

    void extensionsToo()
    {
        BatchRig rig(ReportKind::Extensions);
        rig.batch->start(rig.month());
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        QVERIFY(rig.batch->count(State::Done) >= 20);
        QVERIFY(rig.kept(ReportKind::Extensions).columns.contains(u"Installs"_s));
        QVERIFY(rig.kept(ReportKind::Games).subjects.isEmpty());
    }

    void aUrlThatHasExpiredIsAskedForAgain()
    {
        BatchRig rig;
        rig.batch->start(rig.month());
        // Six minutes pass during the batch, in the world and on our clock.
        bool jumped = false;
        connect(rig.batch.get(), &ReportBatch::itemChanged, this, [&] {
            if (!jumped && rig.batch->over() == 5) {
                jumped = true;
                rig.advance(6min);
            }
        });
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        QVERIFY(jumped);
        QCOMPARE(rig.batch->count(State::Failed), 0);
        QCOMPARE(rig.batch->count(State::Done), int(rig.batch->items().size()));
        // One list of two pages, and one request for each report after the jump.
        QVERIFY(rig.sandbox.served("/analytics/games") >= 2 + int(rig.batch->items().size()) - 6);
    }

    void aUrlThatDiesWithoutOurKnowingIsAskedForAgain()
    {
        BatchRig rig;
        rig.batch->start(rig.month());
        bool jumped = false;
        connect(rig.batch.get(), &ReportBatch::itemChanged, this, [&] {
            if (!jumped && rig.batch->over() == 5) {
                jumped = true;
                // Only the world's clock jumps, so ours is wrong.
                rig.sandbox.inSandbox([](Sandbox::World &world) {
                    std::ignore = world.changeClock([](Sandbox::WorldClock &clock) { clock.jump(5min); });
                });
            }
        });
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        QVERIFY(jumped);
        QCOMPARE(rig.batch->count(State::Done), int(rig.batch->items().size()));
        int again = 0;
        for (const BatchItem &item : rig.batch->items())
            again += item.askedAgain;
        QVERIFY(again >= 15);
    }

    void whatIsCancelledIsResumedAlsoAfterARestart()
    {
        BatchRig rig;
        rig.batch->start(rig.month());
        const auto cancelAt = [&](int over) {
            QMetaObject::Connection *watching = new QMetaObject::Connection;
            *watching = connect(rig.batch.get(), &ReportBatch::itemChanged, this, [&rig, over, watching] {
                if (rig.batch->over() != over)
                    return;
                disconnect(*watching);
                delete watching;
                rig.batch->cancel();
            });
        };
        cancelAt(4);
        QTRY_COMPARE(rig.batch->stage(), Stage::Stopped);
        QVERIFY(rig.batch->wasCancelled());
        QCOMPARE(rig.batch->error()->kind, Error::Kind::Cancelled);
        const qsizetype all = rig.batch->items().size();
        QCOMPARE(rig.batch->count(State::Done), 4);
        rig.batch->cancel();  // no batch is running
        cancelAt(9);
        rig.batch->resume();
        QTRY_COMPARE(rig.batch->stage(), Stage::Stopped);
        QCOMPARE(rig.batch->items().size(), all);

        rig.restart();
        QCOMPARE(rig.batch->stage(), Stage::Stopped);
        QCOMPARE(rig.batch->range(), rig.month());
        QCOMPARE(rig.batch->items().size(), all - 9);
        rig.batch->resume();
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        QCOMPARE(rig.batch->count(State::Done), int(all) - 9);
        QCOMPARE(rig.kept().subjects.size(), all);
        rig.restart();
        QCOMPARE(rig.batch->stage(), Stage::Idle);
    }

    void aListThatWasCutOffIsAskedForAgain()
    {
        BatchRig rig;
        rig.sandbox.fault({.path = "/analytics/games", .times = -1, .skip = 1, .status = 503});
        rig.batch->start(rig.month());
        QTRY_COMPARE(rig.batch->stage(), Stage::Stopped);
        QCOMPARE(rig.batch->error()->kind, Error::Kind::Server);
        QVERIFY(!rig.batch->items().isEmpty());
        rig.sandbox.clearFaults();
        rig.restart();
        rig.batch->resume();
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        QCOMPARE(rig.batch->count(State::Done), int(rig.batch->items().size()));
        QVERIFY(rig.batch->items().size() > 20);
    }

    void oneSubjectAlone()
    {
        BatchRig rig;
        const QString steady = rig.addGame({.salt = 1, .scale = 300, .firstDay = 0});
        const QString rare = rig.addGame({.salt = 1, .scale = 1, .share = 5, .firstDay = 0});
        rig.batch->start(rig.month(), steady);
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        QCOMPARE(rig.batch->items().size(), 1);
        QCOMPARE(rig.batch->items().first().newDays, 39);
        QCOMPARE(rig.kept().subjects.size(), 1);
        // On air for too short a time: there is no report, and no error.
        rig.batch->start(rig.month(), rare);
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        QVERIFY(rig.batch->items().isEmpty());
        QVERIFY(!rig.batch->error());
        rig.batch->start(rig.month(), u"999999"_s);
        QTRY_COMPARE(rig.batch->stage(), Stage::Stopped);
        QCOMPARE(rig.batch->error()->kind, Error::Kind::NotFound);
    }

    void aHostileOrTruncatedFileHarmsNothing()
    {
        BatchRig rig;
        const QString game = rig.addGame({.salt = 1, .scale = 300, .firstDay = 0});
        rig.batch->start(rig.month(), game);
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        const StoredReports kept = rig.kept();
        const QByteArray head = "Date,Game ID,Hours Watched\r\n";
        const QByteArray row
            = rig.today().addDays(-9).toString(Qt::ISODate).toLatin1() + ',' + game.toLatin1();
        rig.advance(1h);  // so that the new report would be newer
        const std::pair<QByteArray, int> files[]{
            {head + row + ",1\r\n" + row.left(7), 3},
            {head + row + ",\xff\r\n", 2},
            {head + row + ",\"1\r\n", 2},
            {head + "2026-01-01,4711,1\r\n", 2},
            {"<html>no</html>", 1},
            {QByteArray(1, '\0'), 1},
            {QByteArray(2'000'000, ','), 1},
        };
        for (const auto &[file, line] : files) {
            rig.sandbox.fault({.path = "/reports", .times = -1, .body = file});
            rig.batch->start(rig.month(), game);
            QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
            QCOMPARE(rig.batch->count(State::Failed), 1);
            QCOMPARE(rig.batch->items().first().error.field, QString::number(line));
            QCOMPARE(rig.kept(), kept);
            rig.sandbox.clearFaults();
        }
        rig.sandbox.fault({.path = "/reports", .times = -1, .truncateTo = 200});
        rig.batch->start(rig.month(), game);
        QTRY_COMPARE(rig.batch->count(State::Failed), 1);
        QCOMPARE(rig.kept(), kept);
        rig.sandbox.clearFaults();
        rig.batch->resume();
        QTRY_COMPARE(rig.batch->count(State::Done), 1);
    }

    void whatShrinksIsKnown()
    {
        BatchRig rig;
        const QString game = rig.addGame({.salt = 1, .scale = 300, .firstDay = 0});
        rig.batch->start(rig.month(), game);
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        const QDate day = rig.today().addDays(-9);
        rig.advance(1h);
        rig.sandbox.fault({.path = "/reports",
                           .times = -1,
                           .body = "Date,Game ID,Hours Watched\r\n" + day.toString(Qt::ISODate).toLatin1()
                               + ',' + game.toLatin1() + ",0.1\r\n"});
        rig.batch->start(rig.month(), game);
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        QCOMPARE(rig.kept().subjects.first().shrunk, QList<QDate>{day});
        // The other figures of that day, and the other days, are still there.
        QCOMPARE(rig.kept().subjects.first().days(), 39);
    }

    void aFileThatIsTooLargeFailsAloneAndCanBeTriedAgain()
    {
        BatchRig rig(ReportKind::Games, u"teaandturrets"_s);
        rig.batch->setDownload(std::make_unique<FileDownload>(FileDownload::Limits{.bytes = 100}));
        rig.batch->start(rig.month());
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        QCOMPARE(rig.batch->count(State::Failed), int(rig.batch->items().size()));
        QVERIFY(rig.kept().subjects.isEmpty());
        rig.batch->setDownload(std::make_unique<FileDownload>());
        rig.batch->resume();
        QTRY_COMPARE(rig.batch->stage(), Stage::Ended);
        QCOMPARE(rig.batch->count(State::Done), int(rig.batch->items().size()));
    }
};

QTEST_GUILESS_MAIN(TestReportBatch)
#include "tst_report_batch.moc"
