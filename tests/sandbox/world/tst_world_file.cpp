// SPDX-License-Identifier: GPL-3.0-or-later

// Which files a world is opened from, and what is said about the others.

#include "sandbox/harness.h"
#include "storage/database.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Sidestage;

class TestWorldFile : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder{};
    ManualClock m_clock{};
    QString m_path{};

    /// Opens the world of the file. The error, or an empty string.
    QString open()
    {
        const auto world = Sandbox::World::open({.dbFile = m_path, .followers = 5, .clock = &m_clock},
                                                Sandbox::allAreas());
        return world ? QString() : world.error().message;
    }
    void execute(const char *sql)
    {
        auto database = Database::open(m_path, {});
        if (!database || !database->execute(sql))
            qFatal("cannot change the file");
    }

private Q_SLOTS:
    void init() { m_path = m_folder.filePath(QLatin1String(QTest::currentTestFunction())); }

    void aFileOfThisVersionOpensAgain()
    {
        QCOMPARE(open(), QString());
        QCOMPARE(open(), QString());
    }

    void aFileKeepsItsSeed()
    {
        const auto seed = [this](std::optional<quint64> next) {
            const auto world = Sandbox::World::open({.dbFile = m_path, .followers = 5, .clock = &m_clock},
                                                    Sandbox::allAreas());
            if (!world || (next && !(*world)->reset(*next)))
                qFatal("no world");
            return (*world)->settings().seed;
        };
        QCOMPARE(seed({}), quint64(1));
        QCOMPARE(seed(7), quint64(7));
        QCOMPARE(seed({}), quint64(7));
    }

    void aFileOfAnotherVersionIsNamedAsOne_data()
    {
        QTest::addColumn<QByteArray>("change");
        QTest::newRow("a column that is missing") << QByteArray("ALTER TABLE channels DROP COLUMN branded");
        QTest::newRow("a column too many") << QByteArray("ALTER TABLE channels ADD COLUMN mood TEXT");
        QTest::newRow("a table that is missing") << QByteArray("DROP TABLE bans");
        QTest::newRow("another number") << QByteArray("PRAGMA user_version = 30");
    }
    void aFileOfAnotherVersionIsNamedAsOne()
    {
        QFETCH(QByteArray, change);
        m_path += QLatin1String(QTest::currentDataTag());
        QCOMPARE(open(), QString());
        execute(change.constData());
        QCOMPARE(open(),
                 u"It was written by another version of Sidestage. Delete it or choose another "
                 u"file."_s);
    }

    void aFileThatIsDamagedIsNamedAsOne()
    {
        QFile file(m_path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(QByteArray(4096, 'x')), 4096);
        file.close();
        QCOMPARE(open(), u"It is damaged or no database. Move it away or choose another file."_s);
    }

    void nobodyIsToldToDeleteAFileThatIsNoSandbox()
    {
        execute("CREATE TABLE accounts (id TEXT); PRAGMA user_version = 14");
        QCOMPARE(open(), u"It is not a file of the sandbox. Choose another file."_s);
        auto database = Database::open(m_path, {});
        QVERIFY(database);
        Rows rows = database->query("SELECT count(*) FROM sqlite_schema");
        QVERIFY(rows.next());
        QCOMPARE(rows.integer(0), 1);
    }
};

QTEST_GUILESS_MAIN(TestWorldFile)
#include "tst_world_file.moc"
