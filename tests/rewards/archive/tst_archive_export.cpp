// SPDX-License-Identifier: GPL-3.0-or-later

// Exported files: their content is complete and exact, and a failed export leaves no file.

#include "archive_rig.h"
#include "waiting.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QTimer>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

using namespace Sidestage;

class TestArchiveExport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aCsvHoldsEveryValueExactly()
    {
        ArchiveRig rig;
        rig.archive->upsert(
            {decided(redeemed(1, u"Zoë"_s, u"A, \"B\""_s, u"=1+1\r\nnext line"_s), Outcome::Fulfilled),
             redeemed(2)});
        const QString path = rig.folder.filePath(u"out.csv"_s);
        QCOMPARE(soon(rig.archive->exportTo(path, TableFormat::Csv, {})).value_or(-1), 2);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()),
                 QString::fromUtf8(
                     "redeemed_at,viewer_id,viewer_login,viewer_name,reward_id,reward_title,points,message,"
                     "outcome,decided_at,decided_by,redemption_id\r\n"
                     "2026-06-01T12:02:00.000Z,id of Fennel_77,fennel_77,Fennel_77,id of Pick the next song,"
                     "Pick the next song,500,,waiting,,,redemption-2\r\n"
                     "2026-06-01T12:01:00.000Z,id of Zoë,zoë,Zoë,\"id of A, \"\"B\"\"\",\"A, \"\"B\"\"\",500,"
                     "\"=1+1\r\nnext line\",fulfilled,2026-06-01T12:01:30.000Z,here,redemption-1\r\n"));
    }

    void aSpreadsheetCalculatesNothingThatViewersWrote()
    {
        ArchiveRig rig;
        rig.archive->upsert(
            {redeemed(1, u"@Zoe"_s, u"A"_s, u"=1+1"_s), redeemed(2, u"Fen"_s, u"A"_s, u"-5"_s)});
        const QString path = rig.folder.filePath(u"out.csv"_s);
        QCOMPARE(soon(rig.archive->exportTo(path, TableFormat::Csv, {}, {}, CsvStyle::ForSpreadsheets))
                     .value_or(-1),
                 2);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray csv = file.readAll();
        QVERIFY2(csv.contains(",'@Zoe,id of A,A,500,'=1+1,waiting,"), csv.constData());
        QVERIFY2(csv.contains(",Fen,id of A,A,500,-5,waiting,"), csv.constData());
    }

    void theJsonIsAnArrayOfTheSame()
    {
        ArchiveRig rig;
        const QString message = QString::fromUtf8("tab\t \"quoted\" back\\slash\r\n\x01 🍵");
        rig.archive->upsert(crowd(1203));
        rig.archive->upsert({redeemed(9000, u"last"_s, u"x"_s, message)});
        const QString path = rig.folder.filePath(u"out.json"_s);
        QList<qint64> answer;
        const auto written = soon(rig.archive->exportTo(path, TableFormat::Json, {}, [&](qint64 rows) {
            answer.append(rows);
            return true;
        }));
        QCOMPARE(written.value_or(-1), 1204);
        QVERIFY(answer.size() >= 2);
        QVERIFY(std::is_sorted(answer.begin(), answer.end()));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QJsonParseError error;
        const QJsonArray all = QJsonDocument::fromJson(file.readAll(), &error).array();
        QCOMPARE(error.errorString(), u"no error occurred"_s);
        QCOMPARE(all.size(), 1204);
        const QJsonObject first = all.first().toObject();
        QCOMPARE(first["message"_L1].toString(), message);
        QCOMPARE(first["points"_L1].toInteger(), 500);
        QCOMPARE(first.size(), 12);

        const ArchiveQuery none{.words = u"nothingofthekind"_s};
        QCOMPARE(soon(rig.archive->exportTo(path, TableFormat::Json, none)).value_or(-1), 0);
        QFile empty(path);
        QVERIFY(empty.open(QIODevice::ReadOnly));
        QCOMPARE(QJsonDocument::fromJson(empty.readAll()), QJsonDocument(QJsonArray()));
    }

    void aCancelledExportLeavesWhatWasThere()
    {
        ArchiveRig rig;
        rig.archive->upsert(crowd(3000));
        const QString path = rig.folder.filePath(u"out.csv"_s);
        QFile before(path);
        QVERIFY(before.open(QIODevice::WriteOnly));
        before.write("before");
        before.close();
        const auto done
            = soon(rig.archive->exportTo(path, TableFormat::Csv, {}, [](qint64) { return false; }));
        QVERIFY(!done);
        QCOMPARE(done.error().kind, Error::Kind::Cancelled);
        rig.thread->flush();
        QVERIFY(before.open(QIODevice::ReadOnly));
        QCOMPARE(before.readAll(), QByteArray("before"));
        QCOMPARE(QDir(rig.folder.path()).entryList({u"out*"_s}, QDir::Files).size(), 1);
    }

    void anExportThatCannotBeWrittenSaysWhy()
    {
        ArchiveRig rig;
        rig.archive->upsert(crowd(600));
        const auto nowhere = soon(
            rig.archive->exportTo(rig.folder.filePath(u"no/such/folder/out.csv"_s), TableFormat::Csv, {}));
        QVERIFY(!nowhere);
        QCOMPARE(nowhere.error().kind, Error::Kind::Storage);
        QVERIFY(!nowhere.error().message.isEmpty());
        const auto folder = soon(rig.archive->exportTo(rig.folder.path(), TableFormat::Csv, {}));
        QVERIFY(!folder);
        QVERIFY(QFileInfo(rig.folder.path()).isDir());
    }

