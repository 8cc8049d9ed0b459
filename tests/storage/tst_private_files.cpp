// SPDX-License-Identifier: GPL-3.0-or-later
// Files of this program are readable by its user only, whatever the umask is.
#include "base/private_files.h"
#include "storage/database.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>

using namespace Qt::StringLiterals;
using namespace Sidestage;

namespace {

/// The permissions of a file, such as 0600.
int modeOf(const QString &path)
{
    struct stat facts
    {
    };
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0 ? int(facts.st_mode & 0777) : -1;
}

}  // namespace

class TestPrivateFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_before = ::umask(022); }
    void cleanup() { ::umask(m_before); }

    void aNewDatabaseIsPrivateWithAllItsFiles()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"above/below/data.sqlite"_s);
        {
            auto database = Database::open(path, {});
            QVERIFY(database && database->execute("CREATE TABLE t (a)"));
            for (const char *end : {"", "-wal", "-shm"})
                QCOMPARE(modeOf(path + QLatin1String(end)), 0600);
        }
        QCOMPARE(modeOf(folder.filePath(u"above/below"_s)), 0700);
        QCOMPARE(modeOf(folder.filePath(u"above"_s)),
                 0755);  // not made private
    }

    void anOldDatabaseBecomesPrivate()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"data.sqlite"_s);
        auto first = Database::open(path, {});
        QVERIFY(first && first->execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)"));
        for (const char *end : {"", "-wal", "-shm"})
            QCOMPARE(::chmod(QFile::encodeName(path + QLatin1String(end)).constData(), 0644), 0);
        auto second = Database::open(path, {});
        QVERIFY(second);
        for (const char *end : {"", "-wal", "-shm"})
            QCOMPARE(modeOf(path + QLatin1String(end)), 0600);
        // Open connections still work.
        QVERIFY(first->execute("INSERT INTO t VALUES (2)"));
        auto rows = second->query("SELECT count(*) FROM t");
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), 2);
    }

    void aFolderThatIsThereStaysAsItIs()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(u"shared"_s);
        QVERIFY(QDir().mkdir(path));
        QCOMPARE(modeOf(path), 0755);
        QVERIFY(makePrivateFolder(path));
        QCOMPARE(modeOf(path), 0755);
        makePrivate(path);
        QCOMPARE(modeOf(path), 0700);
    }

    void whatIsNoDatabaseStaysAsItIs()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"letter.txt"_s);
        QFile letter(file);
        QVERIFY(letter.open(QIODevice::WriteOnly) && letter.write(QByteArray(5000, 'x')) == 5000);
        letter.close();
        QVERIFY(!Database::open(file, {}));
        QCOMPARE(modeOf(file), 0644);
        const QString shared = folder.filePath(u"shared"_s);
        QVERIFY(QDir().mkdir(shared));
        QVERIFY(!Database::open(shared, {}));
        QCOMPARE(modeOf(shared), 0755);
    }

    void aFolderThatCannotBeMadeIsSaid()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"file"_s);
        createPrivateFile(file);
        QCOMPARE(modeOf(file), 0600);
        QVERIFY(!makePrivateFolder(file + u"/below"_s));
    }

private:
    mode_t m_before = 0;
};

QTEST_GUILESS_MAIN(TestPrivateFiles)
#include "tst_private_files.moc"
