// SPDX-License-Identifier: GPL-3.0-or-later

// The two files of a profile: a thread never waits for the other one, and data of the former single file are
// moved to the right one, whenever the program is killed in between.

#include "profile/profile_store.h"
#include "profile/store_thread.h"
#include "profile/tables.h"

#include <QFile>
#include <QFileInfo>
#include <QSemaphore>
#include <QTemporaryDir>
#include <QTest>

using namespace Sidestage;

namespace {

const QString me = QStringLiteral("7");
const QString area = QStringLiteral("channel");

/// A profile of the time when it was a single file: a draft, rewards of which the last was deleted, and a
/// redemption.
void makeOld(const QString &path)
{
    {
        auto profile = std::move(*ProfileStore::open(path));
        if (!profile->setDraft(me, area, "{}"))
            qFatal("no draft");
        for (const char *sql :
             {"INSERT INTO library_rewards (account, fields, changed_at) VALUES ('7', '{}', 1)",
              "INSERT INTO library_rewards (account, fields, changed_at) VALUES ('7', '{}', 2)",
              "INSERT INTO reward_sets (account, name) VALUES ('7', 'Horror')",
              "INSERT INTO reward_set_members VALUES (1, 0, 1)", "DELETE FROM library_rewards WHERE id = 2",
              "DROP TABLE taken_over"}) {
            if (!profile->database().run(sql))
                qFatal("%s", sql);
        }
    }
    if (!QFile::rename(ProfileStore::fileOfWindows(path), path))
        qFatal("cannot rename");
    auto old = Database::open(path, {});
    if (!old || !old->execute(Tables::decisionJournal) || !old->execute(Tables::redemptionArchive)
        || !old->execute("INSERT INTO archive_channels (account, login, name) VALUES ('7', 'tea', 'Tea');"
                         "PRAGMA user_version=4"))
        qFatal("cannot make an old file");
}

int count(Database &database, const char *sql)
{
    Rows rows = database.query(sql);
    return rows.next() ? int(rows.integer(0)) : -1;
}

}  // namespace

class TestProfileStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theNameOfTheOtherFile()
    {
        const auto of
            = [](const char *path) { return ProfileStore::fileOfWindows(QString::fromLatin1(path)); };
        QCOMPARE(of("/a.b/profile-x.sqlite"), QStringLiteral("/a.b/profile-x-windows.sqlite"));
        QCOMPARE(of("/a.b/profile"), QStringLiteral("/a.b/profile-windows"));
        QCOMPARE(of(":memory:"), QStringLiteral(":memory:"));
    }

    void whatStoodInOneFileIsTakenOver()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("p.sqlite"));
        makeOld(path);
        for (int start = 0; start < 3; ++start) {
            auto profile = std::move(*ProfileStore::open(path));
            QCOMPARE(profile->draft(me, area), QByteArray(start == 0 ? "{}" : ""));
            QCOMPARE(count(profile->database(), "SELECT count(*) FROM library_rewards"), 1 + start);
            QCOMPARE(count(profile->database(), "SELECT count(*) FROM reward_set_members"), 1);
            // The id of a deleted reward is not used again.
            QVERIFY(profile->database().run(
                "INSERT INTO library_rewards (account, fields, changed_at) VALUES ('7', '{}', 3)"));
            QCOMPARE(profile->database().lastInsertId(), 3 + start);
            QVERIFY(profile->removeDraft(me, area));  // it does not reappear at the next start
            if (start > 0)
                profile->background()->flush();
        }
        auto history = ProfileStore::openHistory(path);
        QVERIFY(history);
        QCOMPARE(count(*history, "SELECT count(*) FROM archive_channels WHERE login = 'tea'"), 1);
        QCOMPARE(count(*history,
                       "SELECT count(*) FROM sqlite_master WHERE name IN"
                       " ('accounts', 'drafts', 'library_rewards', 'reward_sets')"),
                 0);
    }

    void aKillWhileItIsTakenOverLosesNothing()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("p.sqlite"));
        makeOld(path);
        {  // the tables exist, and the transaction that fills them was not committed
            auto profile = std::move(*ProfileStore::open(path));
            QVERIFY(profile->database().execute(
                "DELETE FROM taken_over; DELETE FROM drafts; DELETE FROM reward_set_members;"
                "DELETE FROM reward_sets; DELETE FROM library_rewards; DELETE FROM sqlite_sequence"));
        }
        auto profile = std::move(*ProfileStore::open(path));
        QCOMPARE(profile->draft(me, area), QByteArray("{}"));
        QCOMPARE(count(profile->database(), "SELECT count(*) FROM library_rewards"), 1);
    }

    void aWindowNeverWaitsForTheStoresThread()
    {
        QTemporaryDir dir;
        auto profile = std::move(*ProfileStore::open(dir.filePath(QStringLiteral("p.sqlite"))));
        QSemaphore holds;
        QSemaphore goesOn;
        profile->background()->run<bool>(
            [&](Database &database) -> Result<bool> {
                const auto done = database.transaction([&]() -> Result<void> {
                    const auto put = database.run(
                        "INSERT INTO archive_channels (account, login, name) VALUES ('7', 'tea', 'Tea')");
                    holds.release();
                    goesOn.acquire();
                    return put ? Result<void>() : Result<void>(put.error());
                });
                return done ? Result<bool>(true) : Result<bool>(done.error());
            },
            this, [](const Result<bool> &) {});
        holds.acquire();
        const auto written = profile->setDraft(me, area, "{}");
        goesOn.release();
        QVERIFY(written);
        profile->background()->flush();
    }

    void theLogOfTheWindowsIsWrittenBackByTheOtherThread()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("p.sqlite"));
        auto profile = std::move(*ProfileStore::open(path));
        const QByteArray json(20'000, 'x');
        for (int i = 0; i < 1500; ++i) {
            QVERIFY(profile->setDraft(me, area, json));
            if (i % 20 > 0)
                continue;
            QCoreApplication::processEvents();  // a pause, as in real use
            QVERIFY(profile->setDraft(me, area, json));
            profile->background()->flush();
        }
        // All writes together are 30 MB.
        const QFileInfo log(ProfileStore::fileOfWindows(path) + QStringLiteral("-wal"));
        QVERIFY2(log.size() < 8'000'000, qPrintable(QString::number(log.size())));
        QVERIFY(log.size() > 0);
    }
};

QTEST_GUILESS_MAIN(TestProfileStore)
#include "tst_profile_store.moc"
