// SPDX-License-Identifier: GPL-3.0-or-later

// A back-up contains everything, and a restore either happens or does not, wherever it is killed.

#include "patience.h"

#include "profile/backup.h"
#include "profile/profile_store.h"
#include "profile/store_thread.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

const QString me = u"7"_s;
const QString area = u"channel"_s;

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// A data folder with one service.
struct Folder
{
    QTemporaryDir dir{};
    QString path = dir.path() + u"/data"_s;
    DataFiles files{.folder = path, .settings = path + u"/settings.ini"_s, .cache = path + u"/cache"_s};

    Folder() { QDir().mkpath(files.cache); }
    QString profile() const { return path + u"/profile-sandbox.sqlite"_s; }
    QString backup() const { return dir.path() + u"/all.sidestage"_s; }

    /// Writes a draft, a channel of the archive, and a setting.
    void fill(const QByteArray &what) const
    {
        auto store = std::move(*ProfileStore::open(profile()));
        QVERIFY(store->setDraft(me, area, '"' + what + '"'));
        bool isDone = false;
        store->background()->run(
            [&](Database &database) {
                return database.run("INSERT OR REPLACE INTO archive_channels (account, login, name) VALUES "
                                    "('7', 'tea', ?)",
                                    QString::fromLatin1(what));
            },
            store->background(), [&](const Result<int> &done) { isDone = done.has_value(); });
        store->background()->flush();
        QTRY_VERIFY(isDone);
        put(files.settings, "[look]\ntheme=" + what + '\n');
    }
    /// The same, read back: three times the same word.
    static QByteArrayList read(const QString &folder)
    {
        const QString file = folder + u"/profile-sandbox.sqlite"_s;
        if (!QFile::exists(file))
            return {};
        auto store = std::move(*ProfileStore::open(file));
        QByteArray name;
        store->background()->run(
            [&](Database &database) {
                auto rows = database.query("SELECT name FROM archive_channels WHERE account = '7'");
                name = rows.next() ? rows.text(0).toLatin1() : QByteArray();
                return rows.status();
            },
            store->background(), [](const Result<void> &) {});
        store->background()->flush();
        return {store->draft(me, area).replace('"', ""), name,
                contentOf(folder + u"/settings.ini"_s).mid(13).trimmed()};
    }
    QByteArrayList now() const { return read(path); }
    QByteArrayList aside() const { return read(Backup::asideFolder(files)); }
};

QByteArrayList thrice(const QByteArray &word)
{
    return {word, word, word};
}

}  // namespace