#ifdef Q_OS_UNIX
    void anExportOntoAFullDiskSaysSoAndLeavesNothing()
    {
        ArchiveRig rig;
        rig.archive->upsert(crowd(6000));
        QCOMPARE(rig.count({}), 6000);
        const auto ignoring = std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_FSIZE, &before), 0);
        rlimit small = before;
        small.rlim_cur = 100'000;
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &small), 0);
        const auto done
            = soon(rig.archive->exportTo(rig.folder.filePath(u"out.csv"_s), TableFormat::Csv, {}));
        QCOMPARE(setrlimit(RLIMIT_FSIZE, &before), 0);
        std::signal(SIGXFSZ, ignoring);
        QVERIFY(!done);
        QCOMPARE(done.error().kind, Error::Kind::Storage);
        QVERIFY(!done.error().message.isEmpty());
        rig.close();
        QVERIFY(QDir(rig.folder.path()).entryList({u"out*"_s}, QDir::Files).isEmpty());
    }
#endif

    /// No thread writes while the program ends.
    void whoEndsTheStoreWaitsForTheFile()
    {
        ArchiveRig rig;
        rig.archive->upsert(crowd(601));
        const QString path = rig.folder.filePath(u"out.csv"_s);
        bool isEnded = false;
        bool wasThere = false;
        const auto exporting = watch(rig.archive->exportTo(path, TableFormat::Csv, {}, [&](qint64 rows) {
            if (rows == 601) {
                QTimer::singleShot(0, qApp, [&] {
                    rig.close();
                    wasThere = QFile::exists(path);
                    isEnded = true;
                });
            }
            return true;
        }));
        QTRY_VERIFY(isEnded);
        QVERIFY(wasThere);
        QVERIFY(exporting->has_value());
        QCOMPARE((*exporting)->value_or(-1), 601);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count("\r\n"), 602);
    }

    void othersAreServedWhileAnExportRuns()
    {
        ArchiveRig rig;
        rig.archive->upsert(crowd(6000));
        bool isDone = false;
        int asked = 0;
        const auto exporting = watch(
            rig.archive->exportTo(rig.folder.filePath(u"out.csv"_s), TableFormat::Csv, {}, [&](qint64) {
                if (!isDone && asked++ == 0)
                    rig.archive->count({}).then([&](auto) { isDone = true; });
                return true;
            }));
        QTRY_VERIFY(isDone);
        QVERIFY(!exporting->has_value());
        QTRY_VERIFY(exporting->has_value());
        QCOMPARE((*exporting)->value_or(-1), 6000);
    }
};

QTEST_GUILESS_MAIN(TestArchiveExport)
#include "tst_archive_export.moc"