class TestBackup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingComesBackAndThePresentIsKeptAside()
    {
        Folder folder;
        folder.fill("before");
        {
            // Also while it is in use, with changes that are only in the journal.
            auto store = std::move(*ProfileStore::open(folder.profile()));
            QVERIFY(store->setDraft(me, u"other"_s, "\"open\""));
            const auto made = Backup::write(folder.files, folder.backup(), u"1.2"_s);
            QVERIFY2(made, qPrintable(made ? QString() : made.error().message));
            QCOMPARE(made->files.size(), 3);
        }
        folder.fill("after");
        const auto info = Backup::check(folder.backup());
        QVERIFY(info);
        QCOMPARE(info->version, u"1.2"_s);
        QVERIFY(info->bytes > 10'000);
        QVERIFY(Backup::prepareRestore(folder.backup(), folder.files));
        QCOMPARE(folder.now(), thrice("after"));  // until the next start
        const auto done = Backup::finish(folder.files);
        QVERIFY(done);
        QCOMPARE(*done, Backup::Finished::Restored);
        QCOMPARE(folder.now(), thrice("before"));
        QCOMPARE(folder.aside(), thrice("after"));
        QCOMPARE(std::move(*ProfileStore::open(folder.profile()))->draft(me, u"other"_s),
                 QByteArray("\"open\""));
        const auto again = Backup::finish(folder.files);
        QVERIFY(again);
        QCOMPARE(*again, Backup::Finished::Nothing);
        QVERIFY(!QDir(folder.path + u"/restore"_s).exists());
        QVERIFY(QDir(folder.path).entryList({u"backing-up-*"_s}, QDir::Dirs).isEmpty());
    }

    /// Killed before each change of the files in turn, in a second process.
    void aKilledRestoreIsFinishedByTheNextStart()
    {
        Folder folder;
        folder.fill("before");
        QVERIFY(Backup::write(folder.files, folder.backup(), u"1"_s));
        int killed = 0;
        for (bool isKilled = true; isKilled; ++killed) {
            folder.fill("after");
            QVERIFY(Backup::prepareRestore(folder.backup(), folder.files));
            QProcess program;
            program.start(QStringLiteral(SIDESTAGE_RESTORING), {folder.path, QString::number(killed)});
            QVERIFY(program.waitForFinished(testPatience));
            isKilled = program.exitStatus() == QProcess::CrashExit || program.exitCode() != 0;
            const auto done = Backup::finish(folder.files);
            QVERIFY2(done, qPrintable(done ? QString() : done.error().message));
            QCOMPARE(folder.now(), thrice("before"));
            QCOMPARE(folder.aside(), thrice("after"));
            QVERIFY(!QDir(folder.path + u"/restore"_s).exists());
        }
        QVERIFY2(killed > 7, qPrintable(QString::number(killed)));
    }

    void aKilledDeletionIsFinishedByTheNextStart()
    {
        Folder folder;
        int killed = 0;
        for (bool isKilled = true; isKilled; ++killed) {
            folder.fill("data");
            put(folder.files.cache + u"/picture"_s, "png");
            QVERIFY(Backup::prepareDeletion(folder.files));
            QProcess program;
            program.start(QStringLiteral(SIDESTAGE_RESTORING), {folder.path, QString::number(killed)});
            QVERIFY(program.waitForFinished(testPatience));
            isKilled = program.exitStatus() == QProcess::CrashExit || program.exitCode() != 0;
            QVERIFY(Backup::finish(folder.files));
            QVERIFY(folder.files.databases().isEmpty());
            QVERIFY(!QFile::exists(folder.files.settings));
            QVERIFY(!QDir(folder.path + u"/restore"_s).exists());
            QDir().mkpath(folder.files.cache);
        }
        QVERIFY(killed > 3);
    }

    void whatIsDamagedOrNewerIsRefusedAndChangesNothing_data()
    {
        QTest::addColumn<QString>("how");
        for (const char *how : {"empty", "text", "cut", "longer", "bit at the start", "bit in the middle",
                                "bit at the end", "newer format", "newer database"})
            QTest::newRow(how) << QString::fromLatin1(how);
    }
    void whatIsDamagedOrNewerIsRefusedAndChangesNothing()
    {
        QFETCH(QString, how);
        Folder folder;
        folder.fill("before");
        if (how == "newer database"_L1) {
            auto database = Database::open(folder.profile(), {});
            QVERIFY(database);
            QVERIFY(database->execute("PRAGMA user_version = 99"));
        }
        QVERIFY(Backup::write(folder.files, folder.backup(), u"1"_s));
        if (how == "newer database"_L1) {
            auto database = Database::open(folder.profile(), {});
            QVERIFY(database);
            QVERIFY(database->execute("PRAGMA user_version = 1"));
        }
        folder.fill("after");
        QByteArray bytes = contentOf(folder.backup());
        const auto flip = [&bytes](qsizetype at) { bytes[at] = char(bytes[at] ^ 0x10); };
        if (how == "empty"_L1)
            bytes.clear();
        else if (how == "text"_L1)
            bytes = "not a back-up";
        else if (how == "cut"_L1)
            bytes.chop(1'000);
        else if (how == "longer"_L1)
            bytes += 'x';
        else if (how == "bit at the start"_L1)
            flip(30);
        else if (how == "bit in the middle"_L1)
            flip(bytes.size() / 2);
        else if (how == "bit at the end"_L1)
            flip(bytes.size() - 1);
        else if (how == "newer format"_L1)
            bytes[21] = 9;  // the last byte of the number after the first line
        put(folder.backup(), bytes);
        const bool isIntact = how == "newer database"_L1;
        QCOMPARE(Backup::check(folder.backup()).has_value(), isIntact);
        const auto prepared = Backup::prepareRestore(folder.backup(), folder.files);
        QVERIFY(!prepared);
        QVERIFY(!prepared.error().message.isEmpty());
        if (how.startsWith("newer"_L1))
            QVERIFY2(prepared.error().message.contains("version"_L1), qPrintable(prepared.error().message));
        const auto done = Backup::finish(folder.files);
        QVERIFY(done);
        QCOMPARE(*done, Backup::Finished::Nothing);
        QCOMPARE(folder.now(), thrice("after"));
    }

    void aCancelledOrFailedBackUpLeavesTheFileAsItWas()
    {
        Folder folder;
        folder.fill("data");
        put(folder.backup(), "the last one");
        const auto cancelled
            = Backup::write(folder.files, folder.backup(), u"1"_s, [](int percent) { return percent < 60; });
        QVERIFY(!cancelled);
        QCOMPARE(cancelled.error().kind, Error::Kind::Cancelled);
        QCOMPARE(contentOf(folder.backup()), QByteArray("the last one"));
        put(folder.path + u"/profile-b.sqlite"_s, "this is no database, and longer than a header");
        const auto failed = Backup::write(folder.files, folder.backup(), u"1"_s);
        QVERIFY(!failed);
        QCOMPARE(failed.error().kind, Error::Kind::Storage);
        QCOMPARE(contentOf(folder.backup()), QByteArray("the last one"));
        QVERIFY(QDir(folder.path).entryList({u"backing-up-*"_s}, QDir::Dirs).isEmpty());
    }

    void theSizesAreThoseOfTheFiles()
    {
        Folder folder;
        folder.fill("data");
        put(folder.files.cache + u"/picture"_s, QByteArray(5'000, 'x'));
        const DataSizes sizes = Backup::measure(folder.files);
        QCOMPARE(sizes.pictures, 5'000);
        QCOMPARE(sizes.settings, QFileInfo(folder.files.settings).size());
        QCOMPARE(sizes.history, QFileInfo(folder.profile()).size());
        QVERIFY(sizes.accounts > 0);
        QCOMPARE(sizes.aside, 0);
    }
};

QTEST_MAIN(TestBackup)
#include "tst_backup.moc"
